"""A hand-made judgement of a position, for the greedy bot: what a civilization has and is about to have.

Points are about a third of a card. Nothing here decides what is legal.
"""

from typing import Final

from internum.core.masks import places
from internum.core.slots import BITS, FRAME, SP, STACK, WHO
from internum.core.state import State
from internum.games.nostrum.attack import ON_LAND
from internum.games.nostrum.income import yields
from internum.games.nostrum.odds import odds
from internum.games.nostrum.payment import largest
from internum.games.nostrum.realm import coasts, counts, enemies_in, neutral, reach
from internum.games.nostrum.state import (
    BUILT,
    CARAVAN,
    COUNT,
    DONE,
    FORT,
    FOUGHT,
    HAND,
    KINDS,
    LAND,
    LEFT,
    LEGION,
    MARKER,
    MARKER_HELD,
    MARKET,
    OFFER,
    OWNED,
    OWNER,
    ROLE,
    TAX,
    TEMPLE,
    TRIREME,
    WEIGHT,
    forts,
    legions,
)
from internum.games.nostrum.table import Table

NEAR_WIN: Final = 500.0
TAX_INCOME: Final = 9.0
MANY_TAXES: Final = 3.0  # more for each tax from the fourth on: nine of them buy a wonder
NEXT_GOODS: Final = [11.0, 6.5, 4.5, 3.0]  # the first of a kind that comes every round, the second, more
CARD_WORTH: Final = [0.0, 22.0, 68.0, 140.0, 260.0, 420.0]  # so many heroes and wonders
SET_OF_THREE: Final = 8.5
ROLE_LEAD: Final = [8.0, 6.0, 5.0]
LEGION_WORTH: Final = [0.0, 8.0, 15.5, 22.5, 29.0, 34.5, 39.0, 42.5, 45.0, 47.0, 49.0, 50.0, 51.0]
FLEET_WORTH: Final = [0.0, 7.0, 12.5, 16.0, 18.5, 20.5, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0]
DANGER: Final = 0.3


def judge(s: State, table: Table, side: int) -> float:
    """Own standing and hopes, less the standing of the others, the best of them twice."""
    if side >= table.n:  # a player who picks a civilization: they are all as good
        return 0.0
    incomes = yields(s, table)
    own_counts = counts(s, table)
    total = standing(s, table, side, incomes[side], own_counts) + hopes(s, table, side)
    worst = 0.0
    rest = 0.0
    for other in range(table.n):
        if other != side and not neutral(s, other):
            value = standing(s, table, other, incomes[other], own_counts)
            rest += value
            worst = max(worst, value)
    return total - (rest + worst) / table.n


# --- what a civilization has ---------------------------------------------------------------------------


def standing(s: State, table: Table, side: int, income: list[int], own_counts: list[int]) -> float:
    """Income, land, heroes and wonders, units, roles."""
    v = s.v
    total = TAX_INCOME * income[TAX]
    if income[TAX] > 3:
        total += MANY_TAXES * (income[TAX] - 3)
    for kind in range(1, table.n_kinds):
        for i in range(income[kind]):
            total += NEXT_GOODS[i if i < 3 else 3]
    for p in places(v[OWNED + side]):
        total += land_worth(s, table, p)
    cards: int = v[COUNT + side]
    total += CARD_WORTH[cards if cards < 5 else 5]
    pieces = table.board.pieces
    total += LEGION_WORTH[pieces[LEGION] - v[LEFT + 4 * side + LEGION]]
    total += FLEET_WORTH[pieces[TRIREME] - v[LEFT + 4 * side + TRIREME]]
    standing_forts: int = pieces[FORT] - v[LEFT + 4 * side + FORT]
    total += 5.0 * standing_forts
    for role in range(3):
        if v[ROLE + role] == side + 1:
            total += ROLE_LEAD[role]
            for other in range(table.n):
                if own_counts[3 * other + role] > own_counts[3 * side + role] and not neutral(s, other):
                    total -= ROLE_LEAD[role]
                    break
    return total


def land_worth(s: State, table: Table, province: int) -> float:
    """An owned province: what can still be built on it; what stands there counts as income."""
    total = 4.0
    for site in table.sites_of[province]:
        if s.v[BUILT + site] == 0:
            total += 1.0 if table.site_kind[site] in (MARKET, TEMPLE) else 2.2
    return total


# --- what it is about to have --------------------------------------------------------------------------


def hopes(s: State, table: Table, side: int) -> float:
    """What the hand will buy, what lies in reach, what can be taken over, and what threatens."""
    step, turn = whose_turn(s)
    total = purse(s, table, side, step, turn) + prospects(s, table, side) - dangers(s, table, side)
    if turn == side and step in ("triremes", "sea_battles", "legions", "land_battles", "battle"):
        total += raids(s, table, side)
    return total


def whose_turn(s: State) -> tuple[str, int]:
    """The step on top, and whose turn of Construction or Military is on; -1: nobody's."""
    v = s.v
    steps = s.rules.steps
    if v[SP] == 0:
        return "", -1
    top = steps[v[v[SP]] - 1].name
    for fp in range(STACK, v[SP] + 1, FRAME):
        if steps[v[fp] - 1].name in ("building", "campaign"):
            return top, v[fp + WHO] - 1
    return top, -1


