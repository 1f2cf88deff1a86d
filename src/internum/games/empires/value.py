"""A hand-made judgement of a position, for the greedy bot: what an empire has, and what it is about to have.

Points are about a third of a resource. Nothing here decides what is legal.
"""

from typing import Final

from internum.core.masks import places
from internum.core.slots import BITS, FRAME, SP, STACK, WHO
from internum.core.state import State
from internum.core.vector import slots
from internum.games.empires.battle import ON_LAND, additions, dice
from internum.games.empires.collect import LEGENDARY_GOODS, yields
from internum.games.empires.realm import coasts, enemies_in, great_cities, levels, reach
from internum.games.empires.sets import PYRAMIDS_PRICE, TILES_TO_WIN, best_set, by_good
from internum.games.empires.state import (
    BUILT,
    COIN,
    CONQUEROR,
    CULTURE,
    DONE,
    FORT,
    FOUGHT,
    GOODS,
    HAND,
    HELD,
    KINDS,
    LAND,
    LEFT,
    LEGION,
    MARKER,
    MARKER_HELD,
    OFFER,
    OWNED,
    OWNER,
    PYRAMID,
    TILE,
    TILE_COUNT,
    TITLE,
    TRIREME,
    forts,
    legions,
    power,
)
from internum.games.empires.table import LEGENDARY_CITY, MARKET, TEMPLE, Table
from internum.games.empires.tiles import CLEOPATRA, FIRST_HERO, HANNIBAL, PYRAMIDS

NEAR_WIN: Final = 600.0
COIN_INCOME: Final = 10.0
NEXT_GOODS: Final = [9.5, 7.0, 5.5, 4.0]  # the first of a kind that comes every round, the second, more
TILE_WORTH: Final = [0.0, 0.0, 34.0, 72.0, 125.0, 600.0]  # so many tiles, the first hero among them
SET_OF_THREE: Final = 9.0
TRACK_LEAD: Final = [9.0, 10.0, 7.0]
GREAT: Final = [0.0, 6.0, 14.0, 34.0, 420.0, 420.0, 420.0, 420.0, 420.0]
LEGION_WORTH: Final = [0.0, 8.6, 17.2, 25.8, 34.4, 42.0, 49.0, 56.0, 63.0]
DANGER: Final = 0.35


def judge(s: State, table: Table, side: int) -> float:
    """Own standing and hopes, less the standing of the others, the best of them twice."""
    if side >= table.n:  # a player who is still to pick an empire
        return 0.0
    own_levels = list(levels(s, table))
    incomes = yields(s, table)
    great = great_cities(s, table)
    total = standing(s, table, side, own_levels, incomes[side], great[side]) + hopes(s, table, side)
    worst = 0.0
    rest = 0.0
    for other in range(table.n):
        if other != side:
            value = standing(s, table, other, own_levels, incomes[other], great[other])
            rest += value
            worst = max(worst, value)
    return total - (rest + worst) / table.n


# --- what an empire has --------------------------------------------------------------------------------


def standing(
    s: State, table: Table, side: int, own_levels: list[int], income: list[int], great: int
) -> float:
    """Income, land, tiles, units, titles, and the ways to win as far as they are gone."""
    v = s.v
    total = COIN_INCOME * income[COIN] + 12.0 * income[LEGENDARY_GOODS]
    if income[COIN] > 6:
        total += 4.0 * (income[COIN] - 6)  # towards twelve coins
    for good in range(GOODS):
        for i in range(income[good]):
            total += NEXT_GOODS[i if i < 3 else 3]
    for p in places(v[OWNED + side]):
        total += land_worth(s, table, p)
    total += TILE_WORTH[v[TILE_COUNT + side]]
    for tile in range(FIRST_HERO, PYRAMIDS):
        if v[TILE + tile] == side + 1:
            total += 3.0 * float(sum(list(table.bonus[3 * tile : 3 * tile + 3])))
    if v[PYRAMID + side]:
        total += NEAR_WIN
    total += LEGION_WORTH[table.board.legions - v[LEFT + 4 * side + LEGION]]
    standing_forts: int = table.board.fortresses - v[LEFT + 4 * side + FORT]
    total += 6.5 * standing_forts
    afloat: int = table.board.triremes - v[LEFT + 4 * side + TRIREME]
    total += 7.0 * min(afloat, 2) + 4.0 * max(afloat - 2, 0)
    led = 0
    for track in range(3):
        mine = own_levels[3 * side + track]
        lead = 1
        for other in range(table.n):
            if own_levels[3 * other + track] >= mine and other != side:
                lead = 0
        if lead or (v[TITLE + track] == side + 1 and mine == max(own_levels[track::3])):
            led += 1
            total += TRACK_LEAD[track]
    total += 300.0 if led == 3 else 12.0 if led == 2 else 0.0
    return total + GREAT[great]


