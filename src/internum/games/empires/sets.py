"""Sets (E7.4, E11.8, E11.9): what pays for a thing, and what can still become such a payment.

All here works on plain lists of counts by kind, goods, coin and legendary goods, as hands have them.
"""

from typing import Final, final

from internum.games.empires.state import COIN, GOODS, KINDS, LEGENDARY

PYRAMIDS_PRICE: Final = 12
TILES_TO_WIN: Final = 5


@final
class Terms:
    """What a payment must be. `single`: a good that pays alone, as one coin does; -1: none."""

    def __init__(self, price: int, cleopatra: bool, hannibal: bool) -> None:
        self.price: Final = price
        self.cleopatra: Final = cleopatra  # E11.8
        self.hannibal: Final = hannibal  # E11.9
        self.single = -1  # E11.12, E11.17, E11.21
        self.free = False  # E11.7
        self.owed = -1  # E11.2 tiles that the payer has afterwards, when a claim is still open then; else -1
        self.open_tiles = 0  # and how many heroes and wonders lie open then


def by_good(hand: list[int]) -> list[int]:
    """Goods by kind, a legendary one being a good of its kind (E1.1), and coins last."""
    return [hand[good] + hand[LEGENDARY + good] for good in range(GOODS)] + [hand[COIN]]


def best_set(goods: list[int], cleopatra: bool, hannibal: bool) -> int:
    """The size of the largest set; every smaller one can be made, too."""
    kinds = 0
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


def is_set(picked: list[int], terms: Terms) -> bool:
    """E7.4 Do these resources pay, nothing too much and nothing too little?"""
    goods = by_good(picked)
    coins = goods[COIN]
    total = 0
    doubles = 0
    for good in range(GOODS):
        count = goods[good]
        total += count
        if count > 1:
            doubles += count - 1
    if total + coins == 0:
        return terms.free
    if total + coins == 1 and terms.single >= 0 and (coins or goods[terms.single]):
        return True
    if total + coins != terms.price:
        return False
    if total == 0 or (total == 1 and terms.cleopatra):
        return True
    most_doubles = 1 if terms.hannibal else 0
    return doubles <= most_doubles and (coins == 0 or (coins == 1 and terms.cleopatra))


def completable(picked: list[int], limits: list[int], first: int, terms: Terms) -> bool:
    """Can these resources become a set with more of the kinds from `first` on that are not picked yet?"""
    coins = picked[COIN]
    more_coins = limits[COIN] if coins == 0 and first <= COIN else 0
    goods = 0
    doubles = 0
    fresh = 0  # kinds that can still be added
    second = False  # can some kind still come a second time?
    single = False
    for good in range(GOODS):
        has = picked[good] + picked[LEGENDARY + good]
        room = 0
        if good >= first and picked[good] == 0:
            room = limits[good]
        if LEGENDARY + good >= first and picked[LEGENDARY + good] == 0:
            room += limits[LEGENDARY + good]
        goods += has
        if has:
            doubles += has - 1
            if room and has == 1:
                second = True
        elif room:
            fresh += 1
            if room > 1:
                second = True
        if good == terms.single:
            single = has + room > 0
    price = terms.price
    if goods + coins == 0 and terms.free:
        return True
    if terms.single >= 0:
        if goods + coins == 0 and (more_coins or single):
            return True
        if goods + coins == 1 and (coins or picked[terms.single] + picked[LEGENDARY + terms.single]):
            return True
    if goods == 0 and (coins == price or more_coins >= price):
        return True
    if terms.cleopatra and goods + (1 if fresh else 0) >= 1 >= goods:
        if coins == price - 1 or more_coins >= price - 1:
            return True
    if doubles > (1 if terms.hannibal else 0):
        return False
    most = goods + fresh + (1 if terms.hannibal and doubles == 0 and second else 0)
    if coins == 0 and goods <= price <= most:
        return True
    return terms.cleopatra and (coins == 1 or more_coins > 0) and goods < price <= most + 1


def payable(hand: list[int], terms: Terms) -> bool:
    """Can a hand pay, and keep what a claim still asks for?"""
    nothing = [0] * KINDS
    return completable(nothing, hand, 0, terms) and (terms.owed < 0 or keeps(nothing, hand, 0, terms))


def keeps(picked: list[int], hand: list[int], first: int, terms: Terms) -> bool:
    """E11.2 Is there a way to complete the payment after which the claim can still be carried out?"""
    if is_set(picked, terms):
        rest = [hand[kind] - picked[kind] for kind in range(KINDS)]
        if can_claim(rest, terms.owed, terms.open_tiles, terms.cleopatra, terms.hannibal):
            return True
    for kind in range(first, KINDS):
        if picked[kind] == 0:
            for count in range(1, hand[kind] + 1):
                picked[kind] = count
                found = completable(picked, hand, kind + 1, terms) and keeps(picked, hand, kind + 1, terms)
                picked[kind] = 0
                if found:
                    return True
    return False


def can_claim(hand: list[int], tiles: int, open_tiles: int, cleopatra: bool, hannibal: bool) -> bool:
    """E11.2 Is the fifth tile or are the Pyramids within reach of what is held?"""
    goods = by_good(hand)
    if best_set(goods, cleopatra, hannibal) >= PYRAMIDS_PRICE:
        return True
    missing = TILES_TO_WIN - tiles
    if not 0 < missing <= open_tiles:
        return False
    return _buys(goods, tiles, cleopatra, hannibal)


def _buys(goods: list[int], tiles: int, cleopatra: bool, hannibal: bool) -> bool:
    """Can the tiles up to the fifth be paid, one set after the other?"""
    price = 6 + tiles
    if tiles == TILES_TO_WIN - 1:
        return best_set(goods, cleopatra, hannibal) >= price
    owed = sum(range(price, 6 + TILES_TO_WIN))
    if sum(goods) < owed:
        return False
    kinds = [good for good in range(GOODS) if goods[good]]
    for coins in (price, price - 1, 1, 0):
        if coins > goods[COIN] or (coins in (price - 1, 1) and not cleopatra):
            continue
        goods[COIN] -= coins
        found = _spend_goods(goods, kinds, price - coins, hannibal and coins < 2, tiles, cleopatra, hannibal)
        goods[COIN] += coins
        if found:
            return True
    return False


def _spend_goods(
    goods: list[int], kinds: list[int], count: int, pair: bool, tiles: int, cleopatra: bool, hannibal: bool
) -> bool:
    """The goods of one set taken off in every way, one kind twice where `pair` allows it, then the rest."""
    if count == 0:
        return _buys(goods, tiles + 1, cleopatra, hannibal)
    for i, good in enumerate(kinds):
        if goods[good] == 0:
            continue
        goods[good] -= 1
        found = _spend_goods(goods, kinds[i + 1 :], count - 1, pair, tiles, cleopatra, hannibal)
        if not found and pair and count > 1 and goods[good]:
            goods[good] -= 1
            found = _spend_goods(goods, kinds[i + 1 :], count - 2, False, tiles, cleopatra, hannibal)
            goods[good] += 1
        goods[good] += 1
        if found:
            return True
    return False
