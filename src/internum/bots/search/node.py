"""A place in the tree: what one side knows when it is asked, the moves it considers, and how they fared."""

from math import sqrt
from typing import Final, final

FAIR: Final = 5  # the move of this rank is fair
LEAST_SPREAD: Final = 0.003


@final
class Node:
    """The moves of one side, the most promising first; only the first few are considered at the start."""

    def __init__(self, side: int, moves: list[list[int]], worth: list[float]) -> None:
        order = sorted(range(len(moves)), key=lambda i: -worth[i])
        self.side: Final = side
        self.moves: Final = [moves[i] for i in order]
        self.worth: Final = [worth[i] for i in order]  # chances of a win right after the move, at a glance
        # how far good moves lie apart, which is what doubts are measured by
        self.spread: Final = max(LEAST_SPREAD, self.worth[0] - self.worth[min(FAIR, len(moves) - 1)])
        self.visits: Final = [0] * len(moves)
        self.total: Final = [0.0] * len(moves)  # of the chances of a win that visits brought
        self.count = 0

    def width(self, few: int, growth: float) -> int:
        """How many of the moves are considered after so many visits."""
        return min(len(self.moves), few + int(growth * sqrt(self.count)))

    def mean(self, i: int, trust: float) -> float:
        """What a move is worth; the first glance counts as much as `trust` visits."""
        return (trust * self.worth[i] + self.total[i]) / (trust + self.visits[i])

    def add(self, i: int, chance: float) -> None:
        """A visit and what it brought."""
        self.visits[i] += 1
        self.total[i] += chance
        self.count += 1

    def favourite(self, trust: float) -> int:
        """The move that was followed most; of equals, the one that is worth most."""
        best = 0
        for i in range(1, len(self.moves)):
            if self.visits[i] < self.visits[best]:
                continue
            if self.visits[i] > self.visits[best] or self.mean(i, trust) > self.mean(best, trust):
                best = i
        return best
