"""The same store in PostgreSQL; needs the extra `internum[postgres]`."""

import subprocess
from pathlib import Path
from typing import Any, Final, final

from internum.core.errors import InternumError
from internum.server.store import Conflict, Row

try:
    import psycopg
except ImportError as error:
    raise InternumError("PostgreSQL needs the extra: pip install 'internum[postgres]'") from error

LOCK: Final = 7240117  # a number of our own: only one server migrates at a time


@final
class PostgresConnection:
    """One connection; opened anew when the server has gone away."""

    serial = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._db: psycopg.Connection[Any] = self._open()

    def _open(self) -> "psycopg.Connection[Any]":
        return psycopg.connect(self._url, autocommit=True)

    def run(self, sql: str, *values: object) -> int:
        """Carry out a statement."""
        try:
            return self._db.execute(sql.replace("?", "%s").encode(), values or None).rowcount
        except psycopg.errors.UniqueViolation as error:
            raise Conflict(str(error)) from error

    def rows(self, sql: str, *values: object) -> list[Row]:
        """What a query finds."""
        return self._db.execute(sql.replace("?", "%s").encode(), values or None).fetchall()

    def begin(self) -> None:
        """Begin a transaction."""
        if self._db.closed or self._db.broken:
            self._db = self._open()
        self._db.execute("BEGIN")

    def commit(self) -> None:
        """Make it durable."""
        self._db.execute("COMMIT")

    def rollback(self) -> None:
        """Forget it."""
        self._db.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the connection."""
        self._db.close()

    def backup(self, target: Path) -> None:
        """PostgreSQL's own tool writes it."""
        subprocess.run(["pg_dump", "--format=custom", f"--file={target}", self._url], check=True)  # noqa: S603, S607
