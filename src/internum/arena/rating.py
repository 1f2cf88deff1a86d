"""Strengths from tables of many: maximum likelihood, and intervals from drawing the blocks again.

A bot that holds k seats of a table wins it with the chance k t / (sum of all k t), where t is its strength;
for two seats this is Elo's formula, and we write t on his scale: 400 points are odds of ten to one.
Openskill and its like judge after every game, so that their numbers depend on the order of the games and
follow people who improve. Bots of a run do not change: we ask all games at once, which needs no parameter, no
order and no library. Each bot is held to have also won one game and lost one against the middle of the field,
so that whoever won or lost everything still has a number.
"""

import math
from collections.abc import Iterable
from typing import Final

from internum.arena.match import Outcome
from internum.core.chance import Rng

DRAWS: Final = 200  # how often the blocks are drawn again
ROUNDS: Final = 200
MIDDLE: Final = 1000.0

Seating = tuple[tuple[str, int], ...]  # which bots hold how many seats
Tally = dict[Seating, list[float]]  # games, then the wins of each of its bots


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Games and wins by who sat at the table."""
    out: Tally = {}
    for one in outcomes:
        seating = tuple(sorted((name, one.bots.count(name)) for name in set(one.bots)))
        row = out.setdefault(seating, [0.0] * (len(seating) + 1))
        row[0] += 1
        for i, (name, _) in enumerate(seating):
            row[i + 1] += sum(share for bot, share in zip(one.bots, one.returns) if bot == name)
    return out


def strengths(counted: Tally, names: list[str]) -> dict[str, float]:
    """The strengths under which these results are likeliest, on Elo's scale around 1000."""
    power = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        wins = dict.fromkeys(names, 1.0)  # the game that each is held to have won
        weight = {name: 2 / (1 + power[name]) for name in names}
        for seating, row in counted.items():
            whole = sum(seats * power[name] for name, seats in seating)
            for i, (name, seats) in enumerate(seating):
                wins[name] += row[i + 1]
                weight[name] += row[0] * seats / whole
        found = {name: wins[name] / weight[name] for name in names}
        moved = max(abs(math.log(found[name] / power[name])) for name in names)
        power = found
        if moved < 1e-6:
            break
    return {name: MIDDLE + 400 * math.log10(power[name]) for name in names}


def ratings(outcomes: list[Outcome], names: list[str]) -> dict[str, tuple[float, float, float]]:
    """By bot its strength and the 95 % interval of it."""
    blocks: dict[str, list[Outcome]] = {}
    for one in outcomes:
        blocks.setdefault(one.seed, []).append(one)
    tallies = [tally(block) for block in blocks.values()]
    point = strengths(_sum(tallies), names)
    rng = Rng(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(DRAWS):
        again = _sum([tallies[rng.below(len(tallies))] for _ in tallies])
        for name, value in strengths(again, names).items():
            drawn[name].append(value)
    out = {}
    for name in names:
        row = sorted(drawn[name])
        out[name] = (point[name], row[len(row) // 40], row[-len(row) // 40 - 1])
    return out


def _sum(tallies: list[Tally]) -> Tally:
    out: Tally = {}
    for one in tallies:
        for seating, row in one.items():
            old = out.setdefault(seating, [0.0] * len(row))
            for i, value in enumerate(row):
                old[i] += value
    return out


def share_interval(blocks: list[tuple[float, int]]) -> tuple[float, float, float]:
    """A share of wins with its 95 % interval, from (wins, games) of each independent block.

    Wilson's interval, with as many games as would scatter like these blocks do.
    """
    games = sum(count for _, count in blocks)
    share = sum(wins for wins, _ in blocks) / games
    effective = float(games)
    if len(blocks) > 30:  # from fewer the spread cannot be told
        spread = sum((wins - share * count) ** 2 for wins, count in blocks) / games**2
        if spread > 0:
            effective = share * (1 - share) / spread
    low, high = wilson(share, max(1.0, effective))
    return share, low, high


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
