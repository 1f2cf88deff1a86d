"""Payments: any unit of any resource can be paid by a coin (A1.8, A10.1).

A10.2 Everything is paid to the bank and comes from it; there is no verb that gives to another nation.
"""

from internum.core.bag import Bag
from internum.core.state import State
from internum.games.antike.state import COIN, COINS, HELD, PAY


def price(s: State, bag: Bag, nation: int, marble: int, iron: int, gold: int, total: int) -> int:
    """Set the terms of a payment: at most so much of each resource, coins for the rest. Returns the part."""
    v = s.v
    at = HELD + 4 * nation
    bag.limit(s, 0, v[at] if v[at] < marble else marble)
    bag.limit(s, 1, v[at + 1] if v[at + 1] < iron else iron)
    bag.limit(s, 2, v[at + 2] if v[at + 2] < gold else gold)
    bag.limit(s, COIN, v[at + COIN] if v[at + COIN] < total else total)
    bag.terms(s, total, total)
    return bag.id


def pay(s: State, nation: int) -> None:
    """What lies in the bag goes to the bank; spent coins can be handed out again (A5.0)."""
    v = s.v
    at = HELD + 4 * nation
    for kind in range(4):
        v[at + kind] -= v[PAY + kind]
    v[COINS] += v[PAY + COIN]
