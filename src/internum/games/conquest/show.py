"""The game as text for the terminal: who has what, and what stands where, as one seat sees it."""

from typing import Final

from internum.core.slots import BITS
from internum.core.state import State
from internum.games.conquest.cards import CARDS as WORDS
from internum.games.conquest.cards import KINDS, SENATORS
from internum.games.conquest.season import round_of_season, season
from internum.games.conquest.state import (
    ABANDONED,
    AVAILABLE,
    BOX,
    CARDS,
    CASH,
    CHAOS,
    CITY,
    FLEETS,
    HAND,
    HELD,
    INFLUENCE,
    KEYS,
    PLAYERS,
    POINTS,
    PRESENT,
    RANKS,
    TOKENS,
    TURNED_KINDS,
    USED,
    galleys,
    units,
)
from internum.games.conquest.table import Table

HEADING: Final = "          points  cash  chaos  senators  cards before the player (*: used)"


def board_text(s: State, table: Table, side: int | None) -> str:
    """Players in turn order, the open cards, the key provinces, the other provinces, the seas."""
    order = " ".join(
        f"{i + 1}:{table.players.words[s.v[BOX + i] - 1]}" for i in range(PLAYERS) if s.v[BOX + i]
    )
    lines = [
        f"season {season(s, table)}, round {round_of_season(s, table)}   turn order {order or 'not settled'}",
        HEADING,
    ]
    lines += [_player(s, table, player, side) for player in range(table.n)]
    if side is not None and side < table.n:
        lines.append(f"you hold  {_hand(s, side)}")
    lines.append("cards     " + (", ".join(_available(s, table)) or "none"))
    lines += ["", "key provinces"]
    rest: list[str] = []
    for p, word in enumerate(table.provinces.words):
        if table.key_of[p] >= 0:
            lines.append(_key(s, table, p, word))
        elif any(s.v[PRESENT + player] & BITS[p] for player in range(table.n)):
            rest.append(f"  {word:20} {_armies(s, table, p)}")
    lines += ["provinces", *(rest or ["  no units elsewhere"]), "seas"]
    for sea, word in enumerate(table.seas.words):
        fleets = [
            f"{name} {galleys(s, player, sea)}"
            for player, name in enumerate(table.players.words)
            if s.v[FLEETS + player] & BITS[sea]
        ]
        if fleets:
            lines.append(f"  {word:20} {', '.join(fleets)}")
    return "\n".join(lines)


def _player(s: State, table: Table, player: int, reader: int | None) -> str:
    v = s.v
    chaos = str(v[CHAOS + player]) if table.chaos_open or reader == player else "?"  # A04
    cards = []
    for card, word in enumerate(WORDS.words):
        count = v[CARDS + player * KINDS + card]
        if count:
            used = card < TURNED_KINDS and v[USED + player * TURNED_KINDS + card] > 0
            cards.append(f"{str(count) + ' ' if count > 1 else ''}{word}{'*' if used else ''}")
    word = table.players.words[player]
    numbers = f"{v[POINTS + player]:>6} {v[CASH + player]:>5} {chaos:>6} {v[HELD + player]:>9}"
    return f"{word:9} {numbers}  {', '.join(cards)}"


def _hand(s: State, side: int) -> str:
    held = [
        f"{s.v[HAND + side * RANKS + rank]} senator {word.upper()}"
        for rank, word in enumerate(SENATORS.words)
        if s.v[HAND + side * RANKS + rank]
    ]
    return ", ".join(held) or "no senator"


def _available(s: State, table: Table) -> list[str]:
    out = []
    for card, word in enumerate(WORDS.words):
        count = s.v[AVAILABLE + card]
        if count:
            out.append(f"{str(count) + ' ' if count > 1 else ''}{word} ({table.prices[card]})")
    return out


def _key(s: State, table: Table, p: int, word: str) -> str:
    v = s.v
    key = table.key_of[p]
    worth = "/".join(str(value) for value in table.values[key])
    held = [
        f"{name} {v[INFLUENCE + player * KEYS + key]}"
        for player, name in enumerate(table.players.words)
        if v[INFLUENCE + player * KEYS + key]
    ]
    if v[TOKENS + key]:
        held.append(f"tokens {v[TOKENS + key]}")
    city = ""
    if v[CITY + key]:
        owner = "nobody" if v[CITY + key] == ABANDONED else table.players.words[v[CITY + key] - 1]
        city = f" city of {owner}"
    return f"  {word:14} {worth:8} {', '.join(held):34}{city} {_armies(s, table, p)}".rstrip()


def _armies(s: State, table: Table, p: int) -> str:
    out = []
    for player, name in enumerate(table.players.words):
        if s.v[PRESENT + player] & BITS[p]:
            own = [
                f"{units(s, player, p, kind)} {unit}"
                for kind, unit in enumerate(table.land_units.words)
                if units(s, player, p, kind)
            ]
            out.append(f"{name}: {', '.join(own)}")
    return "; ".join(out)
