"""Conversion of occupied markers (E9.5a to E9.7), the Queen of Sheba (E11.3), Circe's legions (E11.1)."""

from internum.core.masks import places
from internum.core.slots import BITS, ROUND
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.movement import Done
from internum.games.empires.realm import (
    enemies_in,
    free_province,
    marker_occupied,
    off_marker,
    posts,
    reach,
    set_owner,
)
from internum.games.empires.state import (
    BUILT,
    HELD,
    LAND,
    LEFT,
    LEGION,
    MARKER,
    MARKER_HELD,
    OWNED,
    OWNER,
    USED,
    add_land,
    power,
)
from internum.games.empires.table import CARAVAN, Table
from internum.games.empires.tiles import CIRCE, SHEBA
from internum.games.mediterranean.turns import Stage


def linked(s: State, table: Table, side: int, province: int) -> bool:
    """E9.5b Is the province adjacent to or connected with one that the empire owns?"""
    return reach(s, table, side, s.v[OWNED + side]) & BITS[province] != 0


def can_replace(s: State, table: Table, side: int, province: int, needs_link: bool, why: Why | None) -> bool:
    """E9.5b, E9.7, E9.8 The conditions of every conversion of an occupied marker."""
    word = table.provinces.words[province]
    if not marker_occupied(s, side, province):
        if why is None:
            return False
        why.add("E9.5", "marker-not-occupied", word)
    if side >= table.n or (needs_link and not linked(s, table, side, province)):
        if why is None:
            return False
        why.add("E9.5b", "not-linked", word)
    if side < table.n and s.v[LEFT + 4 * side + MARKER] == 0:
        if why is None:
            return False
        why.add("E9.7", "no-marker-left")
    if table.capital_of[province] >= 0:
        if why is None:
            return False
        why.add("E9.8", "capital-province", word)
    return why is None or not why.reasons


def replace(s: State, table: Table, side: int, province: int) -> None:
    """E9.7 The marker is the conqueror's now."""
    s.tell(events.CONVERTED, side, province, s.v[OWNER + province] - 1)
    free_province(s, table, province, side)
    set_owner(s, province, side)


class Convert(Verb):
    """E9.5a A marker occupied since an earlier turn is replaced."""

    def __init__(self, table: Table) -> None:
        super().__init__("convert", "E9.5a", (table.provinces,))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(s.v[LAND + side]):
            if s.v[MARKER_HELD + p] and self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not can_replace(s, self.table, side, arg, True, why) and why is None:
            return False
        if s.v[MARKER_HELD + arg] >= s.v[ROUND]:
            if why is None:
                return False
            why.add("E9.6", "not-since-an-earlier-turn", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        replace(s, self.table, side, arg)


class Conversion(Stage):
    """E9.5a, E9.5b, E9.7a Conversions, then the markers that cannot be replaced."""

    def __init__(self, table: Table, convert: Convert, done: Done) -> None:
        super().__init__("conversion", "E9.5a", [convert], [done])
        self.table = table

    def finish(self, s: State, side: int) -> None:
        v = s.v
        for p in places(v[LAND + side]):
            if marker_occupied(s, side, p) and v[MARKER_HELD + p] < v[ROUND] and self.goes(s, side, p):
                old = v[OWNER + p] - 1
                free_province(s, self.table, p, side)
                set_owner(s, p, -1)
                s.tell(events.MARKER_REMOVED, side, p, old)

    def goes(self, s: State, side: int, province: int) -> bool:
        """E9.5b, E9.7a Does the occupied marker go without being replaced?"""
        table = self.table
        unlinked_goes = not table.unlinked_stays and not linked(s, table, side, province)
        if s.v[LEFT + 4 * side + MARKER]:
            return unlinked_goes
        return table.markerless_neutral and (unlinked_goes or linked(s, table, side, province))


class Sheba(Verb):
    """E11.3, E11.3a The Queen of Sheba converts at once; the legion is removed."""

    def __init__(self, table: Table) -> None:
        super().__init__("sheba", "E11.3", (table.provinces,))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if power(s, side, SHEBA):
            for p in places(s.v[LAND + side]):
                if self.allows(s, side, p, None):
                    out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not power(s, side, SHEBA):
            if why is not None:
                why.add("E11.3", "no-sheba")
            return False
        if s.v[USED + SHEBA]:
            if why is None:
                return False
            why.add("E11.3", "once-a-round")
        return can_replace(s, self.table, side, arg, self.table.sheba_needs_link, why)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[USED + SHEBA] = 1
        replace(s, self.table, side, arg)
        add_land(s, LEGION, side, arg, -1)


class Lay(Verb):
    """E11.1 A legion is laid on an empty caravan site for Circe."""

    def __init__(self, table: Table) -> None:
        super().__init__("lay", "E11.1", (table.sites,))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if power(s, side, CIRCE):
            for site in range(self.size):
                if self.table.site_kind[site] == CARAVAN and self.allows(s, side, site, None):
                    out.append(self.base + site)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        table = self.table
        word = self.params[0].words[arg]
        province = table.site_province[arg]
        if side >= table.n or not power(s, side, CIRCE):
            if why is not None:
                why.add("E11.1", "no-circe")
            return False
        if table.site_kind[arg] != CARAVAN or v[BUILT + arg] or v[HELD + arg]:
            if why is None:
                return False
            why.add("E11.1", "no-empty-caravan-site", word)
        busy = posts(s, table, province, side)
        if off_marker(s, side, province) <= busy:
            if why is None:
                return False
            why.add("E11.1", "no-idle-legion", off_marker(s, side, province), busy + 1)
        if not table.circe_anywhere:
            foreign = v[OWNER + province] not in (0, side + 1)
            if foreign or enemies_in(s, table, side) & BITS[province]:
                if why is None:
                    return False
                why.add("E11.1a", "not-in-this-province", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[HELD + arg] = side + 1
        s.tell(events.LAID, side, arg)
