"""The log of a table in the store: rows that only grow, each chained to the one before by its hash.

A row's hash is SHA-256 over the hash before it and the row itself as JSON, so no row can be changed, left
out or put in later without all that follow it showing so. A match is built from its rows alone.
"""

import hashlib
from typing import Any, Final

import msgspec

from internum.core.errors import InternumError
from internum.core.rules import Rules
from internum.record.entry import BACK, MOVE, UNDO
from internum.record.entry import Entry as LogEntry
from internum.record.match import Match
from internum.server.store import Row, Transaction

FIELDS: Final = "n, first, kind, side, seat, at, move, choices, results, back, carried"
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(list[Any]).decode


class Broken(InternumError):
    """The rows of a table do not fit together."""


def genesis(table: str) -> str:
    """What the first row is chained to."""
    return hashlib.sha256(f"internum table {table}".encode()).hexdigest()


def row_of(entry: LogEntry, first: int, at: float, carried: bool) -> Row:
    """An entry as it is stored, without its hash."""
    choices = _encode(entry.choices).decode()
    results = _encode([result.text for result in entry.results]).decode()
    return (
        entry.number,
        first,
        entry.kind,
        entry.side,
        entry.seat,
        at,
        entry.text,
        choices,
        results,
        entry.back,
        int(carried),
    )


def chained(before: str, row: Row) -> str:
    """The hash of a row."""
    return hashlib.sha256(before.encode() + b"\n" + _encode(row)).hexdigest()


def append(tx: Transaction, table: str, row: Row, link: str) -> None:
    """Put a row at the end; raises Conflict when another has its place."""
    tx.run(
        f"INSERT INTO entry (table_id, {FIELDS}, hash) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",  # noqa: S608
        table,
        *row,
        link,
    )


def rows_of(tx: Transaction, table: str, since: int = -1) -> list[Row]:
    """The rows of a table after entry `since`, with their hashes last."""
    return tx.rows(
        f"SELECT {FIELDS}, hash FROM entry WHERE table_id = ? AND n > ? ORDER BY n",  # noqa: S608
        table,
        since,
    )


def link_at(tx: Transaction, table: str, n: int) -> str | None:
    """The hash of one row."""
    rows = tx.rows("SELECT hash FROM entry WHERE table_id = ? AND n = ?", table, n)
    return str(rows[0][0]) if rows else None


def check_chain(table: str, rows: list[Row]) -> str:
    """The hash of the last row; raises Broken at the first that does not fit."""
    link = genesis(table)
    for i, row in enumerate(rows):
        if row[0] != i:
            raise Broken(f"table {table}: entry {i} is missing")
        link = chained(link, tuple(row[:-1]))
        if link != row[-1]:
            raise Broken(f"table {table}: the hash of entry {i} does not fit")
    return link


def start(rules: Rules, seed: bytes | None, board: str | None, position: str | None, row: Row) -> Match:
    """The match as it was set up; results of chance as they stand in the first row."""
    return Match(rules, seed, _decode(row[8]), board, position)


def rows_from(match: Match, table: str, at: float) -> list[Row]:
    """The rows of a whole match, with their hashes last: of a record, of a fork."""
    link = genesis(table)
    rows: list[Row] = []
    for entry in match.entries:
        row = row_of(entry, entry.number, at, False)
        link = chained(link, row)
        rows.append((*row, link))
    return rows


def again(match: Match, row: Row) -> LogEntry:
    """Play one row."""
    kind, side, seat, back = row[2], row[3], row[4], row[9]
    if kind == MOVE:
        return match.play(_decode(row[7]), side, _decode(row[8]))
    if kind == UNDO:
        return match.undo(seat, back)
    if kind == BACK:
        return match.go_back(back)
    return match.withdraw(side)
