"""The conquest step (E9.1 to E9.6, E9.8): plunder, occupy buildings or the marker, release them, nothing."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import ROUND, SP, WHO
from internum.core.state import State
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.collect import take
from internum.games.empires.conversion import Sheba
from internum.games.empires.movement import Done
from internum.games.empires.realm import enemies_in, free_posts, marker_occupied, posts
from internum.games.empires.state import (
    BUILT,
    COIN,
    CONQUEROR,
    DECIDED,
    DUE,
    HELD,
    LAND,
    MARKER_HELD,
    OWNED,
    PICKED,
    POSTS,
    PROVINCES,
    legions,
    power,
    wipe,
)
from internum.games.empires.table import CARAVAN, LEGENDARY_CITY, MARKET, TEMPLE, Table
from internum.games.empires.tiles import HAMILCAR
from internum.games.mediterranean.turns import Stage

GAINS: Final = Domain("gain", ["coin", "legendary"])


def undecided(s: State, table: Table, side: int, province: int, why: Why | None) -> bool:
    """E3.8, E9.1 May the active player choose what to do in this province?"""
    word = table.provinces.words[province]
    if s.v[CONQUEROR + province] != side + 1:
        if why is not None:
            why.add("E3.8", "no-conqueror", word)
        return False
    if s.v[DECIDED + province]:
        if why is not None:
            why.add("E9.1", "chosen-already", word)
        return False
    return True


def choosing(s: State, side: int) -> list[int]:
    """E3.8, E9.1 The provinces of which that is true: all of them hold land units of the conqueror."""
    v = s.v
    land = places(v[LAND + side])
    return [p for p in land if v[CONQUEROR + p] == side + 1 and v[DECIDED + p] == 0]


def decide(s: State, table: Table, side: int, province: int) -> int:
    """The choice for a province is made: what was occupied is left. Since when the marker was occupied."""
    since = s.v[MARKER_HELD + province]
    free_posts(s, table, province, side)
    s.v[DECIDED + province] = 1
    return since


class Gain(Pick):
    """E9.2a A coin or a legendary good for a legendary city."""

    def __init__(self) -> None:
        super().__init__("gain", "E9.2a", GAINS, PICKED)


class Choice(Verb):
    """E9.1 One of the things that can be done in a conquered province."""

    def __init__(self, word: str, clause: str, table: Table) -> None:
        super().__init__(word, clause, (table.provinces,))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in choosing(s, side):
            if self.allows(s, side, p, None):
                out.append(self.base + p)


class Plunder(Verb):
    """E9.2, E9.2a, E11.13 A building is destroyed."""

    def __init__(self, table: Table) -> None:
        super().__init__("plunder", "E9.2", (table.sites,))
        self.table = table
        self.gain = Gain()
        self.parts = [self.gain]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in choosing(s, side):
            for site in self.table.sites_of[p]:
                if s.v[BUILT + site]:
                    out.append(self.base + site)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not undecided(s, self.table, side, self.table.site_province[arg], why) and why is None:
            return False
        if s.v[BUILT + arg] == 0:
            if why is None:
                return False
            why.add("E9.2", "not-built", self.params[0].words[arg])
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage or self.table.site_kind[arg] != LEGENDARY_CITY or power(s, side, HAMILCAR):
            return -1
        return self.gain.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        table = self.table
        kind = table.site_kind[arg]
        decide(s, table, side, table.site_province[arg])
        v[BUILT + arg] = 0
        s.tell(events.PLUNDERED, side, arg)
        double = power(s, side, HAMILCAR)
        if kind in (MARKET, TEMPLE):
            return
        if kind == CARAVAN:
            take(s, side, table.site_good[arg], 2 if double else 1)
        elif kind != LEGENDARY_CITY:
            take(s, side, COIN, 2 if double else 1)
        else:
            if double or v[PICKED] == 1:
                take(s, side, COIN, 1)
            if double or v[PICKED] == 2:
                v[DUE + side] = 1
                s.call(table.step("draw"), side)


class Occupy(Choice):
    """E9.3 Legions are assigned to buildings."""

    def __init__(self, table: Table) -> None:
        super().__init__("occupy", "E9.3", table)
        self.bag = Bag("buildings", "E9.3", table.posts, 1, POSTS)
        self.parts = [self.bag]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not undecided(s, self.table, side, arg, why) and why is None:
            return False
        word = self.params[0].words[arg]
        if side < self.table.n and legions(s, side, arg) == 0:
            if why is None:
                return False
            why.add("E9.3", "no-legion", word)
        if not any(s.v[BUILT + site] for site in self.table.sites_of[arg]):
            if why is None:
                return False
            why.add("E9.3", "no-building", word)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage or side >= self.table.n:
            return -1
        count = 0
        for site in self.table.sites_of[arg]:
            if s.v[BUILT + site]:
                self.bag.limit(s, self.table.post[site], 1)
                count += 1
        here: int = legions(s, side, arg)
        self.bag.terms(s, 1, here if here < count else count)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        decide(s, self.table, side, arg)
        for site in self.table.sites_of[arg]:
            if s.v[POSTS + self.table.post[site]]:
                s.v[HELD + site] = side + 1
                s.tell(events.OCCUPIED, side, site)


class OccupyMarker(Choice):
    """E9.5 A legion is assigned to the control marker."""

    def __init__(self, table: Table) -> None:
        super().__init__("occupy_marker", "E9.5", table)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not undecided(s, self.table, side, arg, why) and why is None:
            return False
        word = self.params[0].words[arg]
        if side < self.table.n and legions(s, side, arg) == 0:
            if why is None:
                return False
            why.add("E9.5", "no-legion", word)
        if self.table.capital_of[arg] >= 0:
            if why is None:
                return False
            why.add("E9.8", "capital-province", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        since = decide(s, self.table, side, arg)
        s.v[MARKER_HELD + arg] = since or s.v[ROUND]
        s.tell(events.MARKER_OCCUPIED, side, arg)


class Release(Choice):
    """E9.1 Nothing in a province is occupied any more."""

    def __init__(self, table: Table) -> None:
        super().__init__("release", "E9.1", table)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not undecided(s, self.table, side, arg, why) and why is None:
            return False
        if posts(s, self.table, arg, side) == 0 and not marker_occupied(s, side, arg):
            if why is None:
                return False
            why.add("E9.1", "nothing-occupied", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        decide(s, self.table, side, arg)
        s.tell(events.RELEASED, side, arg)


def become_conqueror(s: State, table: Table, side: int) -> None:
    """E3.8, E3.8a Where the active player alone has land units in a province that somebody else owns."""
    others = 0
    for other in range(table.n):
        if other != side:
            others |= s.v[OWNED + other]
    alone = s.v[LAND + side] & others & ~enemies_in(s, table, side)
    for p in places(alone):
        s.v[CONQUEROR + p] = side + 1


class Conquest(Stage):
    """E9.1 One choice for each conquered province; where he makes none all stays as it is."""

    def __init__(self, table: Table, offers: list[Verb], sheba: Sheba, done: Done) -> None:
        super().__init__("conquest", "E9.1", [*offers, sheba], [done])
        self.table = table
        self.sheba = sheba
        self.done = done

    def go(self, s: State) -> None:
        become_conqueror(s, self.table, s.v[s.v[SP] + WHO] - 1)
        super().go(s)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offers:
            verb.branch(s, side, out)
        if not self.repeats(s, side):
            self.done.branch(s, side, out)

    def repeats(self, s: State, side: int) -> bool:
        """Does to choose the same again in the only province that is left come to the same as to be done?"""
        v = s.v
        table = self.table
        left: list[int] = []
        for p in range(len(table.sites_of)):
            if v[CONQUEROR + p] == side + 1 and v[DECIDED + p] == 0:
                marked = table.capital_of[p] < 0 and legions(s, side, p) > 0
                if marked or any(v[BUILT + site] for site in table.sites_of[p]):
                    left.append(p)
        if len(left) != 1 or self.sheba.possible(s, side):
            return False
        return posts(s, table, left[0], side) > 0 or marker_occupied(s, side, left[0])

    def finish(self, s: State, side: int) -> None:
        wipe(s, DECIDED, PROVINCES)
