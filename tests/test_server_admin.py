"""What the host does beside the server."""

import json
import sqlite3
from pathlib import Path

import pytest
from protocol_client import Client, Http, Refusal
from serving import served

from internum.cli.app import run
from internum.core.errors import InternumError
from internum.record.replay import check
from internum.record.text import parse
from internum.server import admin


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Data with one finished game, its table, and an account."""
    url = str(tmp_path / "internum.db")
    monkeypatch.setenv("INTERNUM_DATABASE_URL", url)
    with served(tmp_path, database=url) as server:
        http = Http(server.base)
        seating = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        asked = {"game": "antike", "seats": 2, "options": {"round_limit": "2"}, "seating": seating}
        made = http.post("/api/tables", {**asked, "settings": {"bot_pause": 0}})
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        http.post("/api/account", {"name": "Ann", "password": "correct horse"})
        client = Client(server.base, table, [made["seats"][0]["key"]])
        client.open()
        client.play()
        client.close()
        http.close()
    return url, table


def say(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = run(["server", *words])
    return code, capsys.readouterr().out


def test_commands(played: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, table = played
    code, text = say(capsys, "tables")
    assert code == 0
    assert table in text
    assert "over" in text
    assert "Ann" in say(capsys, "users")[1]
    code, text = say(capsys, "verify")
    assert code == 0
    assert "all in order" in text
    assert say(capsys, "export", str(tmp_path / "out"))[0] == 0
    (record,) = (tmp_path / "out").iterdir()
    check(parse(record.read_text()))
    assert "/k/" in say(capsys, "invite", table, "0")[1]
    assert say(capsys, "invite", "nowhere", "0")[0] == 2
    assert len(say(capsys, "reset-password", "ann")[1].split()[-1]) == 16
    assert say(capsys, "reset-password", "nobody")[0] == 2
    assert say(capsys, "close", table)[0] == 2  # it is over
    assert say(capsys, "remove", table)[0] == 0
    assert table not in say(capsys, "tables")[1]


def test_verify_finds_every_kind_of_tampering(played: tuple[str, str]) -> None:
    url, table = played
    for change in (
        "UPDATE entry SET side = 1 - side WHERE n = 3",
        "DELETE FROM entry WHERE n = 2",
        "UPDATE entry SET hash = 'x' WHERE n = 4",
        "UPDATE entry SET at = at + 1 WHERE n = 1",
    ):
        with sqlite3.connect(url) as db:
            rows = db.execute("SELECT * FROM entry").fetchall()
            db.execute(change)
        assert admin.verify(url)[2] != [], change
        with sqlite3.connect(url) as db:
            db.execute("DELETE FROM entry")
            marks = ",".join("?" * len(rows[0]))
            db.executemany(f"INSERT INTO entry VALUES ({marks})", rows)
        db.close()
    assert admin.verify(url, table)[2] == []


def test_backup_and_restore(played: tuple[str, str], tmp_path: Path) -> None:
    url, table = played
    copy = tmp_path / "copy.db"
    admin.backup(url, copy)
    with pytest.raises(InternumError, match="there already"):
        admin.backup(url, copy)
    admin.remove(url, table)
    with served(tmp_path, database=url), pytest.raises(InternumError, match="stop the server"):
        admin.restore(url, copy)
    admin.restore(url, copy)
    assert [row[0] for row in admin.tables(url)] == [table]
    assert admin.verify(url)[2] == []
    (tmp_path / "junk").write_text("junk")
    with pytest.raises(InternumError, match="no copy of our data"):
        admin.restore(url, tmp_path / "junk")
    assert [row[0] for row in admin.tables(url)] == [table]


def test_a_running_server_hears_of_what_its_host_does(tmp_path: Path) -> None:
    url = str(tmp_path / "x.db")
    with served(tmp_path, database=url) as server:
        http = Http(server.base)
        made = http.post("/api/tables", {"game": "antike", "seats": 2, "seating": [{"kind": "me"}] * 2})
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        ann = Client(server.base, table, [made["seats"][0]["key"]])
        ann.open()
        assert ann.state["lobby"]["mine"] == [0]
        key = admin.invite(url, table, 0)
        while ann.state["lobby"]["mine"]:
            ann.receive()
        ann.ask({"t": "open", "table": table, "keys": [key]})
        assert ann.state["lobby"]["mine"] == [0]
        admin.close(url, table)
        while ann.state["lobby"]["phase"] != "closed":
            ann.receive()
        move = {"t": "do", "table": table, "seq": 0, "side": 0, "moves": [[0]]}
        with pytest.raises(Refusal, match="wrong_phase"):
            ann.ask(move)
        ann.close()
        http.close()


def test_the_schema_is_whole() -> None:
    parts = admin.schema()["$defs"]
    assert {"Rules", "Prompt"} & set(parts) == {"Prompt"}
    text = json.dumps(parts)
    for name in {ref.split('"')[0] for ref in text.split("#/$defs/")[1:]}:
        assert name in parts
    assert {"$ref": "#/$defs/Do"} in parts["ClientMessage"]["anyOf"]
