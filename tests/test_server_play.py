"""Whole games of every game over real sockets, by clients that know the protocol page alone.

Two persons and bots, over this machine's loopback and its address in the network, with connections that
break at random. In the end both clients stand where a replay of the record does; the dice are as committed.
"""

import json
import random
from pathlib import Path

import pytest
from protocol_client import Client, Http, Refusal
from serving import served

from internum.cli.serve import lan_address
from internum.games import game_names
from internum.record.replay import check, replay
from internum.record.text import parse
from internum.server import admin
from internum.server.audience import view_of

ADDRESSES = ["127.0.0.1", lan_address()]


def act(client: Client, rng: random.Random) -> None:
    """Answer if asked, else look what has come; at times the connection breaks, before or after a command."""
    if rng.random() < 0.03:
        client.close()
        client.open()
    if client.prompts and rng.random() < 0.05:
        prompt = client.prompts[0]
        message = {"t": "do", "table": client.table, "seq": client.seq, "side": prompt["side"]}
        message = {**message, "moves": [client.move(prompt)], "id": f"broken{rng.random()}"}
        assert client.socket is not None
        client.socket.send(json.dumps(message))
        client.close()  # the answer is lost: ask again
        client.open()
        try:
            client.ask(message)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
    elif client.prompts:
        client.turn()
    else:
        client.ask({"t": "rest"})


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("game", game_names())
def test_two_clients_play_a_whole_game_with_bots(tmp_path: Path, game: str, address: str) -> None:
    rng = random.Random(7)
    with served(tmp_path, address) as server:
        http = Http(server.base)
        bot = {"kind": "bot", "bot": "random"}
        seating = [{"kind": "me", "name": "Ann"}, bot, {"kind": "me", "name": "Ben"}]
        asked = {"game": game, "seats": 3, "seating": seating, "settings": {"bot_pause": 0}}
        made = http.post("/api/tables", {**asked, "options": {"round_limit": "3"}})
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        commitment = http.get(f"/api/tables/{table}")["commitment"]
        people = [Client(server.base, table, [one["key"]], seed=one["seat"]) for one in made["seats"]]
        for client in people:
            client.open()
        for _ in range(20_000):
            for client in people:
                if not client.over:
                    act(client, rng)
            if all(client.over for client in people):
                break
        lobby = http.get(f"/api/tables/{table}")
        record = parse(http.web.get(f"/api/tables/{table}/record").text)
        assert record.seed is not None
        assert (lobby["seed"], lobby["commitment"]) == (record.seed.hex(), commitment)
        check(record)
        match = replay(record)
        assert match.state.over
        for client in people:
            assert view_of(match.state, client.state["seat"]) == client.view
            assert client.seq == len(match.entries) - 1
            assert client.state["status"]["returns"] == match.state.returns
            client.close()
        imported = http.post("/api/import", {"record": http.web.get(f"/api/tables/{table}/record").text})
        again = http.get(f"/api/tables/{imported['table']}/state?at={len(match.entries) - 1}")
        assert again["view"] == view_of(match.state, None)
        http.close()
    assert admin.verify(server.config.database)[2] == []
