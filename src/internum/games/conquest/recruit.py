"""Recruiting (6.2)."""

from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.sendings import Sendings
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.cities import entered
from internum.games.conquest.state import (
    CASH,
    GALLEY,
    INFLUENCE,
    KEYS,
    LEADERS,
    SENT,
    add_chaos,
    add_galleys,
    add_units,
    left,
)
from internum.games.conquest.table import Table

BOUGHT = ["infantry", "cavalry", "catapult", "general", "galley"]  # C1.1 a Caesar cannot be bought
ROWS = 5


def recruiting_ground(s: State, table: Table, side: int) -> int:
    """C6.2.2, C6.2.3 The provinces with influence and a leader, whoever else is there, as a mask."""
    mask = 0
    for p in places(s.v[LEADERS + side] & table.key_mask):
        if s.v[INFLUENCE + side * KEYS + table.key_of[p]]:
            mask |= BITS[p]
    return mask


class Recruits(Sendings):
    """C6.2.1 How many of which units where, as far as money and supply go."""

    def __init__(self, table: Table) -> None:
        spots = Domain("spot", [*table.keys.words, *table.seas.words])
        super().__init__("recruits", "C6.2.1", (Domain("unit", BOUGHT), spots), 20, SENT)
        self.table = table
        self.width = len(spots.words)
        self.lands = len(table.keys.words)

    def unit(self, row: int) -> int:
        """The unit that a row of kinds stands for."""
        return GALLEY if row == ROWS - 1 else row

    def spent(self, s: State) -> tuple[int, list[int]]:
        """The money and the units that are spoken for."""
        money: int = 0
        counts = [0] * ROWS
        for row in range(ROWS):
            for i in range(self.at + row * self.width, self.at + (row + 1) * self.width):
                counts[row] += s.v[i]
            money += counts[row] * self.table.costs[self.unit(row)]
        return money, counts

    def fits_in(self, s: State, side: int, row: int) -> int:
        """How many more of a unit money and supply allow."""
        money, counts = self.spent(s)
        unit = self.unit(row)
        in_cash = (s.v[CASH + side] - money) // self.table.costs[unit]
        in_supply = left(s, side, unit) - counts[row]
        return max(0, min(in_cash, in_supply))

    def spots(self, s: State, side: int, row: int) -> int:
        """The spots for a unit, as a mask over keys and seas."""
        table = self.table
        ground = recruiting_ground(s, table, side)
        mask = 0
        for p in places(ground):
            if row == ROWS - 1:
                mask |= table.coast[p] << self.lands
            else:
                mask |= BITS[table.key_of[p]]
        if table.recruit_one:
            mask &= self.joined(s)
        return mask

    def joined(self, s: State) -> int:
        """C20.5 With one province an action: the spots that go together with what is chosen."""
        table = self.table
        chosen = 0
        for kind in range(self.n):
            if s.v[self.at + kind]:
                chosen |= BITS[kind % self.width]
        mask = 0
        for p in places(recruiting_ground(s, table, s.drafter())):
            own = BITS[table.key_of[p]] | table.coast[p] << self.lands
            if chosen & ~own == 0:
                mask |= own
        return mask

    def able(self, s: State, kind: int) -> int:
        side = s.drafter()
        row = kind // self.width
        if side < 0 or self.spots(s, side, row) >> (kind - row * self.width) & 1 == 0:
            return 0
        return min(self.most, self.fits_in(s, side, row))

    def kinds(self, s: State, first: int, out: list[int]) -> None:
        side = s.drafter()
        for row in range(first // self.width, ROWS):
            if self.fits_in(s, side, row) == 0:
                continue
            for spot in places(self.spots(s, side, row)):
                kind = row * self.width + spot
                if kind >= first and s.v[self.at + kind] == 0:
                    out.append(kind)

    def refuse(self, s: State, kind: int, count: int, why: Why) -> None:
        side = s.drafter()
        row = kind // self.width
        spot = kind - row * self.width
        word = self.params[1].words[spot]
        if self.spots(s, side, row) >> spot & 1 == 0:
            why.add("C6.2.2", "no-recruiting-there", word)
            return
        money, counts = self.spent(s)
        unit = self.unit(row)
        price = self.table.costs[unit] * count
        if price > s.v[CASH + side] - money:
            why.add("C6.2.1", "cannot-pay", s.v[CASH + side] - money, price)
        if count > left(s, side, unit) - counts[row]:
            why.add("C1.2", "none-left", BOUGHT[row])


class Recruit(Verb):
    """C6.2.1 Any number of units in one action, for 2 chaos."""

    def __init__(self, table: Table) -> None:
        super().__init__("recruit", "C6.2.1")
        self.table = table
        self.recruits = Recruits(table)
        self.parts = [self.recruits]
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not may_act(s, side, why) and why is None:
            return False
        ground = recruiting_ground(s, self.table, side)
        if ground == 0:
            if why is None:
                return False
            why.add("C6.2.2", "no-recruiting-ground")
        elif not self.anything(s, side, ground):
            if why is None:
                return False
            why.add("C6.2.1", "nothing-to-recruit", s.v[CASH + side])
        return why is None or not why.reasons

    def anything(self, s: State, side: int, ground: int) -> bool:
        """A12 Can at least one unit be bought?"""
        table = self.table
        for row in range(ROWS):
            unit = self.recruits.unit(row)
            if left(s, side, unit) > 0 and table.costs[unit] <= s.v[CASH + side]:
                if unit != GALLEY or any(table.coast[p] for p in places(ground)):
                    return True
        return False

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return self.recruits.id if stage == 0 else -1

    def carry_out(self, s: State, side: int, arg: int) -> None:
        part = self.recruits
        spend_action(s)
        add_chaos(s, side, self.table.recruit_chaos)
        for kind in range(part.n):
            count = part.sent(s, kind)
            if count == 0:
                continue
            row = kind // part.width
            spot = kind - row * part.width
            unit = part.unit(row)
            s.v[CASH + side] -= count * self.table.costs[unit]
            if unit == GALLEY:
                add_galleys(s, side, spot - part.lands, count)
                s.tell(events.LAUNCHED, side, spot - part.lands, count)
            else:
                province = self.table.province_of[spot]
                add_units(s, side, province, unit, count)
                entered(s, self.table, side, province)
                s.tell(events.RECRUITED, side, unit, province, count)
