"""A finished game looked back upon: everybody's chances of a win over time, and what turned it.

It judges by the game's own judgement, with all cards on the table; so it is for games that are over.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from internum.bots.search_bot import scale_of
from internum.core.chance import Rng
from internum.core.slots import CHANCE, ROUND
from internum.core.state import State
from internum.record.entry import MOVE, Entry
from internum.record.match import Match

NOTHING: Final = float("-inf")
ROLLS: Final = 12  # of chance, for what a move could have led to


@dataclass(frozen=True)
class Moment:
    """A move and how everybody's chances stood after it; what it did itself, and what the dice did."""

    entry: Entry
    round: int
    chances: list[float]  # by seat
    moved: list[float]  # change by the choice, by seat
    rolled: list[float]  # change by chance: what came, beside what could be expected


@dataclass(frozen=True)
class Analysis:
    """The moves of a game in their order, and by seat what moves and dice brought in all."""

    start: list[float]
    moments: list[Moment]

    def skill(self, seat: int) -> float:
        """What a seat's own moves did for its chances."""
        return sum(one.moved[seat] for one in self.moments if one.entry.seat == seat)

    def luck(self, seat: int) -> float:
        """What chance did for a seat, whoever rolled."""
        return sum(one.rolled[seat] for one in self.moments)

    def turning_points(self, count: int) -> list[Moment]:
        """The moves after which chances differed most from before, in their order."""
        most = sorted(self.moments, key=lambda one: -swing(one))[:count]
        return sorted(most, key=lambda one: one.entry.number)


def swing(one: Moment) -> float:
    """How much of a win changed hands."""
    return sum(abs(a + b) for a, b in zip(one.moved, one.rolled, strict=True)) / 2.0


def parties(s: State) -> list[int]:
    """The sides that somebody can win with: those that have a standing."""
    return [standing.side for standing in s.rules.insight(s.view(None)).sides]


def chances(s: State, sides: list[int]) -> list[float]:
    """Every seat's chance of a win, at a glance; they add up to 1. All alike until everybody leads a side."""
    rules = s.rules
    if s.over:
        return s.returns
    best = [NOTHING] * rules.seats
    for side in sides:
        seat = s.seat(side)
        if seat >= 0:
            best[seat] = max(best[seat], rules.value(s, side))
    if NOTHING in best:
        return [1.0 / rules.seats] * rules.seats
    top = max(best)
    weights = [exp((one - top) / scale_of(rules)) for one in best]
    return [weight / sum(weights) for weight in weights]


def expected(s: State, sides: list[int], rng: Rng) -> list[float]:
    """The same; where chance has the word, the mean of its answers."""
    if s.actor != CHANCE:
        return chances(s, sides)
    total = [0.0] * s.rules.seats
    for _ in range(ROLLS):
        t = s.copy()
        t.push_chance(rng)
        total = [a + b for a, b in zip(total, chances(t, sides), strict=True)]
    return [one / ROLLS for one in total]


def analyse(match: Match) -> Analysis:
    """Look back on a game, move by move, along the line that was played in the end."""
    rng = Rng(1)
    sides = parties(match.state)
    before = match.at(0)
    start = now = chances(before, sides)
    moments = []
    for number in match.line_at(len(match.entries) - 1):
        entry = match.entries[number]
        if entry.kind != MOVE:
            continue
        s = before.copy()
        for choice in entry.choices:
            s.push(choice, entry.side)
        hoped = expected(s, sides, rng)
        for result in entry.results:
            s.push(result.choice, CHANCE)
        came = chances(s, sides)
        moved = [a - b for a, b in zip(hoped, now, strict=True)]
        rolled = [a - b for a, b in zip(came, hoped, strict=True)]
        moments.append(Moment(entry, int(s.v[ROUND]), came, moved, rolled))
        before, now = s, came
    return Analysis(start, moments)
