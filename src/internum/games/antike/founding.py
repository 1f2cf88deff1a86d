"""Step 2 of every turn: founding cities (chapter 9)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.payment import pay, price
from internum.games.antike.state import (
    CITY,
    COIN,
    COUNT,
    GALLEY,
    HELD,
    LEGION,
    NATIONS,
    PRESENT,
    SETTLED,
    STONES,
    set_city,
    units,
)


class Found(Verb):
    """A9.1 A new city beside an own unit, which stays; A9.2 foreign units do not matter; A9.3 any number."""

    def __init__(self, provinces: Domain, payment: Bag) -> None:
        super().__init__("found", "A9.1", (provinces,))
        self.payment = payment
        self.parts = [payment]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        able = (v[PRESENT + side] | v[PRESENT + NATIONS + side]) & ~v[SETTLED]
        if able:
            for p in places(able):
                if self.allows(s, side, p, None):
                    out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        if v[CITY + arg]:
            if why is None:
                return False
            why.add("A9.1", "settled", self.params[0].words[arg])
        if units(s, LEGION, side, arg) + units(s, GALLEY, side, arg) == 0:
            if why is None:
                return False
            why.add("A9.1", "no-unit-there", self.params[0].words[arg])
        if v[COUNT + side] >= STONES:
            if why is None:
                return False
            why.add("A9.1", "no-stone-left", 0, 1)
        at = HELD + 4 * side
        lacking = (1 if v[at] == 0 else 0) + (1 if v[at + 1] == 0 else 0) + (1 if v[at + 2] == 0 else 0)
        if lacking > v[at + COIN]:
            if why is None:
                return False
            have = f"{v[at]} marble {v[at + 1]} iron {v[at + 2]} gold {v[at + COIN]} coin"
            why.add("A9.1", "cannot-pay", have, "1 marble 1 iron 1 gold")
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage else price(s, self.payment, side, 1, 1, 1, 3)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        pay(s, side)
        set_city(s, arg, side)
        s.tell(events.FOUNDED, side, arg)
