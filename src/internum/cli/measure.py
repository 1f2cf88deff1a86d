"""Our own speed, counted as docs/performance.md says."""

import json
import os
import platform
import statistics
import time
from typing import Annotated

import typer

import internum
from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.core.playout import Counts, playout
from internum.core.rules import Rules
from internum.core.slots import CHANCE, OVER, ROUND_LIMIT
from internum.core.state import State
from internum.games import game, game_names

SAMPLES = 5
LIMIT = 100
Row = dict[str, object]


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="All, if none is named.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", help="Of each sample.")] = 1.0,
) -> int:
    """Random play, stepped from Python and inside the engine: decisions, moves and games a second."""
    if not 0 < seconds < float("inf"):
        raise InternumError("seconds are a number above 0")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows: list[Row] = []
    for name in games or game_names():
        found = game(name)
        for seats in {min(found.seats), min(found.seats, key=lambda n: abs(n - 4)), max(found.seats)}:
            rules = found.rules(seats, {"round_limit": LIMIT})
            for mode in ("stepped", "inside"):
                rows.append(measure(rules, mode, seconds))
    rows.sort(key=lambda row: (str(row["game"]), str(row["mode"]), str(row["seats"])))
    build = "compiled" if internum.compiled() else "plain"
    if as_json:
        typer.echo(json.dumps({"build": build, "python": platform.python_version(), "rows": rows}, indent=2))
        return 0
    for row in rows:
        typer.echo(f"{build} {row['game']} {row['seats']} seats {row['mode']}")
        for key in ("decisions_per_s", "moves_per_s", "games_per_s", "copy_us", "hash_us"):
            value = row[key]
            assert isinstance(value, list)
            typer.echo(f"  {key:16} {value[0]:14,.2f}  ({value[1]:,.2f} to {value[2]:,.2f})")
    return 0


def measure(rules: Rules, mode: str, seconds: float) -> Row:
    """The median of five samples, with the least and the greatest."""
    decisions: list[float] = []
    moves: list[float] = []
    played: list[float] = []
    limited = 0
    total = 0
    for sample in range(SAMPLES):
        counts = Counts()
        rng = Rng(sample)
        n = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            s = rules.start()
            if mode == "inside":
                playout(s, rng, counts)
            else:
                step_through(s, rng, counts)
            n += 1
            limited += s.v[OVER] == ROUND_LIMIT
        passed = time.process_time() - began
        decisions.append(counts.decisions / passed)
        moves.append(counts.moves / passed)
        played.append(n / passed)
        total += n
    s = middle(rules)
    return {
        "game": rules.game.name,
        "seats": rules.seats,
        "options": {"round_limit": LIMIT},
        "mode": mode,
        "decisions_per_s": spread(decisions),
        "moves_per_s": spread(moves),
        "games_per_s": spread(played),
        "copy_us": spread([timed(s.copy) for _ in range(SAMPLES)]),
        "hash_us": spread([timed(s.hash) for _ in range(SAMPLES)]),
        "bytes": len(s.to_bytes()),
        "reached_round_limit": limited,
        "games": total,
    }


def step_through(s: State, rng: Rng, counts: Counts) -> None:
    """List what is legal, pick one, play it, from the outside: what a bot or a learner does."""
    while not s.over:
        side = s.actor
        out = s.branch(side)
        if side == CHANCE:
            s.push(out[rng.weighted(s.weights())], side)
            continue
        if len(out) > 1:
            counts.decisions += 1
        s.push(out[rng.below(len(out))], side)
        if s.settled:
            counts.moves += 1


def middle(rules: Rules) -> State:
    """A position from the middle of a random game."""
    rng = Rng(7)
    s = rules.start()
    for _ in range(400):
        if s.over:
            break
        out = s.branch()
        s.push(out[rng.below(len(out))])
    return s


def timed(call: object) -> float:
    """Microseconds a call."""
    assert callable(call)
    began = time.process_time()
    for _ in range(2000):
        call()
    return (time.process_time() - began) / 2000 * 1e6


def spread(values: list[float]) -> list[float]:
    """Median, least, greatest."""
    return [statistics.median(values), min(values), max(values)]
