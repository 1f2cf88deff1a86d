"""The store: one writer thread that commits in groups, so that many moves share one flush to the disk.

A piece of work is a function of a `Transaction`. All work that waits goes into one transaction, and nobody
is answered before that is durable. Where one piece fails, each is carried out alone: work touches nothing
but the database, so it can be carried out again.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, final

from internum.core.errors import InternumError
from internum.server.migrations import MIGRATIONS

T = TypeVar("T")
Row = tuple[Any, ...]
MOST_AT_ONCE: Final = 256  # pieces of work in one transaction


class Conflict(InternumError):
    """Somebody else has written this already."""


class Transaction(Protocol):
    """What work may do."""

    def run(self, sql: str, *values: object) -> int:
        """Carry out a statement; how many rows it touched. Raises Conflict when a key stands already."""
        ...

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What a query finds."""
        ...


class Connection(Transaction, Protocol):
    """One connection, used by one thread."""

    serial: str  # a column that counts by itself, in this database's SQL

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...
    def backup(self, target: Path) -> None:
        """A copy of everything, consistent, while others write."""
        ...


@final
class SqliteConnection:
    """One file beside its write-ahead log; a commit is flushed to the disk before it returns."""

    serial = "INTEGER PRIMARY KEY AUTOINCREMENT"

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db: Final = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA busy_timeout=30000")
        self._db.execute("PRAGMA cache_size=-16000")

    def run(self, sql: str, *values: object) -> int:
        """Carry out a statement."""
        try:
            return self._db.execute(sql, values).rowcount
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What a query finds."""
        return self._db.execute(sql, values).fetchall()

    def begin(self) -> None:
        """Begin to write; others wait."""
        self._db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Make it durable."""
        self._db.execute("COMMIT")

    def rollback(self) -> None:
        """Forget it."""
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def backup(self, target: Path) -> None:
        """A copy of everything in a new file."""
        self._db.execute("VACUUM INTO ?", (str(target),))


@final
class _Job:
    """A piece of work, and where its answer goes: a future of a loop, or an event that a thread waits for."""

    def __init__(self, work: Callable[[Transaction], Any], waits: "asyncio.Future[Any] | threading.Event"):
        self.work: Final = work
        self.waits: Final = waits
        self.result: Any = None
        self.error: Exception | None = None


@final
class Store:
    """Give it work; it is answered when the work is durable."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect: Final = connect
        self._jobs: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._failure: Exception | None = None
        started = threading.Event()
        self._thread: Final = threading.Thread(target=self._write, args=(started,), name="store", daemon=True)
        self._thread.start()
        started.wait()
        if self._failure is not None:
            raise self._failure

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """The result of a piece of work, once it is durable."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, future))
        return await future

    def call(self, work: Callable[[Transaction], T]) -> T:
        """The same for whoever has no loop: commands, tests."""
        job = _Job(work, ready := threading.Event())
        self._jobs.put(job)
        ready.wait()
        if job.error is not None:
            raise job.error
        return job.result  # type: ignore[no-any-return]

    def close(self) -> None:
        """Finish what waits, then let go."""
        self._jobs.put(None)
        self._thread.join()

    # --- the writer thread -------------------------------------------------------------------------

    def _write(self, started: threading.Event) -> None:
        try:
            db = self._connect()
            migrate(db)
        except Exception as error:  # noqa: BLE001 - told to whoever opens the store
            self._failure = error
            return
        finally:
            started.set()
        going = True
        while going:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            going = job is not None
            self._carry_out(db, batch)
            _answer(batch)
        db.close()

    def _carry_out(self, db: Connection, batch: list[_Job]) -> None:
        if not self._together(db, batch) and len(batch) > 1:
            for job in batch:
                self._together(db, [job])

    def _together(self, db: Connection, batch: list[_Job]) -> bool:
        """Carry out in one transaction, or nothing of it; False: a piece failed."""
        if not batch:
            return True
        try:
            db.begin()
            for job in batch:
                job.error = None
                job.result = job.work(db)
            db.commit()
        except Exception as error:  # noqa: BLE001 - whoever gave the work is told
            with suppress(Exception):  # the connection is gone; the next work says so
                db.rollback()
            for job in batch:
                job.error = error
            return False
        return True


def _answer(batch: list[_Job]) -> None:
    """Wake whoever waits; a loop once for all of its work."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in batch:
        if isinstance(job.waits, threading.Event):
            job.waits.set()
        else:
            loops.setdefault(job.waits.get_loop(), []).append(job)
    for loop, jobs in loops.items():
        with suppress(RuntimeError):  # the loop has ended: nobody waits there any more
            loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: list[_Job]) -> None:
    """In the loop: hand the answers to their futures."""
    for job in jobs:
        assert isinstance(job.waits, asyncio.Future)
        if job.waits.cancelled():
            continue
        if job.error is not None:
            job.waits.set_exception(job.error)
        else:
            job.waits.set_result(job.result)


def migrate(db: Connection) -> None:
    """Bring the data into the present shape; refuse data of a newer server."""
    db.begin()
    try:
        db.run("CREATE TABLE IF NOT EXISTS migration (n BIGINT PRIMARY KEY)")
        (number,) = db.rows("SELECT COALESCE(MAX(n), 0) FROM migration")[0]
        if number > len(MIGRATIONS):
            raise InternumError(
                f"the data have shape {number}, this server knows {len(MIGRATIONS)}: update it"
            )
        for n in range(number, len(MIGRATIONS)):
            for statement in MIGRATIONS[n]:
                db.run(statement.replace("{serial}", db.serial))
            db.run("INSERT INTO migration (n) VALUES (?)", n + 1)
        db.commit()
    except BaseException:
        db.rollback()
        raise


def shared(url: str) -> bool:
    """May other server processes use the same store?"""
    return url.startswith(("postgresql://", "postgres://"))


def connection(url: str) -> Connection:
    """A connection to the store of a URL: `postgresql://…`, or the path of an SQLite file."""
    if shared(url):
        from internum.server.postgres import PostgresConnection  # noqa: PLC0415 - an extra

        return PostgresConnection(url)
    return SqliteConnection(Path(url))


def open_store(url: str) -> Store:
    """The store of a URL."""
    return Store(lambda: connection(url))
