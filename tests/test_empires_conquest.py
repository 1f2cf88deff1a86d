"""The conquest step of Empires: what `branch` leaves out is the same choice once more, and nothing else."""

import pytest

from internum.record.position import read_position
from internum.testing.oracles.outcomes import reached

HELD = "held = cyrenaica_papyrus rome, cyrenaica_market rome"
POSITIONS = {
    "nothing occupied yet": ["legions rome cyrenaica = 2"],
    "buildings occupied": ["legions rome cyrenaica = 2", HELD],
    "more legions than are needed": ["legions rome cyrenaica = 3", HELD],
    "the marker occupied": ["legions rome cyrenaica = 1", "marker_held cyrenaica = 1"],
    "a second province": ["legions = rome cyrenaica 2, rome libya 1", "owner libya = carthage", HELD],
    "both occupied": [
        "legions = rome cyrenaica 2, rome libya 1",
        "owner libya = carthage",
        "marker_held = cyrenaica 1, libya 1",
    ],
    "the other is chosen": [
        "legions = rome cyrenaica 2, rome libya 1",
        "owner libya = carthage",
        "marker_held = cyrenaica 1, libya 1",
        "decided libya = 1",
    ],
    "a fortress alone in the other": [
        "legions = rome cyrenaica 2",
        "fortresses rome libya = 1",
        "owner libya = carthage",
        "marker_held = cyrenaica 1",
    ],
    "a capital": ["legions rome aegyptus = 2", "built aegyptus_capital = 1", "held aegyptus_capital = rome"],
    "Sheba and the marker": [
        "legions rome cyrenaica = 1",
        "marker_held cyrenaica = 1",
        "tile queen_of_sheba = rome",
        "owner libya = rome",
    ],
    "Sheba elsewhere": [
        "legions = rome cyrenaica 2, rome phasania 1",
        "owner = libya rome, phasania carthage",
        "tile queen_of_sheba = rome",
        "marker_held phasania = 1",
        "decided phasania = 1",
        HELD,
    ],
}  # fmt: skip


@pytest.mark.parametrize("edition", ["academy", "asyncron"])
@pytest.mark.parametrize("facts", POSITIONS.values(), ids=list(POSITIONS))
def test_branch_reaches_every_outcome_once(facts: list[str], edition: str) -> None:
    base = ["owner cyrenaica = egypt", "built = cyrenaica_papyrus 1, cyrenaica_market 1", "round = 2"]
    head = ["position empires", "seats 5", f"options edition={edition}", "at rome conquest", "given"]
    s = read_position("\n".join([*head, *(f"  {fact}" for fact in [*base, *facts])]) + "\n")
    side = s.rules.side("rome")
    every, few = reached(s, side, False), reached(s, side, True)
    assert every is not None
    assert few is not None
    assert {state for state, _ in few} == {state for state, _ in every}
    assert len({state for state, _ in few}) == len(few)
