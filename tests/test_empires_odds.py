"""The exact odds of a battle of Empires against all throws of few dice and battles that are fought."""

from collections import Counter
from itertools import product

import pytest

from internum.core.chance import Rng
from internum.core.notation import parse, resolve
from internum.core.slots import CHANCE, SP
from internum.core.state import State
from internum.games.empires.battle import ON_LAND, SEA, strength
from internum.games.empires.odds import odds
from internum.games.empires.rules import EmpiresRules
from internum.games.mediterranean.dice import chances, sums
from internum.games.mediterranean.odds import mean, suffered
from internum.record.position import read_position

FOUGHT = 4000
DIE = [1, 2, 3, 4, 5, 6]

BATTLES = {
    "two against one": ["legions = rome italia 2, egypt italia 1"],
    "Caesar against a fortress": ["legions = rome italia 4, egypt italia 1", "fortresses egypt italia = 1"],
    "against Pericles": ["legions = rome italia 3, greece italia 3"],
    "Nebuchadnezzar at home": [
        "legions = rome italia 5, egypt italia 2",
        "owner italia = egypt",
        "tile nebuchadnezzar = egypt",
    ],
    "Ramses and a fortress alone": [
        "legions = rome italia 3",
        "fortresses egypt italia = 1",
        "tile ramses_ii = egypt",
    ],
}


def standing(facts: list[str], at: str) -> State:
    lines = ["position empires", "seats 5", f"at rome {at}", "given", *(f"  {fact}" for fact in facts)]
    return read_position("\n".join(lines) + "\n")


def fought(s: State, move: str, foe: int, where: int, place: int) -> tuple[Counter[int], Counter[int], int]:
    """Many battles: how often each side lost so many units, and how often Rome was left alone."""
    lost: Counter[int] = Counter()
    destroyed: Counter[int] = Counter()
    alone = 0
    rng = Rng(5)
    before = strength(s, where, 0, place), strength(s, where, foe, place)
    for _ in range(FOUGHT):
        t = s.copy()
        t.do(resolve(t, 0, parse(t.rules, move)), 0)
        while t.actor == CHANCE:
            t.push_chance(rng)
        while not t.over and t.actor >= 0 and t.rules.steps[t.v[t.v[SP]] - 1].name == "battle":
            t.push(t.legal(t.actor)[0], t.actor)
        after = strength(t, where, 0, place), strength(t, where, foe, place)
        lost[before[0] - after[0]] += 1
        destroyed[before[1] - after[1]] += 1
        alone += after[0] > 0 and after[1] == 0
    return lost, destroyed, alone


@pytest.mark.parametrize("facts", BATTLES.values(), ids=list(BATTLES))
def test_battles_come_out_as_the_odds_say(facts: list[str]) -> None:
    s = standing(facts, "land_battles")
    assert isinstance(s.rules, EmpiresRules)
    table = s.rules.table
    place = table.provinces.of("italia")
    foe = table.empires.of("greece" if "greece" in facts[0] else "egypt")
    told = odds(s, table, ON_LAND, place, 0, foe)
    lost, destroyed, alone = fought(s, f"battle italia {table.empires.words[foe]}", foe, ON_LAND, place)
    for shares, seen in ((told.lost, lost), (told.destroyed, destroyed)):
        assert sum(shares) == pytest.approx(1.0)
        for units, chance in enumerate(shares):
            assert seen[units] / FOUGHT == pytest.approx(chance, abs=0.03), units
    assert alone / FOUGHT == pytest.approx(told.alone(), abs=0.03)


def test_at_sea_no_hero_helps() -> None:
    s = standing(["triremes = rome mare_ionium 3, greece mare_ionium 2"], "sea_battles")
    assert isinstance(s.rules, EmpiresRules)
    table = s.rules.table
    sea = table.seas.of("mare_ionium")
    told = odds(s, table, SEA, sea, 0, 1)
    assert told.lost == suffered(chances(DIE, 2), 0, 5, 0, 3)
    assert told.destroyed == suffered(chances(DIE, 3), 0, 5, 0, 2)
    lost, destroyed, _ = fought(s, "fight mare_ionium greece", 1, SEA, sea)
    assert mean(told.lost) == pytest.approx(sum(n * k for n, k in lost.items()) / FOUGHT, abs=0.05)
    assert told.kills() == pytest.approx(sum(n * k for n, k in destroyed.items()) / FOUGHT, abs=0.05)


def test_every_throw_is_counted() -> None:
    thrown = Counter(sum(dice) for dice in product(DIE, repeat=4))
    assert {total: ways for total, ways in enumerate(sums(DIE, 4)) if ways} == thrown


def test_without_a_die_nothing_is_left_to_chance() -> None:
    assert suffered(chances(DIE, 0), 5, 5, 1, 2) == [1.0, 0.0, 0.0]
    assert suffered(chances(DIE, 0), 10, 5, 0, 1) == [0.0, 1.0]


def test_the_four_ways_a_battle_can_leave_a_place() -> None:
    s = standing(BATTLES["Caesar against a fortress"], "land_battles")
    assert isinstance(s.rules, EmpiresRules)
    told = odds(s, s.rules.table, ON_LAND, s.rules.table.provinces.of("italia"), 0, 3)
    empty = told.lost[-1] * told.destroyed[-1]
    war = (1 - told.lost[-1]) * (1 - told.destroyed[-1])
    assert told.alone() + told.driven_out() + empty + war == pytest.approx(1.0)
    assert told.losses() == pytest.approx(mean(told.lost))
