"""How the kit plays at random: alike, with a liking for rare verbs, or with an eye for a better position.

Plain random play never gets far in a game of building; each of the others sees rules that it misses.
"""

from abc import ABC, abstractmethod

from internum.core.chance import Rng
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.testing.moves import any_move

SAMPLES = 6  # so many whole moves are looked at by who has an eye for the better


class Player(ABC):
    """Answers for all sides of one game."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, s: State) -> tuple[int, int] | None:
        """One of the sides that are asked, and its choice; None where it has none."""
        sides = s.actors
        side = sides[self.rng.below(len(sides))]
        if not s.legal(side):
            return None
        if side == CHANCE:
            return side, s.legal(CHANCE)[self.rng.weighted(s.weights())]
        return side, self.pick(s, side)

    @abstractmethod
    def pick(self, s: State, side: int) -> int:
        """A choice of a side that has one."""

    def any_of(self, out: list[int]) -> int:
        """Any of them, all alike."""
        return out[self.rng.below(len(out))]


class Alike(Player):
    """Any choice, of `legal` or of `branch`."""

    def pick(self, s: State, side: int) -> int:
        return self.any_of((s.branch(side) if self.rng.below(2) else s.legal(side)) or s.legal(side))


class Rare(Player):
    """Any choice of a random verb, the rarer it was used so far the likelier."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.uses: dict[int, int] = {}

    def pick(self, s: State, side: int) -> int:
        by_verb: dict[int, list[int]] = {}
        for choice in s.legal(side):
            by_verb.setdefault(s.rules.verb_of[choice], []).append(choice)
        rarity = [1 + 1000 // (1 + self.uses.get(verb, 0)) for verb in by_verb]
        verb = list(by_verb)[self.rng.weighted(rarity)]
        self.uses[verb] = self.uses.get(verb, 0) + 1
        return self.any_of(by_verb[verb])


class Eager(Player):
    """The best of a few whole moves by the game's own judgement; now and then just one of them."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[int] = []  # the rest of the move being made

    def pick(self, s: State, side: int) -> int:
        if s.settled:
            moves = [any_move(s, side, self.rng) for _ in range(SAMPLES if self.rng.below(5) else 1)]
            able = [move for move in moves if move is not None]
            best = max(able, key=lambda move: s.rules.value(move.after, side), default=None)
            self.plan = list(best.choices) if best is not None else []
        return self.plan.pop(0) if self.plan else self.any_of(s.legal(side))


PLAYERS: list[type[Player]] = [Alike, Rare, Eager]
