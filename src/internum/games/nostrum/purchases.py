"""What a player can buy on his turn (7.3, 7.4).

No verb takes a piece off the board to have it back (N7.3.8).
"""

from mypy_extensions import i64

from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.cards import (
    HERO,
    INFLUENCE,
    ITEM_OF_BUILDING,
    ITEM_OF_UNIT,
    PYRAMIDS,
    WONDER,
)
from internum.games.nostrum.payment import Payment, Purchase, largest_set, payable
from internum.games.nostrum.placing import UNITS, free_site, place_building, place_unit, room_for_unit
from internum.games.nostrum.realm import (
    building_land,
    enemies_in,
    free_posts,
    held_before,
    reach,
    set_owner,
)
from internum.games.nostrum.state import (
    BUILT,
    CARD,
    FORT,
    LEFT,
    MARKER,
    MARKER_HELD,
    NEW,
    OWNED,
    OWNER,
    TOKENS,
    TRIREME,
    WEIGHT,
    add_card,
    forts,
)
from internum.games.nostrum.table import Table
from internum.games.nostrum.victory import bought


def cannot_build_in(s: State, table: Table, side: int, province: int, why: Why | None) -> bool:
    """N7.3.1, N7.3.6 Is this no province for building?"""
    if building_land(s, table, side) & BITS[province]:
        return False
    if why is not None:
        word = table.provinces.words[province]
        if s.v[OWNED + side] & BITS[province] == 0:
            why.add("N7.3.1", "not-your-province", word)
        elif s.v[NEW + province]:
            why.add("N7.3.1", "marker-is-new", word)
        if enemies_in(s, side) & BITS[province]:
            why.add("N7.3.6", "foreign-units", word)
    return True


class Mark(Purchase):
    """N7.3.2 An influence marker."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("mark", "N7.3.2", (table.provinces,), table, payment)

    def item(self, arg: int) -> int:
        return INFLUENCE

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[LEFT + 4 * side + MARKER] == 0 or not self.affordable(s, side, 0, None):
            return
        mask = reach(s, self.table, side, held_before(s, side)) & ~enemies_in(s, side)
        for p in places(mask):
            if s.v[OWNER + p] == 0:
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        word = self.params[0].words[arg]
        if v[OWNER + arg]:
            if why is None:
                return False
            why.add("N7.3.2", "has-owner", self.table.empires.words[v[OWNER + arg] - 1])
        if reach(s, self.table, side, held_before(s, side)) & BITS[arg] == 0:
            if why is None:
                return False
            why.add("N7.3.2", "not-in-reach", word)
        if enemies_in(s, side) & BITS[arg]:
            if why is None:
                return False
            why.add("N7.3.2", "foreign-units", word)
        if v[LEFT + 4 * side + MARKER] == 0:
            if why is None:
                return False
            why.add("N7.3.8", "no-marker-left")
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.pay(s, side, arg)
        set_owner(s, arg, side)
        s.v[NEW + arg] = 1
        s.tell(events.MARKED, side, arg)


class TakeOver(Purchase):
    """N7.4.1, N7.4.3 The marker on which a legion stands is replaced by the own one; all else stays."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("take_over", "N7.4.1", (table.provinces,), table, payment)

    def item(self, arg: int) -> int:
        return INFLUENCE

    def cost(self, s: State, side: int, arg: int) -> int:
        return 0 if self.table.takeover_free else super().cost(s, side, arg)

    def once(self, s: State, side: int, arg: int) -> int:
        return -1 if self.table.takeover_free else super().once(s, side, arg)

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if self.table.takeover_free else super().part(s, side, arg, stage)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in range(self.size):
            if s.v[MARKER_HELD + p] == side + 1 and self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        if s.v[MARKER_HELD + arg] != side + 1:
            if why is None:
                return False
            why.add("N7.4.1", "marker-not-held", word)
        if enemies_in(s, side) & BITS[arg]:
            if why is None:
                return False
            why.add("N7.4.2", "foreign-units", word)
        if reach(s, self.table, side, held_before(s, side)) & BITS[arg] == 0:
            if why is None:
                return False
            why.add("N7.3.2", "not-in-reach", word)
        if s.v[LEFT + 4 * side + MARKER] == 0:
            if why is None:
                return False
            why.add("N7.3.8", "no-marker-left")
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.pay(s, side, arg)
        s.tell(events.TAKEN_OVER, side, arg, s.v[OWNER + arg] - 1)
        free_posts(s, self.table, arg, side)
        set_owner(s, arg, side)
        s.v[NEW + arg] = 1  # N7.4.4


