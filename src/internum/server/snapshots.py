"""Snapshots: a match as it stands, kept beside its log, so that a long game opens without being played again.

A cache and never the truth. A snapshot names the engine that made it and the row of the log it stands at;
where either differs from what is there, or the position has another hash than the log says, it is dropped
and the game is played again from its first row.
"""

import hashlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from internum.core.errors import Malformed
from internum.core.rules import Rules
from internum.record.entry import Entry as LogEntry
from internum.record.entry import Result
from internum.record.match import Match
from internum.server.store import Transaction

FORM: Final = 1
EVERY: Final = 100  # entries after which a new snapshot is worth its room
_pack: Final = msgspec.msgpack.Encoder().encode


class Body(msgspec.Struct, array_like=True):
    """What a snapshot holds."""

    entries: list[tuple[Any, ...]]
    stand: tuple[Any, ...]  # see Match.stand
    commands: list[tuple[int, int, float, bool, bool]]
    asked_since: dict[int, float]


_unpack: Final = msgspec.msgpack.Decoder(Body).decode


@dataclass(frozen=True)
class Snapshot:
    """A snapshot in the store."""

    n: int  # the entry it stands at
    link: str  # the hash of that row
    body: bytes


@cache
def engine() -> str:
    """Names the engine: the same source gives the same name, any other another."""
    found = hashlib.sha256(b"%d" % FORM)
    for room in ("core", "games", "record"):
        for one in sorted(_files(files("internum") / room), key=lambda one: one.name):
            found.update(one.name.encode() + b"\0" + one.read_bytes())
    return found.hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[Traversable]:
    for one in folder.iterdir():
        if one.is_dir():
            if one.name != "__pycache__":
                yield from _files(one)
        elif one.name.endswith((".py", ".toml", ".so", ".pyd")):
            yield one


def newest(tx: Transaction, table: str) -> Snapshot | None:
    """The snapshot of a table, if this engine made it and it stands at a row of the log."""
    rows = tx.rows(
        "SELECT s.n, s.link, s.body FROM snapshot s JOIN entry e ON e.table_id = s.table_id AND e.n = s.n"
        " WHERE s.table_id = ? AND s.made = ? AND s.link = e.hash",
        table,
        engine(),
    )
    return Snapshot(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None


def keep(tx: Transaction, table: str, snapshot: Snapshot) -> None:
    """Put a snapshot in the place of the one before."""
    tx.run(
        "INSERT INTO snapshot (table_id, n, link, made, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET n = excluded.n, link = excluded.link, made = excluded.made, body = excluded.body",
        table,
        snapshot.n,
        snapshot.link,
        engine(),
        snapshot.body,
    )


def packed(
    match: Match, link: str, commands: list[tuple[int, int, float, bool, bool]], since: dict[int, float]
) -> Snapshot:
    """A match as it stands."""
    entries = [
        (
            e.kind,
            e.side,
            e.seat,
            e.text,
            e.choices,
            e.back,
            e.audience,
            [(result.text, result.choice, result.audience) for result in e.results],
            e.events,
            e.hash,
        )
        for e in match.entries
    ]
    body = Body(entries, match.stand(), commands, since)
    return Snapshot(len(entries) - 1, link, zlib.compress(_pack(body), 1))


def unpacked(
    snapshot: Snapshot, rules: Rules, seed: bytes | None, board: str | None, position: str | None
) -> tuple[Match, Body]:
    """The match that was kept; raises where the bytes are no such match."""
    body = _unpack(zlib.decompress(snapshot.body))
    if len(body.entries) != snapshot.n + 1:
        raise Malformed("this snapshot stands at another entry than it says")
    entries = [
        LogEntry(
            number,
            kind,
            side,
            seat,
            text,
            choices,
            back,
            audience,
            [Result(text, choice, heard) for text, choice, heard in results],
            [tuple(told) for told in events],
            state,
        )
        for number, (kind, side, seat, text, choices, back, audience, results, events, state) in enumerate(
            body.entries
        )
    ]
    opening = [result.text for result in entries[0].results]
    match = Match(rules, seed, opening, board, position)
    match.resume(entries, *body.stand)
    return match, body
