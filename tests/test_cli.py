"""The command line: every command does what it says, every error is one line and exit code 2."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from proving import GAME as PROVING
from rich.console import Console

from internum.bots.registry import bot
from internum.cli.app import run
from internum.cli.table import TerminalTable
from internum.record.match import Match

Output = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answer the table's questions with these lines, then hang up."""
    left = iter(lines)

    def answer(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_version_tells_the_build(call: Output) -> None:
    code, out, _ = call("--version")
    assert code == 0
    assert "antike rules 1, conquest rules 1, empires rules 1" in out
    assert "plain Python" in out or "compiled" in out


def test_the_sources_of_a_game(call: Output) -> None:
    code, out, _ = call("sources", "nostrum")
    assert code == 0
    assert "province sardinia exists" in out
    assert out.splitlines()[-1].startswith("nostrum: ")
    only = call("sources", "nostrum", "--mark", "sourced")[1]
    assert "card caesar" in only
    assert "card agamemnon" not in only
    assert call("sources", "nostrum", "--mark", "guessed")[0] == 2
    assert "its board file" in call("sources", "antike")[1]
    assert "facts of the board: " in call("games")[1]


def test_games_as_text_and_for_programs(call: Output) -> None:
    assert "longer_game" in call("games")[1]
    code, out, _ = call("games", "--json")
    rows = {row["name"]: row for row in json.loads(out)}
    assert code == 0
    assert rows["antike"]["seats"] == [2, 3, 4, 5, 6]
    board = next(option for option in rows["antike"]["options"] if option["name"] == "board")
    assert (board["values"], board["default"], board["clause"]) == (["east", "west"], "east", "A12.9")


def test_words_of_a_game(call: Output) -> None:
    code, out, _ = call("words", "antike", "--seats", "2")
    assert code == 0
    for word in ("legions", "conquer PROVINCE", "greeks", "A8.1", "founded"):
        assert word in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nosuch"], "No such command"),
        (["play", "--nosuch"], "--nosuch"),
        (["play", "chess"], "unknown game 'chess'; known: antike, conquest, empires, nostrum"),
        (["play", "--seats", "9"], "antike is for 2 to 6 seats, not 9"),
        (["play", "--option", "board"], "an option reads name=value"),
        (["play", "--option", "board=north"], "option board: 'north' is none of east, west"),
        (["play", "--option", "colour=red"], "unknown option 'colour'"),
        (["play", "-o", "three_nations_goal=12"], "needs three nations (A12.8)"),
        (["play", "--people", "7"], "there is no seat 7"),
        (["play", "--record", "no/such/folder/game.txt"], "there is no folder no/such/folder"),
        (["bench", "antike", "--seconds", "0"], "seconds are a number above 0"),
        (["bench", "antike", "--seconds", "inf"], "seconds are a number above 0"),
        (["play", "--people", "me"], "--people reads"),
        (["play", "--bots", "genius"], "unknown bot 'genius'; known: gentle, steady, sharp, strong"),
        (["play", "--seed", "xyz"], "hexadecimal"),
        (["play", "--lang", "la"], "no words in 'la'"),
        (["play", "--board", "/no/such/file"], "No such file"),
        (["selfplay", "antike", "--games", "0"], "above 0"),
        (["selfplay", "antike", "-n", "3", "--bots", "random,random,random,random"], "more than 3 seats"),
        (["replay", "/no/such/file"], "No such file"),
        (["scenario", "/no/such/folder"], "there is no such file or folder"),
        (["clauses", "chess"], "unknown game"),
        (["conform", "antike", "--seats", "1"], "not 1"),
        (["conform", "antike", "--jobs", "0"], "above 0"),
        (["fuzz", "chess"], "unknown game"),
    ],
)
def test_an_error_is_one_line_and_code_2(call: Output, words: list[str], message: str) -> None:
    code, _, err = call(*words)
    assert code == 2
    assert err.startswith("internum: ")
    assert message in err
    assert err.count("\n") == 1


