"""A number that names what a seat sees: places of the tree are found by it.

It is asked at every step of every simulation, so compiled it is a loop over the slots. It never leaves a
tree, so plain Python may have another one.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from internum.core.state import State
from internum.core.vector import COMPILED

if TYPE_CHECKING:
    from internum.core.vector import Slots

FACTOR: Final = 1099511628211  # Fowler, Noll and Vo


def name_of(s: State, seat: int, side: int) -> int:
    """What a seat sees of a settled state in which a side is asked."""
    rules = s.rules
    v = s.v
    if rules.secrets:
        v = v[:]
        for start, stop, owner in rules.secrets:
            if owner < 0 or rules.seat_of(s, owner) != seat:
                for i in range(start, stop):
                    v[i] = -1
    size = rules.layout.content
    return fold(v, size, side) if COMPILED else hash((side, tuple(v[:size])))


def fold(v: "Slots", size: i64, side: i64) -> int:
    """The slots as one number; the product runs over on purpose, so this is for compiled code alone."""
    h: i64 = side + 1
    for i in range(size):
        h = (h ^ v[i]) * FACTOR
        h ^= h >> 29
    return h
