"""One game between bots, as a piece of work that any process can do alone."""

import time
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from internum.bots.bot import Bot, Sight
from internum.bots.moves import random_move
from internum.bots.own import Fault
from internum.bots.registry import bot
from internum.core.chance import Rng, draw
from internum.core.rules import Rules
from internum.core.slots import CHANCE, OVER, ROUND, ROUND_LIMIT
from internum.core.state import State, Told
from internum.games import game
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.text import write


@dataclass(frozen=True)
class Job:
    """All that one game needs: the table, who sits where, and the seed of its dice."""

    number: int
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]  # by seat
    seed: str  # whatever it is, equal seeds give equal dice
    record: str = ""  # the file to write the record to; empty: none is kept
    board: str | None = None  # the text of a board file that is not the game's own


@dataclass
class Outcome:
    """How a game came out. Everything but `seconds` and `slowest` follows from the job."""

    number: int
    bots: list[str]
    seed: str
    returns: list[float]
    scores: list[int]
    sides: list[list[str]]  # by seat, those that it led at the end
    ending: str  # won, or round_limit
    way: str  # how it was won, in games that tell
    made: list[dict[str, int]]  # by seat, what its score is made of, in games where that is several things
    rounds: int
    moves: int
    asked: list[int]  # by seat, how many moves it made
    seconds: list[float]  # by seat, thought in all
    slowest: list[float]  # by seat, over the slowest move
    faults: list[list[str]] = field(default_factory=list)  # seat and why: it was replaced by random


class Seats:
    """The bots of one game, their chance, their clocks and what they did wrong."""

    def __init__(self, names: list[str], rng: Rng) -> None:
        self.bots: list[Bot] = [bot(name) for name in names]
        self.rng = rng
        self.asked = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.slowest = [0.0] * len(names)
        self.faults: list[list[str]] = []

    def move(self, s: State, side: int) -> list[int]:
        """The move of whoever leads this side; a bot that breaks makes no further one."""
        seat = s.seat(side)
        began = time.perf_counter()
        try:
            move = self.bots[seat].choose(Sight(s, side), self.rng)
        except Fault as fault:
            self.faults.append([str(seat), str(fault)])
            self.bots[seat] = bot("random")
            move = random_move(s.guess(side, self.rng), side, self.rng)
        spent = time.perf_counter() - began
        self.asked[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)
        return move


def play_one(job: Job) -> Outcome:
    """One game; its chance and its bots depend on its job only."""
    rules = game(job.game).rules(job.seats, dict(job.options), job.board)
    seed = sha256(b"internum arena " + job.seed.encode()).digest()
    seats = Seats(job.bots, Rng(int.from_bytes(seed[:4], "big")))
    s, way = _recorded(job, rules, seed, seats) if job.record else _bare(rules, seed, seats)
    return Outcome(
        job.number,
        job.bots,
        job.seed,
        s.returns,
        s.scores,
        led(s),
        "round_limit" if s.v[OVER] == ROUND_LIMIT else "won",
        way,
        [rules.made_of(s, seat) for seat in range(job.seats)],
        int(s.v[ROUND]),
        sum(seats.asked),
        seats.asked,
        [round(seconds, 4) for seconds in seats.seconds],
        [round(seconds, 4) for seconds in seats.slowest],
        seats.faults,
    )


def _bare(rules: Rules, seed: bytes, seats: Seats) -> tuple[State, str]:
    """Play without a record: nothing is checked that the bots have not checked."""
    s = rules.start()
    drawn = 0
    way = ""
    while not s.over:
        side = s.actor
        s.told = []
        if side == CHANCE:
            s.push(s.legal(CHANCE)[draw(seed, drawn, s.weights())], CHANCE)
            drawn += 1
        else:
            for choice in seats.move(s, side):
                s.push(choice, side)
        way = way_won(rules, s.told) or way
    return s, way


def _recorded(job: Job, rules: Rules, seed: bytes, seats: Seats) -> tuple[State, str]:
    match = Match(rules, seed, board=job.board)
    way = ""
    while not match.state.over:
        side = match.state.actor
        entry = match.play(seats.move(match.state, side), side)
        way = way_won(rules, entry.events) or way
    Path(job.record).write_text(write(record_of(match, publish=True)), encoding="utf-8")
    return match.state, way


def way_won(rules: Rules, told: list[Told]) -> str:
    """The way to win that the events tell, if they do."""
    for one in told:
        for (name, domain), value in zip(rules.events[one[0]].params, one[1:], strict=False):
            if name == "way" and domain is not None:
                return domain.words[value]
    return ""


def led(s: State) -> list[list[str]]:
    """By seat, the sides that it leads."""
    out: list[list[str]] = [[] for _ in range(s.rules.seats)]
    for side, word in enumerate(s.rules.sides.words):
        seat = s.seat(side)
        if seat >= 0:
            out[seat].append(word)
    return out
