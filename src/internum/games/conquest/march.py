"""Moving land units (6.5): from one province, each unit to its own destination."""

from typing import Final

from internum.core.masks import places
from internum.core.sendings import Sendings
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.cities import entered, left_behind
from internum.games.conquest.reach import Crossing
from internum.games.conquest.state import LEADERS, SENT, add_units, enemy_fleets, units
from internum.games.conquest.table import Table

MILITARY: Final = 3  # the first kinds are military
ROWS: Final = 5


class Columns(Sendings):
    """C6.5.1, C6.5.6 So many of a unit to a destination, on foot where possible, else by galley."""

    def __init__(self, table: Table) -> None:
        super().__init__("columns", "C6.5.1", (table.land_units, table.provinces), 20, SENT)
        self.table = table
        self.width = len(table.provinces.words)

    def origin(self, s: State) -> int:
        """The province that the move begins in."""
        return s.v[self.at + self.n + 3] - 1

    def remaining(self, s: State, side: int, row: int) -> int:
        """How many units of a kind stand in the origin and are not sent yet."""
        count = units(s, side, self.origin(s), row)
        for i in range(self.at + row * self.width, self.at + (row + 1) * self.width):
            count -= s.v[i]
        return count

    def able(self, s: State, kind: int) -> int:
        side = s.drafter()
        origin = self.origin(s)
        if side < 0 or origin < 0:
            return 0
        row = kind // self.width
        goal = kind - row * self.width
        count = min(self.most, self.remaining(s, side, row))
        if count <= 0:
            return 0
        crossing = Crossing(s, self.table, side, origin)
        if crossing.walk & BITS[goal]:
            return count
        if crossing.shore & BITS[goal] == 0:
            return 0
        return min(count, crossing.left(s, goal, self.width)) if row < MILITARY else count

    def kinds(self, s: State, first: int, out: list[int]) -> None:
        side = s.drafter()
        crossing = Crossing(s, self.table, side, self.origin(s))
        on_foot = places(crossing.walk)
        by_sea: list[int] = []
        room = False
        for row in range(ROWS):
            if self.remaining(s, side, row) <= 0:
                continue
            if row < MILITARY and not room:
                by_sea = [p for p in places(crossing.shore) if crossing.left(s, p, self.width) > 0]
                room = True
            elif row >= MILITARY:
                by_sea = places(crossing.shore)
            for p in merged(on_foot, by_sea):
                kind = row * self.width + p
                if kind >= first and s.v[self.at + kind] == 0:
                    out.append(kind)

    def refuse(self, s: State, kind: int, count: int, why: Why) -> None:
        side = s.drafter()
        origin = self.origin(s)
        row = kind // self.width
        goal = kind - row * self.width
        crossing = Crossing(s, self.table, side, origin)
        word = self.table.provinces.words[goal]
        if count > self.remaining(s, side, row):
            why.add("C6.5.1", "too-many", self.remaining(s, side, row), count)
        if goal == origin:
            why.add("C6.5.1", "already-there", word)
        elif crossing.reach() & BITS[goal] == 0:
            self.out_of_reach(s, side, origin, goal, why)
        elif crossing.walk & BITS[goal] == 0 and row < MILITARY:
            room = crossing.left(s, goal, self.width)
            if count > room:
                why.add("C6.5.4", "no-galley-room", room, count)

    def out_of_reach(self, s: State, side: int, origin: int, goal: int, why: Why) -> None:
        """Which of the ways fails, and why."""
        table = self.table
        word = table.provinces.words[goal]
        why.add("C6.5.2", "not-in-reach", word)
        closed = enemy_fleets(s, side)
        for i in range(len(table.strait_sea)):
            if closed & table.strait_sea[i]:
                why.add("C6.5.3", "strait-closed", table.strait_names[i])
        if table.coast[origin] == 0:
            why.add("C6.5.4", "origin-has-no-coast", table.provinces.words[origin])
        elif table.coast[goal] == 0:
            why.add("C6.5.4", "has-no-coast", word)
        else:
            why.add("C6.5.4", "no-galley-there", word)

    def clear(self, s: State) -> None:
        super().clear(s)
        s.v[self.at + self.n + 3] = 0


def merged(first: list[int], second: list[int]) -> list[int]:
    """Two ascending lists as one."""
    return sorted([*first, *second]) if second else first


def march(s: State, table: Table, side: int, origin: int, kind: int, goal: int, count: int) -> None:
    """So many units of a kind go from one province to another."""
    add_units(s, side, origin, kind, -count)
    add_units(s, side, goal, kind, count)


class March(Verb):
    """C6.5.1 A move of land units from a province with a leader."""

    def __init__(self, table: Table) -> None:
        super().__init__("march", "C6.5.1", (table.provinces,))
        self.table = table
        self.columns = Columns(table)
        self.parts = [self.columns]
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if not may_act(s, side, None):
            return
        for p in places(s.v[LEADERS + side]):
            if self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not may_act(s, side, why) and why is None:
            return False
        if s.v[LEADERS + side] & BITS[arg] == 0:
            if why is None:
                return False
            why.add("C6.5.1", "no-own-leader", self.table.provinces.words[arg])
        elif self.table.land[arg] == 0 and Crossing(s, self.table, side, arg).reach() == 0:
            if why is None:
                return False
            why.add("C6.5.2", "no-way-out", self.table.provinces.words[arg])
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        s.v[SENT + self.columns.n + 3] = arg + 1
        return self.columns.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        spend_action(s)
        carry_columns(s, self.table, self.columns, side, arg)


def carry_columns(s: State, table: Table, columns: Columns, side: int, origin: int) -> None:
    """C6.5.5, C6.5.6 All units go, no battle follows; then cities see who has left and who has come."""
    walk = Crossing(s, table, side, origin).walk
    for kind in range(columns.n):
        count = columns.sent(s, kind)
        if count:
            row = kind // columns.width
            goal = kind - row * columns.width
            march(s, table, side, origin, row, goal, count)
            event = events.MARCHED if walk & BITS[goal] else events.CROSSED
            s.tell(event, side, row, goal, count)
    left_behind(s, table, origin)
    for kind in range(columns.n):
        if columns.sent(s, kind):
            entered(s, table, side, kind % columns.width)
