"""Sets (E7.4, E11.8, E11.9): what pays for a thing, and what can still become such a payment.

A hand is a run of counts by kind: goods, coin and legendary goods.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.vector import slots
from internum.games.empires.state import COIN, GOODS, KINDS, LEGENDARY

if TYPE_CHECKING:
    from internum.core.vector import Slots

PYRAMIDS_PRICE: Final[i64] = 12
TILES_TO_WIN: Final[i64] = 5

NO_PAIR: Final[i64] = -1
NOTHING: Final = slots([0] * (COIN + 1))  # by good, and coins last
COUNT: Final = slots([int.bit_count(mask) for mask in range(1 << 13)])  # goods of a mask
FROM: Final = slots(
    [sum(1 << k for k in range(first, KINDS)) for first in range(KINDS + 1)]
)  # kinds, as masks
GOODS_MASK: Final[i64] = (1 << 13) - 1
COIN_MASK: Final[i64] = 1 << 13


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Terms:
    """What a payment must be. `single`: a good that pays alone, as one coin does; -1: none."""

    def __init__(self, price: i64, cleopatra: bool, hannibal: bool) -> None:
        self.price: Final = price
        self.cleopatra: Final = cleopatra  # E11.8
        self.hannibal: Final = hannibal  # E11.9
        self.single: i64 = -1  # E11.12, E11.17, E11.21
        self.free = False  # E11.7
        self.owed: i64 = (
            -1
        )  # E11.2 tiles that the payer has afterwards, when a claim is still open then; else -1
        self.open_tiles: i64 = 0  # and how many heroes and wonders lie open then


def goods_of(kinds: i64) -> i64:
    """The goods of a mask of kinds, a legendary one being a good of its kind (E1.1)."""
    return (kinds & GOODS_MASK) | (kinds >> LEGENDARY)


def by_good(v: "Slots", at: i64) -> "Slots":
    """A hand by goods, a legendary one being a good of its kind (E1.1), and coins last; it begins at `at`."""
    out = NOTHING[:]
    for good in range(GOODS):
        out[good] = v[at + good] + v[at + LEGENDARY + good]
    out[COIN] = v[at + COIN]
    return out


def best_set(goods: "Slots", cleopatra: bool, hannibal: bool) -> i64:
    """The size of the largest set; every smaller one can be made, too."""
    kinds: i64 = 0
    pair = False
    for good in range(GOODS):
        if goods[good]:
            kinds += 1
            if goods[good] > 1:
                pair = True
    coins = goods[COIN]
    of_goods = kinds + (1 if hannibal and pair else 0) + (1 if cleopatra and coins else 0)
    of_coins = coins + (1 if cleopatra and kinds else 0)
    return of_goods if of_goods > of_coins else of_coins


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """A hand out of which a payment is made: what is in the payment, and what may still come.

    Both are masks of kinds, so that what can become a set is told without a look at every kind.
    """

    def __init__(self, v: "Slots", at: i64) -> None:
        self.v: Final = v
        self.at: Final = at  # where the counts by kind begin
        held: i64 = 0
        pairs: i64 = 0
        for kind in range(KINDS):
            count = v[at + kind]
            if count:
                held |= BITS[kind]
                if count > 1:
                    pairs |= BITS[kind]
        self.held: Final = held
        self.pairs: Final = pairs  # kinds that are held twice or more
        self.inside: i64 = 0  # kinds in the payment
        self.doubled: i64 = 0  # goods that are in it twice
        self.goods: i64 = 0  # how many goods are in it, normal and legendary,
        self.coins: i64 = 0  # and how many coins

    def put(self, kind: i64, count: i64) -> None:
        """So many of a kind come into the payment, which has none of it."""
        self.inside |= BITS[kind]
        if kind == COIN:
            self.coins = count
        else:
            self.goods += count
            if count > 1:
                self.doubled |= BITS[kind]

    def take_out(self, kind: i64, count: i64) -> None:
        """All of a kind goes out again."""
        self.inside ^= BITS[kind]
        if kind == COIN:
            self.coins = 0
        else:
            self.goods -= count
            self.doubled &= ~BITS[kind]

    def open(self, first: i64) -> i64:
        """The kinds from `first` on that are held and not in yet."""
        return self.held & FROM[first] & ~self.inside

    def is_set(self, terms: Terms) -> bool:
        """E7.4 Does what is in pay, nothing too much and nothing too little?"""
        goods = self.goods
        coins = self.coins
        if goods + coins == 0:
            return terms.free
        kinds = goods_of(self.inside)
        if goods + coins == 1 and terms.single >= 0 and (coins or kinds & BITS[terms.single]):
            return True
        if goods + coins != terms.price:
            return False
        if goods == 0 or (goods == 1 and terms.cleopatra):
            return True
        doubles = goods - COUNT[kinds]
        return doubles <= (1 if terms.hannibal else 0) and (coins == 0 or (coins == 1 and terms.cleopatra))

    def completable(self, first: i64, terms: Terms) -> bool:
        """Can it become a set with more of the kinds from `first` on that are not in yet?"""
        goods = self.goods
        coins = self.coins
        price = terms.price
        rest = self.open(first)
        more_coins = self.v[self.at + COIN] if rest & COIN_MASK else 0
        kinds = goods_of(self.inside)
        come = goods_of(rest)
        if goods + coins == 0 and terms.free:
            return True
        if terms.single >= 0:
            alone = BITS[terms.single]
            if goods + coins == 0 and (more_coins or come & alone):
                return True
            if goods + coins == 1 and (coins or kinds & alone):
                return True
        if goods == 0 and (coins == price or more_coins >= price):
            return True
        if terms.cleopatra and (goods == 1 or (goods == 0 and come)):
            if coins == price - 1 or more_coins >= price - 1:
                return True
        doubles = goods - COUNT[kinds]
        if doubles > (1 if terms.hannibal else 0):
            return False
        most = goods + COUNT[come & ~kinds]
        if terms.hannibal and doubles == 0:
            twice = (rest & self.pairs) | ((rest & GOODS_MASK) & (rest >> LEGENDARY))
            most += 1 if come & (kinds | twice) else 0
        if coins == 0 and goods <= price <= most:
            return True
        return terms.cleopatra and (coins == 1 or more_coins > 0) and goods < price <= most + 1

    def most_of(self, kind: i64, terms: Terms) -> i64:
        """How many of a kind a set has at most, of those that are held."""
        held = self.v[self.at + kind]
        most = terms.price if kind == COIN else 2 if terms.hannibal else 1
        return held if held < most else most

    def left(self) -> "Slots":
        """What is not in the payment, by goods."""
        out = by_good(self.v, self.at)
        for kind in places(self.inside):
            if kind == COIN:
                out[COIN] -= self.coins
            else:
                out[kind % LEGENDARY] -= 2 if self.doubled & BITS[kind] else 1
        return out

    def payable(self, terms: Terms) -> bool:
        """Can the hand pay, and keep what a claim still asks for?"""
        return self.completable(0, terms) and (terms.owed < 0 or self.keeps(0, terms))

    def takes(self, kind: i64, count: i64, first: i64, terms: Terms) -> bool:
        """Can so many of a kind come in, so that kinds from `first` on can still make it such a payment?"""
        self.put(kind, count)
        found = self.completable(first, terms) and (terms.owed < 0 or self.keeps(first, terms))
        self.take_out(kind, count)
        return found

    def pays(self, terms: Terms) -> bool:
        """Is it a payment as it stands?"""
        if not self.is_set(terms):
            return False
        owed = terms.owed
        return owed < 0 or can_claim(self.left(), owed, terms.open_tiles, terms.cleopatra, terms.hannibal)

    def keeps(self, first: i64, terms: Terms) -> bool:
        """E11.2 Is there a way to complete the payment after which the claim can still be carried out?"""
        if self.pays(terms):
            return True
        tried: list[int] = []
        for kind in places(self.open(first)):
            alike = self.likeness(kind, terms)
            if alike in tried:  # what can be done without the earlier one was tried with it
                continue
            tried.append(alike)
            for count in range(1, self.most_of(kind, terms) + 1):
                if self.takes(kind, count, kind + 1, terms):
                    return True
        return False

    def likeness(self, kind: i64, terms: Terms) -> int:
        """A number that two kinds share when everything that counts is the same of their goods."""
        if kind == COIN:
            return -1
        good = kind % LEGENDARY
        inside = (self.inside >> good & 1) + 2 * (self.inside >> (LEGENDARY + good) & 1)
        held = self.v[self.at + good] * 2 + self.v[self.at + LEGENDARY + good]
        alone = 1 if good == terms.single else 0
        return ((held * 4 + inside) * 2 + (self.doubled >> good & 1)) * 4 + 2 * alone + (kind > COIN)


def can_claim(goods: "Slots", tiles: i64, open_tiles: i64, cleopatra: bool, hannibal: bool) -> bool:
    """E11.2 Is the fifth tile or are the Pyramids within reach of what is held, by goods?"""
    if best_set(goods, cleopatra, hannibal) >= PYRAMIDS_PRICE:
        return True
    missing = TILES_TO_WIN - tiles
    if not 0 < missing <= open_tiles:
        return False
    return _buys(goods, tiles, cleopatra, hannibal)


def _buys(goods: "Slots", tiles: i64, cleopatra: bool, hannibal: bool) -> bool:
    """Can the tiles up to the fifth be paid, one set after the other?"""
    price = 6 + tiles
    if tiles == TILES_TO_WIN - 1:
        return best_set(goods, cleopatra, hannibal) >= price
    owed = sum(range(price, 6 + TILES_TO_WIN))
    if sum(goods[good] for good in range(COIN + 1)) < owed:
        return False
    for coins in (price, price - 1, 1, 0):
        if coins > goods[COIN] or (coins in (price - 1, 1) and not cleopatra):
            continue
        for pair in _pairs(goods) if hannibal and coins < 2 else [NO_PAIR]:
            rest = goods[:]
            rest[COIN] -= coins
            if _take_set(rest, price - coins, pair) and _buys(rest, tiles + 1, cleopatra, hannibal):
                return True
    return False


def _pairs(goods: "Slots") -> list[int]:
    """The goods that a set can have twice, or none; of those that are equally many one stands for all."""
    out = [NO_PAIR]
    numbers: i64 = 0
    for good in range(GOODS):
        if goods[good] > 1 and not numbers & BITS[goods[good]]:
            numbers |= BITS[goods[good]]
            out.append(good)
    return out


def _take_set(goods: "Slots", count: i64, pair: i64) -> bool:
    """Take a set off, one good twice if one is given; False: there is none.

    The commonest goods go first. Nothing is lost by that: where a later set has the commoner of two goods
    and this one the rarer, the two can be exchanged.
    """
    taken: i64 = 0
    if pair >= 0:
        goods[pair] -= 2
        count -= 2
        taken = BITS[pair]
    while count > 0:
        best: i64 = -1
        for good in range(GOODS):
            if goods[good] and not taken & BITS[good] and (best < 0 or goods[good] > goods[best]):
                best = good
        if best < 0:
            return False
        goods[best] -= 1
        taken |= BITS[best]
        count -= 1
    return count == 0
