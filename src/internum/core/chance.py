"""Chance as numbers: a small generator for playouts, and single draws that can be checked alone.

Both give the same values as plain Python and compiled: no product leaves 63 bits.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

_MULTIPLIER: Final = 2083801278
_LOW: Final = 0xFFFFFFFF


@final
class Rng:
    """A multiply-with-carry generator. Cheap and repeatable; not for secrets."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"internum rng %d" % seed).digest()
        self.x: i64 = int.from_bytes(digest[:4], "big")
        self.carry: i64 = int.from_bytes(digest[4:8], "big") % (_MULTIPLIER - 1) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2^31."""
        t: i64 = _MULTIPLIER * self.x + self.carry
        self.x = t & _LOW
        self.carry = t >> 32
        scaled: i64 = ((self.x ^ self.carry) & _LOW) * n
        return scaled >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn with these whole-number weights."""
        left = self.below(sum(weights))
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        raise ValueError("no outcome has a weight")


def draw(seed: bytes, number: int, weights: list[int]) -> int:
    """The result of draw `number` of a game: an index into `weights`, exactly weighted.

    It depends on nothing but the seed and the number, so anyone can recompute one roll alone.
    """
    total = sum(weights)
    bound = (1 << 64) // total * total
    attempt = 0
    while True:
        text = b"internum draw %s %d %d" % (seed.hex().encode(), number, attempt)
        value = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        if value < bound:
            break
        attempt += 1
    value %= total
    for i, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return i
    raise ValueError("no outcome has a weight")
