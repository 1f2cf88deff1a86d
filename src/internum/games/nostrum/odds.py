"""Exact odds of a battle (9.1): every sum of the dice with its ways is counted, none is thrown."""

from internum.core.state import State
from internum.games.mediterranean.odds import Odds, suffered
from internum.games.nostrum.battle import additions, dice, strength
from internum.games.nostrum.table import Table


def odds(s: State, table: Table, where: int, place: int, side: int, foe: int) -> Odds:
    """N9.1.3 A battle that the active side would begin in a place; what windows change is not in it."""
    lost: list[list[float]] = []
    for thrower, other, active in ((foe, side, False), (side, foe, True)):
        throws = table.throws[dice(s, table, where, thrower, place, active)]
        added = additions(s, table, where, thrower, place, active)
        lost.append(suffered(throws, added, table.board.per_hit, 0, strength(s, where, other, place)))
    return Odds(lost[0], lost[1])
