"""The Commerce phase, second part: the exchange (6.2, 6.3), the only trade (N6.3.5), and a hero (N10.2f)."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import numbers
from internum.core.slots import ASKED, BITS, CHANCE, SP, WHO, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.hands import draw, give, shift
from internum.games.nostrum.realm import has, holder, neutral
from internum.games.nostrum.state import (
    EMPIRES,
    HAND,
    KINDS,
    OFFER,
    PART,
    ROLE,
    SHOWN,
    STAKE,
    WEIGHT,
    wipe,
)
from internum.games.nostrum.table import Table

MOST_CARDS: Final = 123  # N2.2 all there are: nobody can hold more


def takes_part(s: State, side: int, number: int) -> bool:
    """N6.2.2 Does a player hold enough to take part? Then he must."""
    return not neutral(s, side) and number > 0 and s.v[WEIGHT + side] >= number


class Announce(Verb):
    """N6.2.1 The Director of Commerce says how many cards everybody lays down."""

    def __init__(self, table: Table) -> None:
        super().__init__("announce", "N6.2.1", (numbers("number", 0, MOST_CARDS),))
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        holds: int = s.v[WEIGHT + side]
        out.extend(range(self.base, self.base + holds + 1))

    def branch(self, s: State, side: int, out: list[int]) -> None:
        """Every number with which fewer than two take part is like 0."""
        most: int = 0
        for other in range(EMPIRES):
            if other != side and s.v[WEIGHT + other] > most:
                most = s.v[WEIGHT + other]
        own: int = s.v[WEIGHT + side]
        out.extend(range(self.base, self.base + (own if own < most else most) + 1))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[ROLE] != side + 1:
            if why is None:
                return False
            why.add("N6.2.1", "not-the-director")
        if arg > s.v[WEIGHT + side]:
            if why is None:
                return False
            why.add("N6.2.1", "more-than-you-hold", s.v[WEIGHT + side], arg)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[fp + A] = 1
        s.v[fp + B] = arg
        s.tell(events.ANNOUNCED, side, arg)


class Exchange(Step):
    """6.2, 6.3 A: 0 the number, 1 the offers, 2 the chain, 3 its end, 4 the balance, 5 over; B: the number.

    C: who took first and who was last in the chain, as 8 * (first + 1) + last + 1.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("exchange", "N6.2.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        table = self.table
        stage = v[fp + A]
        v[fp + A] = stage + 1
        if stage == 0:
            v[fp + A] = 0
            s.ask(v[ROLE] - 1)
        elif stage == 1:
            for side in range(table.n):
                v[PART + side] = 1 if takes_part(s, side, v[fp + B]) else 0
            if sum(list(v[PART : PART + EMPIRES])) < 2:  # N6.2.1, N6.2.2
                v[fp + A] = 6
                return
            s.call(table.step("offers"), -1, v[fp + B])
        elif stage == 2:
            s.call(table.step("taking"), v[ROLE] - 1)
        elif stage == 3:
            self.give_back(s)
            if v[fp + C]:
                s.call(table.step("balance"), v[fp + C] // 8 - 1, v[fp + C] % 8 - 1)
                v[fp + C] = 0
        elif stage == 4:
            hero = holder(s, table.powers.one["draw"])
            if hero >= 0 and v[PART + hero] and victims(s, table, hero):
                s.call(table.step("draw"), hero)
        else:
            wipe(s, PART, EMPIRES)
            s.done()

    def give_back(self, s: State) -> None:
        """N6.3.3 Cards that nobody took go back."""
        for side in range(self.table.n):
            for kind in range(KINDS):
                count = s.v[SHOWN + side * KINDS + kind]
                if count:
                    shift(s, side, kind, count)
                    s.v[SHOWN + side * KINDS + kind] = 0
                    s.tell(events.RETURNED, side, kind, count)


# --- what everybody lays down (6.2) --------------------------------------------------------------------


class Offer(Verb):
    """N6.2.3 The cards that a player lays down, under seal: a count of each kind."""

    def __init__(self, table: Table) -> None:
        super().__init__("offer", "N6.2.3")
        self.table = table
        self.sides = table.n
        self.bag = Bag("stake", "N6.2.3", table.kinds, max(table.board.stock), STAKE)
        self.parts = [self.bag]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        for kind in range(self.table.n_kinds):
            self.bag.limit(s, kind, s.v[HAND + side * KINDS + kind])
        number = s.v[s.v[SP] + A]
        self.bag.terms(s, number, number)
        return self.bag.id

    def audience(self, s: State, side: int, arg: int) -> int:
        return BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for kind in range(self.table.n_kinds):
            s.v[OFFER + side * KINDS + kind] = s.v[STAKE + kind]


class Offers(Step):
    """N6.2.3 All choose unseen, then all is turned up. A: how many cards, B: 1 when all are asked."""

    def __init__(self, table: Table) -> None:
        super().__init__("offers", "N6.2.3")
        self.table = table

    def bidders(self, s: State) -> int:
        """Bits of the sides that take part."""
        mask = 0
        for side in range(self.table.n):
            if s.v[PART + side]:
                mask |= BITS[side + 1]
        return mask

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + B] == 0:
            v[fp + B] = 1
            s.ask_all(self.bidders(s))
            return
        s.reveal()
        for i in range(EMPIRES * KINDS):
            count = v[OFFER + i]
            if count:
                side = i // KINDS
                shift(s, side, i - side * KINDS, -count)
                v[SHOWN + i] = count
                v[OFFER + i] = 0
                s.tell(events.OFFERED, side, i - side * KINDS, count)
        s.done()

    def sealed(self, s: State) -> int:
        return self.bidders(s) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, OFFER + side * KINDS, KINDS)


