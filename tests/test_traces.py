"""Golden traces: the committed ones hold, and every kind of difference is found in its line.

`python tests/test_traces.py` writes those of the proving game anew, when its rules change on purpose.
"""

from pathlib import Path

import proving
import pytest
from proving import GAME, ProvingRules

from internum.core.rules import Rules
from internum.core.state import State
from internum.games import game as installed
from internum.testing import traces
from internum.testing.traces import CROSSED, check, check_file, main, regenerate, table, write

GOLDEN = Path(__file__).parent / "golden"
PROVING = GOLDEN / "proving"


def find(name: str) -> proving.ProvingGame:
    assert name == "proving"
    return GAME


def test_the_proving_game_plays_as_it_did() -> None:
    assert check(PROVING, find) == []


@pytest.mark.skipif(not list(GOLDEN.glob("*.txt")), reason="no traces of our games yet")
def test_our_games_play_as_they_did() -> None:
    assert check(GOLDEN, installed) == []


def test_writing_again_gives_the_same_files(tmp_path: Path) -> None:
    written = regenerate(tmp_path, GAME)
    assert sorted(path.name for path in written) == sorted(path.name for path in PROVING.glob("*.txt"))
    for path in written:
        assert path.read_text(encoding="utf-8") == (PROVING / path.name).read_text(encoding="utf-8")


def test_files_are_small() -> None:
    assert all(path.stat().st_size < 60_000 for path in GOLDEN.rglob("*.txt"))


def test_every_edition_with_every_number_of_seats_and_every_variant_once() -> None:
    rows = table(installed("antike"))
    names = [row.name for row in rows]
    assert len(set(names)) == len(names)
    for seats in range(2, 7):
        for board in ("east", "west"):
            assert f"antike-{seats}-{board}" in names
    for option in installed("antike").options:
        if option.name not in CROSSED["antike"]:
            for value in set(option.values) - {option.default}:
                assert sum(row.options == {option.name: value} for row in rows) == 1


def test_the_editions_of_empires_are_crossed_with_the_display() -> None:
    names = {row.name for row in table(installed("empires"))}
    for seats in (3, 4, 5):
        for edition in ("academy", "asyncron"):
            for display in ("first_games", "experienced"):
                assert f"empires-{seats}-{edition}-{display}" in names
    (mixed,) = (row for row in table(installed("empires")) if row.name == "empires-5-all_other")
    for option in installed("empires").options:
        if option.values and option.name not in CROSSED["empires"]:
            assert mixed.options[option.name] != option.default


def test_a_long_game_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "CHOICES", 10)
    path = tmp_path / "proving-2.txt"
    write(path, GAME, 2, {}, 1)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "cut"
    assert lines[-2].startswith("10 ")
    assert check_file(path, GAME) == ""


def changed(tmp_path: Path, number: int, line: str | None) -> str:
    """What is said of a trace with one line changed or, without words, taken away with all that follow."""
    lines = (PROVING / "proving-3.txt").read_text(encoding="utf-8").splitlines()
    lines = [*lines[: number - 1], line, *lines[number:]] if line is not None else lines[: number - 1]
    path = tmp_path / "proving-3.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = check_file(path, GAME)
    return found.removeprefix(f"{path}:")


@pytest.mark.parametrize(
    ("number", "line", "said"),
    [
        (1, "internum trace 0", "1: this is no trace in the form 'internum trace 1'"),
        (2, "game proving 0", "2: the trace is of proving 0, the game is proving 1"),
        (3, "seats many", "6: invalid literal"),
        (3, "seats 9", "6: proving is for 2 to 4 seats, not 9"),
        (4, "options dull=yes", "6: option dull"),
        (6, "digest 0", "6: written 'digest 0', now 'digest "),
        (7, "start 0", "7: written 'start 0', now 'start "),
        (8, "1 chance draw lead | 4 | 0", "8: chance may not 'draw lead'"),
        (8, "1 red pass | 4 | 0", "8: red may not 'pass'"),
        (8, "1 nobody pass | 4 | 0", "8: unknown side"),
        (
            8,
            "1 chance draw oil | 4 | 0",
            "8: written '1 chance draw oil | 4 | 0', now '1 chance draw oil | 4 | ",
        ),
        (20, None, "20: written 'the end of the file', now 'cut'"),
    ],
)
def test_the_first_difference_is_told_with_its_line(
    number: int, line: str | None, said: str, tmp_path: Path
) -> None:
    assert changed(tmp_path, number, line).startswith(said)


def test_what_stands_after_the_end_is_told(tmp_path: Path) -> None:
    path = tmp_path / "proving-3.txt"
    path.write_text((PROVING / "proving-3.txt").read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    assert check_file(path, GAME).endswith(": the trace goes on after the end")


def test_an_empty_file_is_no_trace(tmp_path: Path) -> None:
    (tmp_path / "proving-3.txt").write_text("", encoding="utf-8")
    assert "1: this is no trace" in check_file(tmp_path / "proving-3.txt", GAME)


def test_missing_traces_are_told(tmp_path: Path) -> None:
    assert check(tmp_path, find) == [f"{tmp_path}: there are no traces"]
    regenerate(tmp_path, GAME)
    (tmp_path / "proving-2.txt").unlink()
    assert check(tmp_path, find) == [f"{tmp_path / 'proving-2.txt'} is missing"]


def test_traces_that_there_are_no_more_go(tmp_path: Path) -> None:
    (tmp_path / "proving-9.txt").write_text("old\n", encoding="utf-8")
    (tmp_path / "other-9.txt").write_text("not ours\n", encoding="utf-8")
    regenerate(tmp_path, GAME)
    assert not (tmp_path / "proving-9.txt").exists()
    assert (tmp_path / "other-9.txt").exists()


def test_another_effect_is_found(tmp_path: Path) -> None:
    class Richer(ProvingRules):
        def returns(self, s: State) -> list[float]:
            return [1 / self.seats] * self.seats

    class Other(proving.ProvingGame):
        def rules(
            self, seats: int, options: dict[str, object] | None = None, board: str | None = None
        ) -> Rules:
            return Richer(self, seats, self.settle(seats, options))

    other = Other("proving", "The proving game", range(2, 5), "1", GAME.options[:-1])
    assert "written 'returns" in check_file(PROVING / "proving-3.txt", other)


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces, "CHOICES", 20)
    assert main([]) == 2
    assert main(["check"]) == 2
    assert main(["burn", str(tmp_path)]) == 2
    assert main(["check", str(tmp_path)]) == 1
    assert main(["regenerate", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{len(list(tmp_path.glob('*.txt')))} traces hold\n"


if __name__ == "__main__":
    regenerate(PROVING, GAME)
