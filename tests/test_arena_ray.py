"""The same games on a Ray cluster of several nodes; skipped where Ray is not installed."""

from collections.abc import Iterator

import pytest

from internum.arena.plan import plan_of
from internum.arena.run import play_out
from internum.games import game

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, of its processes and files


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Two nodes of one core each, on this machine."""
    made = pytest.importorskip("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    yield
    ray.shutdown()
    made.shutdown()


def test_two_nodes_play_what_one_process_plays(cluster: None) -> None:
    plan = plan_of(game("antike").rules(3, {"round_limit": 3}), ["random", "greedy"], games=12)
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    there, here = play_out(plan, None, ray=True), play_out(plan, None)
    assert [(one.number, one.bots, one.returns, one.moves) for one in there] == [
        (one.number, one.bots, one.returns, one.moves) for one in here
    ]
