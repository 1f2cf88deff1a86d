"""What people count in their heads: incomes, sets, nearness to each way to win; lenses on the board.

Everything is counted from what one seat may know: the state given here has -1 for the rest. What others hold
is what could be followed, and each of their unseen tokens may be of any kind.

Lenses, by province: `income` resources that a side collects there in the next phase 1; `defence` the fewest
legions without a hero that take it from the side with an even chance, 0 where nobody stands, 9 where eight
are too few; `threat` legions of a side that can march into another's province as the triremes lie; `reach`
1 where a side could place a marker; `odds` the percentage by which a side whose legions stand among others
would be left alone if it attacked the weakest of them.
"""

from typing import TYPE_CHECKING, Final

from internum.core.insight import Insight, Standing, Way
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.vector import slots
from internum.games.empires.battle import ON_LAND, additions, dice, strength
from internum.games.empires.collect import LEGENDARY_GOODS, circe_at, yields
from internum.games.empires.movement import banned
from internum.games.empires.odds import odds
from internum.games.empires.realm import (
    coasts,
    controller,
    enemies_in,
    great_cities,
    held_before,
    levels,
    linked_by,
    reach,
)
from internum.games.empires.sets import PYRAMIDS_PRICE, TILES_TO_WIN, best_set, by_good
from internum.games.empires.state import (
    COIN,
    CULTURE,
    GOODS,
    HAND,
    KINDS,
    KNOWN,
    LAND,
    LEFT,
    MARKER,
    MILITARY,
    OWNED,
    OWNER,
    TILE_COUNT,
    TITLE,
    TRADE,
    UNSEEN,
    UNSEEN_OLD,
    WEIGHT,
    forts,
    legions,
    power,
)
from internum.games.empires.table import CARAVAN, LEGENDARY_CITY, MARKET, TEMPLE, Table
from internum.games.empires.tiles import CLEOPATRA, HANNIBAL
from internum.games.empires.victory import GREAT_CITIES_TO_WIN
from internum.games.mediterranean.odds import enough
from internum.games.mediterranean.sets import side_by_side

if TYPE_CHECKING:
    from internum.core.vector import Slots

TRACKS: Final = [("trade", TRADE), ("culture", CULTURE), ("military", MILITARY)]
TOO_MANY: Final = 9
LENSES: Final = ["income", "defence", "threat", "reach", "odds"]


def insight(s: State, table: Table) -> Insight:
    """Every empire, and the lenses."""
    out = Insight()
    own_levels = levels(s, table)
    great = great_cities(s, table)
    incomes = yields(s, table)
    for side in range(table.n):
        standing = out.standing(side)
        for word, track in TRACKS:
            standing.numbers[word] = own_levels[3 * side + track]
        standing.numbers["income_coin"] = incomes[side][COIN]
        standing.numbers["income_goods"] = sum(incomes[side][:GOODS])
        standing.numbers["income_legendary"] = incomes[side][LEGENDARY_GOODS]
        goods, unseen = followed(s, side)
        standing.numbers["holds"] = s.v[WEIGHT + side]
        standing.numbers["largest_set"] = largest(s, side, goods, unseen)
        standing.numbers["sets_of_three"] = side_by_side(goods[:GOODS], goods[COIN], 3)
        standing.numbers["tiles"] = s.v[TILE_COUNT + side]
        standing.numbers["price"] = 6 + s.v[TILE_COUNT + side]
        standing.numbers["great_cities"] = great[side]
        ways(s, table, standing, own_levels)
    lenses(s, table, out)
    return out


def followed(s: State, side: int) -> tuple[list[int], int]:
    """What an empire holds as far as it is known, by goods and coins, and how many tokens are unseen."""
    v = s.v
    if v[HAND + side * KINDS] >= 0:  # the seat's own
        return list(by_good(v, HAND + side * KINDS)), 0
    goods = [max(0, int(count)) for count in by_good(v, KNOWN + side * KINDS)]
    return goods, v[UNSEEN + side] + v[UNSEEN_OLD + side]


def largest(s: State, side: int, goods: list[int], unseen: int) -> int:
    """The largest set that an empire can have in hand."""
    known = best_set(slots(goods), power(s, side, CLEOPATRA), power(s, side, HANNIBAL))
    return min(int(known) + unseen, int(s.v[WEIGHT + side]))


