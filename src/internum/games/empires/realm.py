"""Definitions (chapter 3): connected, owned, free, controlled; conqueror and occupation; levels."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.vector import slots
from internum.games.empires.state import (
    BUILT,
    CONQUEROR,
    CULTURE,
    EMPIRES,
    FLEET,
    FORT,
    HELD,
    LAND,
    LEFT,
    LEGION,
    LOT,
    MARKER,
    MARKER_HELD,
    MILITARY,
    NEW,
    OWNED,
    OWNER,
    TILE,
    TILES,
    TRADE,
    TRIREME,
    legions,
)
from internum.games.empires.table import (
    MARKET,
    Table,
)
from internum.games.mediterranean import seaways

if TYPE_CHECKING:
    from internum.core.vector import Slots

TRACKS: Final[i64] = 3
NO_LEVELS: Final = slots([0] * 15)  # TRACKS by EMPIRES


def coasts(s: State, table: Table, side: i64) -> list[i64]:
    """E3.2 For each chain of seas with an empire's triremes: the mask of the provinces it touches."""
    return seaways.coasts(s.v[FLEET + side], table.links, table.touches)


def linked_by(table: Table, chains: list[i64], start: i64) -> i64:
    """E3.1, E3.2 The mask of provinces next to one of a mask, or joined to one by a chain of seas."""
    return seaways.linked_by(table.land, chains, start)


def reach(s: State, table: Table, side: i64, start: i64) -> i64:
    """E3.1, E3.2 The mask of provinces adjacent or connected to one of those in a mask."""
    return linked_by(table, coasts(s, table, side), start)


def held_before(s: State, side: i64) -> i64:
    """E7.5c The provinces owned since before this phase."""
    mask = s.v[OWNED + side]
    for p in places(mask):
        if s.v[NEW + p]:
            mask &= ~BITS[p]
    return mask


def enemies_in(s: State, table: Table, side: i64) -> i64:
    """E3.4 The mask of provinces with a land unit of somebody else: those that are not free."""
    mask: i64 = 0
    for other in range(table.n):
        if other != side:
            mask |= s.v[LAND + other]
    return mask


def building_land(s: State, table: Table, side: i64) -> i64:
    """E7.6, E7.6a The provinces where an empire may build: owned and free, and its capital province."""
    free = s.v[OWNED + side] & ~enemies_in(s, table, side)
    return free | BITS[table.capital[side]]


def set_owner(s: State, province: int, side: int) -> None:
    """A control marker comes to a province, or with side -1 the one there goes back to its empire."""
    v = s.v
    old = v[OWNER + province] - 1
    if old >= 0:
        v[OWNED + old] &= ~BITS[province]
        v[LEFT + 4 * old + MARKER] += 1
    v[OWNER + province] = side + 1
    if side >= 0:
        v[OWNED + side] |= BITS[province]
        v[LEFT + 4 * side + MARKER] -= 1


def controller(s: State, table: Table, site: i64) -> i64:
    """E3.6 Who controls the building on a site; -1: nobody, or nothing is built there."""
    v = s.v
    if v[BUILT + site] == 0:
        return -1
    if v[HELD + site]:
        return v[HELD + site] - 1
    return v[OWNER + table.site_province[site]] - 1


def marker_occupied(s: State, side: i64, province: i64) -> bool:
    """E9.5 Does a legion of this empire stand on the marker?"""
    return s.v[CONQUEROR + province] == side + 1 and s.v[MARKER_HELD + province] > 0


def off_marker(s: State, side: int, province: int) -> int:
    """The legions of an empire in a province that are free for sites: all but the one on the marker."""
    return legions(s, side, province) - (1 if marker_occupied(s, side, province) else 0)


def free_sites(s: State, table: Table, province: int, side: int) -> None:
    """The legions of an empire stand on no site of a province any more."""
    for site in table.sites_of[province]:
        if s.v[HELD + site] == side + 1:
            s.v[HELD + site] = 0


def free_posts(s: State, table: Table, province: int, side: int) -> None:
    """E9.4 The legions of an empire stand on nothing in a province any more."""
    free_sites(s, table, province, side)
    if s.v[CONQUEROR + province] == side + 1:
        s.v[MARKER_HELD + province] = 0


def free_province(s: State, table: Table, province: int, side: int) -> None:
    """E3.8, E9.4 An empire is no conqueror in a province any more and occupies nothing there."""
    free_posts(s, table, province, side)
    if s.v[CONQUEROR + province] == side + 1:
        s.v[CONQUEROR + province] = 0


def posts(s: State, table: Table, province: i64, side: i64) -> int:
    """On how many sites of a province legions of an empire stand."""
    count = 0
    for site in table.sites_of[province]:
        if s.v[HELD + site] == side + 1:
            count += 1
    return count


def trim(s: State, table: Table, province: int, side: int) -> None:
    """Legions that left on their own turn stand on nothing; what those left stand on is chosen anew later."""
    here = legions(s, side, province)
    if s.v[LAND + side] & BITS[province] == 0:
        free_province(s, table, province, side)
        return
    if here == 0 and s.v[CONQUEROR + province] == side + 1:
        s.v[MARKER_HELD + province] = 0
    standing = posts(s, table, province, side)
    for site in table.sites_of[province]:
        if standing > here and s.v[HELD + site] == side + 1:
            s.v[HELD + site] = 0
            standing -= 1


def levels(s: State, table: Table) -> "Slots":
    """E3.9 Trade, culture and military by empire, in one run of three each."""
    v = s.v
    out = NO_LEVELS[:]
    sites: i64 = len(table.site_kind)
    for site in range(sites):
        side = controller(s, table, site)
        if side >= 0:
            out[3 * side + (TRADE if table.site_kind[site] <= MARKET else CULTURE)] += 1
        elif table.circe_trade and v[HELD + site] and not v[BUILT + site]:  # E11.1c
            out[3 * (v[HELD + site] - 1) + TRADE] += 1
    board = table.board
    units: i64 = board.legions + board.fortresses + board.triremes
    for side in range(EMPIRES):
        if side < table.n:
            left = v[LEFT + 4 * side + LEGION] + v[LEFT + 4 * side + FORT] + v[LEFT + 4 * side + TRIREME]
            out[3 * side + MILITARY] += units - left
    for tile in range(TILES):
        side = v[TILE + tile] - 1
        if side >= 0:
            for track in range(TRACKS):
                out[3 * side + track] += table.bonus[TRACKS * tile + track]
    return out


def great_cities(s: State, table: Table) -> list[int]:
    """E10.3a By empire the capital and legendary cities that it controls."""
    out = [0] * table.n
    for site in table.great_sites:
        side = controller(s, table, site)
        if side >= 0:
            out[side] += 1
    return out


def ranked(s: State, table: Table) -> list[int]:
    """E5.4, Q05 The empires from the highest trade level down, equal ones in the order of their lots."""
    trade = levels(s, table)
    order = [s.v[LOT + place] - 1 for place in range(table.n)]
    return sorted(order, key=lambda side: -trade[3 * side])


def tied(all_levels: "Slots", n: int, track: i64) -> list[int]:
    """E10.0 The empires, of so many, with the highest level of a track."""
    best = max(all_levels[3 * side + track] for side in range(n))
    return [side for side in range(n) if all_levels[3 * side + track] == best]
