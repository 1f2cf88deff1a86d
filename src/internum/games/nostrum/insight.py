"""What people count in their heads: incomes, sets, counts for the roles, nearness to each way to win; lenses.

Everything is counted from what one seat may know: the state given here has -1 for the rest. What others hold
is what could be followed, and each of their unseen cards may be of any kind.

Lenses, by province: `income` cards that a side gets there at the next income; `defence` the fewest legions
without a hero that are left alone there with an even chance, 0 where nobody stands, 9 where 8 are too few;
`threat` legions of a side that can march into another's province as the triremes lie; `reach` 1 where a side
could place a marker; `odds` the percentage by which a side would be left alone if it attacked where it must.
"""

from typing import Final

from internum.core.insight import Insight, Standing, Way
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.games.mediterranean.odds import enough
from internum.games.mediterranean.seaways import linked_by
from internum.games.mediterranean.sets import side_by_side
from internum.games.nostrum.attack import ON_LAND
from internum.games.nostrum.battle import additions, dice, strength
from internum.games.nostrum.board import ROLES
from internum.games.nostrum.cards import HERO
from internum.games.nostrum.income import yields
from internum.games.nostrum.movement import banned
from internum.games.nostrum.odds import odds
from internum.games.nostrum.payment import largest, price
from internum.games.nostrum.realm import coasts, controllers, counts, enemies_in, held_before, neutral, reach
from internum.games.nostrum.state import (
    CARAVAN,
    CITY,
    COUNT,
    DRAWN,
    EMPIRES,
    GIFT,
    HAND,
    KINDS,
    KNOWN,
    LAND,
    LEFT,
    MARKER,
    OWNED,
    OWNER,
    TAX,
    WEIGHT,
    legions,
)
from internum.games.nostrum.table import Table

TOO_MANY: Final = 9
LENSES: Final = ["income", "defence", "threat", "reach", "odds"]


def insight(s: State, table: Table) -> Insight:
    """Every civilization, and the lenses."""
    out = Insight()
    own_counts = counts(s, table)
    incomes = yields(s, table)
    for side in range(table.n):
        numbers = out.standing(side).numbers
        for role, word in enumerate(ROLES):
            numbers[word] = own_counts[3 * side + role]
        if neutral(s, side):
            continue
        numbers["income_tax"] = incomes[side][TAX]
        numbers["income_commodities"] = sum(incomes[side][1:])
        numbers["income_kinds"] = sum([1 for count in incomes[side][1:] if count])
        held, unseen = followed(s, side)
        numbers["holds"] = s.v[WEIGHT + side]
        numbers["largest_set"] = min(largest(held) + unseen, int(s.v[WEIGHT + side]))
        numbers["sets_of_three"] = side_by_side(held[1:], held[TAX], 3)
        numbers["cards"] = s.v[COUNT + side]
        numbers["price"] = price(s, table, side, HERO)
        ways(table, out.standing(side))
    lenses(s, table, out)
    return out


def followed(s: State, side: int) -> tuple[list[int], int]:
    """What a player holds as far as it is known, by kind, and how many cards may be anything."""
    v = s.v
    if v[HAND + side * KINDS] >= 0:  # the seat's own
        return list(v[HAND + side * KINDS : HAND + (side + 1) * KINDS]), 0
    held = [max(0, int(count)) for count in list(v[KNOWN + side * KINDS : KNOWN + (side + 1) * KINDS])]
    unseen = sum([1 for slot in (GIFT + side, DRAWN + side) if v[slot]])
    return held, unseen


def ways(table: Table, standing: Standing) -> None:
    """N1.1 Cards in hand for the Pyramids, heroes and wonders for the other way, that are still missing."""
    numbers = standing.numbers
    if table.pyramids >= 0:
        missing = table.pyramids_price - numbers["largest_set"]
        standing.ways.append(Way("by_pyramids", "N1.1", max(0, missing)))
    standing.ways.append(Way("by_cards", "N1.1", max(0, table.cards_to_win - numbers["cards"])))


def lenses(s: State, table: Table, out: Insight) -> None:
    """The board through each lens."""
    for name in LENSES:
        out.lenses[name] = []
    harvest(s, table, out)
    for side in range(table.n):
        others = enemies_in(s, side)
        if not neutral(s, side):
            if s.v[LEFT + 4 * side + MARKER]:
                for p in places(reach(s, table, side, held_before(s, side)) & ~others):
                    if s.v[OWNER + p] == 0:
                        out.lenses["reach"].append((p, side, 1))
            march(s, table, side, out)
        for p in places(s.v[OWNED + side] | s.v[LAND + side]):
            out.lenses["defence"].append((p, side, defence(s, table, side, p)))
        for p in places(s.v[LAND + side] & others):
            foes = [foe for foe in range(table.n) if foe != side and s.v[LAND + foe] & BITS[p]]
            if legions(s, side, p) and not neutral(s, side):
                alone = odds(s, table, ON_LAND, p, side, foes[0]).alone() if len(foes) == 1 else 0.0
                out.lenses["odds"].append((p, side, round(100 * alone)))


def harvest(s: State, table: Table, out: Insight) -> None:
    """N6.1.1 What each province pays, and to whom."""
    who = controllers(s, table)
    for p, sites in enumerate(table.sites_of):
        got = [0] * EMPIRES
        for site in sites:
            kind = table.site_kind[site]
            if who[site] < 0 or kind not in (CARAVAN, CITY) or neutral(s, who[site]):
                continue
            twin = table.market_of[p] if kind == CARAVAN else table.temple_of[p]
            got[who[site]] += 2 if twin >= 0 and who[twin] == who[site] else 1
        for side, number in enumerate(got):
            if number:
                out.lenses["income"].append((p, side, number))


def march(s: State, table: Table, side: int, out: Insight) -> None:
    """N8.5 How many legions of a player can come into each province that another owns."""
    v = s.v
    chains = coasts(s, table, side)
    closed = banned(s, table, side)
    for p in range(len(table.land)):
        if v[OWNER + p] in (0, side + 1) or closed & BITS[p]:
            continue
        around = linked_by(table.land, chains, BITS[p]) | BITS[p]
        number = sum([legions(s, side, q) for q in places(around & v[LAND + side])])
        if number:
            out.lenses["threat"].append((p, side, number))


def defence(s: State, table: Table, side: int, province: int) -> int:
    """The fewest legions without a hero that are left alone there with an even chance."""
    units = strength(s, ON_LAND, side, province)
    if units == 0:
        return 0
    own = table.throws[dice(s, table, ON_LAND, side, province, False)]
    added = additions(s, table, ON_LAND, side, province, False)
    return enough(table.throws[:TOO_MANY], table.board.per_hit, 0, units, own, added)
