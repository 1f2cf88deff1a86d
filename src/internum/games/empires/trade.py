"""Phase 2: trade (chapter 6), the only phase in which resources change hands (E4.2)."""

from mypy_extensions import i64

from internum.core.layout import numbers
from internum.core.slots import BITS, SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import give, give_openly, shift
from internum.games.empires.offers import sits_out
from internum.games.empires.realm import levels
from internum.games.empires.state import (
    CHIP,
    HAND,
    KINDS,
    SHOWN,
    TITLE,
    TRADE,
    wipe,
)
from internum.games.empires.table import Table


def shown(s: State, side: int) -> int:
    """How many resources of an empire lie open."""
    return sum(s.v[SHOWN + side * KINDS + kind] for kind in range(KINDS))


def return_chips(s: State) -> None:
    """E6.1 Used chips come back when all three are used."""
    v = s.v
    if v[CHIP] and v[CHIP + 1] and v[CHIP + 2]:
        wipe(s, CHIP, 3)


class Announce(Verb):
    """E6.1 The trade leader shows one side of a chip that is not used."""

    def __init__(self, table: Table) -> None:
        super().__init__("announce", "E6.1", (numbers("number", 0, 5),))
        self.chip_of = [
            next(i for i, chip in enumerate(table.board.chips) if number in chip) for number in range(6)
        ]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[TITLE + TRADE] != side + 1:
            if why is None:
                return False
            why.add("E6.1", "not-the-trade-leader")
        if s.v[CHIP + self.chip_of[arg]]:
            if why is None:
                return False
            why.add("E6.1", "chip-used", arg)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        v[CHIP + self.chip_of[arg]] = 1
        return_chips(s)
        v[v[SP] + A] = 1
        v[v[SP] + B] = arg
        s.tell(events.ANNOUNCED, side, arg)


