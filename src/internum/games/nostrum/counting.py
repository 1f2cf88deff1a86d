"""What follows from the pieces on the table: derived slots, and what the box does not allow (N14.6)."""

from internum.core.slots import BITS, SP, A, C, D
from internum.core.state import State
from internum.games.nostrum.hands import count_known
from internum.games.nostrum.realm import posts
from internum.games.nostrum.state import (
    ASHORE,
    BEACH,
    BUILT,
    CARD,
    CONTENT,
    COUNT,
    FLEET,
    FORT,
    HAND,
    HELD,
    KINDS,
    LAND,
    LEFT,
    LEGION,
    MARKER,
    MARKER_HELD,
    OWNED,
    OWNER,
    PROVINCES,
    ROLE,
    SEATED,
    SIZE,
    STOCK,
    TOKENS,
    TRIREME,
    afloat,
    ashore,
    forts,
    legions,
    wipe,
)
from internum.games.nostrum.table import Table

BUILDING_WORDS = ["caravans", "markets", "cities", "temples"]


def refresh(s: State, table: Table) -> None:
    """Count everything that is derived anew."""
    v = s.v
    wipe(s, CONTENT, SIZE - CONTENT)
    count_known(s, table)
    pieces = table.board.pieces
    for side in range(table.n):
        left = LEFT + 4 * side
        for unit in range(4):
            v[left + unit] = pieces[unit]
        for p in range(len(table.land)):
            v[left + LEGION] -= legions(s, side, p)
            v[left + FORT] -= forts(s, side, p)
            v[left + TRIREME] -= ashore(s, side, p)
            if legions(s, side, p) + forts(s, side, p):
                v[LAND + side] |= BITS[p]
            if v[ASHORE + side * PROVINCES + p]:
                v[BEACH + side] |= BITS[p]
            if v[OWNER + p] == side + 1:
                v[OWNED + side] |= BITS[p]
                v[left + MARKER] -= 1
        for sea in range(len(table.links)):
            v[left + TRIREME] -= afloat(s, side, sea)
            if afloat(s, side, sea):
                v[FLEET + side] |= BITS[sea]
    for kind in range(4):
        v[TOKENS + kind] = table.board.tokens[kind]
    for site, kind in enumerate(table.site_kind):
        v[TOKENS + kind] -= v[BUILT + site]
    for card in range(len(table.card_item)):
        if v[CARD + card]:
            v[COUNT + v[CARD + card] - 1] += 1


def physical(s: State, table: Table) -> list[str]:
    """What the pieces in the box and the printed board do not allow."""
    return [*_pieces(s, table), *_cards(s, table), *_board(s, table)]


def _pieces(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    words = ("legions", "fortresses", "triremes", "influence markers")
    for side, name in enumerate(table.empires.words):
        for unit, word in enumerate(words):
            if v[LEFT + 4 * side + unit] < 0:
                most = table.board.pieces[unit]
                out.append(f"N2.1 {name} has {most} {word}, not {most - v[LEFT + 4 * side + unit]}")
    for kind, word in enumerate(BUILDING_WORDS):
        if v[TOKENS + kind] < 0:
            most = table.board.tokens[kind]
            out.append(f"N2.3 there are {most} {word}, not {most - v[TOKENS + kind]}")
    return out


def _cards(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    for kind, word in enumerate(table.kinds.words):
        if v[STOCK + kind] < 0:
            most = table.board.stock[kind]
            out.append(f"N2.2 there are {most} of {word}, not {most - v[STOCK + kind]}")
    for side, name in enumerate(table.empires.words):
        if v[SEATED + side]:
            continue
        if any(v[HAND + side * KINDS + kind] for kind in range(KINDS)) or v[COUNT + side]:
            out.append(f"N4.3.2 {name} is neutral and has no cards")
        if side + 1 in v[ROLE : ROLE + 3]:
            out.append(f"N4.3.2 {name} is neutral and has no role")
    for card, word in enumerate(table.cards.words):
        people = table.people_of[card]
        if people >= 0 and v[CARD + card] not in (0, people + 1):
            out.append(f"N7.3.7 {word} belongs to {table.empires.words[people]} alone")
    return out


def retaining(s: State, table: Table) -> int:
    """N9.5.1 The province whose survivors are just being told on what they stay; -1: none."""
    fp = s.v[SP]
    if fp == 0 or s.v[fp] - 1 != table.step("battle").id or s.v[fp + D] == 0:
        return -1
    return s.v[fp + A] if s.v[fp + C] >= 5 else -1


def _board(s: State, table: Table) -> list[str]:
    v = s.v
    out: list[str] = []
    for p, word in enumerate(table.provinces.words):
        for side in range(table.n):
            if forts(s, side, p) > 1:
                out.append(f"N7.3.3 one fortress in {word}")
            if ashore(s, side, p) and not table.coast[p]:
                out.append(f"N7.3.5 no sea touches {word}")
            if p != retaining(s, table) and posts(s, table, p, side) > legions(s, side, p):
                out.append(f"N9.3.3 more occupied in {word} than there are legions")
        for site in table.sites_of[p]:
            if v[HELD + site] and (not v[BUILT + site] or v[OWNER + p] in (0, v[HELD + site])):
                out.append(f"N9.3.3 nothing to occupy at {table.sites.words[site]}")
        if v[MARKER_HELD + p] and v[OWNER + p] in (0, v[MARKER_HELD + p]):
            out.append(f"N9.4 no foreign marker in {word}")
    return out
