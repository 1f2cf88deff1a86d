"""What is counted from the position: derived slots, and what is physically impossible (chapter 1)."""

from internum.core.slots import BITS
from internum.core.state import State
from internum.games.conquest import cards
from internum.games.conquest.state import (
    ABANDONED,
    AVAILABLE,
    BOX,
    CAESAR,
    CAESAR_IN,
    CARDS,
    CITY,
    CONTENT,
    DECK,
    FLEETS,
    GALLEY,
    GALLEYS,
    HAND,
    HELD,
    INFLUENCE,
    KEYS,
    LAND_KINDS,
    LEFT,
    MARKER,
    PLAYERS,
    POOL,
    PROVINCES,
    RANKS,
    RESERVE,
    SEAS,
    SIZE,
    TOKENS,
    TURNED_KINDS,
    UNITS,
    USED,
    mark_province,
    set_teams,
    wipe,
)
from internum.games.conquest.table import Table


def refresh(s: State, table: Table) -> None:
    """Recompute masks, supplies and alliances."""
    v = s.v
    wipe(s, CONTENT, SIZE - CONTENT)
    for side in range(table.n):
        for province in range(len(table.land)):
            mark_province(s, side, province)
        for sea in range(len(table.seas.words)):
            if v[GALLEYS + side * SEAS + sea]:
                v[FLEETS + side] |= BITS[sea]
        for kind in range(GALLEY + 1):
            v[LEFT + 7 * side + kind] = table.supply[kind] - on_board(s, side, kind)
        placed = sum(v[INFLUENCE + side * KEYS : INFLUENCE + (side + 1) * KEYS])
        v[LEFT + 7 * side + MARKER] = table.markers - placed
    set_teams(s)


def on_board(s: State, side: int, kind: int) -> int:
    """How many pieces of a kind a player has on the board."""
    v = s.v
    if kind == CAESAR:
        return 1 if v[CAESAR_IN + side] else 0
    if kind == GALLEY:
        return sum(v[GALLEYS + side * SEAS : GALLEYS + (side + 1) * SEAS])
    first = UNITS + side * PROVINCES * LAND_KINDS + kind
    total: int = 0
    for province in range(PROVINCES):
        total += v[first + province * LAND_KINDS]
    return total


def physical(s: State, table: Table) -> list[str]:
    """C1.2 to C1.4, C14.16: more pieces than there are, cards that cannot lie so, players in two places."""
    v = s.v
    wrong: list[str] = []
    for side in range(table.n):
        name = table.players.words[side]
        for kind, word in enumerate(table.units.words):
            count = on_board(s, side, kind) + v[RESERVE + 6 * side + kind]
            if count > table.supply[kind]:
                wrong.append(f"C1.2 {name} has {count} {word}, the supply is {table.supply[kind]}")
        if v[LEFT + 7 * side + MARKER] < 0:
            wrong.append(f"C1.2 {name} has more than {table.markers} influence markers on the board")
        if v[HELD + side] != sum(v[HAND + side * RANKS : HAND + (side + 1) * RANKS]):
            wrong.append(f"C1.8 {name} does not hold {v[HELD + side]} senators")
        for card in range(TURNED_KINDS):
            if v[USED + side * TURNED_KINDS + card] > v[CARDS + side * cards.KINDS + card]:
                wrong.append(f"C7.2 {name} has used {cards.TURNED.words[card]} without having it")
    for key, word in enumerate(table.keys.words):
        if v[POOL + key] + v[TOKENS + key] > table.token_supply[key]:
            wrong.append(f"C1.4 there are {table.token_supply[key]} tokens of {word}")
    wrong += _cards(s, table)
    if sum(1 for key in range(KEYS) if v[CITY + key]) > len(table.city_sites):
        wrong.append(f"C1.3 there are at most {len(table.city_sites)} cities")
    for key in range(KEYS):
        if table.n < v[CITY + key] < ABANDONED:
            wrong.append("C1.3 a city belongs to a player")
    seen = [v[BOX + place] for place in range(PLAYERS) if v[BOX + place]]
    if len(seen) != len(set(seen)):
        wrong.append("C4.1 a player stands on one place of the alliance box")
    return wrong


def _cards(s: State, table: Table) -> list[str]:
    """C14.16, C14.5 Every card once for each copy; senators only in hands, immediate cards with nobody."""
    v = s.v
    wrong: list[str] = []
    for card, word in enumerate(cards.CARDS.words):
        count = v[DECK + card] + v[AVAILABLE + card]
        for side in range(table.n):
            own = v[CARDS + side * cards.KINDS + card]
            if own and (cards.is_immediate(card) or cards.is_senator(card)):
                wrong.append(f"C7.4 {word} does not lie before a player")
            count += own
            if cards.is_senator(card):
                count += v[HAND + side * RANKS + card - cards.FIRST_SENATOR]
        if count > table.copies[card]:
            wrong.append(f"{cards.CLAUSES[card]}, C14.16: there are {table.copies[card]} of {word}")
    return wrong
