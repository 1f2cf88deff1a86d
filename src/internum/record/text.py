"""Records as text that a person can read: the header, one move a line, the result.

    internum record 1
    game antike
    rules 1
    seats 2
    option board east
    option round_limit none
    board 95a91f2b07a0c1de
    commitment 3b0c…
    seat 0 Anna
    seat 1 Ben

    0 start
      chance: deal greeks
    1 greeks: rondel arming : 1 gold
    2 romans: battle
      chance: roll 5
    3 romans: pass
    4 undo 3
    5 withdraw greeks
    6 back 2

    result won
    returns 1 0
    scores 9 7
    seed 8f…
    end

`undo 3` takes back entry 3 and all later moves of its seat that are in effect, `back 2` those of everybody,
by agreement. Below `board` stands the text of the board file, each line behind a `|`, when it is not the
game's own; then, each line behind a `>`, the position that the game begins from, when that is not the set-
up. `forked 13` means that the first 13 entries, with their results of chance, come from another match. A
game that is not over has `in play after 5`, its last entry, instead of the result. `seen by seat 1; …`
marks the record of one seat, with `?` for what it may not know. Every line has one place and one form:
`write` and `parse` are exact inverses, and a record that breaks off is noticed.
"""

import re
from dataclasses import dataclass, field
from typing import Final, final

from internum.core.errors import Malformed
from internum.core.why import Reason
from internum.record.entry import BACK, MOVE, START, UNDO, WITHDRAW
from internum.record.seed import FORMAT, SEED_BYTES, terms

SPECTATOR: Final = "a spectator"
_VEILED: Final = "; secrets are ?, so it cannot be replayed"
_HEX: Final = f"[0-9a-f]{{{2 * SEED_BYTES}}}"
_NUMBER: Final = "0|[1-9][0-9]{0,8}"


class RecordError(Malformed):
    """A record that cannot be read or replayed: the line, what is wrong, the reasons of an illegal move."""

    def __init__(self, line: int, text: str, reasons: list[Reason] | None = None) -> None:
        self.line = line
        self.reasons = reasons or []
        super().__init__(f"line {line}: {text}")


@final
@dataclass
class Line:
    """One entry in words. `back` is what an undo takes back."""

    kind: str
    side: str = ""
    move: str = ""
    back: int = 0
    results: list[str] = field(default_factory=list)


@final
@dataclass
class Ending:
    """How a game ended: the word of the ending, a share of one win and a score per seat."""

    how: str
    returns: list[float]
    scores: list[int]


@final
@dataclass
class Record:
    """What a record says."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    board: str  # the digest; empty for a game without boards
    lines: list[Line]
    board_text: str | None = None
    position: str | None = None
    commitment: str | None = None
    forked: int = 0
    seen_by: str = ""  # empty: all is in it; else `seat 1` or SPECTATOR
    names: dict[int, str] = field(default_factory=dict)
    ending: Ending | None = None
    seed: bytes | None = None


# --- writing ---------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text."""
    lines = [*head(record), ""]
    for number, line in enumerate(record.lines):
        lines.append(_entry(number, line))
        lines += [f"  chance: {result}" for result in line.results]
    return "\n".join([*lines, "", *_tail(record), ""])


def head(record: Record) -> list[str]:
    """The lines before the empty one."""
    out = terms(record.game, record.rules, record.seats, record.options, record.board)
    if record.board_text is not None:
        out += ["|" + line for line in record.board_text.split("\n")]
    if record.position is not None:
        out += [">" + line for line in record.position.split("\n")]
    if record.commitment is not None:
        out.append(f"commitment {record.commitment}")
    if record.forked:
        out.append(f"forked {record.forked}")
    if record.seen_by:
        out.append(f"seen by {record.seen_by}{_VEILED}")
    for seat, name in sorted(record.names.items()):
        if not 0 <= seat < record.seats:
            raise Malformed(f"there are seats 0 to {record.seats - 1}, not {seat}")
        if not _one_line(name):
            raise Malformed(f"{name!r} cannot stand in a record as the name of a seat")
        out.append(f"seat {seat} {name}")
    return out


