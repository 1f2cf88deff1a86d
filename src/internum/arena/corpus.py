"""Corpora: finished games as trajectories, each choice with what its own seat saw, and a card about them.

A file holds one game a line (JSON, gzip). A game has its table, its result by seat and its steps; a step has
the seat and side that chose, the choices that were open, the one taken, and the view of that seat: the first
time as a whole, then as what has changed since the seat was asked last. There are seats and no names, moves
and no talk.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from internum.core.errors import InternumError, Malformed
from internum.core.slots import CHANCE, OVER
from internum.core.state import State
from internum.record.entry import MOVE
from internum.record.match import Match

FORM: Final = "internum trajectory 1"


@dataclass(frozen=True)
class Step:
    """One choice, as the one who made it saw the game."""

    seat: int
    side: int
    view: list[int]  # the slots of the seat's view without the derived ones; -1 is secret
    legal: list[int]
    choice: int


@dataclass(frozen=True)
class Game:
    """A finished game."""

    game: str
    rules: str  # version, and the digest of the choices
    seats: int
    options: dict[str, str]
    returns: list[float]
    scores: list[int]
    ending: str
    bots: list[str]  # by seat where all were bots and it is known; else empty
    steps: list[Step]


def game_of(match: Match, bots: list[str] | None = None) -> Game:
    """The game of a match that is over: the moves that were in effect at its end."""
    s = match.state
    if not s.over:
        raise InternumError("only finished games become trajectories")
    rules = match.rules
    ending = rules.layout.region("over").word(s.v[OVER])
    version = f"{rules.game.version} {rules.digest()}"
    steps = list(_steps(match))
    return Game(
        rules.game.name,
        version,
        rules.seats,
        dict(rules.options),
        s.returns,
        s.scores,
        ending,
        bots or [],
        steps,
    )


def _steps(match: Match) -> Iterator[Step]:
    s = match.fork(0).state.copy()
    content = match.rules.layout.content
    for number in match.line:
        entry = match.entries[number]
        if entry.kind != MOVE:
            continue
        for choice in entry.choices:
            yield Step(entry.seat, entry.side, s.view(entry.side)[:content], s.legal(entry.side), choice)
            s.play(choice, entry.side)
        _answer(s, [result.choice for result in entry.results])


def _answer(s: State, results: list[int]) -> None:
    for choice in results:
        s.play(choice, CHANCE)


def write(games: Iterable[Game], path: Path) -> "Counted":
    """Write a file of games, and count what is in it."""
    counted = Counted()
    with gzip.GzipFile(path, "wb", mtime=0) as file:  # the same games make the same bytes
        for one in games:
            file.write((json.dumps(_plain(one), separators=(",", ":")) + "\n").encode())
            counted.add(one)
    counted.digest = sha256(path.read_bytes()).hexdigest()
    return counted


def _plain(game: Game) -> dict[str, Any]:
    seen: dict[int, list[int]] = {}
    rows = []
    for step in game.steps:
        before = seen.get(step.seat)
        row: dict[str, Any] = {"seat": step.seat, "side": step.side}
        if before is None:
            row["view"] = step.view
        else:
            pairs = zip(before, step.view, strict=True)
            row["changes"] = [n for i, (old, new) in enumerate(pairs) if old != new for n in (i, new)]
        seen[step.seat] = step.view
        rows.append({**row, "legal": step.legal, "choice": step.choice})
    return {"form": FORM, **vars(game), "steps": rows}


def read(path: Path) -> Iterator[Game]:
    """The games of a file, every view whole again."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                yield _game(json.loads(line), f"{path}, line {number}")
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise Malformed(f"{path}: this is no file of trajectories, or it is damaged") from error


def _game(whole: dict[str, Any], where: str) -> Game:
    if whole.pop("form", "") != FORM:
        raise Malformed(f"{where}: this is no game of a corpus")
    seen: dict[int, list[int]] = {}
    steps = []
    for row in whole.pop("steps"):
        view = row["view"] if "view" in row else seen[row["seat"]][:]
        for at, value in zip(row.get("changes", [])[::2], row.get("changes", [])[1::2], strict=True):
            view[at] = value
        seen[row["seat"]] = view
        steps.append(Step(row["seat"], row["side"], view, row["legal"], row["choice"]))
    return Game(**whole, steps=steps)


class Counted:
    """What a file holds, for its card."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.decisions = 0  # steps with at least two open choices
        self.tables: Counter[tuple[str, int, str, tuple[tuple[str, str], ...]]] = Counter()
        self.endings: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()
        self.digest = ""

    def add(self, game: Game) -> None:
        """One game more."""
        self.games += 1
        self.steps += len(game.steps)
        self.decisions += sum(len(step.legal) > 1 for step in game.steps)
        self.tables[game.game, game.seats, game.rules, tuple(sorted(game.options.items()))] += 1
        self.endings[game.ending] += 1
        for name in game.bots:
            self.bots[name] += 1


ORIGINS: Final = {
    "selfplay": "Bots of Internum alone; nobody's play is in it.",
    "server": (
        "People and bots at the tables of a server. Each of these tables said before its start that its"
        " finished game may enter a corpus, and everyone who sat down agreed."
    ),
    "records": (
        "Records that whoever made this corpus had. Whose games they are, and whether those who played them"
        " agreed, is theirs to say."
    ),
}
CONTENTS: Final = """\
## What is in it

One game a line, JSON, gzip; `internum.arena.corpus.read` gives them back. Each step has the seat and the side
that chose, the choices that were open, the one taken, and what that seat could see: a flat view without
derived slots, -1 for what was secret to it, whole the first time and then as changes. What no seat saw is not
in it. Results are shares of one win by seat.

There are seats and no names, moves and no talk, no times, no addresses, no seeds.

## What it is for

Imitation, offline reinforcement learning and the study of play. It is not a picture of how strong people
play: look above for who made it. Split it by game, never by step.
"""


def card(counted: Counted, name: str, made: str, origin: str, version: str) -> str:
    """The data card of a file, as Markdown; `origin` is selfplay, server or records."""
    lines = [
        f"# {name}",
        "",
        f"Trajectories of {counted.games} finished games, made with Internum {version}.",
        "",
        "| what | how much |",
        "|---|---:|",
        f"| games | {counted.games} |",
        f"| choices | {counted.steps} |",
        f"| of them with at least two open | {counted.decisions} |",
        *(
            f"| ended: {word.replace('_', ' ')} | {count} |"
            for word, count in sorted(counted.endings.items())
        ),
        *(f"| seats of the bot {word} | {count} |" for word, count in sorted(counted.bots.items())),
        "",
        "## Tables",
        "",
    ]
    for (game, seats, rules, options), count in counted.tables.most_common():
        told = ", ".join(f"{option}={value}" for option, value in options)
        lines.append(f"- {count} games of {game}, {seats} seats, rules {rules}: {told}")
    lines += ["", "## Where it comes from", "", f"{ORIGINS[origin]} Made by `{made}`.", "", CONTENTS]
    return "\n".join([*lines, f"SHA-256 of the file: `{counted.digest}`", ""])
