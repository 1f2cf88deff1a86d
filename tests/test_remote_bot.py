"""A bot at a running server, over the public protocol; and the beginning of a bot of one's own."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from protocol_client import Client, Http, Refusal
from serving import Served, served

from internum.bots.registry import bot
from internum.bots.remote import Remote, Replaced, read_link
from internum.cli.app import run
from internum.core.errors import InternumError
from internum.core.state import State, from_slots
from internum.core.vector import slots
from internum.games import game

Output = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


def table(server: Served, name: str, rounds: int = 2, people: int = 1) -> tuple[str, list[str]]:
    """A table of three with bots in the other seats: its id, and the keys of the seats of people."""
    http = Http(server.base)
    seating: list[dict[str, Any]] = [{"kind": "me", "name": f"P{i}"} for i in range(people)]
    seating += [{"kind": "bot", "bot": "random"}] * (3 - people)
    asked = {"game": name, "seats": 3, "seating": seating, "options": {"round_limit": str(rounds)}}
    made = http.post("/api/tables", {**asked, "settings": {"bot_pause": 0}})
    http.post(f"/api/tables/{made['table']}/start")
    http.close()
    return made["table"], [one["key"] for one in made["seats"]]


@pytest.mark.parametrize("name", ["antike", "nostrum"])
def test_a_bot_of_ones_own_plays_a_seat_to_the_end(server: Served, call: Output, name: str) -> None:
    found, (key,) = table(server, name)
    code, out, err = call("bot", "tests/own_bots.py:Ana", "--seat", f"{server.base}/k/{key}")
    assert (code, err) == (0, "")
    assert f"Ana sits at table {found}." in out
    assert "The game is over" in out
    assert server.table(found).match.state.over  # type: ignore[union-attr]


@pytest.mark.parametrize("bad", ["broken", "slow@0.02"])
def test_a_bot_that_breaks_or_is_late_leaves_its_seat_and_hears_why(
    server: Served, call: Output, bad: str
) -> None:
    found, (key,) = table(server, "antike")
    code, _, err = call("bot", f"tests/own_bots.py:{bad}", "--seat", f"{server.base}/k/{key}")
    assert code == 1
    assert "a bot of the server has taken the seat: " in err
    assert ("ZeroDivisionError" in err) or ("its budget is 0.02 s" in err)
    assert server.table(found).places[0].kind == "bot"


def test_a_bot_that_never_answers_leaves_its_seat(server: Served) -> None:
    _, (key,) = table(server, "antike")
    with pytest.raises(Replaced, match="has not answered for"):
        Remote(read_link(f"{server.base}/k/{key}"), bot("tests/own_bots.py:asleep@0.01"), print).run()


def test_a_guess_is_what_the_seat_sees_and_nobody_elses(server: Served) -> None:
    found, keys = table(server, "empires", people=2)
    mine, theirs = (Client(server.base, found, [key]) for key in keys)
    mine.open()
    rules = game("empires").rules(3, {"round_limit": 2})
    content = rules.layout.content
    seen = State(rules, slots(mine.view))
    side = next(side for side in range(3) if seen.seat(side) == mine.state["seat"])
    guess = mine.ask({"t": "guess", "table": found, "side": side})
    state = from_slots(rules, guess["slots"])
    assert state.view(side)[:content] == mine.view[:content]
    assert state.legal(side) == next((p["legal"] for p in mine.prompts if p["side"] == side), [])
    theirs.open()
    with pytest.raises(Refusal, match="no_key"):
        theirs.ask({"t": "guess", "table": found, "side": side})
    mine.close()
    theirs.close()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["greedy"], "where shall it sit?"),
        (["greedy", "random", "--seat", "x"], "one bot sits in one seat"),
        (["greedy", "--seat", "http://localhost/t/abc"], "a seat's link reads http://HOST/k/KEY"),
        (["greedy", "--seat", f"http://127.0.0.1:9/k/{'a' * 32}"], "no server answers at 127.0.0.1:9"),
        (["new"], "needs one name"),
        (["new", "Ana!"], "a word of small letters"),
        (["no.py:Ana", "--seat", f"http://127.0.0.1:9/k/{'a' * 32}"], "no.py: there is no such file"),
    ],
)
def test_an_error_is_one_line(call: Output, words: list[str], message: str) -> None:
    code, _, err = call("bot", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert message in err


def test_a_key_that_opens_nothing(server: Served) -> None:
    with pytest.raises(InternumError, match="this key opens no seat"):
        read_link(f"{server.base}/k/{'a' * 32}")


def test_a_new_bot_works_and_passes_its_own_test(call: Output, tmp_path: Path) -> None:
    code, out, _ = call("bot", "new", "ana", "--into", str(tmp_path))
    assert code == 0
    assert "ana.py:Ana" in out
    again, _, err = call("bot", "new", "ana", "--into", str(tmp_path))
    assert again == 2
    assert "is there already" in err
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
    code, out, _ = call(
        "selfplay",
        "antike",
        "-n",
        "3",
        "-k",
        "1",
        "-o",
        "round_limit=2",
        "--bots",
        f"random,{tmp_path / 'ana.py'}:Ana",
    )
    assert code == 0
    assert "Ana" in out
