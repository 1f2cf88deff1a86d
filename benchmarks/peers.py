"""Measure the peers in random play and print one JSON object. Runs inside `.venv-peers`.

A decision is a choice by a player with at least two legal answers. Forced choices and chance are played, and
their time counts, but they are not decisions. Whole games are timed, set-up included. Every figure is
[median, smallest, largest] of the samples.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pickle
import platform
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from time import process_time
from typing import Any, NamedTuple

POSITIONS = 16  # mid-game positions, one a game, for copying and serializing
SEED_STEP = 1_000_000  # between the first seeds of two samples


class Played(NamedTuple):
    """One finished game."""

    decisions: int
    moves: int
    at_limit: bool


class Peer(NamedTuple):
    """What is needed to measure one game of one peer."""

    labels: dict[str, Any]
    games: Callable[[int], Iterator[Played]]  # endless games from a seed
    positions: list[Any]
    copy: Callable[[Any], Any]
    size: Callable[[Any], int]
    counts_limit: bool


def main() -> None:
    """Measure every peer that can be imported."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one sample")
    parser.add_argument("--samples", type=int, default=5)
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    rows, problems, versions = [], [], {}
    openers: list[tuple[str, Callable[[], Peer]]] = [("catanatron", catanatron)]
    openers += [("open_spiel", partial(openspiel, game)) for game in ("chess", "backgammon", "gin_rummy")]
    for package, opener in openers:
        try:
            peer = opener()
        except ImportError as error:
            problems.append(f"{package} cannot be imported and was left out: {error.msg}")
            continue
        versions[package] = version(package)
        print(f"{package}: {peer.labels['game']}", file=sys.stderr, flush=True)
        rows.append(measure(peer, args.seconds, args.samples))
    report = {
        "python": platform.python_version(),
        "versions": versions,
        "hash_seed": os.environ.get("PYTHONHASHSEED", "random"),
        "seconds": args.seconds,
        "samples": args.samples,
        "rows": rows,
        "problems": sorted(set(problems)),
    }
    print(json.dumps(report, indent=1))


def measure(peer: Peer, seconds: float, samples: int) -> dict[str, Any]:
    """Play and copy for `samples` x `seconds` each, and say how fast it went."""
    decisions, moves, games, copies = [], [], [], []
    total = limited = 0
    for sample in range(samples):
        source = peer.games(1 + sample * SEED_STEP)
        played = []
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            played.append(next(source))
        decisions.append(sum(game.decisions for game in played) / elapsed)
        moves.append(sum(game.moves for game in played) / elapsed)
        games.append(len(played) / elapsed)
        total += len(played)
        limited += sum(game.at_limit for game in played)
    for _ in range(samples):
        rounds = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            for position in peer.positions:
                peer.copy(position)
            rounds += 1
        copies.append(elapsed / (rounds * len(peer.positions)) * 1e6)
    return peer.labels | {
        "mode": "stepped",
        "decisions_per_s": spread(decisions),
        "moves_per_s": spread(moves),
        "games_per_s": spread(games),
        "copy_us": spread(copies),
        "bytes": round(statistics.median(map(peer.size, peer.positions))),
        "reached_round_limit": limited if peer.counts_limit else None,
        "games": total,
    }


def spread(values: list[float]) -> list[float]:
    """Return median, smallest, largest, to five digits."""
    return [float(f"{value:.5g}") for value in (statistics.median(values), min(values), max(values))]


def catanatron() -> Peer:
    """Catan by four random players, driven as `Game.play` does, without its two copies for accumulators.

    Seeds start at 1: catanatron takes 0 for "no seed".
    """
    engine = importlib.import_module("catanatron.game")
    models = importlib.import_module("catanatron.models.player")
    new_game, limit, colors = engine.Game, engine.TURNS_LIMIT, list(models.Color)

    class Counting(models.RandomPlayer):  # type: ignore[misc, name-defined]
        """RandomPlayer, with its one line of work kept and the count beside it."""

        decisions = 0

        def decide(self, game: Any, playable_actions: list[Any]) -> Any:
            count = len(playable_actions)
            if count > 1:
                self.decisions += 1
            return playable_actions[random.randrange(0, count)]

    def games(seed: int) -> Iterator[Played]:
        while True:
            players = [Counting(color) for color in colors]
            game = new_game(players, seed=seed)
            while game.winning_color() is None and game.state.num_turns < limit:
                game.play_tick()
            at_limit = game.winning_color() is None
            yield Played(sum(player.decisions for player in players), len(game.state.actions), at_limit)
            seed += 1

    def middle(seed: int) -> Any:
        game = new_game([models.RandomPlayer(color) for color in colors], seed=seed)
        trail = [game.copy()]
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            trail.append(game.copy())
        return trail[len(trail) // 2]

    return Peer(
        labels={"peer": "catanatron", "game": "catan", "seats": 4, "bytes_how": "pickle of the Game"},
        games=games,
        positions=[middle(seed) for seed in range(1, POSITIONS + 1)],
        copy=new_game.copy,
        size=lambda game: len(pickle.dumps(game, pickle.HIGHEST_PROTOCOL)),
        counts_limit=True,
    )


def openspiel(name: str) -> Peer:
    """One game of OpenSpiel's C++, stepped from Python."""
    pyspiel = importlib.import_module("pyspiel")
    rules = pyspiel.load_game(name)
    terminal, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)

    def draw(state: Any, uniform: Callable[[], float]) -> int:
        left = uniform()
        outcomes = state.chance_outcomes()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return int(outcome)
        return int(outcomes[-1][0])

    def games(seed: int) -> Iterator[Played]:
        uniform = random.Random(seed).random
        while True:
            decisions = moves = 0
            state = rules.new_initial_state()
            while (player := state.current_player()) != terminal:
                if player == chance:
                    state.apply_action(draw(state, uniform))
                    continue
                actions = state.legal_actions()
                count = len(actions)
                moves += 1
                if count > 1:
                    decisions += 1
                state.apply_action(actions[int(uniform() * count)])
            yield Played(decisions, moves, False)

    def middle(seed: int) -> Any:
        uniform = random.Random(seed).random
        state = rules.new_initial_state()
        trail = [state.clone()]
        while (player := state.current_player()) != terminal:
            if player == chance:
                action = draw(state, uniform)
            else:
                actions = state.legal_actions()
                action = actions[int(uniform() * len(actions))]
            state.apply_action(action)
            trail.append(state.clone())
        return trail[len(trail) // 2]

    return Peer(
        labels={
            "peer": "open_spiel",
            "game": name,
            "seats": rules.num_players(),
            "bytes_how": "action history",
        },
        games=games,
        positions=[middle(seed) for seed in range(1, POSITIONS + 1)],
        copy=pyspiel.State.clone,
        size=lambda state: len(state.serialize().encode()),
        counts_limit=False,
    )


if __name__ == "__main__":
    main()
