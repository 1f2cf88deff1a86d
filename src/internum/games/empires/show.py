"""The game as text for the terminal: who has what, and what stands where, as one seat sees it."""

from typing import Final

from internum.core.masks import places
from internum.core.state import State
from internum.games.empires.realm import levels
from internum.games.empires.sets import best_set, by_good
from internum.games.empires.state import (
    BUILT,
    CHIP,
    CONQUEROR,
    COPY,
    FACE,
    HAND,
    HELD,
    KINDS,
    LEFT,
    MARKER_HELD,
    OWNER,
    PEACE,
    SHOWN,
    TILE,
    TILE_COUNT,
    TITLE,
    WEIGHT,
    forts,
    legions,
    power,
    triremes,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import CLEOPATRA, HANNIBAL, TILES, ZEUS

HEADING: Final = (
    "          trade  culture  military  holds  left: legions fortresses triremes markers (*: title)"
)


def board_text(s: State, table: Table, side: int | None) -> str:
    """The empires and the display; then, by owner, the provinces; then the seas with their coasts."""
    lines = [HEADING]
    own_levels = list(levels(s, table))
    for empire in range(table.n):
        lines += _empire(s, table, empire, own_levels[3 * empire : 3 * empire + 3])
    if side is not None and side < table.n:
        lines.append(_hand(s, table, side))
    lines += _middle(s, table)
    lines += ["", "          built (free sites)"]
    for owner in [*range(table.n), -1]:
        rows = [_province(s, table, p) for p in range(len(table.land)) if s.v[OWNER + p] == owner + 1]
        lines += [table.empires.words[owner] if owner >= 0 else "neutral", *rows]
    lines += ["seas", *(_sea(s, table, sea) for sea in range(len(table.links)))]
    return "\n".join(lines)


def _counts(s: State, table: Table, first: int) -> str:
    """A run of counts by kind in words."""
    return "  ".join(f"{s.v[first + k]} {word}" for k, word in enumerate(table.kinds.words) if s.v[first + k])


def _empire(s: State, table: Table, empire: int, own: list[int]) -> list[str]:
    v = s.v
    track = [f"{level}{'*' if v[TITLE + i] == empire + 1 else ' '}" for i, level in enumerate(own)]
    left = "/".join(str(v[LEFT + 4 * empire + piece]) for piece in range(4))
    tiles = [word for i, word in enumerate(TILES.words) if v[TILE + i] == empire + 1]
    if v[COPY] and "castor_pollux" in tiles:
        tiles.append(f"(as {TILES.words[v[COPY] - 1]})")
    word = table.empires.words[empire]
    held = f"{v[WEIGHT + empire]:>5}   {left:10} {', '.join(tiles)}"
    lines = [f"{word:9} {track[0]:>6} {track[1]:>8} {track[2]:>9} {held}"]
    shown = _counts(s, table, SHOWN + empire * KINDS)
    return [*lines, f"{'':9} offers {shown}"] if shown else lines


def _hand(s: State, table: Table, side: int) -> str:
    """What the reader holds, and what it is good for."""
    largest = best_set(by_good(s.v, HAND + side * KINDS), power(s, side, CLEOPATRA), power(s, side, HANNIBAL))
    price: int = 6 + s.v[TILE_COUNT + side]
    held = _counts(s, table, HAND + side * KINDS) or "nothing"
    return f"you hold  {held}  (largest set {largest}; a hero or wonder costs {price})"


def _middle(s: State, table: Table) -> list[str]:
    """What lies in the middle of the table: tiles, chips, and the peace of this round."""
    v = s.v
    chips = [f"{a}/{b}" for i, (a, b) in enumerate(table.board.chips) if not v[CHIP + i]]
    lines = [
        "display   " + ", ".join(w for i, w in enumerate(TILES.words) if v[FACE + i]),
        "chips     " + ", ".join(chips),
    ]
    if v[PEACE]:
        words = table.empires.words
        lines.append(f"peace     {words[v[TILE + ZEUS] - 1]}, {words[v[PEACE] - 1]}")
    return lines


def _province(s: State, table: Table, p: int) -> str:
    """A province with its buildings, its free sites, and who is there."""
    v = s.v
    name = table.provinces.words[p]
    here: list[str] = []
    free: list[str] = []
    for site in table.sites_of[p]:
        word = table.sites.words[site][len(name) + 1 :]
        if v[HELD + site]:
            word += f"[{table.empires.words[v[HELD + site] - 1]}]"
        (here if v[BUILT + site] else free).append(word)
    if free:
        here.append(f"({' '.join(free)})")
    for empire, word in enumerate(table.empires.words):
        units = [
            f"{n} {unit if n == 1 else plural}"
            for n, unit, plural in (
                (legions(s, empire, p), "legion", "legions"),
                (forts(s, empire, p), "fortress", ""),
            )
            if n
        ]
        here += [f" {word}: {', '.join(units)}"] if units else []
    if v[CONQUEROR + p]:
        held = " on the marker" if v[MARKER_HELD + p] else ""
        here.append(f" conquered by {table.empires.words[v[CONQUEROR + p] - 1]}{held}")
    return f"  {name:13} {' '.join(here)}"


def _sea(s: State, table: Table, sea: int) -> str:
    """A sea with the provinces on its coast, and whose triremes lie there."""
    coast = [table.provinces.words[p] for p in places(table.touches[sea])]
    fleets = [
        f" {name}: {n} {'trireme' if n == 1 else 'triremes'}"
        for empire, name in enumerate(table.empires.words)
        if (n := triremes(s, empire, sea))
    ]
    return f"  {table.seas.words[sea]:17} {' '.join([*coast, *fleets])}"