# --- the chain (6.3) -----------------------------------------------------------------------------------


class Take(Verb):
    """N6.3.1 An open card of another player."""

    def __init__(self, table: Table) -> None:
        super().__init__("take", "N6.3.1", (table.empires, table.kinds))
        self.table = table
        self.kinds = table.n_kinds

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        fp = v[SP]
        barred = v[fp + A] - 1 if v[fp + B] == side + 1 else -1
        for other in range(EMPIRES):
            if other not in (side, barred):
                base = self.base + other * self.kinds
                for kind in range(self.kinds):
                    if v[SHOWN + other * KINDS + kind]:
                        out.append(base + kind)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        other = arg // self.kinds
        kind = arg - other * self.kinds
        if other == side:
            if why is None:
                return False
            why.add("N6.3.1", "not-from-oneself")
        if v[SHOWN + other * KINDS + kind] == 0:
            if why is None:
                return False
            why.add("N6.3.1", "not-offered", self.params[0].words[other], self.params[1].words[kind])
        fp = v[SP]
        if v[fp] - 1 == self.table.step("taking").id and v[fp + A] == other + 1 and v[fp + B] == side + 1:
            if why is None:
                return False
            why.add("N6.3.2", "not-back-again", self.params[0].words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        other = arg // self.kinds
        kind = arg - other * self.kinds
        v[SHOWN + other * KINDS + kind] -= 1
        shift(s, side, kind, 1)
        s.tell(events.TOOK, side, other, kind)
        fp = v[SP]
        v[fp + B] = v[fp + A]
        v[fp + A] = side + 1
        v[fp + WHO] = other + 1


class Taking(Step):
    """N6.3.1 The chain. Whose turn it is; A: who took last + 1, B: who took before that + 1."""

    def __init__(self, table: Table) -> None:
        super().__init__("taking", "N6.3.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        side = v[fp + WHO] - 1
        if self.verbs[0].possible(s, side):
            s.ask(side)
            return
        director = v[ROLE] - 1
        s.done()
        if side != director:  # N6.3.4 noted in the frame of the exchange
            v[v[SP] + C] = (director + 1) * 8 + side + 1


class Give(Verb):
    """N6.3.4 The Director evens the exchange out with a card of his choice."""

    def __init__(self, table: Table) -> None:
        super().__init__("give", "N6.3.4", (table.kinds,))
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[HAND + side * KINDS + arg] == 0:
            if why is not None:
                why.add("N6.3.4", "not-held", self.params[0].words[arg])
            return False
        return True

    def audience(self, s: State, side: int, arg: int) -> int:
        receiver = s.seat(s.v[s.v[SP] + A])
        return BITS[s.seat(side)] | (BITS[receiver] if receiver >= 0 else 0)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        receiver = s.v[s.v[SP] + A]
        seen_by = self.audience(s, side, arg)
        give(s, side, receiver, arg)
        s.tell(events.GAVE, side, receiver, arg, seats=seen_by)
        s.tell(events.GAVE_UNSEEN, side, receiver, seats=EVERYBODY & ~seen_by)
        s.v[s.v[SP] + B] = 1


class Balance(Step):
    """N6.3.4 The balance card. A: who gets it, B: 1 when it is given."""

    def __init__(self) -> None:
        super().__init__("balance", "N6.3.4")

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + B]:
            s.done()
        else:
            s.ask(s.v[fp + WHO] - 1)


# --- a card out of another hand (N10.2f) ---------------------------------------------------------------


def victims(s: State, table: Table, side: int) -> list[int]:
    """The others that took part and hold a card."""
    return [
        other for other in range(table.n) if other != side and s.v[PART + other] and s.v[WEIGHT + other] > 0
    ]


class Rob(Verb):
    """N10.2f From whose hand a card is drawn."""

    def __init__(self, table: Table) -> None:
        super().__init__("rob", "N10.2f", (table.empires,))
        self.table = table
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not has(s, side, self.table.powers.one["draw"]):
            if why is None:
                return False
            why.add("N10.2f", "no-such-card")
        if arg not in victims(s, self.table, side):
            if why is None:
                return False
            why.add("N10.2f", "took-no-part", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[fp + A] = 1
        s.v[fp + B] = arg


class Spare(Verb):
    """N10.0 The power is left unused."""

    def __init__(self) -> None:
        super().__init__("spare", "N10.0")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 2


class DrawCard(Verb):
    """N10.2f The card, by chance, seen by the two alone."""

    def __init__(self, table: Table) -> None:
        super().__init__("draw", "N10.2f", (table.kinds,))
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        victim = s.v[s.v[SP] + B]
        if not 0 <= victim < EMPIRES or s.v[HAND + victim * KINDS + arg] == 0:
            if why is not None:
                why.add("N10.2f", "not-held", self.params[0].words[arg])
            return False
        return True

    def audience(self, s: State, side: int, arg: int) -> int:
        fp = s.v[SP]
        seats = 0
        for empire in (s.v[fp + WHO] - 1, s.v[fp + B]):
            seat = s.seat(empire) if 0 <= empire < EMPIRES else -1
            if seat >= 0:
                seats |= BITS[seat]
        return seats

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        drawer, victim = s.v[fp + WHO] - 1, s.v[fp + B]
        seen_by = self.audience(s, side, arg)
        draw(s, drawer, victim, arg)
        s.tell(events.DREW, drawer, victim, arg, seats=seen_by)
        s.tell(events.DREW_UNSEEN, drawer, victim, seats=EVERYBODY & ~seen_by)
        s.v[fp + A] = 2


class Draw(Step):
    """N10.2f A: 0 from whom, 1 the card, 2 over. B: the victim."""

    def __init__(self, table: Table) -> None:
        super().__init__("draw", "N10.2f")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A] == 0:
            s.ask(s.v[fp + WHO] - 1)
        elif s.v[fp + A] == 1:
            s.ask(CHANCE)
        else:
            s.done()

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.verbs[2:] if side == CHANCE else self.verbs[:2]:
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def weights(self, s: State) -> list[int]:
        held = s.v[HAND + s.v[s.v[SP] + B] * KINDS : HAND + (s.v[s.v[SP] + B] + 1) * KINDS]
        return [count for count in list(held) if count]

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base if side >= 0 and s.v[s.v[SP] + A] == 0 else -1
