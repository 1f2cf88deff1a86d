"""Records of games: replayed, and their dice checked."""

from pathlib import Path
from typing import Annotated

import typer

from internum.cli.settings import read_text
from internum.core.errors import InternumError
from internum.games import game
from internum.record.position import position
from internum.record.replay import check, replay
from internum.record.text import RecordError, parse


def replay_file(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[int | None, typer.Option("--to", help="Stop after this line of the log.")] = None,
    dice: Annotated[bool, typer.Option("--check", help="Recompute every roll from the seed.")] = False,
    show: Annotated[bool, typer.Option("--position", help="Print the position as text.")] = False,
) -> int:
    """Replay a record to its end or to a line, and show where the game stands."""
    try:
        record = parse(read_text(file))
        found = game(record.game)
        match = replay(record, found, to)
    except RecordError as error:
        raise InternumError(f"{file}: {error}") from None
    if dice:
        try:
            check(record, found)
        except RecordError as error:
            typer.echo(f"{file}: {error}", err=True)
            return 1
    s = match.state
    if show:
        typer.echo(position(s))
        return 0
    typer.echo(s.rules.board_text(s, None))
    moves = sum(entry.kind == "move" for entry in match.entries)
    typer.echo(f"{record.game}, {record.seats} seats: {moves} moves replayed")
    if s.over:
        typer.echo(f"over; shares {s.returns}, scores {s.scores}")
    if dice:
        typer.echo("the dice are right: commitment, seed and every result agree")
    return 0
