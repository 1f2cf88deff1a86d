"""Named benchmarks: once published, a name means the same table for ever. A change is a new name.

A benchmark fixes the game with its version of the rules, every option, the number of seats, the observation
and the choices (by digest), the opponents, and the measure: the mean share of the win of one seat, every seat
as often, the same dice for every bot that is ever measured.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng
from internum.core.errors import InternumError, Unknown
from internum.core.rules import Rules
from internum.core.slots import CHANCE
from internum.games import game


@dataclass(frozen=True)
class Benchmark:
    """What a name stands for."""

    name: str
    game: str
    version: str  # of the rules
    digest: str  # of options, choices and slots
    seats: int
    options: dict[str, str]  # those that are not the game's defaults
    opponent: str  # in every other seat
    games: int
    about: str
    board: str = ""  # the file of a board of its own, beside this one

    @property
    def board_text(self) -> str | None:
        """The text of its own board file."""
        if not self.board:
            return None
        return files("internum.env").joinpath(self.board).read_text(encoding="utf-8")

    def rules(self) -> Rules:
        """The table; raises when this version of Internum does not play it any more."""
        found = game(self.game).rules(self.seats, dict(self.options), self.board_text)
        if (found.game.version, digest_of(found)) != (self.version, self.digest):
            has = f"rules {found.game.version} {digest_of(found)}"
            raise InternumError(
                f"{self.name} is played by rules {self.version} {self.digest}, but this version has {has}"
            )
        return found

    def batch(self, n: int, seed: int = 0) -> Any:
        """Many games of it, for learning."""
        from internum.env.many import Batch

        self.rules()
        return Batch(self.game, n, self.seats, seed, self.board_text, **self.options)

    def aec(self, **more: Any) -> Any:
        """PettingZoo's environment of it."""
        from internum.env.zoo import Zoo

        self.rules()
        return Zoo(self.game, self.seats, board_text=self.board_text, **more, **self.options)

    def single(self, **more: Any) -> Any:
        """Gymnasium's environment of it, against its opponent."""
        from internum.env.solo import Single

        self.rules()
        given: dict[str, Any] = {
            "bots": self.opponent,
            "seat": None,
            "board_text": self.board_text,
            **more,
        }
        return Single(self.game, self.seats, **{**given, **self.options})


def digest_of(rules: Rules) -> str:
    """Names what an agent meets: the options, every choice and every slot with its number."""
    lines = [rules.digest()]
    lines += [f"{one.name} {one.at} {one.size} {one.secrecy} {one.derived}" for one in rules.layout.regions]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def habits(benchmark: Benchmark, moves: int = 60) -> str:
    """Names how the opponent plays: results against an opponent of other habits cannot be compared."""
    s = benchmark.rules().start()
    rng = Rng(1)
    player = bot(benchmark.opponent)
    while moves and not s.over:
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        side = s.actor
        for choice in player.choose(Sight(s, side), rng):
            s.push(choice, side)
        moves -= 1
    return f"{s.hash():016x}"[:8]


@cache
def benchmarks() -> dict[str, Benchmark]:
    """All by name, as `benchmarks.toml` has them."""
    text = files("internum.env").joinpath("benchmarks.toml").read_text(encoding="utf-8")
    return {name: Benchmark(name, **facts) for name, facts in tomllib.loads(text).items()}


def benchmark(name: str) -> Benchmark:
    """A benchmark by its name."""
    if name not in benchmarks():
        raise Unknown(f"unknown benchmark {name!r}; known: {', '.join(benchmarks())}")
    return benchmarks()[name]
