"""Corpora: what each seat saw and nothing more, views that come back whole, a card, and agreement of all."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from protocol_client import Http, Refusal
from serving import served

from internum.arena.corpus import game_of, read, write
from internum.arena.match import Job, play_one
from internum.cli.app import run
from internum.core.chance import Rng
from internum.core.errors import InternumError, Malformed
from internum.core.slots import CHANCE
from internum.games import game
from internum.record.match import Match
from internum.record.replay import replay
from internum.record.text import parse

Output = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


def finished(name: str, folder: Path, rounds: int = 1) -> Match:
    path = folder / "record.txt"
    options = dict(game(name).rules(3, {"round_limit": rounds}).options)
    play_one(Job(0, name, 3, options, ["random"] * 3, "1", str(path)))
    return replay(parse(path.read_text()))


@pytest.mark.parametrize("name", ["antike", "conquest", "empires", "nostrum"])
def test_a_trajectory_is_the_game_as_its_seats_saw_it(name: str, tmp_path: Path) -> None:
    match = finished(name, tmp_path)
    one = game_of(match, ["random"] * 3)
    path = tmp_path / "games.gz"
    counted = write([one, one], path)
    assert (counted.games, counted.steps) == (2, 2 * len(one.steps))
    assert list(read(path)) == [one, one]
    rules = match.rules
    steps = iter(one.steps)
    s = match.fork(0).state.copy()
    for entry in match.entries[1:]:
        for choice in entry.choices:
            step = next(steps)
            assert (step.seat, step.side, step.choice) == (s.seat(entry.side), entry.side, choice)
            assert step.view == s.view(entry.side)[: rules.layout.content]
            assert choice in step.legal
            s.play(choice, entry.side)
        for result in entry.results:
            s.play(result.choice, CHANCE)
    assert next(steps, None) is None
    assert one.returns == s.returns


def test_what_was_secret_to_a_seat_is_not_in_its_steps(tmp_path: Path) -> None:
    match = finished("empires", tmp_path)
    rules = match.rules
    hidden = 0
    for step in game_of(match).steps:
        for start, stop, owner in rules.secrets:
            if stop > rules.layout.content:
                continue
            row = step.view[start:stop]
            if owner != step.side:
                assert set(row) == {-1}
                hidden += 1
    assert hidden


def test_what_was_taken_back_is_not_in_it() -> None:
    rules = game("antike").rules(2, {"round_limit": 1})
    match = Match(rules, bytes(32))
    rng = Rng(1)
    undone = 0
    while not match.state.over:
        side = match.state.actor
        s = match.state.copy()
        out = s.branch(side)
        move = []
        while True:
            move.append(out[rng.below(len(out))])
            s.push(move[-1], side)
            if s.settled:
                break
            out = s.branch(side)
        match.play(move, side)
        seat = match.entries[-1].seat
        if undone < 3 and match.can_undo(seat) and not match.state.over:
            match.undo(seat)
            undone += 1
    assert undone == 3
    made = [choice for n in match.line for choice in match.entries[n].choices]
    assert [step.choice for step in game_of(match).steps] == made


def test_a_game_in_play_is_no_trajectory() -> None:
    with pytest.raises(InternumError, match="only finished games"):
        game_of(Match(game("antike").rules(2), bytes(32)))


def test_selfplay_records_and_the_card(call: Output, tmp_path: Path) -> None:
    words = ["corpus", "selfplay", "antike", "-n", "2", "-k", "2", "--bots", "random", "-o", "round_limit=1"]
    code, out, _ = call(*words, "-j", "1", "--out", str(tmp_path / "one"))
    assert code == 0
    assert out.startswith("2 games, ")
    card = (tmp_path / "one" / "CARD.md").read_text()
    assert "| seats of the bot random | 4 |" in card
    assert "- 2 games of antike, 2 seats, rules 1 " in card
    assert "nobody's play is in it" in card
    assert "SHA-256" in card
    assert call(*words, "-j", "2", "--out", str(tmp_path / "two"))[0] == 0
    files = [tmp_path / name / "trajectories.jsonl.gz" for name in ("one", "two")]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert call("corpus", "show", str(files[0]))[1].count("antike, 2 seats") == 2
    finished("antike", tmp_path)
    code, _, _ = call("corpus", "records", str(tmp_path / "record.txt"), "--out", str(tmp_path / "three"))
    assert code == 0
    assert "theirs to say" in (tmp_path / "three" / "CARD.md").read_text()


def test_damaged_files_are_refused(tmp_path: Path, call: Output) -> None:
    path = tmp_path / "bad.gz"
    path.write_bytes(b"no gzip")
    with pytest.raises(Malformed, match="no file of trajectories"):
        list(read(path))
    with gzip.open(path, "wt") as file:
        file.write(json.dumps({"form": "another"}) + "\n")
    with pytest.raises(Malformed, match="line 1: this is no game of a corpus"):
        list(read(path))
    code, _, err = call("corpus", "records", "/no/such/file", "--out", str(tmp_path / "x"))
    assert (code, err.count("\n")) == (2, 1)


def test_only_tables_where_all_agreed_enter_a_corpus(
    tmp_path: Path, call: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as server:
        http, guest = Http(server.base), Http(server.base)
        names = {}
        for corpus in (True, False):
            settings = {"corpus": corpus, "bot_pause": 0}
            seating = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
            asked = {"game": "antike", "seats": 2, "options": {"round_limit": "1"}, "seating": seating}
            made = http.post("/api/tables", {**asked, "settings": settings})
            names[corpus] = made["table"]
            assert http.get(f"/api/tables/{made['table']}")["settings"]["corpus"] is corpus
        with pytest.raises(Refusal, match="not_agreed"):
            guest.post(f"/api/tables/{names[True]}/join", {"seat": 0, "name": "Ana"})
        keys = {
            corpus: guest.post(f"/api/tables/{name}/join", {"seat": 0, "name": "Ana", "corpus": True})["key"]
            for corpus, name in names.items()
        }
        for corpus, name in names.items():
            http.post(f"/api/tables/{name}/start")
            assert call("bot", "random", "--seat", f"{server.base}/k/{keys[corpus]}")[0] == 0
        http.close()
        guest.close()
    monkeypatch.setenv("INTERNUM_DATABASE_URL", str(server.config.database))
    code, out, _ = call("server", "corpus", str(tmp_path / "corpus"))
    assert code == 0
    assert out.startswith("1 games, ")
    text = gzip.decompress((tmp_path / "corpus" / "trajectories.jsonl.gz").read_bytes()).decode()
    assert "Ana" not in text
    assert "everyone who sat down agreed" in (tmp_path / "corpus" / "CARD.md").read_text()
