"""Phase 1: collecting (chapter 5)."""

from typing import Final

from mypy_extensions import i64

from internum.core.layout import numbers
from internum.core.slots import BITS, CHANCE, SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import can_draw, draw, pile_empty, receive, shuffle
from internum.games.empires.realm import controller, enemies_in, ranked
from internum.games.empires.state import (
    BUILT,
    COIN,
    DUE,
    EMPIRES,
    EXTRA,
    GOODS,
    HELD,
    LEGENDARY,
    PILE,
    STOCK,
    TILE,
    power,
    wipe,
)
from internum.games.empires.table import CARAVAN, LEGENDARY_CITY, MARKET, TEMPLE, Table
from internum.games.empires.tiles import ARTEMIS, CIRCE, COLOSSUS

LEGENDARY_GOODS: Final = LEGENDARY  # in a production: behind goods and coins the legendary goods,
CHOICES: Final = LEGENDARY + 1  # and the times that one may choose coin or legendary good


def yields(s: State, table: Table) -> list[list[int]]:
    """E5.1 What each empire collects: goods by kind, coins, legendary goods, and how often it may choose."""
    v = s.v
    out = [[0] * (LEGENDARY + 2) for _ in range(table.n)]
    sites: i64 = len(table.site_kind)
    for site in range(sites):
        side = controller(s, table, site)
        kind = table.site_kind[site]
        province = table.site_province[site]
        if kind == CARAVAN:
            if side < 0:
                side = circe_at(s, table, site)
            if side >= 0:
                market = table.market_of[province]
                out[side][table.site_good[site]] += (
                    2 if market >= 0 and controller(s, table, market) == side else 1
                )
        elif side >= 0 and kind not in (MARKET, TEMPLE):
            temple = table.temple_of[province]
            doubled = temple >= 0 and controller(s, table, temple) == side
            out[side][COIN] += 1
            if kind == LEGENDARY_CITY:
                out[side][LEGENDARY_GOODS] += 1
                out[side][CHOICES] += 1 if doubled else 0
            elif doubled:
                out[side][COIN] += 1
    holder = v[TILE + ARTEMIS] - 1
    if holder >= 0:  # E11.23
        out[holder][COIN] += 1
    return out


def circe_at(s: State, table: Table, site: i64) -> i64:
    """E11.1, E11.1b Whose legion collects on an empty caravan site; -1: nobody's."""
    side = s.v[HELD + site] - 1
    if side < 0 or s.v[BUILT + site]:
        return -1
    if table.circe_needs_free and enemies_in(s, table, side) & BITS[table.site_province[site]]:
        return -1
    return side


def production(s: State, table: Table, side: int) -> list[int]:
    """E5.1 The same for one empire."""
    return yields(s, table)[side]


class ChooseLegendary(Verb):
    """E5.1c For how many of his legendary cities with temple a player takes a legendary good more."""

    def __init__(self, table: Table) -> None:
        super().__init__("legendary", "E5.1c", (numbers("count", 0, 3),))
        self.table = table

    def legal(self, s: State, side: int, out: list[int]) -> None:
        out.extend(range(self.base, self.base + production(s, self.table, side)[CHOICES] + 1))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        most = production(s, self.table, side)[CHOICES] if side < self.table.n else 0
        if arg > most:
            if why is not None:
                why.add("E5.1c", "too-many", most, arg)
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[EXTRA + side] = arg + 1
        if self.table.choose_late:
            choices = production(s, self.table, side)[CHOICES]
            take(s, side, COIN, choices - arg)
            s.v[DUE + side] = arg


