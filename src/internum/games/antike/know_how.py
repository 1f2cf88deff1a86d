"""KNOW-HOW (A6.9 to A6.13)."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.payment import pay, price
from internum.games.antike.state import FIRSTS, GOLD, KNOWS, wealth
from internum.games.antike.table import Table

# A6.9 in pairs: the basic one, then the secondary one that requires it
KNOW_HOWS: Final = Domain(
    "know_how",
    ["wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"],
)


def known_to_some(s: State, table: Table, know_how: int) -> bool:
    """Does any nation own it already?"""
    at = KNOWS + know_how
    return any(s.v[at + 8 * nation] for nation in range(len(table.nations)))


def know_how_price(s: State, table: Table, know_how: int) -> int:
    """A6.10 The price in gold."""
    if known_to_some(s, table, know_how):
        return 5 if know_how % 2 else 3
    return 10 if know_how % 2 else 7


class Research(Verb):
    """A6.11 Acquire a know-how."""

    def __init__(self, table: Table, payment: Bag) -> None:
        super().__init__("research", "A6.10", (KNOW_HOWS,))
        self.table = table
        self.payment = payment
        self.parts = [payment]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        at = KNOWS + 8 * side
        if v[at + arg]:
            if why is None:
                return False
            why.add("A6.9", "known-already", KNOW_HOWS.words[arg])
        if arg % 2 and not v[at + arg - 1]:
            if why is None:
                return False
            why.add("A6.9", "basic-one-missing", "", KNOW_HOWS.words[arg - 1])
        have = wealth(s, side, GOLD)
        if have < 3 and why is None:
            return False
        cost = know_how_price(s, self.table, arg)
        if have < cost:
            if why is None:
                return False
            why.add("A6.10", "cannot-pay", have, cost)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        cost = know_how_price(s, self.table, arg)
        return price(s, self.payment, side, 0, 0, cost, cost)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        new = not known_to_some(s, self.table, arg)
        pay(s, side)
        s.v[KNOWS + 8 * side + arg] = 1
        if new:
            s.v[FIRSTS] += 1  # A4.4 earns a scholar at the end of the turn
        s.tell(events.LEARNED, side, arg, 1 if new else 0)
