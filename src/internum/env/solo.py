"""Gymnasium's environment: one seat, bots at the others."""

from typing import Any, Final, final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from internum.bots.bot import Bot, Sight
from internum.bots.registry import bot
from internum.core.errors import Illegal, InternumError, Malformed
from internum.env.space import HIGHEST, LOWEST, Mask, Space, table_of
from internum.env.table import Table


@final
class Single(gymnasium.Env[Any, Any]):
    """A step is one choice of mine; what others do comes before the next one. Rewards come at the end."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium wants it on the class

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | list[str] = "greedy",
        illegal: str = "raise",
        render_mode: str | None = None,
        board_text: str | None = None,
        **options: Any,
    ) -> None:
        self.rules: Final = table_of(game, seats, options, board_text)
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise InternumError(f"there are seats 0 to {self.rules.seats - 1}, not {seat}")
        self.space: Final = Space(self.rules)
        if illegal not in ("raise", "end"):
            raise Malformed(f"illegal is raise or end, not {illegal!r}")
        self.render_mode = render_mode
        self._ends: Final = illegal == "end"
        self._wanted: Final = seat
        self._names: Final = [bots] if isinstance(bots, str) else list(bots)
        self._bots: list[Bot] = []
        for name in self._names:
            bot(name)
        self.seat = seat or 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.space.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.space.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.space.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Another game, up to my first choice."""
        super().reset(seed=seed)
        n = self.rules.seats
        while True:
            self.table = Table(self.rules, int(self.np_random.integers(1 << 62)))
            self.seat = int(self.np_random.integers(n)) if self._wanted is None else self._wanted
            self._bots = [bot(self._names[i % len(self._names)]) for i in range(n)]
            self._others()
            if not self.table.state.over:  # else it was decided before I was asked
                return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """A choice of mine. One that is not open raises and changes nothing, or ends the game at -1."""
        try:
            self.table.step(int(action))
        except Illegal:
            if not self._ends or self.table.state.over:
                raise
            return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self._others()
        over = self.table.state.over
        reward = self.table.state.returns[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {"seat": self.seat}

    def action_masks(self) -> Mask:
        """The mask alone, as maskable algorithms ask for it."""
        return self.space.mask(self.table.state, self.seat)

    def render(self) -> str | None:
        """The board as text, as my seat sees it."""
        if self.render_mode is None:
            return None
        s = self.table.state
        return self.rules.board_text(s, s.side_of(self.seat))

    def _seen(self) -> dict[str, NDArray[Any]]:
        s = self.table.state
        return {"observation": self.space.observe(s, self.seat), "action_mask": self.action_masks()}

    def _others(self) -> None:
        """Let the bots move until I am asked or the game is over."""
        table = self.table
        while not table.state.over and table.seat != self.seat:
            side = table.side
            for choice in self._bots[table.seat].choose(Sight(table.state, side), table.rng):
                table.step(choice)
