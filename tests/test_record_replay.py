"""From match to record and back, replay to any point, and the check of the dice."""

import hashlib
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proving import GAME, ProvingGame
from test_match import OTHER_SEED, QUIET, RULES, SEED, SEEDS, TAPES, opened, same_log, steered

from internum.core.errors import InternumError, Unknown
from internum.core.rules import Rules
from internum.record.entry import MOVE, UNDO, WITHDRAW
from internum.record.match import Match
from internum.record.replay import check, record_of, replay
from internum.record.text import Line, Record, RecordError, parse, write


@QUIET
@given(TAPES, st.sampled_from([2, 3, 4]), SEEDS, st.booleans(), st.booleans())
def test_a_game_survives_its_record(
    tape: list[int], seats: int, seed: bytes, finish: bool, publish: bool
) -> None:
    match = steered(tape, seats, seed, finish)
    record = record_of(match, {0: "Anna"}, publish)
    text = write(record)
    assert parse(text) == record
    again = replay(parse(text), GAME)
    assert same_log(replace_choices(again), replace_choices(match))
    assert again.seed == (seed if publish else None)
    assert record_of(again, {0: "Anna"}, publish) == record
    for entry in match.entries:
        part = replay(record, GAME, entry.number)
        assert part.state.hash() == entry.hash
        assert len(part.entries) == entry.number + 1
    if publish:
        check(record, GAME)


def replace_choices(match: Match) -> Match:
    """The match with the choices of every move in the order in which text gives them."""
    match.entries = [replace(entry, choices=sorted(entry.choices)) for entry in match.entries]
    return match


def test_a_replayed_match_is_played_on() -> None:
    match = opened()
    match.play("attack blue", 0)
    with_seed = replay(record_of(match, publish=True), GAME)
    assert with_seed.undo_points(0) == match.undo_points(0) == [4]
    assert with_seed.play("stand", 1) == match.play("stand", 1)
    without = replay(record_of(with_seed.fork(4)), GAME)
    assert without.commitment == match.commitment
    with pytest.raises(InternumError, match="no seed"):
        without.play("stand", 1)
    without.play("stand", 1, ["roll 1", "roll 1"])
    assert without.fork(2).commitment == match.commitment


def test_undo_and_withdraw_are_lines() -> None:
    match = Match(RULES[2], SEED)
    match.play("offer", 1)
    match.withdraw(1)
    match.play("offer", 2)
    match.undo(0)
    assert [(line.kind, line.side, line.back) for line in record_of(match).lines[1:]] == [
        (MOVE, "blue", 0),
        (WITHDRAW, "blue", 0),
        (MOVE, "green", 0),
        (UNDO, "", 3),
    ]
    assert write(record_of(match)).split("\n")[13:17] == [
        f"1 blue: {match.entries[1].text}",
        "2 withdraw blue",
        f"3 green: {match.entries[3].text}",
        "4 undo 3",
    ]


@pytest.mark.parametrize("to", [-1, 4])
def test_replay_goes_to_an_entry_there_is(to: int) -> None:
    with pytest.raises(Unknown, match="entries 0 to 3"):
        replay(record_of(opened()), GAME, to)


def test_moves_may_be_written_short() -> None:
    record = record_of(opened())
    short = replace(
        record, lines=[*record.lines[:1], *(Line(MOVE, x.side, "Offer") for x in record.lines[1:])]
    )
    assert record_of(replay(short, GAME)) == record


# --- rules -----------------------------------------------------------------------------------------


def test_the_game_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(opened(), publish=True)
    with pytest.raises(RecordError, match="line 2: unknown game 'proving'"):
        replay(record)
    with pytest.raises(RecordError, match="line 2: unknown game 'proving'"):
        check(record)
    point = EntryPoint("proving", "proving:GAME", "internum.games")
    monkeypatch.setattr("internum.games.entry_points", lambda group: [point] if group == point.group else [])
    assert record_of(replay(record), publish=True) == record
    check(record)


class OtherGame(ProvingGame):
    """The same game with board files."""

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        if board == "broken":
            raise InternumError("board file: it is broken")
        rules = super().make(seats, settled, board)
        rules.board_digest = hashlib.sha256((board or "our board").encode()).hexdigest()[:16]
        return rules


BOARDS = OtherGame("proving", "Proving with boards", range(2, 5), "2", GAME.options[:-1])


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("game proving", "game chess", 2, "a record of chess, not of proving"),
        ("rules 1", "rules 0", 3, "version 0 of the rules of proving; here is version 1"),
        ("seats 2", "seats 9", 4, "2 to 4 seats, not 9"),
        ("option dull no\n", "", 5, "option dull is missing"),
        ("option round_limit 2\n", "", 6, "option round_limit is missing"),
        ("option dull no\n", "option dull yes\n", 5, "'yes'"),
        ("option dull no\n", "option dull NO\n", 5, "is written no, not NO"),
        ("option dull", "option dark", 5, "unknown option 'dark'"),
        ("limit 2", "limit 2\noption zero 0", 7, "unknown option 'zero'"),
        ("limit 2", "limit many", 6, "'many'"),
        ("board none", "board beef", 7, "its text is missing"),
        ("board none", "board beef\n|sea", 7, "its text gives "),
    ],
)
def test_rules_that_are_not_here_are_refused_at_their_line(
    old: str, new: str, line: int, message: str
) -> None:
    text = write(record_of(opened()))
    assert text.count(old) == 1
    record = parse(text.replace(old, new))
    with pytest.raises(RecordError) as caught:
        replay(record, GAME)
    assert message in str(caught.value)
    assert caught.value.line == line


