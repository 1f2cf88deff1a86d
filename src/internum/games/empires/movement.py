"""Moves of triremes and legions (E8.3, E8.5), and the frame that all steps of a turn share."""

from mypy_extensions import i64

from internum.core.masks import list_places, places
from internum.core.slots import BITS, SP, A
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.realm import coasts, linked_by, reach, trim
from internum.games.empires.state import (
    AFLOAT,
    LAND,
    LEGION,
    OWNED,
    PEACE,
    PICKED,
    READY,
    TILE,
    add_land,
    add_triremes,
    legions,
    triremes,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import ZEUS
from internum.games.mediterranean.turns import Count, Together


class Done(Verb):
    """E8.2 On to the next step of the turn."""

    def __init__(self, table: Table) -> None:
        super().__init__("done", "E8.2")
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[s.v[SP]] - 1 == self.table.step("legions").id and must_leave(s, self.table, side):
            if why is not None:
                why.add("E11.4d", "must-leave")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Sail(Together):
    """E8.3 Triremes go to an adjacent sea."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("sail", "E8.3", (table.seas, table.seas), count)
        self.table = table
        self.seas = len(table.seas.words)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for start in range(self.seas):
            if s.v[AFLOAT + start]:
                list_places(self.table.links[start], self.base + start * self.seas, out)

    def possible(self, s: State, side: int) -> bool:
        return any(s.v[AFLOAT + sea] and self.table.links[sea] for sea in range(self.seas))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        start = arg // self.seas
        end = arg - start * self.seas
        words = self.params[0].words
        if side >= self.table.n or triremes(s, side, start) == 0:
            if why is None:
                return False
            why.add("E8.3", "no-trireme", words[start])
        elif s.v[AFLOAT + start] == 0:
            if why is None:
                return False
            why.add("E8.3", "moved-already", words[start])
        if self.table.links[start] & BITS[end] == 0:
            if why is None:
                return False
            why.add("E8.3", "not-adjacent", words[end])
        return why is None or not why.reasons

    def ready(self, s: State, side: int, arg: int) -> int:
        return s.v[AFLOAT + arg // self.seas]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        start = arg // self.seas
        count = s.v[PICKED]
        s.v[AFLOAT + start] -= count
        add_triremes(s, side, start, -count)
        add_triremes(s, side, arg - start * self.seas, count)
        s.tell(events.SAILED, side, start, arg - start * self.seas, count)


def peace_partner(s: State, side: i64) -> i64:
    """E11.4 With whom this empire is at peace; -1: with nobody."""
    opponent = s.v[PEACE] - 1
    holder = s.v[TILE + ZEUS] - 1
    return opponent if holder == side else holder if opponent == side else -1


def banned(s: State, table: Table, side: i64) -> i64:
    """E11.4c, E11.4d The mask of provinces that peace closes to an empire's legions."""
    partner = peace_partner(s, side)
    if partner < 0:
        return 0
    return s.v[OWNED + partner] | (s.v[LAND + partner] if table.zeus_units else 0)


def must_leave(s: State, table: Table, side: int) -> bool:
    """E11.4d Has the empire legions that peace sends away from foreign ground and that can still go?"""
    if not table.zeus_units or side >= table.n:
        return False
    closed = banned(s, table, side)
    for p in places(closed & s.v[LAND + side] & ~s.v[OWNED + side]):
        if s.v[READY + p] and reach(s, table, side, BITS[p]) & ~closed & ~BITS[p]:
            return True
    return False


class March(Together):
    """E8.5 Legions go to an adjacent or a connected province."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("march", "E8.5", (table.provinces, table.provinces), count)
        self.table = table
        self.places = len(table.provinces.words)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        chains = coasts(s, self.table, side)
        closed = banned(s, self.table, side)
        for start in range(self.places):
            if s.v[READY + start]:
                ends = linked_by(self.table, chains, BITS[start]) & ~BITS[start] & ~closed
                list_places(ends, self.base + start * self.places, out)

    def possible(self, s: State, side: int) -> bool:
        chains = coasts(s, self.table, side)
        closed = banned(s, self.table, side)
        for start in range(self.places):
            if s.v[READY + start] and linked_by(self.table, chains, BITS[start]) & ~BITS[start] & ~closed:
                return True
        return False

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        start = arg // self.places
        end = arg - start * self.places
        words = self.params[0].words
        if side >= self.table.n or legions(s, side, start) == 0:
            if why is not None:
                why.add("E8.5", "no-legion", words[start])
            return False
        if s.v[READY + start] == 0:
            if why is None:
                return False
            why.add("E8.5", "moved-already", words[start])
        if start == end or reach(s, self.table, side, BITS[start]) & BITS[end] == 0:
            if why is None:
                return False
            why.add("E8.5", "not-in-reach", words[end])
        if banned(s, self.table, side) & BITS[end]:
            if why is None:
                return False
            partner = peace_partner(s, side)
            owned = s.v[OWNED + partner] & BITS[end]
            why.add("E11.4c" if owned else "E11.4d", "at-peace", words[end])
        return why is None or not why.reasons

    def ready(self, s: State, side: int, arg: int) -> int:
        return s.v[READY + arg // self.places]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        start = arg // self.places
        end = arg - start * self.places
        count = s.v[PICKED]
        s.v[READY + start] -= count
        add_land(s, LEGION, side, start, -count)
        add_land(s, LEGION, side, end, count)
        trim(s, self.table, start, side)
        s.tell(events.MARCHED, side, start, end, count)