class Trade(Step):
    """E6.1 to E6.8. A: 0 chip, 1 offers, 2 the first taker, 3 taking, 4 over; B: the number of the chip."""

    def __init__(self, table: Table) -> None:
        super().__init__("trade", "E6.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        stage = v[fp + A]
        if stage == 0:
            return_chips(s)
            s.ask(v[TITLE + TRADE] - 1)
        elif stage == 1:
            v[fp + A] = 2
            s.call(self.table.step("offers"), -1, v[fp + B])
        elif stage == 2:
            self.begin(s)
        else:
            for side in range(self.table.n):  # E6.5
                for kind in range(KINDS):
                    count = v[SHOWN + side * KINDS + kind]
                    if count:
                        shift(s, side, kind, count)
                        v[SHOWN + side * KINDS + kind] = 0
                        s.tell(events.RETURNED, side, kind, count)
            if v[fp + C] > 1:  # E6.6 the beginner and the last in the chain
                s.call(self.table.step("balance"), v[fp + C] // 8 - 1, v[fp + C] % 8 - 1)
                v[fp + C] = 0
            else:
                s.done()

    def legal(self, s: State, side: int, out: list[int]) -> None:
        self.verbs[0 if s.v[s.v[SP] + A] == 0 else 1].legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def begin(self, s: State) -> None:
        """E6.3, E6.8 Who takes first."""
        starters = self.starters(s)
        if len(starters) > 1:
            s.ask(s.v[TITLE + TRADE] - 1)
        elif starters:
            self.start(s, starters[0])
        else:
            s.v[s.v[SP] + A] = 3

    def start(self, s: State, side: int) -> None:
        """The chain begins with this empire."""
        fp = s.v[SP]
        s.v[fp + A] = 3
        s.call(self.table.step("taking"), side, 0, 0, side)

    def starters(self, s: State) -> list[int]:
        """E6.8 Those who may begin; more than one when the trade leader names one of them."""
        table = self.table
        number = s.v[s.v[SP] + B]
        if number == 0:  # E6.1a
            return []
        leader = s.v[TITLE + TRADE] - 1
        offered = [shown(s, side) for side in range(table.n)]
        if offered[leader] or (table.empty_leader_starts and not sits_out(s, table, leader, number)):
            return [leader]
        some = [side for side in range(table.n) if offered[side]]
        trade = levels(s, table)
        best = max((trade[3 * side] for side in some), default=0)
        return [side for side in some if trade[3 * side] == best]


class Starter(Verb):
    """E6.8 The trade leader names who begins in his place."""

    def __init__(self, table: Table, trade: Trade) -> None:
        super().__init__("starter", "E6.8", (table.empires,))
        self.trade = trade

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg not in self.trade.starters(s):
            if why is not None:
                why.add("E6.8", "cannot-begin", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.trade.start(s, arg)


class Take(Verb):
    """E6.3 An open resource of another player."""

    def __init__(self, table: Table) -> None:
        super().__init__("take", "E6.3", (table.empires, table.kinds))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        base: i64 = self.base
        bounced = self.bounced(s, side)
        for other in range(self.table.n):
            if other not in (side, bounced):
                for arg in range(other * KINDS, (other + 1) * KINDS):
                    if s.v[SHOWN + arg]:
                        out.append(base + arg)

    def bounced(self, s: State, side: int) -> int:
        """E6.4 The empire that took last, if it took from this one; -1: none."""
        v = s.v
        fp = v[SP]
        chain = v[fp] - 1 == self.table.step("taking").id
        return v[fp + A] - 1 if chain and v[fp + B] == side + 1 else -1

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        other = arg // KINDS
        if other == side:
            if why is None:
                return False
            why.add("E6.3", "not-from-oneself")
        if v[SHOWN + arg] == 0:
            if why is None:
                return False
            why.add("E6.3", "not-offered", self.params[0].words[other], self.params[1].words[arg % KINDS])
        if other == self.bounced(s, side):
            if why is None:
                return False
            why.add("E6.4", "not-back-again", self.params[0].words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        other = arg // KINDS
        kind = arg - other * KINDS
        v[SHOWN + arg] -= 1
        shift(s, side, kind, 1)
        s.tell(events.TOOK, side, other, kind)
        fp = v[SP]
        v[fp + B] = v[fp + A]
        v[fp + A] = side + 1
        v[fp + WHO] = other + 1


class Taking(Step):
    """E6.3 The chain. Whose turn it is; A: who took last + 1, B: who took before that + 1, C: who began."""

    def __init__(self) -> None:
        super().__init__("taking", "E6.3")

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        if self.verbs[0].possible(s, side):
            s.ask(side)
            return
        first = v[fp + C]
        began = v[fp + A] > 0
        s.done()
        if began and first != side:  # E6.6 noted in the frame of the trade
            v[v[SP] + C] = (first + 1) * 8 + side + 1


class Give(Verb):
    """E6.6 The beginner evens the trade out with a resource of his choice."""

    def __init__(self, table: Table) -> None:
        super().__init__("give", "E6.6", (table.kinds,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[HAND + side * KINDS + arg] == 0:
            if why is not None:
                why.add("E6.6", "not-held", self.params[0].words[arg])
            return False
        return True

    def audience(self, s: State, side: int, arg: int) -> int:
        if self.table.gift_open:
            return EVERYBODY
        return BITS[s.seat(side)] | BITS[s.seat(s.v[s.v[SP] + A])]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        receiver = s.v[s.v[SP] + A]
        seen_by = self.audience(s, side, arg)
        s.tell(events.GAVE, side, receiver, arg, seats=seen_by)
        if self.table.gift_open:
            give_openly(s, side, receiver, arg)
        else:
            give(s, side, receiver, arg)
            s.tell(events.GAVE_UNSEEN, side, receiver, seats=EVERYBODY & ~seen_by)
        s.v[s.v[SP] + B] = 1


class Balance(Step):
    """E6.6 The gift. A: the receiver, B: 1 when it is given."""

    def __init__(self) -> None:
        super().__init__("balance", "E6.6")

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + B]:
            s.done()
        else:
            s.ask(v[fp + WHO] - 1)
