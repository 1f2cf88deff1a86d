"""Who plays and what a turn allows, in a written position: what no table can have (E15.7)."""

from internum.core.rows import make_way, too_often
from internum.core.slots import SP, STACK
from internum.core.state import State
from internum.games.empires.acquire import COPIED
from internum.games.empires.positions import on_campaign
from internum.games.empires.state import (
    AFLOAT,
    COPY,
    LOT,
    PEACE,
    READY,
    SEATED,
    TILE,
    TITLE,
    legions,
    triremes,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import CASTOR, TILES, ZEUS
from internum.games.empires.words import TRACKS


def seat(s: State, table: Table, given: set[int]) -> None:
    """E2.1, E5.4a Who is not spoken of leads, or draws the lot, that is left."""
    usual = list(range(1, table.n + 1))
    make_way(s, SEATED, usual, given)
    make_way(s, LOT, usual, given)


def misplaced(s: State, table: Table) -> list[str]:
    """E2.1, E5.4a Every empire has one player and one lot, once the first round has begun."""
    v = s.v
    names = table.empires.words
    usual = list(range(1, table.n + 1))
    out = [f"E2.1 player{number} leads two empires" for number in too_often(s, SEATED, usual)]
    out += [f"E5.4a {names[side - 1]} has two lots" for side in too_often(s, LOT, usual)]
    if v[SP] and v[STACK] - 1 == table.step("round").id:
        out += [f"E2.1 nobody leads {name}" for side, name in enumerate(names) if v[SEATED + side] == 0]
        out += [f"E5.4a lot {place + 1} has no empire" for place in range(table.n) if v[LOT + place] == 0]
        out += [
            f"E10.0 nobody has the {word} title" for i, word in enumerate(TRACKS.words) if v[TITLE + i] == 0
        ]
    return out


def beyond_powers(s: State, table: Table) -> list[str]:
    """E8.3, E8.5, E11.4, E11.11 No unit moves that is not there, no tile works that nobody has."""
    v = s.v
    out: list[str] = []
    side = on_campaign(s)
    now = s.rules.steps[v[v[SP]] - 1].name if side >= 0 else ""
    for p, word in enumerate(table.provinces.words):  # later in the turn the numbers mean nothing any more
        if now in ("triremes", "legions") and v[READY + p] > legions(s, side, p):
            out.append(f"E8.5 more legions can move than stand in {word}")
    for sea, word in enumerate(table.seas.words):
        if now == "triremes" and v[AFLOAT + sea] > triremes(s, side, sea):
            out.append(f"E8.3 more triremes can move than lie in {word}")
    if v[PEACE] and v[TILE + ZEUS] in (0, v[PEACE]):
        out.append(f"E11.4 nobody has peace with {table.empires.words[v[PEACE] - 1]}")
    if v[COPY] and (v[TILE + CASTOR] == 0 or v[COPY] - 1 not in COPIED):
        out.append(f"E11.11 nobody has copied {TILES.words[v[COPY] - 1]}")
    return out
