"""The Military phase (chapter 8): its order, the Statue of Zeus, and the steps of one player's turn."""

from typing import Final

from internum.core.masks import places
from internum.core.slots import BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.order import next_turn
from internum.games.nostrum.realm import MILITARY, at_war, free_posts, has, holder, neutral
from internum.games.nostrum.state import (
    CARDS,
    DONE,
    EMPIRES,
    FOUGHT,
    LAND,
    LEGION,
    NEW,
    OWNED,
    PEACE,
    PEACE_BEFORE,
    PROVINCES,
    READY,
    SAILING,
    SEAS,
    STUCK,
    USED,
    add_land,
    afloat,
    legions,
    wipe,
)
from internum.games.nostrum.table import Table

TURN: Final = ["triremes", "sea_battles", "legions", "land_battles", "conquest"]
LAND_BATTLES: Final = 3


class Round(Step):
    """N5.1 The phases of a round. A: how many of its parts have begun."""

    def __init__(self, table: Table) -> None:
        super().__init__("round", "N5.1")
        self.table = table
        parts = ["income", "exchange", "construction", "military"]
        checks = {0: (0, 1), 2: (1, 2), 3: (2, 3)} if table.roles_by_phase else {0: (0, 3)}  # N5.2
        self.parts: list[str] = []
        self.checked: list[tuple[int, int]] = []
        for i, part in enumerate(parts):
            if i in checks:
                self.parts.append("roles")
                self.checked.append(checks[i])
            self.parts.append(part)
            self.checked.append((0, 0))

    def go(self, s: State) -> None:
        fp = s.v[SP]
        part = s.v[fp + A]
        s.v[fp + A] = part + 1
        if part < len(self.parts):
            first, last = self.checked[part]
            s.call(self.table.step(self.parts[part]), -1, first, last)
        elif s.rules.next_round(s):  # N5.6
            wipe(s, NEW, PROVINCES)
            wipe(s, USED, CARDS)
            s.v[fp + A] = 0


class Military(Step):
    """N8.1 A: 0 its start, 1 the turns, 2 over."""

    def __init__(self, table: Table) -> None:
        super().__init__("military", "N8.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            v[fp + A] = 1
            owner = holder(s, self.table.powers.one["peace"])
            if owner >= 0:
                s.call(self.table.step("peace"), owner)
                return
        if next_turn(s, self.table, MILITARY, self.table.step("campaign")):
            return
        wipe(s, DONE, EMPIRES)
        v[PEACE_BEFORE] = v[PEACE]
        v[PEACE] = 0
        for p in places(at_war(s)):  # N6.1.3
            for side in range(EMPIRES):
                free_posts(s, self.table, p, side)
        s.done()


# --- peace (N10.3e) ------------------------------------------------------------------------------------


class Window(Step):
    """A question to one player; its second verb is the answer that gives nothing away."""

    def go(self, s: State) -> None:
        s.ask(s.v[s.v[SP] + WHO] - 1)

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base


class DeclarePeace(Verb):
    """N10.3e The player with whom there is peace in this phase."""

    def __init__(self, table: Table) -> None:
        super().__init__("peace", "N10.3e", (table.empires,))
        self.table = table
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = self.params[0].words[arg]
        if not has(s, side, self.table.powers.one["peace"]):
            if why is not None:
                why.add("N10.3e", "no-such-card")
            return False
        if arg == side:
            if why is None:
                return False
            why.add("N10.3e", "not-oneself")
        if neutral(s, arg):
            if why is None:
                return False
            why.add("N10.3e", "neutral", word)
        if s.v[PEACE_BEFORE] == arg + 1:
            if why is None:
                return False
            why.add("N10.3e", "not-twice-running", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[PEACE] = arg + 1
        s.tell(events.PEACE_MADE, side, arg)
        send_home(s, self.table, arg, side)
        send_home(s, self.table, side, arg)
        s.done()


class NoPeace(Verb):
    """N10.0 The power is left unused."""

    def __init__(self) -> None:
        super().__init__("no_peace", "N10.0")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.done()


def send_home(s: State, table: Table, side: int, owner: int) -> None:
    """N10.3e Legions in provinces of the other go to their own capital province."""
    home = table.capital[side]
    for p in places(s.v[OWNED + owner] & s.v[LAND + side] & ~BITS[home]):
        count = legions(s, side, p)
        if count:
            free_posts(s, table, p, side)
            add_land(s, LEGION, side, p, -count)
            add_land(s, LEGION, side, home, count)
            s.tell(events.SENT_HOME, side, p, count)


def peace_partner(s: State, table: Table, side: int) -> int:
    """N10.3e With whom this player has peace; -1: with nobody."""
    if s.v[PEACE] == 0:
        return -1
    named: int = s.v[PEACE] - 1
    owner = holder(s, table.powers.one["peace"])
    if owner < 0:
        return -1
    return named if owner == side else owner if named == side else -1


# --- the turn of one player ----------------------------------------------------------------------------


class Campaign(Step):
    """N8.2 The turn of one player. A: how many of its steps have begun."""

    def __init__(self, table: Table) -> None:
        super().__init__("campaign", "N8.2")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        stage = v[fp + A]
        if stage == 0:
            make_ready(s, self.table, side)
        v[fp + A] = stage + 1
        if stage == len(TURN):
            wipe(s, READY, FOUGHT + PROVINCES + SEAS - READY)
            s.done()
        elif stage != LAND_BATTLES or not self.table.interleaved:
            s.call(self.table.step(TURN[stage]), side)


def make_ready(s: State, table: Table, side: int) -> None:
    """N8.2, N8.9 All units may move, except legions in a war."""
    war = 0 if table.war_legions_move else at_war(s)
    for p in range(len(table.land)):
        s.v[READY + p] = legions(s, side, p)
        s.v[STUCK + p] = 1 if war & BITS[p] and s.v[READY + p] else 0
    for sea in range(len(table.links)):
        s.v[SAILING + sea] = afloat(s, side, sea)
