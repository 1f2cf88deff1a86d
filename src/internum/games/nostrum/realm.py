"""Terms (chapter 3): connected, owned, at war; who controls a building; the counts for roles (N2.5, N5.5)."""

from mypy_extensions import i64

from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.games.mediterranean import seaways
from internum.games.nostrum.state import (
    BUILT,
    CARAVAN,
    CARD,
    EMPIRES,
    FLEET,
    FORT,
    HELD,
    LAND,
    LEFT,
    LEGION,
    MARKER,
    MARKER_HELD,
    MARKET,
    NEW,
    OWNED,
    OWNER,
    SEATED,
    TRIREME,
    legions,
)
from internum.games.nostrum.table import Table

COMMERCE = 0
POLITICS = 1
MILITARY = 2


def coasts(s: State, table: Table, side: int) -> list[i64]:
    """N3.3 For each chain of seas with an empire's triremes: the mask of the provinces it touches."""
    return seaways.coasts(s.v[FLEET + side], table.links, table.touches)


def reach(s: State, table: Table, side: int, start: i64) -> i64:
    """N3.2, N3.3 The mask of provinces adjacent or connected to one of those in a mask."""
    return seaways.linked_by(table.land, coasts(s, table, side), start)


def held_before(s: State, side: int) -> i64:
    """N7.3.1, N7.3.2 The provinces owned since the round before or earlier."""
    mask = s.v[OWNED + side]
    for p in places(mask):
        if s.v[NEW + p]:
            mask &= ~BITS[p]
    return mask


def enemies_in(s: State, side: int) -> i64:
    """The mask of provinces with a land unit of somebody else."""
    mask: i64 = 0
    for other in range(EMPIRES):
        if other != side:
            mask |= s.v[LAND + other]
    return mask


def at_war(s: State) -> i64:
    """N3.4 The mask of provinces with land units of two or more."""
    once: i64 = 0
    twice: i64 = 0
    for side in range(EMPIRES):
        twice |= once & s.v[LAND + side]
        once |= s.v[LAND + side]
    return twice


def building_land(s: State, table: Table, side: int) -> i64:
    """N7.3.1, N7.3.6 The provinces where a player may build."""
    held = held_before(s, side)
    closed = enemies_in(s, side)
    if table.build_beside_foes:
        closed &= s.v[LAND + side]
    return held & (~closed | BITS[table.capital[side]])


def set_owner(s: State, province: int, side: int) -> None:
    """A marker comes to a province; the one there goes back to its owner."""
    v = s.v
    old = v[OWNER + province] - 1
    if old >= 0:
        v[OWNED + old] &= ~BITS[province]
        v[LEFT + 4 * old + MARKER] += 1
    v[OWNER + province] = side + 1
    v[OWNED + side] |= BITS[province]
    v[LEFT + 4 * side + MARKER] -= 1


def neutral(s: State, side: int) -> bool:
    """N4.3.1 Does nobody lead this civilization?"""
    return s.v[SEATED + side] == 0


def clockwise(s: State, table: Table, first: int) -> list[int]:
    """The civilizations that somebody leads, clockwise from one of them."""
    by_seat = [-1] * table.seats
    for side in range(table.n):
        seat = s.v[SEATED + side] - 1
        if seat >= 0:
            by_seat[seat] = side
    start = by_seat.index(first)
    return by_seat[start:] + by_seat[:start]


def controllers(s: State, table: Table) -> list[int]:
    """N6.1.1, N6.1.3, N9.5.2 Who controls the building on each site; -1: nobody, or no building."""
    v = s.v
    out = [-1] * len(table.site_kind)
    war = at_war(s)
    for p, sites in enumerate(table.sites_of):
        owner: int = v[OWNER + p] - 1
        in_war = war & BITS[p]
        for site in sites:
            if v[BUILT + site]:
                holder: int = v[HELD + site] - 1
                out[site] = owner if holder < 0 or in_war else holder
    return out


def counts(s: State, table: Table) -> list[int]:
    """N2.5, N5.5 What wins the three roles, by empire in one run of three each."""
    out = [0] * (3 * EMPIRES)
    for site, side in enumerate(controllers(s, table)):
        if side >= 0:
            role = COMMERCE if table.site_kind[site] in (CARAVAN, MARKET) else POLITICS
            out[3 * side + role] += 1
    pieces = table.board.pieces
    for side in range(EMPIRES):
        at = LEFT + 4 * side
        left = s.v[at + LEGION] + s.v[at + FORT] + s.v[at + TRIREME]
        out[3 * side + MILITARY] = pieces[LEGION] + pieces[FORT] + pieces[TRIREME] - left
    return out


def free_posts(s: State, table: Table, province: int, side: int) -> None:
    """The legions of an empire stand on nothing in a province any more."""
    v = s.v
    for site in table.sites_of[province]:
        if v[HELD + site] == side + 1:
            v[HELD + site] = 0
    if v[MARKER_HELD + province] == side + 1:
        v[MARKER_HELD + province] = 0


def posts(s: State, table: Table, province: int, side: int) -> int:
    """On how many sites and markers of a province legions of an empire stand."""
    count = 1 if s.v[MARKER_HELD + province] == side + 1 else 0
    for site in table.sites_of[province]:
        if s.v[HELD + site] == side + 1:
            count += 1
    return count


def trim(s: State, table: Table, province: int, side: int) -> None:
    """N9.5.1 Legions that left on their own turn stand on nothing; those that stay take what is left."""
    here = legions(s, side, province)
    standing = posts(s, table, province, side)
    if standing > here and s.v[MARKER_HELD + province] == side + 1:
        s.v[MARKER_HELD + province] = 0
        standing -= 1
    for site in table.sites_of[province]:
        if standing > here and s.v[HELD + site] == side + 1:
            s.v[HELD + site] = 0
            standing -= 1


def has(s: State, side: int, card: int) -> bool:
    """Has an empire this card? Of -1, a power that no card has: nobody."""
    return card >= 0 and s.v[CARD + card] == side + 1


def holder(s: State, card: int) -> int:
    """The empire that has a card; -1: none, or there is no such card."""
    return s.v[CARD + card] - 1 if card >= 0 else -1
