"""Battles of phase 1 (A7.5 to A7.10): who may want one, how many pairs, which units go."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain, numbers
from internum.core.masks import places
from internum.core.slots import SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.arming import TYPES
from internum.games.antike.state import (
    LEFT,
    LOSSES,
    NATIONS,
    ORDER,
    PAIRS,
    PRESENT,
    PROVINCES,
    UNITS_PER_TYPE,
    active,
    add_left,
    lose_units,
    units,
)
from internum.games.antike.table import Table

# a unit of the nation on turn by the actions it has left (A1.11)
READINESS: Final = Domain("readiness", ["spent", "left-1", "left-2", "left-3"])


def pairs_at_most(s: State, kind: int, province: int, one: int, other: int) -> int:
    """A7.7 As many pairs as the smaller side has units."""
    a = units(s, kind, one, province)
    b = units(s, kind, other, province)
    return a if a < b else b


def open_losses(s: State, bag: Bag, nation: int, kind: int, province: int, count: int) -> int:
    """A7.7 The nation on turn says which of its units go. Returns the part."""
    bag.limit(s, 0, units(s, kind, nation, province) - active(s, kind, province))
    for j in range(3):
        bag.limit(s, j + 1, s.v[LEFT + (2 * j + kind) * PROVINCES + province])
    bag.terms(s, count, count)
    return bag.id


def take_losses(s: State, nation: int, kind: int, province: int) -> None:
    """A7.8 The units in the bag return to the supply."""
    v = s.v
    total = v[LOSSES]
    for j in range(1, 4):
        count = v[LOSSES + j]
        if count:
            add_left(s, j, kind, province, -count)
            total += count
    lose_units(s, kind, nation, province, total)


class Pairs(Pick):
    """A12.11 How many pairs fight, where that may be chosen. Scratch: the choice, then the most."""

    def __init__(self) -> None:
        super().__init__("pairs", "A12.11", numbers("pairs", 1, UNITS_PER_TYPE), PAIRS)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        most = s.v[PAIRS + 1]
        if arg + 1 > most:
            if why is not None:
                why.add("A12.11", "too-many-pairs", most, arg + 1)
            return False
        return True

    def clear(self, s: State) -> None:
        s.v[PAIRS] = 0
        s.v[PAIRS + 1] = 0


class Battle(Verb):
    """A7.6, A7.6a The nation on turn fights where it stands together with another.

    A7.9 One battle after the other; A18 two nations of one player are like any two.
    """

    def __init__(self, table: Table, provinces: Domain, nations: Domain, pairs: Pairs, losses: Bag) -> None:
        super().__init__("battle", "A7.6a", (TYPES, provinces, nations))
        self.table = table
        self.pairs = pairs
        self.losses = losses
        self.parts = [pairs, losses]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        n = len(self.table.nations)
        for kind in range(2):
            mine = v[PRESENT + kind * NATIONS + side]
            for other in range(n):
                both = mine & v[PRESENT + kind * NATIONS + other]
                if both and other != side:
                    for p in places(both):
                        out.append(self.base + (kind * self.table.provinces + p) * n + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        n = len(self.table.nations)
        other = arg % n
        p = arg // n % self.table.provinces
        kind = arg // n // self.table.provinces
        if other == side:
            if why is not None:
                why.add("A7.5", "not-two-nations")
            return False
        if units(s, kind, side, p) == 0:
            if why is None:
                return False
            why.add("A7.6a", "no-own-unit", self.params[1].words[p], TYPES.words[kind])
        if units(s, kind, other, p) == 0:
            if why is None:
                return False
            if units(s, 1 - kind, other, p):
                why.add("A7.5", "other-type", self.params[1].words[p], TYPES.words[kind])
            why.add("A7.6a", "no-foreign-unit", self.params[1].words[p], TYPES.words[kind])
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        n = len(self.table.nations)
        p = arg // n % self.table.provinces
        kind = arg // n // self.table.provinces
        most = pairs_at_most(s, kind, p, side, arg % n)
        if self.table.chosen_pairs:
            if stage == 0:
                s.v[PAIRS + 1] = most
                return self.pairs.id
            stage -= 1
            most = s.v[PAIRS]
        return -1 if stage else open_losses(s, self.losses, side, kind, p, most)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        n = len(self.table.nations)
        p = arg // n % self.table.provinces
        kind = arg // n // self.table.provinces
        other = arg % n
        count = s.v[LOSSES] + s.v[LOSSES + 1] + s.v[LOSSES + 2] + s.v[LOSSES + 3]
        s.tell(events.BATTLE, kind, p, side, other)
        take_losses(s, side, kind, p)
        lose_units(s, kind, other, p, count)


class Demand(Verb):
    """A7.6, A7.6b The nation asked wants a battle with the nation on turn, which cannot refuse."""

    def __init__(self, table: Table, pairs: Pairs) -> None:
        super().__init__("demand", "A7.6b")
        self.table = table
        self.pairs = pairs
        self.parts = [pairs]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        fp = s.v[SP]
        if stage or not self.table.chosen_pairs or s.v[fp] - 1 != self.table.step("reaction").id:
            return -1
        s.v[PAIRS + 1] = pairs_at_most(s, s.v[fp + A], s.v[fp + B], s.v[fp + WHO] - 1, side)
        return self.pairs.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        kind = v[fp + A]
        p = v[fp + B]
        nation = v[fp + WHO] - 1
        count = v[PAIRS] if self.table.chosen_pairs else pairs_at_most(s, kind, p, nation, side)
        s.tell(events.BATTLE, kind, p, nation, side)
        lose_units(s, kind, side, p, count)
        s.call(self.table.step("losses"), nation, kind, p, count)


class Decline(Verb):
    """A7.6b The nation asked lets them pass; it may demand a battle when more units enter."""

    def __init__(self) -> None:
        super().__init__("decline", "A7.6b")


class Reaction(Step):
    """A7.10 After a move every other nation with such units there is asked, clockwise.

    A and B are the type and the province entered, C how many places of the turn order have been passed.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("reaction", "A7.10")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        kind = v[fp + A]
        p = v[fp + B]
        mover = v[fp + WHO] - 1
        playing = self.table.playing
        place = 0
        while v[ORDER + place] - 1 != mover:
            place += 1
        while v[fp + C] < playing - 1:
            v[fp + C] += 1
            other = v[ORDER + (place + v[fp + C]) % playing] - 1
            if pairs_at_most(s, kind, p, mover, other) > 0:  # A7.10a
                s.ask(other)
                return
        s.done()

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base


class Lose(Verb):
    """A7.7 After a demanded battle the nation on turn says which of its units go."""

    def __init__(self, table: Table, losses: Bag) -> None:
        super().__init__("lose", "A7.7")
        self.table = table
        self.losses = losses
        self.parts = [losses]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        fp = v[SP]
        if stage or v[fp] - 1 != self.table.step("losses").id:
            return -1
        return open_losses(s, self.losses, side, v[fp + A], v[fp + B], v[fp + C])

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        take_losses(s, side, v[fp + A], v[fp + B])
        s.done()


class ChooseLosses(Step):
    """A7.7 A type, B province, C how many. Asked only where the units differ in the actions left."""

    def __init__(self, losses: Bag) -> None:
        super().__init__("losses", "A7.7")
        self.losses = losses

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        nation = v[fp + WHO] - 1
        open_losses(s, self.losses, nation, v[fp + A], v[fp + B], v[fp + C])
        forced = self.losses.forced(s)
        if forced:
            take_losses(s, nation, v[fp + A], v[fp + B])
        self.losses.clear(s)
        if forced:
            s.done()
        else:
            s.ask(nation)
