"""Snapshots are a cache: a table opened from one is the table played again, and a wrong one is dropped."""

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest

from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.games import game
from internum.record.match import Match
from internum.server import log, snapshots
from internum.server.config import Config
from internum.server.messages import Seating
from internum.server.store import Row, Store, open_store
from internum.server.table import Eyes, Table
from internum.server.tables import Tables
from internum.server.telling import frame

ALL = Eyes(0, frozenset({0, 1, 2}))


def played(name: str, moves: int) -> Match:
    """A match with moves, undos and answers taken back."""
    rng = Rng(7)
    match = Match(game(name).rules(3, {"round_limit": "30"}), bytes(32))
    while len(match.entries) < moves and not match.state.over:
        side = match.state.actors[rng.below(len(match.state.actors))]
        match.play(random_move(match.state.copy(), side, rng), side)
        seat = match.state.rules.seat_of(match.state, side)
        if rng.below(9) == 0 and seat >= 0 and match.can_undo(seat):
            match.undo(seat)
        elif rng.below(60) == 0:
            match.go_back(match.line[-3])
        elif side in match.state.actors or rng.below(3):
            continue
        else:
            try:
                match.withdraw(side)
            except InternumError:
                continue
    return match


class Served:
    """Tables of one store, opened again and again."""

    def __init__(self, folder: Path) -> None:
        self.config = Config(database=str(folder / "x.db"), limits=False)
        self.store: Store = open_store(self.config.database)

    async def keep(self, match: Match) -> str:
        made = await Tables(self.store, self.config).keep(
            match, match.state.over, None, [], {}, [Seating("me")]
        )
        return made.table

    async def open(self, name: str) -> Table:
        table = await Tables(self.store, self.config).get(name)
        async with table.lock:
            await table.load()
        return table

    def run(self, sql: str, *values: Any) -> None:
        self.store.call(lambda tx: tx.run(sql, *values))

    def append(self, table: str, row: Row, link: str) -> None:
        self.store.call(lambda tx: log.append(tx, table, row, link))

    def rows(self, sql: str) -> list[Any]:
        return self.store.call(lambda tx: tx.rows(sql))


@pytest.mark.parametrize("name", ["antike", "empires", "nostrum", "conquest"])
def test_a_table_opened_from_a_snapshot_is_the_one_played_again(name: str, tmp_path: Path) -> None:
    match = played(name, 260)
    assert len(match.entries) > 180

    async def main() -> None:
        served = Served(tmp_path)
        table = await served.keep(match)
        first = await served.open(table)
        assert served.rows("SELECT n FROM snapshot") == [(first.seq,)]
        second = await served.open(table)
        assert second.kept_at == first.seq
        assert first.match is not None
        assert second.match is not None
        assert second.match.entries == first.match.entries
        assert second.match.line == first.match.line
        assert second.match.drawn == first.match.drawn
        assert second.commands == first.commands
        assert second.link == first.link
        now = 0.0
        one, other = frame(first, ALL), frame(second, ALL)
        one.now = other.now = now
        for seat in (*one.lobby.seats, *other.lobby.seats):
            seat.since = 0.0
        assert one == other
        for at in range(0, first.seq, 17):
            assert second.match.at(at).hash() == first.match.entries[at].hash
        rng = Rng(1)
        for _ in range(20):
            if first.match.state.over:
                break
            side = first.match.state.actors[0]
            move = random_move(first.match.state.copy(), side, rng)
            assert first.match.play(move, side) == second.match.play(move, side)
        served.store.close()

    asyncio.run(main())


def test_rows_after_the_snapshot_are_played(tmp_path: Path) -> None:
    match = played("antike", 150)

    async def main() -> None:
        served = Served(tmp_path)
        table = await served.keep(match)
        opened = await served.open(table)
        assert opened.match is not None
        link = opened.link
        for _ in range(30):
            side = opened.match.state.actors[0]
            entry = opened.match.play(random_move(opened.match.state.copy(), side, Rng(2)), side)
            row = log.row_of(entry, entry.number, 0.0, False)
            link = log.chained(link, row)
            served.append(table, row, link)
        again = await served.open(table)
        assert again.match is not None
        assert again.kept_at < again.seq
        assert again.match.entries == opened.match.entries
        assert again.link == link
        served.store.close()

    asyncio.run(main())


@pytest.mark.parametrize("damage", ["engine", "link", "bytes", "position", "other"])
def test_a_snapshot_that_does_not_fit_is_dropped(damage: str, tmp_path: Path) -> None:
    match = played("empires", 220)

    async def main() -> None:
        served = Served(tmp_path)
        table = await served.keep(match)
        first = await served.open(table)
        if damage == "engine":
            served.run("UPDATE snapshot SET made = 'x'")
        elif damage == "link":
            served.run("UPDATE snapshot SET link = 'x'")
        elif damage == "bytes":
            served.run("UPDATE snapshot SET body = ?", b"nonsense")
        else:  # well formed, and wrong
            wrong = match if damage == "position" else played("empires", 140)
            whole = wrong if damage == "position" else wrong.fork(100)
            kept = snapshots.packed(whole, first.link, [], {})
            served.run("UPDATE snapshot SET body = ?", kept.body)
            if damage == "position":
                body = snapshots._unpack(zlib.decompress(kept.body))
                body.stand = (*body.stand[:-1], match.at(90).to_bytes())
                data = zlib.compress(snapshots._pack(body))
                served.run("UPDATE snapshot SET body = ?", data)
        second = await served.open(table)
        assert first.match is not None
        assert second.match is not None
        assert second.match.entries == first.match.entries
        assert second.match.state.hash() == match.state.hash()
        served.store.close()

    asyncio.run(main())


def test_every_position_of_the_past_is_that_of_the_log() -> None:
    for name in ("antike", "empires"):
        match = played(name, 200)
        for at in range(len(match.entries) - 1, -1, -7):
            assert match.at(at).hash() == match.entries[at].hash
        assert match.away(len(match.entries) // 2) <= 32