def _one_line(name: str) -> bool:
    return name != "" and name.isprintable() and name == name.strip()


def place(record: Record, number: int) -> int:
    """The line on which an entry stands, and behind the last entry the line after it; from 1."""
    return len(head(record)) + 2 + number + sum(len(line.results) for line in record.lines[:number])


def place_of(record: Record, word: str) -> int:
    """The line of the header that begins with this word; from 1."""
    return next(i for i, line in enumerate(head(record), 1) if line.split(" ")[0] == word)


def _entry(number: int, line: Line) -> str:
    if line.kind == MOVE:
        return f"{number} {line.side}: {line.move}"
    if line.kind in (UNDO, BACK):
        return f"{number} {line.kind} {line.back}"
    return f"{number} withdraw {line.side}" if line.kind == WITHDRAW else f"{number} start"


def _tail(record: Record) -> list[str]:
    out = [f"in play after {len(record.lines) - 1}"]
    if record.ending is not None:
        shares = " ".join(_share(share) for share in record.ending.returns)
        scores = " ".join(str(score) for score in record.ending.scores)
        out = [f"result {record.ending.how}", f"returns {shares}", f"scores {scores}"]
    if record.seed is not None:
        out.append(f"seed {record.seed.hex()}")
    return [*out, "end"]


def _share(share: float) -> str:
    return repr(float(share)).removesuffix(".0")


# --- reading ---------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """Read a record; raises RecordError with the line. Whether its moves are legal, `replay` finds out."""
    read = _Reader(text)
    read.take(re.escape(FORMAT), repr(FORMAT))
    game = read.take(r"game (\S+)", "'game NAME'")[1]
    rules = read.take(r"rules (\S+)", "'rules VERSION'")[1]
    seats = int(read.take(r"seats ([1-9][0-9]?)", "'seats NUMBER'")[1])
    options: dict[str, str] = {}
    while (match := read.maybe(r"option (\S+) (\S.*)")) is not None:
        if options and match[1] <= max(options):
            raise read.wrong(f"options stand once each and sorted by name, so not {match[1]} here")
        options[match[1]] = match[2]
    board = read.take(r"board (\S+)", "'option NAME VALUE' or 'board DIGEST'")[1]
    record = Record(game, rules, seats, options, "" if board == "none" else board, [])
    _read_extras(read, record)
    read.take("", "a known header line in its place, or the empty line before the moves")
    _read_entries(read, record)
    if record.forked > len(record.lines):
        raise RecordError(place_of(record, "forked"), f"there are only {len(record.lines)} entries")
    read.take("", "the next entry, or the empty line before the result")
    _read_tail(read, record)
    return record


def _read_extras(read: "_Reader", record: Record) -> None:
    record.board_text = _read_behind(read, r"\|")
    record.position = _read_behind(read, ">")
    if (match := read.maybe(f"commitment ({_HEX})")) is not None:
        record.commitment = match[1]
    if (match := read.maybe(r"forked ([1-9][0-9]{0,8})")) is not None:
        record.forked = int(match[1])
    if (match := read.maybe(rf"seen by (seat [0-9]{{1,2}}|{SPECTATOR}){re.escape(_VEILED)}")) is not None:
        record.seen_by = match[1]
    while (match := read.maybe(r"seat (0|[1-9][0-9]?) (\S|\S.*\S)")) is not None:
        seat = int(match[1])
        if seat >= record.seats or any(seat <= other for other in record.names):
            raise read.wrong(
                f"seats are named once each in order, 0 to {record.seats - 1}, so not {seat} here"
            )
        if not _one_line(match[2]):
            raise read.wrong(f"{match[2]!r} is no name")
        record.names[seat] = match[2]


def _read_behind(read: "_Reader", mark: str) -> str | None:
    """A text that stands in the record, each of its lines behind a mark."""
    lines: list[str] = []
    while (match := read.maybe(f"{mark}(.*)")) is not None:
        lines.append(match[1])
    return "\n".join(lines) if lines else None


