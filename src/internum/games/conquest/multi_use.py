"""Multi-use cards: Merchants, the Assassin, Loot the Countryside (C7.2, C14.1 to C14.3)."""

from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.state import State
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import on_turn
from internum.games.conquest.cards import ASSASSIN, FIRST_VOTE, KINDS, LOOT, USES
from internum.games.conquest.cities import left_behind
from internum.games.conquest.state import (
    CARDS,
    CASH,
    GENERAL,
    HELD,
    INFLUENCE,
    KEYS,
    LEADERS,
    PICKS,
    TURNED_KINDS,
    USED,
    add_chaos,
    add_units,
    generals,
    has_card,
    unused,
)
from internum.games.conquest.table import Table

TARGETS = Domain("target", ["general", "senator"])
GENERAL_TARGET = 0
SENATOR_TARGET = 1


def has_general(s: State, side: int) -> bool:
    """Has a player a general on the board?"""
    return any(generals(s, side, p) for p in places(s.v[LEADERS + side]))


class Strike(Pick):
    """C14.2 A general or a senator."""

    def __init__(self, table: Table) -> None:
        super().__init__("strike", "C14.2", TARGETS, PICKS)
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        for player in range(self.table.n):
            if can_be_struck(s, player, arg):
                return True
        if why is not None:
            why.add("C14.2", "nobody-has-one", TARGETS.words[arg])
        return False


def can_be_struck(s: State, player: int, target: int) -> bool:
    """C14.2 Has a player such a target?"""
    return has_general(s, player) if target == GENERAL_TARGET else s.v[HELD + player] > 0


class Whom(Pick):
    """C14.2 Whose general or senator; allies may be chosen."""

    def __init__(self, table: Table) -> None:
        super().__init__("of", "C14.2", table.players, PICKS + 1)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        target = s.v[PICKS] - 1
        if not can_be_struck(s, arg, target):
            if why is not None:
                why.add("C14.2", "has-none", self.params[0].words[arg])
            return False
        return True


class Where(Pick):
    """C14.2 In which province the general stands."""

    def __init__(self, table: Table) -> None:
        super().__init__("in", "C14.2", table.provinces, PICKS + 2)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        victim = s.v[PICKS + 1] - 1
        if victim < 0 or generals(s, victim, arg) == 0:
            if why is not None:
                why.add("C14.2", "no-general-there", self.params[0].words[arg])
            return False
        return True


class Use(Verb):
    """C6.0.4, C7.2, C7.3 A multi-use card, once a season, in the own turn, without an action."""

    def __init__(self, table: Table) -> None:
        super().__init__("use", "C7.2", (USES,))
        self.table = table
        self.strike, self.whom, self.where = Strike(table), Whom(table), Where(table)
        self.parts = [self.strike, self.whom, self.where]
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for card in range(FIRST_VOTE):
            if s.v[CARDS + side * KINDS + card] and self.allows(s, side, card, None):
                out.append(self.base + card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        word = USES.words[arg]
        if not has_card(s, side, arg):
            if why is None:
                return False
            why.add("C7.2", "no-such-card", word)
        elif not unused(s, side, arg):
            if why is None:
                return False
            why.add("C7.2", "used-already", word)
        if not on_turn(s, side):
            if why is None:
                return False
            why.add("C6.0.4", "only-in-the-turn")
        if arg < ASSASSIN and s.v[INFLUENCE + side * KEYS + self.table.merchant_key[arg]] == 0:
            if why is None:
                return False
            why.add("C14.1", "no-own-influence", self.table.keys.words[self.table.merchant_key[arg]])
        if arg == ASSASSIN and not self.anybody(s):
            if why is None:
                return False
            why.add("C14.2", "nobody-has-one", "general")
        return why is None or not why.reasons

    def anybody(self, s: State) -> bool:
        """Is there anything to strike?"""
        return any(s.v[HELD + player] or has_general(s, player) for player in range(self.table.n))

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if arg != ASSASSIN:
            return -1
        if stage == 2 and s.v[PICKS] - 1 == SENATOR_TARGET:
            return -1
        return (self.strike.id, self.whom.id, self.where.id, -1)[stage]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        table = self.table
        v[USED + side * TURNED_KINDS + arg] += 1
        s.tell(events.USED_CARD, side, arg)
        if arg == ASSASSIN:
            self.murder(s)
        elif arg == LOOT:
            v[CASH + side] += table.loot[0]
            add_chaos(s, side, table.loot[1])
            s.tell(events.TAXED, side, table.loot[0], table.loot[1])
        else:
            count = v[INFLUENCE + side * KEYS + table.merchant_key[arg]]
            amount = table.merchant_talents[arg] * count
            v[CASH + side] += amount
            s.tell(events.GOT, side, amount)

    def murder(self, s: State) -> None:
        """C14.2 The general goes back to its supply, or a random senator out of the game."""
        v = s.v
        victim = v[PICKS + 1] - 1
        if v[PICKS] - 1 == SENATOR_TARGET:
            s.call(self.table.step("draw_senator"), -1, 0, victim + 1)
            return
        province = v[PICKS + 2] - 1
        add_units(s, victim, province, GENERAL, -1)
        s.tell(events.MURDERED, victim, province)
        left_behind(s, self.table, province)
