"""A damaged or illegal record gives an error with its line, or means exactly what it now says."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proving import COLOURS, GAME, KINDS
from test_match import QUIET, RULES, SEED, TAPES, opened, steered

from internum.core.errors import InternumError
from internum.record.match import Match
from internum.record.replay import check, record_of, replay
from internum.record.text import RecordError, parse, write

VOCABULARY = [*COLOURS, *KINDS.words, "pass", "offer", "gift", "attack", "undo", "roll", "draw", "withdraw"]
VOCABULARY += [":", "chance:", "end", "start", "won", "none", "0", "1", "2", "3", "99", "²", "?", "9" * 5000]


def meaning(text: str) -> str:
    """What a record says, in full: an error of ours, or the record of what was replayed."""
    record = parse(text)
    assert write(record) == text.removesuffix("\n") + "\n"
    return write(record_of(replay(record, GAME), record.names, record.seed is not None))


def refusal(text: str) -> RecordError | None:
    """The error that names a line, or None when the record is in order."""
    try:
        meaning(text)
    except RecordError as error:
        return error
    return None


def damaged(lines: list[str], at: int, how: int, pick: int) -> list[str]:
    """The lines with one of them deleted, doubled, moved down, cut short, or with one word changed."""
    line = lines[at]
    if how == 0:
        return lines[:at] + lines[at + 1 :]
    if how == 1:
        return lines[: at + 1] + lines[at:]
    if how == 2:
        return [*lines[:at], *lines[at + 1 : at + 2], line, *lines[at + 2 :]]
    if how == 3:
        return [*lines[:at], line[: pick % max(1, len(line))], *lines[at + 1 :]]
    words = re.split("( )", line)
    words[pick % len(words)] = VOCABULARY[pick % len(VOCABULARY)]
    return [*lines[:at], "".join(words), *lines[at + 1 :]]


@QUIET
@given(TAPES, st.booleans(), st.integers(0, 999), st.integers(0, 4), st.integers(0, 9999))
def test_damage_is_named_or_means_what_it_says(
    tape: list[int], finish: bool, at: int, how: int, pick: int
) -> None:
    text = write(record_of(steered(tape, finish=finish), {1: "Ben"}))
    lines = text.removesuffix("\n").split("\n")
    at %= len(lines)
    harmed = "\n".join(damaged(lines, at, how, pick)) + "\n"
    error = refusal(harmed)
    if error is not None:
        assert at < error.line <= harmed.count("\n") + 1  # never before the damage
        if how in (0, 1):  # a line too little or too much is seen at once, or at the next entry
            results = [line.startswith("  chance") for line in [*lines[at + 1 :], ""]]
            assert error.line <= at + 2 + results.index(False)
    elif how in (0, 1):
        assert lines[at].split(" ")[0] in ("commitment", "seat")
    else:
        shorter = meaning(harmed)
        assert meaning(shorter) == shorter


@QUIET
@given(TAPES, st.integers(0, 99), st.integers(1, 5))
def test_a_changed_die_is_named_at_its_line(tape: list[int], pick: int, by: int) -> None:
    text = write(record_of(steered(tape, finish=True), publish=True))
    lines = text.split("\n")
    places = [i for i, line in enumerate(lines) if line.startswith("  chance: ")]
    at = places[pick % len(places)]
    words = lines[at].split(" ")
    others = KINDS.words if words[3] == "draw" else [str(n) for n in range(1, 7)]
    words[4] = others[(others.index(words[4]) + by) % len(others)]
    changed = " ".join(words)
    if changed == lines[at]:
        return
    lines[at] = changed
    with pytest.raises(RecordError) as caught:
        check(parse("\n".join(lines)), GAME)
    assert caught.value.line == at + 1


@QUIET
@given(TAPES, st.data())
def test_a_record_that_breaks_off_is_named_there(tape: list[int], data: st.DataObject) -> None:
    text = write(record_of(steered(tape)))
    cut = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(RecordError) as caught:
        parse(text[:cut])
    assert caught.value.line - text[:cut].count("\n") in (1, 2)


def broken(match: Match, *extra: str) -> RecordError:
    """The error of a record with more entries behind those of a match."""
    lines = write(record_of(match)).split("\n")
    number = len(match.entries)
    more = [line if line.startswith(" ") else f"{number + i} {line}" for i, line in enumerate(extra)]
    entries = number - 1 + sum(not line.startswith(" ") for line in extra)
    text = "\n".join([*lines[:-4], *more, "", f"in play after {entries}", "end", ""])
    with pytest.raises(RecordError) as caught:
        replay(parse(text), GAME)
    assert text.split("\n")[caught.value.line - 1] in (*more, "")
    return caught.value


def test_an_illegal_move_is_named_with_its_clause() -> None:
    error = broken(opened(), "red: buy : 3 coin")
    assert {reason.clause for reason in error.reasons} == {"P3.3"}
    assert "P3.3 no-set" in str(error)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("blue: pass", "not-asked"),
        ("red: dance", "unknown verb"),
        ("red: attack", "should read"),
        ("red: gift blue ²", "unknown token"),
        ("red: pass : ² coin", "no-such-part"),
        ("pink: pass", "unknown side 'pink'"),
        ("chance: roll 3", "no party that moves"),
        ("withdraw red", "nothing to withdraw"),
        ("withdraw pink", "unknown side"),
        ("withdraw chance", "no party that moves"),
        ("undo 1", "shown"),
        ("undo 9", "there is no entry 9 yet"),
        ("undo 4", "there is no entry 4 yet"),
    ],
)
def test_an_entry_that_cannot_be_is_named(line: str, message: str) -> None:
    error = broken(opened(), line)
    assert message in str(error)


@pytest.mark.parametrize("count", ["²", "٣", "9" * 5000])
def test_odd_numbers_are_refused_like_any_other_word(count: str) -> None:
    error = broken(Match(RULES[2], SEED), f"red: offer : {count} coin")
    assert "should read: COUNT TOKEN" in str(error)
    text = write(record_of(opened())).replace("option round_limit 2", f"option round_limit {count}")
    with pytest.raises(RecordError, match="neither a whole number") as caught:
        replay(parse(text), GAME)
    assert caught.value.line == 6


def test_results_that_do_not_fit_are_named() -> None:
    match = opened()
    first = broken(match, "red: attack blue", "blue: stand").line
    assert broken(match, "red: attack blue", "blue: stand", "  chance: roll 3").line == first + 1
    assert broken(match, "red: attack blue", "blue: stand", "  chance: roll 7").line == first
    assert broken(match, "red: pass", "  chance: roll 3").line == first - 1
    assert broken(match, "red: pass", "undo 4", "  chance: roll 3").line == first


def test_the_result_follows_from_the_moves() -> None:
    text = write(record_of(steered([], finish=True)))
    lines = text.split("\n")
    at = lines.index("", 9)
    for offset, said in enumerate(("result lost", "returns 0.25 0.75", "scores 7 7"), 1):
        changed = list(lines)
        changed[at + offset] = said
        error = refusal("\n".join(changed))
        assert error is not None
        assert error.line == at + offset + 1
    moves = len(record_of(steered([], finish=True)).lines)
    error = refusal("\n".join([*lines[: at + 1], f"in play after {moves - 1}", "end", ""]))
    assert error is not None
    assert "is over" in str(error)
    assert error.line == at + 2


def test_a_game_in_play_has_no_result() -> None:
    text = write(record_of(opened())).replace("in play after 3", "result won\nreturns 1 0\nscores 2 0")
    with pytest.raises(RecordError, match="still in play"):
        replay(parse(text), GAME)


def test_every_error_of_a_record_is_one_of_ours() -> None:
    assert issubclass(RecordError, InternumError)
