"""Conquest (9.2 to 9.4): plunder, occupy, take over, or nothing, at the end of the active player's turn."""

from mypy_extensions import i64

from internum.core.bag import Bag
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.mediterranean.turns import Stage
from internum.games.nostrum import events
from internum.games.nostrum.income import receive
from internum.games.nostrum.realm import enemies_in, free_posts
from internum.games.nostrum.state import (
    BEACH,
    BUILT,
    CARAVAN,
    CITY,
    DECIDED,
    EMPIRES,
    HELD,
    LAND,
    MARKER_HELD,
    OWNED,
    POSTS,
    PROVINCES,
    STOOD,
    TAX,
    add_ashore,
    add_building,
    ashore,
    legions,
    wipe,
)
from internum.games.nostrum.table import Table


def conquered(s: State, side: int) -> i64:
    """N9.2, N9.3.1 The foreign-marked provinces where a player alone has land units."""
    marked: i64 = 0
    for other in range(EMPIRES):
        if other != side:
            marked |= s.v[OWNED + other]
    return marked & s.v[LAND + side] & ~enemies_in(s, side)


class Conquer(Verb):
    """A choice for one conquered province."""

    def undecided(self, s: State, side: int, province: int, word: str, why: Why | None) -> bool:
        """N9.3.1 May the active player choose here, once?"""
        if conquered(s, side) & BITS[province] == 0:
            if why is not None:
                why.add("N9.3.1", "not-conquered", word)
            return False
        if s.v[DECIDED + province]:
            if why is not None:
                why.add("N9.3.1", "chosen-already", word)
            return False
        return True

    def decide(self, s: State, table: Table, side: int, province: int) -> None:
        """N9.3.4 A new choice takes the place of what stood."""
        free_posts(s, table, province, side)
        s.v[DECIDED + province] = 1


