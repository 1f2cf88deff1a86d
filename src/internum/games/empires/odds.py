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


def sums(faces: list[int], count: int) -> list[int]:
    """In how many ways so many dice show each sum, from 0 up."""
    ways = [1]
    for _ in range(count):
        thrown = [0] * (len(ways) + max(faces))
        for total, number in enumerate(ways):
            for face in faces:
                thrown[total + face] += number
        ways = thrown
    return ways


def suffered(
    faces: list[int], count: int, added: int, per_hit: int, fortress: int, units: int
) -> list[float]:
    """E8.7b The chances of each number of units lost to so many dice and what is added to them."""
    out = [0.0] * (units + 1)
    ways = sums(faces, count)
    whole = float(sum(ways))
    for total, number in enumerate(ways):
        hits = (total + added) // per_hit - fortress
        out[max(0, min(hits, units))] += number / whole
    return out


def odds(s: State, table: Table, where: int, place: int, side: int, foe: int) -> Odds:
    """A battle that the active side would begin in a place."""
    faces = table.board.land_die if where == ON_LAND else table.board.sea_die
    chances: list[list[float]] = []
    for thrower, other, active in ((foe, side, False), (side, foe, True)):
        fortress = 1 if where == ON_LAND and forts(s, other, place) else 0
        chances.append(
            suffered(
                faces,
                dice(s, where, thrower, place),
                additions(s, where, thrower, place, active),
                table.board.per_hit,
                fortress,
                strength(s, where, other, place),
            )
        )
    return Odds(chances[0], chances[1])