class Collect(Step):
    """E5.1 to E5.6. A: 0 choices before the draws, 1 draws (and choices after them), 2 Colossus, 3 over.

    B counts the empires that are through with the stage, the highest trade level first (E5.4a); C those asked
    for Circe's legions before all else.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("collect", "E5.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        table = self.table
        while table.circe_in_phase_1 and v[fp + C] < table.n:  # E11.1d
            v[fp + C] += 1
            if power(s, v[fp + C] - 1, CIRCE):
                s.call(table.step("circe"), v[fp + C] - 1)
                return
        order = ranked(s, table)
        if v[fp + A] == 0:
            due = yields(s, table)
            while v[fp + B] < table.n:
                side = order[v[fp + B]]
                if not table.choose_late and v[EXTRA + side] == 0 and due[side][CHOICES]:
                    s.ask(side)
                    return
                v[fp + B] += 1
            for side in order:
                self.pay(s, side, due[side])
            v[fp + A] = 1
            v[fp + B] = 0
        if v[fp + A] == 1:
            while v[fp + B] < table.n:
                side = order[v[fp + B]]
                if v[DUE + side]:
                    s.call(table.step("draw"), side)
                    return
                if table.choose_late and v[EXTRA + side] == 0 and production(s, table, side)[CHOICES]:
                    s.ask(side)
                    return
                v[fp + B] += 1
            v[fp + A] = 2
        holder = v[TILE + COLOSSUS] - 1
        if v[fp + A] == 2 and holder >= 0 and any(v[STOCK + good] for good in range(GOODS)):
            s.ask(holder)
            return
        wipe(s, EXTRA, 2 * EMPIRES)
        s.done()

    def pay(self, s: State, side: int, due: list[int]) -> None:
        """E5.6 What is due from the supply, as far as it goes; legendary goods are noted as due."""
        chosen = 0
        if not self.table.choose_late and due[CHOICES]:
            chosen = s.v[EXTRA + side] - 1
            due[COIN] += due[CHOICES] - chosen
        for kind in range(LEGENDARY):
            take(s, side, kind, due[kind])
        s.v[DUE + side] = due[LEGENDARY_GOODS] + chosen

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.verbs[1:] if s.v[s.v[SP] + A] == 2 else self.verbs[:1]:
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def default(self, s: State, side: int) -> int:
        return self.verbs[2].base if s.v[s.v[SP] + A] == 2 else -1


def take(s: State, side: int, kind: int, count: int) -> None:
    """Tokens from the supply, told to all."""
    got = receive(s, side, kind, count)
    if got:
        s.tell(events.PRODUCED, side, kind, got)


class DrawLegendary(Verb):
    """E5.4 A legendary token out of the pile."""

    def __init__(self, table: Table) -> None:
        super().__init__("draw", "E5.4", (table.goods,))
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[PILE + arg] == 0:
            if why is not None:
                why.add("E5.4", "not-in-the-pile", self.params[0].words[arg])
            return False
        return True

    def audience(self, s: State, side: int, arg: int) -> int:
        seat = s.seat(s.v[s.v[SP] + WHO] - 1)
        return BITS[seat] if seat >= 0 else EVERYBODY

    def carry_out(self, s: State, side: int, arg: int) -> None:
        drawer = s.v[s.v[SP] + WHO] - 1
        own = self.audience(s, side, arg)
        draw(s, drawer, arg)
        s.v[DUE + drawer] -= 1
        s.tell(events.DREW, drawer, arg, seats=own)
        s.tell(events.DREW_UNSEEN, drawer, seats=EVERYBODY & ~own)


class Draw(Step):
    """E5.4 The draws that are due to an empire, as long as there are tokens."""

    def __init__(self) -> None:
        super().__init__("draw", "E5.4")

    def go(self, s: State) -> None:
        v = s.v
        side = v[v[SP] + WHO] - 1
        if v[DUE + side] == 0 or not can_draw(s):
            v[DUE + side] = 0
            s.done()
            return
        if pile_empty(s):
            shuffle(s)
            s.tell(events.SHUFFLED)
        s.ask(CHANCE)


class ChooseGood(Verb):
    """E11.19 The holder of the Colossus takes a good of his choice."""

    def __init__(self, table: Table) -> None:
        super().__init__("colossus", "E11.19", (table.goods,))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not power(s, side, COLOSSUS):
            if why is None:
                return False
            why.add("E11.19", "no-colossus")
        if s.v[STOCK + arg] == 0:
            if why is None:
                return False
            why.add("E1.4", "none-left", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        take(s, side, arg, 1)
        s.v[s.v[SP] + A] = 3


class NoGood(Verb):
    """E11.0, E11.19 He takes none."""

    def __init__(self) -> None:
        super().__init__("no_colossus", "E11.19")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 3
