"""Work shared out to processes, with a bar on the terminal; the results in the order of the work."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

MOST = 61  # processes; more than some systems can wait for

Work = TypeVar("Work")
Result = TypeVar("Result")


def in_turn(do: Callable[[Work], Result], work: Sequence[Work], jobs: int, title: str) -> Iterator[Result]:
    """What `do` makes of each piece of work."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=len(work))
        if jobs == 1:
            for piece in work:
                yield do(piece)
                progress.advance(task)
            return
        with ProcessPoolExecutor(min(jobs, len(work), MOST)) as pool:
            try:
                for promised in [pool.submit(do, piece) for piece in work]:
                    yield promised.result()
                    progress.advance(task)
            except BaseException:  # whoever stops does not wait for what nobody will look at
                for process in active_children():
                    process.terminate()
                raise
