"""`internum analyse RECORD`: everybody's chances over a finished game, what turned it, luck and skill."""

from pathlib import Path
from typing import Annotated

import typer

from internum.bots.analysis import Moment, analyse
from internum.cli.settings import read_text
from internum.core.errors import InternumError
from internum.games import game
from internum.record.replay import replay
from internum.record.text import RecordError, parse
from internum.words import Words


def analyse_file(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    points: Annotated[int, typer.Option("--points", help="How many turning points.")] = 5,
    lang: Annotated[str, typer.Option("--lang", help="The language.")] = "en",
) -> int:
    """Chances of a win by round, the moves that turned the game, and what dice and moves brought."""
    words = Words(lang, "house")
    try:
        record = parse(read_text(file))
        match = replay(record, game(record.game))
    except RecordError as error:
        raise InternumError(f"{file}: {error}") from None
    if not match.state.over:
        raise InternumError(f"{file}: this game is not over")
    found = analyse(match)
    seats = range(record.seats)
    typer.echo(words.say("analysis-chances", {}))
    last: dict[int, Moment] = {one.round: one for one in found.moments}
    for number, one in last.items():
        typer.echo(f"{number:4}  " + "  ".join(f"{round(100 * chance):3} %" for chance in one.chances))
    typer.echo("\n" + words.say("analysis-turns", {}))
    for one in found.turning_points(points):
        change = "  ".join(f"{100 * (a + b):+4.0f}" for a, b in zip(one.moved, one.rolled, strict=True))
        name = match.rules.side_name(one.entry.side)
        typer.echo(f"{one.entry.number:5}  {change}   {name}: {one.entry.text}")
    typer.echo("\n" + words.say("analysis-luck", {}))
    for seat in seats:
        name = words.say("table-one-seat", {"seat": seat + 1})
        moves, dice = f"{100 * found.skill(seat):+.0f}", f"{100 * found.luck(seat):+.0f}"
        typer.echo(words.say("analysis-seat", {"seat": name, "moves": moves, "dice": dice}))
    return 0
