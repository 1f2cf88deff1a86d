"""The bot that takes what looks best now: one move ahead, to the next settled state of a guess."""

from typing import Final

from internum.bots.bot import Sight
from internum.bots.moves import whole_moves
from internum.core.chance import Rng
from internum.core.state import State

MOST_MOVES: Final = 300
GUESSES: Final = 4  # where there is something to guess
WIN: Final = 1e9


class GreedyBot:
    """Tries every move and keeps the one after which the game's own judgement is highest."""

    name = "greedy"

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move."""
        first = sight.guess(rng)
        side = sight.side
        moves = whole_moves(first, side, MOST_MOVES, rng)
        if len(moves) == 1:
            return moves[0][0]
        others = [sight.guess(rng) for _ in range(GUESSES - 1)] if sight.rules.secrets else []
        best: list[list[int]] = []
        highest = float("-inf")
        for move, after in moves:
            total = expected(after, side, rng)
            for guess in others:
                s = guess.copy()
                for choice in move:
                    s.push(choice, side)
                total += expected(s, side, rng)
            if total > highest:
                highest = total
                best = []
            if total == highest:
                best.append(move)
        return best[rng.below(len(best))]


def expected(s: State, side: int, rng: Rng) -> float:
    """What a state is worth to a side; where chance has the word, the mean of a few of its answers."""
    if s.actor >= 0 or s.over:
        return worth(s, side)
    total = 0.0
    for _ in range(GUESSES):
        t = s.copy()
        t.push_chance(rng)
        total += worth(t, side)
    return total / GUESSES


def worth(s: State, side: int) -> float:
    """A win counts more than any judgement, a loss less."""
    if s.over:
        return WIN * (2.0 * s.returns[s.seat(side)] - 1.0)
    return s.rules.value(s, side)
