"""Studies of balance: the numbers, the sentences that follow from them, and the page."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from internum.arena.balance import Balance, study
from internum.arena.match import Job, Outcome, play_one
from internum.arena.page import findings, page
from internum.arena.plan import jobs, plan_of
from internum.cli.app import run
from internum.games import game
from internum.words import LANGUAGES, Words

Output = Callable[..., tuple[int, str, str]]
PLAN = plan_of(game("empires").rules(3), ["greedy"], "self", games=60)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


def games(count: int) -> list[Outcome]:
    """Rome wins half, Carthage none; the first seat a third."""
    out = []
    sides = ["rome", "egypt", "carthage"]
    for i in range(count):
        seated = [[sides[(i + seat) % 3]] for seat in range(3)]
        winner = seated.index(["rome"] if i % 2 else ["egypt"])
        returns = [float(seat == winner) for seat in range(3)]
        way = "pyramids" if i % 4 else "tiles"
        zeros = [0.0] * 3
        made = [{"king": 2 * int(seat == winner)} for seat in range(3)]
        out.append(
            Outcome(
                i,
                ["greedy"] * 3,
                f"{i}",
                returns,
                [0] * 3,
                seated,
                "won",
                way,
                made,
                5 + i % 7,
                90,
                [30] * 3,
                zeros,
                zeros,
            )
        )
    return out


def studied(count: int) -> Balance:
    return study(PLAN, games(count))


def test_self_play_is_one_bot_in_every_seat() -> None:
    work = list(jobs(PLAN))
    assert len(work) == 60
    assert all(job.bots == ["greedy"] * 3 for job in work)
    assert len({job.seed for job in work}) == 60


def test_shares_by_side_seat_and_way() -> None:
    found = studied(60)
    shares = {row.word: row.share for row in found.sides}
    assert shares == pytest.approx({"rome": 0.5, "egypt": 0.5, "carthage": 0.0})
    assert sum(row.share for row in found.seats) == pytest.approx(1)
    assert {row.word: row.count for row in found.ways} == {"pyramids": 45, "tiles": 15}
    assert found.made == [("king", 2.0)]
    assert (found.rounds[0], found.rounds[-1]) == (5, 11)
    for row in [*found.sides, *found.seats, *found.ways]:
        assert row.low <= row.share <= row.high


def test_only_what_is_clear_is_said() -> None:
    words = Words("en", "empires")
    few, many = " ".join(findings(studied(6), words)), " ".join(findings(studied(600), words))
    assert "No side wins clearly" in few
    assert "Carthage wins less often than its share: 0 % instead of 33 %." in many
    assert "Rome wins more often than its share: 50 % instead of 33 %." in many
    assert "No seat wins clearly" in many


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone(lang: str) -> None:
    text = page(studied(60), lang)
    assert "balance-" not in text.replace("internum balance", "")
    assert "http" not in text
    assert "<script" not in text
    pictures = text.split("<svg")[1:]
    assert len(pictures) == 5
    for picture in pictures:
        ET.fromstring("<svg" + picture.split("</svg>")[0] + "</svg>")


def test_what_a_score_of_antike_is_made_of() -> None:
    options = dict(game("antike").rules(2, {"round_limit": 12}).options)
    done = play_one(Job(0, "antike", 2, options, ["greedy", "greedy"], "1"))
    assert [sum(one.values()) for one in done.made] == done.scores


def test_the_command(call: Output, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    words = ["balance", "antike", "-n", "2", "-k", "2", "--bot", "random", "-o", "round_limit=2", "-j", "1"]
    code, out, _ = call(*words, "--out", str(path), "--lang", "nl", "--keep", str(tmp_path / "games.jsonl"))
    assert code == 0
    assert "2 games: " in out
    assert path.read_text().startswith("<!doctype html>")
    assert json.loads(call(*words, "--json")[1])["games"] == 2
    assert call("balance", "chess")[0] == 2
    assert "no words in 'la'" in call(*words, "--lang", "la")[2]
