"""Antike as text for the terminal: who has what, and what stands where."""

from internum.core.state import State
from internum.games.antike.exchange import KINDS
from internum.games.antike.know_how import KNOW_HOWS
from internum.games.antike.personages import PERSONAGES, score
from internum.games.antike.rondel import FIELDS
from internum.games.antike.state import (
    CITY,
    EARNED,
    HELD,
    KNOWS,
    ORDER,
    RONDEL,
    TEMPLE,
    units,
)
from internum.games.antike.table import Table


def board_text(s: State, table: Table) -> str:
    """Nations in turn order, then every province that is settled or occupied."""
    v = s.v
    lines: list[str] = []
    for place in range(table.playing):
        nation = v[ORDER + place] - 1
        if nation < 0:
            continue
        held = "  ".join(f"{v[HELD + 4 * nation + kind]} {KINDS[kind]}" for kind in range(4))
        field = v[RONDEL + nation] - 1
        known = [word for i, word in enumerate(KNOW_HOWS.words) if v[KNOWS + 8 * nation + i]]
        won = [
            f"{v[EARNED + 5 * nation + k]} {w}"
            for k, w in enumerate(PERSONAGES.words)
            if v[EARNED + 5 * nation + k]
        ]
        stone = FIELDS.words[field] if field >= 0 else "beside the rondel"
        lines.append(
            f"{table.nations[nation]:16} {score(s, table, nation):2}/{table.goal}  {held}  stone: {stone}"
        )
        if known or won:
            lines.append(f"{'':16} {', '.join(known)}{'; ' if known and won else ''}{', '.join(won)}")
    lines.append("")
    for p, word in enumerate(table.side.provinces.words):
        here: list[str] = []
        owner = v[CITY + p] - 1
        if owner >= 0:
            here.append(f"city of the {table.nations[owner]}{' with temple' if v[TEMPLE + p] else ''}")
        for nation, name in enumerate(table.nations):
            counts = [(units(s, kind, nation, p), what) for kind, what in enumerate(("legion", "galley"))]
            here += [f"{name} {n} {what}{'s' if n > 1 else ''}" for n, what in counts if n]
        if here:
            lines.append(f"  {word} ({KINDS[table.resource[p]]}): {'; '.join(here)}")
    return "\n".join(lines)
