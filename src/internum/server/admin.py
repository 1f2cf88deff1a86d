"""What the host does beside the server, also while it runs: look, back up, verify, export, help people in."""

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from internum.core.errors import InternumError
from internum.core.rules import Rules
from internum.games import game, game_names
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.text import Record, write
from internum.server import log
from internum.server.accounts import set_password
from internum.server.ids import digest, key
from internum.server.messages import ClientMessage, ServerMessage, Settings
from internum.server.reading import record_of_rows
from internum.server.store import Connection, Row, Transaction, connection, migrate, shared
from internum.server.table import read_table
from internum.server.tables import note_change

T = TypeVar("T")
ORIGIN: Final = "command"


def within(url: str, work: Callable[[Connection], T]) -> T:
    """The result of a piece of work in one transaction."""
    with closing(connection(url)) as db:
        migrate(db)
        db.begin()
        try:
            result = work(db)
            db.commit()
        except BaseException:
            db.rollback()
            raise
        return result


def backup(url: str, target: Path) -> None:
    """A consistent copy of everything, also while the server runs."""
    if target.exists():
        raise InternumError(f"{target} is there already")
    with closing(connection(url)) as db:
        db.backup(target)


def restore(url: str, source: Path) -> None:
    """Put a copy in the place of what is there, which is kept beside it. The server must not run."""
    if shared(url):
        raise InternumError("a copy of PostgreSQL is put back by pg_restore --clean --dbname=URL FILE")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as db:
            if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise InternumError(f"{source} is damaged")
            db.execute("SELECT COUNT(*) FROM game_table")
    except sqlite3.Error as error:
        raise InternumError(f"{source} is no copy of our data: {error}") from error
    target = Path(url)
    if target.exists():
        with closing(sqlite3.connect(target, timeout=1)) as db:
            try:
                db.execute("PRAGMA locking_mode=EXCLUSIVE")
                db.execute("BEGIN EXCLUSIVE")
                db.execute("ROLLBACK")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.OperationalError as error:
                raise InternumError("the data are in use: stop the server first") from error
        target.replace(target.with_name(f"{target.name}.before-{int(time.time())}"))
        for rest in ("-wal", "-shm"):
            target.with_name(target.name + rest).unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)


def verify(url: str, table: str | None = None) -> tuple[int, int, list[str]]:
    """Check every chain and play every game again: tables, entries, and what is wrong."""

    def names(tx: Transaction) -> list[str]:
        return [row[0] for row in tx.rows("SELECT id FROM game_table ORDER BY created")]

    wrong: list[str] = []
    entries = 0
    wanted = [table] if table is not None else within(url, names)
    foreign = others(url)
    for name in wanted:
        rows = within(url, lambda tx, one=name: log.rows_of(tx, one))  # type: ignore[misc]
        entries += len(rows)
        try:
            log.check_chain(name, rows)
            if name not in foreign:
                match_of(url, name)
        except InternumError as error:
            wrong.append(f"{name}: {error}")
    return len(wanted), entries, wrong


def read(url: str, name: str) -> tuple[Row, list[Row], list[Row]]:
    """What the store says of a table, of its seats, and the rows of its log."""

    def work(tx: Transaction) -> tuple[Row | None, list[Row], list[Row]]:
        return *read_table(tx, name), log.rows_of(tx, name)

    row, seats, rows = within(url, work)
    if row is None:
        raise InternumError(f"there is no table {name}")
    return row, seats, rows


def rules_of(row: Row) -> Rules:
    """The rules of a table as they are here."""
    return game(row[1]).rules(row[2], msgspec.json.decode(row[3]), row[4])


def others(url: str) -> list[str]:
    """The tables whose games were begun by a version of their rules that is not here."""
    rows = within(url, lambda tx: tx.rows("SELECT id, game, rules FROM game_table WHERE started IS NOT NULL"))
    return [
        name for name, title, version in rows if title not in game_names() or game(title).version != version
    ]


def match_of(url: str, name: str) -> Match | None:
    """The match of a table, played again from its rows; None in the lobby."""
    row, _, rows = read(url, name)
    if not rows:
        return None
    rules = rules_of(row)
    match = log.start(rules, None if row[14] is None else bytes.fromhex(row[14]), row[4], row[18], rows[0])
    match.commitment, match.forked = row[15], row[16]
    for one in rows[1:]:
        log.again(match, one)
    return match


