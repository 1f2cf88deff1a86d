"""The order of turns in Construction and Military (N7.1.1, N8.1): a role names one player after another."""

from internum.core.masks import places
from internum.core.slots import BITS, SP
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.realm import MILITARY, POLITICS, enemies_in, neutral
from internum.games.nostrum.state import BEACH, DONE, FLEET, LAND, OWNER, ROLE, legions
from internum.games.nostrum.table import Table


class Name(Verb):
    """N7.1.1, N8.1 The next player is named."""

    def __init__(self, table: Table) -> None:
        super().__init__("name", "N7.1.1", (table.empires,))
        self.table = table

    def role(self, s: State) -> int:
        """The role that names."""
        return MILITARY if s.v[s.v[SP]] - 1 == self.table.step("military").id else POLITICS

    def branch(self, s: State, side: int, out: list[int]) -> None:
        """Of the last two, when neither has anything to do, one will do."""
        first = len(out)
        self.legal(s, side, out)
        if len(out) == first + 2 and self.role(s) == MILITARY:
            if all(idle(s, self.table, choice - self.base) for choice in out[first:]):
                out.pop()

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        role = self.role(s)
        clause = "N8.1" if role == MILITARY else "N7.1.1"
        word = self.params[0].words[arg]
        if s.v[ROLE + role] != side + 1:
            if why is None:
                return False
            why.add(clause, "not-the-leader")
        if neutral(s, arg):
            if why is None:
                return False
            why.add("N4.3.2", "neutral", word)
        if s.v[DONE + arg]:
            if why is None:
                return False
            why.add(clause, "had-its-turn", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.tell(events.NAMED, arg)
        begin_turn(s, self.table.step("campaign" if self.role(s) == MILITARY else "building"), arg)


def idle(s: State, table: Table, side: int) -> bool:
    """Has a player nothing to do on a turn of the Military phase?"""
    v = s.v
    if v[BEACH + side] or v[FLEET + side]:
        return False
    foes = enemies_in(s, side)
    for p in places(v[LAND + side]):
        if legions(s, side, p):
            if table.land[p] or foes & BITS[p] or v[OWNER + p] not in (0, side + 1):
                return False
    return True


def begin_turn(s: State, step: Step, side: int) -> None:
    """The turn of this player in the phase."""
    s.v[DONE + side] = 1
    s.call(step, side)


def next_turn(s: State, table: Table, role: int, step: Step) -> bool:
    """Ask for the next player, or let the last one begin unnamed; False when all have had their turn."""
    left = [side for side in range(table.n) if s.v[DONE + side] == 0 and not neutral(s, side)]
    if len(left) == 1:
        begin_turn(s, step, left[0])
    elif left:
        s.ask(s.v[ROLE + role] - 1)
    return len(left) > 0
