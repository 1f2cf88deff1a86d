"""Offers (E6.2): what each player puts up, under seal, and how all of it is turned up."""

from typing import Final

from internum.core.bag import Bag
from internum.core.slots import ASKED, BITS, SP, A, B
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import turn_up
from internum.games.empires.state import (
    DRAWN,
    GOODS,
    HAND,
    KINDS,
    LEGENDARY,
    OFFER,
    SHOWN,
    STAKE,
    WEIGHT,
    power,
    wipe,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import ANTIGONE

MOST_OFFERED: Final = 5


def sits_out(s: State, table: Table, side: int, number: int) -> bool:
    """E6.2a, E11.10 Does an empire hold too little to take part in the trade?"""
    return table.short_sits_out and s.v[WEIGHT + side] < number and not power(s, side, ANTIGONE)


def offering(s: State, table: Table, side: int, number: int) -> tuple[int, int]:
    """E6.2, E6.2a, E11.10 The fewest and the most resources an empire offers under a chip."""
    holds = s.v[WEIGHT + side]
    if power(s, side, ANTIGONE):
        return 0, min(MOST_OFFERED, holds)
    if sits_out(s, table, side, number):
        return 0, 0
    number = min(number, holds)
    return number, number


class Stake(Bag):
    """E6.2 The resources of an offer."""

    def __init__(self, table: Table) -> None:
        super().__init__("stake", "E6.2", table.kinds, MOST_OFFERED, STAKE)
        self.table = table

    def branch(self, s: State, side: int, out: list[int]) -> None:
        found: list[int] = []
        super().branch(s, side, found)
        if not self.alone(s, side):
            out.extend(found)
            return
        for choice in found:  # it goes back untouched, and matters only for what it shows
            kind = (choice - self.base) // self.most
            if kind == KINDS or (kind >= LEGENDARY and s.v[DRAWN + side * GOODS + kind - LEGENDARY]):
                out.append(choice)

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        if super().fits(s, choices, why):
            return True
        side = s.drafter()
        short = s.v[WEIGHT + side] < s.v[s.v[SP] + A] and not power(s, side, ANTIGONE)
        if why is not None and short:
            why.add("E6.2a", "offers-all", "", s.v[WEIGHT + side])
        return False

    def alone(self, s: State, side: int) -> bool:
        """E6.1a, E11.10 Does nobody offer anything but Antigone?"""
        number = s.v[s.v[SP] + A]
        others = [other for other in range(self.table.n) if other != side]
        return not any(offering(s, self.table, other, number)[1] for other in others)


class Offer(Verb):
    """E6.2 What a player offers, under seal."""

    def __init__(self, table: Table) -> None:
        super().__init__("offer", "E6.2")
        self.table = table
        self.bag = Stake(table)
        self.parts = [self.bag]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage or side >= self.table.n:
            return -1
        for kind in range(KINDS):
            self.bag.limit(s, kind, s.v[HAND + side * KINDS + kind])
        least, most = offering(s, self.table, side, s.v[s.v[SP] + A])
        self.bag.terms(s, least, most)
        return self.bag.id

    def audience(self, s: State, side: int, arg: int) -> int:
        return BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for kind in range(KINDS):
            s.v[OFFER + side * KINDS + kind] = s.v[STAKE + kind]


class Offers(Step):
    """E6.2 All choose unseen, then all is turned up. A: the number of the chip, B: 1 when all are asked."""

    def __init__(self, table: Table) -> None:
        super().__init__("offers", "E6.2")
        self.table = table

    def bidders(self, s: State) -> int:
        """Bits of the sides that may offer anything."""
        number = s.v[s.v[SP] + A]
        mask = 0
        for side in range(self.table.n):
            if offering(s, self.table, side, number)[1] > 0:
                mask |= BITS[side + 1]
        return mask

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + B] == 0:
            v[fp + B] = 1
            s.ask_all(self.bidders(s))
            return
        s.reveal()
        for side in range(self.table.n):
            turn_up(s, side)
            for kind in range(KINDS):
                count = v[SHOWN + side * KINDS + kind]
                if count:
                    s.tell(events.OFFERED, side, kind, count)
        s.done()

    def sealed(self, s: State) -> int:
        return self.bidders(s) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, OFFER + side * KINDS, KINDS)
