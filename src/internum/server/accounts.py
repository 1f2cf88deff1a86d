"""Accounts: a name and a password, so that a person finds their games again from any browser.

A guest who makes an account keeps all that the browser holds. Passwords are kept as argon2id hashes, made
and checked beside the loop, few at once, since they are meant to be slow.
"""

import asyncio
import time
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError
from starlette.requests import HTTPConnection

from internum.server.errors import Refused
from internum.server.ids import digest, key, table_id
from internum.server.limits import Buckets
from internum.server.sessions import cookie_name
from internum.server.store import Conflict, Row, Store, Transaction

HASHER: Final = PasswordHasher()  # argon2id with the library's parameters of RFC 9106
AT_ONCE: Final = 2  # each takes 64 MiB


@cache
def nobodys() -> str:
    """A hash to check where there is no such name, so that time tells nothing."""
    return HASHER.hash(key())


def folded(name: str) -> str:
    """Names that look alike are one: case, width and composition aside."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """Accounts in the store."""

    def __init__(self, store: Store, limits: bool) -> None:
        self._store: Final = store
        self._slow: Final = asyncio.Semaphore(AT_ONCE)
        self._tries: Final = (
            Buckets(1 / 10, 10.0) if limits else None
        )  # by name: ten, then one in ten seconds

    async def make(self, connection: HTTPConnection, name: str, password: str) -> str:
        """A new account with all that this browser holds; the secret of its new session."""
        name = name.strip()
        if len(name) < 2 or not name.isprintable():
            raise Refused("malformed", "a name has two letters or more, on one line")
        async with self._slow:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        account, secret, now = table_id(), key(), time.time()

        def work(tx: Transaction) -> None:
            tx.run(
                "INSERT INTO account (id, name, folded, password, created) VALUES (?, ?, ?, ?, ?)",
                account,
                name,
                folded(name),
                hashed,
                now,
            )
            _enter(tx, connection, account, secret, now)

        try:
            await self._store.do(work)
        except Conflict as error:
            raise Refused("name_taken", f"there is an account {name}") from error
        return secret

    async def login(self, connection: HTTPConnection, name: str, password: str) -> str:
        """The secret of a new session of this account, which takes over what the browser holds."""
        if self._tries is not None:
            wait = self._tries.take(folded(name), 1.0)
            if wait:
                raise Refused("too_many", "too many tries for this name", retry_after=wait)
        rows = await self._store.do(
            lambda tx: tx.rows("SELECT id, password FROM account WHERE folded = ?", folded(name.strip()))
        )
        async with self._slow:
            right = await asyncio.to_thread(_fits, rows[0][1] if rows else "", password)
        if not rows or not right:
            raise Refused("wrong_password", "this name and this password do not belong together")
        secret, account, now = key(), rows[0][0], time.time()
        await self._store.do(lambda tx: _enter(tx, connection, account, secret, now))
        return secret

    async def logout(self, connection: HTTPConnection) -> None:
        """This browser forgets everything; the account keeps it."""
        secret = connection.cookies.get(cookie_name(connection))
        if not secret:
            return
        session = digest(secret)

        def work(tx: Transaction) -> None:
            tx.run("DELETE FROM session WHERE id = ?", session)
            tx.run("DELETE FROM holding WHERE owner = ?", f"s:{session}")

        await self._store.do(work)

    async def name(self, owners: list[str]) -> str | None:
        """The name of the account that somebody is logged in with."""
        ids = [owner[2:] for owner in owners if owner.startswith("a:")]
        if not ids:
            return None
        rows: list[Row] = await self._store.do(
            lambda tx: tx.rows("SELECT name FROM account WHERE id = ?", ids[0])
        )
        return str(rows[0][0]) if rows else None


def _fits(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed or nobodys(), password)
    except (VerifyMismatchError, VerificationError, InvalidHashError):
        return False


def _enter(tx: Transaction, connection: HTTPConnection, account: str, secret: str, now: float) -> None:
    """A fresh session for the account; what the old one held is the account's now."""
    tx.run(
        "INSERT INTO session (id, account, created, seen) VALUES (?, ?, ?, ?)",
        digest(secret),
        account,
        now,
        now,
    )
    old = connection.cookies.get(cookie_name(connection))
    if old:
        tx.run(
            "INSERT INTO holding (owner, table_id, seat)"
            " SELECT ?, table_id, seat FROM holding WHERE owner = ? ON CONFLICT DO NOTHING",
            f"a:{account}",
            f"s:{digest(old)}",
        )
        tx.run("DELETE FROM holding WHERE owner = ?", f"s:{digest(old)}")
        tx.run("DELETE FROM session WHERE id = ?", digest(old))


def set_password(tx: Transaction, name: str, password: str) -> bool:
    """A new password, and every session of the account ends; False: there is no such account."""
    rows = tx.rows("SELECT id FROM account WHERE folded = ?", folded(name))
    if not rows:
        return False
    tx.run("UPDATE account SET password = ? WHERE id = ?", HASHER.hash(password), rows[0][0])
    tx.run("DELETE FROM session WHERE account = ?", rows[0][0])
    return True
