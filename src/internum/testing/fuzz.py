"""The fuzzer: random tables of a game until the time is over, under the same oracles."""

import time

from internum.core.chance import Rng
from internum.core.rules import Game
from internum.testing.conform import examine, judge_masks, option_sets
from internum.testing.report import Report


def fuzz(game: Game, seconds: float, seed: int = 1, round_limit: int = 20) -> Report:
    """Play games with random seats and options; writes nothing but the report.

    Game number i is that of seed + i, so each can be played again alone.
    """
    end = time.monotonic() + seconds
    report = Report()
    while time.monotonic() < end:
        dice = Rng(seed)
        seats = game.seats[dice.below(len(game.seats))]
        options: dict[str, object] = {"round_limit": round_limit}
        for _ in range(dice.below(3)):  # more than one at a time meets what no option does alone
            sets = option_sets(game, seats)
            options |= sets[dice.below(len(sets))]
        examine(game, seats, options, seed, report, lambda: time.monotonic() > end)
        seed += 1
    judge_masks(game, {}, seed, report)
    return report
