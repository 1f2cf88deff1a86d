"""Records as text: write and parse are inverses, and what has another form is refused at its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_match import QUIET

from internum.core.errors import Malformed
from internum.record.entry import MOVE, START, UNDO, WITHDRAW
from internum.record.text import SPECTATOR, Ending, Line, Record, RecordError, parse, place, place_of, write

IN_PLAY = """internum record 1
game proving
rules 1
seats 2
option dull no
option round_limit none
board none

0 start
  chance: draw coin
  chance: draw oil
1 red: offer : 1 coin
2 undo 1
3 blue: offer : 1 oil
4 withdraw blue

in play after 4
end
"""

FULL = f"""internum record 1
game proving
rules 1b
seats 3
option dull no
board 95a91f2b07a0c1de
|[sea]
|
|  name = "Mare  Internum"
|
commitment {"0f" * 32}
forked 1
seat 0 Anna Maria
seat 2 Björn 2

0 start
1 red: pass

result won
returns 0.5 0.3333333333333333 0
scores 2 -1 0
seed {"a0" * 32}
end
"""

SEATS = IN_PLAY.replace(
    "board none\n", "board none\nseen by seat 1; secrets are ?, so it cannot be replayed\n"
).replace("draw coin", "draw ?")


def test_a_record_in_play_reads_as_it_says() -> None:
    assert parse(IN_PLAY) == Record(
        "proving",
        "1",
        2,
        {"dull": "no", "round_limit": "none"},
        "",
        [
            Line(START, results=["draw coin", "draw oil"]),
            Line(MOVE, side="red", move="offer : 1 coin"),
            Line(UNDO, back=1),
            Line(MOVE, side="blue", move="offer : 1 oil"),
            Line(WITHDRAW, side="blue"),
        ],
    )


def test_a_finished_record_reads_as_it_says() -> None:
    assert parse(FULL) == Record(
        "proving",
        "1b",
        3,
        {"dull": "no"},
        "95a91f2b07a0c1de",
        [Line(START), Line(MOVE, side="red", move="pass")],
        board_text='[sea]\n\n  name = "Mare  Internum"\n',
        commitment="0f" * 32,
        forked=1,
        names={0: "Anna Maria", 2: "Björn 2"},
        ending=Ending("won", [0.5, 1 / 3, 0.0], [2, -1, 0]),
        seed=bytes([0xA0] * 32),
    )


def test_the_record_of_a_seat_says_so() -> None:
    record = parse(SEATS)
    assert record.seen_by == "seat 1"
    assert parse(SEATS.replace("seat 1;", "a spectator;")).seen_by == SPECTATOR


@pytest.mark.parametrize("text", [IN_PLAY, FULL, SEATS])
def test_what_is_read_is_written_alike(text: str) -> None:
    assert write(parse(text)) == text
    assert write(parse(text[:-1])) == text  # editors may leave out the last line feed


WORDS = st.text("abcdefgh_ ?:0123456789éß", min_size=1, max_size=20).map(str.strip).filter(bool)
WORD = st.text("abcdefgh_019", min_size=1, max_size=8)
RESULTS = st.lists(WORDS, max_size=3)
LINES = st.one_of(
    st.builds(Line, st.just(MOVE), side=WORD, move=WORDS, results=RESULTS),
    st.builds(Line, st.just(UNDO), back=st.integers(1, 999)),
    st.builds(Line, st.just(WITHDRAW), side=WORD),
)
HEX = st.binary(min_size=32, max_size=32)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 9))
    lines = [Line(START, results=draw(RESULTS)), *draw(st.lists(LINES, max_size=9))]
    ending = st.builds(
        Ending,
        WORD,
        st.lists(st.floats(0, 1), min_size=seats, max_size=seats),
        st.lists(st.integers(-(10**8), 10**8), min_size=seats, max_size=seats),
    )
    return Record(
        draw(WORD),
        draw(WORD),
        seats,
        draw(st.dictionaries(WORD, WORD)),
        draw(WORD.filter(lambda word: word != "none")),
        lines,
        board_text=draw(st.none() | st.text()),
        commitment=draw(st.none() | HEX.map(bytes.hex)),
        forked=draw(st.integers(0, len(lines))),
        seen_by=draw(st.sampled_from(["", "seat 0", SPECTATOR])),
        names=draw(st.dictionaries(st.integers(0, seats - 1), WORDS)),
        ending=draw(st.none() | ending),
    )


@QUIET
@given(records(), HEX)
def test_every_record_survives_writing(record: Record, seed: bytes) -> None:
    assert parse(write(record)) == record
    if not record.seen_by:
        record.seed = seed
        assert parse(write(record)) == record


@QUIET
@given(records())
def test_places_are_those_in_the_text(record: Record) -> None:
    lines = write(record).split("\n")
    for number, line in enumerate(record.lines):
        at = place(record, number)
        assert lines[at - 1].startswith(f"{number} ")
        for i, result in enumerate(line.results):
            assert lines[at + i] == f"  chance: {result}"
    assert lines[place(record, len(record.lines)) - 1] == ""
    assert lines[place_of(record, "board") - 1].startswith("board ")


@pytest.mark.parametrize(
    ("text", "old", "new", "line", "message"),
    [
        (
            IN_PLAY,
            "internum record 1",
            "internum record 2",
            1,
            "'internum record 1', not 'internum record 2'",
        ),
        (IN_PLAY, IN_PLAY, "", 1, "'internum record 1'"),
        (IN_PLAY, "game proving", "game", 2, "'game NAME'"),
        (IN_PLAY, "rules 1\n", "", 3, "'rules VERSION'"),
        (IN_PLAY, "seats 2", "seats two", 4, "'seats NUMBER'"),
        (IN_PLAY, "seats 2", "seats 0", 4, "'seats NUMBER'"),
        (IN_PLAY, "option dull no\n", "option dull no\noption dull no\n", 6, "once each"),
        (IN_PLAY, "option dull", "option zero", 6, "sorted"),
        (IN_PLAY, "option dull no", "option dull", 5, "'board DIGEST'"),
        (IN_PLAY, "board none\n", "", 7, "'board DIGEST'"),
        (IN_PLAY, "board none", "board none\nweather fine", 8, "a known header line"),
        (IN_PLAY, "board none", "board none\ncommitment 12", 8, "a known header line"),
        (FULL, "forked 1", "forked 0", 12, "a known header line"),
        (FULL, "forked 1", "forked 3", 12, "only 2 entries"),
        (FULL, "seat 0 Anna", "seat 3 Anna", 13, "0 to 2"),
        (FULL, "seat 2 Björn", "seat 0 Björn", 14, "once each"),
        (FULL, "seat 2 Björn 2", "seat 2 ", 14, "a known header line"),
        (IN_PLAY, "\n\n0 start", "\n0 start", 8, "empty line"),
        (IN_PLAY, "0 start", "0 begin", 9, "'0 start'"),
        (IN_PLAY, "0 start", "0 red: pass", 9, "'0 start'"),
        (IN_PLAY, "0 start", "1 start", 9, "number 0, not 1"),
        (IN_PLAY, "3 blue: offer : 1 oil", "3 start", 14, "an entry"),
        (IN_PLAY, "3 blue:", "4 blue:", 14, "number 3, not 4"),
        (IN_PLAY, "3 blue:", "03 blue:", 14, "an entry"),
        (IN_PLAY, "3 blue:", "٣ blue:", 14, "an entry"),
        (IN_PLAY, "3 blue: offer : 1 oil", "3 blue offer", 14, "an entry"),
        (IN_PLAY, "2 undo 1", "2 undo 0", 13, "an entry"),
        (IN_PLAY, "4 withdraw blue", "4 withdraw", 15, "an entry"),
        (IN_PLAY, "  chance: draw oil", " chance: draw oil", 11, "an entry"),
        (IN_PLAY, "  chance: draw oil", "  chance: ", 11, "an entry"),
        (IN_PLAY, "in play after 4", "in play", 17, "'in play after NUMBER'"),
        (IN_PLAY, "in play after 4", "in play after 3", 17, "is 4, not 3"),
        (IN_PLAY, "in play after 4\n", "", 17, "'in play after NUMBER'"),
        (IN_PLAY, "\nend\n", "", 18, "breaks off"),
        (IN_PLAY, "\nend\n", "\nen", 18, "'end', not 'en'"),
        (IN_PLAY, "\n\nin play after 4\nend\n", "\n", 16, "breaks off"),
        (IN_PLAY, "\nend\n", "\nend\n\n", 19, "nothing stands behind"),
        (IN_PLAY, "\nend\n", "\nend\nend\n", 19, "nothing stands behind"),
        (FULL, "returns 0.5 ", "returns ", 20, "'returns'"),
        (FULL, "returns 0.5 ", "returns 0.50 ", 20, "not written as 0.5"),
        (FULL, "returns 0.5 ", "returns 0.5.5 ", 20, "no number"),
        (FULL, "returns 0.5 ", "returns 1.0 ", 20, "not written as 1"),
        (FULL, "scores 2 ", "scores 2.5 ", 21, "'scores'"),
        (FULL, "scores 2 -1 0\n", "", 21, "'scores'"),
        (FULL, "seed a0", "seed A0", 22, "'seed HEX' or 'end'"),
        (SEATS, "after 4\nend", f"after 4\nseed {'a0' * 32}\nend", 19, "'end'"),
    ],
)
def test_what_has_another_form_is_refused_at_its_line(
    text: str, old: str, new: str, line: int, message: str
) -> None:
    assert text.count(old) == 1
    with pytest.raises(RecordError) as caught:
        parse(text.replace(old, new))
    assert message in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@QUIET
@given(st.data())
def test_a_record_that_breaks_off_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([IN_PLAY, FULL, SEATS]))
    cut = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(RecordError) as caught:
        parse(text[:cut])
    assert caught.value.line - text[:cut].count("\n") in (1, 2)


@QUIET
@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    for whole in (text, IN_PLAY.replace("none", text), FULL.replace("Anna", text)):
        try:
            record = parse(whole)
        except RecordError:
            continue
        assert write(record) == whole.removesuffix("\n") + "\n"


@pytest.mark.parametrize("name", ["", " Anna", "Anna\n", "a\nseat 1 b", "\u2028", "a\rb"])
def test_a_name_is_one_line(name: str) -> None:
    record = parse(IN_PLAY)
    record.names[0] = name
    with pytest.raises(Malformed, match="name of a seat"):
        write(record)


def test_a_name_needs_its_seat() -> None:
    record = parse(IN_PLAY)
    record.names[2] = "Anna"
    with pytest.raises(Malformed, match="seats 0 to 1"):
        write(record)
