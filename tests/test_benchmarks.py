"""Named benchmarks: frozen, measured with the same dice, and a training run that works on one."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from internum.cli.app import run
from internum.core.errors import InternumError
from internum.env.benchmarks import benchmark, benchmarks, digest_of, habits

ROOT = Path(__file__).parent.parent
Output = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Output:
    def called(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        out = capsys.readouterr()
        return code, out.out, out.err

    return called


@pytest.mark.parametrize("name", benchmarks())
def test_what_a_name_means_has_not_changed(name: str) -> None:
    """If this fails, the change needs new names beside the old ones, whose rules stay as they were."""
    one = benchmark(name)
    rules = one.rules()
    assert digest_of(rules) == one.digest
    assert rules.round_limit
    assert one.games % one.seats == 0 or one.games >= 500
    assert name.startswith("Internum-")
    assert name.endswith("-v1")


def test_a_table_that_is_not_played_any_more_is_refused() -> None:
    changed = replace(benchmark("Internum-Antike-2-v1"), digest="0" * 16)
    with pytest.raises(InternumError, match="is played by rules 1 0000000000000000, but this version has"):
        changed.batch(1)


def test_the_cut_board() -> None:
    one = benchmark("Internum-Antike-3-aegean-v1")
    rules = one.rules()
    whole = benchmark("Internum-Antike-3-sprint-v1").rules()
    assert len(rules.layout.region("city").dims[0].words) == 18
    assert rules.choices < whole.choices / 1.5
    assert rules.board_digest != whole.board_digest
    now = one.batch(2).reset()
    assert now.mask.shape[1] == rules.choices


@pytest.mark.parametrize("name", ["Internum-Antike-3-sprint-v1", "Internum-Antike-3-aegean-v1"])
def test_environments_of_a_benchmark(name: str) -> None:
    one = benchmark(name)
    assert one.batch(2).reset().observation.shape[0] == 2
    assert len(one.aec().possible_agents) == 3
    single = one.single()
    single.reset(seed=1)
    assert single.action_masks().any()


def test_the_habits_of_an_opponent() -> None:
    one = benchmark("Internum-Antike-2-sprint-v1")
    assert habits(one) == habits(one)
    assert habits(one) != habits(replace(one, opponent="greedy"))


def test_the_line_that_can_be_cited(call: Output) -> None:
    name = "Internum-Antike-2-sprint-v1"
    code, out, _ = call("benchmark", name, "--bot", "greedy", "--games", "4", "-j", "1")
    assert code == 0
    assert out.startswith(f"{name}: greedy ")
    assert "of 4 games against random (even 0.500" in out
    assert f"rules 1 {benchmark(name).digest}, opponent " in out
    assert out.count("\n") == 1
    listed = call("benchmark")[1]
    assert all(known in listed for known in benchmarks())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["Internum-Chess-v1", "--bot", "greedy"], "unknown benchmark"),
        (["Internum-Antike-2-v1"], "whom shall Internum-Antike-2-v1 measure?"),
        (["Internum-Antike-2-v1", "--bot", "greedy"], "is the opponent of"),
        (["Internum-Antike-2-v1", "--bot", "no.py:Ana"], "no.py: there is no such file"),
        (["Internum-Antike-2-v1", "--bot", "random", "-k", "-3"], "above 0"),
    ],
)
def test_an_error_is_one_line(call: Output, words: list[str], message: str) -> None:
    code, _, err = call("benchmark", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert message in err


def test_the_training_run_of_the_documentation(tmp_path: Path, call: Output) -> None:
    """A few seconds of it: it learns in minutes, but it has to run, save, and be seated."""
    policy = tmp_path / "policy.npz"
    words = [sys.executable, str(ROOT / "examples" / "learn.py"), "--minutes", "0.02", "--games", "4"]
    words += ["--save", str(policy)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("against random") >= 2
    found = np.load(policy)
    assert np.abs(found["w"]).max() > 0
    bot = f"{ROOT / 'examples' / 'learned.py'}:Learned"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("POLICY", str(policy))
        code, out, err = call("benchmark", "Internum-Antike-2-sprint-v1", "--bot", bot, "-k", "2", "-j", "1")
    assert (code, err.strip()) == (0, "")
    assert "replaced" not in out
