"""The arena: every seat in turn, the same dice for every seating, runs that go on, true strengths."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from internum.arena.match import Job, Outcome, led, play_one, way_won
from internum.arena.plan import Plan, jobs, pairings, plan_of
from internum.arena.rating import ratings, share_interval, strengths, tally, wilson
from internum.arena.report import meetings
from internum.arena.run import play_out, read
from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.cli.app import run
from internum.core.chance import Rng
from internum.core.errors import InternumError, Malformed
from internum.games import game
from internum.games.antike.events import WON
from internum.record.position import read_position

RULES = game("antike").rules(3, {"round_limit": 3})
Output = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


def plan(**changes: object) -> Plan:
    given: dict[str, object] = {"bots": ["random", "greedy"], "games": 6, **changes}
    return plan_of(RULES, **given)  # type: ignore[arg-type]


# --- which games ---------------------------------------------------------------------------------------


def test_the_better_one_sits_in_every_seat_against_the_same_dice() -> None:
    work = list(jobs(plan()))
    assert [job.bots.index("greedy") for job in work] == [0, 1, 2, 0, 1, 2]
    assert [job.seed for job in work] == ["1 0"] * 3 + ["1 1"] * 3
    assert [job.number for job in work] == list(range(6))


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert len(list(jobs(plan(games=7)))) == 9


def test_a_round_robin_is_every_pair_both_ways_and_a_ladder_is_neighbours() -> None:
    three = ["random", "greedy", "tests/own_bots.py:first"]
    robin = pairings(plan(bots=three, style="round-robin"))
    assert {frozenset(Counter(line_ups[0]).items()) for line_ups in robin} == {
        frozenset({(a, 1), (b, 2)}) for a in three for b in three if a != b
    }
    ladder = pairings(plan(bots=three))
    assert [line_ups[0] for line_ups in ladder] == [[three[1], *three[:1] * 2], [three[2], *three[1:2] * 2]]


def test_at_two_seats_a_round_robin_plays_each_pair_once() -> None:
    two = plan_of(game("antike").rules(2), ["random", "greedy"], "round-robin", games=2)
    assert pairings(two) == [[["greedy", "random"], ["random", "greedy"]]]


def test_a_free_table_and_a_split_one() -> None:
    assert pairings(plan(style="free")) == [
        [["random", "greedy", "random"], ["random", "random", "greedy"], ["greedy", "random", "random"]]
    ]
    four = plan_of(game("antike").rules(4), ["random", "greedy"], table="split")
    assert pairings(four) == [[["greedy", "random"] * 2, ["random", "greedy"] * 2]]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"style": "swiss"}, "--format is one of ladder, round-robin, free"),
        ({"table": "round"}, "--table is one of one, split"),
        ({"games": 0}, "above 0"),
        ({"bots": ["greedy"]}, "two bots or more"),
        ({"bots": ["greedy", "greedy"]}, "two bots or more"),
        ({"bots": ["greedy", "genius"]}, "unknown bot 'genius'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(InternumError, match=message):
        plan(**changes)


# --- one game ------------------------------------------------------------------------------------------


def test_a_game_follows_from_its_job() -> None:
    job = next(jobs(plan()))
    first, again = play_one(job), play_one(job)
    for one in (first, again):
        one.seconds, one.slowest = [], []
    assert first == again
    assert sum(first.returns) == pytest.approx(1)
    assert first.ending == "round_limit"
    assert sum(first.asked) == first.moves
    assert all(first.sides)


def test_the_way_to_win_is_noted() -> None:
    text = "position nostrum\nseats 5\nat egypt building\ngiven\n  hand egypt = tax 12\n"
    s = read_position(text)
    s.told = []
    s.do(bot("greedy").choose(Sight(s, s.actor), Rng(1)), s.actor)
    assert way_won(s.rules, s.told) == "by_pyramids"
    assert "egypt" in led(s)[s.seat(s.rules.side("egypt"))]
    assert way_won(RULES, [(WON, 0, 0, 0, 0, 1)]) == ""


def test_a_bot_that_breaks_is_replaced_and_the_reason_is_kept() -> None:
    broken = "tests/own_bots.py:broken"
    done = play_one(Job(0, "antike", 3, dict(RULES.options), ["random", broken, "random"], "1"))
    assert sum(done.returns) == pytest.approx(1)
    ((seat, why),) = done.faults
    assert seat == "1"
    assert "broken broke: ZeroDivisionError" in why
    assert "own_bots.py, line " in why


# --- runs on disk --------------------------------------------------------------------------------------


def facts(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    return [(one.number, one.bots, one.returns, one.scores, one.moves) for one in outcomes]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "runs" / "run.jsonl"
    whole = facts(play_out(plan(), path))
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    path.write_text("".join(lines[:3]) + lines[3][:20])  # broke off in the middle of the third game
    assert len(read(path)[1]) == 2
    assert facts(play_out(plan(), path)) == whole
    assert facts(list(read(path)[1].values())) == whole
    assert facts(play_out(plan(), path)) == whole
    assert len(path.read_text().splitlines()) == 7


def test_another_plan_does_not_go_into_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    play_out(plan(games=3), path)
    with pytest.raises(InternumError, match="seed differ"):
        play_out(plan(games=3, seed=2), path)
    path.write_text("no run\n")
    with pytest.raises(Malformed, match="line 1"):
        play_out(plan(), path)
    path.write_text(json.dumps(plan().plain()) + "\n{}\n")
    with pytest.raises(Malformed, match="line 2"):
        read(path)


def test_processes_change_nothing() -> None:
    assert facts(play_out(plan(), None, 2)) == facts(play_out(plan(), None, 1))


# --- strengths -----------------------------------------------------------------------------------------


def outcome(bots: list[str], winner: int, block: int) -> Outcome:
    returns = [float(seat == winner) for seat in range(len(bots))]
    zeros = [0.0] * len(bots)
    return Outcome(0, bots, f"{block}", returns, [], [], "won", "", [], 1, 1, [1] * len(bots), zeros, zeros)


def test_three_wins_of_four_are_191_points() -> None:
    games = [outcome(["a", "b"], int(i % 4 == 0), i) for i in range(40_000)]
    found = strengths(tally(games), ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(190.85, abs=0.5)


def test_a_bot_alone_among_four_needs_only_a_quarter() -> None:
    even = [outcome(["a", "b", "b", "b"], i % 4, i) for i in range(8_000)]
    found = strengths(tally(even), ["a", "b"])
    assert found["a"] == pytest.approx(found["b"], abs=1)


def test_intervals_hold_the_truth_and_shrink_with_games() -> None:
    few = [outcome(["a", "b"], int(i % 3 == 0), i) for i in range(60)]
    many = [outcome(["a", "b"], int(i % 3 == 0), i) for i in range(600)]
    wide, narrow = ratings(few, ["a", "b"])["a"], ratings(many, ["a", "b"])["a"]
    assert wide[1] < wide[0] < wide[2]
    assert narrow[2] - narrow[1] < (wide[2] - wide[1]) / 2
    assert wide[1] < 1000 + 301.03 / 4 < wide[2]  # odds of two to one, half of it above the middle


def test_the_interval_of_a_share_counts_blocks_not_games() -> None:
    alone = share_interval([(i % 2, 1) for i in range(100)])
    alike = share_interval([(4.0 * (i % 2), 4) for i in range(100)])  # four times the games, all as the first
    assert alone[1:] == pytest.approx(wilson(0.5, 100))
    assert alike[1:] == pytest.approx(alone[1:])
    assert share_interval([(1.0, 1)] * 50)[1] == pytest.approx(wilson(1.0, 50)[0])


def test_meetings_say_what_the_single_one_won() -> None:
    done = [outcome(["greedy", "random", "random"], 0, 0), outcome(["random", "greedy", "random"], 0, 0)]
    (row,) = meetings(plan(), done)
    assert (row.bot, row.others, row.games, row.share) == ("greedy", "random", 2, 0.5)
    assert row.even == pytest.approx(1 / 3)


# --- the commands --------------------------------------------------------------------------------------


def test_run_and_report(call: Output, tmp_path: Path) -> None:
    path = str(tmp_path / "run.jsonl")
    words = ["arena", "run", "antike", "-n", "3", "-k", "3", "-o", "round_limit=3", "-j", "1", "--out", path]
    code, out, _ = call(*words, "--bots", "random", "greedy")
    assert code == 0
    assert "| greedy | random | 3 |" in out
    assert call("arena", "report", path)[1] == out
    whole = json.loads(call("arena", "report", path, "--json")[1])
    assert whole["games"] == 3
    assert {row["bot"] for row in whole["ratings"]} == {"random", "greedy"}


def test_parquet(call: Output, tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    play_out(plan(games=3), tmp_path / "run.jsonl")
    target = tmp_path / "run.parquet"
    assert call("arena", "report", str(tmp_path / "run.jsonl"), "--parquet", str(target))[0] == 0
    rows = pq.read_table(target).to_pylist()
    assert len(rows) == 9
    assert sum(row["share"] for row in rows) == pytest.approx(3)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["run", "antike", "--bots", "greedy"], "two bots or more"),
        (["run", "antike", "--bots", "greedy,random", "-j", "0"], "above 0"),
        (["run", "antike", "greedy", "no.py:Ana"], "no.py: there is no such file"),
        (["report", "/no/such/file"], "No such file"),
    ],
)
def test_an_error_is_one_line(call: Output, words: list[str], message: str) -> None:
    code, _, err = call("arena", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert message in err