def test_a_damaged_board_file_names_its_line(call: Output, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("[side.east]\nname = \n")
    code, _, err = call("play", "--board", str(path))
    assert code == 2
    assert "line 2" in err


def test_selfplay_is_the_same_for_any_number_of_jobs(call: Output) -> None:
    words = ["selfplay", "antike", "-n", "3", "-k", "4", "--bots", "random", "-o", "round_limit=6", "--json"]
    alone = call(*words)[1]
    assert alone == call(*words, "--jobs", "2")[1]
    whole = json.loads(alone)
    assert whole["games"] == 4
    assert sum(whole["win_share"]) == pytest.approx(1)
    assert whole["endings"] == {"round_limit": 4}
    assert "wins" in call(*words[:-1])[1]


def test_records_of_selfplay_replay_with_their_dice(call: Output, tmp_path: Path) -> None:
    words = ["selfplay", "antike", "-n", "3", "-k", "1", "--bots", "random", "-o", "round_limit=4"]
    seen = json.loads(call(*words, "--json")[1])["results"]
    assert json.loads(call(*words, "--json", "--records", str(tmp_path))[1])["results"] == seen
    (path,) = tmp_path.iterdir()
    code, out, _ = call("replay", str(path), "--check")
    assert code == 0
    assert "the dice are right" in out
    assert call("replay", str(path), "--to", "3", "--position")[1].startswith("position antike")
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub("(?<=commitment )[0-9a-f]{8}", "0" * 8, path.read_text()))
    code, _, err = call("replay", str(forged), "--check")
    assert (code, err.count("\n")) == (1, 1)
    assert "the commitment belongs to another seed" in err
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(path.read_text().replace("rondel", "rondell", 1))
    code, _, err = call("replay", str(damaged))
    assert code == 2
    assert "line" in err


