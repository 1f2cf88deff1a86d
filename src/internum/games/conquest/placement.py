"""Phase 4: starting units (chapter 5)."""

from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.cities import entered
from internum.games.conquest.state import (
    BOX,
    GALLEY,
    INFLUENCE,
    KEYS,
    PICKS,
    PLAYERS,
    RESERVE,
    add_galleys,
    add_units,
)
from internum.games.conquest.table import Table

MOST = PICKS + 3  # scratch: the most that a count may be


class Count(Pick):
    """How many units."""

    def __init__(self, clause: str, domain: Domain) -> None:
        super().__init__("count", clause, domain, PICKS)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        most: int = s.v[MOST]
        out.extend(range(self.base, self.base + most))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg + 1 > s.v[MOST]:
            if why is not None:
                why.add(self.clause, "too-many", s.v[MOST], arg + 1)
            return False
        return True

    def clear(self, s: State) -> None:
        s.v[PICKS] = 0
        s.v[MOST] = 0


def seas_beside(s: State, table: Table, side: int) -> int:
    """C5.2 The sea zones that touch a province with influence of a player, as a mask."""
    mask = 0
    for key in range(len(table.keys.words)):
        if s.v[INFLUENCE + side * KEYS + key]:
            mask |= table.coast[table.province_of[key]]
    return mask


class Place(Verb):
    """C5.2, C5.3 Land units go where the player has influence, whoever else is there."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("place", "C5.2", (table.land_units, table.keys))
        self.table = table
        self.count = count
        self.parts = [count]
        self.sides = table.n
        self.width = len(table.keys.words)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for kind in range(GALLEY):
            if s.v[RESERVE + 6 * side + kind]:
                for key in range(self.width):
                    if s.v[INFLUENCE + side * KEYS + key]:
                        out.append(self.base + kind * self.width + key)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        kind = arg // self.width
        key = arg - kind * self.width
        if s.v[RESERVE + 6 * side + kind] == 0:
            if why is None:
                return False
            why.add("C2.5", "none-in-reserve", self.params[0].words[kind])
        if s.v[INFLUENCE + side * KEYS + key] == 0:
            if why is None:
                return False
            why.add("C5.2", "no-own-influence", self.table.keys.words[key])
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        s.v[MOST] = s.v[RESERVE + 6 * side + arg // self.width]
        return self.count.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        kind = arg // self.width
        province = self.table.province_of[arg - kind * self.width]
        count = s.v[PICKS]
        s.v[RESERVE + 6 * side + kind] -= count
        add_units(s, side, province, kind, count)
        entered(s, self.table, side, province)
        s.tell(events.PLACED, side, kind, province, count)


class Moor(Verb):
    """C5.2 The galley goes to a sea beside such a province."""

    def __init__(self, table: Table) -> None:
        super().__init__("moor", "C5.2", (table.seas,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[RESERVE + 6 * side + GALLEY]:
            for sea in places(seas_beside(s, self.table, side)):
                out.append(self.base + sea)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[RESERVE + 6 * side + GALLEY] == 0:
            if why is None:
                return False
            why.add("C2.5", "none-in-reserve", "galley")
        if seas_beside(s, self.table, side) >> arg & 1 == 0:
            if why is None:
                return False
            why.add("C5.2", "not-beside-influence", self.table.seas.words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[RESERVE + 6 * side + GALLEY] -= 1
        add_galleys(s, side, arg, 1)
        s.tell(events.MOORED, side, arg)


class Placement(Step):
    """C5.1 In turn order each player places all that he starts with. A: the place of the alliance box."""

    def __init__(self, table: Table) -> None:
        super().__init__("placement", "C5.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        while v[fp + A] < PLAYERS:
            side = v[BOX + v[fp + A]] - 1
            if side >= 0:
                if v[RESERVE + 6 * side + GALLEY] and seas_beside(s, self.table, side) == 0:  # A10
                    v[RESERVE + 6 * side + GALLEY] = 0
                    s.tell(events.GALLEY_SUPPLY, side)
                if any(v[RESERVE + 6 * side : RESERVE + 6 * side + 6]):
                    s.ask(side)
                    return
            v[fp + A] += 1
        s.done()
