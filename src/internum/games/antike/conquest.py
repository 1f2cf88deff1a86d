"""MANEUVER, phase 2: conquest (chapter 8)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.state import State
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.personages import fullest_stacks, win
from internum.games.antike.state import (
    CITIES,
    CITY,
    COUNT,
    FORCE,
    GALLEY,
    GIVEN_UP,
    LEFT,
    LEGION,
    MOVABLE,
    PROVINCES,
    RAZED,
    SETTLED,
    STONES,
    TEMPLE,
    active,
    add_left,
    defence,
    lose_units,
    set_city,
    units,
)


class GiveUp(Pick):
    """A8.8, A8 The city given up for its stone: any other city of the conqueror."""

    def __init__(self, provinces: Domain) -> None:
        super().__init__("give_up", "A8.8", provinces, GIVEN_UP)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[CITY + arg] != side + 1:
            if why is not None:
                why.add("A8.8", "not-your-city", self.params[0].words[arg])
            return False
        return True


class Conquer(Verb):
    """A8.1 Take a foreign city with exactly as many active units as its defence strength.

    A8.5 With fewer nothing happens; A8.6 nobody else is asked and no third nation counts; A8.7 nothing but
    this changes the owner of a city.
    """

    def __init__(self, provinces: Domain, force: Bag, give_up: GiveUp) -> None:
        super().__init__("conquer", "A8.1", (provinces,))
        self.force = force
        self.give_up = give_up
        self.parts = [force, give_up]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        near = (v[MOVABLE + LEGION] | v[MOVABLE + GALLEY]) & v[SETTLED] & ~v[CITIES + side]
        if near:
            for p in places(near):
                if self.allows(s, side, p, None):
                    out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        owner = v[CITY + arg] - 1
        if owner < 0 or owner == side:
            if why is not None:
                why.add("A8.1", "no-foreign-city", self.params[0].words[arg])
            return False
        force = active(s, LEGION, arg) + active(s, GALLEY, arg)
        need = defence(s, arg)
        if force < need:
            if why is None:
                return False
            why.add("A8.3", "too-weak", force, need)
        if v[COUNT + owner] == 1:  # A15: as things stand now
            if why is None:
                return False
            why.add("A8.9", "last-city", self.params[0].words[arg])
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage == 0:
            self.force.limit(s, LEGION, active(s, LEGION, arg))
            self.force.limit(s, GALLEY, active(s, GALLEY, arg))
            need = defence(s, arg)
            self.force.terms(s, need, need)
            return self.force.id
        if stage == 1 and s.v[COUNT + side] == STONES:
            return self.give_up.id
        return -1

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        owner = v[CITY + arg] - 1
        for kind in range(2):
            sacrifice(s, kind, side, arg, v[FORCE + kind])
            lose_units(s, kind, owner, arg, units(s, kind, owner, arg))
        if v[GIVEN_UP]:
            set_city(s, v[GIVEN_UP] - 1, -1)
            s.tell(events.GAVE_UP, side, v[GIVEN_UP] - 1)
        razed = v[TEMPLE + arg]
        set_city(s, arg, side)
        s.tell(events.CONQUERED, side, arg, owner)
        if razed:
            v[RAZED] += 1
            s.tell(events.TEMPLE_DESTROYED, side, arg)
            if not fullest_stacks(s):  # A4.12, A19; awards end a turn, so it began like this (A9)
                win(s, side)


def sacrifice(s: State, kind: int, nation: int, province: int, count: int) -> None:
    """A8.4 Active units leave the board; which of them no longer matters in phase 2."""
    lose_units(s, kind, nation, province, count)
    for j in range(3):
        here = s.v[LEFT + (2 * j + kind) * PROVINCES + province]
        gone = here if here < count else count
        if gone:
            add_left(s, j + 1, kind, province, -gone)
            count -= gone
