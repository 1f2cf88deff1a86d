"""`internum corpus …`: finished games as trajectories, with a data card."""

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

import internum
from internum.arena.corpus import Game, card, game_of, read, write
from internum.arena.match import Job, play_one
from internum.arena.processes import in_turn
from internum.cli.settings import GameName, Options, Seats, by_seat, read_table, read_text
from internum.core.errors import InternumError
from internum.record.replay import replay
from internum.record.text import parse

app = typer.Typer(
    help="Finished games as trajectories with each seat's own view, and a data card.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
Out = Annotated[Path, typer.Option("--out", help="The folder to write to.")]
FILE = "trajectories.jsonl.gz"


@app.command("selfplay")
def from_selfplay(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", help="By seat; a short list repeats.")] = "greedy",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.")] = os.cpu_count() or 1,
    out: Out = Path("corpus"),
) -> int:
    """Let bots play, and make a corpus of it."""
    if games < 1 or jobs < 1:
        raise InternumError("games and jobs are whole numbers above 0")
    rules = read_table(name, seats, option)
    named = by_seat(bots, rules.seats)
    with TemporaryDirectory() as folder:
        paths = [Path(folder, f"{i:06}.txt") for i in range(games)]
        work = [
            Job(i, name, rules.seats, rules.options, named, f"{seed} {i}", str(path))
            for i, path in enumerate(paths)
        ]
        for outcome in in_turn(play_one, work, jobs, f"{name}, {rules.seats} seats"):
            if outcome.faults:
                raise InternumError(f"a bot broke, so this is not its play: {outcome.faults[0][1]}")
        finish((_game(path, named) for path in paths), out, f"{name} self-play", "selfplay")
    return 0


@app.command("records")
def from_records(
    records: Annotated[list[Path], typer.Argument(help="Records of finished games.")],
    out: Out = Path("corpus"),
) -> int:
    """Make a corpus of records of finished games; whose they are is yours to know."""
    finish((_game(path, []) for path in records), out, "Records", "records")
    return 0


@app.command("show")
def show(path: Annotated[Path, typer.Argument(help="A file of trajectories.")]) -> int:
    """What each game of a file is, a line each; checks that it can be read to the end."""
    for number, one in enumerate(read(path), 1):
        shares = ", ".join(f"{share:g}" for share in one.returns)
        typer.echo(
            f"{number:5}  {one.game}, {one.seats} seats, {len(one.steps)} choices, {one.ending}: {shares}"
        )
    return 0


def finish(games: Iterator[Game], out: Path, name: str, origin: str) -> None:
    """Write the file and its card."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / FILE
    counted = write(games, path)
    if not counted.games:
        path.unlink()
        raise InternumError("there is no finished game that may enter a corpus")
    made = shlex.join(["internum", *sys.argv[1:]])
    text = card(counted, name, made, origin, internum.__version__)
    (out / "CARD.md").write_text(text, encoding="utf-8")
    typer.echo(f"{counted.games} games, {counted.steps} choices: {path}, {out / 'CARD.md'}")


def _game(path: Path, bots: list[str]) -> Game:
    try:
        return game_of(replay(parse(read_text(path))), bots)
    except InternumError as error:
        raise InternumError(f"{path}: {error}") from error
