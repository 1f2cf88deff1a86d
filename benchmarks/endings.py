"""How games of Mare Nostrum: Empires end between greedy bots: the ways to win, by edition and by empire.

    python benchmarks/endings.py --games 200 [--seats 3,4,5] [--seed 1] [--out endings.jsonl]
    python benchmarks/endings.py --tell endings.jsonl

Plays so many games for each number of seats and edition, the two displays in turn, and adds a line a game to
the file. Its chance and its bots depend on the seed, the table and the number of the game only.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng, draw
from internum.core.slots import CHANCE, FRAME, OVER, ROUND, ROUND_LIMIT, SP, STACK
from internum.core.state import State
from internum.games import game
from internum.games.empires.state import PYRAMID

EDITIONS = ("academy", "asyncron")
DISPLAYS = ("first_games", "experienced")
WAYS = ("pyramids", "tiles", "conquest", "titles", "round_limit")
LIMIT = 40


class Ended(NamedTuple):
    """One game that is over."""

    edition: str
    display: str
    seats: int
    number: int
    way: str
    winners: list[str]
    rounds: int


def play(edition: str, seats: int, number: int, seed: int) -> Ended:
    """One game between greedy bots."""
    display = DISPLAYS[number % 2]
    options: dict[str, object] = {"edition": edition, "tile_display": display, "round_limit": LIMIT}
    rules = game("empires").rules(seats, options)
    secret = sha256(f"endings {seed} {edition} {seats} {number}".encode()).digest()
    rng = Rng(int.from_bytes(secret[:4], "big"))
    greedy = bot("greedy")
    s = rules.start()
    drawn = 0
    while not s.over:
        side = s.actor
        if side == CHANCE:
            s.push(s.legal(CHANCE)[draw(secret, drawn, s.weights())], CHANCE)
            drawn += 1
            continue
        for choice in greedy.choose(Sight(s, side), rng):
            s.push(choice, side)
    winners = [rules.side_name(side) for side in range(seats) if s.returns[s.seat(side)] > 0]
    return Ended(edition, display, seats, number, way(s), winners, int(s.v[ROUND]))


def way(s: State) -> str:
    """How a game was won: by the phase it ended in, and in phase 3 by what the winners have."""
    if s.v[OVER] == ROUND_LIMIT:
        return "round_limit"
    names = [s.rules.steps[s.v[fp] - 1].name for fp in range(STACK, s.v[SP] + 1, FRAME)]
    if "leaders" in names:
        return "titles"
    if "war" in names:
        return "conquest"
    winner = next(side for side in range(s.rules.seats) if s.returns[s.seat(side)] > 0)
    return "pyramids" if s.v[PYRAMID + winner] else "tiles"


def tell(games: list[Ended]) -> Iterator[str]:
    """The tables of all games in a file."""
    yield f"{len(games)} games"
    yield "| edition | seats | games | " + " | ".join(WAYS) + " | shared | mean rounds |"
    yield "|---|---|---|" + "---|" * (len(WAYS) + 2)
    tables = [(edition, seats) for edition in EDITIONS for seats in (3, 4, 5)]
    played = {at: [ended for ended in games if (ended.edition, ended.seats) == at] for at in tables}
    for (edition, seats), rows in played.items():
        if rows:
            shares = [f"{sum(ended.way == name for ended in rows) / len(rows):.1%}" for name in WAYS]
            shared = sum(len(ended.winners) > 1 for ended in rows)
            rounds = f"{sum(ended.rounds for ended in rows) / len(rows):.1f}"
            yield f"| {edition} | {seats} | {len(rows)} | {' | '.join(shares)} | {shared} | {rounds} |"
    yield ""
    yield "| edition | seats | empire | wins | " + " | ".join(WAYS[:4]) + " |"
    yield "|---|---|---|---|" + "---|" * 4
    for (edition, seats), rows in played.items():
        for empire in game("empires").rules(seats).sides.words[:seats] if rows else []:
            won = [ended for ended in rows if empire in ended.winners]
            by = [str(sum(ended.way == name for ended in won)) for name in WAYS[:4]]
            yield f"| {edition} | {seats} | {empire} | {len(won) / len(rows):.1%} | {' | '.join(by)} |"


def main() -> None:
    """Play, or tell of what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", default="3,4,5")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("endings.jsonl"))
    parser.add_argument("--tell", type=Path)
    given = parser.parse_args()
    if given.tell is None:
        for number in range(given.first, given.first + given.games):
            for seats in (int(word) for word in given.seats.split(",")):
                for edition in EDITIONS:
                    line = play(edition, seats, number, given.seed)
                    with given.out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(line._asdict()) + "\n")
    read = (given.tell or given.out).read_text(encoding="utf-8").splitlines()
    print("\n".join(tell([Ended(**json.loads(line)) for line in read])))


if __name__ == "__main__":
    main()
