"""One game in an environment: chance answers by itself, one choice a step."""

from typing import Final, final

from internum.core.chance import Rng
from internum.core.errors import Illegal
from internum.core.rules import Rules
from internum.core.slots import CHANCE


@final
class Table:
    """A state, its chance, and who is to choose."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules: Final = rules
        self.rng: Final = Rng(seed)
        self.state = rules.start()
        self.side = CHANCE
        self.legal: list[int] = []
        self._settle()

    @property
    def seat(self) -> int:
        """Who is to choose; -1 when the game is over."""
        return self.state.seat(self.side)

    def step(self, choice: int) -> None:
        """Play a choice; one that is not open raises Illegal with the reasons and changes nothing."""
        s = self.state
        if s.over or choice not in self.legal:
            raise self.rules.refusal(s, choice, self.side) if not s.over else Illegal("the game is over", [])
        if s.settled:
            s.before = s.v[:]  # what others see while this move is half-made
        s.push(choice, self.side)
        self._settle()

    def _settle(self) -> None:
        s = self.state
        if s.settled:
            s.before = None
            s.push_chance(self.rng)
        self.side = s.actor
        self.legal = [] if s.over else s.legal(self.side)
