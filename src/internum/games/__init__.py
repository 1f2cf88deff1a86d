"""One rulebook a folder. A game imports the kernel and its own folder, never another game."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from internum.core.errors import Unknown

if TYPE_CHECKING:
    from internum.core.rules import Game

OWN: Final = ("antike", "conquest", "empires", "nostrum")


def game_names() -> list[str]:
    """The names of all games there are: ours, and those that other packages add by entry point."""
    return sorted({*OWN, *(point.name for point in entry_points(group="internum.games"))})


def game(name: str) -> "Game":
    """A game by its name."""
    if name in OWN:
        return import_module(f"internum.games.{name}").GAME  # type: ignore[no-any-return]
    for point in entry_points(group="internum.games"):
        if point.name == name:
            return point.load()  # type: ignore[no-any-return]
    raise Unknown(f"unknown game {name!r}; known: {', '.join(game_names())}")
