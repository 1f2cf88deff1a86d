"""The Commerce phase, first part: income (6.1)."""

from internum.core.slots import SP, A, B
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.hands import add
from internum.games.nostrum.realm import clockwise, controllers, has, holder
from internum.games.nostrum.state import CARAVAN, CITY, EMPIRES, KINDS, ROLE, STOCK, TAX
from internum.games.nostrum.table import Table


def yields(s: State, table: Table) -> list[list[int]]:
    """N6.1.1, N6.1.2 What the buildings pay to each civilization, by kind of card."""
    who = controllers(s, table)
    out = [[0] * KINDS for _ in range(EMPIRES)]
    for site, side in enumerate(who):
        kind = table.site_kind[site]
        if side < 0 or kind not in (CARAVAN, CITY):
            continue
        province = table.site_province[site]
        double = table.market_of[province] if kind == CARAVAN else table.temple_of[province]
        out[side][table.site_good[site]] += 2 if double >= 0 and who[double] == side else 1
    return out


def receive(s: State, side: int, kind: int, count: int) -> None:
    """N2.2 Cards from the stock, as far as it goes, told to all."""
    stock: int = s.v[STOCK + kind]
    got = count if count < stock else stock
    if got:
        add(s, side, kind, got)
        s.tell(events.RECEIVED, side, kind, got)


class Choose(Verb):
    """N10.3a A commodity of one's choice at income, announced to all."""

    def __init__(self, table: Table) -> None:
        super().__init__("choose", "N10.3a", (table.goods,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not any(has(s, side, card) for card in self.table.powers.choices):
            if why is None:
                return False
            why.add("N10.3a", "no-such-card")
        if s.v[STOCK + 1 + arg] == 0:
            if why is None:
                return False
            why.add("N6.1.5", "none-left", self.params[0].words[arg])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        receive(s, side, 1 + arg, 1)
        s.v[s.v[SP] + B] += 1


class NoChoice(Verb):
    """N10.0 The power is left unused."""

    def __init__(self) -> None:
        super().__init__("no_choice", "N10.0")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + B] += 1


class Income(Step):
    """6.1 Buildings, commodities of choice, taxes of cards (N10.3b). A: 1 after the buildings, B: choices."""

    def __init__(self, table: Table) -> None:
        super().__init__("income", "N6.1.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        table = self.table
        order = clockwise(s, table, v[ROLE] - 1)
        if v[fp + A] == 0:
            v[fp + A] = 1
            self.pay(s, order)
        # N6.1.4 the cards of each player in turn
        asked = [side for side in order for card in table.powers.choices if holder(s, card) == side]
        if v[fp + B] < len(asked) and any(v[STOCK + kind] for kind in range(1, table.n_kinds)):
            s.ask(asked[v[fp + B]])
            return
        for side in order:
            for card in table.powers.taxes:
                if holder(s, card) == side:
                    receive(s, side, TAX, 1)
        s.done()

    def pay(self, s: State, order: list[int]) -> None:
        """N6.1.1, N6.1.5 What the buildings pay; where a kind runs out it is dealt one by one."""
        due = yields(s, self.table)
        for kind in range(self.table.n_kinds):
            total = sum(due[side][kind] for side in order)
            if total <= s.v[STOCK + kind]:
                for side in order:
                    receive(s, side, kind, due[side][kind])
                continue
            got = [0] * EMPIRES
            left: int = s.v[STOCK + kind]
            while left:
                for side in order:
                    if got[side] < due[side][kind] and left:
                        got[side] += 1
                        left -= 1
            for side in order:
                receive(s, side, kind, got[side])
            s.tell(events.SHORT, kind, total - sum(got))

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base
