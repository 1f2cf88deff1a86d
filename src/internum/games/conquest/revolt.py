"""Slave Revolt (C14.12): the rebels fight one army of a province after the other."""

from internum.core.slots import BITS, SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.state import ARMIES, REBELS
from internum.games.conquest.table import Table


def armies(s: State, table: Table, province: int) -> list[int]:
    """The players with military land units in a province."""
    return [player for player in range(table.n) if s.v[ARMIES + player] & BITS[province]]


class TurnOn(Verb):
    """C14.12 The card player picks the next army; his own comes last."""

    def __init__(self, table: Table) -> None:
        super().__init__("turn_on", "C14.12", (table.players,))
        self.table = table
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        fp = s.v[SP]
        here = armies(s, self.table, s.v[fp + A]) if fp else []
        if arg not in here or (arg == side and here != [side]):
            if why is not None:
                why.add("C14.12", "not-the-next-army", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[fp + B] = arg
        s.v[fp + C] = 0


class Revolt(Step):
    """C14.12 The card player. A: province, B: the army that is attacked, C: 1 when that battle is over."""

    def __init__(self, table: Table) -> None:
        super().__init__("revolt", "C14.12")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        province = v[fp + A]
        if v[fp + C] == 0:
            v[fp + C] = 1
            s.call(self.table.step("land_battle"), self.table.rebels, province, v[fp + B])
            return
        here = armies(s, self.table, province)
        others = [player for player in here if player != side]
        if v[REBELS] == 0 or not here:
            v[REBELS] = 0
            s.tell(events.REBELS_GONE, province)
            s.done()
        elif len(others) > 1:
            s.ask(side)
        else:
            v[fp + B] = others[0] if others else side
            v[fp + C] = 0
