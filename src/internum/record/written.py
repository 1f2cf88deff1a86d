"""What people write about a position: lines, headings and facts, put into a state.

Positions and case books share this. Every error names its line.
"""

import re
from typing import Final, final

from internum.core.errors import InternumError, Malformed
from internum.core.rules import Rules
from internum.core.slots import ASKED, OVER, SP
from internum.core.state import State
from internum.record.facts import read_facts
from internum.record.stack import read_asked, stand

_COMMENT: Final = re.compile(r"(^|\s)#.*")


class BadLine(Malformed):
    """A line of a text that cannot be read or carried out."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(f"line {line}: {message}")


class Impossible(Malformed):
    """A position that cannot be, whatever was played."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(f"physically impossible: {'; '.join(problems)}")


@final
class Line:
    """One line without its comment, and whether it is indented."""

    def __init__(self, number: int, indented: bool, text: str) -> None:
        self.number: Final = number
        self.indented: Final = indented
        self.text: Final = text
        self.words: Final = text.lower().split()

    @property
    def rest(self) -> str:
        """What stands behind the first word, in small letters."""
        return " ".join(self.words[1:])

    def bad(self, problem: object) -> BadLine:
        """The error that this line is wrong."""
        return BadLine(self.number, str(problem))


def read_lines(text: str) -> list[Line]:
    """The lines that say something: no blank ones, no comments."""
    out = []
    for number, raw in enumerate(text.split("\n"), 1):
        kept = _COMMENT.sub("", raw)
        if kept.strip():
            out.append(Line(number, kept[0].isspace(), kept.strip()))
    return out


def read_seats(line: Line) -> int:
    """The number of `seats N`."""
    if len(line.words) != 2 or not line.words[1].isdecimal():
        raise line.bad(f"{line.text!r} should read: seats NUMBER")
    return int(line.words[1])


def read_options(line: Line) -> dict[str, object]:
    """The options of `options NAME=VALUE NAME=VALUE`."""
    out: dict[str, object] = {}
    for word in line.rest.replace(",", " ").split():
        name, sign, value = word.partition("=")
        if not (name and sign and value):
            raise line.bad(f"{word!r} should read: NAME=VALUE")
        if name in out:
            raise line.bad(f"option {name} stands twice")
        out[name] = value
    if not out:
        raise line.bad("no option stands here")
    return out


def ground(rules: Rules) -> State:
    """What a written position begins with."""
    s = rules.blank()
    rules.ground(s)
    return s


@final
class Written:
    """What a text says of a position: where the game stands, who is asked, and the facts it gives."""

    def __init__(self) -> None:
        self.at: Line | None = None
        self.asked: Line | None = None
        self.values: Final[dict[int, int]] = {}  # by slot
        self._lines: dict[int, int] = {}  # by slot: the line that gives it

    def give(self, rules: Rules, line: Line) -> None:
        """Take in a line of facts; each fact may be given once."""
        try:
            for place, word in read_facts(rules, " ".join(line.words), False):
                assert place.region is not None
                if place.slot in self._lines:
                    raise Malformed(f"{place.text} is already given in line {self._lines[place.slot]}")
                self._lines[place.slot] = line.number
                self.values[place.slot] = place.region.value(word)
        except InternumError as error:
            raise line.bad(error) from error

    def overlay(self) -> None:
        """From here on the facts may be given anew: what follows varies what was said so far."""
        self._lines = {}

    def apply(self, s: State, check: bool) -> bool:
        """Put it all into a state, fill in what follows from it, and let the steps ask.

        `check` refuses what is physically impossible. The answer: have the steps done more than ask?
        """
        self._set(s)
        if self.at is not None:
            try:
                stand(s, self.at.rest)
            except InternumError as error:
                raise self.at.bad(error) from error
            self._set(s)  # an entry point sees the facts, and does not overrule them
        s.rules.complete(s, set(self.values))
        s.rules.refresh(s)
        problems = s.rules.physical(s) if check else []
        if problems:
            raise Impossible(problems)
        if s.v[SP] == 0 and s.v[OVER] == 0:
            raise Malformed("it is not said where the game stands: `at` is missing")
        if self.asked is not None:
            try:
                read_asked(s, self.asked.rest)
            except InternumError as error:
                raise self.asked.bad(error) from error
        before = list(s.v)
        s.run()
        before[ASKED] = s.v[ASKED]
        return before != list(s.v)

    def _set(self, s: State) -> None:
        for slot, value in self.values.items():
            s.v[slot] = value
