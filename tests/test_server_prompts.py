"""Prompts: every way completes its move, the suggestion leaves the most, routes lead where they say."""

from collections.abc import Iterator

import pytest

from internum.bots.moves import random_move, whole_moves
from internum.core.bag import Bag
from internum.core.chance import Rng
from internum.core.slots import DRAFT_PART
from internum.core.state import State
from internum.games import game, game_names
from internum.server.prompts import WAYS, prompt_of

TWELVE: dict[str, object] = {"round_limit": "12"}


def asked(name: str, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with a side that is asked."""
    rng = Rng(seed)
    found = game(name)
    s = found.new(max(n for n in found.seats if n <= 4), TWELVE, seed=seed)
    for _ in range(most):
        if s.over:
            return
        side = s.actors[rng.below(len(s.actors))]
        yield s, side
        random_move(s, side, rng)
        s.push_chance(rng)


@pytest.mark.parametrize("name", game_names())
def test_ways_are_moves_and_where_all_are_sent_there_are_no_others(name: str) -> None:
    several = 0
    for i, (s, side) in enumerate(asked(name, 3, 150)):
        prompt = prompt_of(s, side)
        assert prompt.legal == s.legal(side)
        if i % 7:
            continue
        for head in prompt.legal[::4]:
            part = prompt.part_of.get(head)
            if part is None:
                s.copy().do([head], side)
                continue
            told = prompt.parts[part]
            assert len(told.ways) <= WAYS
            several += len(told.ways) > 1
            for way in told.ways[:12]:
                s.copy().do([head, *way], side)
            if told.all:
                t = s.copy()
                t.push(head, side)
                reached = set()
                for way in told.ways:
                    u = s.copy()
                    u.do([head, *way], side)
                    reached.add(u.hash())
                for move, after in whole_moves(t, side, 1000, Rng(1)) if not t.settled else []:
                    assert after.hash() in reached, (head, move)
    assert several


def test_the_suggestion_pays_with_what_there_is_most_of() -> None:
    seen = 0
    for s, side in asked("antike", 5, 400):
        prompt = prompt_of(s, side)
        for part in prompt.parts:
            bag = s.rules.verbs[part.verb]
            if not isinstance(bag, Bag) or part.limits is None or part.least != part.most or not part.ways:
                continue
            best = left_over(bag, part.limits, part.ways[0])
            assert all(max(best) <= max(left_over(bag, part.limits, way)) for way in part.ways)
            seen += 1
    assert seen


def left_over(bag: Bag, limits: list[int], way: list[int]) -> list[int]:
    left = list(limits)
    for choice in way:
        arg = choice - bag.base
        if arg < bag.size - 1:
            kind, count = divmod(arg, bag.most)
            left[kind] -= count + 1
    return left


def test_routes_are_played_as_they_are_sent() -> None:
    routes = 0
    for seed in range(6):
        for s, side in asked("antike", seed, 500):
            for route in prompt_of(s, side).routes:
                assert len(route.moves) > 1
                assert route.moves[0][0] == route.start
                routes += play(s.copy(), side, route.moves, route.to)
    assert routes > 20


def play(s: State, side: int, moves: list[list[int]], to: str) -> bool:
    """Play a route; others who are asked let it pass. Its last move ends where it says."""
    for move in moves:
        while not s.asked(side):
            s.push(s.default(s.actor)[0], s.actor)
        s.do(move, side)
    verb = s.rules.verbs[s.rules.verb_of[moves[-1][0]]]
    assert verb.words(moves[-1][0] - verb.base)[-1] == to
    assert s.v[DRAFT_PART] == 0
    return True
