"""Step 3 of every turn: winning personages, and victory (chapter 4)."""

from typing import Final

from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import SP, WHO, WON, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.state import (
    CITIZEN,
    COUNT,
    EARNED,
    EXTRA,
    FIRSTS,
    GALLEY,
    GENERAL,
    KING,
    NATIONS,
    NAVIGATOR,
    PRESENT,
    RAZED,
    SCHOLAR,
    STACK,
    TEMPLES,
    WINNER,
    knows_all,
    personages,
)
from internum.games.antike.table import Table

PERSONAGES: Final = Domain("personage", ["king", "scholar", "general", "citizen", "navigator"])
CITIES_PER_KING: Final = 5
TEMPLES_PER_CITIZEN: Final = 3
SEAS_PER_NAVIGATOR: Final = 7


def seas(s: State, table: Table, nation: int) -> int:
    """A4.7, A1.7 The seas with at least one of the nation's galleys."""
    return len(places(s.v[PRESENT + GALLEY * NATIONS + nation] & table.sea_mask))


def score(s: State, table: Table, nation: int) -> int:
    """A4.1 Personages; A12.2 in the military variant a general counts twice."""
    return personages(s, nation) + (s.v[EARNED + 5 * nation + GENERAL] if table.military else 0)


def win(s: State, nation: int) -> None:
    """The game ends with this winner."""
    s.v[WINNER] = nation + 1
    s.tell(events.WON, nation)
    s.end(WON)


def award(s: State, nation: int, kind: int, count: int) -> None:
    """A4.2, A4.11 So many cards of a kind, as long as the stack has any. A4.9 Nothing ever takes one back."""
    v = s.v
    while count > 0 and v[STACK + kind] > 0:
        count -= 1
        v[STACK + kind] -= 1
        v[EARNED + 5 * nation + kind] += 1
        s.tell(events.AWARDED, nation, kind)


def fullest_stacks(s: State) -> list[int]:
    """A4.8 The stacks with the most cards left; none when all are empty."""
    most = max(s.v[STACK : STACK + 5])
    return [kind for kind in range(5) if s.v[STACK + kind] == most > 0]


def award_extra(s: State, nation: int, kind: int) -> None:
    """A4.8, A6 The extra personage, which does not count towards the stack's own deeds."""
    s.v[STACK + kind] -= 1
    s.v[EXTRA + nation] = kind + 1
    s.tell(events.AWARDED_EXTRA, nation, kind)


class ChooseStack(Verb):
    """A4.8 Where the fullest stacks are level, the nation chooses."""

    def __init__(self) -> None:
        super().__init__("personage", "A4.8", (PERSONAGES,))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg not in fullest_stacks(s):
            if why is not None:
                why.add("A4.8", "not-the-fullest", s.v[STACK + arg], max(s.v[STACK : STACK + 5]))
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        award_extra(s, side, arg)


class WinPersonages(Step):
    """A4.13 All awards in their order, then victory. A: the deeds have been rewarded."""

    def __init__(self, table: Table) -> None:
        super().__init__("personages", "A5.3")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        nation = v[fp + WHO] - 1
        earned = EARNED + 5 * nation
        if v[fp + A] == 0:
            v[fp + A] = 1
            # A4.3 to A4.7 in the order of A4.13
            award(s, nation, KING, v[COUNT + nation] // CITIES_PER_KING - v[earned + KING])
            award(s, nation, SCHOLAR, v[FIRSTS])
            award(s, nation, GENERAL, v[RAZED])
            # A4.6 citizens, A4.7 navigators
            award(s, nation, CITIZEN, v[TEMPLES + nation] // TEMPLES_PER_CITIZEN - v[earned + CITIZEN])
            award(
                s,
                nation,
                NAVIGATOR,
                seas(s, self.table, nation) // SEAS_PER_NAVIGATOR - v[earned + NAVIGATOR],
            )
        if self.table.extra and v[EXTRA + nation] == 0 and knows_all(s, nation):
            stacks = fullest_stacks(s)
            if len(stacks) > 1:
                s.ask(nation)
                return
            if stacks:
                award_extra(s, nation, stacks[0])
        if score(s, self.table, nation) >= self.table.goal:
            win(s, nation)
        else:
            s.done()
