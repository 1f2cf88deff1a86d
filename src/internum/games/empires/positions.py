"""Written positions: what they begin with, what follows from their facts, where the game can stand."""

from typing import Final

from internum.core.slots import FRAME, SP, STACK, WHO
from internum.core.state import State
from internum.games.empires.campaign import PHASES, TURN, wait_ready
from internum.games.empires.setup import print_capitals
from internum.games.empires.state import (
    AFLOAT,
    BUILT,
    CONQUEROR,
    CULTURE,
    DISCARD,
    DONE,
    EMPIRES,
    FACE,
    GOODS,
    HAND,
    HELD,
    KINDS,
    LEGENDARY,
    LOT,
    MARKER_HELD,
    MILITARY,
    OWNER,
    PILE,
    READY,
    SEATED,
    SHOWN,
    TILE,
    TITLE,
    TRADE,
    forts,
    legions,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import FIRST_HERO, TILES

TURNS: Final = ["building", "triremes", "sea_battles", "legions", "land_battles", "conquest", "conversion",
    "circe", "campaign"]  # fmt: skip
ENTRIES: Final = [*PHASES, *(f"EMPIRE {name}" for name in TURNS), "EMPIRE taking"]

# other words for where the game stands; those for a phase are also said of the turn of an empire in it
SAID: Final = {
    "phase 1": "collect", "collecting": "collect", "production": "collect", "income": "collect",
    "phase 2": "trade", "trading": "trade", "commerce": "trade", "exchange": "trade",
    "phase 3": "build", "building": "build", "purchases": "build",
    "phase 4": "war", "move and battle": "war", "moving": "war", "military": "war",
    "phase 5": "leaders", "titles": "leaders", "claims": "leaders", "new leaders": "leaders",
}  # fmt: skip
SAID_OF_TURNS: Final = {
    "build": "building", "build turn": "building", "buy": "building",
    "war": "campaign", "turn": "campaign", "start of turn": "campaign", "turn start": "campaign",
    "move": "campaign", "movement": "campaign",
    "trireme": "triremes", "trireme moves": "triremes", "sail": "triremes",
    "sea moves": "triremes", "sea": "triremes",
    "sea battle": "sea_battles", "fight": "sea_battles",
    "legion": "legions", "legion moves": "legions", "march": "legions", "land moves": "legions",
    "land": "legions",
    "land battle": "land_battles", "battle": "land_battles", "battles": "land_battles",
    "conquest step": "conquest", "conquests": "conquest", "plunder": "conquest", "occupy": "conquest",
    "convert": "conversion", "conversions": "conversion", "lay": "circe", "take": "taking",
}  # fmt: skip


def ground(s: State, table: Table) -> None:
    """An empty board: seats and lots in the order of the board file, starting heroes, first leaders."""
    for side in range(table.n):
        s.v[SEATED + side] = side + 1
        s.v[LOT + side] = side + 1
        s.v[TILE + table.heroes[side]] = side + 1
    for tile in range(FIRST_HERO, len(TILES.words)):
        s.v[FACE + tile] = 1
    print_capitals(s, table)
    names = table.empires.index
    first = table.board.leaders
    culture = first["culture"] if first["culture"] in names else first["culture_without_egypt"]
    s.v[TITLE + TRADE] = names[first["trade"]] + 1
    s.v[TITLE + CULTURE] = names[culture] + 1
    s.v[TITLE + MILITARY] = names[first["military"]] + 1
    for good in range(GOODS):
        s.v[PILE + good] = 1


def complete(s: State, table: Table, given: set[int]) -> None:
    """Tiles that are owned lie open no more, tokens in hands are not in the pile, units on turn are ready."""
    v = s.v
    for tile in range(FIRST_HERO, len(TILES.words) - 1):
        if v[TILE + tile] and FACE + tile not in given:
            v[FACE + tile] = 0
    for good in range(GOODS):
        if PILE + good not in given:
            elsewhere = v[DISCARD + good]
            for side in range(EMPIRES):
                at = side * KINDS + LEGENDARY + good
                elsewhere += v[HAND + at] + v[SHOWN + at]
            v[PILE + good] = 0 if elsewhere else 1
    for p in range(len(table.provinces.words)):
        if CONQUEROR + p not in given:
            v[CONQUEROR + p] = _conqueror(s, table, p) + 1
    side = on_campaign(s)
    if side >= 0:
        kept = {slot: v[slot] for slot in given if READY <= slot < AFLOAT + len(table.seas.words)}
        wait_ready(s, table, side)
        for slot, value in kept.items():
            v[slot] = value


def _conqueror(s: State, table: Table, province: int) -> int:
    """Who must be conqueror because a legion of his occupies something; -1: nobody need be."""
    v = s.v
    owner = v[OWNER + province] - 1
    for site in table.sites_of[province]:
        if v[BUILT + site] and v[HELD + site] and v[HELD + site] - 1 != owner:
            return v[HELD + site] - 1
    if v[MARKER_HELD + province]:
        for side in range(table.n):
            if side != owner and legions(s, side, province) + forts(s, side, province):
                return side
    return -1


def on_campaign(s: State) -> int:
    """Whose turn of phase 4 is on; -1: nobody's."""
    for fp in range(STACK, s.v[SP] + 1, FRAME):
        if s.v[SP] and s.rules.steps[s.v[fp] - 1].name == "campaign":
            return s.v[fp + WHO] - 1
    return -1


def enter(s: State, table: Table, words: list[str]) -> bool:
    """Set the stack for an entry point."""
    step = table.step
    empires = [table.empires.find(word) for word in words if table.empires.find(word) >= 0]
    said = " ".join(word for word in words if table.empires.find(word) < 0).replace("_", " ")
    said = SAID.get(said, said)
    if not empires and said in PHASES:
        s.call(step("round"), -1, PHASES.index(said))
        return True
    if len(empires) != 1:
        return False
    side = empires[0]
    name = SAID_OF_TURNS.get(said, said.replace(" ", "_"))
    if name == "taking":
        s.call(step("round"), -1, PHASES.index("build"))
        s.call(step("trade"), -1, 3)
        s.call(step("taking"), side, 0, 0, side)
    elif name == "building":
        s.call(step("round"), -1, PHASES.index("war"))
        s.call(step("build"), -1, 1)
        s.v[DONE + side] = 1
        s.call(step("building"), side)
    elif name in TURNS:
        s.call(step("round"), -1, PHASES.index("leaders"))
        s.call(step("war"), -1, 1)
        s.v[DONE + side] = 1
        if name == "campaign":
            s.call(step("campaign"), side)
            return True
        stage = TURN.index(name) + 1
        if name == "conversion" and table.convert_at_end:
            stage = len(TURN) - 1
        s.call(step("campaign"), side, stage)
        s.call(step(name), side)
    else:
        return False
    return True
