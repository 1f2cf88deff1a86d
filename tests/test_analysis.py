"""A finished game looked back upon: chances add up, choices and dice are told apart, the winner ends at 1."""

from pathlib import Path

import pytest
from protocol_client import Client, Http, Refusal
from serving import served

from internum.bots.analysis import Analysis, analyse, chances, parties, swing
from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.cli.app import run
from internum.core.chance import Rng
from internum.games import game
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.text import write


def played(name: str, seats: int, **options: object) -> Match:
    """A finished game between quick bots."""
    match = Match(game(name).rules(seats, {"round_limit": 2, **options}), bytes(32))
    rng = Rng(1)
    player = bot("gentle")
    while not match.state.over:
        side = match.state.actor
        match.play(player.choose(Sight(match.state, side), rng), side)
    return match


@pytest.fixture(scope="module")
def empires() -> Match:
    return played("empires", 3)


def total(found: Analysis, seat: int) -> float:
    """What all moves and all dice did for a seat."""
    return sum(one.moved[seat] + one.rolled[seat] for one in found.moments)


def test_changes_lead_from_the_start_to_the_result(empires: Match) -> None:
    found = analyse(empires)
    assert len(found.moments) == len(empires.line_at(len(empires.entries) - 1))
    for one in found.moments:
        assert sum(one.chances) == pytest.approx(1.0)
        assert min(one.chances) >= 0.0
        assert sum(one.moved) == pytest.approx(0.0)
    for seat in range(3):
        assert found.start[seat] + total(found, seat) == pytest.approx(empires.state.returns[seat])
    assert found.moments[-1].chances == empires.state.returns


def test_luck_is_what_dice_did_and_nothing_else(empires: Match) -> None:
    for one in analyse(empires).moments:
        if not one.entry.results:
            assert one.rolled == [0.0] * 3
    antike = analyse(played("antike", 2))
    assert [antike.luck(seat) for seat in range(2)] == [0.0, 0.0]  # no dice there


def test_turning_points_are_the_largest_swings_in_their_order(empires: Match) -> None:
    found = analyse(empires)
    points = found.turning_points(4)
    numbers = [one.entry.number for one in points]
    assert numbers == sorted(numbers)
    least = min(swing(one) for one in points)
    assert all(swing(one) <= least for one in found.moments if one.entry.number not in numbers)


def test_chances_are_even_where_everybody_is_alike() -> None:
    s = game("antike").new(4, seed=1)
    assert chances(s, parties(s)) == pytest.approx([0.25] * 4, abs=0.15)


def test_the_command_tells_of_a_finished_game_only(
    empires: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write(record_of(empires, publish=True)), encoding="utf-8")
    assert run(["analyse", str(path), "--points", "2"]) == 0
    told = capsys.readouterr().out
    assert "Chances of a win by round" in told
    assert told.count("dice ") >= 3
    begun = Match(game("antike").rules(2), bytes(32))
    path.write_text(write(record_of(begun)), encoding="utf-8")
    assert run(["analyse", str(path)]) == 2
    assert "this game is not over" in capsys.readouterr().err


def test_the_server_looks_back_on_finished_games_only(empires: Match, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        http = Http(server.base)
        text = write(record_of(empires, publish=True))
        table = http.post("/api/import", {"record": text})["table"]
        told = http.get(f"/api/tables/{table}/analysis")
        found = analyse(empires)
        assert told["moves"] == pytest.approx([found.skill(seat) for seat in range(3)])
        assert told["dice"] == pytest.approx([found.luck(seat) for seat in range(3)])
        assert told["rounds"][0]["chances"] == pytest.approx(found.start)
        assert told["rounds"][-1]["chances"] == empires.state.returns
        assert 1 <= len(told["turns"]) <= 6
        assert http.get(f"/api/tables/{table}/analysis") == told
        me = {"kind": "me", "name": "Ada"}
        running = http.post("/api/tables", {"game": "antike", "seats": 2, "seating": [me, me]})["table"]
        with pytest.raises(Refusal, match="wrong_phase"):
            http.get(f"/api/tables/{running}/analysis")
        http.close()


def test_what_a_bot_would_have_done_is_told_of_finished_games_only(empires: Match, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        http = Http(server.base)
        table = http.post("/api/import", {"record": write(record_of(empires, publish=True))})["table"]
        spectator = Client(server.base, table, [])
        spectator.open()
        then = empires.at(20)
        ask = {"t": "hint", "table": table, "side": then.actor}
        for one in spectator.ask({**ask, "at": 20})["moves"]:
            then.copy().do(one["move"], then.actor)
        other = next(side for side in range(3) if not then.asked(side))
        wrongs: list[tuple[dict[str, object], str]] = [
            ({"at": None}, "wrong_phase"),
            ({"at": 9999}, "no_such_entry"),
            ({"at": 20, "side": other}, "illegal"),
        ]
        for wrong, code in wrongs:
            with pytest.raises(Refusal, match=code):
                spectator.ask({**ask, **wrong})
        spectator.close()
        me = {"kind": "me", "name": "Ada"}
        made = http.post("/api/tables", {"game": "antike", "seats": 2, "seating": [me, me]})
        http.post(f"/api/tables/{made['table']}/start")
        player = Client(server.base, made["table"], [one["key"] for one in made["seats"]])
        player.open()
        with pytest.raises(Refusal, match="wrong_phase"):
            player.ask({"t": "hint", "table": made["table"], "side": player.prompts[0]["side"], "at": 0})
        player.close()
        http.close()
