"""Who reconnects gets what they missed, and ends up with the same picture as who asks for all of it."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from protocol_client import Client, Http, Refusal
from serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as one:
        yield one


def sitting(server: Served, game: str) -> tuple[str, list[Client]]:
    http = Http(server.base)
    seating = [{"kind": "me", "name": f"P{i}"} for i in range(3)]
    asked = {"game": game, "seats": 3, "seating": seating, "options": {"round_limit": "9"}}
    made = http.post("/api/tables", asked)
    http.post(f"/api/tables/{made['table']}/start")
    http.close()
    people = [Client(server.base, made["table"], [one["key"]], seed=one["seat"]) for one in made["seats"]]
    for person in people:
        person.open()
    return made["table"], people


def play(people: list[Client], moves: int, rng: random.Random) -> None:
    """Moves of whoever is there and asked; at times one is undone."""
    made = 0
    for _ in range(40 * moves):
        if made >= moves or any(one.over for one in people):
            return
        person = rng.choice(people)
        if person.prompts:
            before = person.seq
            person.turn()
            made += person.seq > before
            mine = person.state["mine"]
            if mine and mine[0]["can_undo"] and rng.random() < 0.15:
                undo = {"t": "undo", "table": person.table, "seq": person.seq, "seat": mine[0]["seat"]}
                with suppress(Refusal):  # another may just have moved
                    person.ask(undo)
        else:
            person.ask({"t": "rest"})


def whole(client: Client) -> dict[str, Any]:
    """The whole picture as the server tells it now."""
    frame = client.ask({"t": "open", "table": client.table, "keys": client.keys})
    assert frame["t"] == "table"
    return frame


def opened(client: Client) -> dict[str, Any]:
    """Open again; the frame that came first."""
    client.frames = []
    client.open()
    return next(frame for frame in client.frames if frame["t"] in ("table", "missed"))


@pytest.mark.parametrize("game", ["antike", "empires", "nostrum", "conquest"])
def test_what_was_missed_leads_to_the_whole_picture(server: Served, game: str) -> None:
    rng = random.Random(4)
    table, people = sitting(server, game)
    seen = 0
    for _ in range(6):
        play(people, 5, rng)
        away = people[rng.randrange(3)]
        away.close()
        others = [one for one in people if one is not away]
        says = others[0].state["seat"]
        others[0].ask({"t": "say", "table": table, "seat": says, "text": "all"})
        others[0].ask(
            {"t": "say", "table": table, "seat": says, "to": [others[1].state["seat"]], "text": "two"}
        )
        play(others, 3, rng)
        frame = opened(away)
        assert frame["t"] == "missed"
        seen += len(frame["entries"])
        view, log, talk = list(away.view), list(away.log), list(away.state["talk"])
        prompts, mine, status = away.prompts, away.state["mine"], away.state["status"]
        now = whole(away)
        assert view == now["view"]
        assert log == now["entries"]
        assert talk == now["talk"]
        assert (prompts, mine, status) == (now["prompts"], now["mine"], now["status"])
        assert frame["insight"] == now["insight"]
    assert seen
    for person in people:
        person.close()


def test_the_whole_picture_comes_where_changes_would_not_do(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(1)
    _, people = sitting(server, "antike")
    play(people, 8, rng)
    person = people[0]
    rules, seq = person.state["rules"], person.seq
    base = {"t": "open", "table": person.table, "keys": person.keys}
    good = {"rules": rules, "seq": seq, "seat": 0, "said": 0}
    assert person.ask({**base, "have": good})["t"] == "missed"
    for wrong in ({"rules": "other"}, {"seq": seq + 1}, {"seat": 1}, {"seat": None}):
        assert person.ask({**base, "have": {**good, **wrong}})["t"] == "table"
    with pytest.raises(Refusal, match="malformed"):
        person.ask({**base, "have": {"seq": -1}})
    monkeypatch.setattr("internum.server.telling.MISSED", 3)
    play(people, 9, rng)
    person.close()
    person.seq = seq
    assert people[1].seq > seq + 4
    assert opened(person)["t"] == "table"
    for one in people:
        one.close()


def test_an_other_holder_of_the_key_gets_no_changes_of_a_seat(server: Served) -> None:
    """A seat's picture is no ground for a spectator's: who lost the key gets the whole picture."""
    http = Http(server.base)
    asked = {"game": "empires", "seats": 3, "seating": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    made = http.post("/api/tables", {**asked, "settings": {"bot_pause": 10}})
    http.post(f"/api/tables/{made['table']}/start")
    client = Client(server.base, made["table"], [made["seats"][0]["key"]])
    client.open()
    client.close()
    http.post(f"/api/tables/{made['table']}/seats/0", {"what": "reissue"})
    frame = opened(client)
    assert (frame["t"], frame["seat"]) == ("table", None)
    client.close()
    http.close()
