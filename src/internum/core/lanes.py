"""Many games side by side, stepped together inside the compiled code: what batched environments stand on.

Chance answers by itself, and so does a side that has a single choice. What a step changed in the view of
whoever acts is told slot by slot, so that nobody has to copy a thousand slots for the ten that moved.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError
from internum.core.rules import Rules
from internum.core.slots import CHANCE
from internum.core.vector import slots

if TYPE_CHECKING:
    from internum.core.vector import Slots

SECRET: Final = -1
NOT_SHOWN: Final = -(1 << 30)  # no slot has it, so that everything is told the first time


@final
class Lane:
    """One game, and what its view last showed."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self.rules: Final = rules
        self.rng: Final = rng
        self.state = rules.start()
        self.side = CHANCE  # who acts
        self.seat = 0
        self.legal: list[int] = []
        self.shown: Slots = slots([NOT_SHOWN] * rules.layout.content)
        self.steps = 0  # of this game
        self.returns: list[float] = []  # of the game that has just ended; empty while none has

    def begin(self) -> None:
        """Another game."""
        self.state = self.rules.start()
        self.steps = 0
        self.go_on()

    def go_on(self) -> None:
        """Play on until somebody has something to choose, in the next game if this one ends."""
        s = self.state
        while True:
            if s.over:
                self.returns = s.returns
                s = self.rules.start()
                self.state = s
                self.steps = 0
            elif s.actor == CHANCE:
                s.push_chance(self.rng)
            else:
                side = s.actor
                legal = s.legal(side)
                if len(legal) > 1:
                    self.side = side
                    self.seat = s.seat(side)
                    self.legal = legal
                    return
                s.push(legal[0], side)

    def step(self, choice: int) -> None:
        """Play a choice of whoever acts."""
        if choice not in self.legal:
            raise Illegal(f"choice {choice} is not open", [])
        self.returns = []
        self.steps += 1
        self.state.push(choice, self.side)
        self.go_on()

    def changes(self, base: int, at: list[int], values: list[int]) -> None:
        """Append where the view of whoever acts differs from what was shown last, and what stands there."""
        s = self.state
        v = s.v[:]
        for start, stop, owner in self.rules.secrets:
            if owner < 0 or self.rules.seat_of(s, owner) != self.seat:
                for k in range(start, stop):
                    v[k] = SECRET
        shown = self.shown
        n: i64 = len(shown)
        i: i64 = 0
        while i < n:
            if v[i] != shown[i]:
                shown[i] = v[i]
                at.append(base + i)
                values.append(v[i])
            i += 1


@final
class Lanes:
    """So many games at one table of rules."""

    def __init__(self, rules: Rules, count: int, seed: int) -> None:
        self.rules: Final = rules
        self.lanes: Final = [Lane(rules, Rng(seed * 1_000_003 + i)) for i in range(count)]

    def begin(self) -> None:
        """Fresh games everywhere."""
        for lane in self.lanes:
            lane.begin()
            lane.returns = []

    def step(self, choices: list[int]) -> None:
        """One choice in every game."""
        if len(choices) != len(self.lanes):
            raise InternumError(f"{len(self.lanes)} games need as many choices, not {len(choices)}")
        for lane, choice in zip(self.lanes, choices):
            lane.step(choice)

    def changes(self, stride: int) -> tuple[list[int], list[int]]:
        """Where all views have changed, as lane * stride + slot, and to what."""
        at: list[int] = []
        values: list[int] = []
        base = 0
        for lane in self.lanes:
            lane.changes(base, at, values)
            base += stride
        return at, values

    def legal(self, stride: int) -> list[int]:
        """Every open choice, as lane * stride + choice."""
        out: list[int] = []
        base = 0
        for lane in self.lanes:
            for choice in lane.legal:
                out.append(base + choice)
            base += stride
        return out

    def seats(self) -> list[int]:
        """Who acts, by lane."""
        return [lane.seat for lane in self.lanes]

    def sides(self) -> list[int]:
        """For which side, by lane."""
        return [lane.side for lane in self.lanes]

    def ended(self) -> list[tuple[int, list[float]]]:
        """The lanes whose game ended with the last step, and its returns."""
        return [(i, lane.returns) for i, lane in enumerate(self.lanes) if lane.returns]
