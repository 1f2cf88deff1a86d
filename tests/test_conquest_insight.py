"""The insight of Conquest of the Empire II: what it counts is what the rules bring, for every seat alike."""

import pytest

from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.state import State
from internum.games import game
from internum.games.conquest.insight import LENSES, mean_of_least
from internum.record.position import read_position

CONQUEST = game("conquest")
POSITION = """position conquest
seats 3
at red turn
given
  influence = red egypt 2, blue egypt 1, green asia 3
  units red egypt = infantry 3, cavalry 1
  caesar red = asia
  city egypt = red
  chaos = red 4, blue 1
  tokens asia = 1
"""


def position() -> State:
    return read_position(POSITION)


def told(s: State, side: int | None = None) -> Insight:
    return s.rules.insight(s.view(side))


def test_the_numbers_of_a_player() -> None:
    numbers = told(position()).standing(0).numbers
    assert numbers == {
        "points": 0,
        "points_to_come": 15,
        "penalty_to_come": 10,
        "income": 20,
        "markers": 2,
        "cities": 1,
        "senators": 3,
        "votes_at_least": 6,
        "army": 4,
    }


def test_the_lenses() -> None:
    s = position()
    lenses = told(s).lenses
    assert list(lenses) == LENSES
    egypt, asia = (s.rules.layout.region("units").dims[1].of(word) for word in ("egypt", "asia"))
    assert (egypt, 0, 15) in lenses["scores"]
    assert (egypt, 0, 4) in lenses["army"]
    assert (egypt, 1, 1) in lenses["exposed"]
    assert not [row for row in lenses["exposed"] if row[:2] == (egypt, 0)]
    assert (asia, 0, 1) in lenses["for_sale"]  # the token: green is an ally
    assert not lenses["recruits"]


def test_points_that_are_missing() -> None:
    told_now = told(position())
    assert [way.missing for way in told_now.standing(2).ways] == [0]
    assert [way.missing for way in told_now.standing(0).ways] == [5]
    assert told_now.standing(0).ways[0].clause == "C12.1"


def test_the_mean_of_hits() -> None:
    assert mean_of_least(3, 1 / 3, 9) == pytest.approx(1.0)
    assert mean_of_least(3, 1 / 3, 1) == pytest.approx(1 - (2 / 3) ** 3)
    assert mean_of_least(3, 1 / 3, 0) == 0.0


@pytest.mark.parametrize("seats", [2, 5])
def test_it_tells_nothing_that_a_seat_may_not_know(seats: int) -> None:
    rng = Rng(seats)
    s = CONQUEST.rules(seats).start()
    compared = 0
    while not s.over:
        out = s.legal()
        if s.actor < 0:
            s.push_chance(rng)
            continue
        s.push(out[rng.below(len(out))], s.actor)
        if s.settled and s.actor >= 0:
            other = s.guess(0, rng)
            assert told(other, 0).plain() == told(s, 0).plain()
            compared += other.v != s.v
    assert compared
