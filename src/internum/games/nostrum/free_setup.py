"""The advanced set-up (4.2): 36 points for markers, buildings, units and the own hero, at list price."""

from internum.core.layout import Domain
from internum.core.slots import BITS, SP, A
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.cards import INFLUENCE, ITEM_OF_UNIT
from internum.games.nostrum.placing import UNITS, free_site, place_building, place_unit, room_for_unit
from internum.games.nostrum.realm import has, set_owner
from internum.games.nostrum.state import (
    LEFT,
    MARKER,
    OWNED,
    OWNER,
    POINTS,
    add_card,
)
from internum.games.nostrum.table import Table


class Placement(Verb):
    """A verb of the advanced set-up: its last condition is that the points suffice."""

    def __init__(self, word: str, clause: str, params: tuple[Domain, ...], table: Table) -> None:
        super().__init__(word, clause, params)
        self.table = table
        self.sides = table.n

    def price(self, arg: int) -> int:
        """What it costs (N7.2)."""
        raise NotImplementedError

    def affordable(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        """N4.2.1 Are there points enough?"""
        left = self.table.board.points - s.v[POINTS + side]
        if left >= self.price(arg):
            return True
        if why is not None:
            why.add("N4.2.1", "too-few-points", left, self.price(arg))
        return False

    def spend(self, s: State, side: int, arg: int) -> None:
        """The points are gone."""
        s.v[POINTS + side] += self.price(arg)

    def marked(self, s: State, side: int, province: int, why: Why | None) -> bool:
        """N4.2.2 Has the province a marker of this player?"""
        if s.v[OWNED + side] & BITS[province]:
            return True
        if why is not None:
            why.add("N4.2.2", "not-your-province", self.table.provinces.words[province])
        return False


class Settle(Placement):
    """N4.2.2 An influence marker, the first one in the capital province."""

    def __init__(self, table: Table) -> None:
        super().__init__("settle", "N4.2.2", (table.provinces,), table)

    def price(self, arg: int) -> int:
        return self.table.prices[INFLUENCE]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        table = self.table
        word = self.params[0].words[arg]
        if table.start_land[side] & BITS[arg] == 0:
            if why is None:
                return False
            why.add("N4.2.2", "not-a-start-province", word)
        if s.v[OWNER + arg]:
            if why is None:
                return False
            why.add("N7.3.2", "has-owner", table.empires.words[s.v[OWNER + arg] - 1])
        if s.v[OWNED + side] == 0 and arg != table.capital[side]:
            if why is None:
                return False
            why.add("N4.2.2", "capital-first")
        if s.v[LEFT + 4 * side + MARKER] == 0:
            if why is None:
                return False
            why.add("N7.3.8", "no-marker-left")
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.spend(s, side, arg)
        set_owner(s, arg, side)
        s.tell(events.MARKED, side, arg)


class Found(Placement):
    """N4.2.1 A building."""

    def __init__(self, table: Table) -> None:
        super().__init__("found", "N4.2.1", (table.sites,), table)

    def price(self, arg: int) -> int:
        return self.table.prices[self.table.site_item[arg]]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        table = self.table
        if not self.marked(s, side, table.site_province[arg], why) and why is None:
            return False
        if not free_site(s, table, arg, why) and why is None:
            return False
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.spend(s, side, arg)
        place_building(s, self.table, side, arg)


class Station(Placement):
    """N4.2.1 A unit; triremes lie on land."""

    def __init__(self, table: Table) -> None:
        super().__init__("station", "N4.2.1", (UNITS, table.provinces), table)
        self.count = len(table.provinces.words)

    def price(self, arg: int) -> int:
        return self.table.prices[ITEM_OF_UNIT[arg // self.count]]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        unit = arg // self.count
        province = arg - unit * self.count
        if not self.marked(s, side, province, why) and why is None:
            return False
        if not room_for_unit(s, self.table, side, unit, province, why) and why is None:
            return False
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        unit = arg // self.count
        province = arg - unit * self.count
        self.spend(s, side, arg)
        place_unit(s, side, unit, province)


class Recruit(Placement):
    """N4.2.1 The own specific hero."""

    def __init__(self, table: Table) -> None:
        super().__init__("recruit", "N4.2.1", (), table)

    def price(self, arg: int) -> int:
        return self.table.board.hero_points

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if has(s, side, self.table.heroes[side]):
            if why is None:
                return False
            why.add("N7.3.7", "card-taken", self.table.cards.words[self.table.heroes[side]])
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.spend(s, side, arg)
        add_card(s, self.table.heroes[side], side)
        s.tell(events.BOUGHT, side, self.table.heroes[side])


class Begin(Verb):
    """N4.2.3 Everything is placed; what is left of the points is lost."""

    def __init__(self, table: Table) -> None:
        super().__init__("begin", "N4.2.3")
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] += 1
