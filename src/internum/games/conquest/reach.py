"""How far units come: overland, over straits, by galley, and at sea (C6.5.2 to C6.5.4, C6.7.2).

Each question is answered once for an origin, as a mask of all places that are in reach.
"""

from typing import Final, final

from mypy_extensions import i64

from internum.core.masks import beside, places, spread
from internum.core.slots import BITS
from internum.core.state import State
from internum.games.conquest.state import FLEETS, SENT, enemy_armies, enemy_fleets, galleys
from internum.games.conquest.table import Table

PROVINCE_KINDS: Final = 3  # military kinds of a march: infantry, cavalry, catapult


def neighbours(s: State, table: Table, side: int, province: int) -> i64:
    """C6.5.3 The adjacent provinces, over open straits too, as a mask."""
    out: i64 = table.land[province]
    closed: i64 = enemy_fleets(s, side)
    for i in range(len(table.strait_sea)):
        if closed & table.strait_sea[i] == 0:
            if table.strait_from[i] == province:
                out |= BITS[table.strait_to[i]]
            elif table.strait_to[i] == province:
                out |= BITS[table.strait_from[i]]
    return out


def overland(s: State, table: Table, side: int, origin: int) -> i64:
    """C6.5.2, C6.5.3 The provinces that a land unit can walk to; enemy armies end a walk."""
    stops: i64 = enemy_armies(s, side)
    closed: i64 = enemy_fleets(s, side)
    start: i64 = BITS[origin]
    seen: i64 = start
    edge: i64 = start
    straits: i64 = len(table.strait_sea)
    i: i64 = 0
    while edge:
        near: i64 = beside(table.land, edge)
        i = 0
        while i < straits:
            if closed & table.strait_sea[i] == 0:
                one: i64 = BITS[table.strait_from[i]]
                two: i64 = BITS[table.strait_to[i]]
                if edge & one:
                    near |= two
                if edge & two:
                    near |= one
            i += 1
        near &= ~seen
        seen |= near
        edge = near & ~stops
    return seen & ~start


def sea_chain(s: State, table: Table, side: int, origin: int) -> i64:
    """C6.5.4 The sea zones on chains from a province without an enemy galley in any of them."""
    free: i64 = ~enemy_fleets(s, side)
    return spread(table.links, table.coast[origin] & free, free) & free


def landing_zones(s: State, table: Table, side: int, origin: int) -> i64:
    """C6.5.4 The zones whose own galleys can land units that come from a province."""
    chain: i64 = sea_chain(s, table, side, origin)
    if table.landing_open:  # C20.9 the last zone may hold enemies
        chain |= table.coast[origin] | beside(table.links, chain)
    return chain & s.v[FLEETS + side]


def sail_from(s: State, table: Table, side: int, goal: int) -> i64:
    """C6.7.2 The zones from which galleys can come to a zone: enemy galleys end a move."""
    start: i64 = BITS[goal]
    return spread(table.links, start, ~enemy_fleets(s, side)) & ~start


def sail_to(s: State, table: Table, side: int) -> i64:
    """C6.7.2 The zones to which some galley of a player can come from another zone."""
    free: i64 = ~enemy_fleets(s, side)
    out: i64 = 0
    starts: i64 = s.v[FLEETS + side]
    while starts:
        start: i64 = starts & -starts
        starts ^= start
        out |= spread(table.links, start, free) & ~start
    return out


@final
class Crossing:
    """C6.5.4 The room of the galleys for one action: how many military units may still land somewhere.

    Units of a landing may use any galley whose zone touches the destination. So many can still land as, for
    every set of zones that holds all zones of the destination, the room of the set exceeds what lands only
    there: the least of these is the cut that a flow through the galleys meets.
    """

    def __init__(self, s: State, table: Table, side: int, origin: int) -> None:
        self.table: Final = table
        self.walk: i64 = overland(s, table, side, origin)
        zones: i64 = landing_zones(s, table, side, origin)
        self.zones: i64 = zones
        self.shore: i64 = 0  # provinces where a landing is possible
        self.list: Final = places(zones)
        self.room: Final = [table.galley_room * galleys(s, side, zone) for zone in self.list]
        for zone in self.list:
            self.shore |= table.shores[zone]
        self.shore &= ~BITS[origin] & ~self.walk

    def reach(self) -> i64:
        """Every province in reach, on foot or by galley."""
        return self.walk | self.shore

    def left(self, s: State, goal: int, provinces: int) -> int:
        """How many military units may still land in a province, with what is sent already."""
        table = self.table
        own = self.touching(goal)
        if table.room_each:
            return self.total(own) - landed(s, goal, provinces)
        goals: list[int] = []
        demands: list[int] = []
        for p in places(self.shore):
            count = landed(s, p, provinces)
            if count:
                goals.append(self.touching(p))
                demands.append(count)
        least = self.total(own)
        if not goals:
            return least
        least = 1 << 30
        for subset in range(1 << len(self.list)):
            if own & ~subset:
                continue
            room = self.total(subset)
            for i in range(len(goals)):
                if goals[i] & ~subset == 0:
                    room -= demands[i]
            least = min(least, room)
        return max(least, 0)

    def touching(self, province: int) -> int:
        """The own zones beside a province, as bits over `list`."""
        bits = 0
        for i in range(len(self.list)):
            if self.table.coast[province] & BITS[self.list[i]]:
                bits |= 1 << i
        return bits

    def total(self, subset: int) -> int:
        """The room of a set of zones."""
        room = 0
        for i in range(len(self.list)):
            if subset & (1 << i):
                room += self.room[i]
        return room


def landed(s: State, province: int, provinces: int) -> int:
    """How many military units the sendings in the scratch slots send to a province."""
    count: int = 0
    for kind in range(PROVINCE_KINDS):
        count += s.v[SENT + kind * provinces + province]
    return count
