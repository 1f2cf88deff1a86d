"""Work that takes longer than a few milliseconds is done beside the loop: other tables are not held up.

One piece at a time, since it shares the interpreter with the loop, which must come first.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar, final

P = ParamSpec("P")
T = TypeVar("T")

LONG: Final = 0.003  # seconds from which on work is long
SWITCH: Final = 0.0005  # seconds after which the loop gets the interpreter back
_thread: Final = ThreadPoolExecutor(1, "beside")


async def beside(work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    """The result of a piece of work."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *values, **named))


@final
class Costs:
    """What each kind of work took lately: it tells whether the next of its kind is done beside the loop."""

    def __init__(self) -> None:
        self._seconds: Final[dict[object, float]] = {}

    async def carry_out(self, kind: object, work: Callable[[], T]) -> T:
        """The result of a piece of work."""

        def timed() -> T:
            begun = time.thread_time()
            try:
                return work()
            finally:
                before = self._seconds.get(kind, 0.0)
                self._seconds[kind] = max(time.thread_time() - begun, 0.8 * before)

        if self._seconds.get(kind, 0.0) > LONG:
            return await beside(timed)
        return timed()
