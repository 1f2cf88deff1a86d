"""What an exchange of throws costs both sides, counted exactly: no die is thrown."""

from typing import Final, final


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


def suffered(throws: list[float], added: int, per_hit: int, absorbed: int, units: int) -> list[float]:
    """The chances of each number of units lost to a throw and what is added; some hits may be absorbed."""
    out = [0.0] * (units + 1)
    for total, chance in enumerate(throws):
        hits = (total + added) // per_hit - absorbed
        out[max(0, min(hits, units))] += chance
    return out


def enough(
    throws: list[list[float]], per_hit: int, absorbed: int, units: int, own: list[float], added: int
) -> int:
    """The fewest attackers, by their throws from none up, that are left alone with an even chance.

    They meet so many units, which throw `own`. One more than there are throws for: none are enough.
    """
    for attackers in range(1, len(throws)):
        falls = suffered(throws[attackers], 0, per_hit, absorbed, units)[units]
        stays = 1.0 - suffered(own, added, per_hit, 0, attackers)[attackers]
        if falls * stays >= 0.5:
            return attackers
    return len(throws)
