"""The round and the turn (chapter 5): coins, rondel, action, cities, personages."""

from internum.core.layout import Domain
from internum.core.slots import SP, WHO, A, B
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.games.antike import events
from internum.games.antike.state import (
    COIN,
    COINS,
    FIRSTS,
    HELD,
    ORDER,
    RAZED,
)
from internum.games.antike.table import Table


class Round(Step):
    """A1.12, A5.0 Everybody receives a coin, then the nations take their turns.

    A is how many nations have had their coin, B how many have had their turn.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("round", "A5.0")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        playing = self.table.playing
        while v[fp + A] < playing:  # A5.0b clockwise from the start nation
            nation = v[ORDER + v[fp + A]] - 1
            if v[COINS] == 0:
                s.ask(nation)  # A5.0a
                return
            v[fp + A] += 1
            v[COINS] -= 1
            v[HELD + 4 * nation + COIN] += 1
            s.tell(events.COIN_GIVEN, nation)
        if v[fp + B] < playing:
            v[fp + B] += 1
            s.call(self.table.step("turn"), v[ORDER + v[fp + B] - 1] - 1)
        elif s.rules.next_round(s):  # A12.13
            v[fp + A] = 0
            v[fp + B] = 0


class TakeSubstitute(Verb):
    """A5.0a A nation for which no coin is left takes a resource."""

    def __init__(self, resources: Domain) -> None:
        super().__init__("take", "A5.0a", (resources,))

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[HELD + 4 * side + arg] += 1
        s.v[s.v[SP] + A] += 1
        s.tell(events.SUBSTITUTED, side, arg)


class Turn(Step):
    """A5.1 to A5.3. A is the stage: 0 rondel, 1 action, 2 founding, 3 personages, 4 over; B the field."""

    def __init__(self, table: Table) -> None:
        super().__init__("turn", "A5.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        nation = v[fp + WHO] - 1
        stage = v[fp + A]
        if stage == 0:
            s.ask(nation)
            return
        v[fp + A] = stage + 1
        if stage == 1:
            s.call(self.table.actions[v[fp + B]], nation)
        elif stage == 2:
            s.call(self.table.step("founding"), nation)
        elif stage == 3:
            s.call(self.table.step("personages"), nation)
        else:
            v[FIRSTS] = 0
            v[RAZED] = 0
            s.done()
