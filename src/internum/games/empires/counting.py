"""What follows from the pieces on the table: derived slots, and what the box does not allow (E15.7)."""

from internum.core.slots import BITS, SP, A, C, D
from internum.core.state import State
from internum.games.empires.hands import count_known
from internum.games.empires.realm import off_marker, posts
from internum.games.empires.state import (
    BUILT,
    COIN,
    CONQUEROR,
    CONTENT,
    DISCARD,
    FACE,
    FLEET,
    FORT,
    HAND,
    HELD,
    KINDS,
    LAND,
    LEFT,
    LEGENDARY,
    LEGION,
    MARKER,
    MARKER_HELD,
    OWNED,
    OWNER,
    PILE,
    SHOWN,
    SIZE,
    STOCK,
    TILE,
    TILE_COUNT,
    TRIREME,
    forts,
    legions,
    power,
    triremes,
    wipe,
)
from internum.games.empires.table import CARAVAN, Table
from internum.games.empires.tiles import CIRCE, FIRST_HERO, PYRAMIDS, TILES


def refresh(s: State, table: Table) -> None:
    """Count everything that is derived anew."""
    v = s.v
    wipe(s, CONTENT, SIZE - CONTENT)
    count_known(s, table)
    board = table.board
    for side in range(table.n):
        left = LEFT + 4 * side
        v[left + LEGION] = board.legions
        v[left + FORT] = board.fortresses
        v[left + TRIREME] = board.triremes
        v[left + MARKER] = board.markers
        for p in range(len(table.provinces.words)):
            v[left + LEGION] -= legions(s, side, p)
            v[left + FORT] -= forts(s, side, p)
            if legions(s, side, p) + forts(s, side, p):
                v[LAND + side] |= BITS[p]
            if v[OWNER + p] == side + 1:
                v[OWNED + side] |= BITS[p]
                v[left + MARKER] -= 1 if table.capital[side] != p else 0
        for sea in range(len(table.seas.words)):
            v[left + TRIREME] -= triremes(s, side, sea)
            if triremes(s, side, sea):
                v[FLEET + side] |= BITS[sea]
    for tile in range(PYRAMIDS):
        if v[TILE + tile]:
            v[TILE_COUNT + v[TILE + tile] - 1] += 1


def physical(s: State, table: Table) -> list[str]:
    """What the pieces in the box and the printed board do not allow."""
    return [*_units(s, table), *_tokens(s, table), *_board(s, table)]


def _units(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    board = table.board
    for side, name in enumerate(table.empires.words):
        kinds = (
            (LEGION, "legions", board.legions),
            (FORT, "fortresses", board.fortresses),
            (TRIREME, "triremes", board.triremes),
            (MARKER, "control markers", board.markers),
        )
        for unit, word, most in kinds:
            if v[LEFT + 4 * side + unit] < 0:
                out.append(f"E1.3 {name} has {most} {word}, not {most - v[LEFT + 4 * side + unit]}")
    return out


def _tokens(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    for kind in range(LEGENDARY):
        if v[STOCK + kind] < 0:
            most = table.board.coins if kind == COIN else table.board.tokens[kind]
            out.append(f"E1.1a there are {most} of {table.kinds.words[kind]}, not {most - v[STOCK + kind]}")
    for good, word in enumerate(table.goods.words):
        count = v[PILE + good] + v[DISCARD + good]
        for side in range(table.n):
            at = side * KINDS + LEGENDARY + good
            count += v[HAND + at] + v[SHOWN + at]
        if count != 1:
            out.append(f"E1.1a there is one legendary {word}, not {count}")
    for i in range(HAND, HAND + table.n * KINDS):
        if v[i] < 0:
            out.append("E1.1a nobody holds fewer than none")
    for tile, word in enumerate(TILES.words):
        if tile == PYRAMIDS and v[TILE + tile]:
            out.append("E10.6 the Pyramids are no tile to hold")
        if v[FACE + tile] and (tile < FIRST_HERO or v[TILE + tile]):
            out.append(f"E7.8 {word} does not lie in the display")
        if tile == PYRAMIDS and not v[FACE + tile]:
            out.append("E2.6 the Pyramids always lie face up")
    for side, name in enumerate(table.empires.words):
        if v[TILE_COUNT + side] > 5:
            out.append(f"E7.8a {name} has five tiles at most, not {v[TILE_COUNT + side]}")
    return out


def retaining(s: State, table: Table) -> int:
    """E8.9 The province whose survivors are just being told on what they stay; -1: none."""
    fp = s.v[SP]
    if fp == 0 or s.v[fp] - 1 != table.step("battle").id or s.v[fp + D] == 0:
        return -1
    return s.v[fp + A] if s.v[fp + C] == 5 else -1


def _board(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    for side, p in enumerate(table.capital):
        if v[OWNER + p] != side + 1:
            out.append(f"E3.5 {table.provinces.words[p]} always belongs to {table.empires.words[side]}")
    for p, word in enumerate(table.provinces.words):
        conqueror = v[CONQUEROR + p] - 1
        for side in range(table.n):
            if forts(s, side, p) > 1:
                out.append(f"E7.6b one fortress in {word}")
            if p != retaining(s, table) and posts(s, table, p, side) > off_marker(s, side, p):
                out.append(f"E9.3 more posts than legions in {word}")
        for site in table.sites_of[p]:
            holder = v[HELD + site] - 1
            if holder >= 0 and v[BUILT + site] and holder != conqueror:
                out.append(f"E15.7 only a conqueror occupies {table.sites.words[site]}")
            if holder >= 0 and not v[BUILT + site]:
                if table.site_kind[site] != CARAVAN or not power(s, holder, CIRCE):
                    out.append(f"E11.1 nothing to stand on at {table.sites.words[site]}")
        if v[MARKER_HELD + p] and (conqueror < 0 or table.capital_of[p] >= 0):
            out.append(f"E15.7 nobody can occupy the marker of {word}")
        if conqueror >= 0 and (v[OWNER + p] in (0, conqueror + 1) or not v[LAND + conqueror] >> p & 1):
            out.append(f"E3.8 {table.empires.words[conqueror]} is no conqueror of {word}")
    return out
