"""The Construction phase (chapter 7): what a player buys on his turn, and what everybody keeps at the end.

No verb takes a piece off the board to have it back (N7.3.8).
"""

from mypy_extensions import i64

from internum.core.masks import places
from internum.core.slots import ASKED, BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
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
from internum.games.nostrum.free_setup import UNITS
from internum.games.nostrum.hands import add, anything_unseen, hand, show_hands
from internum.games.nostrum.order import next_turn
from internum.games.nostrum.payment import Kept, Payment, Purchase, largest_set, payable
from internum.games.nostrum.realm import (
    POLITICS,
    building_land,
    enemies_in,
    free_posts,
    has,
    held_before,
    neutral,
    reach,
    set_owner,
)
from internum.games.nostrum.state import (
    BUILT,
    CARD,
    DONE,
    EMPIRES,
    FORT,
    HAND,
    KEEP,
    KEPT,
    KINDS,
    LEFT,
    MARKER,
    MARKER_HELD,
    NEW,
    OWNED,
    OWNER,
    STOCK,
    TAX,
    TOKENS,
    TRIREME,
    USED,
    WEIGHT,
    add_ashore,
    add_building,
    add_card,
    add_land,
    forts,
    wipe,
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
            why.add("N7.4.1", "not-in-reach", word)
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
        if s.v[BUILT + arg]:
            if why is None:
                return False
            why.add("N7.3.3", "site-taken", self.params[0].words[arg])
        if s.v[TOKENS + table.site_kind[arg]] == 0:
            if why is None:
                return False
            why.add("N7.3.8", "no-token-left", self.params[0].words[arg])
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        self.pay(s, side, arg)
        add_building(s, arg, self.table.site_kind[arg], 1)
        s.tell(events.BUILT_SITE, side, arg)


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
        word = self.params[1].words[province]
        if cannot_build_in(s, self.table, side, province, why) and why is None:
            return False
        if unit == FORT and forts(s, side, province):
            if why is None:
                return False
            why.add("N7.3.3", "has-fortress", word)
        if unit == TRIREME and self.table.coast[province] == 0:
            if why is None:
                return False
            why.add("N7.3.5", "no-coast", word)
        if s.v[LEFT + 4 * side + unit] == 0:
            if why is None:
                return False
            why.add("N7.3.8", "no-unit-left", UNITS.words[unit])
        if not self.affordable(s, side, arg, why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        unit = arg // self.count
        province = arg - unit * self.count
        self.pay(s, side, arg)
        if unit == TRIREME:
            add_ashore(s, side, province, 1)
        else:
            add_land(s, unit, side, province, 1)
        s.tell(events.RAISED, side, unit, province)


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


class Swap(Verb):
    """N10.1e One commodity for one tax, or one tax for one commodity, with the stock."""

    def __init__(self, table: Table) -> None:
        super().__init__("swap", "N10.1e", (table.kinds, table.kinds))
        self.table = table
        self.sides = table.n
        self.kinds = table.n_kinds

    def legal(self, s: State, side: int, out: list[int]) -> None:
        card = self.table.powers.one["swap"]
        if not has(s, side, card) or s.v[USED + card]:
            return
        v = s.v
        at = HAND + side * KINDS
        for kind in range(1, self.kinds):
            if v[at + TAX] and v[STOCK + kind]:
                out.append(self.base + kind)
        for kind in range(1, self.kinds):
            if v[at + kind] and v[STOCK + TAX]:
                out.append(self.base + kind * self.kinds)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        given = arg // self.kinds
        taken = arg - given * self.kinds
        card = self.table.powers.one["swap"]
        words = self.params[0].words
        if not has(s, side, card):
            if why is not None:
                why.add("N10.1e", "no-such-card")
            return False
        if v[USED + card]:
            if why is None:
                return False
            why.add("N10.1e", "once-a-round")
        if (given == TAX) == (taken == TAX):
            if why is None:
                return False
            why.add("N10.1e", "tax-for-commodity")
        if v[HAND + side * KINDS + given] == 0:
            if why is None:
                return False
            why.add("N10.1e", "not-held", words[given])
        if v[STOCK + taken] == 0:
            if why is None:
                return False
            why.add("N10.1e", "none-left", words[taken])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        given = arg // self.kinds
        taken = arg - given * self.kinds
        s.v[USED + self.table.powers.one["swap"]] = 1
        add(s, side, given, -1)
        add(s, side, taken, 1)
        s.tell(events.SWAPPED, side, given, taken)


class Finish(Verb):
    """N7.1.1 The turn is over."""

    def __init__(self, table: Table) -> None:
        super().__init__("finish", "N7.1.1")
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Building(Step):
    """N7.1.2 The turn of one player. A: 1 when he has finished."""

    def __init__(self) -> None:
        super().__init__("building", "N7.1.2")

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A]:
            s.done()
        else:
            s.ask(s.v[fp + WHO] - 1)


class Construction(Step):
    """7.1, 7.5 A: 0 the turns, 1 what is kept, 2 over."""

    def __init__(self, table: Table) -> None:
        super().__init__("construction", "N7.1.1")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A] == 0:
            if next_turn(s, self.table, POLITICS, self.table.step("building")):
                return
            wipe(s, DONE, EMPIRES)
            s.v[fp + A] = 1
            s.call(self.table.step("keeping"))
        else:
            s.done()


class Keep(Verb):
    """N7.5.1 What a player keeps, under seal; all else goes back."""

    def __init__(self, table: Table) -> None:
        super().__init__("keep", "N7.5.1")
        self.sides = table.n
        self.table = table
        self.kept = Kept(table)
        self.parts = [self.kept]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage else self.kept.open(s, side)

    def audience(self, s: State, side: int, arg: int) -> int:
        return BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for kind in range(self.table.n_kinds):
            s.v[KEPT + side * KINDS + kind] = s.v[KEEP + kind]


class Keeping(Step):
    """7.5 Everybody who holds a card says what he keeps; then all lies open. A: 1 when they are asked."""

    def __init__(self, table: Table) -> None:
        super().__init__("keeping", "N7.5.1")
        self.table = table

    def keepers(self, s: State) -> int:
        """Bits of the sides that hold a card."""
        mask = 0
        for side in range(self.table.n):
            if s.v[WEIGHT + side] and not neutral(s, side):
                mask |= BITS[side + 1]
        return mask

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            v[fp + A] = 1
            mask = self.keepers(s)
            if mask:
                s.ask_all(mask)
                return
        if anything_unseen(s) or self.keepers(s):
            s.reveal()
        for side in range(self.table.n):
            for kind, count in enumerate(hand(s, side)):
                kept = v[KEPT + side * KINDS + kind]
                if kept:
                    s.tell(events.KEPT, side, kind, kept)
                if count > kept:
                    add(s, side, kind, kept - count)
                    s.tell(events.DISCARDED, side, kind, count - kept)
        wipe(s, KEPT, EMPIRES * KINDS)
        show_hands(s)  # N7.5.2
        s.done()

    def sealed(self, s: State) -> int:
        return self.keepers(s) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, KEPT + side * KINDS, KINDS)
