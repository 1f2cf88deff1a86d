"""All tables of a server: made, found, played on by bots, and put aside when nobody uses them."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from internum.core.errors import InternumError
from internum.core.rules import Rules
from internum.games import game as game_of
from internum.record.match import Match
from internum.server import log, telling
from internum.server.config import Config
from internum.server.describe import Descriptions
from internum.server.driver import Driver
from internum.server.errors import Refused
from internum.server.ids import digest, key, table_id
from internum.server.messages import Made, NewTable, Seating, SeatKey, Settings
from internum.server.reading import ending_text
from internum.server.store import Row, Store, Transaction, shared
from internum.server.table import COLUMNS, DEFAULT_BOT, Eyes, Place, Table, called, read_table
from internum.server.thinkers import Thinkers

LOG: Final = logging.getLogger("internum.server")
OVERLAP: Final = 1000  # numbers of changes that may still come in late
WATCH: Final = 0.2  # seconds between two looks at what other servers have done
WATCH_ALONE: Final = 1.0  # the same where only commands of the host can have done something


def rules_of(game: str, seats: int, options: dict[str, str], board: str | None) -> Rules:
    """The rules that are asked for, or why there are none."""
    try:
        found = game_of(game)
    except InternumError as error:
        raise Refused("no_such_game", str(error)) from error
    try:
        return found.rules(seats, dict(options), board)
    except InternumError as error:
        raise Refused("bad_options", str(error)) from error


class Tables:
    """Tables by their id; each is read from the store once and kept while it is used."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store: Final = store
        self.config: Final = config
        self._shared: Final = shared(config.database)
        self._origin: Final = table_id()
        self.books: Final = Descriptions()
        self.thinkers: Final = Thinkers(config.thinkers, config.bot_seconds, config.lots)
        self.driver: Final = Driver(self.thinkers)
        self._tables: Final[dict[str, Table]] = {}

    async def get(self, name: str) -> Table:
        """The table of this id."""
        table = self._tables.get(name)
        if table is not None:
            table.used = time.monotonic()  # whoever asks will want something of it
            return table
        row, seats = await self.store.do(lambda tx: read_table(tx, name))
        if row is None:
            raise Refused("no_such_table", f"there is no table {name}")
        table = self._tables.get(name)  # somebody may have been quicker
        if table is None:
            try:
                table = Table(self.store, self.books, row, seats, self._mark)
            except InternumError as error:  # a game or an option that this server has no longer
                raise Refused(
                    "other_rules", f"{row[1]} as it is played here is not known: {error}"
                ) from error
            table.wake = lambda: self.driver.drive(table)
            self._tables[name] = table
        return table

    async def make(self, asked: NewTable, owners: list[str]) -> Made:
        """A new table in its lobby."""
        rules = rules_of(asked.game, asked.seats, asked.options, asked.board)
        if len(asked.seating) > rules.seats:
            raise Refused("bad_options", f"{len(asked.seating)} are more than {rules.seats} seats")
        seating = [*asked.seating, *(Seating("open") for _ in range(rules.seats - len(asked.seating)))]
        host = key()
        keys: list[SeatKey] = []
        places: list[Place] = []
        for i, wish in enumerate(seating):
            if wish.kind == "me":
                keys.append(SeatKey(i, key()))
                places.append(Place("person", called(wish.name, i), key=digest(keys[-1].key)))
            elif wish.kind == "bot":
                places.append(Place("bot", bot=wish.bot or DEFAULT_BOT))
            else:
                places.append(Place("open"))
        name = table_id()
        now = time.time()

        def work(tx: Transaction) -> None:
            self._room(tx)
            insert_table(
                tx,
                (
                    name,
                    rules.game.name,
                    rules.seats,
                    _text(rules.options),
                    asked.board,
                    _text(asked.settings),
                    "lobby",
                    digest(host),
                    int(asked.settings.listed),
                    now,
                    None,
                    None,
                    now,
                    rules.game.version,
                    None,
                    None,
                    0,
                    None,
                    None,
                    None,
                ),
                places,
            )
            hold(tx, owners, name, [-1, *(one.seat for one in keys)])

        await self.store.do(work)
        return Made(name, host, keys)

    async def keep(
        self,
        match: Match,
        over: bool,
        fork_of: str | None,
        owners: list[str],
        names: dict[int, str],
        seating: list[Seating],
    ) -> Made:
        """A table that begins with a match: of an imported record, of a fork."""
        rules = match.rules
        host = key()
        keys: list[SeatKey] = []
        places: list[Place] = []
        for i in range(rules.seats):
            wish = seating[i] if i < len(seating) else Seating("bot")
            name = names.get(i, "")[:40]
            if over:
                places.append(Place("person", name))
            elif wish.kind == "me":
                keys.append(SeatKey(i, key()))
                places.append(Place("person", called(wish.name or name, i), key=digest(keys[-1].key)))
            else:  # in play no seat stands empty: latecomers take a bot's
                places.append(Place("bot", bot=wish.bot or DEFAULT_BOT))
        table = table_id()
        now = time.time()
        rows = log.rows_from(match, table, now)

        def work(tx: Transaction) -> None:
            self._room(tx)
            insert_table(
                tx,
                (
                    table,
                    rules.game.name,
                    rules.seats,
                    _text(rules.options),
                    match.board,
                    _text(Settings()),
                    "over" if over else "play",
                    digest(host),
                    0,
                    now,
                    now,
                    now if over else None,
                    now,
                    rules.game.version,
                    None if match.seed is None else match.seed.hex(),
                    match.commitment,
                    match.forked,
                    fork_of,
                    match.position,
                    ending_text(match),
                ),
                places,
            )
            for row in rows:
                log.append(tx, table, row[:-1], row[-1])
            hold(tx, owners, table, [-1, *(one.seat for one in keys)])

        await self.store.do(work)
        return Made(table, host, keys)

    def _room(self, tx: Transaction) -> None:
        if tx.rows("SELECT COUNT(*) FROM game_table")[0][0] >= self.config.tables:
            raise Refused("full", "this server holds as many tables as it may")

    async def eyes(self, table: Table, owners: list[str], keys: list[str], seat: int | None) -> Eyes:
        """Who somebody is at a table, by what they hold."""
        name = table.id
        seats: set[int] = set()
        if owners:
            marks = ", ".join("?" for _ in owners)
            rows = await self.store.do(
                lambda tx: tx.rows(
                    f"SELECT seat FROM holding WHERE table_id = ? AND owner IN ({marks})",  # noqa: S608
                    name,
                    *owners,
                )
            )
            seats = {int(row[0]) for row in rows}
        hashes = {digest(one) for one in keys}
        host = -1 in seats or table.host_key in hashes
        seats |= {i for i, place in enumerate(table.places) if place.key is not None and place.key in hashes}
        seats.discard(-1)
        if seat is not None and seat not in seats:
            raise Refused("no_key", f"you do not hold the key of seat {seat}")
        look = seat if seat is not None else min(seats, default=None)
        return Eyes(look, frozenset(seats), host)

    async def counts(self) -> dict[str, int]:
        """How much there is, for the status page; numbers alone."""
        rows = await self.store.do(
            lambda tx: tx.rows("SELECT phase, COUNT(*) FROM game_table GROUP BY phase")
        )
        here = [eyes for table in self._tables.values() for eyes in table.listeners.values()]
        return {
            **{f"tables_{phase}": 0 for phase in ("lobby", "play", "over", "closed")},
            **{f"tables_{phase}": int(count) for phase, count in rows},
            "tables_open": sum(1 for table in self._tables.values() if table.listeners),
            "people_here": len(here),
            "bots_at_work": self.driver.at_work,
        }

    # --- other processes -----------------------------------------------------------------------------

    def _mark(self, tx: Transaction, table: str) -> None:
        """Note a change where other processes may want to know of it."""
        if self._shared:
            note_change(tx, table, self._origin)

    async def watch(self) -> None:
        """Look now and then for what other processes have changed: other servers, commands of the host."""
        seen: set[int] | None = None
        while True:
            try:
                seen = await self._look(seen)
            except Exception:
                LOG.exception("the store cannot be read")
            await asyncio.sleep(WATCH if self._shared else WATCH_ALONE)

    async def _look(self, seen: set[int] | None) -> set[int]:
        """Look again at every table with a change that has not been seen; the numbers there are now."""
        low = max(seen, default=0) - OVERLAP if seen else 0  # numbers come late where transactions overlap
        rows = await self.store.do(
            lambda tx: tx.rows("SELECT n, table_id, origin FROM change WHERE n > ? ORDER BY n", low)
        )
        if seen is not None:
            new = [row for row in rows if row[0] not in seen and row[2] != self._origin]
            for name in dict.fromkeys(row[1] for row in new):
                await self._look_again(name)
        return {row[0] for row in rows} | ({max(seen)} if seen else set())

    async def _look_again(self, name: str) -> None:
        table = self._tables.get(name)
        if table is None:
            return
        async with table.lock:
            if not table.listeners:
                self._tables.pop(name, None)
            else:
                await telling.refresh(table)

    # --- rest ----------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then put aside what nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle))
            for name, table in list(self._tables.items()):
                if table.lock.locked():
                    continue
                async with table.lock:
                    await table.keep()
                if time.monotonic() - table.used < self.config.idle or table.lock.locked():
                    continue
                if not table.listeners:
                    self._tables.pop(name, None)
                elif table.loaded and not self.driver.drives(name):
                    table.forget()

    async def close(self) -> None:
        """End all that is under way."""
        await self.driver.close()
        await self.thinkers.close()
        for table in self._tables.values():
            async with table.lock:
                await table.keep()


def note_change(tx: Transaction, table: str, origin: str) -> None:
    """Tell other processes that a table has changed, and forget what all have long seen."""
    now = time.time()
    tx.run("INSERT INTO change (table_id, origin, at) VALUES (?, ?, ?)", table, origin, now)
    tx.run("DELETE FROM change WHERE at < ?", now - 300)


def hold(tx: Transaction, owners: list[str], table: str, seats: list[int]) -> None:
    """From now on these owners hold these seats; -1 is the host."""
    for owner in owners:
        for seat in seats:
            tx.run(
                "INSERT INTO holding (owner, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                owner,
                table,
                seat,
            )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def insert_table(tx: Transaction, row: Row, places: list[Place]) -> None:
    """A table with its seats."""
    marks = ", ".join("?" for _ in row)
    tx.run(f"INSERT INTO game_table ({COLUMNS}) VALUES ({marks})", *row)  # noqa: S608
    for i, place in enumerate(places):
        tx.run(
            "INSERT INTO seat (table_id, seat, kind, name, bot, stand_in, key) VALUES (?, ?, ?, ?, ?, ?, ?)",
            row[0],
            i,
            place.kind,
            place.name,
            place.bot,
            int(place.stand_in),
            place.key,
        )
