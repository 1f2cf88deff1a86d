"""Written positions: what they begin with, what follows from their facts, where the game can stand."""

from typing import Final

from internum.core.slots import FRAME, ROUND, SP, STACK, WHO
from internum.core.state import State
from internum.games.nostrum.board import ROLES
from internum.games.nostrum.counting import refresh
from internum.games.nostrum.military import TURN, Round, make_ready
from internum.games.nostrum.realm import neutral
from internum.games.nostrum.roles import held
from internum.games.nostrum.state import (
    CARD,
    DONE,
    DRAWER,
    EMPIRES,
    FIRST,
    FLOOR,
    FOUGHT,
    GIVER,
    GIVER_HELD,
    KINDS,
    KNOWN,
    PART,
    READY,
    ROLE,
    SEATED,
    VICTIM,
    VICTIM_HELD,
)
from internum.games.nostrum.table import Table

PHASES: Final = ["round", "income", "exchange", "construction", "keeping", "military"]
TURNS: Final = ["placing", "taking", "draw", "building", "campaign"]


def entries(table: Table) -> list[str]:
    """The entry points, as they are written."""
    battles = [name for name in TURN if name != "land_battles" or not table.interleaved]
    return [*PHASES, *(f"EMPIRE {name}" for name in TURNS + battles)]


def ground(s: State, table: Table) -> None:
    """An empty board; the civilizations of the board file that are not left out have a player each."""
    seat = 0
    for side in range(table.n):
        if side not in table.suggested:
            seat += 1
            s.v[SEATED + side] = seat
    s.v[ROUND] = 1
    _fill(s, table, set())


def _fill(s: State, table: Table, given: set[int]) -> None:
    """Start heroes and roles, where nothing else is given."""
    v = s.v
    for side in range(table.n):
        card = CARD + table.heroes[side]
        if card not in given:
            v[card] = 0 if table.advanced or neutral(s, side) else side + 1
    for role in range(3):
        if ROLE + role not in given and (v[ROLE + role] == 0 or neutral(s, v[ROLE + role] - 1)):
            v[ROLE + role] = 0
    for side, empire in enumerate(table.board.empires):
        if empire.role and not neutral(s, side):
            role = ROLES.index(empire.role)
            if v[ROLE + role] == 0 and ROLE + role not in given:
                v[ROLE + role] = side + 1
    seated = [side for side in range(table.n) if not neutral(s, side)]
    for role in range(3):
        if v[ROLE + role] == 0 and ROLE + role not in given:
            v[ROLE + role] = min(seated, key=lambda side: (held(s, side, -1), side)) + 1


def complete(s: State, table: Table, given: set[int]) -> None:
    """Heroes, roles, what was known when cards passed unseen, units that are ready."""
    v = s.v
    _fill(s, table, given)
    refresh(s, table)
    if v[GIVER] or v[DRAWER]:
        for i in range(EMPIRES * KINDS):
            if FLOOR + i not in given:
                v[FLOOR + i] = v[KNOWN + i]
        for owner, first in ((GIVER, GIVER_HELD), (VICTIM, VICTIM_HELD)):
            for kind in range(KINDS):
                if v[owner] and first + kind not in given:
                    v[first + kind] = max(0, v[KNOWN + (v[owner] - 1) * KINDS + kind])
    side = on_campaign(s)
    if side >= 0:
        kept = {slot: v[slot] for slot in given if READY <= slot < FOUGHT}
        make_ready(s, table, side)
        for slot, value in kept.items():
            v[slot] = value


def on_campaign(s: State) -> int:
    """Whose turn of the Military phase is on; -1: nobody's."""
    if s.v[SP]:
        for fp in range(STACK, s.v[SP] + 1, FRAME):
            if s.rules.steps[s.v[fp] - 1].name == "campaign":
                return s.v[fp + WHO] - 1
    return -1


def enter(s: State, table: Table, words: list[str]) -> bool:
    """Set the stack for an entry point."""
    step = table.step
    whole = step("round")
    assert isinstance(whole, Round)
    part = {name: i for i, name in enumerate(whole.parts) if name != "roles"}
    if len(words) == 1 and words[0] in PHASES:
        if words[0] == "keeping":
            s.call(whole, -1, part["construction"] + 1)
            s.call(step("construction"), -1, 1)
            s.call(step("keeping"))
        else:
            s.call(whole, -1, part.get(words[0], 0))
        return True
    if len(words) != 2 or words[0] not in table.empires.index:
        return False
    side = table.empires.index[words[0]]
    name = words[1]
    if name == "placing":
        if not table.advanced:
            return False
        s.v[FIRST] = s.v[SEATED + side]
        s.call(whole, -1, 1)
        s.call(step("roles"), -1, 0, 3, 1)
        s.call(step("placing"), side)
    elif name in ("taking", "draw"):
        s.call(whole, -1, part["exchange"] + 1)
        for other in range(table.n):
            s.v[PART + other] = 0 if neutral(s, other) else 1
        s.call(step("exchange"), -1, 3 if name == "taking" else 5)
        s.call(step(name), side)
    elif name == "building":
        s.call(whole, -1, part["construction"] + 1)
        s.call(step("construction"))
        s.v[DONE + side] = 1
        s.call(step("building"), side)
    elif name == "campaign" or (name in TURN and f"EMPIRE {name}" in entries(table)):
        s.call(whole, -1, part["military"] + 1)
        s.call(step("military"), -1, 1)
        s.v[DONE + side] = 1
        if name == "campaign":
            s.call(step("campaign"), side)
            return True
        s.call(step("campaign"), side, TURN.index(name) + 1)
        s.call(step(name), side)
    else:
        return False
    return True
