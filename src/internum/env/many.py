"""Thousands of games stepped together: numpy in, numpy out, the games inside the compiled engine."""

from dataclasses import dataclass
from typing import Any, Final, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from internum.core.errors import InternumError
from internum.core.lanes import Lanes
from internum.env.space import Mask, Observation, Space, table_of


@dataclass(frozen=True)
class Stepped:
    """What all games show after a step. The arrays are the batch's own: the next step writes into them."""

    observation: Observation  # games × numbers, of the seat that is asked in each
    mask: Mask  # games × choices: 1 for those that are open
    seat: NDArray[np.int64]  # games: who is asked now
    done: NDArray[np.bool_]  # games: the last step ended one, and what is shown begins another
    rewards: NDArray[np.float32]  # games × seats: shares of the win of those that ended, else 0


@final
class Batch:
    """`n` games. Chance and forced choices answer by themselves; a game that ends is followed by another."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        board_text: str | None = None,
        **options: Any,
    ) -> None:
        if n < 1:
            raise InternumError("a batch has one game or more")
        self.rules: Final = table_of(game, seats, options, board_text)
        self.space: Final = Space(self.rules)
        self.n: Final = n
        self.lanes: Final = Lanes(self.rules, n, seed)
        self._seen: Final = np.zeros((n, self.space.size), np.int16)
        self._mask: Final = np.zeros((n, self.space.actions), np.int8)
        self._all: Final = np.arange(n)

    def reset(self) -> Stepped:
        """Begin `n` games."""
        self.lanes.begin()
        return self._stepped()

    def step(self, actions: ArrayLike) -> Stepped:
        """One choice for the seat that is asked in each game; one that is not open raises."""
        self.lanes.step(np.asarray(actions).tolist())
        return self._stepped()

    def _stepped(self) -> Stepped:
        n, space, lanes = self.n, self.space, self.lanes
        at, values = lanes.changes(space.size)
        self._seen.reshape(-1)[at] = values
        self._seen[:, space.content :] = 0
        seat = np.array(lanes.seats())
        self._seen[self._all, space.content + seat] = 1
        self._seen[self._all, space.content + self.rules.seats + np.array(lanes.sides())] = 1
        self._mask[:] = 0
        self._mask.reshape(-1)[lanes.legal(space.actions)] = 1
        done = np.zeros(n, np.bool_)
        rewards = np.zeros((n, self.rules.seats), np.float32)
        for i, returns in lanes.ended():
            done[i] = True
            rewards[i] = returns
        return Stepped(self._seen, self._mask, seat, done, rewards)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An open choice in each game, all as likely."""
        scores = np.where(self._mask, rng.random(self._mask.shape, np.float32), -1.0)
        return np.asarray(scores.argmax(1), np.int64)
