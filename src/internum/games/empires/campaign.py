"""Phase 4 (chapter 8): its order, the Statue of Zeus, and the steps of one player's turn."""

from typing import Final

from internum.core.masks import places
from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.order import next_turn
from internum.games.empires.realm import free_province, trim
from internum.games.empires.state import (
    AFLOAT,
    BUILT,
    CONQUEROR,
    DONE,
    EMPIRES,
    FORT,
    FOUGHT,
    HELD,
    LAND,
    LEGION,
    MILITARY,
    OWNED,
    PEACE,
    PEACE_BEFORE,
    PROVINCES,
    READY,
    SEAS,
    TILE,
    TILES,
    USED,
    add_land,
    forts,
    legions,
    power,
    triremes,
    wipe,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import ZEUS
from internum.games.empires.victory import judge_conquest

TURN: Final = [
    "conversion", "triremes", "sea_battles", "legions", "land_battles", "conquest", "conversion", "circe",
]  # fmt: skip  # E8.2
CONVERSION_FIRST: Final = 0
CONVERSION_LAST: Final = 6
LAYING: Final = 7


class War(Step):
    """E8.1 Phase 4. A: 0 its start, 1 the turns, 2 over."""

    def __init__(self, table: Table) -> None:
        super().__init__("war", "E8.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            v[fp + A] = 1
            holder = v[TILE + ZEUS] - 1
            if holder >= 0:
                s.call(self.table.step("zeus"), holder)
                return
        if v[fp + A] == 1:
            if next_turn(s, self.table, MILITARY, self.table.step("campaign")):
                return
            v[fp + A] = 2
            wipe(s, DONE, EMPIRES)
            v[PEACE_BEFORE] = v[PEACE]
            v[PEACE] = 0
            judge_conquest(s, self.table)  # E10.3c
        if not s.over:
            s.done()


class DeclarePeace(Verb):
    """E11.4 The holder of the Statue of Zeus names the opponent of this round."""

    def __init__(self, table: Table) -> None:
        super().__init__("peace", "E11.4", (table.empires,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if side >= self.table.n or not power(s, side, ZEUS):
            if why is not None:
                why.add("E11.4", "no-zeus")
            return False
        if arg == side:
            if why is None:
                return False
            why.add("E11.4", "not-oneself")
        if s.v[PEACE_BEFORE] == arg + 1:
            if why is None:
                return False
            why.add("E11.4", "not-twice-running", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[PEACE] = arg + 1
        s.tell(events.PEACE_MADE, side, arg)
        send_home(s, self.table, arg, side)
        if self.table.zeus_both:
            send_home(s, self.table, side, arg)
        s.done()


class NoPeace(Verb):
    """E11.0 The power is left unused."""

    def __init__(self) -> None:
        super().__init__("no_peace", "E11.4")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.done()


def send_home(s: State, table: Table, side: int, owner: int) -> None:
    """E11.4a, E11.4b What an empire has in another's provinces goes to its capital province."""
    home = table.capital[side]
    came = False
    for p in places(s.v[OWNED + owner] & s.v[LAND + side]):
        count = legions(s, side, p)
        if count:
            add_land(s, LEGION, side, p, -count)
            add_land(s, LEGION, side, home, count)
            s.tell(events.SENT_HOME, side, p, count)
            came = True
        if table.zeus_both and forts(s, side, p):
            add_land(s, FORT, side, p, -1)
            if forts(s, side, home) == 0:  # E7.6b else it has no place there
                add_land(s, FORT, side, home, 1)
            came = True
        trim(s, table, p, side)
    conqueror = s.v[CONQUEROR + home] - 1
    if came and conqueror >= 0:
        free_province(s, table, home, conqueror)


class Campaign(Step):
    """E8.2 The turn of one player. A: how many of its steps have begun."""

    def __init__(self, table: Table) -> None:
        super().__init__("campaign", "E8.2")
        self.table = table
        self.left_out = [CONVERSION_FIRST if table.convert_at_end else CONVERSION_LAST]  # E9.5a
        if table.circe_in_phase_1:
            self.left_out.append(LAYING)  # E11.1d

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        stage = v[fp + A]
        if stage == 0:
            begin_campaign(s, self.table, side)
        v[fp + A] = stage + 1
        if stage == len(TURN):
            end_campaign(s)
            if self.table.conquest_each_turn:
                judge_conquest(s, self.table)
            if not s.over:
                s.done()
        elif stage not in self.left_out:
            s.call(self.table.step(TURN[stage]), side)


def begin_campaign(s: State, table: Table, side: int) -> None:
    """E8.3, E8.5 All units are ready; E11.1 Circe's legions stand up."""
    wait_ready(s, table, side)
    for site in range(len(table.site_kind)):
        if s.v[HELD + site] == side + 1 and s.v[BUILT + site] == 0:
            s.v[HELD + site] = 0


def wait_ready(s: State, table: Table, side: int) -> None:
    """Every legion and trireme of the empire may still move."""
    for p in range(len(table.provinces.words)):
        s.v[READY + p] = legions(s, side, p)
    for sea in range(len(table.seas.words)):
        s.v[AFLOAT + sea] = triremes(s, side, sea)


def end_campaign(s: State) -> None:
    """What was noted for this turn only."""
    wipe(s, READY, PROVINCES)
    wipe(s, AFLOAT, SEAS)
    wipe(s, FOUGHT, PROVINCES + SEAS)
    wipe(s, USED, TILES)


class Round(Step):
    """E4.1 The five phases. A: the phase that comes next, from 0."""

    def __init__(self, table: Table) -> None:
        super().__init__("round", "E4.1")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        phase = s.v[fp + A]
        s.v[fp + A] = phase + 1
        if phase < len(PHASES):
            s.call(self.table.step(PHASES[phase]))
        elif s.rules.next_round(s):  # E17.19
            s.v[fp + A] = 0


PHASES: Final = ["collect", "trade", "build", "war", "leaders"]
