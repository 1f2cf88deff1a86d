"""Proofs: case books, the conformance kit, the fuzzer."""

from pathlib import Path
from typing import Annotated

import typer

from internum.cli.settings import GameName, Options, Seats, read_options
from internum.core.errors import InternumError
from internum.games import game
from internum.testing.conform import conform, option_sets
from internum.testing.fuzz import fuzz
from internum.testing.report import Report
from internum.testing.scenario import main


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
    all_options: Annotated[bool, typer.Option("--all-options", help="Every option, too.")] = False,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    round_limit: Annotated[int, typer.Option(help="Rounds until a game is ended.")] = 12,
) -> int:
    """Play random games and hold them to everything that the kernel promises."""
    bad = False
    for name in names:
        found = game(name)
        report = Report()
        for number in [seats] if seats is not None else found.seats:
            sets = option_sets(found, number) if all_options else [read_options(option)]
            for options in sets:
                conform(found, number, options, games, seed, round_limit, report)
        typer.echo(f"{name}: {report.text()}")
        bad = bad or not report.ok
    return 1 if bad else 0


def fuzz_game(
    name: GameName,
    seconds: Annotated[float, typer.Option("--seconds", help="How long.")] = 60.0,
    seed: Annotated[int, typer.Option(help="Where to begin.")] = 1,
) -> int:
    """Random seats, options and moves under the same oracles until the time is over."""
    report = fuzz(game(name), seconds, seed)
    typer.echo(f"{name}: {report.text()}")
    return 0 if report.ok else 1