class Build(Purchase):
    """N7.3.3, N7.3.4 A building on a free site."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("build", "N7.3.3", (table.sites,), table, payment)

    def item(self, arg: int) -> int:
        return self.table.site_item[arg]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        table = self.table
        best = largest_set(s, side)
        if best == 0:
            return
        paid: i64 = 0  # bits of the kinds of building that can be had
        for kind in range(4):
            if v[TOKENS + kind] and payable(s, table, side, ITEM_OF_BUILDING[kind], best):
                paid |= BITS[kind]
        if paid == 0:
            return
        for p in places(building_land(s, table, side)):
            for site in table.sites_of[p]:
                if v[BUILT + site] == 0 and paid & BITS[table.site_kind[site]]:
                    out.append(self.base + site)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        table = self.table
        if cannot_build_in(s, table, side, table.site_province[arg], why) and why is None:
            return False
        if not free_site(s, table, arg, why) and why is None:
            return False
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.pay(s, side, arg)
        place_building(s, self.table, side, arg)


class Raise(Purchase):
    """N7.3.1, N7.3.5 A legion, a fortress, or a trireme on land."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("raise", "N7.3.1", (UNITS, table.provinces), table, payment)
        self.count = len(table.provinces.words)

    def item(self, arg: int) -> int:
        return ITEM_OF_UNIT[arg // self.count]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[WEIGHT + side] == 0:
            return
        best = largest_set(s, side)
        land = building_land(s, self.table, side)
        if land == 0:
            return
        for unit in range(3):
            first = unit * self.count
            if s.v[LEFT + 4 * side + unit] == 0:
                continue
            if not payable(s, self.table, side, ITEM_OF_UNIT[unit], best):
                continue
            for p in places(land):
                if unit == FORT and forts(s, side, p):
                    continue
                if unit == TRIREME and self.table.coast[p] == 0:
                    continue
                out.append(self.base + first + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        unit = arg // self.count
        province = arg - unit * self.count
        if cannot_build_in(s, self.table, side, province, why) and why is None:
            return False
        if not room_for_unit(s, self.table, side, unit, province, why) and why is None:
            return False
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        unit = arg // self.count
        province = arg - unit * self.count
        self.pay(s, side, arg)
        place_unit(s, side, unit, province)


class Buy(Purchase):
    """N7.3.7 A hero or wonder; it works at once."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("buy", "N7.3.7", (table.cards,), table, payment)
        powers = table.powers
        self.cheapest = min(table.card_price)  # no card is ever had for less
        for item in (HERO, WONDER, PYRAMIDS):
            self.cheapest = min([self.cheapest, *powers.cut_to[item], *powers.first_to[item]])

    def item(self, arg: int) -> int:
        return self.table.card_item[arg]

    def cost(self, s: State, side: int, arg: int) -> int:
        listed: int = self.table.card_price[arg]
        cut = super().cost(s, side, arg)
        return cut if cut < self.table.prices[self.item(arg)] and cut < listed else listed

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        if largest_set(s, side) < self.cheapest:
            return
        for card in range(self.size):
            if v[CARD + card] == 0 and self.table.people_of[card] in (-1, side):
                if self.affordable(s, side, card, None):
                    out.append(self.base + card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        people = self.table.people_of[arg]
        if people not in (-1, side):
            if why is None:
                return False
            why.add("N7.3.7", "of-another-people", word, self.table.empires.words[people])
        if s.v[CARD + arg]:
            if why is None:
                return False
            why.add("N7.3.7", "card-taken", word)
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.pay(s, side, arg)
        add_card(s, arg, side)
        s.tell(events.BOUGHT, side, arg)
        bought(s, self.table, side, arg)
