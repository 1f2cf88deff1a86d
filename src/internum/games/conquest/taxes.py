"""The special tax (6.4) and the taxes of phase 6 (chapter 9)."""

from internum.core.layout import Domain
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.state import CASH, CITY, INFLUENCE, KEYS, add_chaos
from internum.games.conquest.table import Table


class SpecialTax(Verb):
    """C6.4.1 Talents for chaos."""

    def __init__(self, table: Table) -> None:
        number = table.board.numbers
        self.step_size = number["special_tax_step"]
        amounts = range(number["special_tax_min"], number["special_tax_max"] + 1, self.step_size)
        super().__init__("tax", "C6.4.1", (Domain("talents", [str(n) for n in amounts]),))
        self.first = number["special_tax_min"]
        self.per_step = number["special_tax_chaos_per_step"]
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        return may_act(s, side, why)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        amount = self.first + arg * self.step_size
        chaos = self.per_step * amount // self.step_size
        spend_action(s)
        s.v[CASH + side] += amount
        add_chaos(s, side, chaos)
        s.tell(events.TAXED, side, amount, chaos)


def income(s: State, table: Table, side: int) -> int:
    """C9.1 What a player takes in phase 6."""
    total: int = 0
    for key in range(len(table.keys.words)):
        rate = table.tax + (table.city_tax if s.v[CITY + key] == side + 1 else 0)
        total += rate * s.v[INFLUENCE + side * KEYS + key]
    return total


def raise_taxes(s: State, table: Table) -> None:
    """C9.1, C9.2 Once a season; nothing is paid for units."""
    for side in range(table.n):
        amount = income(s, table, side)
        if amount:
            s.v[CASH + side] += amount
            s.tell(events.TAXES, side, amount)
