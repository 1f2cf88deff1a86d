"""What several commands ask for in the same way: a table, its options, its bots."""

from pathlib import Path
from typing import Annotated

import typer

from internum.bots.bot import Bot
from internum.bots.registry import bot
from internum.core.errors import InternumError, Malformed
from internum.core.rules import Game, Rules
from internum.games import game

GameName = Annotated[str, typer.Argument(help="The game, see `internum games`.", metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots", help="By seat, as steady,sharp: a level, greedy, random or FILE.py:NAME; repeated."
    ),
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value, repeatable.")]
Board = Annotated[Path | None, typer.Option("--board", help="A board file of your own.")]


def read_options(given: list[str] | None) -> dict[str, object]:
    """name=value pairs."""
    out: dict[str, object] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise Malformed(f"an option reads name=value, not {text!r}")
        out[name] = value
    return out


def read_text(path: Path) -> str:
    """A file as text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed(f"{path}: this is no text file") from None


def usual_seats(found: Game, seats: int | None) -> int:
    """The seats asked for, else four or what comes nearest."""
    return seats if seats is not None else min(found.seats, key=lambda n: abs(n - 4))


def read_table(name: str, seats: int | None, options: list[str] | None, board: Path | None = None) -> Rules:
    """The rules of the table asked for."""
    found = game(name)
    text = read_text(board) if board is not None else None
    return found.rules(usual_seats(found, seats), read_options(options), text)


def by_seat(text: str, seats: int) -> list[str]:
    """Names of bots by seat from `greedy` or `greedy,random,my.py:Ana`; a short list is repeated."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise InternumError(f"{len(names)} bots are more than {seats} seats")
    for name in names:
        bot(name)
    return [names[i % len(names)] for i in range(seats)]


def read_bots(text: str, seats: int) -> list[Bot]:
    """The bots themselves, one for each seat."""
    return [bot(name) for name in by_seat(text, seats)]


def read_seed(text: str | None) -> bytes:
    """A seed of 64 hexadecimal digits; a shorter one is filled up in front."""
    if text is None:
        from internum.record.seed import fresh

        return fresh()
    try:
        value = int(text, 16)
    except ValueError:
        raise Malformed(f"a seed is a hexadecimal number, not {text!r}") from None
    if value < 0 or value >= 1 << 256:
        raise Malformed("a seed has at most 64 hexadecimal digits")
    return value.to_bytes(32, "big")
