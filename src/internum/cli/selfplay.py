"""Games between bots, many at a time; the same results for any number of jobs."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from internum.arena.match import Job, Outcome, play_one
from internum.arena.processes import in_turn
from internum.cli.settings import (
    Bots,
    GameName,
    Options,
    Seats,
    by_seat,
    read_options,
    usual_seats,
)
from internum.core.errors import InternumError
from internum.games import game


def selfplay(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    bots: Bots = "greedy",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.")] = 1,
    option: Options = None,
    records: Annotated[Path | None, typer.Option("--records", help="Write a record a game here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> int:
    """Let bots play and count who wins."""
    found = game(name)
    number = usual_seats(found, seats)
    settled = found.rules(number, read_options(option)).options
    names = by_seat(bots, number)
    if games < 1 or jobs < 1:
        raise InternumError("games and jobs are whole numbers above 0")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    work = []
    for i in range(games):
        path = "" if records is None else str(records / f"{name}-{seed}-{i:05}.txt")
        work.append(Job(i, name, number, settled, names, f"{seed} {i}", path))
    began = time.perf_counter()
    done = list(in_turn(play_one, work, jobs, f"{name}, {number} seats"))
    report(name, names, done, time.perf_counter() - began, as_json)
    return 0


def report(name: str, bots: list[str], done: list[Outcome], seconds: float, as_json: bool) -> None:
    """Shares of the wins by seat, lengths, endings."""
    n = len(done)
    seats = len(bots)
    shares = [sum(outcome.returns[seat] for outcome in done) / n for seat in range(seats)]
    endings: dict[str, int] = {}
    for outcome in done:
        endings[outcome.ending] = endings.get(outcome.ending, 0) + 1
    rounds = sum(outcome.rounds for outcome in done) / n
    moves = sum(outcome.moves for outcome in done) / n
    if as_json:
        whole = {
            "game": name,
            "seats": seats,
            "bots": bots,
            "games": n,
            "win_share": shares,
            "endings": endings,
            "mean_rounds": rounds,
            "mean_moves": moves,
            "results": [
                {
                    "number": one.number,
                    "returns": one.returns,
                    "scores": one.scores,
                    "ending": one.ending,
                    "rounds": one.rounds,
                    "moves": one.moves,
                    "faults": one.faults,
                }
                for one in done
            ],
        }
        typer.echo(json.dumps(whole, indent=2))
        return
    for seat, share in enumerate(shares):
        typer.echo(f"seat {seat + 1}  {bots[seat]:10} wins {share:6.1%}")
    for seat, why in {int(seat): why for one in done for seat, why in one.faults}.items():
        typer.echo(f"seat {seat + 1}  replaced by random in some games: {why}")
    how = ", ".join(f"{count} {word.replace('_', ' ')}" for word, count in sorted(endings.items()))
    typer.echo(
        f"{n} games: {how}; on average {rounds:.1f} rounds, {moves:.0f} moves; {n / seconds:.2f} games/s"
    )
