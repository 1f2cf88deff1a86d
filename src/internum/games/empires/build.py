"""Phase 3: building (chapter 7): the turn of one player, and what may be bought in it.

No verb takes a piece off the board (E1.5), and no building asks for another (E7.6d).
"""

from typing import Final

from internum.core.layout import Domain
from internum.core.masks import list_places, places
from internum.core.slots import BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.vector import slots
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import spend
from internum.games.empires.payment import Kept, Payment, can_pay, hand, pay, purse_of, terms_for
from internum.games.empires.realm import (
    building_land,
    enemies_in,
    free_province,
    held_before,
    reach,
    set_owner,
)
from internum.games.empires.sets import Terms
from internum.games.empires.state import (
    BUILT,
    CLAIMED,
    CONQUEROR,
    FORT,
    GIFT,
    HELD,
    KEEP,
    KINDS,
    LEFT,
    LEGION,
    MARKER,
    NEW,
    OWNED,
    OWNER,
    PAY,
    TILES,
    TRIREME,
    UNSEEN,
    UNSEEN_OLD,
    USED,
    add_land,
    add_triremes,
    forts,
    once,
    wipe,
)
from internum.games.empires.table import MARKET, TEMPLE, Table
from internum.games.empires.tiles import GILGAMESH, HAMMURABI, PHAROS, SPARTACUS

UNIT_PRICE: Final = 3
LAND_UNITS: Final = Domain("unit", ["legion", "fortress"])
OWN_PRICE: Final = [SPARTACUS, GILGAMESH, PHAROS]  # by unit: whose holder pays a single resource


class Purchase(Verb):
    """A verb whose last condition is that it can be paid, and whose first part is the payment."""

    def __init__(
        self, word: str, clause: str, params: tuple[Domain, ...], table: Table, payment: Payment
    ) -> None:
        super().__init__(word, clause, params)
        self.table = table
        self.payment = payment
        self.parts = [payment]

    def terms(self, s: State, side: int, arg: int) -> Terms:
        """What pays for it."""
        raise NotImplementedError

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage or side >= self.table.n:
            return -1
        return self.payment.open(s, side, self.terms(s, side, arg))

    def refuses(self, side: int, why: Why | None) -> bool:
        """Only an empire buys."""
        if side < self.table.n:
            return False
        if why is not None:
            why.add(self.clause, "no-empire")
        return True

    def alone(self, s: State, side: int, unit: int) -> Terms:
        """The terms of a unit, with the own price of the hero or wonder that has one for it."""
        single = self.table.single[unit] if once(s, side, OWN_PRICE[unit]) else -1
        return terms_for(s, side, UNIT_PRICE, single)


def used_alone(s: State, side: int, unit: int) -> None:
    """E11.12, E11.17, E11.21 A single resource in the bag is the price that works once a round."""
    if sum(s.v[PAY + kind] for kind in range(KINDS)) == 1:
        s.v[USED + OWN_PRICE[unit]] = 1


