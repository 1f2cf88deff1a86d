"""The Construction phase (7.1): the turns, and what a player does on his besides buying."""

from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.hands import add
from internum.games.nostrum.order import next_turn
from internum.games.nostrum.realm import (
    POLITICS,
    has,
)
from internum.games.nostrum.state import (
    DONE,
    EMPIRES,
    HAND,
    KINDS,
    STOCK,
    TAX,
    USED,
    wipe,
)
from internum.games.nostrum.table import Table


class Swap(Verb):
    """N10.1e One commodity for one tax, or one tax for one commodity, with the stock."""

    def __init__(self, table: Table) -> None:
        super().__init__("swap", "N10.1e", (table.kinds, table.kinds))
        self.table = table
        self.sides = table.n
        self.kinds = table.n_kinds

    def legal(self, s: State, side: int, out: list[int]) -> None:
        card = self.table.powers.one["swap"]
        if not has(s, side, card) or s.v[USED + card]:
            return
        v = s.v
        at = HAND + side * KINDS
        for kind in range(1, self.kinds):
            if v[at + TAX] and v[STOCK + kind]:
                out.append(self.base + kind)
        for kind in range(1, self.kinds):
            if v[at + kind] and v[STOCK + TAX]:
                out.append(self.base + kind * self.kinds)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        given = arg // self.kinds
        taken = arg - given * self.kinds
        card = self.table.powers.one["swap"]
        words = self.params[0].words
        if not has(s, side, card):
            if why is not None:
                why.add("N10.1e", "no-such-card")
            return False
        if v[USED + card]:
            if why is None:
                return False
            why.add("N10.1e", "once-a-round")
        if (given == TAX) == (taken == TAX):
            if why is None:
                return False
            why.add("N10.1e", "tax-for-commodity")
        if v[HAND + side * KINDS + given] == 0:
            if why is None:
                return False
            why.add("N10.1e", "not-held", words[given])
        if v[STOCK + taken] == 0:
            if why is None:
                return False
            why.add("N10.1e", "none-left", words[taken])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        given = arg // self.kinds
        taken = arg - given * self.kinds
        s.v[USED + self.table.powers.one["swap"]] = 1
        add(s, side, given, -1)
        add(s, side, taken, 1)
        s.tell(events.SWAPPED, side, given, taken)


class Finish(Verb):
    """N7.1.1 The turn is over."""

    def __init__(self, table: Table) -> None:
        super().__init__("finish", "N7.1.1")
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Building(Step):
    """N7.1.2 The turn of one player. A: 1 when he has finished."""

    def __init__(self) -> None:
        super().__init__("building", "N7.1.2")

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A]:
            s.done()
        else:
            s.ask(s.v[fp + WHO] - 1)


class Construction(Step):
    """7.1, 7.5 A: 0 the turns, 1 what is kept, 2 over."""

    def __init__(self, table: Table) -> None:
        super().__init__("construction", "N7.1.1")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A] == 0:
            if next_turn(s, self.table, POLITICS, self.table.step("building")):
                return
            wipe(s, DONE, EMPIRES)
            s.v[fp + A] = 1
            s.call(self.table.step("keeping"))
        else:
            s.done()
