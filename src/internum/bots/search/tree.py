"""Information-set tree search: every simulation begins with another guess and meets the same tree."""

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Final, Protocol, final

from internum.bots.moves import whole_moves
from internum.bots.search.name import name_of
from internum.bots.search.node import Node
from internum.bots.search.settings import Settings
from internum.core.chance import Rng
from internum.core.slots import CHANCE
from internum.core.state import State

LONGEST: Final = 60  # moves of one simulation
ANSWERS: Final = 4  # of chance, where a move leads to it


class Guesser(Protocol):
    """Where guesses come from."""

    def guess(self, rng: Rng) -> State:
        """A state that looks the same to the side that thinks."""
        ...


@final
class Tree:
    """What one side found out about its next move. Places are found by what its seat would see there."""

    def __init__(
        self,
        source: Guesser,
        side: int,
        settings: Settings,
        scale: float,
        rng: Rng,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.source: Final = source
        self.side: Final = side
        self.settings: Final = settings
        self.rng: Final = rng
        self.clock: Final = clock
        self.nodes: Final[dict[int, Node]] = {}
        first = source.guess(rng)
        self.secret: Final = len(first.rules.secrets) > 0
        self.seat: Final = first.seat(side)
        self.scale: Final = scale
        self.root: Final = self.grow(first, side, settings.root)
        self.done = 0

    def chance(self, s: State, side: int) -> float:
        """A side's chance of a win, at a glance."""
        if s.over:
            return s.returns[s.seat(side)]
        x = s.rules.value(s, side) / self.scale
        return 1.0 / (1.0 + exp(-x)) if x > -50.0 else 0.0

    def glance(self, s: State, side: int) -> float:
        """The same; where chance has the word, the mean of a few of its answers."""
        if s.actor != CHANCE:
            return self.chance(s, side)
        total = 0.0
        for _ in range(ANSWERS):
            t = s.copy()
            t.push_chance(self.rng)
            total += self.chance(t, side)
        return total / ANSWERS

    def grow(self, s: State, side: int, most: int) -> Node:
        """A new place."""
        moves = whole_moves(s, side, most, self.rng)
        return Node(side, [move for move, _ in moves], [self.glance(t, side) for _, t in moves])

    def run(self) -> None:
        """Simulate until the budget is spent."""
        if len(self.root.moves) == 1 or self.root.worth[0] >= 1.0:
            return  # nothing to choose, or nothing to wish for
        end = self.clock() + self.settings.seconds
        while self.done < self.settings.simulations:
            self.simulate()
            self.done += 1
            if self.settings.seconds and self.clock() > end:
                break

    def simulate(self) -> None:
        """From a guess along the tree to the end of a turn of one's own, and back with what that is worth."""
        s = self.source.guess(self.rng)
        path: list[tuple[Node, int]] = []
        node = self.root
        seat = self.seat
        turns = self.settings.turns
        replies = self.settings.replies
        while True:
            i = self.pick(node, s)
            if i < 0:
                break
            path.append((node, i))
            for choice in node.moves[i]:
                s.push(choice, node.side)
            if s.actor == CHANCE:
                s.push_chance(self.rng)
            if s.over or len(path) >= LONGEST:
                break
            side = s.actor
            if s.seat(side) != seat:
                if turns:
                    turns -= seat == self.seat
                else:
                    replies -= 1
                if turns == replies == 0:
                    break
                seat = s.seat(side)
            key = name_of(s, self.seat, side)
            found = self.nodes.get(key)
            if found is None:
                most = self.settings.inner if seat == self.seat else self.settings.theirs
                found = self.grow(s, side, most)
                self.nodes[key] = found
            node = found
        chances: dict[int, float] = {}
        for place, i in path:
            if place.side not in chances:
                chances[place.side] = self.chance(s, place.side)
            place.add(i, chances[place.side])

    def pick(self, node: Node, s: State) -> int:
        """The move to follow; -1: none of them is possible in this guess."""
        dials = self.settings
        width = node.width(dials.few, dials.growth)
        doubt = dials.explore * node.spread * sqrt(node.count + 1.0)
        doubtful = self.secret and s.seat(node.side) != self.seat
        barred: list[int] = []
        while True:
            best = -1
            highest = -1.0
            for i in range(width):
                score = node.mean(i, dials.trust) + doubt / (1 + node.visits[i])
                if score > highest and i not in barred:
                    best, highest = i, score
            if best < 0 or not doubtful or possible(s, node.side, node.moves[best]):
                return best
            barred.append(best)
            width = min(len(node.moves), width + 1)

    def best(self) -> list[int]:
        """The move that was followed most."""
        return self.root.moves[self.root.favourite(self.settings.trust)]

    def end_of_turn(self, move: list[int]) -> State:
        """Where a move leads: on along the best moves found, as far as its own seat and no chance goes."""
        s = self.source.guess(self.rng)
        node: Node | None = self.root
        while node is not None:
            for choice in move:
                s.push(choice, node.side)
            side = s.actor
            if side < 0 or s.seat(side) != self.seat:
                return s
            node = self.nodes.get(name_of(s, self.seat, side))
            if node is not None:
                move = node.moves[node.favourite(self.settings.trust)]
        return s


def possible(s: State, side: int, move: list[int]) -> bool:
    """Can a side play this here?"""
    t = s.copy()
    for choice in move:
        if choice not in t.legal(side):
            return False
        t.push(choice, side)
    return t.settled
