"""Exact odds of a battle (E8.7 to E8.7c): every sum of the dice with its ways is counted, none is thrown."""

from internum.core.state import State
from internum.games.empires.battle import ON_LAND, additions, dice, strength
from internum.games.empires.state import forts
from internum.games.empires.table import Table
from internum.games.mediterranean.odds import Odds, suffered


def odds(s: State, table: Table, where: int, place: int, side: int, foe: int) -> Odds:
    """E8.7b A battle that the active side would begin in a place."""
    per_hit = table.board.per_hit
    lost: list[list[float]] = []
    for thrower, other, active in ((foe, side, False), (side, foe, True)):
        throws = table.throws[where][dice(s, where, thrower, place)]
        fortress = 1 if where == ON_LAND and forts(s, other, place) else 0
        added = additions(s, where, thrower, place, active)
        lost.append(suffered(throws, added, per_hit, fortress, strength(s, where, other, place)))
    return Odds(lost[0], lost[1])
