"""The door of a state: what is no side, no choice or no state is refused, and nothing changes."""

from collections.abc import Callable

import proving
import pytest

from internum import Illegal, Rng, State, Unknown, game
from internum.core.errors import Malformed
from internum.core.notation import head_text
from internum.core.state import from_bytes

ASKS: dict[str, Callable[[State, int], object]] = {
    "play": lambda s, side: s.play(s.legal()[0], side),
    "do": lambda s, side: s.do(s.legal()[:1], side),
    "why_not": lambda s, side: s.why_not("pass", side),
    "withdraw": lambda s, side: s.withdraw(side),
}
KNOWS: dict[str, Callable[[State, int], object]] = {
    "seat": lambda s, side: s.seat(side),
    "view": lambda s, side: s.view(side),
    "guess": lambda s, side: s.guess(side, Rng(1)),
}


@pytest.mark.parametrize("side", [99, 5, -7])
@pytest.mark.parametrize("ask", ASKS)
def test_nobody_acts_for_a_side_that_there_is_not(ask: str, side: int) -> None:
    s = proving.GAME.new(seats=3, seed=5)
    before = s.v[:]
    with pytest.raises(Unknown, match=f"sides 0 to 3, not {side}"):
        ASKS[ask](s, side)
    assert s.v == before


@pytest.mark.parametrize("ask", KNOWS)
def test_a_side_that_there_is_not_sees_nothing(ask: str) -> None:
    s = game("antike").new(seats=4, seed=5)
    for side in (8, 99):  # behind the sides lie slots that are no seats
        with pytest.raises(Unknown, match="sides 0 to 7"):
            KNOWS[ask](s, side)


def test_who_is_not_asked_is_offered_nothing() -> None:
    s = proving.GAME.new(seats=3, seed=5)
    for side in (99, 4, -2, -7):
        assert (s.legal(side), s.branch(side), s.default(side), s.offers([], side)) == ([], [], [], [])
        assert not s.asked(side)


def test_a_move_that_is_no_list_of_numbers_leaves_nothing_behind() -> None:
    s = game("antike").new(seats=4, seed=5)
    while not s.offers(s.legal()[-1:], s.actor):  # until the last choice begins a move with an open part
        s.play(s.legal()[0], s.actor)
    before = s.v[:]
    with pytest.raises(TypeError):
        s.do([s.legal()[-1], "enough"], s.actor)  # type: ignore[list-item]
    assert s.v == before
    assert s.settled


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x09abc"])
def test_bytes_of_another_length_are_no_state(data: bytes) -> None:
    rules = game("antike").rules(4)
    with pytest.raises(Malformed, match="no state of this game"):
        from_bytes(rules, data)


def test_bytes_with_a_value_out_of_bounds_are_no_state() -> None:
    s = game("antike").new(seats=4, seed=5)
    city = s.rules.layout.region("city").at
    data = bytearray(s.to_bytes())
    data[1 + city] = 7  # there are four nations
    with pytest.raises(Malformed, match="city 7"):
        from_bytes(s.rules, bytes(data))


def test_a_move_in_words_is_the_move() -> None:
    s = game("antike").new(4, seed=1)
    side = s.actor
    other = s.copy()
    s.do("rondel gold", side)
    other.do(
        [choice for choice in other.legal(side) if head_text(other.rules, choice) == "rondel gold"], side
    )
    assert s.v == other.v
    with pytest.raises(Illegal, match="not-asked"):
        s.do("rondel gold", side)
    with pytest.raises(Unknown, match="unknown verb 'fly'"):
        s.do("fly", s.actor)
    with pytest.raises(Unknown, match="unknown kind 'silver'"):
        s.do("found athenae : 3 silver", s.actor)
