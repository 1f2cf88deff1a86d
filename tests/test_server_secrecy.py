"""Nothing that a seat may not know is in any frame it gets.

Beside a game in play runs its double: the same table with every secret drawn anew, as it could be for all
that the observer knows. Each next move and result of chance is played on both. Every frame that the observer
gets must be the same, and there must be as many. Where a move reveals something, the two may rightly look
different afterwards: there only what came before is compared.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from proving import GAME as PROVING

import internum.games
from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.core.rules import Game
from internum.record.entry import Entry
from internum.server import log, play, telling
from internum.server.audience import side_of
from internum.server.describe import Descriptions
from internum.server.lots import Lots
from internum.server.messages import Settings
from internum.server.seats import start
from internum.server.table import Eyes, Table

BOOKS = Descriptions()
CLOCK = {"at", "since", "now", "created", "started", "ended", "touched"}


class FakePoint:
    """An entry point, as if the proving game were installed."""

    name = "proving"

    def load(self) -> Game:
        return PROVING


@pytest.fixture(autouse=True)
def proving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(internum.games, "entry_points", lambda group: [FakePoint()])
    # derived numbers come whole with each `table` frame here; those sent by the clock would come at any time
    monkeypatch.setattr(telling, "COUNT_AFTER", 3600.0)


class Ear:
    """Hears what goes out to one observer."""

    def __init__(self) -> None:
        self.frames: list[Any] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(timeless(json.loads(frame)))


def timeless(value: Any) -> Any:
    """A frame without what the clock says."""
    if isinstance(value, dict):
        return {key: timeless(inner) for key, inner in value.items() if key not in CLOCK}
    return [timeless(inner) for inner in value] if isinstance(value, list) else value


class NoStore:
    """Takes everything and keeps nothing."""

    async def do(self, work: Callable[[Any], Any]) -> None:
        return None


def a_table(game: str, seats: int, options: dict[str, str]) -> Table:
    settled = internum.games.game(game).rules(seats, dict(options)).options
    settings = msgspec.json.encode(Settings())
    nothing = (None, None)
    head = (
        "t",
        game,
        seats,
        msgspec.json.encode(settled),
        None,
        settings,
        "lobby",
        "",
        0,
        0.0,
        *nothing,
        0.0,
    )
    row = (*head, "1", None, None, 0, None, None, None)
    people = [(seat, "person", f"P{seat}", "", 0, None) for seat in range(seats)]
    table = Table(NoStore(), BOOKS, row, people, lambda tx, name: None)  # type: ignore[arg-type]
    table.loaded = True
    return table


def double(table: Table, eyes: int | None, rng: Rng) -> Table:
    """The same table, as it could be for all that these eyes know."""
    match = table.match
    assert match is not None
    other = a_table(table.rules.game.name, table.rules.seats, table.rules.options)
    other.phase, other.seed, other.commitment = table.phase, table.seed, table.commitment
    other.commands = list(table.commands)
    other.match = match.fork(len(match.entries) - 1)
    other.match.state = match.state.guess(None if eyes is None else side_of(match.state, eyes), rng)
    return other


async def step(table: Table, side: int, move: str | list[int], results: list[str] | None = None) -> Entry:
    """One move, told to whoever listens; of its results the given ones, or as the seed draws them."""
    match = table.match
    assert match is not None
    before = telling.snapshot(table)
    entry = match.play(move, side, results)
    await play.store_made(
        table, match, [(entry, log.row_of(entry, entry.number, 0.0, False))], None, before, {}
    )
    return entry


async def alike(twin: Table, side: int, entry: Entry) -> bool:
    """The same on the double; False: it has no such move or results, so it is no double any more."""
    try:
        await step(twin, side, entry.text, [result.text for result in entry.results])
    except InternumError:
        return False
    return True


async def whole_game(game: str, seats: int, options: dict[str, str], seed: int) -> tuple[int, int]:
    """A whole game with its doubles: how many moves there were, and at how many the frames were compared."""
    rng = Rng(seed)
    table = a_table(game, seats, options)
    await start(table, Lots())
    observers: list[int | None] = [None, *range(seats)]
    turn = compared = 0
    while True:
        match = table.match
        assert match is not None
        s = match.state
        if s.over:
            return turn, compared
        eyes = observers[rng.below(len(observers))]
        seen = Eyes(eyes, frozenset() if eyes is None else frozenset([eyes]))
        twin = double(table, eyes, rng)
        mine, theirs = Ear(), Ear()
        await telling.listen(table, mine, seen, None)
        await telling.listen(twin, theirs, seen, None)
        assert mine.frames == theirs.frames, (game, turn, eyes)
        side = s.actors[rng.below(len(s.actors))]
        move = random_move(s.copy(), side, rng)
        entry = await step(table, side, move)
        if await alike(twin, side, entry) and not match.state.revealed:
            assert mine.frames == theirs.frames, (game, turn, eyes, entry.text)
            compared += 1
        table.listeners.clear()
        turn += 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("proving", 2, {"round_limit": "4"}),
        ("proving", 4, {"round_limit": "3"}),
        ("empires", 3, {"round_limit": "1"}),
        ("empires", 5, {"round_limit": "1", "edition": "asyncron"}),
    ],
)
def test_frames_tell_nothing_of_the_secrets_of_others(game: str, seats: int, options: dict[str, str]) -> None:
    moves, compared = asyncio.run(whole_game(game, seats, options, seed=1))
    assert compared > moves // 3, (moves, compared)


def test_the_test_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows a spectator what only one seat may see is found out."""
    monkeypatch.setattr("internum.server.telling.view_of", lambda s, eyes: list(s.v))
    with pytest.raises(AssertionError):
        asyncio.run(whole_game("proving", 3, {"round_limit": "6"}, 1))
