"""Sets of places as bits of one number."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from internum.core.slots import BITS
from internum.core.vector import slots

if TYPE_CHECKING:
    from internum.core.vector import Slots

# The place of a mask with one bit: 67 is prime and has 2 as a primitive root, so remainders differ
PLACE_OF: Final = slots([0] * 67)
for _p in range(62):
    PLACE_OF[BITS[_p] % 67] = _p


def places(mask: i64) -> list[int]:
    """The places of a mask, in ascending order."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(PLACE_OF[low % 67])
        mask ^= low
    return out


def list_places(mask: i64, base: i64, out: list[int]) -> None:
    """Append the choice of every place of a mask; the first place has the choice `base`."""
    while mask:
        low = mask & -mask
        out.append(base + PLACE_OF[low % 67])
        mask ^= low


def beside(links: "Slots", mask: i64) -> i64:
    """What lies next to any place of a mask, by the mask of neighbours of each place."""
    out: i64 = 0
    while mask:
        low = mask & -mask
        out |= links[PLACE_OF[low % 67]]
        mask ^= low
    return out


def spread(links: "Slots", start: i64, open_: i64) -> i64:
    """The places of a mask and all that one comes to from them; the way goes on from open ones only."""
    seen = start
    edge = start
    while edge:
        near = beside(links, edge) & ~seen
        seen |= near
        edge = near & open_
    return seen
