"""Senators in hand, and what everybody can know of them (C1.8, C8.5, C14.2, C14.11).

Of every keeper (a player, or *out* of the game) each viewer knows at least so many of each value: `KNOWN` of
his seat, `OPEN` of everybody. A card that goes unseen takes one off what others knew of each value.
"""

from internum.core.slots import BITS, CHANCE, SP, A, B
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.cards import SENATORS
from internum.games.conquest.state import HAND, HELD, KNOWN, OPEN, PLAYERS, RANKS, SHOWN
from internum.games.conquest.table import Table

OUT = PLAYERS  # the keeper of what has left the game


def known(viewer: int, keeper: int, rank: int) -> int:
    """The slot of what a viewer knows of a keeper."""
    return KNOWN + (viewer * (PLAYERS + 1) + keeper) * RANKS + rank


def seen(s: State, table: Table, keeper: int, rank: int, count: int) -> None:
    """Everybody sees a senator come to a keeper or leave him."""
    for viewer in range(table.n):
        slot = known(viewer, keeper, rank)
        s.v[slot] = max(0, s.v[slot] + count)
    slot = OPEN + keeper * RANKS + rank
    s.v[slot] = max(0, s.v[slot] + count)


def gain(s: State, table: Table, side: int, rank: int) -> None:
    """A senator that everybody sees comes to a hand."""
    s.v[HAND + side * RANKS + rank] += 1
    s.v[HELD + side] += 1
    seen(s, table, side, rank, 1)


def spend(s: State, table: Table, side: int, rank: int, count: int) -> None:
    """Senators that everybody sees leave a hand."""
    s.v[HAND + side * RANKS + rank] -= count
    s.v[HELD + side] -= count
    seen(s, table, side, rank, -count)


def show(s: State, table: Table, side: int, rank: int, count: int) -> None:
    """Everybody sees that a hand holds at least so many."""
    for viewer in range(table.n):
        slot = known(viewer, side, rank)
        s.v[slot] = max(s.v[slot], count)
    slot = OPEN + side * RANKS + rank
    s.v[slot] = max(s.v[slot], count)


def leave_unseen(s: State, table: Table, side: int, rank: int, aware: list[int]) -> None:
    """A senator leaves a hand; those who are aware see which, the others must think of any."""
    s.v[HAND + side * RANKS + rank] -= 1
    s.v[HELD + side] -= 1
    for other in range(RANKS):
        for viewer in range(table.n):
            if viewer not in aware or other == rank:
                slot = known(viewer, side, other)
                s.v[slot] = max(0, s.v[slot] - 1)
        slot = OPEN + side * RANKS + other
        s.v[slot] = max(0, s.v[slot] - 1)


def come_unseen(s: State, side: int, rank: int, aware: list[int]) -> None:
    """A senator comes to a hand; those who are aware know which."""
    s.v[HAND + side * RANKS + rank] += 1
    s.v[HELD + side] += 1
    for viewer in aware:
        s.v[known(viewer, side, rank)] += 1


class DrawSenator(Verb):
    """C8.5, C14.2, C14.11 One senator at random, of a hand or of those that were spent."""

    def __init__(self, table: Table) -> None:
        super().__init__("senator", "C14.11", (SENATORS,))
        self.table = table
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if lying(s, arg) == 0:
            if why is not None:
                why.add("C14.11", "none-of-this-value", SENATORS.words[arg])
            return False
        return True

    def audience(self, s: State, side: int, arg: int) -> int:
        return sum(BITS[s.seat(who)] for who in _aware(s))

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        taker, victim = v[fp + A] - 1, v[fp + B] - 1
        s.done()
        aware = [who for who in (taker, victim) if who >= 0]
        bits = sum(BITS[s.seat(who)] for who in aware)
        if victim < 0:  # C8.5 the share of those that were spent
            v[SHOWN + arg] -= 1
            s.tell(events.SHARE, taker, arg, seats=bits)
            s.tell(events.SHARE_UNSEEN, taker)
            share(s, self.table, taker, arg)
        elif taker < 0:  # C14.2 the Assassin: out of the game, face down
            leave_unseen(s, self.table, victim, arg, aware)
            for viewer in aware:
                v[known(viewer, OUT, arg)] += 1
            s.tell(events.SENATOR_LOST, victim, arg, seats=bits)
            s.tell(events.SENATOR_LOST_UNSEEN, victim)
        else:  # C14.11 Bribe Senator
            leave_unseen(s, self.table, victim, arg, aware)
            come_unseen(s, taker, arg, aware)
            s.tell(events.BRIBED, taker, victim, arg, seats=bits)
            s.tell(events.BRIBED_UNSEEN, taker, victim)


def share(s: State, table: Table, taker: int, rank: int) -> None:
    """C8.5 One of the spent senators goes unseen to a hand, the others out of the game."""
    v = s.v
    spent = [int(v[SHOWN + other]) + (1 if other == rank else 0) for other in range(RANKS)]
    come_unseen(s, taker, rank, [taker])
    lone = sum(1 for count in spent if count) == 1
    for other in range(RANKS):
        if spent[other] == 0:
            continue
        sure = spent[other] - 1  # so many are out whichever was taken
        seen(s, table, OUT, other, sure)
        if lone:  # all alike: everybody knows
            v[OPEN + taker * RANKS + other] += 1
            for viewer in range(table.n):
                if viewer != taker:
                    v[known(viewer, taker, other)] += 1
        elif other != rank:
            v[known(taker, OUT, other)] += 1
        v[SHOWN + other] = 0


def lying(s: State, rank: int) -> int:
    """How many senators of a value chance can draw now."""
    v = s.v
    if v[SP] == 0:
        return 0
    fp = v[SP]
    if s.rules.steps[v[fp] - 1].name != "draw_senator":
        return 0
    victim = v[fp + B] - 1
    return v[HAND + victim * RANKS + rank] if victim >= 0 else v[SHOWN + rank]


def _aware(s: State) -> list[int]:
    """The players who see which senator is drawn."""
    fp = s.v[SP]
    return [who for who in (s.v[fp + A] - 1, s.v[fp + B] - 1) if who >= 0]


class Drawing(Step):
    """A random senator. A: player + 1 who gets it, B: player + 1 whose hand it is."""

    def __init__(self) -> None:
        super().__init__("draw_senator", "C14.11")

    def go(self, s: State) -> None:
        s.ask(CHANCE)

    def weights(self, s: State) -> list[int]:
        return [count for count in (lying(s, rank) for rank in range(RANKS)) if count]
