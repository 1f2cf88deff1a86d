"""A table in the terminal: people at one keyboard, bots at the other seats."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from internum.cli.settings import Board, Bots, Options, Seats, read_bots, read_seed, read_table, read_text
from internum.cli.table import TerminalTable
from internum.core.errors import InternumError, Malformed
from internum.games import game, game_names
from internum.record.match import Match
from internum.words import Words


def play(
    name: Annotated[
        str | None,
        typer.Argument(help="The game, see `internum games`; else you are asked.", metavar="[GAME]"),
    ] = None,
    seats: Seats = None,
    people: Annotated[str, typer.Option("--people", "-p", help="Seats of people, for example 1,3.")] = "1",
    bots: Bots = "greedy",
    option: Options = None,
    board: Board = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Hexadecimal; else a fresh one.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record here at the end.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="The language of the table.")] = "en",
) -> int:
    """Sit down and play; `help` at the table lists what one can type."""
    words = Words(lang, "house")
    rules = read_table(ask_game(words) if name is None else name, seats, option, board)
    seated: set[int] = set()
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
    if record is not None and not record.parent.is_dir():
        raise InternumError(f"--record: there is no folder {record.parent}")
    table.run()
    if record is not None:
        table.save(record)
    return 0


def ask_game(words: Words) -> str:
    """Which game; the first one where nobody sits at a keyboard."""
    names = game_names()
    if not sys.stdin.isatty():
        return names[0]
    for i, name in enumerate(names, 1):
        print(f"{i:4}  {game(name).title}")
    while True:
        text = input(words.say("table-which-game", {"count": len(names)})).strip() or "1"
        if text in names:
            return text
        if text.isdigit() and 1 <= int(text) <= len(names):
            return names[int(text) - 1]
