"""The bot that looks ahead."""

from typing import Final

from internum.bots.bot import Sight
from internum.bots.search.settings import Settings
from internum.bots.search.tree import Tree
from internum.core.chance import Rng
from internum.core.rules import Rules

# What a difference in a game's judgement means for the chance of a win.
SCALE: Final = {"antike": 120.0, "empires": 120.0, "nostrum": 120.0, "conquest": 20.0}


def scale_of(rules: Rules) -> float:
    """The scale of a game's judgement."""
    return SCALE.get(rules.game.name, 100.0)


class SearchBot:
    """Grows a tree of positions and plays the move that it followed most."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move."""
        tree = Tree(sight, sight.side, self.settings, scale_of(sight.rules), rng)
        tree.run()
        return tree.best()
