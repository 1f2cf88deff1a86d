"""A move is acknowledged when it is durable, nobody hears of it before, and what fails leaves no trace.

The same for bots: one that fails, hangs or dies holds nothing up; a table where nobody is rests.
"""

import asyncio
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from protocol_client import Client, Http, Refusal
from serving import Served, served

from internum.core.state import State
from internum.games import game
from internum.server import admin
from internum.server.lots import Lots
from internum.server.store import Transaction
from internum.server.tables import Tables
from internum.server.thinkers import Thinkers


def sit(server: Served, seating: list[dict[str, str]]) -> tuple[str, list[str]]:
    http = Http(server.base)
    asked = {
        "game": "antike",
        "seats": len(seating),
        "seating": seating,
        "settings": {"bot_pause": 0},
    }
    made = http.post("/api/tables", asked)
    http.post(f"/api/tables/{made['table']}/start")
    http.close()
    return made["table"], [one["key"] for one in made["seats"]]


def tables(server: Served) -> Tables:
    return server.server.config.app.state.tables  # type: ignore[no-any-return, union-attr]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as one:
        yield one


def command(client: Client) -> dict[str, object]:
    prompt = client.prompts[0]
    do = {"t": "do", "id": "first", "table": client.table, "seq": client.seq, "side": prompt["side"]}
    return {**do, "moves": [client.move(prompt)]}


def heard(client: Client, seconds: float) -> list[str]:
    """The kinds of frames that come within so long."""
    out = []
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        try:
            out.append(client.receive(left)["t"])
        except TimeoutError:
            break
    return out


def test_nobody_hears_of_a_move_before_it_is_durable(server: Served) -> None:
    table, keys = sit(server, [{"kind": "me"}, {"kind": "me"}])
    people = [Client(server.base, table, [key]) for key in keys]
    for client in people:
        client.open()
    watcher = Client(server.base, table, [])
    watcher.open()
    mover = next(client for client in people if client.prompts)
    message = command(mover)
    gate = threading.Event()

    def disk_is_slow(tx: Transaction) -> None:
        gate.wait(10)

    slow = threading.Thread(target=tables(server).store.call, args=(disk_is_slow,))
    slow.start()
    time.sleep(0.1)
    mover.send(message)
    for client in (mover, watcher):
        assert not {"ok", "moved"} & set(heard(client, 0.4))
    with closing(sqlite3.connect(server.config.database)) as db:
        assert db.execute("SELECT COUNT(*) FROM entry").fetchone() == (1,)
    gate.set()
    slow.join(10)
    while mover.receive()["t"] != "ok":
        pass
    while watcher.receive()["t"] != "moved":
        pass
    for client in (*people, watcher):
        client.close()


