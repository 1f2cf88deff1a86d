"""A game played out at random, inside the compiled code: what benchmarks measure and searches call.

The first side asked picks among `branch`, all alike; chance goes by its weights. No checks, no events.
"""

from typing import final

from internum.core.chance import Rng
from internum.core.slots import ASKED, CHANCE, DRAFT_HEAD, DRAFT_PART, DRAFT_SIDE, OVER, SP, TURN, WHO
from internum.core.state import State


@final
class Counts:
    """What was played; adds up over playouts."""

    def __init__(self) -> None:
        self.decisions = 0  # choices of players with at least two answers to pick from
        self.choices = 0  # of players, forced ones too
        self.moves = 0  # whole moves of players
        self.draws = 0  # results of chance


def playout(s: State, rng: Rng, counts: Counts) -> None:
    """Play to the end of the game."""
    v = s.v  # a push writes into these slots and never replaces them
    rules = s.rules
    out: list[int] = []
    while v[OVER] == 0:
        out.clear()
        if v[DRAFT_HEAD]:
            side: int = v[DRAFT_SIDE] - 1
            rules.verbs[v[DRAFT_PART] - 1].branch(s, side, out)
        elif v[ASKED] & 1:
            s.push(draw_one(s, rng, out), CHANCE)
            counts.draws += 1
            continue
        else:
            side = s.actor
            step = rules.steps[v[v[SP]] - 1]
            step.branch(s, side, out)
            turn = v[TURN]
            if turn and v[turn + WHO] == side + 1:
                for verb in rules.steps[v[turn] - 1].free:
                    verb.branch(s, side, out)
        counts.choices += 1
        if len(out) > 1:
            counts.decisions += 1
            s.push(out[rng.below(len(out))], side)
        else:
            s.push(out[0], side)
        if v[DRAFT_HEAD] == 0:
            counts.moves += 1


def draw_one(s: State, rng: Rng, out: list[int]) -> int:
    """One result of chance, by its weights; `out` is room for the list."""
    step = s.rules.steps[s.v[s.v[SP]] - 1]
    step.legal(s, CHANCE, out)
    return out[rng.weighted(step.weights(s))]
