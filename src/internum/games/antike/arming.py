"""ARMING (A6.5 to A6.8)."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.action import Action
from internum.games.antike.payment import pay, price
from internum.games.antike.state import (
    ARMED,
    CITIES,
    CITY,
    IRON,
    NATIONS,
    PROVINCES,
    SUPPLY,
    TEMPLE,
    add_units,
    wealth,
)
from internum.games.antike.table import Table

TYPES: Final = Domain("unit", ["legion", "galley"])


class Arm(Verb):
    """A6.5 One new unit in a province of an own city, for 1 iron."""

    def __init__(self, table: Table, provinces: Domain, payment: Bag) -> None:
        super().__init__("arm", "A6.5", (provinces, TYPES))
        self.table = table
        self.payment = payment
        self.parts = [payment]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(s.v[CITIES + side]):
            for kind in range(2):
                if self.allows(s, side, 2 * p + kind, None):
                    out.append(self.base + 2 * p + kind)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        p = arg // 2
        kind = arg - 2 * p
        if v[CITY + p] != side + 1:
            if why is None:
                return False
            why.add("A6.5", "not-your-city", self.params[0].words[p])
        if wealth(s, side, IRON) < 1:
            if why is None:
                return False
            why.add("A6.5", "cannot-pay", 0, 1)
        room = 3 if v[TEMPLE + p] else 1
        if v[ARMED + p] >= room:
            if why is None:
                return False
            why.add("A6.6", "province-full", v[ARMED + p], room)
        if not self.table.free_units and not self.table.crossings[kind * PROVINCES + p]:
            if why is None:
                return False
            why.add("A6.7", "no-border-to-cross", self.params[0].words[p], TYPES.words[kind])
        if v[SUPPLY + kind * NATIONS + side] < 1:
            if why is None:
                return False
            why.add("A6.8", "no-unit-left", 0, 1)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage else price(s, self.payment, side, 0, 1, 0, 1)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        pay(s, side)
        p = arg // 2
        add_units(s, arg - 2 * p, side, p, 1)
        s.v[ARMED + p] += 1
        s.tell(events.ARMED_UNIT, side, arg - 2 * p, p)


class Arming(Action):
    """The field ARMING; A6.6 counts the new units of this turn only."""

    def finish(self, s: State) -> None:
        for i in range(ARMED, ARMED + PROVINCES):
            s.v[i] = 0
        s.done()
