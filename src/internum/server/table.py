"""One table: its people, its match, its log. Whatever is asked of it happens one after another.

A command is carried out on the match in memory, then its rows are made durable, and only then does anybody
hear of it: the lock is held until the fan-out. If the rows cannot be stored, the match is forgotten and
built again from the store, as if nothing had been asked.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

import msgspec

from internum.core.errors import InternumError
from internum.core.rules import Rules
from internum.core.state import State
from internum.games import game as game_of
from internum.record.entry import MOVE, WITHDRAW
from internum.record.entry import Entry as LogEntry
from internum.record.match import Match
from internum.server import log, snapshots
from internum.server.audience import sealed_sides
from internum.server.beside import Costs, beside
from internum.server.describe import Descriptions
from internum.server.errors import Refused
from internum.server.limits import Bucket
from internum.server.messages import Analysis, Prompt, Proposed, Said, Settings
from internum.server.reading import other_rules
from internum.server.snapshots import Snapshot
from internum.server.store import Row, Store, Transaction

LOG: Final = logging.getLogger("internum.server")
AT_ONCE: Final = 20  # rows that are played again on the loop
MISSED: Final = 64  # commands that a client can have missed and still be told the changes alone
RECENT: Final = 200  # entries in a `table` frame
DEFAULT_BOT: Final = "steady"
COUNT_AFTER: Final = 0.1  # seconds from a move to the derived numbers
NUDGE: Final = 60.0  # seconds between two nudges of a seat


class Listener(Protocol):
    """Somebody who is told what happens."""

    def send(self, frame: bytes) -> None:
        """Put a frame in the queue; never waits."""
        ...


@dataclass(frozen=True)
class Eyes:
    """Who somebody is at a table."""

    seat: int | None  # through whose eyes they look; None: a spectator's
    seats: frozenset[int]  # for which seats they may act
    host: bool = False
    insight: bool = True  # are derived numbers wanted


@dataclass
class Place:
    """A place at the table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    key: str | None = None  # the hash of its key
    since: float = field(default_factory=time.time)


@dataclass
class Command:
    """Entries of the log that one message made, from `first` to `last`."""

    first: int
    last: int
    at: float
    carried: bool
    quiet: bool  # it changed nothing that others are asked


