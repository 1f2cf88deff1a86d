"""Sets of places as bits of one number."""

from typing import Final

from mypy_extensions import i64

from internum.core.slots import BITS
from internum.core.vector import slots

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