def land_worth(s: State, table: Table, province: int) -> float:
    """An owned province: what can still be built on it; what stands there counts as income."""
    total = 4.0
    for site in table.sites_of[province]:
        if s.v[BUILT + site] == 0:
            kind = table.site_kind[site]
            total += 5.0 if kind == LEGENDARY_CITY else 1.0 if kind in (MARKET, TEMPLE) else 2.5
    return total


# --- what it is about to have --------------------------------------------------------------------------


def hopes(s: State, table: Table, side: int) -> float:
    """What the hand will buy, what lies in reach, what stands ready to conquer, and what threatens."""
    step, turn = whose_turn(s)
    total = purse(s, table, side, step, turn)
    total += prospects(s, table, side) - dangers(s, table, side)
    if turn == side and step in ("triremes", "sea_battles", "legions", "land_battles", "battle"):
        total += raids(s, table, side)
    return total


def whose_turn(s: State) -> tuple[str, int]:
    """The step on top, and whose turn of phase 3 or 4 is on; -1: nobody's."""
    v = s.v
    steps = s.rules.steps
    if v[SP] == 0:
        return "", -1
    for fp in range(STACK, v[SP] + 1, FRAME):
        if steps[v[fp] - 1].name in ("building", "campaign"):
            return steps[v[v[SP]] - 1].name, v[fp + WHO] - 1
    return steps[v[v[SP]] - 1].name, -1


def purse(s: State, table: Table, side: int, step: str, turn: int) -> float:
    """What the hand can buy in the next turn of building; what is offered does not count."""
    v = s.v
    held = by_good(v, HAND + side * KINDS)
    offered = by_good(v, OFFER + side * KINDS)
    goods: list[int] = [held[good] - offered[good] for good in range(COIN + 1)]
    weight = 1.0
    if step == "building":
        if turn == side:
            weight = 0.85
        elif v[DONE + side]:
            return 2.0 * goods[COIN]
    cleopatra = power(s, side, CLEOPATRA)
    hannibal = power(s, side, HANNIBAL)
    largest: int = best_set(slots(goods), cleopatra, hannibal)
    price: int = 6 + v[TILE_COUNT + side]
    total = 1.2 * largest
    if largest >= PYRAMIDS_PRICE:
        total += NEAR_WIN if not table.pyramids_leader or v[TITLE + CULTURE] == side + 1 else 0.6 * NEAR_WIN
    if largest >= price and v[TILE_COUNT + side] < TILES_TO_WIN:
        total += TILE_WORTH[v[TILE_COUNT + side] + 1] - TILE_WORTH[v[TILE_COUNT + side]]
        spend_set(goods, price)
    total += SET_OF_THREE * sets_of_three(goods) + 0.4 * sum(goods)
    return weight * total


def spend_set(goods: list[int], price: int) -> None:
    """Take a set off: coins where they suffice, else one of each kind, the commonest first."""
    if goods[COIN] >= price:
        goods[COIN] -= price
        return
    order = sorted(range(GOODS), key=lambda good: -goods[good])
    for good in order[:price]:
        goods[good] = max(0, goods[good] - 1)


def sets_of_three(goods: list[int]) -> float:
    """How many sets of three are in a hand; a part of one counts a little."""
    most = 0
    total = sum(goods[:GOODS])
    while 3 * (most + 1) <= total:
        able = 0
        for good in range(GOODS):
            able += goods[good] if goods[good] < most + 1 else most + 1
        if able < 3 * (most + 1):
            break
        most += 1
    left = total - 3 * most
    coins = goods[COIN]
    return most + coins // 3 + 0.12 * (coins % 3) + 0.1 * min(left, 3)


