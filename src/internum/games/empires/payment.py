"""Paying (E7.3, E7.4), and what is kept at the end of a turn (E7.9): two bags that know sets."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from internum.core.bag import Bag
from internum.core.masks import places
from internum.core.state import State
from internum.core.vector import slots
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import spend
from internum.games.empires.sets import Purse, Terms, by_good
from internum.games.empires.setup import open_tiles
from internum.games.empires.state import (
    CLAIMED,
    COIN,
    GOODS,
    HAND,
    KEEP,
    KINDS,
    LEGENDARY,
    PAY,
    TERMS,
    TILE_COUNT,
    once,
    power,
    wipe,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import CLEOPATRA, GARDENS, HANNIBAL, PYRAMIDS

if TYPE_CHECKING:
    from internum.core.layout import Domain

NO_TILE: Final = -1
COINS_KEPT: Final = 2
GOODS_KEPT: Final = 2


def hand(s: State, side: int) -> list[int]:
    """What an empire holds, by kind."""
    return list(s.v[HAND + side * KINDS : HAND + (side + 1) * KINDS])


def terms_for(s: State, side: i64, price: i64, single: i64 = -1, free: bool = False, tile: i64 = -1) -> Terms:
    """What pays for a thing; `tile` is the tile that is bought, if one is."""
    terms = Terms(price, power(s, side, CLEOPATRA), power(s, side, HANNIBAL))
    terms.single = single
    terms.free = free
    if s.v[CLAIMED]:
        bought = 1 if tile >= 0 else 0
        tiles = s.v[TILE_COUNT + side] + bought
        if tile != PYRAMIDS and (tile < 0 or tiles < 5):
            terms.owed = tiles
            terms.open_tiles = open_tiles(s) - bought
    return terms


def purse_of(s: State, side: int) -> Purse:
    """The hand of an empire, to pay from."""
    return Purse(s.v, HAND + side * KINDS)


def can_pay(s: State, side: int, terms: Terms, why: Why | None) -> bool:
    """E7.4, E11.2 Is there a set for this, and does a claim stay possible?"""
    purse = purse_of(s, side)
    if purse.payable(terms):
        return True
    if why is not None:
        owed = terms.owed
        terms.owed = -1
        text = "E7.4" if not purse.payable(terms) else "E11.2"
        terms.owed = owed
        message = "no-set" if text == "E7.4" else "claim-needs-it"
        why.add(text, message, "", terms.price)
    return False


def picked(s: State) -> i64:
    """How many are in the bag."""
    count: i64 = 0
    for kind in range(KINDS):
        count += s.v[PAY + kind]
    return count


class Payment(Bag):
    """One set out of what is held. Scratch: a bag, and behind it the terms."""

    def __init__(self, kinds: "Domain") -> None:
        super().__init__("pay", "E7.4", kinds, 12, PAY)

    def open(self, s: State, side: int, terms: Terms) -> int:
        """Set the terms; the part."""
        v = s.v
        for kind in range(KINDS):  # not cut to the largest price: a claim needs what is left of it all
            v[self.at + KINDS + kind] = v[HAND + side * KINDS + kind]
        v[TERMS] = terms.price
        v[TERMS + 1] = terms.single + 1
        v[TERMS + 2] = 1 if terms.free else 0
        v[TERMS + 3] = 0 if terms.owed < 0 else 1 + terms.owed + 8 * terms.open_tiles
        v[TERMS + 4] = (1 if terms.cleopatra else 0) + (2 if terms.hannibal else 0)
        v[TERMS + 5] = 1  # open
        return self.id

    def terms_set(self, s: State) -> Terms:
        """The terms, read back."""
        v = s.v
        terms = Terms(v[TERMS], v[TERMS + 4] % 2 == 1, v[TERMS + 4] >= 2)
        terms.single = v[TERMS + 1] - 1
        terms.free = v[TERMS + 2] == 1
        if v[TERMS + 3]:
            terms.owed = (v[TERMS + 3] - 1) % 8
            terms.open_tiles = (v[TERMS + 3] - 1) // 8
        return terms

    def purse(self, s: State) -> Purse:
        """The hand with what is picked from it."""
        v = s.v
        purse = Purse(v, PAY + KINDS)
        for kind in range(KINDS):
            if v[PAY + kind]:
                purse.put(kind, v[PAY + kind])
        return purse

    def offer(self, s: State, first: int, ascending: bool, out: list[int], enough: int = 99) -> None:
        """The same with sets; it may stop when it has found `enough`."""
        purse = self.purse(s)
        terms = self.terms_set(s)
        most: i64 = self.most
        base: i64 = self.base - 1
        for kind in places(purse.open(first)):
            after: i64 = kind + 1 if ascending else 0
            for count in range(1, purse.most_of(kind, terms) + 1):
                if purse.takes(kind, count, after, terms):
                    out.append(base + kind * most + count)
            if len(out) >= enough:
                return
        if purse.pays(terms):
            out.append(self.base + self.size - 1)

    def still_open(self, s: State) -> tuple[int, int]:
        left: int = s.v[TERMS] - picked(s)
        return left, left

    def add(self, s: State, arg: int) -> None:
        v = s.v
        if arg == self.size - 1:
            v[TERMS + 5] = 0
        else:
            kind = arg // self.most
            v[self.at + kind] = arg - kind * self.most + 1
            v[self.at + 2 * self.n + 2] = kind + 1

    def complete(self, s: State) -> bool:
        v = s.v
        if v[TERMS + 5] == 0:
            return True
        total = picked(s)
        if total == v[TERMS]:
            return True
        if total != 1 or v[TERMS + 1] == 0:
            return False
        out: list[int] = []
        self.offer(s, 0, False, out, 2)
        return out == [self.base + self.size - 1]

    def clear(self, s: State) -> None:
        super().clear(s)
        wipe(s, TERMS, 7)

    def forced(self, s: State) -> bool:
        while True:
            out: list[int] = []
            self.offer(s, s.v[self.at + 2 * self.n + 2], True, out, 2)
            if len(out) != 1:
                break
            self.add(s, out[0] - self.base)
            if self.complete(s):
                return True
        wipe(s, self.at, KINDS)
        s.v[self.at + 2 * self.n + 2] = 0
        return False

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        purse = Purse(s.v, PAY + KINDS)
        terms = self.terms_set(s)
        ok = True
        for kind, count in enumerate(counts(self, choices)):
            limit: int = s.v[PAY + KINDS + kind]
            if count:
                purse.put(kind, count)
            if count > limit:
                ok = False
                if why is not None:
                    word = self.kinds.words[kind]
                    why.add("E7.4", "too-many", f"{limit} {word}", f"{count} {word}")
        if not purse.is_set(terms):
            ok = False
            if why is not None:
                why.add("E7.4", "no-set", purse.goods + purse.coins, terms.price)
        elif ok and not purse.pays(terms):
            ok = False
            if why is not None:
                why.add("E11.2", "claim-needs-it", "", terms.price)
        return ok


def counts(bag: Bag, choices: list[int]) -> list[int]:
    """How many of each kind the choices of a bag stand for."""
    picked = [0] * KINDS
    for choice in choices:
        arg = choice - bag.base
        if arg != bag.size - 1:
            picked[arg // bag.most] += arg % bag.most + 1
    return picked


def pay(s: State, side: int) -> None:
    """E7.4 What lies in the bag goes to the supply."""
    for kind in range(KINDS):
        count = s.v[PAY + kind]
        if count:
            spend(s, side, kind, count)
            s.tell(events.PAID, side, kind, count)


class Kept(Bag):
    """E7.9, E11.20 Up to 2 coins, and with the Hanging Gardens up to 2 goods of different kinds."""

    def __init__(self, table: Table) -> None:
        super().__init__("keep", "E7.9", table.kinds, 2, KEEP)

    def open(self, s: State, side: int) -> int:
        """Set what can be kept; the part."""
        v = s.v
        goods = GOODS_KEPT if once(s, side, GARDENS) else 0
        for kind in range(KINDS):
            most = COINS_KEPT if kind == COIN else (1 if goods else 0)
            count: int = v[HAND + side * KINDS + kind]
            self.limit(s, kind, count if count < most else most)
        v[KEEP + 2 * KINDS + 1] = 1  # open
        v[KEEP + 2 * KINDS + 3] = goods
        return self.id

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        v = s.v
        goods = by_good(v, KEEP)
        full = sum(goods[good] for good in range(GOODS)) >= v[KEEP + 2 * KINDS + 3]
        for kind in range(first, KINDS):
            limit = v[KEEP + KINDS + kind]
            if limit == 0 or v[KEEP + kind]:
                continue
            if kind != COIN and (full or goods[kind % LEGENDARY]):
                continue
            for count in range(1, limit + 1):
                out.append(self.base + kind * self.most + count - 1)
        out.append(self.base + self.size - 1)

    def add(self, s: State, arg: int) -> None:
        v = s.v
        if arg == self.size - 1:
            v[KEEP + 2 * KINDS + 1] = 0
        else:
            kind = arg // self.most
            v[KEEP + kind] = arg - kind * self.most + 1
            v[KEEP + 2 * KINDS + 2] = kind + 1

    def still_open(self, s: State) -> tuple[int, int]:
        kept: int = sum(s.v[KEEP + kind] for kind in range(KINDS))
        return 0, COINS_KEPT + s.v[KEEP + 2 * KINDS + 3] - kept

    def complete(self, s: State) -> bool:
        if s.v[KEEP + 2 * KINDS + 1] == 0:
            return True
        out: list[int] = []
        self.offer(s, 0, False, out)
        return len(out) == 1

    def clear(self, s: State) -> None:
        super().clear(s)
        s.v[KEEP + 2 * KINDS + 3] = 0

    def forced(self, s: State) -> bool:
        return self.complete(s)

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        picked = counts(self, choices)
        held = hand(s, s.drafter())
        goods = list(by_good(slots(picked), 0))
        most: int = s.v[KEEP + 2 * KINDS + 3]
        clause = "E11.20" if most else "E7.9"
        ok = True
        for kind in range(KINDS):
            if picked[kind] > held[kind]:
                ok = False
                if why is not None:
                    why.add("E7.9", "not-held", f"{picked[kind]} {self.kinds.words[kind]}")
        if picked[COIN] > COINS_KEPT:
            ok = False
            if why is not None:
                why.add("E7.9", "too-many-coins", COINS_KEPT, picked[COIN])
        if sum(goods[:GOODS]) > most:
            ok = False
            if why is not None:
                why.add(clause, "too-many-goods" if most else "goods-are-not-kept", most, sum(goods[:GOODS]))
        if max(goods[:GOODS]) > 1:
            ok = False
            if why is not None:
                why.add(clause, "same-kind")
        return ok
