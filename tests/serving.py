"""A real server for tests: uvicorn on loopback in a thread of its own."""

import hashlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import uvicorn

from internum.server.config import Config
from internum.server.run import settings
from internum.server.store import shared
from internum.server.table import Table
from internum.server.tables import Tables


class Served:
    """A server that answers at `base`."""

    def __init__(self, config: Config, host: str = "127.0.0.1") -> None:
        self.config = config
        self.listener = socket.socket()
        self.listener.bind((host, 0))
        self.port = self.listener.getsockname()[1]
        self.base = f"http://{host}:{self.port}"
        self.server = uvicorn.Server(settings(config, host, self.port, "warning"))
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],), daemon=True)

    def table(self, name: str) -> Table:
        """A table as the server holds it, for tests that turn its clock."""
        tables: Tables = self.server.config.app.state.tables  # type: ignore[union-attr]
        return tables._tables[name]

    def start(self) -> None:
        self.thread.start()
        until = time.monotonic() + 20
        while not self.server.started:
            assert time.monotonic() < until
            assert self.thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.listener.close()


def database(folder: Path) -> str:
    """A store for a folder: a file in it, or a database in the PostgreSQL of INTERNUM_DATABASE_URL."""
    url = os.environ.get("INTERNUM_DATABASE_URL", "")
    if not shared(url):
        return str(folder / "test.db")
    name = f"t{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
    with psycopg.connect(url, autocommit=True) as db, suppress(psycopg.errors.DuplicateDatabase):
        db.execute(f"CREATE DATABASE {name}".encode())
    return url.rpartition("/")[0] + f"/{name}"


def config(folder: Path, **changes: Any) -> Config:
    given = Config(database=database(folder), web=folder / "web", limits=False, thinkers=1)
    return replace(given, **changes)


@contextmanager
def served(folder: Path, host: str = "127.0.0.1", **changes: Any) -> Iterator[Served]:
    server = Served(config(folder, **changes), host)
    server.start()
    try:
        yield server
    finally:
        server.stop()
