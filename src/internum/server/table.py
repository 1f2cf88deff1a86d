"""One table: its people, its match, its log. Whatever is asked of it happens one after another.

A command is carried out on the match in memory, then its rows are made durable, and only then does anybody
hear of it: the lock is held until the fan-out. If the rows cannot be stored, the match is forgotten and
built again from the store, as if nothing had been asked.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Protocol

import msgspec

from internum.core.errors import InternumError
from internum.core.notation import parse, resolve
from internum.core.rules import Rules
from internum.core.state import State
from internum.games import game as game_of
from internum.record.entry import MOVE, WITHDRAW
from internum.record.entry import Entry as LogEntry
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.seat import seat_record
from internum.record.seed import fresh
from internum.record.text import write
from internum.server import log
from internum.server.audience import changes, entry_for, insight_of, sealed_sides, status_of, view_of
from internum.server.describe import Descriptions
from internum.server.errors import Refused, reasons_of, refusal
from internum.server.ids import digest, key
from internum.server.limits import Bucket
from internum.server.messages import (
    Asked,
    At,
    Entry,
    InsightNow,
    Lobby,
    LobbyNow,
    LobbySeat,
    Mine,
    Offered,
    Part,
    Presence,
    PresentSeat,
    Prompt,
    Proposed,
    Said,
    Say,
    Settings,
    WhyNot,
)
from internum.server.messages import Table as TableFrame
from internum.server.prompts import part_after, prompt_of
from internum.server.store import Conflict, Row, Store, Transaction

RECENT: Final = 200  # entries in a `table` frame
DEFAULT_BOT: Final = "greedy"
COUNT_AFTER: Final = 0.1  # seconds from a move to the derived numbers
NUDGE: Final = 60.0  # seconds between two nudges of a seat
_json: Final = msgspec.json.Encoder().encode


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


class _Moved(msgspec.Struct, tag_field="t", tag="moved"):
    """`Moved` with the parts that many see alike, encoded once."""

    table: str
    seq: int
    entry: Entry
    changes: msgspec.Raw
    prompts: list[Prompt]
    mine: list[Mine]
    status: msgspec.Raw


class Table:
    """Use `opened()` around everything: it waits for its turn and sees to it that the match is there."""

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
        self._nudges: Final[dict[int, Bucket]] = {}
        self._counting: asyncio.Task[None] | None = None
        self.places: list[Place] = []
        self.describe(row, seats)
        self.rules: Final[Rules] = game_of(row[1]).rules(row[2], msgspec.json.decode(row[3]), row[4])
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
        self.commands: list[Command] = []
        self.asked_since: dict[int, float] = {}
        self.views: dict[int | None, list[int]] = {}
        self.prompts: dict[int, Prompt] = {}
        self.routes: dict[int, list[list[int]]] = {}
        self.talk: list[Said] = []
        self.proposal: Proposed | None = None
        self.loaded = False

    async def load(self) -> None:
        """Build the match from its rows."""
        self.used = time.monotonic()
        if self.loaded:
            return
        name = self.id

        def read(tx: Transaction) -> tuple[list[Row], list[Row], list[Row], list[Row]]:
            return (
                log.rows_of(tx, name),
                tx.rows("SELECT n, seat, at, body FROM talk WHERE table_id = ? ORDER BY n", name),
                tx.rows("SELECT side, moves FROM route WHERE table_id = ?", name),
                tx.rows("SELECT back, seat, agreed FROM proposal WHERE table_id = ?", name),
            )

        rows, talk, routes, proposals = await self.store.do(read)
        self.forget()
        if rows:
            if self.version != self.rules.game.version:
                here = self.rules.game.version
                raise Refused(
                    "other_rules", f"this game has version {self.version} of its rules, here is {here}"
                )
            match = log.start(self.rules, self.seed, self.board, rows)
            match.forked = self.forked
            match.commitment = self.commitment
            self.match = match
            self._note(match.entries[0], rows[0])
            for row in rows[1:]:
                entry = log.again(match, row)
                self._note(entry, row)
            self.link = rows[-1][-1]
        self.talk = [msgspec.json.decode(body, type=Said) for _, _, _, body in talk]
        self.routes = {side: msgspec.json.decode(moves) for side, moves in routes}
        for back, seat, agreed in proposals:
            self.proposal = Proposed(self.id, back, seat, msgspec.json.decode(agreed))
        self.loaded = True

    async def refresh(self) -> None:
        """Another process has changed this table: look again, tell everybody. The caller holds the lock."""
        name = self.id
        row, seats = await self.store.do(lambda tx: read_table(tx, name))
        if row is None:
            return
        was = {i: place.key for i, place in enumerate(self.places)}
        self.describe(row, seats)
        self.forget()
        await self.load()
        gone = {i for i, place in enumerate(self.places) if was.get(i) != place.key}
        for listener, eyes in list(self.listeners.items()):
            left = eyes.seats - gone
            look = eyes.seat if eyes.seat in left else min(left, default=None)
            self.listeners[listener] = replace(eyes, seat=look, seats=left)
        for listener, eyes in list(self.listeners.items()):
            listener.send(_json(self.frame(eyes)))
        self.wake()

    def _note(self, entry: LogEntry, row: Row) -> None:
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
        if self.match is None or self.phase != "play":
            raise Refused("wrong_phase", f"this table is not in play but {self.phase}")
        return self.match

    # --- commands ----------------------------------------------------------------------------------

    async def do(
        self,
        eyes: Eyes,
        side: int,
        seq: int,
        moves: list[list[int]] | None,
        text: str | None,
        ticket: "Ticket",
    ) -> int:
        """A command of a person: one move, or a route of several."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            match = self.playing()
            seat = self._acting(match.state, eyes, side)
            await self.touch(eyes, seat)
            self._fresh(seq, seat)
            if (moves is None) == (text is None):
                raise Refused("malformed", "a command has either moves or text")
            try:
                route = [resolve(match.state, side, parse(self.rules, text))] if text else moves
                assert route is not None
                await self._play(match, side, route, ticket, carried=False)
            except InternumError as error:
                raise refusal(error) from error
            return self.seq

    async def play_for(self, side: int, move: list[int], seq: int) -> bool:
        """A bot's move; False when the table has gone on without it."""
        async with self.lock:
            await self.load()
            if self.match is None or self.phase != "play" or self.seq != seq:
                return False
            await self._play(self.match, side, [move], None, carried=False)
            return True

    async def carry_on(self, side: int) -> None:
        """The next move of a halted route; a refusal ends it."""
        async with self.lock:
            await self.load()
            if self.match is None or self.phase != "play" or not self.match.state.asked(side):
                return
            route = self.routes.get(side)
            if not route:
                return
            try:
                await self._play(self.match, side, route, None, carried=True)
            except InternumError:
                await self.drop_route(side)

    async def drop_route(self, side: int) -> None:
        """End a halted route."""
        name = self.id
        await self.store.do(
            lambda tx: tx.run("DELETE FROM route WHERE table_id = ? AND side = ?", name, side)
        )
        self.routes.pop(side, None)

    async def _play(
        self, match: Match, side: int, route: list[list[int]], ticket: "Ticket | None", carried: bool
    ) -> None:
        """Play the first move, and the next ones as long as the same side is asked again at once."""
        first = len(match.entries)
        made: list[tuple[LogEntry, Row]] = []
        rest = route
        quiet_before = self.snapshot()
        while rest:
            try:
                entry = match.play(rest[0], side)
            except InternumError:
                if not made:
                    raise
                rest = []  # a later move of the route is refused: it ends here
                break
            rest = rest[1:]
            row = log.row_of(entry, first, time.time(), carried)
            made.append((entry, row))
            if not match.state.asked(side) or match.state.over:
                break
        if match.state.over:
            rest = []
        await self._store(match, made, ticket, quiet_before, {side: rest})

    async def undo(self, eyes: Eyes, seat: int, to: int, seq: int, ticket: "Ticket") -> int:
        """Take back a seat's own commands from entry `to` on."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            match = self.playing()
            self.holds(eyes, seat)
            self._fresh(seq, seat)
            kept = self.snapshot()
            try:
                entry = match.undo(seat, to or self._last_command(match, seat))
            except InternumError as error:
                refused = refusal(error)
                raise Refused("nothing_to_undo", refused.message, refused.reasons) from error
            dropped: dict[int, list[list[int]]] = {
                side: [] for side in self.routes if match.state.seat(side) == seat
            }
            await self._store(match, [(entry, self._single(entry))], ticket, kept, dropped)
            return self.seq

    def _last_command(self, match: Match, seat: int) -> int:
        """The first entry of a seat's last command in effect."""
        line = set(match.line)
        for command in reversed(self.commands):
            if command.first in line and match.entries[command.first].seat == seat:
                return command.first
        return 0

    async def withdraw(self, eyes: Eyes, side: int, seq: int, ticket: "Ticket") -> int:
        """Take back a sealed answer."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            match = self.playing()
            self._check_side(side)
            seat = match.state.seat(side)
            self.holds(eyes, seat)
            self._fresh(seq, seat)
            kept = self.snapshot()
            try:
                entry = match.withdraw(side)
            except InternumError as error:
                raise refusal(error) from error
            await self._store(match, [(entry, self._single(entry))], ticket, kept, {})
            return self.seq

    def _single(self, entry: LogEntry) -> Row:
        return log.row_of(entry, entry.number, time.time(), False)

    def snapshot(self) -> dict[int | None, list[int]]:
        """What everybody who listens sees now, to tell them later what has changed."""
        assert self.match is not None
        s = self.match.state
        for listener in self.listeners.values():
            if listener.seat not in self.views:
                self.views[listener.seat] = view_of(s, listener.seat)
        return self.views

    async def _store(
        self,
        match: Match,
        made: list[tuple[LogEntry, Row]],
        ticket: "Ticket | None",
        before: dict[int | None, list[int]],
        routes: dict[int, list[list[int]]],
    ) -> None:
        """Make entries durable, then tell everybody."""
        name = self.id
        now = time.time()
        over = match.state.over
        links: list[str] = []
        link = self.link
        for _, row in made:
            link = log.chained(link, row)
            links.append(link)
        number = made[-1][0].number
        stale_proposal = self.proposal is not None
        old_routes = {side for side in routes if self.routes.get(side)}

        def work(tx: Transaction) -> None:
            for (_, row), chained in zip(made, links):
                log.append(tx, name, row, chained)
            if ticket is not None and ticket.id is not None:
                ticket.note(tx, name, number)
            for side, rest in routes.items():
                if side in old_routes:
                    tx.run("DELETE FROM route WHERE table_id = ? AND side = ?", name, side)
                if rest:
                    body = _json(rest).decode()
                    tx.run("INSERT INTO route (table_id, side, moves) VALUES (?, ?, ?)", name, side, body)
            if over:
                tx.run("UPDATE game_table SET phase = 'over', ended = ? WHERE id = ?", now, name)
            if stale_proposal:
                tx.run("DELETE FROM proposal WHERE table_id = ?", name)
            self.mark(tx, name)

        try:
            await self.store.do(work)
        except Conflict as error:  # another process has moved here
            await self.refresh()
            raise Refused("stale", "the table has gone on elsewhere") from error
        except BaseException:
            self.forget()
            raise
        self.link = link
        for entry, row in made:
            self._note(entry, row)
        for side, rest in routes.items():
            if rest:
                self.routes[side] = rest
            else:
                self.routes.pop(side, None)
        self.prompts = {}
        self.touched = now
        if over:
            self.phase, self.ended = "over", now
        self._tell_moved(before)
        if stale_proposal:
            self.proposal = None
            self.tell_all(Proposed(self.id, 0, None, []))
        if over:
            self.tell_lobby()
        self.wake()

    # --- who may ------------------------------------------------------------------------------------

    def _check_side(self, side: int) -> None:
        try:
            self.rules.check_side(side)
        except InternumError as error:
            raise Refused("malformed", str(error)) from error

    def _acting(self, s: State, eyes: Eyes, side: int) -> int:
        """The seat that leads this side, if these eyes may act for it."""
        self._check_side(side)
        seat = s.seat(side)
        self.holds(eyes, seat)
        return seat

    def holds(self, eyes: Eyes, seat: int) -> None:
        """Refuse whoever may not act for a seat."""
        if not 0 <= seat < len(self.places) and seat != -1:
            raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
        if seat not in eyes.seats:
            raise Refused("no_key", f"you do not hold the key of seat {seat}")

    def _fresh(self, seq: int, seat: int) -> None:
        """Refuse a command that was made before what has changed the question."""
        assert self.match is not None
        if seq > self.seq:
            raise Refused("stale", f"the log ends at entry {self.seq}, there is no entry {seq} yet")
        for command in reversed(self.commands):
            if command.last <= seq:
                return
            if not command.quiet or self.match.entries[command.last].seat == seat:
                raise Refused("stale", f"the table has gone on from entry {seq} to {self.seq}")

    async def answered(self, ticket: "Ticket") -> int | None:
        """What this message was answered when it came before."""
        if ticket.id is None:
            return None
        name = self.id
        rows = await self.store.do(
            lambda tx: tx.rows(
                "SELECT seq FROM done WHERE table_id = ? AND who = ? AND id = ?", name, ticket.who, ticket.id
            )
        )
        return int(rows[0][0]) if rows else None

    # --- what is asked and not kept ------------------------------------------------------------------

    async def offers(self, eyes: Eyes, side: int, draft: list[int], id: str | None) -> Offered:  # noqa: A002
        """What is open to a side after a draft of its own."""
        async with self.lock:
            await self.load()
            match = self.playing()
            self._acting(match.state, eyes, side)
            t = match.state.copy()
            try:
                for i, choice in enumerate(draft):
                    if i and t.settled:
                        raise Refused("illegal", "the draft goes on after its end")
                    t.play(choice, side)
            except InternumError as error:
                raise refusal(error) from error
            if draft and t.settled:
                return Offered(id, self.id, side, draft, True, [], None)
            part: Part | None = part_after(t, side) if draft else None
            return Offered(id, self.id, side, draft, False, t.legal(side), part)

    async def why(self, eyes: Eyes, side: int, move: list[int] | str, id: str | None) -> WhyNot:  # noqa: A002
        """Every reason against a move, as far as this seat's own knowledge goes."""
        async with self.lock:
            await self.load()
            match = self.playing()
            self._acting(match.state, eyes, side)
            s = match.state
            try:
                if isinstance(move, str):
                    reasons = s.why_not(move, side)
                    if reasons is not None:
                        return WhyNot(id, self.id, False, reasons_of(reasons))
                    resolve(s, side, parse(self.rules, move))
                else:
                    head, *rest = move
                    if head not in s.legal(side):
                        if not 0 <= head < self.rules.choices:
                            raise Refused("malformed", f"there is no choice {head}")
                        return WhyNot(id, self.id, False, reasons_of(s.rules.refusal(s, head, side).reasons))
                    s.copy().do(move, side) if rest else None
            except InternumError as error:
                refused = refusal(error)
                if refused.code != "illegal":
                    raise refused from error
                return WhyNot(id, self.id, False, refused.reasons)
            return WhyNot(id, self.id, True, [])

    # --- what is told --------------------------------------------------------------------------------

    def tell_all(self, frame: Any) -> None:
        """The same frame to everybody."""
        data = _json(frame)
        for listener in list(self.listeners):
            listener.send(data)

    def tell_lobby(self) -> None:
        """How the table stands, to each as it is theirs."""
        for listener, eyes in list(self.listeners.items()):
            listener.send(_json(LobbyNow(self.id, self.lobby(eyes))))

    def tell_presence(self, nudged: int | None = None) -> None:
        """Who is here."""
        self.tell_all(self.presence(nudged))

    def _tell_moved(self, before: dict[int | None, list[int]]) -> None:
        assert self.match is not None
        match = self.match
        command = self.commands[-1]
        entries = match.entries[command.first : command.last + 1]
        status = msgspec.Raw(_json(status_of(match, self.asked_since)))
        views: dict[int | None, list[int]] = {}
        frames: dict[tuple[int | None, frozenset[int]], bytes] = {}
        open_rules = not self.rules.secrets
        shared: list[int] | None = None
        changed: dict[int | None, msgspec.Raw] = {}
        for listener, eyes in list(self.listeners.items()):
            kind = (eyes.seat, eyes.seats)
            if kind not in frames:
                seat = eyes.seat
                if seat not in views:
                    if open_rules and shared is not None:
                        views[seat] = shared
                        changed[seat] = next(iter(changed.values()))
                    else:
                        views[seat] = shared = view_of(match.state, seat)
                        changed[seat] = msgspec.Raw(_json(changes(before[seat], shared)))
                entry = entry_for(self.rules, entries, seat, command.at, command.carried)
                frame = _Moved(
                    self.id,
                    self.seq,
                    entry,
                    changed[seat],
                    self.prompts_for(eyes.seats),
                    self.mine(eyes.seats),
                    status,
                )
                frames[kind] = _json(frame)
            listener.send(frames[kind])
        self.views = views
        if self._counting is None and any(eyes.insight for eyes in self.listeners.values()):
            self._counting = asyncio.get_running_loop().create_task(self._count())

    async def _count(self) -> None:
        """Send derived numbers a moment later: moves that follow fast on each other need them once."""
        await asyncio.sleep(COUNT_AFTER)
        async with self.lock:
            self._counting = None
            if self.match is None:
                return
            told: dict[int | None, bytes] = {}
            for listener, eyes in list(self.listeners.items()):
                if eyes.insight:
                    seat = eyes.seat if self.rules.secrets else None
                    if seat not in told:
                        numbers = insight_of(self.match.state, seat)
                        if numbers is None:
                            return
                        told[seat] = _json(InsightNow(self.id, self.seq, numbers))
                        await asyncio.sleep(0)  # others may have their turn between
                    listener.send(told[seat])

    def prompts_for(self, seats: frozenset[int]) -> list[Prompt]:
        """The prompts of every side that these seats must answer."""
        if self.match is None or not seats or self.phase != "play":
            return []
        s = self.match.state
        out: list[Prompt] = []
        for side in s.actors:
            if s.seat(side) in seats:
                if side not in self.prompts:
                    self.prompts[side] = prompt_of(s, side, bool(self.routes.get(side)))
                out.append(self.prompts[side])
        return out

    def mine(self, seats: frozenset[int]) -> list[Mine]:
        """What these seats can take back."""
        if self.match is None or self.phase != "play":
            return []
        starts = {command.first for command in self.commands[-RECENT:]}
        out: list[Mine] = []
        for seat in sorted(seats):
            points = [n for n in self.match.undo_points(seat) if n in starts]
            reason = None if points else self.match.why_no_undo(seat)
            out.append(Mine(seat, points, None if reason is None else reasons_of([reason])[0]))
        return out

    def frame(self, eyes: Eyes, id: str | None = None) -> TableFrame:  # noqa: A002
        """The whole picture."""
        match = self.match
        view: list[int] = []
        entries: list[Entry] = []
        status = None
        if match is not None:
            view = view_of(match.state, eyes.seat)
            self.views.setdefault(eyes.seat, view)
            entries = [self._entry(command, eyes.seat) for command in self.commands[-RECENT:]]
            status = status_of(match, self.asked_since)
        return TableFrame(
            self.id,
            self.lobby(eyes),
            self.books.digest(self.rules),
            self.seq,
            eyes.seat,
            view,
            self.prompts_for(eyes.seats),
            self.mine(eyes.seats),
            status,
            entries,
            [said for said in self.talk[-RECENT:] if self._hears(said, eyes)],
            insight_of(match.state, eyes.seat) if match is not None and eyes.insight else None,
            self.proposal,
            time.time(),
            id,
        )

    def _entry(self, command: Command, eyes: int | None) -> Entry:
        assert self.match is not None
        entries = self.match.entries[command.first : command.last + 1]
        return entry_for(self.rules, entries, eyes, command.at, command.carried)

    @staticmethod
    def _hears(said: Said, eyes: Eyes) -> bool:
        return said.to is None or said.seat in eyes.seats or any(seat in eyes.seats for seat in said.to)

    def present(self, seat: int) -> bool:
        """Is somebody with the key of this seat here?"""
        return any(seat in eyes.seats for eyes in self.listeners.values())

    def presence(self, nudged: int | None = None) -> Presence:
        """Who is here."""
        seats = [
            PresentSeat(i, self.present(i), place.since, place.bot, place.stand_in)
            for i, place in enumerate(self.places)
        ]
        watching = sum(1 for eyes in self.listeners.values() if not eyes.seats)
        return Presence(self.id, seats, watching, nudged)

    def lobby(self, eyes: Eyes) -> Lobby:
        """The table as a link shows it."""
        game = self.rules.game
        edition, changed = nearest_edition(self.rules)
        over = self.phase == "over"
        return Lobby(
            self.id,
            game.name,
            game.title,
            self.phase,
            edition,
            self.rules.options,
            changed,
            self.rules.board_digest,
            [
                LobbySeat(i, p.kind, p.name, p.bot, p.stand_in, self.present(i), p.since)
                for i, p in enumerate(self.places)
            ],
            self.settings,
            30 * self.rules.seats,
            self.books.digest(self.rules),
            self.seq,
            eyes.host,
            sorted(eyes.seats),
            self.created,
            self.started,
            self.ended,
            self.commitment,
            self.seed.hex() if over and self.seed is not None else None,
            self.fork_of,
        )

    async def shown(self, eyes: Eyes) -> Lobby:
        """The same for whoever asks once."""
        async with self.lock:
            await self.load()
            return self.lobby(eyes)

    async def record(self, eyes: Eyes) -> str:
        """The record as text: a seat's while the game runs, the full one with its seed after the end."""
        async with self.lock:
            await self.load()
            if self.match is None:
                raise Refused("wrong_phase", "the game has not begun")
            names = {i: name for i, p in enumerate(self.places) if (name := p.name or p.bot)}
            if self.match.state.over:
                return write(record_of(self.match, names, publish=self.match.seed is not None))
            return write(seat_record(self.match, eyes.seat, names))

    async def fork(self, eyes: Eyes, at: int) -> Match:
        """A match of its own, with a fresh seed; of a running game only where the rules hide nothing."""
        async with self.lock:
            await self.load()
            match = self.match
            if match is None:
                raise Refused("wrong_phase", "the game has not begun")
            if not 0 <= at <= self.seq:
                raise Refused("no_such_entry", f"the log has the entries 0 to {self.seq}, not {at}")
            if not match.state.over and self.rules.secrets:
                raise Refused("wrong_phase", "a running game with secrets can be forked when it is over")
            forked = match.fork(at, fresh())
            if forked.state.over:
                raise Refused("no_such_entry", "the game is over there: fork from an earlier entry")
            return forked

    async def state_at(self, eyes: Eyes, at: int) -> At:
        """The position after an entry, as these eyes saw it then."""
        async with self.lock:
            await self.load()
            match = self.match
            if match is None:
                raise Refused("wrong_phase", "the game has not begun")
            command = next((c for c in self.commands if c.first <= at <= c.last), None)
            if command is None:
                raise Refused("no_such_entry", f"the log has the entries 0 to {self.seq}, not {at}")
            then = match.fork(at)
            status = status_of(then, {})
            status.asked = [Asked(one.side, one.seat, command.at) for one in status.asked]
            return At(self.id, at, view_of(then.state, eyes.seat), self._entry(command, eyes.seat), status)

    # --- seats in play -------------------------------------------------------------------------------

    async def touch(self, eyes: Eyes, seat: int) -> None:
        """A person acts for a seat: a bot that stood in hands it back. The caller holds the lock."""
        if seat in eyes.seats and self.places[seat].stand_in:
            await self._stand_in(seat, "")

    async def seat(self, eyes: Eyes, seat: int, what: str, ticket: "Ticket") -> int:
        """Resign, ask a bot to stand in for somebody away, take the seat back, or nudge who is waited for."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            match = self.playing()
            if not 0 <= seat < len(self.places):
                raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
            place = self.places[seat]
            if what == "resign":
                self.holds(eyes, seat)
                await self._seat(seat, Place("bot", bot=DEFAULT_BOT), [])
            elif what == "back":
                self.holds(eyes, seat)
                await self.touch(eyes, seat)
            elif not eyes.seats:
                raise Refused("no_key", "only who sits at the table can do this")
            elif place.kind != "person":
                raise Refused("not_open", f"nobody sits in seat {seat}")
            elif what == "stand_in":
                away = time.time() - place.since
                if self.present(seat) or away < self.settings.away_after:
                    raise Refused(
                        "not_away",
                        "this seat is not away for long enough",
                        None,
                        self.settings.away_after - away,
                    )
                await self._stand_in(seat, DEFAULT_BOT)
            else:
                if seat not in {match.state.seat(side) for side in match.state.actors}:
                    raise Refused("not_away", f"nobody waits for seat {seat}")
                wait = self._nudges.setdefault(seat, Bucket(1 / NUDGE, 1.0)).take(1.0)
                if wait:
                    raise Refused("too_many", "this seat has just been nudged", retry_after=wait)
                self.tell_presence(seat)
            if ticket.id is not None:
                seq, name = self.seq, self.id
                await self.store.do(lambda tx: ticket.note(tx, name, seq))
            return self.seq

    async def _stand_in(self, seat: int, bot: str) -> None:
        old = self.places[seat]
        await self._seat(seat, Place("person", old.name, bot, bool(bot), old.key, old.since), None)

    async def take_back(self, eyes: Eyes, seat: int, to: int, answer: str, ticket: "Ticket") -> int:
        """Propose to go back to before entry `to`, or answer such a proposal; all persons must agree."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            match = self.playing()
            self.holds(eyes, seat)
            persons = {
                i for i, place in enumerate(self.places) if place.kind == "person" and not place.stand_in
            }
            persons.add(seat)
            if answer == "propose":
                if to not in match.line or to not in {command.first for command in self.commands}:
                    raise Refused("no_such_entry", f"entry {to} begins no command that is in effect")
                proposal = Proposed(self.id, to, seat, [seat])
            else:
                old = self.proposal
                if old is None or old.to != to:
                    raise Refused("no_proposal", f"nobody proposes to go back to entry {to}")
                if answer == "refuse":
                    await self._keep_proposal(None, ticket)
                    self.tell_all(Proposed(self.id, to, None, []))
                    return self.seq
                proposal = Proposed(self.id, to, old.seat, sorted({*old.agreed, seat}))
            if not persons <= set(proposal.agreed):
                await self._keep_proposal(proposal, ticket)
                self.tell_all(proposal)
                return self.seq
            before = self.snapshot()
            entry = match.go_back(to)
            dropped: dict[int, list[list[int]]] = {side: [] for side in self.routes}
            await self._store(match, [(entry, self._single(entry))], ticket, before, dropped)
            return self.seq

    async def _keep_proposal(self, proposal: Proposed | None, ticket: "Ticket") -> None:
        name, seq = self.id, self.seq

        def work(tx: Transaction) -> None:
            tx.run("DELETE FROM proposal WHERE table_id = ?", name)
            if proposal is not None:
                agreed = _json(proposal.agreed).decode()
                tx.run(
                    "INSERT INTO proposal (table_id, back, seat, agreed) VALUES (?, ?, ?, ?)",
                    name,
                    proposal.to,
                    proposal.seat,
                    agreed,
                )
            self.mark(tx, name)
            if ticket.id is not None:
                ticket.note(tx, name, seq)

        await self.store.do(work)
        self.proposal = proposal

    # --- the lobby -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Draw the seed, commit to it, set the game up. Open seats become bots; latecomers take them."""
        async with self.lock:
            await self.load()
            if self.phase != "lobby":
                raise Refused("wrong_phase", f"this table is not in the lobby but {self.phase}")
            seed = fresh()
            match = Match(self.rules, seed, board=self.board)
            now = time.time()
            row = log.row_of(match.entries[0], 0, now, False)
            link = log.chained(log.genesis(self.id), row)
            filled = [i for i, place in enumerate(self.places) if place.kind == "open"]
            name = self.id

            def work(tx: Transaction) -> None:
                for i in filled:
                    tx.run(
                        "UPDATE seat SET kind = 'bot', bot = ? WHERE table_id = ? AND seat = ?",
                        DEFAULT_BOT,
                        name,
                        i,
                    )
                log.append(tx, name, row, link)
                tx.run(
                    "UPDATE game_table SET phase = 'play', started = ?, seed = ?, commitment = ?, touched = ?"
                    " WHERE id = ?",
                    now,
                    seed.hex(),
                    match.commitment,
                    now,
                    name,
                )
                self.mark(tx, name)

            await self.store.do(work)
            for i in filled:
                self.places[i].kind, self.places[i].bot = "bot", DEFAULT_BOT
            self.phase, self.started, self.seed, self.commitment = "play", now, seed, match.commitment
            self.match, self.link = match, link
            self._note(match.entries[0], row)
            for listener, eyes in list(self.listeners.items()):
                listener.send(_json(self.frame(eyes)))
            self.wake()

    async def sit(self, seat: int | None, name: str, owners: list[str]) -> tuple[int, str]:
        """Take a seat: an open one, or after the start a bot's."""
        async with self.lock:
            await self.load()
            if self.phase not in ("lobby", "play"):
                raise Refused("wrong_phase", f"nobody can join a table that is {self.phase}")
            if seat is None:
                free = [i for i in range(len(self.places)) if self._free(i)]
                if not free:
                    raise Refused("seat_taken", "there is no free seat")
                seat = min(free, key=lambda i: self.places[i].kind != "open")
            if not 0 <= seat < len(self.places):
                raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
            if not self._free(seat):
                raise Refused("seat_taken", f"seat {seat} is taken")
            secret = key()
            place = Place("person", name or f"Guest {seat + 1}", key=digest(secret))
            await self._seat(seat, place, owners)
            return seat, secret

    def _free(self, seat: int) -> bool:
        kind = self.places[seat].kind
        return kind == "open" or (kind == "bot" and self.phase == "play" and self.settings.latecomers)

    async def change(self, seat: int, what: str, bot: str, owners: list[str]) -> str | None:
        """What the host does with a seat; the key where a new one is made."""
        async with self.lock:
            await self.load()
            if not 0 <= seat < len(self.places):
                raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
            if self.phase not in ("lobby", "play"):
                raise Refused("wrong_phase", f"this table is {self.phase}")
            old = self.places[seat]
            if what == "reissue":
                if old.kind != "person":
                    raise Refused("not_open", f"nobody sits in seat {seat}")
                secret = key()
                await self._seat(seat, Place("person", old.name, old.bot, old.stand_in, digest(secret)), [])
                return secret
            if what == "me":
                if not self._free(seat):
                    raise Refused("seat_taken", f"seat {seat} is taken")
                secret = key()
                await self._seat(seat, Place("person", f"Guest {seat + 1}", key=digest(secret)), owners)
                return secret
            if what == "open" and self.phase == "play":
                raise Refused(
                    "wrong_phase", "in play a seat is a person's or a bot's; latecomers take a bot's"
                )
            if what == "remove" and old.kind != "person":
                raise Refused("not_open", f"nobody sits in seat {seat}")
            kind: Literal["open", "bot"] = (
                "bot" if what == "bot" or (what == "remove" and self.phase == "play") else "open"
            )
            await self._seat(seat, Place(kind, bot=(bot or DEFAULT_BOT) if kind == "bot" else ""), [])
            return None

    async def _seat(self, seat: int, place: Place, owners: list[str] | None) -> None:
        """Change who holds a seat. `owners` hold it from now on, alone; None: those who did."""
        name = self.id

        def work(tx: Transaction) -> None:
            tx.run(
                "UPDATE seat SET kind = ?, name = ?, bot = ?, stand_in = ?, key = ?"
                " WHERE table_id = ? AND seat = ?",
                place.kind,
                place.name,
                place.bot,
                int(place.stand_in),
                place.key,
                name,
                seat,
            )
            self.mark(tx, name)
            if owners is not None:
                tx.run("DELETE FROM holding WHERE table_id = ? AND seat = ?", name, seat)
                for owner in owners:
                    tx.run("INSERT INTO holding (owner, table_id, seat) VALUES (?, ?, ?)", owner, name, seat)

        await self.store.do(work)
        self.places[seat] = place
        if owners is not None:
            for listener, eyes in list(self.listeners.items()):
                if seat in eyes.seats:
                    left = eyes.seats - {seat}
                    now = replace(
                        eyes, seat=eyes.seat if eyes.seat != seat else min(left, default=None), seats=left
                    )
                    self.listeners[listener] = now
                    listener.send(_json(self.frame(now)))
        self.tell_lobby()
        self.wake()

    async def say(self, eyes: Eyes, message: Say, ticket: "Ticket") -> int:
        """Say something to the table or to some seats."""
        async with self.lock:
            await self.load()
            known = await self.answered(ticket)
            if known is not None:
                return known
            self.holds(eyes, message.seat)
            if sum(part is not None for part in (message.text, message.phrase, message.show)) != 1:
                raise Refused("malformed", "one of text, phrase and show is said")
            for seat in message.to or []:
                if seat >= len(self.places):
                    raise Refused("no_such_seat", f"there are seats 0 to {len(self.places) - 1}, not {seat}")
            said = Said(
                self.id,
                len(self.talk),
                message.seat,
                message.to,
                time.time(),
                message.text or "",
                message.phrase or "",
                message.params,
                message.show or [],
            )
            name = self.id

            def work(tx: Transaction) -> None:
                body = _json(said).decode()
                tx.run(
                    "INSERT INTO talk (table_id, n, seat, at, body) VALUES (?, ?, ?, ?, ?)",
                    name,
                    said.n,
                    said.seat,
                    said.at,
                    body,
                )
                self.mark(tx, name)
                if ticket.id is not None:
                    ticket.note(tx, name, self.seq)

            await self.store.do(work)
            self.talk.append(said)
            data = _json(said)
            for listener, other in list(self.listeners.items()):
                if self._hears(said, other):
                    listener.send(data)
            return self.seq

    # --- listening -----------------------------------------------------------------------------------

    async def listen(self, listener: Listener, eyes: Eyes, since: int | None, id: str | None) -> None:  # noqa: A002
        """Tell a listener how things stand, and from now on what happens."""
        async with self.lock:
            await self.load()
            here = {seat for seat in eyes.seats if not self.present(seat)}
            for seat in here:
                self.places[seat].since = time.time()
            self.listeners[listener] = eyes
            listener.send(_json(self.frame(eyes, id)))
            self.tell_presence()
            self.wake()

    async def leave(self, listener: Listener) -> None:
        """A listener has gone."""
        eyes = self.listeners.pop(listener, None)
        if eyes is None:
            return
        for seat in eyes.seats:
            if not self.present(seat):
                self.places[seat].since = time.time()
        self.used = time.monotonic()
        with suppress(RuntimeError):
            self.tell_presence()


