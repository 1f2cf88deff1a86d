"""What people count in their heads at a table of Empires, counted for them, and never from a secret."""

from collections import Counter

import pytest

from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.games import game
from internum.games.empires.collect import CHOICES, yields
from internum.games.empires.rules import EmpiresRules
from internum.record.position import read_position


def shown(insight: Insight) -> object:
    return insight.plain()


def standing(text: str, at: str = "build", options: str = "") -> tuple[State, EmpiresRules]:
    lines = [
        "position empires",
        "seats 5",
        f"options {options}" if options else "",
        f"at {at}",
        "given",
        text,
    ]
    s = read_position("\n".join(line for line in lines if line) + "\n")
    assert isinstance(s.rules, EmpiresRules)
    return s, s.rules


def missing(s: State, empire: str, viewer: str | None = None) -> dict[str, int]:
    rules = s.rules
    found = rules.insight(s.view(None if viewer is None else rules.side(viewer))).sides[rules.side(empire)]
    return {way.way: way.missing for way in found.ways}


def lens(s: State, name: str) -> dict[tuple[str, str], int]:
    assert isinstance(s.rules, EmpiresRules)
    words = s.rules.table.provinces.words
    seen = s.rules.insight(s.view(None)).lenses.get(name, [])
    return {(words[area], s.rules.side_name(side)): number for area, side, number in seen}


@pytest.mark.parametrize(("seats", "edition"), [(3, "asyncron"), (5, "academy")])
def test_it_is_the_same_for_all_that_looks_alike_to_a_seat(seats: int, edition: str) -> None:
    rules = game("empires").rules(seats, {"edition": edition, "round_limit": 4})
    assert isinstance(rules, EmpiresRules)
    s = rules.start()
    rng = Rng(seats)
    while not s.over:
        for side in (*range(seats), None) if rng.below(4) == 0 else ():
            counted = shown(rules.insight(s.view(side)))
            assert counted == shown(rules.insight(s.guess(side, rng).view(side)))
        if s.actor == CHANCE:
            s.push_chance(rng)
        else:
            random_move(s, s.actor, rng)


def test_the_lens_of_incomes_adds_up() -> None:
    rules = game("empires").rules(5, {"round_limit": 6})
    assert isinstance(rules, EmpiresRules)
    s = rules.start()
    rng = Rng(8)
    while not s.over:
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        random_move(s, s.actor, rng)
        by_side: Counter[int] = Counter()
        for _, side, number in rules.insight(s.view(None)).lenses.get("income", []):
            by_side[side] += number
        for side, due in enumerate(yields(s, rules.table)):
            artemis = s.v[rules.layout.region("tile").at + 21] == side + 1
            assert by_side[side] == sum(due[: CHOICES + 1]) - artemis


def test_nearness_to_every_way_to_win() -> None:
    s, _ = standing(
        """  hand = rome coin 7, rome wine 2
  tile = hercules rome, circe rome
  owner = sicilia rome
  built = latium_capital 1, sicilia_legendary 1, achaea_oil 1, achaea_market 1, achaea_ordinary 1
  legions egypt aegyptus = 5"""
    )
    # Hercules 2/2/2 and Circe 1/0/1: trade 3, culture 4, military 3 of Rome, who has the military title
    assert missing(s, "rome", "rome") == {"pyramids": 5, "tiles": 2, "conquest": 2, "titles": 2}
    assert missing(s, "greece") == {"pyramids": 12, "tiles": 4, "conquest": 4, "titles": 2 + 4 + 6}


def test_a_tie_is_enough_for_the_holder_of_a_title() -> None:
    s, _ = standing("  built = africa_sheep 1, latium_metal 1")
    assert missing(s, "carthage")["titles"] == 0 + 1 + 1
    assert missing(s, "rome")["titles"] == 1 + 1 + 0


def test_an_unseen_token_may_be_of_any_kind() -> None:
    s, rules = standing("  hand = greece oil 2, greece legendary_oil 1\n  drawn greece = oil 1", "trade")
    seen = rules.insight(s.view(rules.side("rome"))).sides[rules.side("greece")].numbers
    own = rules.insight(s.view(rules.side("greece"))).sides[rules.side("greece")].numbers
    assert (seen["holds"], seen["largest_set"]) == (3, 2)
    assert (own["holds"], own["largest_set"]) == (3, 1)


def test_sets_of_three() -> None:
    s, rules = standing(
        "  hand = rome coin 3, rome grain 2, rome wood 1, rome sheep 1, rome gold 1, rome gladiators 1"
    )
    numbers = rules.insight(s.view(0)).sides[0].numbers
    assert (numbers["sets_of_three"], numbers["largest_set"], numbers["price"]) == (3, 5, 7)  # T14


def test_lenses_of_war() -> None:
    s, _ = standing(
        """  owner = italia rome, libya carthage
  legions = rome latium 3, greece italia 2, rome italia 2, carthage numidia 1
  triremes = carthage mare_sardum 1, carthage mare_tyrrhenum 1
  fortresses carthage libya = 1""",
        "war",
    )
    assert lens(s, "threat") == {
        ("latium", "greece"): 2,
        ("latium", "carthage"): 1,
        ("italia", "carthage"): 1,
        ("italia", "greece"): 2,
    }
    defence = lens(s, "defence")
    assert defence["aegyptus", "egypt"] == 0
    assert defence["latium", "rome"] > defence["italia", "rome"] > 0
    assert 0 < lens(s, "odds")["italia", "rome"] < 100


def test_who_is_at_peace_is_no_threat() -> None:
    s, _ = standing(
        "  tile statue_of_zeus = egypt\n  peace = rome\n  owner libya = egypt\n  legions = rome cyrenaica 2",
        "war",
    )
    assert ("libya", "rome") not in lens(s, "threat")


def test_where_a_marker_can_go() -> None:
    s, _ = standing("  owner = gallia rome\n  legions greece dalmatia = 1")
    assert ("germania", "rome") in lens(s, "reach")
    assert ("dalmatia", "rome") not in lens(s, "reach")


def test_a_player_without_an_empire_is_judged_as_well() -> None:
    s = game("empires").rules(3, {"empire_deal": "pick"}).start()
    assert s.rules.value(s, s.actor) == 0.0
