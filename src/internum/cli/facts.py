"""What there is: games, the words of a game, the clauses of its rulebook."""

import json
from inspect import getfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import internum
from internum.cli.settings import GameName, Options, Seats, read_table
from internum.core.errors import InternumError, Unknown
from internum.testing.clauses import coverage
from internum.testing.rulebook import KINDS
from internum.testing.vocabulary import describe


def list_games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """The games there are, with their seats and options."""
    games = [internum.game(name) for name in internum.game_names()]
    if as_json:
        rows = [
            {
                "name": found.name,
                "title": found.title,
                "rules": found.version,
                "seats": list(found.seats),
                "editions": found.editions,
                "options": [
                    {
                        "name": option.name,
                        "values": list(option.values),
                        "default": option.default,
                        "clause": option.clause,
                        "about": option.about,
                    }
                    for option in found.options
                ],
            }
            for found in games
        ]
        typer.echo(json.dumps(rows, indent=2))
        return
    console = Console(soft_wrap=True)
    for found in games:
        console.print(
            f"[bold]{found.name}[/bold]  {found.title}, {found.seats[0]} to {found.seats[-1]} seats"
        )
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("  option", "values", "usual", "clause", ""):
            table.add_column(heading, no_wrap=heading != "", header_style="dim")
        for option in found.options:
            values = " | ".join(option.values) if option.values else "none | a number"
            table.add_row(f"  {option.name}", values, option.default, option.clause, option.about)
        if found.editions:
            table.add_row(
                "  edition",
                " | ".join(found.editions),
                next(iter(found.editions)),
                "",
                "Fills in what is not given.",
            )
        console.print(table)
        marked = found.sources()
        if marked:
            console.print(f"  facts of the board: {counted(marked)} (internum sources {found.name})")


def sources(
    name: GameName,
    mark: Annotated[str, typer.Option("--mark", help="Only these: sourced, derived, reconstructed.")] = "",
) -> None:
    """How sure the facts of a game's board and cards are. A board file of your own can correct them."""
    rows = internum.game(name).sources()
    if not rows:
        typer.echo(f"{name}: the marks stand in its board file and in its rules")
        return
    marks = list(dict.fromkeys(row[1] for row in rows))
    if mark and mark not in marks:
        raise Unknown(f"unknown mark {mark!r}; known: {', '.join(marks)}")
    for what, found, note in rows:
        if mark in ("", found):
            typer.echo(f"{found:14} {what:44} {note}".rstrip())
    typer.echo(f"{name}: " + counted(rows))


def counted(rows: list[tuple[str, str, str]]) -> str:
    """How many facts have each mark."""
    marks = [row[1] for row in rows]
    return ", ".join(f"{marks.count(mark)} {mark}" for mark in dict.fromkeys(marks))


def words(name: GameName, seats: Seats = None, option: Options = None) -> None:
    """All words of a game: facts, verbs, entry points, events, as cases and positions use them."""
    typer.echo(describe(read_table(name, seats, option)))


def clauses(
    name: GameName,
    cases: Annotated[Path, typer.Option(help="The folder of the case books.")] = Path("scenarios"),
    short: Annotated[bool, typer.Option("--short", help="Only the holes and the count.")] = False,
) -> int:
    """Each clause of a rulebook with its code and its cases; exit code 1 on a hole."""
    code = Path(getfile(type(internum.game(name)))).parent
    if not (cases / name).is_dir():
        raise InternumError(f"{cases / name}: no case books are here; name their folder with --cases")
    books = sorted((cases / name).rglob("*.case"))
    found, holes = coverage(name, code, books)
    if not short:
        for clause in found.values():
            typer.echo(f"{clause.id:7} {clause.kind:10} {clause.text[:90]}")
            if clause.code:
                typer.echo(f"{'':18} code  {', '.join(clause.code)}")
            for case in clause.cases:
                typer.echo(f"{'':18} case  {case}")
    for hole in holes:
        typer.echo(f"hole: {hole}")
    kinds = [clause.kind for clause in found.values()]
    listed = ", ".join(f"{kinds.count(kind)} {kind}s" for kind in KINDS)
    cited = sum(len(clause.cases) for clause in found.values())
    typer.echo(f"{name}: {listed}; {cited} citations by cases; {len(holes)} holes")
    return 1 if holes else 0
