"""How far units come on a board (A1.6, A7.3): worked out once, asked by judgements and insight."""

from functools import lru_cache
from typing import Final, final

from internum.core.slots import BITS
from internum.games.antike.state import PROVINCES
from internum.games.antike.table import Table


@final
class Ways:
    """From where a province is reached: by type of unit and number of borders, the mask of provinces."""

    def __init__(self, table: Table) -> None:
        self.within: Final[list[list[list[int]]]] = []
        for kind in range(2):
            rows = [[BITS[p] for p in range(table.provinces)]]
            for _ in range(3):
                row = rows[-1][:]
                for p in range(table.provinces):
                    for c in table.crossings[kind * PROVINCES + p]:
                        row[p] |= rows[-1][table.crossing_to[c]]
                rows.append(row)
            self.within.append(rows)


@lru_cache(maxsize=8)
def ways(table: Table) -> Ways:
    """The ways of a board, worked out once."""
    return Ways(table)
