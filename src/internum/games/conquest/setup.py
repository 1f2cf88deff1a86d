"""Set-up (chapter 2): the first player, the first influence, senators and cards."""

from internum.core.slots import CHANCE, ROUND, SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.cards import CARDS, FIRST_SENATOR, FIRST_VOTE, KINDS
from internum.games.conquest.senators import gain
from internum.games.conquest.state import (
    AVAILABLE,
    CASH,
    DECK,
    KEYS,
    OPENER,
    POOL,
    RESERVE,
    TOKENS,
    add_influence,
)
from internum.games.conquest.table import Table

DEALT_SENATORS = 3  # C2.1 one each of I, II and III


def equip(s: State, table: Table) -> None:
    """C2.1, C2.2, C2.5 Money, senators, the deck, the open Senate Vote cards, the reserve of units."""
    v = s.v
    for card in range(KINDS):
        if FIRST_VOTE <= card < FIRST_SENATOR:
            v[AVAILABLE + card] = table.copies[card]
        else:
            v[DECK + card] = table.copies[card]
    for side in range(table.n):
        v[CASH + side] = table.board.start_cash
        for rank in range(DEALT_SENATORS):
            gain(s, table, side, rank)
            v[DECK + FIRST_SENATOR + rank] -= 1
    for key in range(len(table.keys.words)):
        v[POOL + key] = table.token_supply[key]


def set_aside(s: State, table: Table) -> None:
    """C2.5 What every player places in phase 4."""
    for side in range(table.n):
        for kind, count in enumerate(table.board.start_units):
            s.v[RESERVE + 6 * side + kind] = count


class First(Verb):
    """C2.3 Who is the first player; chance decides."""

    def __init__(self, table: Table) -> None:
        super().__init__("first", "C2.3", (table.players,))
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[OPENER]:
            if why is not None:
                why.add("C2.3", "first-player-known")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[OPENER] = arg + 1
        s.tell(events.FIRST_PLAYER, arg)


class Token(Verb):
    """C2.3, C3.2 A province token is drawn."""

    def __init__(self, table: Table) -> None:
        super().__init__("token", "C3.2", (table.keys,))
        self.table = table
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[POOL + arg] == 0:
            if why is not None:
                why.add("C3.2", "no-token-left", self.table.keys.words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        if s.rules.steps[v[fp] - 1].name == "tokens":
            v[POOL + arg] -= 1
            v[TOKENS + arg] += 1
            v[fp + A] += 1
            s.tell(events.TOKEN_PLACED, arg)
            return
        player = starter(s, self.table)
        s.tell(events.TOKEN_DRAWN, player, arg)
        if arg == self.table.italia:  # C2.3 put back, another one is drawn
            s.tell(events.TOKEN_BACK, player, arg)
            return
        v[POOL + arg] -= 1
        v[fp + A] += 1
        add_influence(s, player, arg, 1)


def starter(s: State, table: Table) -> int:
    """C2.3 The player who draws now: the first player first, then clockwise."""
    drawn: int = s.v[s.v[SP] + A]
    return (s.v[OPENER] - 1 + drawn // table.board.start_markers) % table.n


class SetUp(Step):
    """C2.3 First player, then four tokens each. A: tokens drawn."""

    def __init__(self, table: Table) -> None:
        super().__init__("set_up", "C2.3")
        self.table = table

    def go(self, s: State) -> None:
        table = self.table
        if s.v[OPENER] == 0 or s.v[s.v[SP] + A] < table.board.start_markers * table.n:
            s.ask(CHANCE)
            return
        s.done()
        set_aside(s, table)
        s.v[ROUND] = 1
        s.call(table.step("season"))

    def legal(self, s: State, side: int, out: list[int]) -> None:
        self.verbs[0 if s.v[OPENER] == 0 else 1].legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def weights(self, s: State) -> list[int]:
        return [1] * self.table.n if s.v[OPENER] == 0 else token_weights(s)


def token_weights(s: State) -> list[int]:
    """Every token in the supply is as likely as any other."""
    return [count for count in s.v[POOL : POOL + KEYS] if count]


class Tokens(Step):
    """C3.2 Phase 1: two tokens for each player, as long as there are any. A: tokens drawn."""

    def __init__(self, table: Table) -> None:
        super().__init__("tokens", "C3.2")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        if v[v[SP] + A] < 2 * self.table.n and any(v[POOL : POOL + KEYS]):
            s.ask(CHANCE)
        else:
            s.done()

    def weights(self, s: State) -> list[int]:
        return token_weights(s)


class Card(Verb):
    """C3.3 A Conquest card is turned up."""

    def __init__(self) -> None:
        super().__init__("card", "C3.3", (CARDS,))
        self.chance = True

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for card in range(KINDS):
            if s.v[DECK + card]:
                out.append(self.base + card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[DECK + arg] == 0:
            if why is not None:
                why.add("C3.3", "not-in-the-deck", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[DECK + arg] -= 1
        s.v[AVAILABLE + arg] += 1
        s.v[s.v[SP] + A] += 1
        s.tell(events.CARD_DEALT, arg)


class Cards(Step):
    """C3.3 Phase 2: two cards for each player, as long as there are any. A: cards dealt."""

    def __init__(self, table: Table) -> None:
        super().__init__("cards", "C3.3")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        if v[v[SP] + A] < self.table.per_player * self.table.n and any(v[DECK : DECK + KINDS]):
            s.ask(CHANCE)
        else:
            s.done()

    def weights(self, s: State) -> list[int]:
        return [count for count in s.v[DECK : DECK + KINDS] if count]