def prospects(s: State, table: Table, side: int) -> float:
    """Neutral provinces that a marker can reach, and markers and buildings that legions stand on."""
    v = s.v
    total = 0.0
    near = reach(s, table, side, v[OWNED + side]) & ~enemies_in(s, table, side)
    if v[LEFT + 4 * side + MARKER]:
        best = 0.0
        for p in places(near):
            if v[OWNER + p] == 0:
                worth = land_worth(s, table, p)
                total += 0.12 * worth
                best = max(best, worth)
        total += 0.3 * best
    for p in range(len(table.provinces.words)):
        if v[CONQUEROR + p] == side + 1:
            total += 4.0
            if v[MARKER_HELD + p]:
                linked = near & BITS[p] or reach(s, table, side, v[OWNED + side]) & BITS[p]
                total += (0.75 if linked else 0.2) * (prize(s, table, p) + land_worth(s, table, p))
    return total


def prize(s: State, table: Table, province: int) -> float:
    """What the buildings of a province are worth."""
    total = 0.0
    for site in table.sites_of[province]:
        if s.v[BUILT + site]:
            kind = table.site_kind[site]
            total += 14.0 if kind == LEGENDARY_CITY else 6.0 if kind in (MARKET, TEMPLE) else 9.0
    return total


def dangers(s: State, table: Table, side: int) -> float:
    """Own provinces that somebody's legions can reach in force."""
    v = s.v
    total = 0.0
    for other in range(table.n):
        if other == side:
            continue
        chains = coasts(s, table, other)
        for p in places(v[OWNED + side]):
            force: int = 0
            around = table.land[p] | BITS[p]
            for touched in chains:
                if touched & BITS[p]:
                    around |= touched
            for q in places(around & v[LAND + other]):
                force += legions(s, other, q)
            if force:
                defence = legions(s, side, p) + 2 * forts(s, side, p)
                if power(s, side, 1):  # Pericles
                    defence += legions(s, side, p) // 2
                if force > defence:
                    total += DANGER * (prize(s, table, p) + 4.0) / table.n
                if force >= defence and defence == 0:
                    total += 0.5
    return total


def raids(s: State, table: Table, side: int) -> float:
    """In the own turn: provinces of others where one's legions stand, and the battles still to come."""
    v = s.v
    total = 0.0
    for p in places(v[LAND + side]):
        owner = v[OWNER + p] - 1
        here = legions(s, side, p)
        foes = [other for other in range(table.n) if other != side and v[LAND + other] & BITS[p]]
        alone = 1.0
        if foes and v[FOUGHT + p] == 0:
            foe = min(foes, key=lambda other: legions(s, other, p) + 2 * forts(s, other, p))
            lost, won, alone = exchange(s, side, foe, p)
            if len(foes) > 1:
                alone = 0.0
            total += 7.5 * won - 8.0 * lost
        elif foes:
            alone = 0.0
        if owner >= 0 and owner != side and here:
            occupied = min(here, len(table.sites_of[p]))
            total += alone * (0.7 * prize(s, table, p) if occupied else 0.0)
            if table.capital_of[p] < 0 and v[HELD + table.sites_of[p][0]] == 0:
                total += 3.0 * alone
    return total


def exchange(s: State, side: int, foe: int, province: int) -> tuple[float, float, float]:
    """A battle on land by the mean of the dice: units lost and destroyed, and the chance to stay alone."""
    mine = 3.5 * dice(s, ON_LAND, side, province) + additions(s, ON_LAND, side, province, True)
    theirs = 3.5 * dice(s, ON_LAND, foe, province) + additions(s, ON_LAND, foe, province, False)
    walls: int = forts(s, side, province)
    their_walls: int = forts(s, foe, province)
    scored = max(0.0, mine / 5.0 - 0.4 - their_walls)
    suffered = max(0.0, theirs / 5.0 - 0.4 - walls)
    has: int = legions(s, side, province) + forts(s, side, province)
    needs: int = legions(s, foe, province) + forts(s, foe, province)
    won = min(scored, float(needs))
    lost = min(suffered, float(has))
    clear = 1.0 if scored >= needs else (scored / needs) ** 3
    stays = 1.0 if lost < has else 0.1
    return lost, won, clear * stays
