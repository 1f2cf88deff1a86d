"""The game as text for the terminal: who has what, and what stands where, as one seat sees it."""

from internum.core.state import State
from internum.games.empires.realm import levels
from internum.games.empires.state import (
    BUILT,
    CONQUEROR,
    COPY,
    FACE,
    HAND,
    HELD,
    KINDS,
    MARKER_HELD,
    OWNER,
    SHOWN,
    TILE,
    TITLE,
    WEIGHT,
    forts,
    legions,
    triremes,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import TILES

TRACKS = ["trade", "culture", "military"]


def board_text(s: State, table: Table, side: int | None) -> str:
    """The empires, the display, the provinces with their buildings and units, the seas with triremes."""
    seat = -1 if side is None else s.seat(side)
    lines: list[str] = []
    own_levels = levels(s, table)
    for empire in range(table.n):
        lines += _empire(s, table, empire, own_levels, s.seat(empire) == seat and seat >= 0)
    lines.append("display: " + ", ".join(w for i, w in enumerate(TILES.words) if s.v[FACE + i]))
    lines.append("")
    for p, word in enumerate(table.provinces.words):
        lines += _province(s, table, p, word)
    for sea, word in enumerate(table.seas.words):
        fleets = [
            f"{name} {triremes(s, empire, sea)}"
            for empire, name in enumerate(table.empires.words)
            if triremes(s, empire, sea)
        ]
        if fleets:
            lines.append(f"  {word}: triremes of {', '.join(fleets)}")
    return "\n".join(lines)


def _counts(s: State, table: Table, first: int) -> str:
    """A run of counts by kind in words."""
    return "  ".join(f"{s.v[first + k]} {word}" for k, word in enumerate(table.kinds.words) if s.v[first + k])


def _empire(s: State, table: Table, empire: int, own_levels: list[int], own: bool) -> list[str]:
    v = s.v
    track = "/".join(str(own_levels[3 * empire + i]) for i in range(3))
    titles = [word for i, word in enumerate(TRACKS) if v[TITLE + i] == empire + 1]
    tiles = [word for i, word in enumerate(TILES.words) if v[TILE + i] == empire + 1]
    if v[COPY] and "castor_pollux" in tiles:
        tiles.append(f"(as {TILES.words[v[COPY] - 1]})")
    led = f"  leads: {', '.join(titles)}" if titles else ""
    lines = [f"{table.empires.words[empire]:9} {track:8}  {', '.join(tiles)}{led}"]
    if own:
        lines.append(f"{'':9} holds {_counts(s, table, HAND + empire * KINDS) or 'nothing'}")
    else:
        lines.append(f"{'':9} holds {v[WEIGHT + empire]} resources")
    shown = _counts(s, table, SHOWN + empire * KINDS)
    if shown:
        lines.append(f"{'':9} offers {shown}")
    return lines


def _province(s: State, table: Table, p: int, word: str) -> list[str]:
    v = s.v
    here: list[str] = []
    if v[OWNER + p]:
        here.append(f"of {table.empires.words[v[OWNER + p] - 1]}")
    for site in table.sites_of[p]:
        name = table.sites.words[site][len(word) + 1 :]
        holder = f" held by {table.empires.words[v[HELD + site] - 1]}" if v[HELD + site] else ""
        if v[BUILT + site] or holder:
            here.append(f"{name if v[BUILT + site] else f'site of {name}'}{holder}")
    for empire, name in enumerate(table.empires.words):
        counts = ((legions(s, empire, p), "legion"), (forts(s, empire, p), "fortress"))
        here += [f"{name} {n} {what}" for n, what in counts if n]
    if v[CONQUEROR + p]:
        held = " on the marker" if v[MARKER_HELD + p] else ""
        here.append(f"conquered by {table.empires.words[v[CONQUEROR + p] - 1]}{held}")
    free = [table.sites.words[i][len(word) + 1 :] for i in table.sites_of[p] if not v[BUILT + i]]
    if not here:
        return []
    rest = f"  (free: {', '.join(free)})" if free else ""
    return [f"  {word}: {'; '.join(here)}{rest}"]
