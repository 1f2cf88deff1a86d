"""TEMPLE (A6.3)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.payment import pay, price
from internum.games.antike.state import (
    BUILT,
    CITIES,
    CITY,
    MARBLE,
    TEMPLE,
    TEMPLES_IN_GAME,
    add_temple,
    wealth,
)

PRICE = 5


class BuildTemple(Verb):
    """A6.3 A temple beside an own city."""

    def __init__(self, provinces: Domain, payment: Bag) -> None:
        super().__init__("temple", "A6.3", (provinces,))
        self.payment = payment
        self.parts = [payment]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(s.v[CITIES + side]):
            if self.allows(s, side, p, None):
                out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        if v[CITY + arg] != side + 1:
            if why is None:
                return False
            why.add("A6.3", "not-your-city", self.params[0].words[arg])
        if v[TEMPLE + arg]:
            if why is None:
                return False
            why.add("A6.3", "has-temple", self.params[0].words[arg])
        if v[BUILT] >= TEMPLES_IN_GAME:
            if why is None:
                return False
            why.add("A6.3a", "no-temple-left", v[BUILT], TEMPLES_IN_GAME)
        if wealth(s, side, MARBLE) < PRICE:
            if why is None:
                return False
            why.add("A6.3", "cannot-pay", wealth(s, side, MARBLE), PRICE)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return -1 if stage else price(s, self.payment, side, PRICE, 0, 0, PRICE)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        pay(s, side)
        add_temple(s, arg)
        s.tell(events.TEMPLE_BUILT, side, arg)