def ways(s: State, table: Table, standing: Standing, own_levels: "Slots") -> None:
    """Chapter 10: resources, tiles, cities and levels that are still missing."""
    numbers = standing.numbers
    missing_levels = 0
    for _, track in TRACKS:
        best = max([own_levels[3 * other + track] for other in range(table.n) if other != standing.side])
        decides = s.v[TITLE + track] == standing.side + 1  # E10.0 a tie is enough for him
        missing_levels += max(0, best + (0 if decides else 1) - own_levels[3 * standing.side + track])
    steps = [
        (
            "pyramids",
            "E10.1b" if table.pyramids_leader else "E10.1a",
            PYRAMIDS_PRICE - numbers["largest_set"],
        ),
        ("tiles", "E10.2b" if table.fifth_leader else "E10.2a", TILES_TO_WIN - numbers["tiles"]),
        ("conquest", "E10.3a", GREAT_CITIES_TO_WIN - numbers["great_cities"]),
        ("titles", "E10.4a", missing_levels),
    ]
    for name, clause, missing in steps:
        standing.ways.append(Way(name, clause, max(0, missing)))


def lenses(s: State, table: Table, out: Insight) -> None:
    """The board through each lens."""
    for name in LENSES:
        out.lenses[name] = []
    harvest(s, table, out)
    for side in range(table.n):
        others = enemies_in(s, table, side)
        if s.v[LEFT + 4 * side + MARKER]:
            for p in places(reach(s, table, side, held_before(s, side)) & ~others):
                if s.v[OWNER + p] == 0:
                    out.lenses["reach"].append((p, side, 1))
        march(s, table, side, out)
        for p in places(s.v[OWNED + side] | s.v[LAND + side]):
            out.lenses["defence"].append((p, side, defence(s, table, side, p)))
        for p in places(s.v[LAND + side] & others):
            foes = [foe for foe in range(table.n) if foe != side and s.v[LAND + foe] & BITS[p]]
            foe = min(foes, key=lambda foe: legions(s, foe, p) + 2 * forts(s, foe, p))
            alone = odds(s, table, ON_LAND, p, side, foe).alone() if len(foes) == 1 else 0.0
            out.lenses["odds"].append((p, side, round(100 * alone)))


def harvest(s: State, table: Table, out: Insight) -> None:
    """E5.1 What each province yields, and to whom."""
    for p, sites in enumerate(table.sites_of):
        got = [0] * table.n
        for site in sites:
            kind = table.site_kind[site]
            side = controller(s, table, site)
            if side < 0 and kind == CARAVAN:
                side = circe_at(s, table, site)
            if side < 0 or kind in (MARKET, TEMPLE):
                continue
            twin = table.market_of[p] if kind == CARAVAN else table.temple_of[p]
            got[side] += 1 + (kind == LEGENDARY_CITY) + (twin >= 0 and controller(s, table, twin) == side)
        for side, number in enumerate(got):
            if number:
                out.lenses["income"].append((p, side, number))


def march(s: State, table: Table, side: int, out: Insight) -> None:
    """E8.5 How many legions of an empire can come into each province that another owns."""
    v = s.v
    chains = coasts(s, table, side)
    closed = banned(s, table, side)
    for p in range(len(table.land)):
        if v[OWNER + p] in (0, side + 1) or closed & BITS[p]:
            continue
        around = linked_by(table, chains, BITS[p]) | BITS[p]
        number = sum([legions(s, side, q) for q in places(around & v[LAND + side])])
        if number:
            out.lenses["threat"].append((p, side, number))


def defence(s: State, table: Table, side: int, province: int) -> int:
    """The fewest legions without a hero that are left alone there with an even chance."""
    units = strength(s, ON_LAND, side, province)
    if units == 0:
        return 0
    throws = table.throws[ON_LAND]
    own = throws[dice(s, ON_LAND, side, province)]
    added = additions(s, ON_LAND, side, province, False)
    most = table.board.legions + 1
    needed = enough(throws[:most], table.board.per_hit, forts(s, side, province), units, own, added)
    return TOO_MANY if needed == most else needed