def _read_entries(read: "_Reader", record: Record) -> None:
    form = "an entry: 'NUMBER SIDE: MOVE', 'NUMBER undo|back NUMBER' or 'NUMBER withdraw SIDE'"
    while not record.lines or not read.at_empty():
        number = len(record.lines)
        match = read.take(rf"({_NUMBER}) (\S.*)", "'0 start'" if number == 0 else form)
        if int(match[1]) != number:
            raise read.wrong(f"the next entry is number {number}, not {match[1]}")
        line = _line(match[2])
        if line is None or (line.kind == START) != (number == 0):
            raise read.wrong("an entry stands as '0 start'" if number == 0 else f"this should be {form}")
        while (result := read.maybe(r"  chance: (\S.*)")) is not None:
            line.results.append(result[1])
        record.lines.append(line)


def _line(text: str) -> Line | None:
    if text == START:
        return Line(START)
    if (match := re.fullmatch(r"(\S+): (\S.*)", text)) is not None:
        return Line(MOVE, side=match[1], move=match[2])
    if (match := re.fullmatch(r"(undo|back) ([1-9][0-9]{0,8})", text)) is not None:
        return Line(match[1], back=int(match[2]))
    if (match := re.fullmatch(r"withdraw (\S+)", text)) is not None:
        return Line(WITHDRAW, side=match[1])
    return None


def _read_tail(read: "_Reader", record: Record) -> None:
    if (match := read.maybe(f"in play after ({_NUMBER})")) is not None:
        if int(match[1]) != len(record.lines) - 1:
            raise read.wrong(f"the last entry is {len(record.lines) - 1}, not {match[1]}")
    else:
        how = read.take(r"result (\S+)", "'in play after NUMBER' or 'result ENDING'")[1]
        returns = [
            _read_share(read, share) for share in _per_seat(read, record, "returns", r"[0-9.e-]{1,40}")
        ]
        scores = [int(score) for score in _per_seat(read, record, "scores", r"0|-?[1-9][0-9]{0,8}")]
        record.ending = Ending(how, returns, scores)
    if not record.seen_by and (match := read.maybe(f"seed ({_HEX})")) is not None:
        record.seed = bytes.fromhex(match[1])
    read.take("end", "'end'" if record.seed is not None or record.seen_by else "'seed HEX' or 'end'")
    read.finish()


def _per_seat(read: "_Reader", record: Record, name: str, form: str) -> list[str]:
    match = read.take(rf"{name}((?: (?:{form})){{{record.seats}}})", f"'{name}' with a number per seat")
    return match[1].split()


def _read_share(read: "_Reader", text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        raise read.wrong(f"{text} is no number") from None
    if _share(share) != text:
        raise read.wrong(f"{text} is not written as {_share(share)}")
    return share


@final
class _Reader:
    """Goes through the lines of a record once."""

    def __init__(self, text: str) -> None:
        # not splitlines: a board text may hold other separators
        self.lines: Final = text.removesuffix("\n").split("\n")
        self.at = 0

    def maybe(self, form: str) -> re.Match[str] | None:
        """The next line if it has this form, and go past it."""
        if self.at >= len(self.lines):
            return None
        match = re.fullmatch(form, self.lines[self.at])
        if match is not None:
            self.at += 1
        return match

    def take(self, form: str, what: str) -> re.Match[str]:
        """The next line, which must have this form."""
        match = self.maybe(form)
        if match is None:
            self.at += 1
            if self.at > len(self.lines):
                raise self.wrong(f"the record breaks off; here should stand {what}")
            raise self.wrong(f"here should stand {what}, not {self.lines[self.at - 1]!r}")
        return match

    def wrong(self, text: str) -> RecordError:
        """An error at the line read last."""
        return RecordError(self.at, text)

    def at_empty(self) -> bool:
        """Is the next line empty?"""
        return self.at < len(self.lines) and self.lines[self.at] == ""

    def finish(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.lines):
            self.at += 1
            raise self.wrong("nothing stands behind 'end'")
