"""What people count in their heads at a table of Mare Nostrum (2003), and the odds of its battles."""

from collections import Counter

import pytest

from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.notation import parse, resolve
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.games import game
from internum.games.nostrum.attack import ON_LAND
from internum.games.nostrum.battle import strength
from internum.games.nostrum.income import yields
from internum.games.nostrum.odds import odds
from internum.games.nostrum.rules import NostrumRules
from internum.record.position import read_position

FOUGHT = 3000


def standing(facts: list[str], at: str = "construction", seats: int = 5) -> tuple[State, NostrumRules]:
    lines = ["position nostrum", f"seats {seats}", f"at {at}", "given", *(f"  {fact}" for fact in facts)]
    s = read_position("\n".join(lines) + "\n")
    assert isinstance(s.rules, NostrumRules)
    return s, s.rules


def lens(s: State, name: str) -> dict[tuple[str, str], int]:
    assert isinstance(s.rules, NostrumRules)
    words = s.rules.table.provinces.words
    seen = s.rules.insight(s.view(None)).lenses[name]
    return {(words[area], s.rules.side_name(side)): number for area, side, number in seen}


@pytest.mark.parametrize("seats", [3, 5])
def test_it_is_the_same_for_all_that_looks_alike_to_a_seat(seats: int) -> None:
    rules = game("nostrum").rules(seats, {"round_limit": 5})
    s = rules.start()
    rng = Rng(seats)
    while not s.over:
        for side in (*range(5), None) if rng.below(4) == 0 else ():
            counted = rules.insight(s.view(side))
            assert counted is not None
            again = rules.insight(s.guess(side, rng).view(side))
            assert again is not None
            assert counted.plain() == again.plain()
        if s.actor == CHANCE:
            s.push_chance(rng)
        else:
            random_move(s, s.actor, rng)


def test_the_lens_of_incomes_adds_up() -> None:
    rules = game("nostrum").rules(4, {"round_limit": 8})
    assert isinstance(rules, NostrumRules)
    s = rules.start()
    rng = Rng(8)
    while not s.over:
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        random_move(s, s.actor, rng)
        found: Counter[int] = Counter()
        for _, side, number in rules.insight(s.view(None)).lenses["income"]:
            found[side] += number
        for side, due in enumerate(yields(s, rules.table)):
            led = s.seat(side) >= 0
            assert found[side] == (sum(due) if led else 0)


def test_nearness_to_both_ways_to_win() -> None:
    s, rules = standing(["hand = rome tax 7, rome wine 2", "card = helen rome, colossus rome"])
    own = rules.insight(s.view(0)).sides[0]
    assert {way.way: way.missing for way in own.ways} == {"by_pyramids": 5, "by_cards": 1}
    assert (own.numbers["largest_set"], own.numbers["cards"], own.numbers["price"]) == (7, 3, 9)


def test_sets_of_three() -> None:
    hand = "hand greece = tax 3, grain 2, metal 1, livestock 1, gold 1, slaves 1"
    s, rules = standing([hand])
    numbers = rules.insight(s.view(2)).sides[2].numbers
    assert (numbers["sets_of_three"], numbers["largest_set"]) == (3, 5)  # T15


def test_an_unseen_card_may_be_of_any_kind() -> None:
    facts = ["hand = rome wine 2, rome fish 1", "giver = carthage", "receiver = rome"]
    s, rules = standing([*facts, "gift = rome wine, carthage wine"])
    seen = rules.insight(s.view(2)).sides[0].numbers
    own = rules.insight(s.view(0)).sides[0].numbers
    assert (seen["holds"], seen["largest_set"]) == (3, 3)
    assert (own["holds"], own["largest_set"]) == (3, 2)


def test_neutral_ones_count_and_strive_for_nothing() -> None:
    s, rules = standing(["owner = babylonia babylon", "built babylonia_grain = 1"], seats=4)
    found = rules.insight(s.view(None)).sides[4]
    assert found.ways == []
    assert found.numbers == {"director_of_commerce": 1, "political_leader": 0, "military_leader": 0}


def test_lenses_of_war() -> None:
    s, _ = standing(
        [
            "owner = italia rome, libya carthage",
            "legions = rome latium 3, greece italia 2, rome italia 2, carthage numidia 1",
            "triremes = carthage mare_sardum 1, carthage mare_tyrrhenum 1",
            "fortresses carthage libya = 1",
        ],
        "military",
    )
    assert lens(s, "threat") == {("italia", "carthage"): 1, ("italia", "greece"): 2}
    defence = lens(s, "defence")
    assert defence["latium", "rome"] > defence["italia", "rome"] > 0
    assert 0 < lens(s, "odds")["italia", "rome"] < 100


def test_where_a_marker_can_go() -> None:
    s, _ = standing(["owner = gallia rome", "legions greece dalmatia = 1"])
    found = lens(s, "reach")
    assert ("germania", "rome") in found
    assert ("dalmatia", "rome") not in found


@pytest.mark.parametrize(
    "facts",
    [
        ["legions = rome gallia 2, greece gallia 1"],
        ["legions = rome gallia 4, greece gallia 1", "fortresses greece gallia = 1"],
        ["legions = rome gallia 3, carthage gallia 3", "card agamemnon = rome"],
        ["legions = rome gallia 3", "fortresses greece gallia = 1", "card archimedes = greece"],
        ["legions = rome gallia 3, greece gallia 2", "owner gallia = greece", "card nebuchadnezzar = greece"],
    ],
)
def test_odds_are_those_of_battles_that_are_fought(facts: list[str]) -> None:
    s, rules = standing(facts, "rome legions")
    table = rules.table
    place = table.provinces.of("gallia")
    foe = next(side for side in range(1, 5) if strength(s, ON_LAND, side, place))
    told = odds(s, table, ON_LAND, place, 0, foe)
    rng = Rng(5)
    before = strength(s, ON_LAND, 0, place), strength(s, ON_LAND, foe, place)
    lost = destroyed = alone = 0
    move = f"battle gallia {rules.side_name(foe)}"
    for _ in range(FOUGHT):
        t = s.copy()
        t.do(resolve(t, 0, parse(rules, move)), 0)
        t.push_chance(rng)
        while not t.settled or (t.actor >= 0 and rules.steps[t.v[t.v[0]] - 1].name == "battle"):
            t.push(t.legal(t.actor)[0], t.actor)
        after = strength(t, ON_LAND, 0, place), strength(t, ON_LAND, foe, place)
        lost += before[0] - after[0]
        destroyed += before[1] - after[1]
        alone += after[0] > 0 and after[1] == 0
    assert lost / FOUGHT == pytest.approx(told.losses(), abs=0.06)
    assert destroyed / FOUGHT == pytest.approx(told.kills(), abs=0.06)
    assert alone / FOUGHT == pytest.approx(told.alone(), abs=0.04)
