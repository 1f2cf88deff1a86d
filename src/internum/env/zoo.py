"""PettingZoo's AEC environment: one agent a seat, asked in the order of the rules."""

from typing import Any, Final, final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from internum.core.errors import Malformed
from internum.env.space import HIGHEST, LOWEST, Space, table_of
from internum.env.table import Table

MOST_TEXT: Final = 60_000
LETTERS: Final = frozenset(map(chr, [10, *range(32, 127), *range(160, 0x17F), 0x2013, 0x2019, 0x2026, 0xD7]))


@final
class Zoo(AECEnv):  # type: ignore[misc]
    """Rewards come at the end: each seat's share of one win. `observation="text"` is for those who read."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants it on the class
        "render_modes": ["ansi"],
        "name": "internum_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        observation: str = "tensor",
        render_mode: str | None = None,
        board_text: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if observation not in ("tensor", "text"):
            raise Malformed(f"observation is tensor or text, not {observation!r}")
        self.rules: Final = table_of(game, seats, options, board_text)
        self.space: Final = Space(self.rules)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.rules.seats)]
        self._seat: Final = {name: i for i, name in enumerate(self.possible_agents)}
        self._as_text: Final = observation == "text"
        seen: spaces.Space[Any] = (
            spaces.Text(MOST_TEXT, min_length=0, charset=LETTERS)
            if self._as_text
            else spaces.Box(LOWEST, HIGHEST, (self.space.size,), np.int16)
        )
        mask = spaces.Box(0, 1, (self.space.actions,), np.int8)
        self._sees: Final = {
            name: spaces.Dict({"observation": seen, "action_mask": mask}) for name in self.possible_agents
        }
        self._does: Final = {name: spaces.Discrete(self.space.actions) for name in self.possible_agents}
        self._chance, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self._sees[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every choice of the table."""
        return self._does[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another game."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table = Table(self.rules, int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Any:
        """What a seat sees, and what is open to it: nothing unless it is asked."""
        s, seat = self.table.state, self._seat[agent]
        seen: Any = self.space.text(s, seat) if self._as_text else self.space.observe(s, seat)
        return {"observation": seen, "action_mask": self.space.mask(s, seat)}

    def step(self, action: Any) -> None:
        """The choice of whoever is asked; one that is not open raises, and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acting = self.agent_selection
        self.table.step(int(action))
        self._cumulative_rewards[acting] = 0.0
        self._clear_rewards()
        state = self.table.state
        if state.over:
            for name, share in zip(self.possible_agents, state.returns):
                self.rewards[name] = share
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if state.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """The board as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        return self.rules.board_text(self.table.state, None)

    def close(self) -> None:
        """Nothing is held open."""
