"""Internum: board games of the ancient Mediterranean, rules-complete.

    import internum

    state = internum.game("antike").new(seats=4, options={"board": "east"}, seed=7)

The public names are below; higher rooms load when they are asked for.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, entry_points, version
from typing import TYPE_CHECKING, Any

from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.slots import CHANCE
from internum.core.state import State

if TYPE_CHECKING:
    from internum.core.rules import Game
    from internum.record.match import Match
    from internum.record.position import position

try:
    __version__ = version("internum")
except PackageNotFoundError:  # run from a source tree that is not installed
    __version__ = "0+source"

__all__ = [
    "CHANCE",
    "Illegal",
    "InternumError",
    "Malformed",
    "Match",
    "Rng",
    "State",
    "Unknown",
    "__version__",
    "compiled",
    "game",
    "games",
    "position",
]

_LAZY = {"Match": "internum.record.match", "position": "internum.record.position"}
_OWN = ("antike",)


def games() -> list[str]:
    """The names of all games there are: ours, and those that other packages add by entry point."""
    return sorted({*_OWN, *(point.name for point in entry_points(group="internum.games"))})


def game(name: str) -> "Game":
    """A game by its name."""
    if name in _OWN:
        found = import_module(f"internum.games.{name}")
        return found.GAME  # type: ignore[no-any-return]
    for point in entry_points(group="internum.games"):
        if point.name == name:
            return point.load()  # type: ignore[no-any-return]
    raise Unknown(f"unknown game {name!r}; known: {', '.join(games())}")


def compiled() -> bool:
    """Does the compiled engine play, or plain Python?"""
    return not import_module("internum.core.state").__file__.endswith(".py")  # type: ignore[union-attr]


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    raise AttributeError(f"module 'internum' has no attribute {name!r}")
