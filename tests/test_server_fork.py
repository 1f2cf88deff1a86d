"""Forks of running games: they begin from what the forker's eyes have seen, and from nothing else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import config
from starlette.testclient import TestClient

from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.state import State
from internum.games import game
from internum.record.match import Match
from internum.record.replay import check, record_of, replay
from internum.record.text import RecordError, parse, write
from internum.server.app import make_app
from internum.server.audience import side_of
from internum.server.looking import as_guessed

SEED = bytes(range(32))
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


def positions(name: str, seats: int, seed: int, moves: int) -> Iterator[State]:
    """Settled positions of a random game."""
    rng = Rng(seed)
    s = game(name).new(seats, {"round_limit": "6"}, seed=seed)
    for _ in range(moves):
        if s.over:
            return
        random_move(s, s.actors[rng.below(len(s.actors))], rng)
        s.push_chance(rng)
        yield s


@pytest.mark.parametrize(("name", "seats"), [("empires", 5), ("nostrum", 5), ("conquest", 4)])
def test_a_fork_is_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    """Every secret drawn anew, as it could be for these eyes: their fork with the same seed is the same."""
    rng = Rng(5)
    compared = 0
    for i, s in enumerate(s for seed in range(9) for s in positions(name, seats, seed, 300)):
        eyes = None if i % 4 == 0 else rng.below(seats)
        side = None if eyes is None else side_of(s, eyes)
        twin = s.guess(side, rng)
        if s.over or list(twin.v) == list(s.v):
            continue
        fork = as_guessed(s, None, eyes, SEED)
        assert fork.state.view(side) == s.view(side)
        assert len(fork.entries) == 1
        other = as_guessed(twin, None, eyes, SEED)
        assert write(record_of(fork, publish=True)) == write(record_of(other, publish=True))
        compared += 1
        if compared == 12:
            return
    raise AssertionError(f"only {compared} positions had secrets")


@pytest.mark.parametrize(("name", "seats"), [("empires", 4), ("nostrum", 4), ("conquest", 3)])
def test_a_fork_is_played_on_and_its_record_replays(name: str, seats: int) -> None:
    rng = Rng(2)
    for s in list(positions(name, seats, 3, 90))[20::23]:
        fork = as_guessed(s, None, 0, SEED)
        for _ in range(25):
            if fork.state.over:
                break
            sides = fork.state.actors
            side = sides[rng.below(len(sides))]
            fork.play(random_move(fork.state.copy(), side, rng), side)
        record = parse(write(record_of(fork, publish=True)))
        again = replay(record)
        assert again.state.hash() == fork.state.hash()
        check(record)
        later = fork.fork(len(fork.entries) - 1, bytes(32))
        assert later.state.hash() == fork.state.hash()
        assert later.position == fork.position


def test_a_damaged_position_is_refused_with_its_line() -> None:
    s = list(positions("empires", 3, 3, 30))[-1]
    text = write(record_of(as_guessed(s, None, 0, SEED)))
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line == ">given")
    lines.insert(at + 1, ">  nonsense = 5")
    with pytest.raises(RecordError) as caught:
        replay(parse("\n".join(lines)))
    assert caught.value.line == at + 2


def test_what_was_sealed_before_the_fork_is_not_withdrawn_in_it() -> None:
    rules = game("empires").rules(3, {"round_limit": "2"})
    match = Match(rules, SEED)
    rng = Rng(1)
    while (
        len(match.state.actors) < 3
        or match.state.rules.steps[match.state.v[match.state.v[0]] - 1].name != "offers"
    ):
        match.play(random_move(match.state.copy(), match.state.actor, rng), match.state.actor)
    match.play(random_move(match.state.copy(), 0, rng), 0)
    fork = as_guessed(match.state, None, 1, SEED)
    with pytest.raises(Exception, match="before this game begins"):
        fork.withdraw(0)


# --- over the wire ---------------------------------------------------------------------------------


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(config(tmp_path)), headers={"Origin": "http://testserver"}) as client:
        yield client


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_a_running_game_with_secrets_is_forked_from_a_guess(app: TestClient) -> None:
    asked = {"game": "empires", "seats": 3, "seating": [ME, BOT, BOT], "settings": {"bot_pause": 0}}
    table = app.post("/api/tables", json=asked).json()["table"]
    app.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    forked = app.post(f"{path}/fork?seat=0", json={"at": 0, "seating": [ME, ME, BOT]})
    assert forked.status_code == 201
    made = forked.json()
    assert [one["seat"] for one in made["seats"]] == [0, 1]
    lobby = app.get(f"/api/tables/{made['table']}").json()
    assert (lobby["phase"], lobby["fork_of"], lobby["mine"]) == ("play", table, [0, 1])
    was = app.get(f"{path}/state?at=0").json()
    now = app.get(f"/api/tables/{made['table']}/state?at=0").json()
    assert now["view"] == was["view"]
    assert now["entry"]["events"] == []
    text = app.get(f"/api/tables/{made['table']}/record").text
    assert ">" not in text
    assert code(app.post(f"{path}/fork", json={"at": 1})) == (404, "no_such_entry")


def test_a_spectator_forks_from_what_everybody_sees(app: TestClient) -> None:
    asked = {"game": "conquest", "seats": 3, "seating": [ME, BOT, BOT], "settings": {"bot_pause": 0}}
    table = app.post("/api/tables", json=asked).json()["table"]
    app.post(f"/api/tables/{table}/start")
    stranger = TestClient(app.app, headers={"Origin": "http://testserver"})
    made = stranger.post(f"/api/tables/{table}/fork", json={"at": 0, "seating": [BOT, ME]}).json()
    was = stranger.get(f"/api/tables/{table}/state?at=0").json()
    seen = app.get(f"/api/tables/{made['table']}/state?at=0").json()
    assert seen["view"] == was["view"]
    path = f"/api/tables/{table}/fork?seat=0"
    assert code(stranger.post(path, json={"at": 0})) == (403, "no_key")


def test_who_forks_where_a_word_is_asked_for_must_say_it(tmp_path: Path) -> None:
    with TestClient(make_app(config(tmp_path, word="olive")), headers={"Origin": "http://testserver"}) as app:
        asked = {"game": "antike", "seats": 2, "seating": [ME, BOT], "word": "olive"}
        table = app.post("/api/tables", json=asked).json()["table"]
        app.post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/fork"
        assert code(app.post(path, json={"at": 0})) == (403, "wrong_word")
        assert app.post(path, json={"at": 0, "word": "olive"}).status_code == 201


def test_a_record_that_begins_from_a_position_is_not_imported(app: TestClient) -> None:
    s = list(positions("empires", 3, 3, 30))[-1]
    text = write(record_of(as_guessed(s, None, 0, SEED)))
    answer = app.post("/api/import", json={"record": text})
    assert code(answer) == (400, "bad_record")
    assert "begins from a position" in answer.json()["error"]["message"]
