"""The campaign season (chapter 3) with its end (chapter 11): what follows what."""

from typing import Final

from internum.core.slots import ROUND, SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.games.conquest import events
from internum.games.conquest.cards import FIRST_DIPLOMACY, KINDS, PIRATES
from internum.games.conquest.scoring import score
from internum.games.conquest.state import (
    ACTIONS,
    AVAILABLE,
    BOX,
    CARDS,
    OPENER,
    PLAYERS,
    TOOK,
    TURNED_KINDS,
    USED,
    set_teams,
    wipe,
)
from internum.games.conquest.table import Table
from internum.games.conquest.taxes import raise_taxes
from internum.games.conquest.victory import finish

PHASES: Final = ["tokens", "cards", "alliances", "placement", "actions", "taxes", "scoring", "season_end"]


def season(s: State, table: Table) -> int:
    """C3.1 Which campaign season is played, from 1."""
    return (s.v[ROUND] - 1) // table.rounds + 1


def round_of_season(s: State, table: Table) -> int:
    """C6.0.1 Which round of the season is played, from 1."""
    return (s.v[ROUND] - 1) % table.rounds + 1


class Season(Step):
    """C3.1 The phases in order. A: how many have begun."""

    def __init__(self, table: Table) -> None:
        super().__init__("season", "C3.1")
        self.table = table

    def go(self, s: State) -> None:
        table = self.table
        fp = s.v[SP]
        phase = PHASES[s.v[fp + A]]
        s.v[fp + A] += 1
        if phase == "taxes":
            raise_taxes(s, table)
        elif phase == "scoring":
            score(s, table)
            if season(s, table) == table.seasons:  # C12.1
                finish(s, table)
        elif phase == "season_end":
            end_season(s, table)
            if s.rules.next_round(s):
                s.v[fp + A] = 0
        elif phase != "placement" or season(s, table) == 1:
            s.call(table.step(phase))


class Actions(Step):
    """C6.0.1 Phase 5: four rounds in turn order. A: the next place of the alliance box."""

    def __init__(self, table: Table) -> None:
        super().__init__("actions", "C6.0.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        while v[fp + A] < PLAYERS and v[BOX + v[fp + A]] == 0:
            v[fp + A] += 1
        if v[fp + A] < PLAYERS:
            player = v[BOX + v[fp + A]] - 1
            v[fp + A] += 1
            v[ACTIONS] = self.table.actions
            v[TOOK] = 0
            s.tell(events.TURN, player)
            s.call(self.table.step("turn"), player)
        elif round_of_season(s, self.table) == self.table.rounds:
            s.done()
        elif s.rules.next_round(s):
            v[fp + A] = 0


def end_season(s: State, table: Table) -> None:
    """C11.1, C7.2 Cards are turned up, diplomacy comes back, the box is cleared; the last player opens.

    All else stays (C11.2).
    """
    v = s.v
    wipe(s, USED, PLAYERS * TURNED_KINDS)
    for side in range(table.n):
        for card in range(FIRST_DIPLOMACY, PIRATES + 1):
            v[AVAILABLE + card] += v[CARDS + side * KINDS + card]
            v[CARDS + side * KINDS + card] = 0
    for place in range(PLAYERS):
        if v[BOX + place]:
            v[OPENER] = v[BOX + place]  # C4.3 the last of the turn order
            v[BOX + place] = 0
    set_teams(s)
    s.tell(events.SEASON_OVER, season(s, table))
