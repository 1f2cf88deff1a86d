"""What everybody keeps at the end of the Construction phase (7.5)."""

from internum.core.slots import ASKED, BITS, SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.games.nostrum import events
from internum.games.nostrum.hands import add, anything_unseen, hand, show_hands
from internum.games.nostrum.payment import Kept
from internum.games.nostrum.realm import (
    neutral,
)
from internum.games.nostrum.state import (
    EMPIRES,
    KEEP,
    KEPT,
    KINDS,
    WEIGHT,
    wipe,
)
from internum.games.nostrum.table import Table


class Keep(Verb):
    """N7.5.1 What a player keeps, under seal; all else goes back."""

    def __init__(self, table: Table) -> None:
        super().__init__("keep", "N7.5.1")
        self.sides = table.n
        self.table = table
        self.kept = Kept(table)
        self.parts = [self.kept]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage else self.kept.open(s, side)

    def audience(self, s: State, side: int, arg: int) -> int:
        return BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for kind in range(self.table.n_kinds):
            s.v[KEPT + side * KINDS + kind] = s.v[KEEP + kind]


class Keeping(Step):
    """7.5 Everybody who holds a card says what he keeps; then all lies open. A: 1 when they are asked."""

    def __init__(self, table: Table) -> None:
        super().__init__("keeping", "N7.5.1")
        self.table = table

    def keepers(self, s: State) -> int:
        """Bits of the sides that hold a card."""
        mask = 0
        for side in range(self.table.n):
            if s.v[WEIGHT + side] and not neutral(s, side):
                mask |= BITS[side + 1]
        return mask

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            v[fp + A] = 1
            mask = self.keepers(s)
            if mask:
                s.ask_all(mask)
                return
        if anything_unseen(s) or self.keepers(s):
            s.reveal()
        for side in range(self.table.n):
            for kind, count in enumerate(hand(s, side)):
                kept = v[KEPT + side * KINDS + kind]
                if kept:
                    s.tell(events.KEPT, side, kind, kept)
                if count > kept:
                    add(s, side, kind, kept - count)
                    s.tell(events.DISCARDED, side, kind, count - kept)
        wipe(s, KEPT, EMPIRES * KINDS)
        show_hands(s)  # N7.5.2
        s.done()

    def sealed(self, s: State) -> int:
        return self.keepers(s) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, KEPT + side * KINDS, KINDS)
