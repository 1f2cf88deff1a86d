"""Written positions: what they begin with, what follows from their facts, where the game can stand."""

from typing import Final

from internum.core.slots import ROUND
from internum.core.state import State
from internum.games.conquest.cards import FIRST_SENATOR, KINDS
from internum.games.conquest.season import PHASES
from internum.games.conquest.senators import OUT
from internum.games.conquest.setup import equip
from internum.games.conquest.state import (
    ACTIONS,
    AVAILABLE,
    BOX,
    CARDS,
    DECK,
    HAND,
    HELD,
    INFLUENCE,
    KEYS,
    KNOWN,
    OPEN,
    OPENER,
    PLAYERS,
    POOL,
    RANKS,
    RESERVE,
    TOKENS,
)
from internum.games.conquest.table import Table

ENTRIES: Final = [*PHASES, "PLAYER turn", "PLAYER auction", "PLAYER placement"]


def ground(s: State, table: Table) -> None:
    """An empty board, what C2.1 and C2.2 give, and the players in the alliance box in their order."""
    equip(s, table)
    for side in range(table.n):
        s.v[BOX + side] = side + 1
    s.v[OPENER] = 1
    s.v[ROUND] = 1


def complete(s: State, table: Table, given: set[int]) -> None:
    """Cards that lie elsewhere are not in the deck, tokens on the board not in the supply."""
    v = s.v
    for card in range(KINDS):
        if DECK + card in given:
            continue
        elsewhere = 0
        for side in range(table.n):
            elsewhere += v[CARDS + side * KINDS + card]
            if FIRST_SENATOR <= card < FIRST_SENATOR + RANKS:
                elsewhere += v[HAND + side * RANKS + card - FIRST_SENATOR]
        if AVAILABLE + card not in given and card < FIRST_SENATOR:
            v[AVAILABLE + card] = min(v[AVAILABLE + card], max(0, table.copies[card] - elsewhere))
        v[DECK + card] = max(0, table.copies[card] - elsewhere - v[AVAILABLE + card])
    for key in range(len(table.keys.words)):
        if POOL + key not in given:
            v[POOL + key] = max(0, table.token_supply[key] - v[TOKENS + key])
    for side in range(table.n):
        held = HAND + side * RANKS
        if HELD + side not in given:
            v[HELD + side] = sum(v[held : held + RANKS])
        for rank in range(RANKS):
            if OPEN + side * RANKS + rank not in given:
                v[OPEN + side * RANKS + rank] = v[held + rank]
            for viewer in range(table.n):
                slot = KNOWN + (viewer * (PLAYERS + 1) + side) * RANKS + rank
                if slot not in given:
                    v[slot] = min(v[OPEN + side * RANKS + rank], v[held + rank])
    for rank in range(RANKS):
        for viewer in range(table.n):
            slot = KNOWN + (viewer * (PLAYERS + 1) + OUT) * RANKS + rank
            if slot not in given:
                v[slot] = v[OPEN + OUT * RANKS + rank]


def enter(s: State, table: Table, words: list[str]) -> bool:
    """Set the stack for an entry point."""
    step = table.step
    if len(words) == 1 and words[0] in PHASES:
        if words[0] in ("alliances", "tokens", "cards"):
            for place in range(PLAYERS):
                s.v[BOX + place] = 0
        if words[0] == "placement" and not any(s.v[RESERVE : RESERVE + 6 * PLAYERS]):
            for player in range(table.n):
                if any(s.v[INFLUENCE + player * KEYS : INFLUENCE + (player + 1) * KEYS]):
                    reserve(s, table, player)
        s.call(step("season"), -1, PHASES.index(words[0]))
        return True
    if len(words) != 2 or words[0] not in table.players.index:
        return False
    side = table.players.index[words[0]]
    place = next((i for i in range(PLAYERS) if s.v[BOX + i] == side + 1), 0)
    if words[1] == "turn":
        s.call(step("season"), -1, PHASES.index("actions") + 1)
        s.call(step("actions"), -1, place + 1)
        s.v[ACTIONS] = table.actions
        s.call(step("turn"), side)
    elif words[1] == "auction":
        for i in range(PLAYERS):
            s.v[BOX + i] = 0
        s.call(step("season"), -1, PHASES.index("alliances") + 1)
        s.call(step("alliances"), -1, 1)
        s.call(step("auction"), side)
        s.v[OPENER] = side + 1
    elif words[1] == "placement":
        s.call(step("season"), -1, PHASES.index("placement") + 1)
        s.call(step("placement"), -1, place)
        reserve(s, table, side)
    else:
        return False
    return True


def reserve(s: State, table: Table, side: int) -> None:
    """C2.5 All that a player starts with is still to be placed."""
    for kind, count in enumerate(table.board.start_units):
        s.v[RESERVE + 6 * side + kind] = count
