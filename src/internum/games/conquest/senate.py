"""Senate votes (chapter 8)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.slots import SP, WHO, D
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import on_turn
from internum.games.conquest.cards import (
    BREAD_AND_CIRCUSES,
    EMERGENCY_TAX,
    FIRST_VOTE,
    HAIL_CAESAR,
    INFLUENCE_IN_ROME,
    KINDS,
    NEW_LEGIONS,
    SENATORS,
    VOTES,
)
from internum.games.conquest.cities import entered
from internum.games.conquest.scoring import add_points
from internum.games.conquest.senators import OUT, seen, show, spend
from internum.games.conquest.state import (
    BAG,
    CALLED,
    CARDS,
    CASH,
    HAND,
    HELD,
    INFANTRY,
    INFLUENCE,
    KEYS,
    MARKER,
    PASSED,
    RANKS,
    SHOWN,
    TURNED_KINDS,
    USED,
    VOTER,
    add_chaos,
    add_influence,
    add_units,
    has_card,
    left,
    unused,
    wipe,
)
from internum.games.conquest.state import VOTES as HIGHEST
from internum.games.conquest.table import Table

PAYING = 1
EFFECT = 2
OVER = 3


class Call(Verb):
    """C8.1 The owner of an unused Senate Vote card calls its vote."""

    def __init__(self, table: Table) -> None:
        super().__init__("call", "C8.1", (VOTES,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for arg in range(self.size):
            if s.v[CARDS + side * KINDS + FIRST_VOTE + arg] and self.allows(s, side, arg, None):
                out.append(self.base + arg)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        card = FIRST_VOTE + arg
        if not on_turn(s, side):
            if why is None:
                return False
            why.add("C8.1", "only-in-the-turn")
        if not has_card(s, side, card):
            if why is None:
                return False
            why.add("C8.1", "no-such-card", self.params[0].words[arg])
        elif not unused(s, side, card):
            if why is None:
                return False
            why.add("C7.1", "used-already", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        v[USED + side * TURNED_KINDS + FIRST_VOTE + arg] += 1  # C8.6
        v[CALLED] = FIRST_VOTE + arg + 1
        s.tell(events.CALLED, side, arg)
        s.call(self.table.step("vote"), side)


class Shown(Bag):
    """C8.2 Senators whose votes together exceed the highest bid."""

    def __init__(self) -> None:
        super().__init__("senators", "C8.2", SENATORS, 8, BAG)

    def votes(self, s: State) -> int:
        """The votes that are in the bag."""
        total: int = 0
        for rank in range(RANKS):
            total += (rank + 1) * s.v[self.at + rank]
        return total

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        v = s.v
        need = v[HIGHEST] + 1 - self.votes(s)
        rest: int = 0  # votes of the kinds that are still open
        for rank in range(first, RANKS):
            if v[self.at + rank] == 0:
                rest += (rank + 1) * v[self.at + RANKS + rank]
        for rank in range(first, RANKS):
            limit = v[self.at + RANKS + rank]
            if v[self.at + rank] or limit == 0:
                continue
            rest -= (rank + 1) * limit
            others = rest if ascending else self.rest(s, first, rank)
            for count in range(1, limit + 1):
                if (rank + 1) * count + others >= need:
                    out.append(self.base + rank * self.most + count - 1)
        if need <= 0:
            out.append(self.base + self.size - 1)

    def rest(self, s: State, first: int, but: int) -> int:
        """The votes of the open kinds but one."""
        total: int = 0
        for rank in range(first, RANKS):
            if rank != but and s.v[self.at + rank] == 0:
                total += (rank + 1) * s.v[self.at + RANKS + rank]
        return total

    def forced(self, s: State) -> bool:
        return False

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        total = 0
        for choice in choices:
            arg = choice - self.base
            if arg < self.size - 1:
                rank = arg // self.most
                count = arg - rank * self.most + 1
                total += (rank + 1) * count
                if count > s.v[self.at + RANKS + rank]:
                    if why is None:
                        return False
                    why.add("C8.2", "not-in-hand", SENATORS.words[rank])
        if total <= s.v[HIGHEST]:
            if why is None:
                return False
            why.add("C8.2", "not-higher", total, s.v[HIGHEST] + 1)
        return why is None or not why.reasons


class Show(Verb):
    """C8.2, C8.3 A higher bid in votes, with any of the own senators."""

    def __init__(self, table: Table) -> None:
        super().__init__("show", "C8.2")
        self.bag = Shown()
        self.parts = [self.bag]
        self.table = table
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        total = 0
        for rank in range(RANKS):
            total += (rank + 1) * s.v[HAND + side * RANKS + rank]
        if total <= s.v[HIGHEST]:
            if why is not None:
                why.add("C8.2", "not-higher", total, s.v[HIGHEST] + 1)
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        for rank in range(RANKS):
            self.bag.limit(s, rank, s.v[HAND + side * RANKS + rank])
        self.bag.terms(s, 1, 99)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        v[HIGHEST] = self.bag.votes(s)
        v[VOTER] = side + 1
        for rank in range(RANKS):
            v[SHOWN + rank] = self.bag.picked(s, rank)
            show(s, self.table, side, rank, v[SHOWN + rank])
            if v[SHOWN + rank]:
                s.tell(events.SHOWED, side, v[SHOWN + rank], rank)
        step = s.rules.steps[v[v[SP]] - 1]
        assert isinstance(step, Vote)
        step.pass_on(s)
        v[PASSED] = 0


class Raise(Verb):
    """C14.4 New Legions: six infantry in Italia or in Neapolis."""

    def __init__(self, table: Table) -> None:
        super().__init__("raise", "C14.4", (Domain("province", ["italia", "neapolis"]),))
        self.table = table
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        table = self.table
        province = table.province_of[table.neapolis if arg else table.italia]
        count = min(table.prizes[NEW_LEGIONS - FIRST_VOTE], left(s, side, INFANTRY))
        s.v[s.v[SP] + D] = OVER
        if count:
            add_units(s, side, province, INFANTRY, count)
            entered(s, table, side, province)
            s.tell(events.RECRUITED, side, INFANTRY, province, count)


class Vote(Step):
    """C8.2 to C8.6 The player to answer. D: what comes next: bids, payment, effect, the end."""

    def __init__(self, table: Table) -> None:
        super().__init__("vote", "C8.2")
        self.table = table

    def pass_on(self, s: State) -> None:
        """C8.2 The next player clockwise."""
        fp = s.v[SP]
        s.v[PASSED] += 1
        s.v[fp + WHO] = s.v[fp + WHO] % self.table.n + 1

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offered(s):
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offered(s):
            verb.branch(s, side, out)

    def offered(self, s: State) -> list[Verb]:
        """Show or pass; the winner of New Legions raises them."""
        return self.verbs[:2] if s.v[s.v[SP] + D] == 0 else self.verbs[2:]

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base if s.v[s.v[SP] + D] == 0 else -1

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + D] == 0:
            # who holds no senator, which everybody can count, need not be asked
            while not self.bids_over(s) and v[HELD + v[fp + WHO] - 1] == 0:
                self.pass_on(s)
            if not self.bids_over(s):
                s.ask(v[fp + WHO] - 1)
                return
            v[fp + D] = PAYING
        if v[VOTER] == 0:
            s.tell(events.VOTE_LOST, v[CALLED] - 1 - FIRST_VOTE)
            self.close(s)
            return
        winner = v[VOTER] - 1
        if v[fp + D] == PAYING:
            s.tell(events.VOTE_WON, winner, v[CALLED] - 1 - FIRST_VOTE, v[HIGHEST])
            for rank in range(RANKS):
                spend(s, self.table, winner, rank, v[SHOWN + rank])
            v[fp + D] = EFFECT
            if not self.table.italia_after:
                self.pay(s)
                return
        if v[fp + D] == EFFECT:
            if self.effect(s, winner):
                return
            v[fp + D] = OVER
        if self.table.italia_after and any(v[SHOWN : SHOWN + RANKS]):
            self.pay(s)
            return
        self.close(s)

    def bids_over(self, s: State) -> bool:
        """C8.2 Have all others passed on the highest bid, or all passed at once?"""
        fp = s.v[SP]
        if s.v[VOTER]:
            return s.v[fp + WHO] == s.v[VOTER]
        return s.v[PASSED] >= self.table.n

    def pay(self, s: State) -> None:
        """C8.5 One of the spent senators goes to who alone leads in Italia, the others out of the game."""
        v = s.v
        most = 0
        holder = -1
        for side in range(self.table.n):
            count = v[INFLUENCE + side * KEYS + self.table.italia]
            if count > most:
                most = count
                holder = side
            elif count == most:
                holder = -1
        if holder >= 0:
            s.call(self.table.step("draw_senator"), -1, holder + 1, 0)
            return
        for rank in range(RANKS):
            seen(s, self.table, OUT, rank, v[SHOWN + rank])
            v[SHOWN + rank] = 0

    def effect(self, s: State, winner: int) -> bool:
        """C14.4 What the winner gets; True when he has to choose."""
        v = s.v
        table = self.table
        card = v[CALLED] - 1
        amount = table.prizes[card - FIRST_VOTE]
        if card == EMERGENCY_TAX:
            v[CASH + winner] += amount
            s.tell(events.GOT, winner, amount)
        elif card == BREAD_AND_CIRCUSES:
            add_chaos(s, winner, -amount)
            s.tell(events.CALMED, winner, amount)
        elif card == HAIL_CAESAR:
            add_points(s, table, winner, amount)
            s.tell(events.POINTS, winner, amount)
        elif card == INFLUENCE_IN_ROME:
            count = min(amount, left(s, winner, MARKER))
            add_influence(s, winner, table.italia, count)
            s.tell(events.INFLUENCED, winner, table.italia, count)
        else:
            s.ask(winner)
            return True
        return False

    def close(self, s: State) -> None:
        """The vote is over."""
        v = s.v
        v[CALLED] = v[HIGHEST] = v[VOTER] = v[PASSED] = 0
        wipe(s, SHOWN, RANKS)
        s.done()