class Plunder(Conquer):
    """N9.3.2 A building is removed."""

    def __init__(self, table: Table) -> None:
        super().__init__("plunder", "N9.3.2", (table.sites,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(conquered(s, side)):
            if s.v[DECIDED + p] == 0:
                for site in self.table.sites_of[p]:
                    if s.v[BUILT + site]:
                        out.append(self.base + site)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        province = self.table.site_province[arg]
        word = self.table.provinces.words[province]
        if not self.undecided(s, side, province, word, why) and why is None:
            return False
        if s.v[BUILT + arg] == 0:
            if why is None:
                return False
            why.add("N9.3.2", "not-built", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        table = self.table
        kind = table.site_kind[arg]
        self.decide(s, table, side, table.site_province[arg])
        s.v[HELD + arg] = 0
        add_building(s, arg, kind, -1)
        s.tell(events.PLUNDERED, side, arg)
        if table.plunder_pays and kind == CITY:
            receive(s, side, TAX, 1)
        elif table.plunder_pays and kind == CARAVAN:
            receive(s, side, table.site_good[arg], 1)


class PlunderTrireme(Conquer):
    """N9.3.2 A foreign trireme on land is removed."""

    def __init__(self, table: Table) -> None:
        super().__init__("plunder_trireme", "N9.3.2", (table.provinces, table.empires))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(conquered(s, side)):
            if s.v[DECIDED + p] == 0:
                for other in range(EMPIRES):
                    if other != side and s.v[BEACH + other] & BITS[p]:
                        out.append(self.base + p * EMPIRES + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        province = arg // EMPIRES
        other = arg - province * EMPIRES
        word = self.params[0].words[province]
        if not self.undecided(s, side, province, word, why) and why is None:
            return False
        if other == side or ashore(s, other, province) == 0:
            if why is None:
                return False
            why.add("N9.3.2", "no-trireme-on-land", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        province = arg // EMPIRES
        other = arg - province * EMPIRES
        self.decide(s, self.table, side, province)
        add_ashore(s, other, province, -1)
        s.tell(events.PLUNDERED_TRIREME, side, province, other)


class Buildings(Bag):
    """N9.3.3 The buildings to stand on; to choose what stands already would be no choice (N9.3.4)."""

    def __init__(self, table: Table) -> None:
        super().__init__("buildings", "N9.3.3", table.posts, 1, POSTS)

    def chosen(self, s: State) -> int:
        """The posts in the bag as bits."""
        mask = 0
        for kind in range(self.n):
            if s.v[self.at + kind]:
                mask |= BITS[kind]
        return mask

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        v = s.v
        end = self.at + 2 * self.n
        chosen = self.chosen(s)
        stood: int = v[STOOD]
        for kind in range(first, self.n):
            if v[self.at + kind] or v[self.at + self.n + kind] == 0 or v[end + 1] == 0:
                continue
            if chosen | BITS[kind] == stood and (v[end + 1] == 1 or not self.more(s, kind, ascending)):
                continue
            out.append(self.base + kind * self.most)
        if v[end] <= 0 and chosen != stood:
            out.append(self.base + self.size - 1)

    def more(self, s: State, kind: int, ascending: bool) -> bool:
        """Can another building be added after this one?"""
        for other in range(kind + 1 if ascending else 0, self.n):
            if other != kind and s.v[self.at + self.n + other] and s.v[self.at + other] == 0:
                return True
        return False

    def clear(self, s: State) -> None:
        super().clear(s)
        s.v[STOOD] = 0

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        if not super().fits(s, choices, why):
            return False
        mask = 0
        for choice in choices:
            if choice - self.base < self.size - 1:
                mask |= BITS[choice - self.base]
        if mask == s.v[STOOD]:
            if why is not None:
                why.add("N9.3.4", "stands-already")
            return False
        return True


class Occupy(Conquer):
    """N9.3.3 Legions are put on buildings."""

    def __init__(self, table: Table) -> None:
        super().__init__("occupy", "N9.3.3", (table.provinces,))
        self.table = table
        self.sides = table.n
        self.bag = Buildings(table)
        self.parts = [self.bag]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(conquered(s, side)):
            if self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        if not self.undecided(s, side, arg, word, why) and why is None:
            return False
        if legions(s, side, arg) == 0:
            if why is None:
                return False
            why.add("N9.3.3", "no-legion", word)
        built = 0
        held = 0
        for site in self.table.sites_of[arg]:
            if s.v[BUILT + site]:
                built += 1
                if s.v[HELD + site] == side + 1:
                    held += 1
        if built == 0:
            if why is None:
                return False
            why.add("N9.3.3", "no-building", word)
        elif built == held == 1:
            if why is None:
                return False
            why.add("N9.3.4", "stands-already")
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        count = 0
        stood = 0
        for site in self.table.sites_of[arg]:
            if s.v[BUILT + site]:
                self.bag.limit(s, self.table.post[site], 1)
                count += 1
                if s.v[HELD + site] == side + 1:
                    stood |= BITS[self.table.post[site]]
        s.v[STOOD] = stood
        here: int = legions(s, side, arg)
        self.bag.terms(s, 1, here if here < count else count)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.decide(s, self.table, side, arg)
        for site in self.table.sites_of[arg]:
            if s.v[POSTS + self.table.post[site]]:
                s.v[HELD + site] = side + 1
                s.tell(events.OCCUPIED, side, site)


class Claim(Conquer):
    """N9.4 A legion is put on the influence marker."""

    def __init__(self, table: Table) -> None:
        super().__init__("claim", "N9.4", (table.provinces,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(conquered(s, side)):
            if self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        if not self.undecided(s, side, arg, word, why) and why is None:
            return False
        if legions(s, side, arg) == 0:
            if why is None:
                return False
            why.add("N9.4", "no-legion", word)
        if self.table.capital_of[arg] >= 0 and not self.table.capitals_fall:
            if why is None:
                return False
            why.add("N9.4", "capital-province", word)
        if s.v[MARKER_HELD + arg] == side + 1:
            if why is None:
                return False
            why.add("N9.3.4", "stands-already")
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.decide(s, self.table, side, arg)
        s.v[MARKER_HELD + arg] = side + 1
        s.tell(events.MARKER_OCCUPIED, side, arg)


class Conquest(Stage):
    """N9.3.1 One choice for each conquered province; where nothing is chosen all stays as it is."""

    def finish(self, s: State, side: int) -> None:
        wipe(s, DECIDED, PROVINCES)
