"""Games of another version of their rules are kept, listed, read and exported, and say what they are."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from protocol_client import Client, Http, Refusal
from serving import served

from internum.cli.app import run
from internum.record.text import parse
from internum.server import admin

BOT = {"kind": "bot", "bot": "random"}


def played(base: str, game: str, rounds: str, moves: int) -> tuple[Http, dict[str, Any]]:
    http = Http(base)
    seating = [{"kind": "me", "name": "Ann"}, BOT, BOT]
    asked = {"game": game, "seats": 3, "options": {"round_limit": rounds}, "seating": seating}
    made = http.post("/api/tables", {**asked, "settings": {"bot_pause": 0}})
    http.post(f"/api/tables/{made['table']}/start")
    client = Client(base, made["table"], [made["seats"][0]["key"]])
    client.open()
    while not client.over and client.seq < moves:
        client.turn()
    client.close()
    return http, made


def age(url: str) -> None:
    """As if all had been begun by another version."""
    admin.within(url, lambda db: db.run("UPDATE game_table SET rules = 'old'"))


def record(http: Http, table: str) -> str:
    return http.web.get(f"/api/tables/{table}/record").text


def test_a_game_of_another_version_is_read_and_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = str(tmp_path / "x.db")
    monkeypatch.setenv("INTERNUM_DATABASE_URL", url)
    with served(tmp_path, database=url) as server:
        over, done = played(server.base, "antike", "1", 10_000)
        on, going = played(server.base, "empires", "3", 30)
        before = [record(over, done["table"]), record(on, going["table"])]
        full = record(over, done["table"])
    age(url)
    with served(tmp_path, database=url) as server:
        for http in (over, on):
            http.base = server.base
            http.web.base_url = server.base
            http.web.headers["Origin"] = server.base
        table = going["table"]
        assert [one["lobby"]["table"] for one in on.get("/api/tables")["mine"]] == [table]
        assert on.get(f"/api/tables/{table}")["phase"] == "play"
        client = Client(server.base, table, [going["seats"][0]["key"]])
        with pytest.raises(Refusal, match="its record can be read") as caught:
            client.open()
        assert caught.value.code == "other_rules"
        client.close()
        refused: list[Callable[[], Any]] = [
            lambda: on.get(f"/api/tables/{table}/state?at=1"),
            lambda: on.post(f"/api/tables/{table}/fork", {"at": 1}),
            lambda: on.post(f"/api/tables/{table}/join", {"name": "Ben"}),
        ]
        for call in refused:
            with pytest.raises(Refusal, match="other_rules"):
                call()
        assert record(over, done["table"]) == full.replace("rules 1", "rules old")
        mine = parse(record(on, table))
        true = parse(before[1])
        assert (mine.seen_by, mine.rules) == ("seat 0", "old")
        assert len(mine.lines) == len(true.lines)
        for seen, was in zip(mine.lines, true.lines):
            assert seen.kind == was.kind
            assert seen.move in (was.move, f"{was.move.split(' ')[0]} ?")
        stranger = Http(server.base)
        for line in parse(record(stranger, table)).lines:
            assert line.move == "" or line.move.endswith(" ?")
        stranger.close()
        on.close()
        over.close()
    assert admin.verify(url)[2] == []
    assert sorted(admin.others(url)) == sorted([done["table"], going["table"]])
    assert run(["server", "verify"]) == 0
    assert "another version" in capsys.readouterr().out
    assert run(["server", "export", str(tmp_path / "out")]) == 0
    texts = [path.read_text() for path in sorted((tmp_path / "out").iterdir())]
    assert texts[0] == full.replace("rules 1", "rules old")
    whole = parse(texts[1])
    assert whole.seen_by == ""
    assert not any(line.move.endswith(" ?") for line in whole.lines)


def test_a_table_that_is_still_in_its_lobby_starts_by_the_rules_that_are_here(tmp_path: Path) -> None:
    url = str(tmp_path / "x.db")
    with served(tmp_path, database=url) as server:
        http = Http(server.base)
        made = http.post("/api/tables", {"game": "antike", "seats": 2, "seating": [{"kind": "me"}, BOT]})
        age(url)
        http.post(f"/api/tables/{made['table']}/start")
        http.close()
    with served(tmp_path, database=url) as server:
        client = Client(server.base, made["table"], [made["seats"][0]["key"]])
        client.open()
        assert client.state["status"] is not None
        client.close()