def purse(s: State, table: Table, side: int, step: str, turn: int) -> float:
    """What the hand can buy on the next turn of building; what is laid down does not count."""
    v = s.v
    hand: list[int] = [
        v[HAND + side * KINDS + kind] - v[OFFER + side * KINDS + kind] for kind in range(KINDS)
    ]
    taxes: int = hand[TAX]
    weight = 1.0
    if step == "building":
        if turn == side:
            weight = 0.85
        elif v[DONE + side]:
            return 3.0 * min(taxes, 2)
    elif step in ("keeping", "military", "peace", "conquest", "battle", "legions", "triremes"):
        cards_held: int = v[WEIGHT + side]
        return 1.5 * cards_held + 1.5 * min(taxes, 2)
    best = largest(hand)
    total = 1.5 * best
    if best >= table.pyramids_price:
        total += NEAR_WIN
    cards: int = v[COUNT + side]
    if best >= 9:
        total += NEAR_WIN if cards + 1 >= table.cards_to_win else CARD_WORTH[cards + 1] - CARD_WORTH[cards]
        spend_set(hand, 9)
        total += 6.0 * (best - 9)  # towards the Pyramids
    elif best > 6:
        total += 2.0 * (best - 6)  # towards the next hero or wonder
    return weight * (total + SET_OF_THREE * sets_of_three(hand) + 0.4 * sum(hand))


def spend_set(hand: list[int], price: int) -> None:
    """Take a set off: taxes where they suffice, else one of each kind, the commonest first."""
    if hand[TAX] >= price:
        hand[TAX] -= price
        return
    order = sorted(range(1, KINDS), key=lambda kind: -hand[kind])
    for kind in order[:price]:
        hand[kind] = max(0, hand[kind] - 1)


def sets_of_three(hand: list[int]) -> float:
    """How many sets of three are in a hand; a part of one counts a little."""
    most = 0
    total = sum(hand) - hand[TAX]
    while 3 * (most + 1) <= total:
        able = 0
        for kind in range(1, KINDS):
            able += hand[kind] if hand[kind] < most + 1 else most + 1
        if able < 3 * (most + 1):
            break
        most += 1
    left = total - 3 * most
    return most + hand[TAX] // 3 + 0.12 * (hand[TAX] % 3) + 0.1 * min(left, 3)


def prospects(s: State, table: Table, side: int) -> float:
    """Free provinces that a marker can reach, and the markers on which legions stand."""
    v = s.v
    total = 0.0
    near = reach(s, table, side, v[OWNED + side])
    if v[LEFT + 4 * side + MARKER]:
        best = 0.0
        for p in places(near & ~enemies_in(s, side)):
            if v[OWNER + p] == 0:
                worth = land_worth(s, table, p)
                total += 0.12 * worth
                best = max(best, worth)
        total += 0.3 * best
        for p in range(len(table.land)):
            if v[MARKER_HELD + p] == side + 1:
                total += (0.6 if near & BITS[p] else 0.1) * (prize(s, table, p) + land_worth(s, table, p))
    return total


def prize(s: State, table: Table, province: int) -> float:
    """What the buildings of a province are worth."""
    total = 0.0
    for site in table.sites_of[province]:
        if s.v[BUILT + site]:
            total += 8.0 if table.site_kind[site] == CARAVAN else 6.0
    return total


def dangers(s: State, table: Table, side: int) -> float:
    """Own provinces that somebody's legions can reach in force."""
    v = s.v
    total = 0.0
    for other in range(table.n):
        if other == side or neutral(s, other) or v[LAND + other] == 0:
            continue
        chains = coasts(s, table, other)
        for p in places(v[OWNED + side]):
            around = table.land[p] | BITS[p]
            for touched in chains:
                if touched & BITS[p]:
                    around |= touched
            force: int = 0
            for q in places(around & v[LAND + other]):
                force += legions(s, other, q)
            if force > legions(s, side, p) + 2 * forts(s, side, p):
                total += DANGER * (prize(s, table, p) + 4.0) / table.n
    return total


def raids(s: State, table: Table, side: int) -> float:
    """On the own turn: provinces of others where one's legions stand, and the battles still to come."""
    v = s.v
    total = 0.0
    for p in places(v[LAND + side]):
        here = legions(s, side, p)
        owner = v[OWNER + p] - 1
        foes = [other for other in range(table.n) if other != side and v[LAND + other] & BITS[p]]
        alone = 1.0
        if foes and v[FOUGHT + p] == 0:
            foe = owner if owner in foes else min(foes, key=lambda other: legions(s, other, p))
            battle = odds(s, table, ON_LAND, p, side, foe)
            alone = battle.alone() if len(foes) == 1 else 0.0
            total += (7.0 if not neutral(s, foe) else 2.0) * battle.kills() - 7.5 * battle.losses()
        elif foes:
            alone = 0.0
        if owner >= 0 and owner != side and here:
            total += alone * 0.6 * prize(s, table, p)
            if table.capital_of[p] < 0:
                total += 4.0 * alone
    return total
