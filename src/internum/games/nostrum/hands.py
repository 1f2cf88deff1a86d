"""Cards: hands, the stock, and what everybody can follow of them (N6.1.6).

A hand is what everybody can follow (`KNOWN`), with the balance card and the card drawn by a hero taken off
the one and put to the other. `KNOWN` may fall below zero: then a card that was spent must be one of those.
`FLOOR` keeps the lowest it fell to, because a card may come back. So a view needs no history.
"""

from internum.core.state import State
from internum.games.nostrum.state import (
    DRAWER,
    DRAWN,
    EMPIRES,
    FLOOR,
    GIFT,
    GIVER,
    GIVER_HELD,
    HAND,
    KINDS,
    KNOWN,
    RECEIVER,
    SHOWN,
    STOCK,
    VICTIM,
    VICTIM_HELD,
    WEIGHT,
    wipe,
)
from internum.games.nostrum.table import Table


def shift(s: State, side: int, kind: int, count: int) -> None:
    """Cards come to a hand or leave it, seen by everybody; the stock is as it was."""
    v = s.v
    known = KNOWN + side * KINDS + kind
    v[HAND + side * KINDS + kind] += count
    v[known] += count
    v[WEIGHT + side] += count
    if v[GIVER] or v[DRAWER]:
        floor = FLOOR + side * KINDS + kind
        if v[known] < v[floor]:
            v[floor] = v[known]


def add(s: State, side: int, kind: int, count: int) -> None:
    """The same from the stock, or with a negative count to the stock."""
    shift(s, side, kind, count)
    s.v[STOCK + kind] -= count


def hand(s: State, side: int) -> list[int]:
    """What an empire holds, by kind."""
    return list(s.v[HAND + side * KINDS : HAND + (side + 1) * KINDS])


def _pass_on(s: State, giver: int, taker: int, kind: int) -> None:
    """A card changes hands unseen."""
    v = s.v
    if v[GIVER] == 0 and v[DRAWER] == 0:
        for i in range(EMPIRES * KINDS):
            v[FLOOR + i] = v[KNOWN + i]
    v[HAND + giver * KINDS + kind] -= 1
    v[HAND + taker * KINDS + kind] += 1
    v[WEIGHT + giver] -= 1
    v[WEIGHT + taker] += 1


def give(s: State, giver: int, receiver: int, kind: int) -> None:
    """N6.3.4 The balance card, known to the two alone."""
    v = s.v
    _pass_on(s, giver, receiver, kind)
    for i in range(KINDS):
        v[GIVER_HELD + i] = v[KNOWN + giver * KINDS + i]
    v[GIFT + giver] = kind + 1
    v[GIFT + receiver] = kind + 1
    v[GIVER] = giver + 1
    v[RECEIVER] = receiver + 1


def draw(s: State, drawer: int, victim: int, kind: int) -> None:
    """N10.2f A card drawn from a hand, known to the two alone."""
    v = s.v
    _pass_on(s, victim, drawer, kind)
    for i in range(KINDS):
        v[VICTIM_HELD + i] = v[KNOWN + victim * KINDS + i]
    v[DRAWN + drawer] = kind + 1
    v[DRAWN + victim] = kind + 1
    v[DRAWER] = drawer + 1
    v[VICTIM] = victim + 1


def anything_unseen(s: State) -> bool:
    """Is there anything in the hands that somebody cannot know?"""
    return s.v[GIVER] > 0 or s.v[DRAWER] > 0


def show_hands(s: State) -> None:
    """N7.5.2 What is kept has been seen: nothing is unseen any more."""
    v = s.v
    for side in range(EMPIRES):
        for kind in range(KINDS):
            v[KNOWN + side * KINDS + kind] = v[HAND + side * KINDS + kind]
    wipe(s, GIFT, FLOOR + EMPIRES * KINDS - GIFT)


def unseen(s: State, side: int, kind: int) -> int:
    """How many cards of a kind came to a hand unseen, less those that left it so."""
    v = s.v
    out = 0
    if v[GIFT + side] == kind + 1:
        out += -1 if v[GIVER] == side + 1 else 1
    if v[DRAWN + side] == kind + 1:
        out += 1 if v[DRAWER] == side + 1 else -1
    return out


def count_known(s: State, table: Table) -> None:
    """Count anew what follows from hands, offers and unseen cards."""
    v = s.v
    for kind in range(table.n_kinds):
        v[STOCK + kind] = table.board.stock[kind]
    for side in range(EMPIRES):
        for kind in range(KINDS):
            count = v[HAND + side * KINDS + kind]
            v[KNOWN + side * KINDS + kind] = count - unseen(s, side, kind)
            v[WEIGHT + side] += count
            v[STOCK + kind] -= count + v[SHOWN + side * KINDS + kind]
