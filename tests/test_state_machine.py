"""Hypothesis plays: any order of moves, drafts dropped, answers withdrawn, refusals; the oracles look on."""

import unittest

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from proving import GAME

import internum
from internum.core.errors import Illegal
from internum.core.rules import Game
from internum.core.slots import BITS
from internum.testing.oracles import ORACLES
from internum.testing.report import Report
from internum.testing.table import Table

any_number = st.integers(0, 9999)


class Play(RuleBasedStateMachine):
    """A table of one game."""

    game: Game
    table: Table

    @initialize(seats=any_number, seed=any_number)
    def sit_down(self, seats: int, seed: int) -> None:
        """A new table; the seed only decides what the oracles sample."""
        count = self.game.seats[seats % len(self.game.seats)]
        self.table = Table(self.game, count, {"round_limit": 3}, seed, Report())

    def on(self) -> bool:
        """Is the game on?"""
        return hasattr(self, "table") and not self.table.s.over

    def half_made(self) -> bool:
        """Is a move half-made?"""
        return self.on() and not self.table.s.settled

    @precondition(on)
    @rule(who=any_number, what=any_number)
    def play(self, who: int, what: int) -> None:
        """One choice of one of the sides that are asked."""
        sides = self.table.s.actors
        side = sides[who % len(sides)]
        out = self.table.s.legal(side)
        self.table.play(out[what % len(out)], side)

    @precondition(on)
    @rule(who=any_number, numbers=st.lists(any_number, min_size=8, max_size=8))
    def move(self, who: int, numbers: list[int]) -> None:
        """A whole move, or the rest of one."""
        for what in numbers:
            self.play(who, what)
            if self.table.s.settled:
                return

    @precondition(half_made)
    @rule()
    def drop(self) -> None:
        """Drop the half-made move: the state is the one before it."""
        self.table.drop()
        assert self.table.s.v == self.table.settled.v

    @precondition(lambda self: self.on() and self.table.s.settled and self.table.sealed() > 0)
    @rule(who=any_number)
    def withdraw(self, who: int) -> None:
        """Take back a sealed answer: its side is asked again."""
        sides = [side for side in self.table.sides() if self.table.sealed() & BITS[side + 1]]
        self.table.withdraw(sides[who % len(sides)])
        assert self.table.s.asked(sides[who % len(sides)])

    @precondition(on)
    @rule(who=any_number, choice=any_number)
    def refuse(self, who: int, choice: int) -> None:
        """What is not legal is refused."""
        s = self.table.s
        side = who % len(self.table.sides())
        if choice % s.rules.choices not in s.legal(side):
            with pytest.raises(Illegal):
                s.play(choice % s.rules.choices, side)

    @precondition(lambda self: hasattr(self, "table") and self.table.s.over)
    @rule(side=any_number, choice=any_number)
    def rest(self, side: int, choice: int) -> None:
        """When the game is over nobody can do anything."""
        s = self.table.s
        assert not s.actors
        with pytest.raises(Illegal):
            s.play(choice % s.rules.choices, side % len(self.table.sides()))

    @invariant()
    def holds(self) -> None:
        """After every step the oracles look, the dear ones at times."""
        if hasattr(self, "table"):
            self.look("choice")
            if self.table.s.settled:
                self.look("settled")

    def teardown(self) -> None:
        """What can be asked of a whole game."""
        if hasattr(self, "table"):
            self.look("end")

    def look(self, when: str) -> None:
        """Let the oracles of a moment look."""
        self.table.look(ORACLES, when)
        assert self.table.report.ok, self.table.report.text()


def machine(game: Game) -> type[unittest.TestCase]:
    """The test of a game."""

    class Playing(Play):
        pass

    Playing.game = game
    case: type[unittest.TestCase] = Playing.TestCase
    case.settings = settings(  # type: ignore[attr-defined]
        max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    return case


TestProving = machine(GAME)
TestAntike = machine(internum.game("antike"))
TestEmpires = machine(internum.game("empires"))
TestConquest = machine(internum.game("conquest"))
TestNostrum = machine(internum.game("nostrum"))
