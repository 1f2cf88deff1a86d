"""Rate limits: buckets that fill with time and are emptied by what is asked, each thing at its cost."""

import time
from collections import OrderedDict
from typing import Final

KEPT: Final = 10_000  # buckets at hand; the longest unused go first


class Bucket:
    """Fills with `rate` a second up to `size`."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._level = size
        self._at = time.monotonic()

    def take(self, cost: float) -> float:
        """0 when there was enough; else the seconds to wait, and nothing is taken."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return max(0.001, round((cost - self._level) / self._rate, 3))


class Buckets:
    """A bucket for each who asks."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str, cost: float) -> float:
        """The same for one of them."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._size)
            while len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(cost)
