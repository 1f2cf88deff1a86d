"""The four levels that people choose from, and what each may spend.

A level is a number of simulations, so that the same seed plays the same move anywhere; the clock is there for
slow machines only. Where a level's numbers come from stands in docs/bots.md.
"""

from typing import Final

from internum.bots.search.settings import Settings
from internum.bots.search_bot import SearchBot

SEARCHING: Final = {
    "steady": Settings(simulations=8, seconds=0.08, root=60, inner=12),
    "sharp": Settings(simulations=40, seconds=0.4),
    "strong": Settings(simulations=160, seconds=1.0),
}


def steady() -> SearchBot:
    """Thinks its own turn through."""
    return SearchBot("steady", SEARCHING["steady"])


def sharp() -> SearchBot:
    """Looks at more ways, and at what comes after."""
    return SearchBot("sharp", SEARCHING["sharp"])


def strong() -> SearchBot:
    """Takes its time."""
    return SearchBot("strong", SEARCHING["strong"])
