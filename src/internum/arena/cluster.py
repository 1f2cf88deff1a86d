"""The same work on a Ray cluster: the one at RAY_ADDRESS, else one of this machine's cores."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from internum.core.errors import InternumError

Work = TypeVar("Work")
Result = TypeVar("Result")


def on_ray(do: Callable[[Work], Result], work: Sequence[Work], title: str) -> Iterator[Result]:
    """What `do` makes of each piece of work, as it gets done."""
    try:
        import ray  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise InternumError("--ray needs Ray: pip install 'internum[ray]'") from None
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    remote = ray.remote(do)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # under way at once: no core waits for work
    waiting = list(reversed(work))
    under_way: list[ray.ObjectRef[Result]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=len(work))
        while waiting or under_way:
            while waiting and len(under_way) < most:
                under_way.append(remote.remote(waiting.pop()))
            done, under_way = ray.wait(under_way, num_returns=1)
            for promised in done:
                yield ray.get(promised)
                progress.advance(task)
