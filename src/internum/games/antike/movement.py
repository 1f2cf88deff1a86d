"""MANEUVER, phase 1: movement with its battles (chapter 7)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.arming import TYPES
from internum.games.antike.state import (
    GROUP,
    LEFT,
    MOVABLE,
    NATIONS,
    PRESENT,
    PROVINCES,
    active,
    add_left,
    add_units,
    allowance,
    units,
)
from internum.games.antike.table import Table


class Maneuver(Step):
    """A7.1 Phase 1, then phase 2. A is the stage."""

    def __init__(self, table: Table, name: str) -> None:
        super().__init__(name, "A7.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        nation = v[fp + WHO] - 1
        stage = v[fp + A]
        v[fp + A] = stage + 1
        if stage == 0:
            refresh_actions(s, nation)
            s.call(self.table.step("movement"), nation)
        elif stage == 1:
            s.call(self.table.step("conquest"), nation)
        else:
            for kind in range(2):
                for p in places(v[MOVABLE + kind]):
                    for j in range(3):
                        v[LEFT + (2 * j + kind) * PROVINCES + p] = 0
                v[MOVABLE + kind] = 0
            s.done()


def refresh_actions(s: State, nation: int) -> None:
    """A7.2 At the start of its maneuver every unit of the nation has its full allowance."""
    v = s.v
    for kind in range(2):
        at = LEFT + (2 * (allowance(s, kind, nation) - 1) + kind) * PROVINCES
        v[MOVABLE + kind] = v[PRESENT + kind * NATIONS + nation]
        for p in places(v[MOVABLE + kind]):
            v[at + p] = units(s, kind, nation, p)


class Move(Verb):
    """A7.3 Any number of units of one type cross one border together; its choices are the crossings.

    A7.4 Nothing that stands in the province entered stops them, and entering attacks nobody.
    """

    def __init__(self, table: Table, provinces: Domain, group: Bag) -> None:
        super().__init__("move", "A7.3", (TYPES, provinces, provinces))
        self.table = table
        self.group = group
        self.parts = [group]
        self.onward = True  # A7.2 as long as they have actions left
        self.size = len(table.crossing_type)
        self.rows: list[list[int]] = []  # the choices out of each province by type
        self.starts = [  # by type: mask of the provinces that have such a border
            sum(BITS[p] for p in range(PROVINCES) if table.crossings[kind * PROVINCES + p])
            for kind in range(2)
        ]

    def number_rows(self) -> None:
        """Note the choices out of each province, once the choices are numbered."""
        self.rows = [[self.base + c for c in row] for row in self.table.crossings]

    def encode(self, indices: list[int]) -> int:
        """The crossing; a number below zero names two provinces without such a border."""
        kind, start, end = indices
        for c in self.table.crossings[kind * PROVINCES + start]:
            if self.table.crossing_to[c] == end:
                return c
        return -1 - (kind * PROVINCES + start)

    def decode(self, arg: int) -> list[int]:
        return [self.table.crossing_type[arg], self.table.crossing_from[arg], self.table.crossing_to[arg]]

    def possible(self, s: State, side: int) -> bool:
        v = s.v
        return (v[MOVABLE] & self.starts[0] | v[MOVABLE + 1] & self.starts[1]) != 0

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        for kind in range(2):
            mask = v[MOVABLE + kind]
            if mask:
                for p in places(mask):
                    out.extend(self.rows[kind * PROVINCES + p])

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg < 0:
            start = -1 - arg
            kind = start // PROVINCES
            start -= kind * PROVINCES
            if why is not None:
                why.add("A7.3", "no-such-border", TYPES.words[kind])
        else:
            kind = self.table.crossing_type[arg]
            start = self.table.crossing_from[arg]
        if units(s, kind, side, start) == 0:
            if why is not None:
                why.add("A7.3", "no-own-unit", self.params[1].words[start], TYPES.words[kind])
            return False
        if active(s, kind, start) == 0:
            if why is not None:
                why.add("A7.2", "no-action-left", self.params[1].words[start], TYPES.words[kind])
            return False
        return arg >= 0

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage or arg < 0:
            return -1
        at = LEFT + self.table.crossing_type[arg] * PROVINCES + self.table.crossing_from[arg]
        total = 0
        for j in range(3):
            count = s.v[at + 2 * j * PROVINCES]
            self.group.limit(s, j, count)
            total += count
        self.group.terms(s, 1, total)
        return self.group.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        kind = self.table.crossing_type[arg]
        start = self.table.crossing_from[arg]
        end = self.table.crossing_to[arg]
        total = 0
        for j in range(3):
            count = v[GROUP + j]
            if count:
                total += count
                add_left(s, j + 1, kind, start, -count)
                if j:
                    add_left(s, j, kind, end, count)
        add_units(s, kind, side, start, -total)
        add_units(s, kind, side, end, total)
        s.tell(events.MOVED, kind, start, end, total)
        bit = BITS[end]
        for other in range(len(self.table.nations)):
            if other != side and v[PRESENT + kind * NATIONS + other] & bit:
                s.call(self.table.step("reaction"), side, kind, end)
                return
