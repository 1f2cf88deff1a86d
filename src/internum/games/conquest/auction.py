"""Phase 3: alliance auctions (chapter 4)."""

from internum.core.layout import Domain
from internum.core.slots import BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.state import (
    BID,
    BIDDER,
    BOX,
    BOX_A,
    BOX_B,
    CASH,
    OPENER,
    PICKS,
    PLAYERS,
    set_teams,
)
from internum.games.conquest.table import HIGHEST_BID, Table


def boxed(s: State) -> int:
    """C4.2 The bits of the players who stand in the alliance box."""
    out = 0
    for place in range(PLAYERS):
        if s.v[BOX + place]:
            out |= BITS[s.v[BOX + place] - 1]
    return out


def placed(s: State, player: int) -> bool:
    """C4.2 Does a player stand in the alliance box?"""
    return boxed(s) & BITS[player] != 0


def unplaced(s: State, table: Table) -> list[int]:
    """C4.2 The players who do not stand in the alliance box yet."""
    box = boxed(s)
    return [player for player in range(table.n) if box & BITS[player] == 0]


def may_bid(s: State, table: Table, player: int) -> bool:
    """C4.4 Does a player take part in this auction?"""
    return table.placed_bid or not placed(s, player)


class Proposed(Pick):
    """C4.5 Who goes to a proposal box: a player who is not placed, not the same twice."""

    def __init__(self, word: str, table: Table, at: int) -> None:
        super().__init__(word, "C4.5", table.players, at)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        gone = boxed(s)
        if self.at != PICKS and s.v[PICKS]:
            gone |= BITS[s.v[PICKS] - 1]
        for player in range(self.size):
            if gone & BITS[player] == 0:
                out.append(self.base + player)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if placed(s, arg):
            if why is None:
                return False
            why.add("C4.5", "placed-already", self.params[0].words[arg])
        if self.at != PICKS and s.v[PICKS] == arg + 1:
            if why is None:
                return False
            why.add("C4.5", "proposed-twice", self.params[0].words[arg])
        return why is None or not why.reasons


class Bid(Verb):
    """C4.4 A higher bid with its proposal."""

    def __init__(self, table: Table) -> None:
        super().__init__("bid", "C4.4", (table.bids,))
        self.table = table
        self.sides = table.n
        self.box_a = Proposed("a", table, PICKS)
        self.box_b = Proposed("b", table, PICKS + 1)
        self.alone = Pick("box", "C4.6", Domain("box", ["a", "b"]), PICKS + 2)
        self.parts = [self.box_a, self.box_b, self.alone]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        low = 0 if s.v[BIDDER] == 0 else s.v[BID] // 5 + 1
        high = min(s.v[CASH + side], HIGHEST_BID) // 5
        if may_bid(s, self.table, side):
            out.extend(range(self.base + low, self.base + high + 1))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        amount = 5 * arg
        if not may_bid(s, self.table, side):
            if why is None:
                return False
            why.add("C20.4", "placed-bidder")
        if s.v[BIDDER] and amount <= s.v[BID]:
            if why is None:
                return False
            why.add("C4.4", "not-higher", amount, s.v[BID] + 5)
        if amount > s.v[CASH + side]:
            if why is None:
                return False
            why.add("C4.4", "cannot-pay", s.v[CASH + side], amount)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if len(unplaced(s, self.table)) == 1:  # C4.6
            return self.alone.id if stage == 0 else -1
        if len(unplaced(s, self.table)) == 0:
            return -1
        return (self.box_a.id, self.box_b.id, -1)[stage]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        v[BID] = 5 * arg
        v[BIDDER] = side + 1
        if v[PICKS + 2]:
            last = unplaced(s, self.table)[0] + 1
            v[BOX_A] = last if v[PICKS + 2] == 1 else 0
            v[BOX_B] = last if v[PICKS + 2] == 2 else 0
        else:
            v[BOX_A] = v[PICKS]
            v[BOX_B] = v[PICKS + 1]
        v[v[SP] + WHO] = (side + 1) % self.table.n + 1
        s.tell(events.BID, side, v[BID], v[BOX_A], v[BOX_B])


class Alliances(Step):
    """C4.2, C4.3 One auction for every two players. A: auctions held."""

    def __init__(self, table: Table) -> None:
        super().__init__("alliances", "C4.2")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        held = v[fp + A]
        if not unplaced(s, self.table):
            s.done()
            return
        v[fp + A] += 1
        v[BID] = v[BIDDER] = v[BOX_A] = v[BOX_B] = 0
        opener = (v[OPENER] - 1 + held) % self.table.n
        while not may_bid(s, self.table, opener):
            opener = (opener + 1) % self.table.n
        s.call(self.table.step("auction"), opener, held)


class Auction(Step):
    """C4.4 to C4.7 Bids in turn until all others have passed on one. A: which auction of the season."""

    def __init__(self, table: Table) -> None:
        super().__init__("auction", "C4.4")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        while v[BIDDER] and v[fp + WHO] != v[BIDDER] and not self.can_raise(s, v[fp + WHO] - 1):
            self.pass_on(s)
        if v[BIDDER] == 0 or v[fp + WHO] != v[BIDDER]:
            s.ask(v[fp + WHO] - 1)
            return
        v[CASH + v[BIDDER] - 1] -= v[BID]  # C4.7
        place = 2 * v[fp + A]
        v[BOX + place] = v[BOX_A]
        v[BOX + place + 1] = v[BOX_B]
        set_teams(s)
        s.tell(events.ALLIED, v[BIDDER] - 1, v[BID], v[BOX_A], v[BOX_B])
        v[BID] = v[BIDDER] = v[BOX_A] = v[BOX_B] = 0
        s.done()

    def can_raise(self, s: State, player: int) -> bool:
        """Money is open, so who cannot raise need not be asked."""
        most = min(s.v[CASH + player], HIGHEST_BID)
        return most >= s.v[BID] + 5 and may_bid(s, self.table, player)

    def pass_on(self, s: State) -> None:
        """C4.4 The next player clockwise."""
        fp = s.v[SP]
        s.v[fp + WHO] = s.v[fp + WHO] % self.table.n + 1

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base if s.v[BIDDER] else -1
