"""Guesses (E2.7): what a seat cannot know is dealt anew, so that all that everybody saw stays true.

Unknown are the legendary tokens drawn unseen (`DRAWN`), the balance gift (`GIFT`) and sealed answers.
A draw is as likely as any other of the same time; a gift as likely as its kind among what the giver held.
"""

from typing import Final, final

from internum.core.chance import Rng
from internum.core.slots import ASKED, BITS, SP, WHO, A, B
from internum.core.state import State
from internum.games.empires.offers import offering
from internum.games.empires.sets import by_good, can_claim
from internum.games.empires.setup import open_tiles
from internum.games.empires.state import (
    CLAIMED,
    DONE,
    DRAWN,
    GIFT,
    GIVER,
    GOODS,
    HAND,
    HITS,
    KINDS,
    KNOWN,
    LEGENDARY,
    LOST,
    OFFER,
    PILE,
    RECEIVER,
    TILE_COUNT,
    forts,
    legions,
    power,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import CLEOPATRA, HANNIBAL

NO_GIFT: Final = -1


def redraw(s: State, table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot know."""
    unknown = [side for side in range(table.n) if s.seat(side) != seat]
    _Deal(s, table, unknown, rng).deal()
    for side in unknown:
        _redraw_offer(s, table, side, rng)
        _redraw_losses(s, table, side, rng)


@final
class _Deal:
    """The draws and the gift of the empires that a seat does not lead."""

    def __init__(self, s: State, table: Table, unknown: list[int], rng: Rng) -> None:
        v = s.v
        self.s: Final = s
        self.table: Final = table
        self.rng: Final = rng
        self.unknown: Final = unknown
        self.giver: Final = int(v[GIVER]) - 1
        self.receiver: Final = int(v[RECEIVER]) - 1
        # tokens that may lie anywhere: drawn before the last shuffle, and since then or still in the pile
        self.pools: Final[list[list[int]]] = [[], []]
        # how many of each each empire drew
        self.drew: Final = [[0] * table.n, [0] * table.n]
        for good in range(GOODS):
            if v[PILE + good]:
                self.pools[0].append(good)
            for side in unknown:
                drawn = v[DRAWN + side * GOODS + good]
                if drawn:
                    self.pools[drawn - 1].append(good)
                    self.drew[drawn - 1][side] += 1

    def deal(self) -> None:
        """Gift, draws, and again while a claim of Perseus could not be carried out."""
        if not any(sum(drew) for drew in self.drew) and not self.gift_unknown():
            return
        while True:
            gift, forced = self.pick_gift()
            self.set_draws(gift, forced)
            if self.claim_holds():
                return

    def gift_unknown(self) -> bool:
        """Is there a gift that the seat neither gave nor got?"""
        return self.giver in self.unknown and self.receiver in self.unknown

    def pick_gift(self) -> tuple[int, list[list[int]]]:
        """The kind of the gift, by its likelihood, and the tokens that each must have drawn then."""
        s = self.s
        if self.giver < 0:
            return NO_GIFT, self.must_have_drawn(NO_GIFT) or [[]]
        true: int = s.v[GIFT + self.giver] - 1
        if not self.gift_unknown():
            return true, self.must_have_drawn(true) or [[]]
        kinds: list[int] = []
        needs: list[list[list[int]]] = []
        weights: list[int] = []
        for kind in range(KINDS):
            need = self.must_have_drawn(kind)
            if need:
                kinds.append(kind)
                needs.append(need)
                weights.append(self.ways(need) * max(1, self.could_give(kind)))
        i = self.rng.weighted(_small(weights))
        return kinds[i], needs[i]

    def could_give(self, kind: int) -> int:
        """How many of the kind the giver seems to hold."""
        return int(self.s.v[KNOWN + self.giver * KINDS + kind])

    def must_have_drawn(self, gift: int) -> list[list[int]]:
        """By empire the tokens that it must have drawn if this was the gift; [] if it cannot have been."""
        s = self.s
        v = s.v
        out: list[list[int]] = [[] for _ in range(self.table.n)]
        taken: list[int] = []
        for side in self.unknown:
            for kind in range(KINDS):
                base: int = v[KNOWN + side * KINDS + kind]
                if gift == kind:
                    base += (1 if side == self.receiver else 0) - (1 if side == self.giver else 0)
                lacks = -base
                if v[DONE + side] and self.in_building():
                    lacks = v[HAND + side * KINDS + kind] - base  # E7.9 what it kept is all that it has
                    if lacks < 0:
                        return []
                if lacks > 0:
                    if kind < LEGENDARY or lacks > 1 or kind - LEGENDARY in taken:
                        return []
                    out[side].append(kind - LEGENDARY)
                    taken.append(kind - LEGENDARY)
        for side in self.unknown:
            counts = [0, 0]
            for good in out[side]:
                if good in self.pools[0]:
                    counts[0] += 1
                elif good in self.pools[1]:
                    counts[1] += 1
                else:
                    return []
            for when in range(2):
                if counts[when] > self.drew[when][side]:
                    return []
            if v[DONE + side] and self.in_building() and sum(counts) != self.total(side):
                return []
        return out

    def total(self, side: int) -> int:
        """How many tokens an empire drew unseen."""
        return self.drew[0][side] + self.drew[1][side]

    def in_building(self) -> bool:
        """Are turns of phase 3 being taken? Then those who are done have shown all they gave back."""
        v = self.s.v
        steps = self.s.rules.steps
        return any(steps[v[fp] - 1].name == "build" for fp in range(FIRST_FRAME, v[SP] + 1, 6))

    def ways(self, need: list[list[int]]) -> int:
        """In how many ways the other draws can have been dealt."""
        out = 1
        for when in range(2):
            left = len(self.pools[when]) - sum(1 for row in need for good in row if good in self.pools[when])
            for side in self.unknown:
                rest = self.drew[when][side] - sum(1 for good in need[side] if good in self.pools[when])
                for i in range(rest):
                    out = out * (left - i) // (i + 1)
                left -= rest
        return out

    def set_draws(self, gift: int, need: list[list[int]]) -> None:
        """Put gift, draws, hands and pile."""
        v = self.s.v
        known = [list(v[KNOWN + i * KINDS : KNOWN + (i + 1) * KINDS]) for i in range(self.table.n)]
        rest = [[good for good in pool if all(good not in row for row in need)] for pool in self.pools]
        for side in self.unknown:
            drawn = [0] * GOODS
            for when in range(2):
                must = [good for good in need[side] if good in self.pools[when]] if need != [[]] else []
                for good in must:
                    drawn[good] = when + 1
                for _ in range(self.drew[when][side] - len(must)):
                    drawn[rest[when].pop(self.rng.below(len(rest[when])))] = when + 1
            for kind in range(KINDS):
                count = known[side][kind]
                if kind >= LEGENDARY and drawn[kind - LEGENDARY]:
                    count += 1
                if kind == gift:
                    count += (1 if side == self.receiver else 0) - (1 if side == self.giver else 0)
                v[HAND + side * KINDS + kind] = count
            for good in range(GOODS):
                v[DRAWN + side * GOODS + good] = drawn[good]
            if side in (self.giver, self.receiver):
                v[GIFT + side] = gift + 1
        for good in range(GOODS):
            v[PILE + good] = 1 if good in rest[0] else 0

    def claim_holds(self) -> bool:
        """E11.2 Could the empire that claimed the first turn still keep its word?"""
        s = self.s
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        if not v[CLAIMED] or s.over or side not in self.unknown:  # over: the word is kept, and paid for
            return True
        goods = by_good(v, HAND + side * KINDS)
        cleopatra = power(s, side, CLEOPATRA)
        return can_claim(goods, v[TILE_COUNT + side], open_tiles(s), cleopatra, power(s, side, HANNIBAL))


FIRST_FRAME: Final = 9


def _small(weights: list[int]) -> list[int]:
    """Weights whose sum the generator takes."""
    while sum(weights) >= 1 << 31:
        weights = [(weight + 1) // 2 for weight in weights]
    return weights


def _redraw_offer(s: State, table: Table, side: int, rng: Rng) -> None:
    """E6.2 A sealed offer: as many as the chip asks, or as Antigone may, of what is held."""
    v = s.v
    at = OFFER + side * KINDS
    fp = v[SP]
    if s.rules.steps[v[fp] - 1].name != "offers" or v[fp + B] == 0 or v[ASKED] & BITS[side + 1]:
        return
    least, most = offering(s, table, side, v[fp + A])
    left = least + rng.below(most - least + 1)
    bag = list(v[HAND + side * KINDS : HAND + (side + 1) * KINDS])
    for kind in range(KINDS):
        v[at + kind] = 0
    while left:
        kind = rng.weighted(bag)
        bag[kind] -= 1
        v[at + kind] += 1
        left -= 1


def _redraw_losses(s: State, table: Table, side: int, rng: Rng) -> None:
    """E8.7d Sealed losses: legions alone, or with the fortress."""
    v = s.v
    fp = v[SP]
    if v[LOST + 2 * side] + v[LOST + 2 * side + 1] == 0 or table.losses_in_turn:
        return
    hits: int = v[HITS + (0 if v[fp + WHO] == side + 1 else 1)]
    place = v[fp + A]
    lone = legions(s, side, place) < hits  # the fortress has to go
    fort = forts(s, side, place) > 0 and (lone or rng.below(2) == 1)
    v[LOST + 2 * side + 1] = 1 if fort else 0
    v[LOST + 2 * side] = hits - (1 if fort else 0)