class Table:
    """Whoever wants something of it takes the lock first and calls `load`: things happen one by one."""

    def __init__(
        self,
        store: Store,
        books: Descriptions,
        row: Row,
        seats: list[Row],
        mark: Callable[[Transaction, str], None],
    ) -> None:
        self.store: Final = store
        self.books: Final = books
        self.mark: Final = mark  # notes a change for other processes
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[dict[Listener, Eyes]] = {}
        self.wake: Callable[[], None] = lambda: None  # something may be for bots to do
        self.used = time.monotonic()
        self.nudges: Final[dict[int, Bucket]] = {}
        self.costs: Final = Costs()
        self.analysis: Analysis | None = None  # of the finished game, once somebody asked for it
        self.counting: asyncio.Task[None] | None = None
        self.places: list[Place] = []
        self.describe(row, seats)
        self.rules: Final[Rules] = game_of(row[1]).rules(row[2], msgspec.json.decode(row[3]), row[4])
        # begun by another version of its rules: it cannot be played on, see reading.py
        self.other: Final = row[10] is not None and row[13] != self.rules.game.version
        self.forget()

    def describe(self, row: Row, seats: list[Row]) -> None:
        """Take over what the store says of the table itself."""
        (
            self.id,
            _game,
            _count,
            _options,
            self.board,
            settings,
            self.phase,
            self.host_key,
            _listed,
            self.created,
            self.started,
            self.ended,
            self.touched,
            self.version,
            seed,
            self.commitment,
            self.forked,
            self.fork_of,
            self.position,
            _ending,
        ) = row
        self.settings: Settings = msgspec.json.decode(settings, type=Settings)
        self.seed: bytes | None = None if seed is None else bytes.fromhex(seed)
        before = self.places
        self.places = [
            Place(kind, name, bot, bool(stand_in), hashed) for _, kind, name, bot, stand_in, hashed in seats
        ]
        for old, new in zip(before, self.places):
            new.since = old.since

    # --- the match and its rows --------------------------------------------------------------------

    def forget(self) -> None:
        """Drop what can be built again from the store."""
        self.match: Match | None = None
        self.link = ""
        self.kept_at = 0  # the entry that the last snapshot stands at
        self.commands: list[Command] = []
        self.asked_since: dict[int, float] = {}
        self.views: dict[int | None, list[int]] = {}
        self.prompts: dict[int, Prompt] = {}  # at this position, by side
        self.routes: dict[int, list[list[int]]] = {}
        self.talk: list[Said] = []
        self.proposal: Proposed | None = None
        self.done: dict[tuple[str, str], int] = {}  # messages carried out, by who sent them and their id
        self.loaded = False

    async def load(self) -> None:
        """Build the match from its rows."""
        self.used = time.monotonic()
        if not self.loaded:
            await self._read()

    async def look_again(self) -> None:
        """Take over what another process has stored; the match stays where the new rows follow on it."""
        await self._read()

    async def _read(self) -> None:
        name, here, link = self.id, self.seq, self.link

        def read(tx: Transaction) -> tuple[bool, Snapshot | None, tuple[list[Row], ...]]:
            follows = here >= 0 and log.link_at(tx, name, here) == link
            kept = None if follows else snapshots.newest(tx, name)
            since = here if follows else -1 if kept is None else kept.n
            return (
                follows,
                kept,
                (
                    log.rows_of(tx, name, since),
                    tx.rows("SELECT n, seat, at, body FROM talk WHERE table_id = ? ORDER BY n", name),
                    tx.rows("SELECT side, moves FROM route WHERE table_id = ?", name),
                    tx.rows("SELECT back, seat, agreed FROM proposal WHERE table_id = ?", name),
                    tx.rows("SELECT who, id, seq FROM done WHERE table_id = ?", name),
                ),
            )

        follows, kept, (rows, talk, routes, proposals, done) = await self.store.do(read)
        if follows:
            self.views, self.prompts, self.proposal = {}, {}, None
        else:
            self.forget()
        if self.other:
            kept, rows = None, []
        if kept is not None and not await beside(self._resume, kept):
            kept, rows = None, await self.store.do(lambda tx: log.rows_of(tx, name))
        if len(rows) > AT_ONCE:  # beside the loop: other tables go on
            await beside(self._play, rows)
        else:
            self._play(rows)
        self.done = {(who, name): seq for who, name, seq in done}
        self.talk = [msgspec.json.decode(body, type=Said) for _, _, _, body in talk]
        self.routes = {side: msgspec.json.decode(moves) for side, moves in routes}
        for back, seat, agreed in proposals:
            self.proposal = Proposed(self.id, back, seat, msgspec.json.decode(agreed))
        self.loaded = True
        if len(rows) >= snapshots.EVERY:
            await self.keep()

    def _resume(self, kept: Snapshot) -> bool:
        """Begin with what a snapshot holds; False: it is none of this match."""
        try:
            match, body = snapshots.unpacked(kept, self.rules, self.seed, self.board, self.position)
        except Exception:
            LOG.exception("table %s: its snapshot is dropped", self.id)
            return False
        match.forked = self.forked
        match.commitment = self.commitment
        self.match, self.link, self.kept_at = match, kept.link, kept.n
        self.commands = [Command(*one) for one in body.commands]
        self.asked_since = body.asked_since
        return True

    def _play(self, rows: list[Row]) -> None:
        """Play the rows that follow on what is there."""
        for row in rows:
            if self.match is None:
                self.match = log.start(self.rules, self.seed, self.board, self.position, row)
                self.match.forked = self.forked
                self.match.commitment = self.commitment
                entry = self.match.entries[0]
            else:
                entry = log.again(self.match, row)
            self.note(entry, row)
            self.link = row[-1]

    async def keep(self) -> None:
        """Put a snapshot in the store, where it is worth it. The caller holds the lock."""
        if self.match is None or self.seq - self.kept_at < snapshots.EVERY:
            return
        commands = [(c.first, c.last, c.at, c.carried, c.quiet) for c in self.commands]
        name = self.id
        try:
            made = await beside(snapshots.packed, self.match, self.link, commands, self.asked_since)
            await self.store.do(lambda tx: snapshots.keep(tx, name, made))
        except Exception:  # it is a cache: the table goes on without
            LOG.exception("table %s: no snapshot could be kept", name)
        self.kept_at = self.seq

    def note(self, entry: LogEntry, row: Row) -> None:
        """Keep the book of commands after an entry; its state is the present one."""
        assert self.match is not None
        s = self.match.state
        at, carried = row[5], bool(row[10])
        quiet = entry.kind == WITHDRAW or (entry.kind == MOVE and entry.side in sealed_sides(s))
        if row[1] < entry.number:
            last = self.commands[-1]
            last.last = entry.number
            last.quiet = last.quiet and quiet
        else:
            self.commands.append(Command(row[1], entry.number, at, carried, quiet))
        self.asked_since = {
            side: self.asked_since[side] if quiet and side in self.asked_since else at for side in s.actors
        }

    @property
    def seq(self) -> int:
        """The last entry; -1 in the lobby."""
        return -1 if self.match is None else len(self.match.entries) - 1

    def playing(self) -> Match:
        """The match, which must be in play."""
        self.known()
        if self.match is None or self.phase != "play":
            raise Refused("wrong_phase", f"this table is not in play but {self.phase}")
        return self.match

    def known(self) -> None:
        """Refuse what needs an engine that is not here."""
        if self.other:
            raise other_rules(self.version, self.rules)

    # --- who may ------------------------------------------------------------------------------------

    def check_side(self, side: int) -> None:
        try:
            self.rules.check_side(side)
        except InternumError as error:
            raise Refused("malformed", str(error)) from error

    def acting(self, s: State, eyes: Eyes, side: int) -> int:
        """The seat that leads this side, if these eyes may act for it."""
        self.check_side(side)
        seat = s.seat(side)
        self.holds(eyes, seat)
        return seat

    def holds(self, eyes: Eyes, seat: int) -> None:
        """Refuse whoever may not act for a seat."""
        if not 0 <= seat < len(self.places) and seat != -1:
            raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
        if seat not in eyes.seats:
            raise Refused("no_key", f"you do not hold the key of seat {seat}")

    def answered(self, ticket: "Ticket") -> int | None:
        """What this message was answered when it came before."""
        return None if ticket.id is None else self.done.get((ticket.who, ticket.id))

    def settled(self, ticket: "Ticket") -> int:
        """What to answer a message that is carried out; from now on its repetitions get the same."""
        if ticket.id is None:
            return self.seq
        return self.done.setdefault((ticket.who, ticket.id), self.seq)

    # --- what is told --------------------------------------------------------------------------------

    def present(self, seat: int) -> bool:
        """Is somebody with the key of this seat here?"""
        return any(seat in eyes.seats for eyes in self.listeners.values())


