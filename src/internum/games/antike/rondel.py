"""The rondel (A5.5 to A5.9): which field, and what the further steps cost."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.slots import SP, A, B
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.payment import pay, price
from internum.games.antike.state import HELD, RONDEL

FIELDS: Final = Domain(
    "field", ["iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2"]
)
FREE_STEPS: Final = 3


def rondel_cost(s: State, nation: int, field: int) -> int:
    """A5.6 to A5.8 What it costs to go to a field: nothing on the first turn, else a unit a further step."""
    here = s.v[RONDEL + nation] - 1
    if here < 0:
        return 0
    steps = (field - here) % 8
    if steps == 0:
        steps = 8
    return steps - FREE_STEPS if steps > FREE_STEPS else 0


class Rondel(Verb):
    """A5.1 Move the stone; the action follows."""

    def __init__(self, payment: Bag) -> None:
        super().__init__("rondel", "A5.7", (FIELDS,))
        self.payment = payment
        self.parts = [payment]

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        at = HELD + 4 * side
        have = s.v[at] + s.v[at + 1] + s.v[at + 2] + s.v[at + 3]
        cost = rondel_cost(s, side, arg)
        if have < cost:
            if why is not None:
                why.add("A5.7", "cannot-pay", have, cost)
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        cost = rondel_cost(s, side, arg)
        if stage or cost == 0:
            return -1
        return price(s, self.payment, side, cost, cost, cost, cost)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        pay(s, side)
        v[RONDEL + side] = arg + 1
        v[v[SP] + A] = 1
        v[v[SP] + B] = arg
        s.tell(events.RONDEL_MOVED, side, arg)
