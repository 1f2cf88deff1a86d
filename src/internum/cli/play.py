"""A table in the terminal: people at one keyboard, bots at the other seats."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from internum.cli.settings import Board, Options, Seats, read_bots, read_seed, read_table, read_text
from internum.cli.table import TerminalTable
from internum.core.errors import InternumError, Malformed
from internum.record.match import Match


def play(
    name: Annotated[str, typer.Argument(help="The game, see `internum games`.", metavar="[GAME]")] = "antike",
    seats: Seats = None,
    people: Annotated[str, typer.Option("--people", "-p", help="Seats of people, for example 1,3.")] = "1",
    bots: Annotated[str, typer.Option("--bots", help="By seat; a short list repeats.")] = "greedy",
    option: Options = None,
    board: Board = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Hexadecimal; else a fresh one.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record here at the end.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="The language of the table.")] = "en",
) -> int:
    """Sit down and play; `help` at the table lists what one can type."""
    rules = read_table(name, seats, option, board)
    seated = set()
    for word in people.split(",") if people != "none" else []:
        if not word.strip().isdigit():
            raise Malformed(f"--people reads 1,3 or none, not {people!r}")
        seat = int(word)
        if not 1 <= seat <= rules.seats:
            raise InternumError(f"there is no seat {seat}: this table has {rules.seats}")
        seated.add(seat - 1)
    players = {seat: bot for seat, bot in enumerate(read_bots(bots, rules.seats)) if seat not in seated}
    text = read_text(board) if board is not None else None
    match = Match(rules, read_seed(seed), board=text)
    table = TerminalTable(match, players, lang, Console(highlight=False, soft_wrap=True))
    table.run()
    if record is not None:
        table.save(record)
    return 0
