"""Games between bots, many at a time; the same results for any number of jobs."""

import json
import time
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from internum.bots.bot import Sight
from internum.cli.processes import in_turn
from internum.cli.settings import GameName, Options, Seats, read_bots, read_options, usual_seats
from internum.core.chance import Rng, draw
from internum.core.errors import InternumError
from internum.core.slots import CHANCE, OVER, ROUND, ROUND_LIMIT
from internum.core.state import State
from internum.games import game
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.text import write


@dataclass(frozen=True)
class Job:
    """All that one game needs, so that any process can play it."""

    name: str
    seats: int
    options: dict[str, object]
    bots: str
    seed: int
    number: int
    folder: str | None


@dataclass(frozen=True)
class Outcome:
    """How one game came out."""

    number: int
    returns: list[float]
    scores: list[int]
    ending: str
    rounds: int
    moves: int


def play_one(job: Job) -> Outcome:
    """One game; its chance and its bots depend on the seed and its number only."""
    rules = game(job.name).rules(job.seats, job.options)
    seed = sha256(b"internum selfplay %d %d" % (job.seed, job.number)).digest()
    rng = Rng(int.from_bytes(seed[:4], "big"))
    bots = read_bots(job.bots, job.seats)
    moves = 0
    if job.folder is not None:
        match = Match(rules, seed)
        while not match.state.over:
            s = match.state
            side = s.actor
            match.play(bots[s.seat(side)].choose(Sight(s, side), rng), side)
            moves += 1
        s = match.state
        path = Path(job.folder, f"{job.name}-{job.seed}-{job.number:05}.txt")
        path.write_text(write(record_of(match, publish=True)), encoding="utf-8")
    else:
        s = rules.start()
        drawn = 0
        while not s.over:
            side = s.actor
            if side == CHANCE:
                s.push(s.legal(CHANCE)[draw(seed, drawn, s.weights())], CHANCE)
                drawn += 1
                continue
            for choice in bots[s.seat(side)].choose(Sight(s, side), rng):
                s.push(choice, side)
            moves += 1
    return Outcome(job.number, s.returns, s.scores, ending(s), int(s.v[ROUND]), moves)


def ending(s: State) -> str:
    """How a game ended."""
    return "round_limit" if s.v[OVER] == ROUND_LIMIT else "won"


def selfplay(
    name: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    bots: Annotated[str, typer.Option("--bots", help="By seat; a short list repeats.")] = "greedy",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.")] = 1,
    option: Options = None,
    records: Annotated[Path | None, typer.Option("--records", help="Write a record a game here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> int:
    """Let bots play and count who wins."""
    found = game(name)
    number = usual_seats(found, seats)
    options = read_options(option)
    found.rules(number, options)
    read_bots(bots, number)
    if games < 1 or jobs < 1:
        raise InternumError("games and jobs are whole numbers above 0")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    folder = None if records is None else str(records)
    work = [Job(name, number, options, bots, seed, i, folder) for i in range(games)]
    began = time.perf_counter()
    done = list(in_turn(play_one, work, jobs, f"{name}, {number} seats"))
    report(name, number, bots, done, time.perf_counter() - began, as_json)
    return 0


def report(name: str, seats: int, bots: str, done: list[Outcome], seconds: float, as_json: bool) -> None:
    """Shares of the wins by seat, lengths, endings."""
    n = len(done)
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
            "results": [asdict(outcome) for outcome in done],
        }
        typer.echo(json.dumps(whole, indent=2))
        return
    named = [text.strip() for text in bots.split(",")]
    for seat, share in enumerate(shares):
        typer.echo(f"seat {seat + 1}  {named[seat % len(named)]:10} wins {share:6.1%}")
    how = ", ".join(f"{count} {word.replace('_', ' ')}" for word, count in sorted(endings.items()))
    typer.echo(
        f"{n} games: {how}; on average {rounds:.1f} rounds, {moves:.0f} moves; {n / seconds:.2f} games/s"
    )
