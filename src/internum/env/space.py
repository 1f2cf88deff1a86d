"""What an agent sees and may do, as numbers: the same for every kind of environment."""

from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.games import game as game_of_name

ROUNDS: Final = 60  # the limit of rounds where none is asked for: no rulebook but one ends every game
LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def table_of(game: str, seats: int | None, options: dict[str, Any], board: str | None = None) -> Rules:
    """The rules of an environment: four seats or what comes nearest, and a limit of rounds."""
    found = game_of_name(game)
    number = seats if seats is not None else min(found.seats, key=lambda n: abs(n - 4))
    return found.rules(number, {"round_limit": ROUNDS, **options}, board)


@final
class Space:
    """The slots of a view without the derived ones; whose seat looks; which of its sides is asked, if any."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.content: Final = rules.layout.content
        self.actions: Final = rules.choices
        self.size: Final = self.content + rules.seats + len(rules.sides.words)

    def observe(self, s: State, seat: int | None) -> Observation:
        """What a seat sees (None: a spectator). Its own half-made move is in it, nobody else's is."""
        out = np.zeros(self.size, np.int16)
        out[: self.content] = s.view(None if seat is None else s.side_of(seat))[: self.content]
        if seat is None:
            return out
        out[self.content + seat] = 1
        asked = self.asked(s, seat)
        if asked >= 0:
            out[self.content + self.rules.seats + asked] = 1
        return out

    def asked(self, s: State, seat: int) -> int:
        """The side of this seat that is to choose, -1 when it is not its turn."""
        side = s.actor
        return side if side >= 0 and s.seat(side) == seat else CHANCE

    def mask(self, s: State, seat: int) -> Mask:
        """1 for every choice that is open to a seat."""
        out = np.zeros(self.actions, np.int8)
        side = self.asked(s, seat)
        if side >= 0:
            out[s.legal(side)] = 1
        return out

    def words(self, action: int) -> str:
        """A choice in the words of the notation."""
        return head_text(self.rules, action)

    def text(self, s: State, seat: int | None) -> str:
        """The position as the terminal shows it to a seat (None: a spectator), and what it can choose."""
        shown = s if s.before is None or s.seat(s.drafter()) == seat else State(s.rules, s.before)
        lines = [self.rules.board_text(shown, None if seat is None else s.side_of(seat))]
        side = CHANCE if seat is None else self.asked(s, seat)
        if side >= 0:
            lines.append(f"\n{self.rules.side_name(side)} chooses:")
            lines += [f"{choice}: {self.words(choice)}" for choice in s.legal(side)]
        return "\n".join(lines)