def test_our_board_is_named_and_another_is_in_the_record() -> None:
    ours = record_of(Match(BOARDS.rules(2), SEED))
    assert (ours.board, ours.board_text) == (BOARDS.rules(2).board_digest, None)
    assert replay(ours, BOARDS).state.hash()
    text = "[sea]\n\nname = 1\n"
    theirs = record_of(Match(BOARDS.rules(2, None, text), SEED, board=text), publish=True)
    assert theirs.board_text == text
    assert theirs.board != ours.board
    assert parse(write(theirs)) == theirs
    assert record_of(replay(theirs, BOARDS).fork(0), publish=True) == theirs
    check(theirs, BOARDS)


def test_a_board_of_ones_own_needs_its_text() -> None:
    match = Match(BOARDS.rules(2, None, "[sea]"), SEED)
    with pytest.raises(InternumError, match="give Match the text"):
        record_of(match)
    with pytest.raises(InternumError, match="give Match the text"):
        record_of(Match(match.rules, SEED, board="[lake]"))


@pytest.mark.parametrize(
    ("board_text", "message"),
    [(None, "its text is missing"), ("[lake]", "its text gives "), ("broken", "it is broken")],
)
def test_a_board_that_does_not_fit_is_refused_at_its_line(board_text: str | None, message: str) -> None:
    record = record_of(Match(BOARDS.rules(2, None, "[sea]"), SEED, board="[sea]"))
    record.board_text = board_text
    with pytest.raises(RecordError, match=message) as caught:
        replay(record, BOARDS)
    assert caught.value.line == 7


# --- the dice --------------------------------------------------------------------------------------


def test_check_needs_seed_and_commitment() -> None:
    match = opened()
    with pytest.raises(InternumError, match="no seed"):
        check(record_of(match), GAME)
    with pytest.raises(InternumError, match="no commitment"):
        check(replace(record_of(match, publish=True), commitment=None), GAME)


def test_a_commitment_to_another_seed_is_found() -> None:
    record = record_of(opened(), publish=True)
    for false in (replace(record, seed=OTHER_SEED), replace(record, commitment="0" * 64)):
        with pytest.raises(RecordError, match="another seed") as caught:
            check(false, GAME)
        assert write(record).split("\n")[caught.value.line - 1].startswith("commitment")


def with_results(record: Record, number: int, results: list[str]) -> Record:
    lines = list(record.lines)
    lines[number] = replace(lines[number], results=results)
    return replace(record, lines=lines)


def rolled() -> Record:
    match = opened()
    match.play("attack blue", 0)
    match.play("stand", 1)
    assert match.entries[5].results
    return record_of(match, publish=True)


def test_a_changed_die_is_named() -> None:
    record = rolled()
    first, second = record.lines[5].results
    line = write(record).split("\n").index(f"5 blue: {record.lines[5].move}") + 1
    for results, at in (
        ([f"roll {7 - int(first[-1])}", second], line + 1),
        ([first, f"roll {7 - int(second[-1])}"], line + 2),
        ([first, "dance"], line + 2),
        ([first, f"{second} : more"], line + 2),
        ([first], line + 2),
        ([first, second, second], line + 3),
    ):
        with pytest.raises(RecordError) as caught:
            check(with_results(record, 5, results), GAME)
        assert caught.value.line == at
    check(with_results(record, 5, [first.upper(), second]), GAME)


def test_a_changed_draw_of_the_set_up_is_named() -> None:
    record = rolled()
    results = list(record.lines[0].results)
    results[1] = "draw coin" if results[1] != "draw coin" else "draw oil"
    with pytest.raises(RecordError, match="the seed gives draw ") as caught:
        check(with_results(record, 0, results), GAME)
    assert write(record).split("\n")[caught.value.line - 3] == "0 start"


def test_the_dice_of_a_fork_are_checked_from_there_on() -> None:
    match = opened()
    match.play("attack blue", 0)
    for at in (0, 3, 4):
        fork = match.fork(at, OTHER_SEED)
        while len(fork.entries) < 5:
            fork.play(
                "offer" if fork.state.asked(1) or len(fork.entries) < 4 else "attack blue", fork.state.actor
            )
        if fork.state.asked(1):
            fork.play("stand", 1)
        record = record_of(fork, publish=True)
        assert record.forked == at + 1
        check(record, GAME)
        with pytest.raises(RecordError):
            check(replace(record, forked=0), GAME)
        assert [replay(record, GAME, to).forked for to in (0, 5)] == [1, at + 1]
