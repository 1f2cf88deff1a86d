"""Who is at the other end: the cookie of a browser, the account behind it, keys given in a header.

A cookie's value is random and only its hash is kept. Under https its name begins with `__Host-`; over plain
http, as in a local network, browsers drop such cookies, so there it goes without.
"""

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from internum.server.errors import Refused
from internum.server.ids import digest, key
from internum.server.store import Row, Store, Transaction

COOKIE: Final = "internum"
YEAR: Final = 365 * 24 * 3600


class Sessions:
    """Sessions in the store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def owners(self, connection: HTTPConnection) -> list[str]:
        """Under which names this browser's holdings stand; none without a session."""
        secret = connection.cookies.get(cookie_name(connection))
        if not secret:
            return []
        session = digest(secret)
        rows = await self._store.do(lambda tx: tx.rows("SELECT account FROM session WHERE id = ?", session))
        if not rows:
            return []
        account = rows[0][0]
        return [f"s:{session}"] if account is None else [f"s:{session}", f"a:{account}"]

    async def begin(self, connection: HTTPConnection) -> tuple[list[str], str | None]:
        """The same, with a new session where there is none; its secret is for the cookie."""
        owners = await self.owners(connection)
        if owners:
            return owners, None
        secret = key()
        now = time.time()

        def work(tx: Transaction) -> None:
            tx.run("INSERT INTO session (id, created, seen) VALUES (?, ?, ?)", digest(secret), now, now)

        await self._store.do(work)
        return [f"s:{digest(secret)}"], secret

    async def rows(self, owners: list[str]) -> list[Row]:
        """Every seat that these owners hold."""
        if not owners:
            return []
        marks = ", ".join("?" for _ in owners)
        return await self._store.do(
            lambda tx: tx.rows(
                f"SELECT DISTINCT table_id, seat FROM holding WHERE owner IN ({marks})",  # noqa: S608
                *owners,
            )
        )


def secure(connection: HTTPConnection) -> bool:
    """Does the browser speak https, to us or to the proxy before us?"""
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie on this address."""
    return f"__Host-{COOKIE}" if secure(connection) else COOKIE


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Give the browser its session."""
    response.set_cookie(
        cookie_name(connection),
        secret,
        max_age=YEAR,
        path="/",
        secure=secure(connection),
        httponly=True,
        samesite="lax",
    )


def keys_of(connection: HTTPConnection) -> list[str]:
    """The keys of an `Authorization: Key …` header."""
    scheme, _, rest = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "key":
        return []
    return [one.strip() for one in rest.split(",")][:16]


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a write that another site's page has sent: its origin is not the address in use."""
    origin = urlsplit(connection.headers.get("origin", ""))
    if not origin.netloc or origin.netloc.lower() != connection.headers.get("host", "").lower():
        raise Refused("foreign_origin", "the Origin of a write must be the address in use")
