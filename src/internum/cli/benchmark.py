"""`internum benchmark`: a line that can be cited."""

import os
from pathlib import Path
from typing import Annotated

import typer

import internum
from internum.arena.plan import plan_of
from internum.arena.report import meetings
from internum.arena.run import play_out
from internum.core.errors import InternumError

SEED = 20_000  # of every benchmark: each bot meets the same dice


def benchmark(
    name: Annotated[str | None, typer.Argument(help="Else all are listed.", metavar="[NAME]")] = None,
    bot: Annotated[str | None, typer.Option("--bot", help="Who is measured: greedy, my.py:Ana, …")] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-k", help="Fewer for a first look; the line says so.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Keep the games here; goes on if it exists.")
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="Processes; else one for each core.")
    ] = os.cpu_count() or 1,
) -> int:
    """Measure a bot on a named, frozen benchmark: its share of the wins against the benchmark's opponents."""
    from internum.env.benchmarks import benchmark as benchmark_of
    from internum.env.benchmarks import benchmarks, habits

    if name is None:
        for one in benchmarks().values():
            typer.echo(f"{one.name:32} {one.games:5} games against {one.opponent:7} {one.about}")
        return 0
    found = benchmark_of(name)
    if bot is None:
        raise InternumError(f"whom shall {name} measure? --bot greedy, or --bot my.py:Ana")
    if jobs < 1:
        raise InternumError("jobs are a whole number above 0")
    rules = found.rules()
    if bot == found.opponent:
        raise InternumError(f"{bot} is the opponent of {name}: its share is the even one")
    plan = plan_of(rules, [found.opponent, bot], games=games or found.games, seed=SEED)
    outcomes = play_out(plan, keep, jobs, board=found.board_text)
    (row,) = meetings(plan, outcomes)
    faults = sum(1 for one in outcomes if one.faults)
    typer.echo(
        f"{name}: {bot} {row.share:.3f} [{row.low:.3f}, {row.high:.3f}] of {row.games} games"
        f" against {found.opponent} (even {row.even:.3f}, {row.seconds:.3f} s a move"
        f"{f', replaced in {faults} games' if faults else ''}); internum {internum.__version__},"
        f" rules {found.version} {found.digest}, opponent {habits(found)}"
    )
    return 0
