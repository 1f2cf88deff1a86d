"""Phase 7: victory points and chaos (chapter 10)."""

from internum.core.state import State
from internum.games.conquest import events
from internum.games.conquest.state import CHAOS, CITY, INFLUENCE, KEYS, POINTS, add_chaos
from internum.games.conquest.table import Table


def add_points(s: State, table: Table, side: int, count: int) -> None:
    """C10.3 Victory points rise or fall, below 0 unless the option says otherwise."""
    s.v[POINTS + side] += count
    if table.points_floor and s.v[POINTS + side] < 0:
        s.v[POINTS + side] = 0


def province_points(s: State, table: Table, key: int) -> list[int]:
    """C10.1 What each player scores in a key province: groups of equal counts, ties in full."""
    out = [0] * table.n
    highest = 1 << 30
    for value in table.values[key]:
        best = 0
        for side in range(table.n):
            count = s.v[INFLUENCE + side * KEYS + key]
            if best < count < highest:
                best = count
        if best == 0:
            break
        for side in range(table.n):
            if s.v[INFLUENCE + side * KEYS + key] == best:
                out[side] = value
        highest = best
    return out


def cities(s: State, side: int) -> int:
    """C10.2 How many cities a player owns."""
    count = 0
    for key in range(KEYS):
        if s.v[CITY + key] == side + 1:
            count += 1
    return count


def penalties(s: State, table: Table) -> list[int]:
    """C10.3 What each player loses for chaos."""
    totals = [int(s.v[CHAOS + side]) for side in range(table.n)]
    out = [0] * table.n
    highest = max(totals)
    if highest == 0 or (min(totals) == highest and not table.level_penalty):
        return out
    second = max([total for total in totals if total < highest], default=0)
    for side, total in enumerate(totals):
        if total == highest:
            out[side] = table.most_chaos
        elif total == second and total > 0:
            out[side] = table.second_chaos
    return out


def score(s: State, table: Table) -> None:
    """C10.1 to C10.3 Provinces, then cities calm the chaos, then the penalties."""
    for key in range(len(table.keys.words)):
        for side, points in enumerate(province_points(s, table, key)):
            if points:
                add_points(s, table, side, points)
                s.tell(events.SCORED, side, key, points)
    for side in range(table.n):
        calmed = table.city_chaos * cities(s, side)
        if calmed:
            before = s.v[CHAOS + side]
            add_chaos(s, side, -calmed)
            s.tell(events.CALMED, side, before - s.v[CHAOS + side])
    for side, points in enumerate(penalties(s, table)):
        if points:
            add_points(s, table, side, -points)
            s.tell(events.PENALTY, side, points)
