"""Derived numbers that people count in their heads: what each game tells of them, in one shape for all.

A game computes them from one seat's view and nothing else (`Rules.insight`): terminal, browser, hints and
interfaces for programs show the same numbers, and none of them can tell what the seat may not know.
"""

from typing import Final, final


@final
class Way:
    """A way to something that counts for winning: how many steps are missing, and by which clause."""

    def __init__(self, way: str, clause: str, missing: int) -> None:
        self.way: Final = way
        self.clause: Final = clause
        self.missing: Final = missing


@final
class Standing:
    """The numbers of one side, by name, and its ways; a way that is closed to it is left out."""

    def __init__(self, side: int) -> None:
        self.side: Final = side
        self.numbers: Final[dict[str, int]] = {}
        self.ways: Final[list[Way]] = []


@final
class Insight:
    """What one view tells: a standing for each side, and lenses to lay over the board.

    A lens is a list of (area, side, number); the numbers of areas that are left out are 0.
    """

    def __init__(self) -> None:
        self.sides: Final[list[Standing]] = []
        self.lenses: Final[dict[str, list[tuple[int, int, int]]]] = {}

    def standing(self, side: int) -> Standing:
        """The standing of a side, begun when it is first asked for."""
        for known in self.sides:
            if known.side == side:
                return known
        self.sides.append(Standing(side))
        return self.sides[-1]

    def plain(self) -> dict[str, object]:
        """The same in lists and dictionaries, as messages carry it."""
        return {
            "sides": [
                {
                    "side": standing.side,
                    "numbers": dict(standing.numbers),
                    "ways": [
                        {"way": way.way, "clause": way.clause, "missing": way.missing}
                        for way in standing.ways
                    ],
                }
                for standing in self.sides
            ],
            "lenses": {name: [list(row) for row in rows] for name, rows in self.lenses.items()},
        }
