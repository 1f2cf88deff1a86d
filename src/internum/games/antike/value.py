"""A hand-made judgement of a position, for the greedy bot: what a player counts before a move."""

from internum.core.state import State
from internum.games.antike.personages import score, seas
from internum.games.antike.state import (
    COIN,
    COUNT,
    HELD,
    KNOWS,
    NATIONS,
    SUPPLY,
    TEMPLES,
    UNITS_PER_TYPE,
)
from internum.games.antike.table import Table


def strength(s: State, table: Table, nation: int) -> float:
    """What a nation has reached and what it can still make of it."""
    v = s.v
    total = 100.0 * score(s, table, nation)
    held = HELD + 4 * nation
    for kind in range(4):
        amount = v[held + kind]
        total += 3.0 * min(amount, 6) + 1.0 * min(max(amount - 6, 0), 6)
    total += 2.0 * min(v[held + COIN], 4)
    total += 16.0 * v[COUNT + nation] + 14.0 * v[TEMPLES + nation]
    total += 8.0 * (v[COUNT + nation] % 5) + 10.0 * (v[TEMPLES + nation] % 3)
    total += 6.0 * seas(s, nation)
    for know_how in range(8):
        total += 14.0 * v[KNOWS + 8 * nation + know_how]
    for kind in range(2):
        total += 5.0 * min(UNITS_PER_TYPE - v[SUPPLY + kind * NATIONS + nation], 9)
    return total


def judge(s: State, table: Table, side: int) -> float:
    """Own strength less the average of the others; a win is worth everything."""
    own = strength(s, table, side)
    rest = 0.0
    for other in range(len(table.nations)):
        if other != side and s.v[COUNT + other]:
            rest += strength(s, table, other)
    if score(s, table, side) >= table.goal:
        own += 100000.0
    return own - rest / (table.playing - 1)
