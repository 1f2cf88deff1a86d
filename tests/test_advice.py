"""Advice: moves of the search with what changes most, from what the advised seat knows."""

import pytest

from internum.bots.advice import TELLING, Because, advise, lying_open, reasons
from internum.bots.bot import Sight
from internum.bots.search.settings import Settings
from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.state import State
from internum.games import OWN, game
from internum.record.position import read_position
from internum.words import LANGUAGES, Words

QUICK = Settings(simulations=6, root=20, inner=6)


def ask(s: State, settings: Settings = QUICK) -> list[str]:
    """What is advised, in words."""
    return [
        f"{one.worth} " + "; ".join(f"{why.kind} {why.what} {why.change}" for why in one.because)
        for one in advise(Sight(s, s.actor), Rng(1), settings)
    ]


@pytest.mark.parametrize("name", OWN)
def test_up_to_three_legal_moves_the_best_first(name: str) -> None:
    s = game(name).new(3, seed=4)
    found = advise(Sight(s, s.actor), Rng(1), QUICK)
    assert 1 <= len(found) <= 3
    assert len({tuple(one.move) for one in found}) == len(found)
    assert found[0].worth == 0 >= found[-1].worth
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    for one in found:
        s.copy().do(one.move, s.actor)
        assert len(one.because) <= 3


def test_what_a_move_brings_is_told() -> None:
    s = read_position(
        "position antike\nseats 4\nat greeks conquest\ngiven\n"
        "  city = sparta greeks, tyros phoenicians, paphos phoenicians\n  galleys greeks = tyros 1\n"
    )
    best = advise(Sight(s, s.actor), Rng(1), QUICK)[0]
    assert Because("number", "cities", 1) in best.because


def test_advice_depends_on_nothing_that_is_hidden() -> None:
    s = game("empires").new(4, seed=4)
    other = s.guess(s.actor, Rng(9))
    assert ask(s) == ask(other)


def seen(legions: int) -> Insight:
    """Side 0 holds area 2 with a strength of 3; side 1 can come with so many."""
    out = Insight()
    out.standing(0).numbers["cities"] = legions
    out.lenses["defence"] = [(2, 0, 3)]
    out.lenses["threat"] = [(2, 1, legions), (2, 3, 1)]
    return out


def test_a_place_lies_open_to_whoever_is_strong_enough() -> None:
    assert lying_open(0, seen(2)) == {}
    assert lying_open(0, seen(3)) == {2: 1}
    assert lying_open(1, seen(3)) == {}


def test_gains_are_told_before_what_they_cost() -> None:
    rules = game("antike").rules(4)
    found = reasons(rules, 0, seen(2), seen(3))
    assert [(one.kind, one.change, one.side) for one in found] == [("number", 1, -1), ("open", 0, 1)]
    back = reasons(rules, 0, seen(3), seen(2))
    assert [(one.kind, one.change, one.side) for one in back] == [("safe", 0, 1), ("number", -1, -1)]


@pytest.mark.parametrize("name", OWN)
def test_every_number_that_is_told_is_there_and_has_its_words(name: str) -> None:
    s = game(name).new(4, seed=2)
    numbers = s.rules.insight(s.view(s.actor)).standing(s.actor).numbers
    assert set(TELLING[name]) <= set(numbers)
    for lang in LANGUAGES:
        words = Words(lang, name)
        assert all(words.has(f"gain-{number.replace('_', '-')}") for number in TELLING[name])
