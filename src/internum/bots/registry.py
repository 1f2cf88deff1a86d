"""The bots by name."""

from collections.abc import Callable
from typing import Final

from internum.bots.bot import Bot
from internum.bots.gentle_bot import GentleBot
from internum.bots.greedy_bot import GreedyBot
from internum.bots.levels import sharp, steady, strong
from internum.bots.own import own_bot
from internum.bots.random_bot import RandomBot
from internum.core.errors import Unknown

LEVELS: Final[dict[str, Callable[[], Bot]]] = {  # the weakest first
    "gentle": GentleBot,
    "steady": steady,
    "sharp": sharp,
    "strong": strong,
}
BOTS: Final[dict[str, Callable[[], Bot]]] = {**LEVELS, "greedy": GreedyBot, "random": RandomBot}


def bot(name: str) -> Bot:
    """A bot by its name: one of ours, or one of your own as `my.py:Ana`."""
    if ":" in name:
        return own_bot(name)
    if name not in BOTS:
        raise Unknown(f"unknown bot {name!r}; known: {', '.join(BOTS)}; your own: FILE.py:NAME")
    return BOTS[name]()
