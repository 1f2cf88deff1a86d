"""Internum: board games of the ancient Mediterranean, rules-complete.

    import internum

    state = internum.game("antike").new(seats=4, options={"board": "east"}, seed=7)

The public names are below; higher rooms load when they are asked for.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.slots import CHANCE
from internum.core.state import State

if TYPE_CHECKING:
    from internum import env
    from internum.games import game, game_names
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
    "env",
    "game",
    "game_names",
    "position",
]

_LAZY = {
    "Match": "internum.record.match",
    "game": "internum.games",
    "game_names": "internum.games",
    "position": "internum.record.position",
}


def compiled() -> bool:
    """Does the compiled engine play, or plain Python?"""
    return not import_module("internum.core.state").__file__.endswith(".py")  # type: ignore[union-attr]


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    if name == "env":
        return import_module("internum.env")
    raise AttributeError(f"module 'internum' has no attribute {name!r}")
