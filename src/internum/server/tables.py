"""All tables of a server: made, found, played on by bots, and put aside when nobody uses them."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from internum.core.errors import InternumError
from internum.core.rules import Rules
from internum.games import game as game_of
from internum.server.config import Config
from internum.server.describe import Descriptions
from internum.server.errors import Refused
from internum.server.ids import digest, key, table_id
from internum.server.messages import Made, NewTable, Seating, SeatKey
from internum.server.store import Row, Store, Transaction
from internum.server.table import DEFAULT_BOT, Eyes, Place, Table
from internum.server.thinkers import Thinkers

LOG: Final = logging.getLogger("internum.server")
COLUMNS: Final = (
    "id, game, seats, options, board, settings, phase, host_key, listed, created, started, ended, touched,"
    " rules, seed, commitment, forked, fork_of"
)


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
        self.books: Final = Descriptions()
        self.thinkers: Final = Thinkers(config.thinkers, config.bot_seconds)
        self._tables: Final[dict[str, Table]] = {}
        self._driven: Final[dict[str, asyncio.Task[None]]] = {}

    async def get(self, name: str) -> Table:
        """The table of this id."""
        table = self._tables.get(name)
        if table is not None:
            return table

        def read(tx: Transaction) -> tuple[list[Row], list[Row]]:
            return (
                tx.rows(f"SELECT {COLUMNS} FROM game_table WHERE id = ?", name),  # noqa: S608
                tx.rows(
                    "SELECT seat, kind, name, bot, stand_in, key FROM seat WHERE table_id = ? ORDER BY seat",
                    name,
                ),
            )

        rows, seats = await self.store.do(read)
        if not rows:
            raise Refused("no_such_table", f"there is no table {name}")
        table = self._tables.get(name)  # somebody may have been quicker
        if table is None:
            table = Table(self.store, self.books, rows[0], seats)
            table.wake = lambda: self.drive(table)
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
                name = wish.name.strip() or f"Guest {i + 1}"
                places.append(Place("person", name, key=digest(keys[-1].key)))
            elif wish.kind == "bot":
                places.append(Place("bot", bot=wish.bot or DEFAULT_BOT))
            else:
                places.append(Place("open"))
        name = table_id()
        now = time.time()
        most = self.config.tables

        def work(tx: Transaction) -> None:
            if tx.rows("SELECT COUNT(*) FROM game_table")[0][0] >= most:
                raise Refused("full", "this server holds as many tables as it may")
            insert_table(
                tx,
                (
                    name,
                    rules.game.name,
                    rules.seats,
                    msgspec.json.encode(rules.options).decode(),
                    asked.board,
                    msgspec.json.encode(asked.settings).decode(),
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
                ),
                places,
            )
            mine = [-1, *(one.seat for one in keys)]
            for owner in owners:
                for seat in mine:
                    tx.run("INSERT INTO holding (owner, table_id, seat) VALUES (?, ?, ?)", owner, name, seat)

        await self.store.do(work)
        return Made(name, host, keys)

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

    # --- bots ----------------------------------------------------------------------------------------

    def drive(self, table: Table) -> None:
        """See to it that what is for bots to do is done."""
        task = self._driven.get(table.id)
        if task is None or task.done():
            self._driven[table.id] = asyncio.get_running_loop().create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        try:
            while table.listeners and await self._answer(table):
                pass
        except Exception:
            LOG.exception("table %s: its bots are at rest", table.id)
        finally:
            self._driven.pop(table.id, None)

    async def _answer(self, table: Table) -> bool:
        """One move of a bot or one more of a halted route; False: it is for people to move."""
        async with table.lock:
            await table.load()
            match = table.match
            if match is None or table.phase != "play":
                return False
            s = match.state
            seq = table.seq
            route = next((side for side in s.actors if table.routes.get(side)), None)
            side = next((side for side in s.actors if self._bot(table, s.seat(side))), None)
        if route is not None:
            await table.carry_on(route)
            return True
        if side is None:
            return False
        bot = self._bot(table, s.seat(side))
        begun = time.monotonic()
        move = await self.thinkers.move(s, table.board, side, bot)
        await asyncio.sleep(max(0.0, table.settings.bot_pause - (time.monotonic() - begun)))
        try:
            await table.play_for(side, move, seq)
        except InternumError:
            LOG.exception("table %s: bot %s wanted to play %s", table.id, bot, move)
            return False
        return True

    @staticmethod
    def _bot(table: Table, seat: int) -> str:
        """The bot that plays for a seat; empty: a person does."""
        if not 0 <= seat < len(table.places):
            return ""
        place = table.places[seat]
        return place.bot if place.kind == "bot" or place.stand_in else ""

    # --- rest ----------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then put aside what nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle))
            now = time.monotonic()
            for name, table in list(self._tables.items()):
                if now - table.used < self.config.idle or table.lock.locked():
                    continue
                if not table.listeners:
                    del self._tables[name]
                elif table.loaded and name not in self._driven:
                    table.forget()

    async def close(self) -> None:
        """End all that is under way."""
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()


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
