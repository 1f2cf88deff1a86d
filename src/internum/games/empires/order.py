"""The order of turns in phases 3 and 4 (E7.1, E8.1): a leader names one player after another."""

from internum.core.slots import SP
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.state import CULTURE, DONE, MILITARY, TITLE
from internum.games.empires.table import Table


class Name(Verb):
    """E7.1, E8.1 The leader of the phase names the next player."""

    def __init__(self, table: Table) -> None:
        super().__init__("name", "E7.1", (table.empires,))
        self.table = table

    def track(self, s: State) -> int:
        """The title that names: the military one in phase 4, else the cultural one."""
        return MILITARY if s.v[s.v[SP]] - 1 == self.table.step("war").id else CULTURE

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        track = self.track(s)
        clause = "E8.1" if track == MILITARY else "E7.1"
        if s.v[TITLE + track] != side + 1:
            if why is None:
                return False
            why.add(clause, "not-the-leader")
        if s.v[DONE + arg]:
            if why is None:
                return False
            why.add(clause, "had-its-turn", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.tell(events.NAMED, arg)
        begin_turn(s, self.table.step("campaign" if self.track(s) == MILITARY else "building"), arg)


def begin_turn(s: State, step: Step, side: int) -> None:
    """The turn of this player in the phase."""
    s.v[DONE + side] = 1
    s.call(step, side)


def next_turn(s: State, table: Table, track: int, step: Step) -> bool:
    """Ask for the next player, or let the last one begin unnamed; False when all have had their turn."""
    left = [side for side in range(table.n) if s.v[DONE + side] == 0]
    if len(left) == 1:
        begin_turn(s, step, left[0])
    elif left:
        s.ask(s.v[TITLE + track] - 1)
    return len(left) > 0
