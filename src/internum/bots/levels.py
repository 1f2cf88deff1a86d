"""The levels that look ahead: how far and how wide in each game, and what each may spend.

A level is a number of simulations, so that the same seed plays the same move anywhere; the clock is there for
slow machines. Where the numbers come from stands in docs/bots.md.
"""

from typing import Final

from internum.bots.bot import Sight
from internum.bots.search.settings import Settings
from internum.bots.search_bot import SearchBot
from internum.core.chance import Rng

USUAL: Final = "antike"  # for games of somebody else's

STEADY: Final = {
    "antike": Settings(simulations=4, seconds=0.08),
    "empires": Settings(simulations=24, seconds=0.08),
    "nostrum": Settings(simulations=24, seconds=0.08),
    "conquest": Settings(simulations=4, seconds=0.08, turns=2, theirs=24),
}
SHARP: Final = {
    "antike": Settings(simulations=24, seconds=0.3),
    "empires": Settings(simulations=48, seconds=0.3, replies=1, theirs=12),
    "nostrum": Settings(simulations=16, seconds=0.3, turns=2, inner=40, theirs=40),
    "conquest": Settings(simulations=12, seconds=0.3, turns=2, theirs=24),
}
STRONG: Final = {
    "antike": Settings(simulations=16, seconds=1.0, turns=2, inner=40, theirs=40),
    "empires": Settings(simulations=150, seconds=1.0, replies=1, inner=32, theirs=16),
    "nostrum": Settings(simulations=48, seconds=1.0, turns=2, inner=40, theirs=40),
    "conquest": Settings(simulations=32, seconds=1.0, turns=2, theirs=24),
}


class Level:
    """A name, and a search for each game."""

    def __init__(self, name: str, settings: dict[str, Settings]) -> None:
        self.name = name
        self.settings: Final = settings

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move."""
        settings = self.settings.get(sight.rules.game.name, self.settings[USUAL])
        return SearchBot(self.name, settings).choose(sight, rng)


def steady() -> Level:
    """Thinks its own turn through."""
    return Level("steady", STEADY)


def sharp() -> Level:
    """Looks further, and at what others may do."""
    return Level("sharp", SHARP)


def strong() -> Level:
    """Takes its time."""
    return Level("strong", STRONG)
