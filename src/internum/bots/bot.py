"""What a bot is given and what it answers."""

from typing import Final, Protocol, final

from internum.core.chance import Rng
from internum.core.rules import Rules
from internum.core.state import State


@final
class Sight:
    """What a side knows when it is asked. The state itself stays behind it."""

    def __init__(self, state: State, side: int) -> None:
        self.rules: Final[Rules] = state.rules
        self.side: Final = side
        self.view: Final = state.view(side)  # slot by slot, -1 for what it may not know
        self.legal: Final = state.legal(side)
        self.__state: Final = state

    def guess(self, rng: Rng) -> State:
        """A state of one's own to try moves on, which may be the real one: secrets are drawn anew."""
        return self.__state.guess(self.side, rng)


class Bot(Protocol):
    """Keeps nothing between two answers, so that it can take over any seat at any time."""

    name: str

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move for the side that is asked."""
        ...
