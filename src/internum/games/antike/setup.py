"""Set-up (chapter 3, A12.3, A12.5, A12.6): nations, their order and their start cities."""

from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import CHANCE, SP, A, B
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.state import (
    CITIES,
    CITY,
    GOLD,
    HELD,
    IRON,
    MARBLE,
    ORDER,
    SEATED,
    set_city,
)
from internum.games.antike.table import Table


def equip(s: State, nation: int) -> None:
    """A3.4 Every nation begins with 2 marble, 1 iron and 3 gold, and no coins."""
    at = HELD + 4 * nation
    s.v[at + MARBLE] = 2
    s.v[at + IRON] = 1
    s.v[at + GOLD] = 3


class Seating(Verb):
    """A3.3 A nation goes to a seat: dealt by chance, or picked by the player."""

    def __init__(self, word: str, table: Table, nations: Domain) -> None:
        super().__init__(word, "A3.3", (nations,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[SEATED + arg]:
            if why is None:
                return False
            why.add("A3.3", "nation-taken", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        seat = s.v[fp + A] % self.table.seats
        s.v[SEATED + arg] = seat + 1
        s.v[fp + A] += 1
        s.tell(events.DEALT, arg, seat)


class SeatNations(Step):
    """A3.3 One nation after the other, round the seats; A12.5 two rounds for two players."""

    def __init__(self, table: Table) -> None:
        super().__init__("seating", "A3.3")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A] == self.table.playing:
            s.done()
            s.call(self.table.step("order"))
        elif self.table.picked:
            s.ask(self.table.player(s.v[fp + A] % self.table.seats))
        else:
            s.ask(CHANCE)


class Lead(Verb):
    """A10 The player who does not own the start nation says which of its nations plays first."""

    def __init__(self, table: Table, nations: Domain) -> None:
        super().__init__("lead", "A10", (nations,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.table.player(s.v[SEATED + arg] - 1) != side:
            if why is None:
                return False
            why.add("A10", "not-your-nation", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[ORDER + 1] = arg + 1
        for nation in range(len(self.table.nations)):
            if nation != arg and s.v[SEATED + nation] == s.v[SEATED + arg]:
                s.v[ORDER + 3] = nation + 1


class Toss(Verb):
    """A12.6 The toss of a coin says who begins in the free set-up."""

    def __init__(self, table: Table, players: Domain) -> None:
        super().__init__("toss", "A12.6", (players,))
        self.table = table
        self.chance = True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for nation in range(len(self.table.nations)):
            seat = s.v[SEATED + nation] - 1
            if seat >= 0:
                s.v[ORDER + (seat - arg) % 2] = nation + 1
        s.tell(events.TOSSED, arg)


class TurnOrder(Step):
    """A3.5, A3.6, A10 The order of the nations, from the start nation on."""

    def __init__(self, table: Table) -> None:
        super().__init__("order", "A3.6")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        table = self.table
        if v[ORDER + 1]:
            s.done()
            s.call(table.step("start_cities"))
        elif table.free_setup:
            s.ask(CHANCE)
        elif table.seats == 2:
            v[ORDER] = table.first + 1
            for nation in range(table.playing):
                if nation != table.first and v[SEATED + nation] == v[SEATED + table.first]:
                    v[ORDER + 2] = nation + 1
            s.ask(table.player(2 - v[SEATED + table.first]))
        else:
            seat = v[SEATED + table.first] - 1
            for nation in range(table.playing):
                v[ORDER + (v[SEATED + nation] - 1 - seat) % table.seats] = nation + 1

    def legal(self, s: State, side: int, out: list[int]) -> None:
        self.verbs[1 if side == CHANCE else 0].legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)


class StartCity(Verb):
    """A12.3, A12.6a A nation chooses a start city."""

    def __init__(self, table: Table, provinces: Domain) -> None:
        super().__init__("start", "A3.4", (provinces,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        table = self.table
        if table.free_setup:
            if v[CITY + arg]:
                if why is None:
                    return False
                why.add("A12.6a", "city-taken", self.params[0].words[arg])
            for p in places(v[CITIES + side]):
                if table.resource[p] == table.resource[arg]:
                    if why is None:
                        return False
                    why.add("A12.6a", "one-of-each-kind", table.side.provinces.words[p])
        elif arg not in table.start[side]:
            if why is None:
                return False
            why.add("A12.3", "no-start-city", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] += 1
        set_city(s, arg, side)
        s.tell(events.SETTLED_START, side, arg)


class StartCities(Step):
    """A3.4 The start cities; A12.3a chosen in turn order; A12.6a picked in alternation."""

    def __init__(self, table: Table) -> None:
        super().__init__("start_cities", "A3.4")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        table = self.table
        fp = v[SP]
        place = v[fp + A]
        if place == 0 and v[fp + B] == 0:
            v[fp + B] = 1
            for i in range(table.playing):
                equip(s, v[ORDER + i] - 1)
                if not table.free_setup and not table.longer:
                    for p in table.start[v[ORDER + i] - 1]:
                        set_city(s, p, v[ORDER + i] - 1)
        if place < (3 * table.playing if table.free_setup else table.playing if table.longer else 0):
            s.ask(v[ORDER + place % table.playing] - 1)
        else:
            s.done()
            s.call(table.step("round"))