def test_scenario_counts_and_codes(call: Output, tmp_path: Path) -> None:
    book = tmp_path / "one.case"
    text = (
        "book antike\nseats 4\n\ncase one coin each\nclauses A5.0\nat round\nthen\n  holds greeks coin = {}\n"
    )
    book.write_text(text.format(1))
    code, out, _ = call("scenario", str(book))
    assert (code, out.splitlines()[-1]) == (0, "1 passed, 0 failed")
    book.write_text(text.format(2))
    code, out, _ = call("scenario", str(book))
    assert (code, out.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_clauses_code_1_on_a_hole(call: Output, tmp_path: Path) -> None:
    code, _, err = call("clauses", "antike", "--cases", str(tmp_path), "--short")
    assert code == 2
    assert "no case books are here" in err
    (tmp_path / "antike").mkdir()
    code, out, _ = call("clauses", "antike", "--cases", str(tmp_path), "--short")
    assert code == 1
    assert "hole: A5.7 (rule): no case" in out


def test_conform_and_fuzz(call: Output) -> None:
    code, out, _ = call("conform", "antike", "-n", "3", "-k", "1", "--round-limit", "2")
    assert code == 0
    assert "1 games" in out
    words = ["conform", "antike", "-n", "2", "-k", "26", "--round-limit", "1", "-o", "board=west"]
    assert call(*words)[:2] == call(*words, "--jobs", "2")[:2]
    words = ["conform", "empires", "-n", "3", "-k", "1", "--round-limit", "1"]
    assert "1 games" in call(*words)[1]
    assert "2 games" in call(*words, "--editions")[1]
    assert call("fuzz", "antike", "--seconds", "1")[0] == 0


def test_bench_counts(call: Output) -> None:
    code, out, _ = call("bench", "--json", "--seconds", "0.05")
    assert code == 0
    for row in json.loads(out)["rows"]:
        assert row["decisions_per_s"][1] <= row["decisions_per_s"][0] <= row["decisions_per_s"][2]
        assert row["decisions_per_s"][0] > 0
        assert row["bytes"] > 100


# --- the table in the terminal ------------------------------------------------------------------------


def test_a_whole_game_at_the_terminal(call: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    type_in(monkeypatch, ["1"] * 2000)
    path = tmp_path / "game.txt"
    code, out, _ = call("play", "antike", "-o", "round_limit=5", "--seed", "7", "--record", str(path))
    assert code == 0
    assert "The game is over: " in out
    assert "The Phoenicians receive a coin" in out
    assert call("replay", str(path), "--check")[0] == 0


def test_a_whole_game_of_empires_at_the_terminal(
    call: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    type_in(monkeypatch, ["announce 3", *["1"] * 3000])
    path = tmp_path / "game.txt"
    table = ["-n", "3", "-o", "edition=asyncron", "-o", "round_limit=3", "--seed", "5", "--bots", "random"]
    code, out, _ = call("play", "empires", *table, "--record", str(path))
    assert code == 0
    for words in (
        "Mare Nostrum: Empires, 3 seats, edition asyncron",
        "announces a trade of 3 resources each",
        "what do you offer?",
        "(largest set ",
        "how do you pay? (3 to go)",
        "The game is over: the round limit is reached",
    ):
        assert words in out, words
    assert call("replay", str(path), "--check")[0] == 0


def test_what_lies_sealed_is_not_shown(call: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, ["announce 3", "log", "quit"])
    out = call("play", "empires", "--seed", "5")[1]
    assert out.count("offer : ?") == 6  # those of three others, told and in the log


def test_the_game_is_asked_for_at_a_keyboard_alone(call: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, ["quit"])
    assert "Antike, 4 seats" in call("play")[1]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    for typed, title in (
        ("", "Antike"),
        ("2", "Conquest of the Empire II"),
        ("3", "Mare Nostrum: Empires"),
        ("empires", "Mare Nostrum: Empires"),
    ):
        type_in(monkeypatch, ["7", "chess", typed, "quit"])
        assert f"{title}, 4 seats" in call("play")[1]


def test_a_game_between_bots(call: Output) -> None:
    code, out, _ = call("play", "--people", "none", "--bots", "random", "-n", "3", "-o", "round_limit=3")
    assert code == 0
    assert "round limit" in out


def test_what_one_can_type(call: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"
    type_in(
        monkeypatch,
        [
            "help",
            "rules a6.5",
            "rules z9",
            "rules navigator",
            "why temple saba",
            "why rondel gold",
            "why nonsense",
            "hint",
            "board",
            "position",
            f"save {path}",
            "save /no/such/folder/file",
            "rondel arming",
            "2",
            "back",
            "arm alexandria legion",
            "undo",
            "log",
            "undo",
            "undo",
            "0",
            "",
            "quit",
        ],
    )
    code, out, _ = call("play", "--seed", "5", "--bots", "random")
    assert code == 0
    for words in (
        "a number        takes that line",
        "A6.5 (rule): ARMING",
        "There is no clause 'z9'.",
        "A4.7 (rule): Navigator: one for each",
        "You own no city in Saba (A6.3)",
        "A6.3 (rule): TEMPLE",
        "That is possible.",
        "unknown verb 'nonsense'",
        "hint: rondel",
        "position antike",
        "Saved in",
        "Not saved",
        "The Phoenicians go to arming",
        "how do you pay?",
        "Taken back.",
        "There is no move of yours to take back",
        "You leave the table.",
    ):
        assert words in out, words
    assert call("replay", str(path))[0] == 0


def test_two_people_at_one_keyboard(call: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, ["1"] * 500)
    code, out, _ = call("play", "-n", "2", "--people", "1,2", "-o", "round_limit=2", "--seed", "3")
    assert code == 0
    assert "(seat 1)" in out
    assert "(seat 2)" in out
    assert "which of your nations plays first?" in out


def test_a_move_typed_without_its_parts_is_gone_on_with(
    call: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, ["1", "rondel iron", "back", "99", "rondel arming", "2", "log", "rondel arming : 1"])
    out = call("play", "--seed", "5")[1]
    assert "rondel iron         costs 5" in out
    assert "how do you pay? (5 to go)" in out
    assert "There is no line 99." in out
    assert "how do you pay? (1 to go)" in out
    assert out.count("The Phoenicians go to arming") == 2  # told once, and in the log


def test_what_only_one_choice_can_follow_is_not_asked(call: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, ["rondel iron", "rondel iron", "1", "1", "1"])
    out = call("play", "--seed", "5")[1]
    assert "so far 1 marble 1 iron, 3 to go" in out
    assert "2 to go" not in out  # two coins are all that is left to pay with
    assert out.count("The Phoenicians go to iron") == 2


@pytest.mark.parametrize("people", [(0,), (0, 1), (0, 1, 2)])
def test_a_game_with_secrets_and_dice(
    people: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, ["1", "pledge", "why pledge", "log"] + ["1"] * 900)
    match = Match(PROVING.rules(3, {"round_limit": 3}), bytes(range(32)))
    bots = {seat: bot("random") for seat in range(3) if seat not in people}
    TerminalTable(match, bots, "en", Console(highlight=False, soft_wrap=True)).run()
    out = capsys.readouterr().out
    assert match.state.over
    assert "The game is over: " in out
    assert ("Hand the screen to seat" in out) == (len(people) > 1)


def test_nobody_at_the_screen_hears_what_another_drew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, ["quit"])
    match = Match(PROVING.rules(3), bytes(range(32)))
    TerminalTable(match, {}, "en", Console(highlight=False, soft_wrap=True)).run()
    drawn = [line.split()[1] for line in capsys.readouterr().out.splitlines() if "event-drew" in line]
    assert drawn == [match.rules.sides.words[side] for side in range(4) if match.state.seat(side) == 0]


def test_input_from_a_pipe_is_shown_and_its_end_is_no_error() -> None:
    words = [sys.executable, "-m", "internum.cli", "play", "--seed", "5"]
    done = subprocess.run(words, input="help\nrondel iron\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "phoenicians> rondel iron\n" in done.stdout
    assert done.stdout.endswith("You leave the table.\n")
