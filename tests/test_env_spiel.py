"""OpenSpiel's games: its own tests hold them."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
absl_flags = pytest.importorskip("absl.flags")

import internum.env.spiel  # noqa: E402
from internum.core.errors import InternumError  # noqa: E402

absl_flags.FLAGS(["tests"], known_only=True)
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import mcts, sample_some_states  # noqa: E402

SMALL = {
    "antike": "internum_antike(players=2,round_limit=2)",
    "conquest": "internum_conquest(players=2,round_limit=1)",
    "empires": "internum_empires(players=3,round_limit=1)",
    "nostrum": "internum_nostrum(players=3,round_limit=1)",
}


@pytest.mark.parametrize("name", SMALL)
def test_random_simulation_and_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SMALL[name]), num_sims=1, serialize=True, verbose=False)


class _Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's test of its Python interface, on fewer states than its own games get."""

    __test__ = False
    name = ""

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(SMALL[cls.name])
        cls.game_name = f"internum_{cls.name}"
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=60)


class TestAntike(_Partial):
    __test__ = True
    name = "antike"


class TestConquest(_Partial):
    __test__ = True
    name = "conquest"


class TestEmpires(_Partial):
    __test__ = True
    name = "empires"


class TestNostrum(_Partial):
    __test__ = True
    name = "nostrum"


def test_its_search_plays() -> None:
    game = pyspiel.load_game(SMALL["antike"])
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=np.random.RandomState(1))
    for _ in range(12):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
    assert len(state.history()) == 12


def test_its_environment_for_learning_plays() -> None:
    env = rl_environment.Environment(pyspiel.load_game(SMALL["empires"]))
    step = env.reset()
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == 3


def test_a_clone_is_its_own() -> None:
    state = pyspiel.load_game(SMALL["antike"]).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state) or twin.history() != state.history()
    assert state.legal_actions() != twin.legal_actions() or state.ours.hash() != twin.ours.hash()
    assert state.ours.rules is twin.ours.rules


def test_options_and_what_is_wrong_with_them() -> None:
    game = pyspiel.load_game("internum_antike(players=3,options=board:west;longer_game:true)")
    assert game.rules.options["board"] == "west"
    assert game.num_players() == 3
    assert "board:west" in str(game)
    with pytest.raises(InternumError):
        internum.env.spiel.read_options("board")
