"""The bot that plays anything."""

from internum.bots.bot import Sight
from internum.bots.moves import random_move
from internum.core.chance import Rng


class RandomBot:
    """Picks among what is open, choice by choice, each as likely as the others."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move."""
        return random_move(sight.guess(rng), sight.side, rng)
