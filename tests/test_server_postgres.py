"""The same on PostgreSQL, and several servers on one."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import test_server_play
from a_postgres import programs, running
from protocol_client import Client, Http
from serving import served

from internum.core.errors import InternumError
from internum.server import admin
from internum.server.store import Conflict, open_store

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running() as one:
        yield one


def test_the_store(url: str) -> None:
    store = open_store(url)
    insert = "INSERT INTO session (id, created, seen) VALUES (?, ?, ?)"
    assert store.call(lambda tx: tx.run(insert, "a", 1.5, 2.0)) == 1
    with pytest.raises(Conflict):
        store.call(lambda tx: tx.run(insert, "a", 1.5, 2.0))
    assert store.call(lambda tx: tx.rows("SELECT created FROM session WHERE id = ?", "a")) == [(1.5,)]
    store.close()


def test_two_servers_play_one_table(url: str, tmp_path: Path) -> None:
    with served(tmp_path, database=url) as one, served(tmp_path, database=url) as two:
        http = Http(one.base)
        seating = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
        asked = {
            "game": "antike",
            "seats": 3,
            "options": {"round_limit": "3"},
            "seating": seating,
            "settings": {"bot_pause": 0},
        }
        made = http.post("/api/tables", asked)
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        keys = [one["key"] for one in made["seats"]]
        ann = Client(one.base, table, keys[:1], seed=1)
        ben = Client(two.base, table, keys[1:], seed=2)
        ann.open()
        ben.open()
        until = time.monotonic() + 60
        while not (ann.over and ben.over) and time.monotonic() < until:
            for client in (ann, ben):
                if not client.over:
                    act(client)
        assert ann.over
        assert ben.over
        assert ann.view == ben.view
        assert ann.seq == ben.seq
        match = admin.match_of(url, table)
        assert match is not None
        assert match.state.over
        ann.close()
        ben.close()
        http.close()
    assert admin.verify(url)[2] == []


@pytest.mark.parametrize("game", ["antike", "empires"])
def test_whole_games(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setenv("INTERNUM_DATABASE_URL", url)
    test_server_play.test_two_clients_play_a_whole_game_with_bots(tmp_path, game, "127.0.0.1")


def act(client: Client) -> None:
    """One command if this one is asked; else what has come in."""
    if client.prompts:
        client.turn()
    else:
        client.ask({"t": "rest"})
        time.sleep(0.002)


def test_backup_is_postgresqls_own(url: str, tmp_path: Path) -> None:
    with pytest.raises(InternumError, match="pg_restore"):
        admin.restore(url, tmp_path / "x")
