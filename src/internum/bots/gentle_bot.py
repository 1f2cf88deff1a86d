"""The bot for a first game: it means well, overlooks much, and judges by eye."""

from typing import Final

from internum.bots.bot import Sight
from internum.bots.greedy_bot import WIN, expected
from internum.bots.moves import whole_moves
from internum.core.chance import Rng

MOST_MOVES: Final = 40
SEEN: Final = 75  # of a hundred moves it sees so many
HAZE: Final = 0.3  # how far it misjudges, in units of the distance between the best move and a middling one


class GentleBot:
    """Looks one move ahead like greedy, at some of the moves and not very closely."""

    name = "gentle"

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move."""
        moves = whole_moves(sight.guess(rng), sight.side, MOST_MOVES, rng)
        seen = [one for one in moves if rng.below(100) < SEEN] or moves
        worth = [expected(after, sight.side, rng) for _, after in seen]
        plain = sorted((one for one in worth if abs(one) < WIN), reverse=True) or [0.0]
        haze = HAZE * (plain[0] - plain[len(plain) // 2])
        judged = [one + haze * _about_nothing(rng) for one in worth]
        return seen[judged.index(max(judged))][0]


def _about_nothing(rng: Rng) -> float:
    """A number about 0, seldom beyond 2 on either side."""
    return sum(rng.below(1001) for _ in range(12)) / 1000.0 - 6.0