class Mark(Purchase):
    """E7.5 A control marker."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("mark", "E7.5", (table.provinces,), table, payment)

    def terms(self, s: State, side: int, arg: int) -> Terms:
        return terms_for(s, side, UNIT_PRICE, free=once(s, side, HAMMURABI))

    def legal(self, s: State, side: int, out: list[int]) -> None:
        table = self.table
        if s.v[LEFT + 4 * side + MARKER] == 0 or not can_pay(s, side, self.terms(s, side, 0), None):
            return
        mask = reach(s, table, side, held_before(s, side)) & ~enemies_in(s, table, side)
        for p in places(mask):
            if s.v[OWNER + p] == 0:
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.refuses(side, why):
            return False
        v = s.v
        word = self.params[0].words[arg]
        if v[OWNER + arg]:
            if why is None:
                return False
            why.add("E7.5a", "has-owner", self.table.empires.words[v[OWNER + arg] - 1])
        if enemies_in(s, self.table, side) & BITS[arg]:
            if why is None:
                return False
            why.add("E7.5b", "not-free", word)
        if reach(s, self.table, side, held_before(s, side)) & BITS[arg] == 0:
            if why is None:
                return False
            why.add("E7.5c", "not-in-reach", word)
        if v[LEFT + 4 * side + MARKER] == 0:
            if why is None:
                return False
            why.add("E1.4", "no-marker-left")
        if not can_pay(s, side, self.terms(s, side, arg), why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        if sum(s.v[PAY + kind] for kind in range(KINDS)) == 0:
            s.v[USED + HAMMURABI] = 1
        pay(s, side)
        set_owner(s, arg, side)  # E7.5d he may build there from now on
        s.v[NEW + arg] = 1  # E7.5c but the reach of his markers stays
        s.tell(events.MARKED, side, arg)


def cannot_build_in(s: State, table: Table, side: int, province: int, why: Why | None) -> bool:
    """E7.6 Is this no province for building?"""
    if building_land(s, table, side) & BITS[province]:
        return False
    if why is not None:
        owned = s.v[OWNED + side] & BITS[province]
        why.add("E7.6", "not-free" if owned else "not-your-province", table.provinces.words[province])
    return True


class Build(Purchase):
    """E7.6c A building on a free printed site."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("build", "E7.6", (table.sites,), table, payment)
        self.prices = slots([6 if kind in (MARKET, TEMPLE) else 3 for kind in table.site_kind])  # E7.3

    def terms(self, s: State, side: int, arg: int) -> Terms:
        return terms_for(s, side, self.prices[arg])

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        purse = purse_of(s, side)
        cheap = purse.payable(terms_for(s, side, 3))
        dear = purse.payable(terms_for(s, side, 6))
        if not cheap and not dear:
            return
        for p in places(building_land(s, self.table, side)):
            for site in self.table.sites_of[p]:
                if v[BUILT + site] == 0 and (cheap if self.prices[site] == 3 else dear):
                    out.append(self.base + site)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.refuses(side, why):
            return False
        if cannot_build_in(s, self.table, side, self.table.site_province[arg], why) and why is None:
            return False
        if s.v[BUILT + arg]:
            if why is None:
                return False
            why.add("E7.6c", "site-taken", self.params[0].words[arg])
        if not can_pay(s, side, self.terms(s, side, arg), why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        pay(s, side)
        s.v[BUILT + arg] = 1
        s.v[HELD + arg] = 0  # E11.1 a legion laid there stands on no empty site any more
        s.tell(events.BUILT_SITE, side, arg)


def land_unit_placed(s: State, table: Table, province: int) -> None:
    """E9.4a New units of the owner in his occupied capital province."""
    conqueror = s.v[CONQUEROR + province] - 1
    if conqueror >= 0 and table.capital_freed:
        free_province(s, table, province, conqueror)


class Raise(Purchase):
    """E7.6 A legion or a fortress."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("raise", "E7.6", (LAND_UNITS, table.provinces), table, payment)
        self.count = len(table.provinces.words)

    def terms(self, s: State, side: int, arg: int) -> Terms:
        return self.alone(s, side, arg // self.count)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        land = building_land(s, self.table, side)
        purse = purse_of(s, side)
        for unit in range(TRIREME):
            if s.v[LEFT + 4 * side + unit] == 0 or not purse.payable(self.alone(s, side, unit)):
                continue
            if unit == LEGION:
                list_places(land, self.base, out)
            else:
                for p in places(land):
                    if forts(s, side, p) == 0:
                        out.append(self.base + self.count + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.refuses(side, why):
            return False
        unit = arg // self.count
        province = arg - unit * self.count
        if cannot_build_in(s, self.table, side, province, why) and why is None:
            return False
        if unit == FORT and forts(s, side, province):
            if why is None:
                return False
            why.add("E7.6b", "has-fortress", self.params[1].words[province])
        if s.v[LEFT + 4 * side + unit] == 0:
            if why is None:
                return False
            why.add("E1.4", "no-unit-left", LAND_UNITS.words[unit])
        if not can_pay(s, side, self.terms(s, side, arg), why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        unit = arg // self.count
        province = arg - unit * self.count
        used_alone(s, side, unit)
        pay(s, side)
        add_land(s, unit, side, province, 1)
        s.tell(events.RAISED, side, unit, province, 1)
        land_unit_placed(s, self.table, province)


class Launch(Purchase):
    """E7.7 A trireme."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("launch", "E7.7", (table.seas,), table, payment)

    def terms(self, s: State, side: int, arg: int) -> Terms:
        return self.alone(s, side, TRIREME)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[LEFT + 4 * side + TRIREME] == 0 or not can_pay(s, side, self.alone(s, side, TRIREME), None):
            return
        for sea in range(self.size):
            if self.open(s, side, sea, None):
                out.append(self.base + sea)

    def open(self, s: State, side: int, sea: int, why: Why | None) -> bool:
        """E7.7, E7.7a May the empire launch anything here?"""
        table = self.table
        touched = table.touches[sea]
        if touched & building_land(s, table, side) == 0:
            if why is not None:
                why.add("E7.7", "no-free-coast", self.params[0].words[sea])
            return False
        if table.seas_closed and touched & BITS[table.capital[side]] == 0:
            if touched & s.v[OWNED + side] & enemies_in(s, table, side):
                if why is not None:
                    why.add("E7.7a", "beside-war", self.params[0].words[sea])
                return False
        return True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.refuses(side, why):
            return False
        if not self.open(s, side, arg, why) and why is None:
            return False
        if s.v[LEFT + 4 * side + TRIREME] == 0:
            if why is None:
                return False
            why.add("E1.4", "no-unit-left", "trireme")
        if not can_pay(s, side, self.terms(s, side, arg), why):
            return False
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        used_alone(s, side, TRIREME)
        pay(s, side)
        add_triremes(s, side, arg, 1)
        s.tell(events.LAUNCHED, side, arg)


class Finish(Verb):
    """E7.9 The end of the turn: some coins are kept, all else goes back."""

    def __init__(self, table: Table) -> None:
        super().__init__("finish", "E7.9")
        self.table = table
        self.kept = Kept(table)
        self.parts = [self.kept]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[CLAIMED]:
            if why is not None:
                why.add("E11.2", "claim-open")
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage or side >= self.table.n else self.kept.open(s, side)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        if v[UNSEEN + side] or v[UNSEEN_OLD + side] or v[GIFT + side]:
            s.reveal()  # what goes back is seen
        for kind, count in enumerate(hand(s, side)):
            kept = v[KEEP + kind]
            if kept:
                s.tell(events.KEPT, side, kind, kept)
            if count > kept:
                spend(s, side, kind, count - kept)
                s.tell(events.DISCARDED, side, kind, count - kept)
        v[v[SP] + A] = 1


class Building(Step):
    """E7.2 The turn of one player in phase 3. A: 1 when he has finished."""

    def __init__(self) -> None:
        super().__init__("building", "E7.2")

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            s.ask(v[fp + WHO] - 1)
            return
        wipe(s, USED, TILES)
        s.done()