@dataclass(frozen=True)
class Ticket:
    """Who sent a message and under what id, so that it is carried out once."""

    who: str
    id: str | None

    def note(self, tx: Transaction, table: str, seq: int) -> None:
        """Remember, in the same transaction as what was done."""
        tx.run("INSERT INTO done (table_id, who, id, seq) VALUES (?, ?, ?, ?)", table, self.who, self.id, seq)


def called(name: str, seat: int) -> str:
    """The name of a person in a seat, on one line as records write it."""
    name = name.strip()
    if not name.isprintable():
        raise Refused("malformed", "a name stands on one line")
    return name or f"Guest {seat + 1}"


COLUMNS: Final = (
    "id, game, seats, options, board, settings, phase, host_key, listed, created, started, ended, touched,"
    " rules, seed, commitment, forked, fork_of, position, ending"
)


def read_table(tx: Transaction, name: str) -> tuple[Row | None, list[Row]]:
    """What the store says of a table itself, and of its seats."""
    rows = tx.rows(f"SELECT {COLUMNS} FROM game_table WHERE id = ?", name)  # noqa: S608
    seats = tx.rows(
        "SELECT seat, kind, name, bot, stand_in, key FROM seat WHERE table_id = ? ORDER BY seat", name
    )
    return (rows[0] if rows else None), seats
