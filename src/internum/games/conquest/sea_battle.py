"""Sea battles (6.7.3 to 6.7.5)."""

from typing import Final

from internum.core.slots import CHANCE, SP, WHO, A, B, C, D
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.battle import (
    ATTACKER,
    BURYING,
    DEFENDER,
    GALLEY_TYPE,
    LOSING,
    ROLLING,
    Battle,
    of_type,
    strength,
)
from internum.games.conquest.cards import FAVORABLE_WIND, KINDS, NAVAL_TRAINING
from internum.games.conquest.state import (
    ACTIONS,
    BOX,
    CARDS,
    DICE,
    FOUGHT,
    LINE,
    LINE_KINDS,
    PLAYERS,
    TYPES,
    add_chaos,
    are_allies,
    galleys,
    has_card,
)
from internum.games.conquest.table import Table

DECLARED: Final = 0
WIND: Final = 1
LENDING: Final = 2
LINING_UP: Final = 4
THROWING: Final = 5
ROUND_OVER: Final = 9
AT_SEA: Final = -1  # the place of the Pirates


class CallOff(Verb):
    """C6.7.5 Favorable Wind: there is no battle."""

    def __init__(self, table: Table) -> None:
        super().__init__("call_off", "C6.7.5")
        self.table = table
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not has_card(s, side, FAVORABLE_WIND):
            if why is not None:
                why.add("C14.15", "no-such-card", "favorable_wind")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.tell(events.CALLED_OFF, side, s.v[s.v[SP] + A])
        step = s.rules.steps[s.v[s.v[SP]] - 1]
        assert isinstance(step, SeaBattle)
        step.clear(s)
        s.done()
        if self.table.called_off_kept:  # C20.15
            s.v[ACTIONS] += 1


class SeaBattle(Battle):
    """C6.7.3, C6.7.4 stage by stage."""

    def __init__(self, table: Table) -> None:
        super().__init__("sea_battle", "C6.7.3", table)
        self.wind: list[Verb] = []
        self.lend: list[Verb] = []
        self.lose: list[Verb] = []
        self.roll: list[Verb] = []

    def equip(self, lend: Verb, roll: Verb, lose: Verb, decline: Verb) -> list[Verb]:
        """Make the verbs; gives those of its own."""
        call_off = CallOff(self.table)
        self.wind, self.lend, self.lose, self.roll = [call_off, decline], [lend, decline], [lose], [roll]
        self.verbs = [call_off, lend, decline, roll, lose]
        return [call_off]

    def offered(self, s: State, side: int) -> list[Verb]:
        if side == CHANCE:
            return self.roll
        stage = s.v[s.v[SP] + C]
        if stage == LENDING and s.v[s.v[SP] + D] == 0:
            return self.wind
        return self.lend if stage <= LINING_UP else self.lose

    def help(self, s: State, side: int) -> list[int]:
        sea = s.v[s.v[SP] + A]
        out = [0] * (GALLEY_TYPE + len(self.table.seas.words))
        out[GALLEY_TYPE + sea] = galleys(s, side, sea)
        return out

    def note_zone(self, s: State, side: int, sea: int, count: int) -> None:
        """At sea all galleys are of the zone of the battle."""

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        while v[SP] == fp:
            stage = v[fp + C]
            if stage == DECLARED:
                s.tell(events.SEA_BATTLE, v[fp + WHO] - 1, v[fp + A], v[fp + B])
                v[fp + C] = WIND
            elif stage == WIND:
                v[fp + C] = LENDING
                if has_card(s, v[fp + B], FAVORABLE_WIND):
                    s.ask(v[fp + B])
                    return
            elif stage == LENDING:
                if self.ask_loans(s):
                    return
                v[fp + C] = LINING_UP
                v[fp + D] = 0
            elif stage == LINING_UP:
                self.line_up(s)
            elif stage == THROWING:
                for which in (ATTACKER, DEFENDER):
                    v[DICE + which] = self.dice(s, which)
                v[fp + C] = ROLLING
            elif stage == ROLLING:
                if self.roll_on(s):
                    return
                self.count_hits(s, ATTACKER, DEFENDER)
                v[fp + C] = LOSING
            elif stage == LOSING:
                v[fp + C] = BURYING
                if self.ask_losses(s):
                    return
            elif stage == BURYING:
                self.bury(s, v[fp + A], False)
                v[FOUGHT] += 1
                v[fp + C] = ROUND_OVER
            else:
                self.round_over(s)

    def ask_loans(self, s: State) -> bool:
        """C6.7.3 Allies in turn order may lend galleys of this zone. D: the next place, from 1."""
        v = s.v
        fp = v[SP]
        attacker, defender = self.commander(s, ATTACKER), self.commander(s, DEFENDER)
        if v[fp + D] == 0:
            v[fp + D] = 1
        while v[fp + D] <= PLAYERS:
            side = v[BOX + v[fp + D] - 1] - 1
            v[fp + D] += 1
            if side in (-1, attacker, defender):
                continue
            if (are_allies(s, side, attacker) or are_allies(s, side, defender)) and self.may_help(s, side):
                s.ask(side)
                return True
        return False

    def line_up(self, s: State) -> None:
        """C6.7.3 All galleys of the two in the zone, and the Pirates."""
        v = s.v
        fp = v[SP]
        for which in (ATTACKER, DEFENDER):
            side = self.commander(s, which)
            slot = LINE + which * LINE_KINDS + side * TYPES + GALLEY_TYPE
            v[slot] += galleys(s, side, v[fp + A])
            self.add_troops(s, which, AT_SEA)
        v[fp + C] = THROWING

    def dice(self, s: State, which: int) -> int:
        """C6.7.3, C14.14 One die for each galley of the side, one each for Naval Training."""
        side = self.commander(s, which)
        return of_type(s, which, GALLEY_TYPE) + s.v[CARDS + side * KINDS + NAVAL_TRAINING]

    def round_over(self, s: State) -> None:
        """C6.7.4 Wiped out is lost; after the third round nobody has lost."""
        v = s.v
        fp = v[SP]
        lost = [strength(s, which) == 0 for which in (ATTACKER, DEFENDER)]
        if not lost[0] and not lost[1] and v[FOUGHT] < self.table.sea_rounds:
            v[fp + C] = THROWING
            return
        if not lost[0] and not lost[1]:
            s.tell(events.UNDECIDED, v[fp + A])
        for which in (ATTACKER, DEFENDER):
            side = self.commander(s, which)
            if lost[which] and not (lost[0] and lost[1] and self.table.nobody_loses):
                add_chaos(s, side, self.table.loser_chaos)
                s.tell(events.DEFEATED, side)
        self.clear(s)
        s.done()
