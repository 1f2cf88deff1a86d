"""The store: work is durable before it is answered, alone or in a group."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from internum.core.errors import InternumError
from internum.server.migrations import MIGRATIONS
from internum.server.store import Conflict, Store, Transaction, open_store


def note(name: str, at: float = 0.0) -> str:
    return f"INSERT INTO session (id, created, seen) VALUES ('{name}', {at}, 0)"


def names(store: Store) -> list[str]:
    return [row[0] for row in store.call(lambda tx: tx.rows("SELECT id FROM session ORDER BY id"))]


def test_work_is_there_for_others_when_it_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.db"
    store = open_store(str(path))
    store.call(lambda tx: tx.run(note("a")))
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT id FROM session").fetchall() == [("a",)]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    store.close()


def test_one_failure_in_a_group_fails_alone(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "x.db"))
    store.call(lambda tx: tx.run(note("a")))
    gate = threading.Event()

    def slow(tx: Transaction) -> None:
        gate.wait(5)

    async def many() -> list[object]:
        first = asyncio.ensure_future(store.do(slow))
        await asyncio.sleep(0.05)
        wanted = [store.do(lambda tx, n=n: tx.run(note(n))) for n in ("b", "a", "c")]  # type: ignore[misc]
        rest = [asyncio.ensure_future(one) for one in wanted]
        await asyncio.sleep(0.05)
        gate.set()
        await first
        return list(await asyncio.gather(*rest, return_exceptions=True))

    answers = asyncio.run(many())
    assert [type(answer) for answer in answers] == [int, Conflict, int]
    assert names(store) == ["a", "b", "c"]
    store.close()


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "x.db"))

    def half(tx: Transaction) -> None:
        tx.run(note("a"))
        raise ValueError("half way")

    with pytest.raises(ValueError, match="half way"):
        store.call(half)
    assert names(store) == []
    store.close()


def test_a_store_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    open_store(str(path)).close()
    again = open_store(str(path))
    again.call(lambda tx: tx.run("INSERT INTO migration (n) VALUES (?)", len(MIGRATIONS) + 1))
    again.close()
    with pytest.raises(InternumError, match="update it"):
        open_store(str(path))
