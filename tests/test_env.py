"""Environments: the peers' own suites hold them, and they show what the engine says and nothing more."""

import random
import warnings

import gymnasium.utils.env_checker
import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import internum.env
from internum.core.errors import Illegal, InternumError
from internum.core.rules import Rules
from internum.core.slots import CHANCE
from internum.env.space import HIGHEST, LOWEST, Space
from internum.env.table import Table
from internum.games import game, game_names

ROUNDS = {"antike": 4, "conquest": 1, "empires": 2, "nostrum": 2}
GAMES = game_names()


def rules(name: str, seats: int = 3) -> Rules:
    return game(name).rules(seats, {"round_limit": ROUNDS[name]})


# --- the peers' suites ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    env = internum.env.aec(name, seats=3, round_limit=1)
    with warnings.catch_warnings():
        # PettingZoo's own games with masks are on its list of exceptions
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env, num_cycles=40, verbose_progress=False)


@pytest.mark.parametrize("observation", ["tensor", "text"])
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seed(name: str, observation: str) -> None:
    seed_test(lambda: internum.env.aec(name, seats=3, observation=observation, round_limit=1), num_cycles=20)


def test_pettingzoo_performance(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 3))  # the benchmark goes on for five seconds
    monkeypatch.setattr("time.time", lambda: float(next(clock)))
    performance_benchmark(internum.env.aec("antike", seats=2, round_limit=2))


@pytest.mark.filterwarnings("ignore::UserWarning")  # the checker's advice on what observations look like
@pytest.mark.parametrize("name", ["antike", "empires"])
def test_gymnasium_checker(name: str) -> None:
    env = internum.env.single(name, seats=3, bots="random", illegal="end", round_limit=1)
    gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


# --- what is observed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_view_of_the_seat_and_who_is_asked(name: str) -> None:
    table = Table(rules(name), 5)
    space = Space(table.rules)
    drawn = random.Random(1)
    for _ in range(120):
        s = table.state
        if s.over:
            break
        for seat in range(3):
            seen = space.observe(s, seat)
            assert seen.shape == (space.size,)
            view = s.view(s.side_of(seat))[: space.content]
            assert seen[: space.content].tolist() == view
            assert LOWEST <= min(view) <= max(view) <= HIGHEST
            whose = seen[space.content :]
            assert np.flatnonzero(whose).tolist() == [seat] + ([3 + table.side] if seat == table.seat else [])
            mask = space.mask(s, seat)
            assert np.flatnonzero(mask).tolist() == (sorted(s.legal()) if seat == table.seat else [])
        table.step(drawn.choice(table.legal))


@pytest.mark.parametrize("name", ["empires", "nostrum", "conquest"])
def test_what_a_seat_cannot_know_changes_nothing_that_it_observes(name: str) -> None:
    table = Table(game(name).rules(3, {"round_limit": 60}), 3)
    space = Space(table.rules)
    drawn = random.Random(2)
    differed = 0
    for n in range(600):
        s = table.state
        if s.over or differed > 20:
            break
        if n % 5:
            table.step(drawn.choice(table.legal))
            continue
        seat = table.seat
        other = s.guess(table.side, table.rng)  # before a half-made move is the same in both
        differed += other.hash() != s.hash()
        assert (space.observe(other, seat) == space.observe(s, seat)).all()
        assert (space.mask(other, seat) == space.mask(s, seat)).all()
        assert space.text(other, seat) == space.text(s, seat)
        table.step(drawn.choice(table.legal))
    assert differed


def test_nobody_sees_a_half_made_move_of_another() -> None:
    table = Table(rules("empires"), 3)
    space = Space(table.rules)
    drawn = random.Random(3)
    half = 0
    while not table.state.over and half < 10:
        before = [(space.observe(table.state, seat), space.text(table.state, seat)) for seat in range(3)]
        seat = table.seat
        settled = table.state.settled
        table.step(drawn.choice(table.legal))
        if settled and not table.state.settled:
            half += 1
            for other in {0, 1, 2} - {seat}:
                seen = (space.observe(table.state, other), space.text(table.state, other))
                assert (seen[0] == before[other][0]).all()
                assert seen[1] == before[other][1]
    assert half


# --- the environments themselves -----------------------------------------------------------------------


