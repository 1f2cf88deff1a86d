"""The exchange two for one: of all that is legal, what is searched reaches every outcome, each once."""

from itertools import product

import pytest

from internum.games.antike import GAME
from internum.games.antike.state import COINS, HELD, KNOWS

RULES = GAME.rules(3)
EXCHANGE = next(verb for verb in RULES.verbs if verb.word == "exchange")


@pytest.mark.parametrize("side", [0, 2])
def test_what_is_searched_reaches_every_outcome_once(side: int) -> None:
    for held in product(range(4), repeat=4):
        s = RULES.blank()
        for know_how in range(8):
            s.v[KNOWS + 8 * side + know_how] = 1
        for kind, count in enumerate(held):
            s.v[HELD + 4 * side + kind] = count
        s.told = []
        after: dict[int, tuple[int, ...]] = {}
        legal: list[int] = []
        EXCHANGE.legal(s, side, legal)
        for choice in legal:
            trial = s.copy()
            EXCHANGE.carry_out(trial, side, choice - EXCHANGE.base)
            after[choice] = (*trial.v[HELD + 4 * side : HELD + 4 * side + 4], trial.v[COINS])
        searched: list[int] = []
        EXCHANGE.branch(s, side, searched)
        assert set(searched) <= set(legal)
        outcomes = [after[choice] for choice in searched]
        assert sorted(set(after.values())) == sorted(outcomes)
