"""Proofs: case books, the conformance kit, the fuzzer."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from internum.arena.processes import in_turn
from internum.cli.settings import GameName, Options, Seats, read_options
from internum.core.errors import InternumError
from internum.games import game
from internum.testing.conform import conform, option_sets
from internum.testing.fuzz import fuzz
from internum.testing.report import Report
from internum.testing.scenario import main

PART = 25  # games that one process plays at a time
SHOWN = 20  # failures that are shown whole


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Case books, or folders of them.")],
) -> int:
    """Run case books; the last line reads `N passed, N failed`."""
    for path in paths:
        if not path.exists():
            raise InternumError(f"{path}: there is no such file or folder")
    return main(paths)


def conform_games(
    names: Annotated[list[str], typer.Argument(help="The games.", metavar="GAME…")],
    games: Annotated[int, typer.Option("--games", "-k", help="Random games a number of seats.")] = 4,
    seats: Seats = None,
    option: Options = None,
    all_options: Annotated[
        bool, typer.Option("--all-options", help="With each value of every option, one at a time.")
    ] = False,
    editions: Annotated[bool, typer.Option("--editions", help="Every edition of the game.")] = False,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    round_limit: Annotated[int, typer.Option(help="Rounds until a game is ended.")] = 12,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.")] = 1,
    sample: Annotated[
        int, typer.Option(help="Ask the dear oracles so many times more rarely, for long runs.")
    ] = 1,
    thorough: Annotated[bool, typer.Option("--thorough", help="Ask every oracle every time.")] = False,
) -> int:
    """Play random games and hold them to everything that the kernel promises."""
    if games < 1 or jobs < 1 or sample < 1:
        raise InternumError("games, jobs and sample are whole numbers above 0")
    given = read_options(option)
    bad = False
    for name in names:
        found = game(name)
        work: list[Part] = []
        for number in [seats] if seats is not None else found.seats:
            sets = option_sets(found, number, given) if all_options else [given]
            if editions and found.editions:
                sets = [{**options, "edition": edition} for options in sets for edition in found.editions]
            for options in sets:
                found.rules(number, options)
                for first in range(0, games, PART):
                    count = min(PART, games - first)
                    rate = 0 if thorough else sample
                    work.append(Part(name, number, options, count, seed + first, round_limit, rate))
        report = gather(in_turn(run_part, work, jobs, name))
        typer.echo(f"{name}: {report.text()}")
        bad = bad or not report.ok
    return 1 if bad else 0


@dataclass(frozen=True)
class Part:
    """So many games of a table, that any process can play; always cut alike, however many processes."""

    name: str
    seats: int
    options: dict[str, object]
    games: int
    seed: int
    round_limit: int
    sample: int


def run_part(part: Part) -> Report:
    """The report of these games."""
    found, options = game(part.name), part.options
    return conform(found, part.seats, options, part.games, part.seed, part.round_limit, None, part.sample)


def gather(reports: Iterable[Report]) -> Report:
    """One report of all."""
    whole = Report()
    for report in reports:
        whole.games += report.games
        whole.limited += report.limited
        whole.moves += report.moves
        whole.choices += report.choices
        for mine, theirs in ((whole.counts, report.counts), (whole.verbs, report.verbs)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        whole.rates |= report.rates
        kept = len(whole.failures)
        for oracle, count in report.broken.items():
            whole.broken[oracle] = whole.broken.get(oracle, 0) + count
        whole.failures += report.failures[: max(0, SHOWN - kept)]
    return whole


def fuzz_game(
    name: GameName,
    seconds: Annotated[float, typer.Option("--seconds", help="How long.")] = 60.0,
    seed: Annotated[int, typer.Option(help="Where to begin.")] = 1,
) -> int:
    """Random seats, options and moves under the same oracles until the time is over."""
    if not seconds > 0:
        raise InternumError("seconds are a number above 0")
    report = fuzz(game(name), seconds, seed)
    typer.echo(f"{name}: {report.text()}")
    return 0 if report.ok else 1
