"""Sets of Empires against the words of the rulebook, tried out on every way to take tokens out of a hand."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from internum.core.vector import slots
from internum.games.empires.sets import NO_PAIR, Purse, Terms, _take_set, best_set, by_good, can_claim
from internum.games.empires.state import COIN, GOODS, KINDS, LEGENDARY

KINDS_USED = (0, 1, 2, 3, COIN, LEGENDARY, LEGENDARY + 1)  # four goods, the coin, two legendary goods
MOST = (2, 2, 1, 1, 4, 1, 1)
HANDS = st.tuples(*(st.integers(0, most) for most in MOST)).map(
    lambda counts: [dict(zip(KINDS_USED, counts, strict=True)).get(kind, 0) for kind in range(KINDS)]
)
BOOLEANS = st.booleans()


def bags(hand: list[int]) -> list[list[int]]:
    """Every way to take tokens out of a hand."""
    return [list(bag) for bag in product(*(range(count + 1) for count in hand))]


def pays(bag: list[int], terms: Terms) -> bool:
    """E7.4, E11.7, E11.8, E11.9, E11.12, E11.17, E11.21 in the words of the rulebook."""
    coins = bag[COIN]
    goods = [bag[good] + bag[LEGENDARY + good] for good in range(GOODS)]
    count = sum(goods)
    if coins + count == 0:
        return terms.free
    if coins + count == 1 and terms.single >= 0 and (coins == 1 or goods[terms.single] == 1):
        return True
    if coins + count != terms.price:
        return False
    if count == 0 or (terms.cleopatra and count == 1):
        return True
    if coins > (1 if terms.cleopatra else 0):
        return False
    twice = [good for good in goods if good > 1]
    return not twice or (terms.hannibal and twice == [2])


def made(price: int, cleopatra: bool, hannibal: bool, single: int, free: bool) -> Terms:
    terms = Terms(price, cleopatra, hannibal)
    terms.single = single
    terms.free = free
    return terms


def purse(hand: list[int], bag: list[int]) -> Purse:
    """A hand of which so much is in the payment."""
    out = Purse(slots(hand), 0)
    for kind, count in enumerate(bag):
        if count:
            out.put(kind, count)
    return out


TERMS = st.builds(made, st.integers(2, 6), BOOLEANS, BOOLEANS, st.sampled_from([-1, 0, 3]), BOOLEANS)


@settings(max_examples=300, deadline=None)
@given(HANDS, TERMS)
def test_a_set_is_what_the_rulebook_says(hand: list[int], terms: Terms) -> None:
    every = bags(hand)
    assert [purse(hand, bag).is_set(terms) for bag in every] == [pays(bag, terms) for bag in every]
    assert purse(hand, []).payable(terms) == any(pays(bag, terms) for bag in every)


@settings(max_examples=300, deadline=None)
@given(HANDS, TERMS, st.integers(0, LEGENDARY + 2))
def test_what_is_begun_can_be_completed(hand: list[int], terms: Terms, first: int) -> None:
    paying = [bag for bag in bags(hand) if pays(bag, terms)]
    for picked in bags(hand):
        later = [bag for bag in paying if _grown(picked, bag, first)]
        assert purse(hand, picked).completable(first, terms) == bool(later), picked


def _grown(picked: list[int], bag: list[int], first: int) -> bool:
    """Does a bag come from another by more of the kinds from `first` on that are not picked yet?"""
    return all(
        more == has or (has == 0 and kind >= first)
        for kind, (has, more) in enumerate(zip(picked, bag, strict=True))
    )


@settings(max_examples=300, deadline=None)
@given(HANDS, BOOLEANS, BOOLEANS)
def test_the_largest_set(hand: list[int], cleopatra: bool, hannibal: bool) -> None:
    sizes = [sum(bag) for bag in bags(hand) if any(bag) and pays(bag, Terms(sum(bag), cleopatra, hannibal))]
    assert best_set(by_good(slots(hand), 0), cleopatra, hannibal) == max(sizes, default=0)


@settings(max_examples=100, deadline=None)
@given(HANDS, TERMS, st.integers(2, 4), st.integers(0, 3))
def test_what_is_paid_leaves_the_claim(hand: list[int], terms: Terms, tiles: int, open_tiles: int) -> None:
    terms.owed = tiles
    terms.open_tiles = open_tiles
    left = [[has - out for has, out in zip(hand, bag, strict=True)] for bag in bags(hand) if pays(bag, terms)]
    powers = terms.cleopatra, terms.hannibal
    claims = [can_claim(by_good(slots(rest), 0), tiles, open_tiles, *powers) for rest in left]
    assert purse(hand, []).payable(terms) == any(claims)


RICH = st.tuples(*(st.integers(0, most) for most in (2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 13)))


@settings(max_examples=1000, deadline=None)
@given(RICH, st.integers(1, 4), st.integers(0, 4), BOOLEANS, BOOLEANS)
def test_a_claim_needs_the_tiles_one_after_the_other(
    counts: tuple[int, ...], tiles: int, open_tiles: int, cleopatra: bool, hannibal: bool
) -> None:
    hand = [*counts[:12], 0, counts[12], *[0] * GOODS]
    pyramids = best_set(by_good(slots(hand), 0), cleopatra, hannibal) >= 12
    missing = 5 - tiles
    found = pyramids or (missing <= open_tiles and _tiles(hand, tiles, cleopatra, hannibal))
    assert can_claim(by_good(slots(hand), 0), tiles, open_tiles, cleopatra, hannibal) == found


def _tiles(hand: list[int], tiles: int, cleopatra: bool, hannibal: bool) -> bool:
    """Can sets for all tiles up to the fifth be laid side by side? By the numbers of kinds alone."""
    prices = range(6 + tiles, 11)
    for coin_sets in product((False, True), repeat=len(prices)):
        for swaps in product((False, True), repeat=len(prices) if cleopatra else 0):
            swapped = [*swaps, *[False] * (len(prices) - len(swaps))]
            rows = list(zip(prices, coin_sets, swapped, strict=True))
            coins = sum(price - swap if only else int(swap) for price, only, swap in rows)
            sizes = [int(swap) if only else price - swap for price, only, swap in rows]
            if coins <= hand[COIN] and _laid(
                hand[:GOODS], sizes, [not only for _, only, _ in rows], hannibal
            ):
                return True
    return False


def _laid(goods: list[int], sizes: list[int], paired: list[bool], hannibal: bool) -> bool:
    """Can sets of these sizes be taken from goods, no kind twice in one, but for a pair where it may be?"""
    for pairs in product((0, 1), repeat=len(sizes)):
        if any(
            pair and not (hannibal and may and size > 1)
            for pair, may, size in zip(pairs, paired, sizes, strict=True)
        ):
            continue
        if _spread(tuple(sorted(goods, reverse=True)), tuple(sizes), pairs):
            return True
    return False


def _spread(goods: tuple[int, ...], sizes: tuple[int, ...], pairs: tuple[int, ...]) -> bool:
    """The first set takes its kinds in every way; then the others."""
    if not sizes:
        return True
    return any(
        _spread(tuple(sorted(rest, reverse=True)), sizes[1:], pairs[1:])
        for rest in set(_taken(goods, sizes[0], pairs[0]))
    )


def _taken(goods: tuple[int, ...], size: int, pair: int) -> list[tuple[int, ...]]:
    """What can be left after a set of so many, with a pair or without."""
    if pair:
        return [
            rest
            for i, count in enumerate(goods)
            if count > 1
            for rest in _singles((*goods[:i], *goods[i + 1 :]), size - 2, count - 2)
        ]
    return _singles(goods, size, -1)


def _singles(goods: tuple[int, ...], size: int, back: int) -> list[tuple[int, ...]]:
    """Different kinds, best taken from the commonest: what is left, with a kind put back."""
    order = sorted(goods, reverse=True)
    if size > sum(count > 0 for count in order):
        return []
    rest = [count - 1 if i < size else count for i, count in enumerate(order)]
    return [tuple([*rest, back] if back >= 0 else rest)]


@pytest.mark.parametrize("pair", range(GOODS))
def test_hannibal_claims_two_tiles_with_a_pair_of_any_kind(pair: int) -> None:
    """Nine goods with one pair for the fourth tile, ten coins for the fifth, and nothing to spare."""
    goods = slots([0] * (COIN + 1))
    for i in range(8):
        goods[(pair + i) % GOODS] = 1
    goods[pair] = 2
    goods[COIN] = 10
    assert can_claim(goods, 3, 2, False, True)
    assert not can_claim(goods, 3, 2, False, False)
    goods[COIN] = 9
    assert not can_claim(goods, 3, 2, False, True)


def test_a_set_is_taken_off_with_its_pair() -> None:
    for counts in product(range(4), repeat=4):
        kinds = sum(count > 0 for count in counts)
        pairs = [good for good, count in enumerate(counts) if count > 1]
        for size, pair in product(range(2, 7), [NO_PAIR, *pairs]):
            goods = slots([*counts, *([0] * (COIN - 3))])
            singles = size if pair == NO_PAIR else size - 2
            others = kinds if pair == NO_PAIR else kinds - 1
            assert _take_set(goods, size, pair) == (singles <= others)
            if singles <= others:
                taken = [count - left for count, left in zip(counts, goods[:4], strict=True)]
                assert sum(taken) == size
                assert all(count == 2 if good == pair else count < 2 for good, count in enumerate(taken))
