"""`SIDE can VERB WORDS: WAY, WAY`: the complete list of ways to fill a part of a move, such as a payment."""

from typing import Final, final

from internum.core.errors import Malformed
from internum.core.notation import Parsed
from internum.core.state import State, Told
from internum.core.verb import Part
from internum.record.written import Line
from internum.testing.checks import Check, lists_differ

MOST: Final = 400  # more ways than these are no list


@final
class WaysCheck(Check):
    """The move is named with all its words; the items are words of one of its parts."""

    def __init__(self, line: Line, side: int, move: Parsed, items: list[list[str]]) -> None:
        super().__init__(line)
        self.side = side
        self.move = move
        self.items = items
        fitting = [part for part in move.verb.parts if not any(part.unknown(item) for item in items)]
        if not fitting:
            problems = [part.unknown(item) for item in items for part in move.verb.parts]
            raise Malformed("; or ".join(dict.fromkeys(problem for problem in problems if problem)))
        self.part = fitting[0]

    def failure(self, s: State, told: list[Told]) -> str:
        ways = fillings(s, self.side, self.move.verb.base + self.move.arg, self.part)
        if len(ways) > MOST:
            return f"{self.move.text}: there are more than {MOST} ways; check some of them with `may`"
        there = {tuple(self.part.read(s, way) or []): " ".join(way) for way in ways}
        if not self.items:
            there.pop((), None)  # an empty filling is written `nothing`, too
        expected = {tuple(self.part.read(s, item) or []): " ".join(item) for item in self.items}
        texts = [there.get(way, text) for way, text in expected.items()]
        what = f"{s.rules.side_name(self.side)} can {self.move.text}"
        return lists_differ(what, texts, list(there.values()), "nothing")


def fillings(s: State, side: int, choice: int, part: Part) -> list[list[str]]:
    """Every filling of a part, in words, with which a move that begins so can be completed."""
    found: dict[str, list[str]] = {}
    begun = s.copy()
    begun.filled = []
    open_ones: list[tuple[State, int]] = [(begun, choice)] if choice in s.legal(side) else []
    while open_ones and len(found) <= MOST:
        before, choice = open_ones.pop()
        trial = before.copy()
        trial.filled = list(before.filled or [])
        trial.push(choice, side)
        if not trial.settled:
            open_ones += [(trial, further) for further in reversed(trial.branch(side))]
            continue
        for text in trial.filled:
            if not part.unknown(text.split()):
                found.setdefault(text, text.split())
    return list(found.values())
