"""Which games a run has: who meets whom, every seat in turn, the same dice for every seating.

A *block* is one seed played with every seating of a line-up, so that neither seats nor dice favour anybody;
all pairings play the same blocks. What a run finds has blocks, not games, as its independent pieces.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from internum.arena.match import Job
from internum.bots.registry import bot
from internum.core.errors import InternumError, Malformed
from internum.core.rules import Rules

FORMATS: Final = ("ladder", "round-robin", "free", "self")
TABLES: Final = ("one", "split")
FORM: Final = "internum arena 1"


@dataclass(frozen=True)
class Plan:
    """A run: two runs with equal plans are the same games."""

    game: str
    rules: str  # version of the rules, and the digest of their choices
    seats: int
    options: dict[str, str]
    bots: list[str]
    format: str  # ladder: each against the one before it; round-robin: all pairs; free: all at one table;
    # self: one bot in every seat
    table: str  # one: the better one alone against a table of the other; split: seats shared out by turns
    games: int  # of each pairing, rounded up to whole blocks
    seed: int
    form: str = FORM

    def plain(self) -> dict[str, Any]:
        """The first line of a run's file."""
        return asdict(self)


def plan_of(
    rules: Rules, bots: list[str], style: str = "ladder", table: str = "one", games: int = 1000, seed: int = 1
) -> Plan:
    """A plan, checked."""
    if style not in FORMATS:
        raise Malformed(f"--format is one of {', '.join(FORMATS)}, not {style!r}")
    if table not in TABLES:
        raise Malformed(f"--table is one of {', '.join(TABLES)}, not {table!r}")
    if games < 1:
        raise InternumError("games are a whole number above 0")
    if style == "self" and len(bots) != 1:
        raise InternumError(f"one bot plays against itself, not {len(bots)}")
    if style != "self" and (len(set(bots)) != len(bots) or len(bots) < 2):
        raise InternumError("a run needs two bots or more, each named once")
    if style == "free" and len(bots) > rules.seats:
        raise InternumError(f"{len(bots)} bots at one table are more than {rules.seats} seats")
    for name in bots:
        bot(name)
    game = rules.game
    version = f"{game.version} {rules.digest()}"
    return Plan(game.name, version, rules.seats, dict(rules.options), bots, style, table, games, seed)


def pairings(plan: Plan) -> list[list[list[str]]]:
    """By pairing, the line-ups of a block."""
    n = plan.seats
    if plan.format == "self":
        return [[plan.bots * n]]
    if plan.format == "free":
        return [_rotations([plan.bots[i % len(plan.bots)] for i in range(n)])]
    pairs = list(pairwise(plan.bots) if plan.format == "ladder" else combinations(plan.bots, 2))
    if plan.table == "split":
        return [_rotations([(b, a)[i % 2] for i in range(n)]) for a, b in pairs]
    out = [_rotations([b] + [a] * (n - 1)) for a, b in pairs]
    if plan.format == "round-robin" and n > 2:  # at two seats that is the same table again
        out += [_rotations([a] + [b] * (n - 1)) for a, b in pairs]
    return out


def _rotations(line_up: list[str]) -> list[list[str]]:
    """Every way to turn a table round, each once."""
    out: list[list[str]] = []
    for i in range(len(line_up)):
        turned = line_up[-i:] + line_up[:-i] if i else line_up
        if turned not in out:
            out.append(turned)
    return out


def jobs(plan: Plan, board: str | None = None) -> Iterator[Job]:
    """Every game, numbered; block by block, so that a run that is stopped has something of each pairing."""
    tables = pairings(plan)
    rounds = max(-(-plan.games // len(line_ups)) for line_ups in tables)
    number = 0
    for block in range(rounds):
        for line_ups in tables:
            for bots in line_ups:
                if block * len(line_ups) < plan.games:
                    seed = f"{plan.seed} {block}"
                    yield Job(number, plan.game, plan.seats, plan.options, bots, seed, board=board)
                number += 1