def export(url: str, folder: Path) -> tuple[int, list[str]]:
    """Every game that has begun as a record, with the seed where it is over: how many, and what is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = within(url, lambda tx: tx.rows("SELECT id, game FROM game_table WHERE started IS NOT NULL"))
    foreign = others(url)
    wrong: list[str] = []
    for name, title in rows:
        try:
            record = _as_it_stands(url, name) if name in foreign else _played_again(url, name)
            (folder / f"{title}-{name}.txt").write_text(write(record), encoding="utf-8")
        except InternumError as error:
            wrong.append(f"{name}: {error}")
    return len(rows) - len(wrong), wrong


def _played_again(url: str, name: str) -> Record:
    match = match_of(url, name)
    assert match is not None
    _, seats, _ = read(url, name)
    return record_of(match, names_of(seats), publish=match.state.over and match.seed is not None)


def _as_it_stands(url: str, name: str) -> Record:
    row, seats, rows = read(url, name)
    return record_of_rows(rules_of(row), row, rows, names_of(seats))


def names_of(seats: list[Row]) -> dict[int, str]:
    """Who sits where, as records have it."""
    return {seat: name or bot for seat, _, name, bot, *_ in seats if name or bot}


def for_corpus(url: str) -> Iterator[Match]:
    """The finished games of the tables that said before their start that these may enter a corpus."""
    found = within(
        url, lambda tx: tx.rows("SELECT id, settings FROM game_table WHERE phase = 'over' ORDER BY started")
    )
    for name, settings in found:
        if msgspec.json.decode(settings, type=Settings).corpus:
            match = match_of(url, name)
            if match is not None and match.state.over:
                yield match


def tables(url: str) -> list[Row]:
    """Id, game, phase, seats, entries, when touched."""
    return within(
        url,
        lambda tx: tx.rows(
            "SELECT id, game, phase, seats,"
            " (SELECT COUNT(*) FROM entry WHERE table_id = game_table.id), touched"
            " FROM game_table ORDER BY touched DESC"
        ),
    )


def users(url: str) -> list[Row]:
    """Name, when made, how many seats."""
    return within(
        url,
        lambda tx: tx.rows(
            "SELECT name, created, (SELECT COUNT(*) FROM holding WHERE owner = 'a:' || account.id)"
            " FROM account ORDER BY created"
        ),
    )


def reset_password(url: str, name: str) -> str:
    """A fresh password for an account; all its sessions end."""
    password = key()[:16]
    if not within(url, lambda tx: set_password(tx, name, password)):
        raise InternumError(f"there is no account {name}")
    return password


def invite(url: str, table: str, seat: int) -> str:
    """A fresh key for a seat: the old one, and whoever held it, is out. It is a person's from now on."""
    secret = key()

    def work(tx: Transaction) -> None:
        row, seats = read_table(tx, table)
        if row is None:
            raise InternumError(f"there is no table {table}")
        if not 0 <= seat < len(seats):
            raise InternumError(f"there are seats 0 to {len(seats) - 1}, not {seat}")
        tx.run(
            "UPDATE seat SET kind = 'person', key = ?, stand_in = 0, bot = '', name = ?"
            " WHERE table_id = ? AND seat = ?",
            digest(secret),
            seats[seat][2] or f"Guest {seat + 1}",
            table,
            seat,
        )
        tx.run("DELETE FROM holding WHERE table_id = ? AND seat = ?", table, seat)
        note_change(tx, table, ORIGIN)

    within(url, work)
    return secret


def close(url: str, table: str) -> None:
    """Nobody plays on; all can still look."""

    def work(tx: Transaction) -> None:
        if not tx.run("UPDATE game_table SET phase = 'closed' WHERE id = ? AND phase != 'over'", table):
            raise InternumError(f"there is no table {table} to close")
        note_change(tx, table, ORIGIN)

    within(url, work)


def remove(url: str, table: str) -> None:
    """Delete a table and all that belongs to it. It must be closed or over."""

    def work(tx: Transaction) -> None:
        row, _ = read_table(tx, table)
        if row is None:
            raise InternumError(f"there is no table {table}")
        if row[6] not in ("closed", "over", "lobby"):
            raise InternumError(f"table {table} is in play: close it first")
        for part in ("entry", "seat", "done", "route", "talk", "proposal", "holding", "snapshot"):
            tx.run(f"DELETE FROM {part} WHERE table_id = ?", table)  # noqa: S608 - names of our own
        tx.run("DELETE FROM game_table WHERE id = ?", table)
        note_change(tx, table, ORIGIN)

    within(url, work)


def schema() -> dict[str, Any]:
    """Every message as JSON Schema; the browser's types are generated from it."""
    from internum.server import messages  # noqa: PLC0415 - read as a whole

    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    ]
    _, parts = msgspec.json.schema_components(
        [*structs, ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    names = {
        "ClientMessage": [struct.__name__ for struct in ClientMessage.__args__],
        "ServerMessage": [struct.__name__ for struct in ServerMessage.__args__],
    }
    for union, members in names.items():
        parts[union] = {"anyOf": [{"$ref": f"#/$defs/{member}"} for member in members]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Internum protocol 1",
        "$defs": parts,
    }
