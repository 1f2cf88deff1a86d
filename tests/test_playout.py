"""Playouts reach the end, count what they play, and play the same game for the same seed."""

import pytest
from proving import GAME

from internum.core.chance import Rng
from internum.core.playout import Counts, playout
from internum.core.rules import Game
from internum.core.slots import CHANCE
from internum.games import game as installed


@pytest.mark.parametrize(
    "game",
    [GAME, installed("antike"), installed("empires"), installed("conquest"), installed("nostrum")],
    ids=lambda game: str(game.name),
)
@pytest.mark.parametrize("seed", range(4))
def test_counts_are_those_of_the_same_game_played_from_outside(game: Game, seed: int) -> None:
    rules = game.rules(3, {"round_limit": 8})
    inside, counts = rules.start(), Counts()
    playout(inside, Rng(seed), counts)
    assert inside.over

    outside, rng = rules.start(), Rng(seed)
    decisions = choices = moves = draws = 0
    while not outside.over:
        side = outside.actor
        out = outside.branch(side)
        if side == CHANCE:
            outside.play(out[rng.weighted(outside.weights())], CHANCE)
            draws += 1
            continue
        outside.play(out[rng.below(len(out))] if len(out) > 1 else out[0], side)
        choices += 1
        decisions += len(out) > 1
        moves += outside.settled
    assert inside.hash() == outside.hash()
    assert (counts.decisions, counts.choices, counts.moves, counts.draws) == (
        decisions,
        choices,
        moves,
        draws,
    )


def test_counts_add_up() -> None:
    once, twice = Counts(), Counts()
    playout(GAME.new(2), Rng(1), once)
    playout(GAME.new(2), Rng(1), twice)
    playout(GAME.new(2), Rng(1), twice)
    assert (twice.decisions, twice.choices, twice.moves, twice.draws) == (
        2 * once.decisions,
        2 * once.choices,
        2 * once.moves,
        2 * once.draws,
    )
