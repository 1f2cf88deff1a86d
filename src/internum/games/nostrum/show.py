"""The game as text for the terminal: who has what, and what stands where, as one seat sees it."""

from typing import Final

from internum.core.masks import places
from internum.core.state import State
from internum.games.nostrum.board import BUILDINGS, ROLES
from internum.games.nostrum.payment import largest_set
from internum.games.nostrum.realm import COMMERCE, MILITARY, POLITICS, counts, holder, neutral
from internum.games.nostrum.state import (
    BUILT,
    CARD,
    HAND,
    HELD,
    KINDS,
    LEFT,
    MARKER_HELD,
    NEW,
    OWNER,
    PEACE,
    POINTS,
    ROLE,
    SHOWN,
    TOKENS,
    WEIGHT,
    afloat,
    ashore,
    forts,
    legions,
)
from internum.games.nostrum.table import Table

HEADING: Final = "          trade  cities  units  holds  left: legions fortresses triremes markers (*: role)"


def board_text(s: State, table: Table, side: int | None) -> str:
    """The civilizations and the cards; then, by owner, the provinces; then the seas with their coasts."""
    lines = [HEADING]
    count = counts(s, table)
    for empire in range(table.n):
        lines += _empire(s, table, empire, count[3 * empire : 3 * empire + 3])
    if side is not None and side < table.n:
        held = _counts(s, table, HAND + side * KINDS) or "nothing"
        lines.append(f"you hold  {held}  (largest set {largest_set(s, side)})")
        if s.v[POINTS + side]:
            lines.append(f"points    {table.board.points - s.v[POINTS + side]} left of {table.board.points}")
    lines += _middle(s, table)
    lines += ["", "          built (free sites)"]
    for owner in [*range(table.n), -1]:
        rows = [_province(s, table, p) for p in range(len(table.land)) if s.v[OWNER + p] == owner + 1]
        if rows:
            lines += [_title(s, table, owner), *rows]
    lines += ["seas", *(_sea(s, table, sea) for sea in range(len(table.links)))]
    return "\n".join(lines)


def _title(s: State, table: Table, owner: int) -> str:
    if owner < 0:
        return "without a marker"
    return table.empires.words[owner] + (" (neutral)" if neutral(s, owner) else "")


def _counts(s: State, table: Table, first: int) -> str:
    """A run of counts by kind in words."""
    return "  ".join(f"{s.v[first + k]} {word}" for k, word in enumerate(table.kinds.words) if s.v[first + k])


def _empire(s: State, table: Table, empire: int, own: list[int]) -> list[str]:
    v = s.v
    track = [f"{own[role]}{'*' if v[ROLE + role] == empire + 1 else ' '}" for role in range(len(ROLES))]
    left = "/".join(str(v[LEFT + 4 * empire + piece]) for piece in range(4))
    cards = [word for i, word in enumerate(table.cards.words) if v[CARD + i] == empire + 1]
    held = "neutral" if neutral(s, empire) else f"{v[WEIGHT + empire]:>5}   {left:10} {', '.join(cards)}"
    word = table.empires.words[empire]
    lines = [f"{word:9} {track[COMMERCE]:>6} {track[POLITICS]:>7} {track[MILITARY]:>6} {held}".rstrip()]
    shown = _counts(s, table, SHOWN + empire * KINDS)
    return [*lines, f"{'':9} lays down {shown}"] if shown else lines


def _middle(s: State, table: Table) -> list[str]:
    """What lies in the middle of the table: heroes and wonders, tokens, and the peace of this round."""
    v = s.v
    open_cards = [
        f"{word} {table.card_price[i]}"
        for i, word in enumerate(table.cards.words)
        if v[CARD + i] == 0 and (table.people_of[i] < 0 or not neutral(s, table.people_of[i]))
    ]
    tokens = [f"{v[TOKENS + kind]} {word}" for kind, word in enumerate(BUILDINGS)]
    lines = [f"cards     {', '.join(open_cards)}", f"tokens    {', '.join(tokens)}"]
    if v[PEACE]:
        words = table.empires.words
        owner = holder(s, table.powers.one["peace"])
        lines.append(f"peace     {words[owner]}, {words[v[PEACE] - 1]}")
    return lines


def _units(numbers: list[tuple[int, str, str]]) -> str:
    return ", ".join(f"{n} {one if n == 1 else many}" for n, one, many in numbers if n)


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
        units = _units(
            [
                (legions(s, empire, p), "legion", "legions"),
                (forts(s, empire, p), "fortress", "fortresses"),
                (ashore(s, empire, p), "trireme ashore", "triremes ashore"),
            ]
        )
        here += [f" {word}: {units}"] if units else []
    if v[MARKER_HELD + p]:
        here.append(f" {table.empires.words[v[MARKER_HELD + p] - 1]} on the marker")
    if v[NEW + p]:
        here.append(" (new)")
    return f"  {name:13} {' '.join(here)}".rstrip()


def _sea(s: State, table: Table, sea: int) -> str:
    """A sea with the provinces on its coast, and whose triremes lie there."""
    coast = [table.provinces.words[p] for p in places(table.touches[sea])]
    fleets = [
        f" {name}: {n} {'trireme' if n == 1 else 'triremes'}"
        for empire, name in enumerate(table.empires.words)
        if (n := afloat(s, empire, sea))
    ]
    return f"  {table.seas.words[sea]:17} {' '.join([*coast, *fleets])}"
