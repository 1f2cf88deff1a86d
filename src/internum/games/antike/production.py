"""MARBLE, IRON, GOLD (A6.1, A6.2)."""

from internum.core.masks import places
from internum.core.slots import SP, WHO
from internum.core.state import State
from internum.core.step import Step
from internum.games.antike import events
from internum.games.antike.state import CITIES, CURRENCY, HELD, KNOWS, MARKET, TEMPLE
from internum.games.antike.table import Table


def yields(s: State, table: Table, nation: int, kind: int) -> int:
    """A6.1, A6.2, A4 What one production action brings a nation. A21 The bank never lacks resources."""
    v = s.v
    total = v[KNOWS + 8 * nation + MARKET] + v[KNOWS + 8 * nation + CURRENCY]
    for p in places(v[CITIES + nation] & table.kind_mask[kind]):
        total += 3 if v[TEMPLE + p] else 1
    return total


class Production(Step):
    """One of the three producing fields."""

    def __init__(self, table: Table, name: str, kind: int) -> None:
        super().__init__(name, "A6.1")
        self.table = table
        self.kind = kind

    def go(self, s: State) -> None:
        nation = s.v[s.v[SP] + WHO] - 1
        amount = yields(s, self.table, nation, self.kind)
        s.v[HELD + 4 * nation + self.kind] += amount
        s.tell(events.PRODUCED, nation, self.kind, amount)
        s.done()
