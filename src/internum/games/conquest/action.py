"""The turn (6.0): who may act, what an action costs, and how a turn ends."""

from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest.state import ACTIONS
from internum.games.conquest.table import Table


def on_turn(s: State, side: int) -> bool:
    """Is it this player's turn, and nothing half-way?"""
    fp = s.v[SP]
    return fp > 0 and s.rules.steps[s.v[fp] - 1].name == "turn" and s.v[fp + WHO] == side + 1


def may_act(s: State, side: int, why: Why | None) -> bool:
    """C6.0.1 Has the player an action left?"""
    if s.v[ACTIONS] > 0:
        return True
    if why is not None:
        why.add("C6.0.1", "no-action-left")
    return False


def spend_action(s: State) -> None:
    """One action less."""
    s.v[ACTIONS] -= 1


class Done(Verb):
    """C6.0.4 The end of a turn in which cards could still be used, or of an action that could go on."""

    def __init__(self, table: Table) -> None:
        super().__init__("done", "C6.0.4")
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.rules.steps[s.v[s.v[SP]] - 1].name == "turn" and s.v[ACTIONS] > 0:
            if why is not None:
                why.add("C6.0.1", "actions-left", s.v[ACTIONS])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Turn(Step):
    """C6.0.1 to C6.0.4 Two actions, and free cards around them. A: 1 when the player is done."""

    def __init__(self, table: Table, free_cards: list[Verb]) -> None:
        super().__init__("turn", "C6.0.1")
        self.table = table
        self.free_cards = free_cards

    def go(self, s: State) -> None:
        fp = s.v[SP]
        side = s.v[fp + WHO] - 1
        if s.v[ACTIONS] > 0:
            s.ask(side)
            return
        if s.v[fp + A] == 0:
            for verb in self.free_cards:
                if verb.possible(s, side):
                    s.ask(side)
                    return
        s.done()