def test_a_game_of_pettingzoo_ends_with_the_shares_of_the_win() -> None:
    env = internum.env.aec("antike", seats=3, render_mode="ansi", round_limit=2)
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    drawn = random.Random(1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        assert seen is not None
        env.step(None if over else drawn.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(total.values()) == pytest.approx(1)
    assert env.agents == []
    assert "marble" in str(env.render())


@pytest.mark.parametrize("name", GAMES)
def test_text_observations_say_what_is_open(name: str) -> None:
    env = internum.env.aec(name, seats=3, observation="text", round_limit=ROUNDS[name])
    env.reset(seed=2)
    drawn = random.Random(4)
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        if over:
            break
        assert seen is not None
        assert env.observation_space(agent).contains(seen)
        lines = seen["observation"].split("chooses:\n")[1].splitlines()
        assert [int(line.split(":")[0]) for line in lines] == env.table.state.legal()
        assert lines[0] == f"{env.table.legal[0]}: {env.space.words(env.table.legal[0])}"
        env.step(drawn.choice(env.table.legal))


def test_a_choice_that_is_not_open_is_refused_and_changes_nothing() -> None:
    for env in (internum.env.aec("antike", seats=3), internum.env.single("antike", seats=3, bots="random")):
        env.reset(seed=1)
        before = env.table.state.hash()
        closed = int(np.flatnonzero(env.space.mask(env.table.state, env.table.seat) == 0)[0])
        with pytest.raises(Illegal):
            env.step(closed)
        assert env.table.state.hash() == before


def test_a_seat_against_bots() -> None:
    env = internum.env.single("antike", seats=3, seat=None, bots=["random", "greedy"], round_limit=2)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        reward = 0.0
        while not over:
            assert env.table.seat == env.seat
            _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert reward == env.table.state.returns[env.seat]
    assert len(seats) > 1


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: internum.env.aec("chess"), "unknown game"),
        (lambda: internum.env.aec("antike", observation="smell"), "tensor or text"),
        (lambda: internum.env.aec("antike", colour="red"), "unknown option 'colour'"),
        (lambda: internum.env.single("antike", seat=4), "there are seats 0 to 3, not 4"),
        (lambda: internum.env.single("antike", illegal="never"), "raise or end"),
        (lambda: internum.env.single("antike", bots="genius"), "unknown bot"),
        (lambda: internum.env.batch("antike", 0), "one game or more"),
    ],
)
def test_what_cannot_be_made(made: object, message: str) -> None:
    with pytest.raises(InternumError, match=message):
        made()  # type: ignore[operator]


# --- many games together -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_shows_what_each_of_its_games_shows(name: str) -> None:
    batch = internum.env.batch(name, 5, seats=3, seed=4, round_limit=1)
    rng = np.random.default_rng(1)
    now = batch.reset()
    ended = 0
    for _ in range(60):
        for lane, seen, mask, seat in zip(
            batch.lanes.lanes, now.observation, now.mask, now.seat, strict=True
        ):
            s = lane.state
            assert s.actor != CHANCE
            assert seat == s.seat(s.actor)
            assert (seen == batch.space.observe(s, int(seat))).all()
            assert (mask == batch.space.mask(s, int(seat))).all()
            assert mask.sum() > 1
        now = batch.step(batch.sample(rng))
        ended += int(now.done.sum())
        assert now.rewards.sum() == pytest.approx(now.done.sum())
    assert ended or name == "conquest"


def test_a_batch_follows_from_its_seed() -> None:
    def play(seed: int) -> list[int]:
        batch = internum.env.batch("empires", 4, seats=3, seed=seed, round_limit=1)
        batch.reset()
        rng = np.random.default_rng(1)
        for _ in range(40):
            batch.step(batch.sample(rng))
        return [lane.state.hash() for lane in batch.lanes.lanes]

    assert play(1) == play(1) != play(2)


def test_a_batch_refuses_choices_that_are_not_open() -> None:
    batch = internum.env.batch("antike", 2, seats=2)
    now = batch.reset()
    with pytest.raises(InternumError, match="2 games need as many choices"):
        batch.step([0])
    closed = (now.mask == 0).argmax(1)
    with pytest.raises(Illegal, match="is not open"):
        batch.step(closed)


def test_games_of_a_batch_follow_each_other() -> None:
    batch = internum.env.batch("antike", 3, seats=2, round_limit=1)
    batch.reset()
    rng = np.random.default_rng(3)
    done = np.zeros(3, int)
    while done.min() < 2:
        done += batch.step(batch.sample(rng)).done
    assert all(lane.steps < 200 for lane in batch.lanes.lanes)
