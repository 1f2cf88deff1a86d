"""Resources: hands behind screens, the supply, the legendary pile (E1.1, E2.7, E5.4).

A hand is what everybody can follow (`KNOWN`) and the tokens drawn unseen (`DRAWN`), with the balance gift
taken off its giver and put to its receiver. `KNOWN` may fall below zero: then a token that was spent must be
one of those drawn or given. That is all anybody knows, so a view needs no history.
"""

from internum.core.state import State
from internum.games.empires.state import (
    COIN,
    DISCARD,
    DRAWN,
    EMPIRES,
    GIFT,
    GIVER,
    GOODS,
    HAND,
    KINDS,
    KNOWN,
    LEGENDARY,
    OFFER,
    OLD,
    PILE,
    RECEIVER,
    SHOWN,
    STOCK,
    UNSEEN,
    UNSEEN_OLD,
    WEIGHT,
    wipe,
)
from internum.games.empires.table import Table


def add(s: State, side: int, kind: int, count: int) -> None:
    """So many tokens come, seen by everybody, from the supply to a hand, or go back with a negative count."""
    v = s.v
    v[HAND + side * KINDS + kind] += count
    v[KNOWN + side * KINDS + kind] += count
    v[WEIGHT + side] += count
    if kind < LEGENDARY:
        v[STOCK + kind] -= count


def receive(s: State, side: int, kind: int, count: int) -> int:
    """E1.4 So many tokens of a good or coins, as far as the supply goes; the number received."""
    stock: int = s.v[STOCK + kind]
    got = count if count < stock else stock
    if got:
        add(s, side, kind, got)
    return got


def spend(s: State, side: int, kind: int, count: int) -> None:
    """E7.4 Tokens go back to the supply, a legendary good to its discard."""
    add(s, side, kind, -count)
    if kind >= LEGENDARY:
        s.v[DISCARD + kind - LEGENDARY] = 1


def shuffle(s: State) -> None:
    """E5.4 The discard becomes the pile; what was drawn unseen before is known to be none of it."""
    v = s.v
    for good in range(GOODS):
        v[PILE + good] = v[DISCARD + good]
        v[DISCARD + good] = 0
        for side in range(EMPIRES):
            if v[DRAWN + side * GOODS + good] == 1:
                v[DRAWN + side * GOODS + good] = 2
                v[UNSEEN + side] -= 1
                v[UNSEEN_OLD + side] += 1
                v[OLD + good] = 1


def can_draw(s: State) -> bool:
    """E5.4 Is there a legendary token in the pile or in the discard?"""
    return any(s.v[i] for i in range(PILE, PILE + 2 * GOODS))


def pile_empty(s: State) -> bool:
    """Is nothing left to draw before a shuffle?"""
    return not any(s.v[i] for i in range(PILE, PILE + GOODS))


def draw(s: State, side: int, good: int) -> None:
    """E5.4 A legendary token, seen by its drawer alone."""
    v = s.v
    v[PILE + good] = 0
    kind = LEGENDARY + good
    v[HAND + side * KINDS + kind] += 1
    v[WEIGHT + side] += 1
    v[DRAWN + side * GOODS + good] = 1
    v[UNSEEN + side] += 1


def identify(s: State, side: int, good: int) -> None:
    """Everybody sees a token that was drawn unseen."""
    v = s.v
    slot = DRAWN + side * GOODS + good
    if v[slot] == 2:
        v[UNSEEN_OLD + side] -= 1
        v[OLD + good] = 0
    elif v[slot] == 1:
        v[UNSEEN + side] -= 1
    else:
        return
    v[slot] = 0
    v[KNOWN + side * KINDS + LEGENDARY + good] += 1


def turn_up(s: State, side: int) -> None:
    """E6.2 What an empire offers lies open."""
    v = s.v
    for kind in range(KINDS):
        count = v[OFFER + side * KINDS + kind]
        if count:
            if kind >= LEGENDARY:
                identify(s, side, kind - LEGENDARY)
            shift(s, side, kind, -count)
            v[SHOWN + side * KINDS + kind] = count
            v[OFFER + side * KINDS + kind] = 0


def shift(s: State, side: int, kind: int, count: int) -> None:
    """Tokens go from a hand to the open offers or back; the supply is as it was."""
    v = s.v
    v[HAND + side * KINDS + kind] += count
    v[KNOWN + side * KINDS + kind] += count
    v[WEIGHT + side] += count


def give(s: State, giver: int, receiver: int, kind: int) -> None:
    """E6.6 The balance gift; hidden, it is known to the two alone."""
    v = s.v
    v[HAND + giver * KINDS + kind] -= 1
    v[HAND + receiver * KINDS + kind] += 1
    v[WEIGHT + giver] -= 1
    v[WEIGHT + receiver] += 1
    v[GIFT + giver] = kind + 1
    v[GIFT + receiver] = kind + 1
    v[GIVER] = giver + 1
    v[RECEIVER] = receiver + 1


def give_openly(s: State, giver: int, receiver: int, kind: int) -> None:
    """E6.6 The balance gift where all see it."""
    if kind >= LEGENDARY:
        identify(s, giver, kind - LEGENDARY)
    shift(s, giver, kind, -1)
    shift(s, receiver, kind, 1)


def anything_unseen(s: State) -> bool:
    """Is there anything in the hands that somebody cannot know?"""
    return s.v[GIVER] > 0 or any(s.v[i] for i in range(UNSEEN, UNSEEN + 2 * EMPIRES))


def show_hands(s: State) -> None:
    """E7.9 All show what they kept: nothing is unseen any more."""
    v = s.v
    for side in range(EMPIRES):
        for kind in range(KINDS):
            v[KNOWN + side * KINDS + kind] = v[HAND + side * KINDS + kind]
    wipe(s, DRAWN, EMPIRES * GOODS)
    wipe(s, GIFT, EMPIRES + 2)
    wipe(s, UNSEEN, 2 * EMPIRES + GOODS)


def count_known(s: State, table: Table) -> None:
    """Count anew what follows from hands, offers, draws and the gift."""
    v = s.v
    for kind in range(LEGENDARY):
        v[STOCK + kind] = table.board.coins if kind == COIN else table.board.tokens[kind]
    for side in range(EMPIRES):
        for kind in range(KINDS):
            count = v[HAND + side * KINDS + kind]
            v[KNOWN + side * KINDS + kind] = count
            v[WEIGHT + side] += count
            if kind < LEGENDARY:
                v[STOCK + kind] -= count + v[SHOWN + side * KINDS + kind]
        for good in range(GOODS):
            drawn = v[DRAWN + side * GOODS + good]
            if drawn:
                v[KNOWN + side * KINDS + LEGENDARY + good] -= 1
                v[(UNSEEN if drawn == 1 else UNSEEN_OLD) + side] += 1
                if drawn == 2:
                    v[OLD + good] = 1
        if v[GIFT + side]:
            sign = 1 if v[GIVER] == side + 1 else -1
            v[KNOWN + side * KINDS + v[GIFT + side] - 1] += sign
