"""OpenSpiel's games `internum_antike`, `internum_conquest`, `internum_empires`, `internum_nostrum`.

    import pyspiel
    import internum.env.spiel

    game = pyspiel.load_game("internum_antike(players=2,round_limit=10)")

Parameters: `players`, `round_limit`, and `options`, other options of the game as `name:value;name:value`.
Chance is a player as it is in our engine: its outcomes are choices of the same numbering.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from internum.core.errors import InternumError, Malformed
from internum.core.rules import Game, Rules
from internum.core.slots import CHANCE
from internum.core.state import State, from_bytes
from internum.env.space import ROUNDS, Space
from internum.games import game as game_of_name
from internum.games import game_names

LONGEST: Final = 200_000  # choices of a game, far above what any round limit in use allows
_SPACES: Final[dict[int, Space]] = {}


def game_type(game: Game) -> Any:
    """What OpenSpiel is told before a table is made."""
    kinds = pyspiel.GameType
    seats = min(game.seats, key=lambda n: abs(n - 4))
    secret = bool(game.rules(seats).secrets)
    return kinds(
        short_name=f"internum_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats, "round_limit": ROUNDS, "options": ""},
    )


def read_options(text: str) -> dict[str, object]:
    """`name:value;name:value`, since OpenSpiel keeps comma and equals sign for itself."""
    out: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, sign, value = part.partition(":")
        if not sign:
            raise Malformed(f"options read name:value;name:value, not {text!r}")
        out[name.strip()] = value.strip()
    return out


class Held:
    """A state that OpenSpiel may copy deeply, and pickle, without the rules."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        s = self.state.copy()
        s.before = self.state.before[:] if self.state.before is not None else None
        return Held(s)

    def __reduce__(self) -> tuple[Any, ...]:
        s = self.state
        before = None if s.before is None else State(s.rules, s.before).to_bytes()
        return _held, (s.rules.game.name, s.rules.seats, s.rules.options, s.to_bytes(), before)


def _held(game: str, seats: int, options: dict[str, object], data: bytes, before: bytes | None) -> Held:
    rules = game_of_name(game).rules(seats, options)
    s = from_bytes(rules, data)
    if before is not None:
        s.before = from_bytes(rules, before).v
    return Held(s)


class Table(pyspiel.Game):  # type: ignore[misc]
    """One game at one table; a subclass for each game of ours carries its type."""

    ours: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", self.kind.parameter_specification["players"]))
        options = {"round_limit": int(given.get("round_limit", ROUNDS))}
        self.rules: Rules = self.ours.rules(seats, {**options, **read_options(str(given.get("options", "")))})
        self.space = Space(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.choices,
            max_chance_outcomes=self.rules.choices,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, state: Any = None) -> "Position":
        """The state before the first draw."""
        if state is not None:
            raise InternumError("states of internum are rebuilt from their history, not from a dictionary")
        return Position(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer | None":
        """What a player, or without private information a spectator, sees now; None for anything else."""
        if iig_obs_type is None:
            return Observer(self, private=True)
        if iig_obs_type.perfect_recall or not iig_obs_type.public_info:
            return None
        kinds = pyspiel.PrivateInfoType
        if iig_obs_type.private_info == kinds.ALL_PLAYERS:
            return None
        return Observer(self, private=iig_obs_type.private_info == kinds.SINGLE_PLAYER)


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of ours, told in OpenSpiel's words."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.held = Held(game.rules.start())

    @property
    def ours(self) -> State:
        """The engine's own state."""
        return self.held.state

    def current_player(self) -> int:
        """The seat that is asked."""
        s = self.ours
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if s.actor == CHANCE else s.seat(s.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.ours.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes with their probabilities."""
        s = self.ours
        weights = s.weights()
        total = sum(weights)
        pairs = zip(s.legal(CHANCE), weights, strict=True)
        return [(choice, weight / total) for choice, weight in pairs if weight]

    def _apply_action(self, action: int) -> None:
        s = self.ours
        if s.settled:
            s.before = s.v[:]  # what others see while this move is half-made
        s.push(action, s.actor)
        if s.settled:
            s.before = None

    def _action_to_string(self, player: int, action: int) -> str:
        return self._space().words(action)

    def _space(self) -> Space:
        rules = self.ours.rules
        if id(rules) not in _SPACES:
            _SPACES[id(rules)] = Space(rules)
        return _SPACES[id(rules)]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.ours.over

    def returns(self) -> list[float]:
        """The share of the win of each seat, when the game is over."""
        return self.ours.returns

    def __str__(self) -> str:
        return self.ours.rules.board_text(self.ours, None)


class Observer:
    """The numbers of `space.Space`, and the board as text."""

    def __init__(self, game: Table, private: bool) -> None:
        self.space = game.space
        self.private = private
        self.tensor = np.zeros(self.space.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.space.observe(state.ours, player if self.private else None)

    def string_from(self, state: Position, player: int) -> str:
        """The board as text, and what the player can choose."""
        return self.space.text(state.ours, player if self.private else None)


def register() -> None:
    """Make the games known to OpenSpiel; done when this module is imported."""
    known = pyspiel.registered_names()
    for name in game_names():
        game = game_of_name(name)
        if f"internum_{name}" not in known:
            kind = game_type(game)
            made = type(f"{name.capitalize()}Table", (Table,), {"ours": game, "kind": kind})
            pyspiel.register_game(kind, made)


register()
