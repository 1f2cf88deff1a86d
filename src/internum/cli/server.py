"""`internum server …`: what the host does beside the server, also while it runs."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

app = typer.Typer(
    help="Back up, verify and look after the tables of a server.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
TableId = Annotated[str, typer.Argument(help="The table's id: the end of its link.", metavar="TABLE")]


def url() -> str:
    """The store in use."""
    from internum.server.config import database

    return database()


def _when(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _show(columns: list[str], rows: list[list[str]]) -> None:
    table = Table(*columns, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    Console(soft_wrap=True).print(table)


@app.command()
def backup(target: Annotated[Path, typer.Argument(help="The new file.")]) -> None:
    """A consistent copy of everything, also while the server runs."""
    from internum.server import admin

    admin.backup(url(), target)
    print(f"Everything is in {target}.")


@app.command()
def restore(source: Annotated[Path, typer.Argument(help="A copy made by backup.")]) -> None:
    """Put a copy in the place of the data, which are kept beside it. Stop the server first."""
    from internum.server import admin

    admin.restore(url(), source)
    print("Restored; what was there is kept beside it.")


@app.command()
def corpus(folder: Annotated[Path, typer.Argument(help="Where to; made if it is not there.")]) -> None:
    """Finished games as trajectories, of the tables where all agreed to that, with a data card."""
    from internum.arena.corpus import game_of
    from internum.cli.corpus import finish
    from internum.server import admin

    games = (game_of(match) for match in admin.for_corpus(url()))
    finish(games, folder, "Games of a server", "server")


@app.command()
def verify(
    table: Annotated[str | None, typer.Argument(help="One table alone.", metavar="TABLE")] = None,
) -> int:
    """Check every hash chain and play every game again."""
    from internum.server import admin

    tables, entries, wrong = admin.verify(url(), table)
    for problem in wrong:
        print(problem)
    if table is None and (others := admin.others(url())):
        print(f"Not played again, as their rules have another version here: {', '.join(others)}")
    print(f"{tables} tables, {entries} entries: {f'{len(wrong)} wrong' if wrong else 'all in order'}.")
    return 1 if wrong else 0


@app.command()
def export(folder: Annotated[Path, typer.Argument(help="Where to; made if it is not there.")]) -> int:
    """Every game that has begun as a record. Records of running games hold all secrets."""
    from internum.server import admin

    count, wrong = admin.export(url(), folder)
    for problem in wrong:
        print(problem)
    print(f"{count} records are in {folder}.")
    return 1 if wrong else 0


@app.command()
def tables() -> None:
    """Every table, the last touched first."""
    from internum.server import admin

    rows = [
        [name, game, phase, str(seats), str(entries), _when(touched)]
        for name, game, phase, seats, entries, touched in admin.tables(url())
    ]
    _show(["table", "game", "phase", "seats", "entries", "touched (UTC)"], rows)


@app.command()
def users() -> None:
    """Every account."""
    from internum.server import admin

    rows = [[name, _when(created), str(seats)] for name, created, seats in admin.users(url())]
    _show(["name", "since (UTC)", "seats"], rows)


@app.command("reset-password")
def reset_password(name: Annotated[str, typer.Argument(help="The account.", metavar="NAME")]) -> None:
    """A fresh password for an account; all its sessions end."""
    from internum.server import admin

    print(f"The new password of {name}: {admin.reset_password(url(), name)}")


@app.command()
def invite(table: TableId, seat: Annotated[int, typer.Argument(help="From 0.", metavar="SEAT")]) -> None:
    """A fresh key for a seat; the old one is out."""
    from internum.server import admin

    print(f"The way to the seat: /k/{admin.invite(url(), table, seat)}")


@app.command()
def close(table: TableId) -> None:
    """End a table: nobody plays on, all can still look."""
    from internum.server import admin

    admin.close(url(), table)
    print(f"Table {table} is closed.")


@app.command()
def remove(table: TableId) -> None:
    """Delete a table that is closed or over, with all that belongs to it."""
    from internum.server import admin

    admin.remove(url(), table)
    print(f"Table {table} is gone.")


@app.command()
def schema() -> None:
    """Every message of the protocol as JSON Schema."""
    from internum.server import admin

    print(json.dumps(admin.schema(), indent=2))