def test_what_cannot_be_stored_leaves_no_trace(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = sit(server, [{"kind": "me"}, {"kind": "me"}])
    client = Client(server.base, table, keys)
    client.open()
    message = command(client)
    view, store = list(client.view), tables(server).store
    real = store.do

    async def disk_is_full(work: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(type(store), "do", lambda self, work: disk_is_full(work))
    with pytest.raises(Refusal, match="failed"):
        client.ask(message)
    monkeypatch.undo()
    assert store.do == real
    client.ask({"t": "open", "table": table, "keys": keys})
    assert (client.seq, client.view) == (0, view)
    client.ask(message)
    assert client.seq == 1
    assert admin.verify(server.config.database)[2] == []
    client.close()


def test_a_table_where_nobody_is_rests(server: Served) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table, _ = sit(server, bots)
    time.sleep(0.3)
    assert server.table(table).seq == 0
    watcher = Client(server.base, table, [])
    watcher.open()
    while watcher.seq < 5:
        watcher.receive()
    watcher.close()
    time.sleep(0.5)
    rested = server.table(table).seq
    time.sleep(0.5)
    assert server.table(table).seq == rested
    watcher.open()
    while watcher.seq < rested + 5:
        watcher.receive()
    watcher.close()


def test_tables_that_nobody_uses_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with served(tmp_path, idle=0.2) as server:
        table, keys = sit(server, [{"kind": "me"}, {"kind": "me"}])
        client = Client(server.base, table, keys)
        client.open()
        client.turn()
        until = time.monotonic() + 20
        while server.table(table).loaded and time.monotonic() < until:
            time.sleep(0.05)
        assert not server.table(table).loaded
        seq = client.seq
        client.turn()
        assert client.seq == seq + 1
        view = list(client.view)
        client.close()
        while table in tables(server)._tables and time.monotonic() < until:
            time.sleep(0.05)
        assert table not in tables(server)._tables
        client.open()
        assert (client.seq, client.view) == (seq + 1, view)
        client.close()


def a_state() -> State:
    return game("antike").new(3, seed=1)


def think(seconds: float, bot: str, before: str = "") -> list[list[int]]:
    """Two moves of a bot in a row; `before` the second its process is killed."""

    async def both() -> list[list[int]]:
        thinkers = Thinkers(1, seconds, Lots())
        s = a_state()
        out = []
        for i in range(2):
            if i and before:
                for worker in thinkers._all:
                    worker.kill()
                    await worker.wait()
            out.append(await thinkers.move(s, None, s.actor, bot))
        await thinkers.close()
        return out

    return asyncio.run(both())


@pytest.mark.parametrize(
    ("seconds", "bot", "before"),
    [(20.0, "greedy", ""), (20.0, "nobody", ""), (0.001, "greedy", ""), (20.0, "random", "kill")],
)
def test_a_bot_that_fails_hangs_or_dies_holds_nothing_up(seconds: float, bot: str, before: str) -> None:
    s = a_state()
    for move in think(seconds, bot, before):
        s.copy().do(move, s.actor)


def test_killing_a_process_in_mid_thought_costs_one_thought_and_nothing_else() -> None:
    async def killed() -> None:
        thinkers = Thinkers(1, 60.0, Lots())
        s = game("conquest").new(5, seed=1)
        thought = asyncio.create_task(thinkers.move(s, None, s.actor, "strong"))
        while not thinkers._all:  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0.01)
        first = next(iter(thinkers._all))
        os.kill(first.pid, signal.SIGKILL)
        s.copy().do(await thought, s.actor)
        assert first not in thinkers._all
        s.copy().do(await thinkers.move(s, None, s.actor, "random"), s.actor)  # in a process of its own again
        assert len(thinkers._all) == 1
        await thinkers.close()

    asyncio.run(killed())


def test_a_table_goes_on_while_a_bot_thinks(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a level takes, people are answered; its move comes when it comes."""
    pondering = threading.Event()
    decided = threading.Event()
    real = Thinkers.move

    async def ponder(self: Thinkers, s: State, board: str | None, side: int, bot: str) -> list[int]:
        pondering.set()
        await asyncio.to_thread(decided.wait, 20)
        return await real(self, s, board, side, bot)

    monkeypatch.setattr(Thinkers, "move", ponder)
    table, keys = sit(server, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "gentle"}])
    client = Client(server.base, table, keys)
    client.open()
    until = time.monotonic() + 20
    while client.prompts and not pondering.is_set() and time.monotonic() < until:
        client.turn()
    assert pondering.wait(20)
    seq = client.seq
    assert client.ask({"t": "say", "table": table, "seat": 0, "text": "take your time"})["t"] == "ok"
    other_table, other_keys = sit(server, [{"kind": "me", "name": "Bea"}, {"kind": "me", "name": "Cem"}])
    other = Client(server.base, other_table, other_keys)
    other.open()
    other.turn()
    assert other.seq == 1
    other.close()
    assert client.seq == seq
    decided.set()
    while client.seq == seq and time.monotonic() < until:
        heard(client, 0.1)
    assert client.seq > seq
    client.close()
