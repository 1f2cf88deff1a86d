"""The record of one seat: it tells what the seat knows, and nothing of what it does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proving import GAME, KINDS
from test_match import QUIET, RULES, SEED, TAPES, offers, opened, random_move, steered

from internum.core.chance import Rng
from internum.core.errors import InternumError, Unknown
from internum.record.match import Match
from internum.record.replay import check, record_of, replay
from internum.record.seat import seat_record
from internum.record.text import SPECTATOR, parse, write


@QUIET
@given(TAPES, st.sampled_from([2, 3, 4]), st.booleans())
def test_a_seat_sees_its_own_and_no_secret_of_others(tape: list[int], seats: int, finish: bool) -> None:
    match = steered(tape, seats, finish=finish)
    full = record_of(match)
    for seat in (None, *range(seats)):
        record = seat_record(match, seat, {0: "Anna"})
        assert parse(write(record)) == record
        assert len(record.lines) == len(full.lines)
        for entry, seen, true in zip(match.entries, record.lines, full.lines, strict=True):
            assert (seen.kind, seen.side, seen.back) == (true.kind, true.side, true.back)
            may = seat is not None and entry.audience >> seat & 1 == 1
            may = may or not true.move.startswith(("offer", "lose", "gift"))
            assert seen.move == (true.move if may else veiled(true.move))
            for result, said, told in zip(entry.results, seen.results, true.results, strict=True):
                open_to = told.startswith("roll") or (seat is not None and result.audience >> seat & 1 == 1)
                assert said == (told if open_to else "draw ?")


def veiled(move: str) -> str:
    return {"gift": "gift ? ?", "offer": "offer : ?", "lose": "lose : ?"}[move.split(maxsplit=1)[0]]


def test_a_spectator_reads_no_secret_word() -> None:
    match = steered(list(range(0, 800, 8)), 3, finish=True)
    kinds = set(KINDS.words)
    lines = seat_record(match, None).lines
    assert len(lines) > 20
    for line in lines:
        words = {word for text in (line.move, *line.results) for word in text.split()}
        assert line.move.startswith("buy") or not words & kinds


@QUIET
@given(st.lists(st.integers(0, 10**6), min_size=2, max_size=2, unique=True), st.sampled_from([0, 1, 2]))
def test_secrets_of_others_change_nothing_in_it(luck: list[int], seat: int) -> None:
    own = ["coin", "wine", "oil"][seat]
    texts = set()
    for number in luck:
        rng = Rng(number)
        draws = [f"draw {own if side % 3 == seat else KINDS.words[rng.below(4)]}" for side in range(4)]
        match = Match(GAME.rules(3, {"round_limit": 1}), None, draws)
        for side in (3, 1, 0, 2):
            match.play(random_move(match.state, side, rng), side)
            if side == 1:
                match.withdraw(1)
                match.play(random_move(match.state, 1, rng), 1)
        for _ in range(4):
            match.play("pass", match.state.actor)
        texts.add(write(seat_record(match, seat)))
    assert len(texts) == 1


def test_it_has_no_seed_and_is_marked() -> None:
    match = opened()
    text = write(seat_record(match, 1))
    assert "seen by seat 1; secrets are ?, so it cannot be replayed" in text.split("\n")
    assert SEED.hex() not in text
    assert str(match.commitment) in text
    assert seat_record(match, None).seen_by == SPECTATOR
    for entry in match.entries:
        assert str(entry.hash) not in text


def test_it_cannot_be_replayed_or_checked() -> None:
    record = parse(write(seat_record(opened(), 1)))
    with pytest.raises(InternumError, match="record of seat 1 leaves out secrets"):
        replay(record, GAME)
    with pytest.raises(InternumError, match="record of seat 1 leaves out secrets"):
        check(record, GAME)


def test_what_is_taken_back_stays_readable() -> None:
    match = Match(RULES[2], SEED)
    match.play("offer", 1)
    match.withdraw(1)
    offers(match)
    match.play("pass", 0)
    match.undo(0)
    lines = seat_record(match, 1).lines
    assert lines[1].move.startswith("offer : 1")
    assert (lines[2].kind, lines[2].side) == ("withdraw", "blue")
    assert (lines[-1].kind, lines[-1].back) == ("undo", len(lines) - 2)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(seat: int) -> None:
    with pytest.raises(Unknown, match="seats 0 to 1"):
        seat_record(opened(), seat)
