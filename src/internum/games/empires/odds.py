"""Exact odds of a battle (E8.7 to E8.7c): every sum of the dice with its ways is counted, none is thrown."""

from typing import Final, final

from internum.core.state import State
from internum.games.empires.battle import ON_LAND, additions, dice, strength
from internum.games.empires.state import forts
from internum.games.empires.table import Table


@final
class Odds:
    """What an exchange of rolls costs the two sides, each by the throw of the other alone."""

    def __init__(self, lost: list[float], destroyed: list[float]) -> None:
        self.lost: Final = lost  # the chance that the side loses 0, 1, 2 … units; the last means all of them
        self.destroyed: Final = destroyed  # the same of its foe

    def losses(self) -> float:
        """Units that the side loses, on average."""
        return mean(self.lost)

    def kills(self) -> float:
        """Units that its foe loses, on average."""
        return mean(self.destroyed)

    def alone(self) -> float:
        """The chance that only the side has units left."""
        return self.destroyed[-1] * (1.0 - self.lost[-1])

    def driven_out(self) -> float:
        """The chance that only its foe has."""
        return self.lost[-1] * (1.0 - self.destroyed[-1])


def mean(chances: list[float]) -> float:
    """The average number."""
    return sum([count * chance for count, chance in enumerate(chances)])


def suffered(throws: list[float], added: int, per_hit: int, fortress: int, units: int) -> list[float]:
    """E8.7b The chances of each number of units lost to a throw and what is added to it."""
    out = [0.0] * (units + 1)
    for total, chance in enumerate(throws):
        hits = (total + added) // per_hit - fortress
        out[max(0, min(hits, units))] += chance
    return out


def odds(s: State, table: Table, where: int, place: int, side: int, foe: int) -> Odds:
    """A battle that the active side would begin in a place."""
    per_hit = table.board.per_hit
    lost: list[list[float]] = []
    for thrower, other, active in ((foe, side, False), (side, foe, True)):
        throws = table.throws[where][dice(s, where, thrower, place)]
        fortress = 1 if where == ON_LAND and forts(s, other, place) else 0
        added = additions(s, where, thrower, place, active)
        lost.append(suffered(throws, added, per_hit, fortress, strength(s, where, other, place)))
    return Odds(lost[0], lost[1])