@dataclass(frozen=True)
class Ticket:
    """Who sent a message and under what id, so that it is carried out once."""

    who: str
    id: str | None

    def note(self, tx: Transaction, table: str, seq: int) -> None:
        """Remember, in the same transaction as what was done."""
        tx.run("INSERT INTO done (table_id, who, id, seq) VALUES (?, ?, ?, ?)", table, self.who, self.id, seq)


COLUMNS: Final = (
    "id, game, seats, options, board, settings, phase, host_key, listed, created, started, ended, touched,"
    " rules, seed, commitment, forked, fork_of"
)


def read_table(tx: Transaction, name: str) -> tuple[Row | None, list[Row]]:
    """What the store says of a table itself, and of its seats."""
    rows = tx.rows(f"SELECT {COLUMNS} FROM game_table WHERE id = ?", name)  # noqa: S608
    seats = tx.rows(
        "SELECT seat, kind, name, bot, stand_in, key FROM seat WHERE table_id = ? ORDER BY seat", name
    )
    return (rows[0] if rows else None), seats


def nearest_edition(rules: Rules) -> tuple[str, dict[str, str]]:
    """The edition that differs least, and what differs from it; without editions, from the defaults."""
    game = rules.game
    defaults = {option.name: option.default for option in game.options}
    named = {name: {**defaults, **values} for name, values in game.editions.items()} or {"": defaults}
    best = min(named, key=lambda name: sum(rules.options[n] != value for n, value in named[name].items()))
    return best, {n: v for n, v in rules.options.items() if named[best][n] != v}
