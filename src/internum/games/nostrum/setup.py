"""Set-up (4.1, 4.3): who leads which civilization, and the pieces of the basic set-up."""

from internum.core.slots import CHANCE, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.realm import neutral, set_owner
from internum.games.nostrum.state import (
    FIRST,
    FORT,
    LEGION,
    SEATED,
    add_ashore,
    add_building,
    add_card,
    add_land,
)
from internum.games.nostrum.table import Table


class Seating(Verb):
    """N4.1.1 A civilization goes to a seat: dealt by chance, or picked by the player."""

    def __init__(self, word: str, table: Table) -> None:
        super().__init__(word, "N4.1.1", (table.empires,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        if s.v[SEATED + arg]:
            if why is not None:
                why.add("N4.1.1", "empire-taken", word)
            return False
        if arg in self.table.suggested and not self.table.any_left_out:
            if why is not None:
                why.add("N4.3.4", "left-out", word)
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[SEATED + arg] = s.v[fp + A] + 1
        s.tell(events.DEALT, arg, s.v[fp + A])
        s.v[fp + A] += 1


class SeatEmpires(Step):
    """N4.1.1 One civilization for each seat. A: seats that have theirs."""

    def __init__(self, table: Table) -> None:
        super().__init__("seating", "N4.1.1")
        self.table = table

    def go(self, s: State) -> None:
        table = self.table
        seat = s.v[s.v[SP] + A]
        if seat < table.seats:
            s.ask(table.player(seat) if table.picked else CHANCE)
            return
        s.done()
        for side in range(table.n):
            if neutral(s, side):
                s.tell(events.LEFT_OUT, side)
                equip(s, table, side)
                reinforce(s, table, side)
            elif not table.advanced:
                equip(s, table, side)
                add_card(s, table.heroes[side], side)
        s.call(table.step("round"), -1, 1)  # N5.2 the roles of the set-up are those of round 1
        s.call(table.step("roles"), -1, 0, 3, 1)
        if table.advanced:
            s.call(table.step("placing"))


def equip(s: State, table: Table, side: int) -> None:
    """N4.1.2, N4.1.3 Markers, buildings and units of the basic set-up; no cards in hand."""
    empire = table.board.empires[side]
    for word in empire.influence:
        set_owner(s, table.provinces.of(word), side)
    for word in empire.sites:
        site = table.sites.of(word)
        add_building(s, site, table.site_kind[site], 1)
    for row in empire.units[LEGION]:
        add_land(s, LEGION, side, table.provinces.of(row["province"]), int(row["count"]))
    for row in empire.units[FORT]:
        add_land(s, FORT, side, table.provinces.of(row["province"]), int(row["count"]))
    for row in empire.units[2]:
        add_ashore(s, side, table.provinces.of(row["province"]), int(row["count"]))


def reinforce(s: State, table: Table, side: int) -> None:
    """N4.3.2 A neutral civilization has legions more in each of its provinces."""
    for word in table.board.empires[side].influence:
        add_land(s, LEGION, side, table.provinces.of(word), table.neutral_legions)


class First(Verb):
    """N4.2.3 Chance says who begins."""

    def __init__(self, table: Table) -> None:
        super().__init__("first", "N4.2.3", (table.players,))
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[FIRST]:
            if why is not None:
                why.add("N4.2.3", "begun-already")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[FIRST] = arg + 1
        s.tell(events.BEGINS, arg)


class Placing(Step):
    """N4.2.3 One player after the other spends all points. A: players that are through; WHO: whose turn."""

    def __init__(self, table: Table) -> None:
        super().__init__("placing", "N4.2.3")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[FIRST] == 0:
            s.ask(CHANCE)
            return
        if v[fp + A] == self.table.seats:
            s.done()
            return
        seat = (v[FIRST] - 1 + v[fp + A]) % self.table.seats
        for side in range(self.table.n):
            if v[SEATED + side] == seat + 1:
                v[fp + WHO] = side + 1
                s.ask(side)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.verbs[:1] if side == CHANCE else self.verbs[1:]:
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)
