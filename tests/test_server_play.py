"""Whole games over real sockets."""

from pathlib import Path

import pytest
from protocol_client import Client, Http
from serving import served

from internum.record.replay import check, replay
from internum.record.text import parse
from internum.server.audience import view_of

QUICK = {"bot_pause": 0, "listed": True}


@pytest.mark.parametrize("game", ["antike", "empires"])
def test_a_client_plays_a_game_with_bots(tmp_path: Path, game: str) -> None:
    with served(tmp_path) as server:
        http = Http(server.base)
        options = {"round_limit": "4"}
        seating = [{"kind": "me", "name": "Ann"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]
        made = http.post(
            "/api/tables",
            {"game": game, "seats": 3, "options": options, "seating": seating, "settings": QUICK},
        )
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        client = Client(server.base, table, [made["seats"][0]["key"]])
        client.open()
        client.play()
        text = http.web.get(f"/api/tables/{table}/record").text
        record = parse(text)
        check(record)
        match = replay(record)
        assert match.state.over
        assert view_of(match.state, 0) == client.view
        assert len(match.entries) - 1 == client.seq
        client.close()
        http.close()
