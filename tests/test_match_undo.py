"""Undo: to any own settled point behind the wall, never past anything learned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proving import HIT, PASSED
from test_match import DRY, QUIET, RULES, SEED, TAPES, act, offers, opened

from internum.core.errors import Illegal, Unknown
from internum.core.slots import SP
from internum.core.state import State
from internum.record.entry import BACK, MOVE, UNDO
from internum.record.match import Match
from internum.record.replay import check, record_of, replay
from internum.record.text import parse, write


def reason(match: Match, seat: int, to: int = 0) -> str:
    found = match.why_no_undo(seat, to)
    assert match.can_undo(seat) == (match.why_no_undo(seat) is None)
    return "" if found is None else found.message


def expected_points(match: Match, states: list[State], seat: int) -> list[int]:
    """The definition again, read from the whole log of the proving game and the position after each entry."""
    points = []
    for to in match.line:
        own = match.entries[to]
        since = [entry for entry in match.entries[to:] if entry.kind == MOVE]
        others = [entry for entry in since if entry.seat != seat]
        told = {event[0] for entry in since for event in entry.events}
        learned = any(entry.results for entry in since) or PASSED in told or HIT in told
        hidden = all(entry.text.startswith(("offer", "lose")) for entry in others)
        hidden = hidden and all(sealed(states[entry.number]) >> (entry.side + 1) & 1 for entry in others)
        answered = any(entry.text.startswith("offer") for entry in others) and not own.text.startswith(
            "offer"
        )
        if own.seat == seat and not match.state.over and not learned and hidden and not answered:
            points.append(to)
    return points[::-1]


def sealed(s: State) -> int:
    return s.rules.steps[s.v[s.v[SP]] - 1].sealed(s)


def test_undo_returns_to_the_point_before_the_move() -> None:
    match = opened()
    before = match.state.to_bytes()
    number = match.play("attack blue", 0).number
    entry = match.undo(0)
    assert match.state.to_bytes() == before
    assert match.line == [1, 2, 3]
    assert (entry.kind, entry.back, entry.seat, entry.side) == (UNDO, number, 0, 0)
    assert entry.hash == match.state.hash()
    assert len(match.entries) == 6


def test_undo_goes_back_over_many_moves_at_once() -> None:
    match = opened()
    first = [choice for choice in match.state.legal(0) if match.rules.verb_of[choice] == 2]
    before = match.state.to_bytes()
    gift = match.play(first[:1], 0).number
    attack = match.play("attack blue", 0).number
    assert match.undo_points(0) == [attack, gift]
    match.undo(0, gift)
    assert match.state.to_bytes() == before
    assert reason(match, 0) == "shown"  # the offers


def test_the_end_of_a_turn_can_be_undone_until_the_next_seat_moves() -> None:
    match = opened()
    match.play("pass", 0)
    assert match.can_undo(0)
    match.play("attack red", 1)
    assert reason(match, 0) == "another-moved"
    assert match.can_undo(1)
    match.undo(1)
    assert reason(match, 0) == "another-moved"  # it was seen
    assert reason(match, 1) == "another-moved"  # its offer was before


def test_a_seat_undoes_the_moves_of_all_its_sides() -> None:
    match = opened()
    match.play("pass", 0)
    match.play("pass", 1)
    passed = match.play("attack red", 2).number
    assert match.entries[passed].seat == 0
    match.play("dodge", 0)
    assert match.undo_points(0) == [passed + 1, passed]
    match.undo(0, passed)
    assert match.state.actors == [2]


def test_no_undo_past_dice() -> None:
    match = opened()
    match.play("attack blue", 0)
    match.play("stand", 1)
    assert [reason(match, seat) for seat in (0, 1)] == ["chance-spoke", "chance-spoke"]
    with pytest.raises(Illegal, match="chance-spoke") as caught:
        match.undo(0)
    assert caught.value.reasons[0].message == "chance-spoke"


def test_no_undo_past_a_reveal() -> None:
    match = Match(RULES[2], SEED)
    match.play("offer", 0)
    match.play("offer", 2)
    assert match.undo_points(0) == [2, 1]
    match.play("offer", 1)
    assert [reason(match, seat) for seat in (0, 1)] == ["shown", "shown"]


def test_answers_of_others_stay_sealed() -> None:
    match = Match(RULES[3], SEED)
    match.play("offer", 0)
    match.play("offer", 1)
    match.play("offer", 2)
    match.undo(0)
    assert match.line == [2, 3]
    assert match.state.actors == [0, 3]
    fresh = Match(RULES[3], SEED)
    fresh.play("offer", 1)
    fresh.play("offer", 2)
    assert match.state.to_bytes() == fresh.state.to_bytes()
    match.undo(1)
    assert match.state.actors == [0, 1, 3]


def test_an_answer_of_another_cannot_lose_its_question() -> None:
    match = Match(DRY.rules(2), SEED)
    for _ in range(3):
        match.play("offer", match.state.actors[0])
    match.play("pass", 0)
    match.play("pass", 1)
    passed = match.play("pass", 2).number  # no draws: the offers of the next round at once
    assert match.undo_points(0) == [passed]
    match.play("offer", 1)
    assert reason(match, 0) == "another-answered"
    match.play("offer", 0)
    assert match.undo_points(0) == [passed + 2]
    match.withdraw(1)
    assert match.undo_points(0) == [passed + 2, passed]
    match.undo(0, passed)
    assert match.state.actors == [2]


def test_a_game_that_is_over_stays_so() -> None:
    match = Match(DRY.rules(2, {"round_limit": 1}), SEED)
    offers(match)
    for side in (0, 1, 2):
        match.play("pass", side)
    assert match.state.over
    assert reason(match, 0) == "game-over"


def test_only_own_moves_in_effect_are_undone() -> None:
    match = opened()
    number = match.play("pass", 0).number
    assert reason(match, 1, number) == "no-own-move"
    assert reason(match, 0, 99) == "no-own-move"
    match.undo(0)
    assert reason(match, 0, number) == "no-own-move"
    with pytest.raises(Illegal, match="no-own-move"):
        match.undo(0, number)
    assert reason(Match(RULES[2], SEED), 0) == "no-own-move"
    for seat in (-1, 2):
        with pytest.raises(Unknown, match="seats 0 to 1"):
            match.why_no_undo(seat)


@QUIET
@given(TAPES, st.sampled_from([2, 3, 4]))
def test_undo_is_open_exactly_where_nothing_was_learned(tape: list[int], seats: int) -> None:
    match = Match(RULES[seats], SEED)
    states = [match.state]
    for number in tape:
        if match.state.over:
            break
        act(match, number)
        states.append(match.state)
        for seat in range(seats):
            assert match.undo_points(seat) == expected_points(match, states, seat)


@QUIET
@given(TAPES, st.integers(0, 10**6))
def test_undo_takes_back_the_own_moves_and_no_others(tape: list[int], pick: int) -> None:
    match = Match(RULES[3], SEED)
    for number in tape:
        if match.state.over:
            return
        act(match, number)
    for seat in range(3):
        fork = match.fork(len(match.entries) - 1)
        points = fork.undo_points(seat)
        if points:
            to = points[pick % len(points)]
            kept = [n for n in fork.line if n < to or fork.entries[n].seat != seat]
            fork.undo(seat, to)
            assert fork.line == kept
            assert fork.undo_points(seat) == points[points.index(to) + 1 :]


def test_all_go_back_behind_dice_and_chance_goes_on() -> None:
    match = opened()
    passed = match.entries[-1].number
    attack = match.play("attack blue", 0).number
    before = match.entries[attack - 1].hash
    match.play("stand", 1)
    drawn = match.drawn
    rolled = [result.text for result in match.entries[-1].results]
    assert reason(match, 0) == "chance-spoke"
    entry = match.go_back(attack)
    assert (entry.kind, entry.back, entry.hash, match.drawn) == (BACK, attack, before, drawn)
    assert passed in match.line
    assert attack not in match.line
    assert [reason(match, seat) for seat in (0, 1)] == ["taken-back", "taken-back"]
    match.play("attack blue", 0)
    match.play("stand", 1)
    again = match.entries[-1]
    assert match.drawn == drawn + len(again.results)
    other = replay(parse(write(record_of(match))), match.rules.game)
    assert other.state.hash() == match.state.hash()
    assert [e.hash for e in match.fork(again.number).entries] == [e.hash for e in match.entries]
    check(record_of(match, publish=True), match.rules.game)
    assert rolled


def test_nobody_goes_back_to_what_is_no_move_in_effect() -> None:
    match = opened()
    number = match.play("pass", 0).number
    match.go_back(number)
    for to in (0, number, number + 1, 99):
        with pytest.raises(Illegal, match="no move in effect"):
            match.go_back(to)
