"""Names that nobody can guess: tables, keys, sessions. What is a secret is kept as its hash alone."""

import hashlib
import secrets
import string
from typing import Final

ALPHABET: Final = string.digits + string.ascii_lowercase
TABLE_LETTERS: Final = 10


def table_id() -> str:
    """Ten letters and digits: about 52 bits, so a link cannot be found by trying."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


def key() -> str:
    """The secret of a seat, of a host or of a session: 192 bits in 32 url-safe letters."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is kept of a secret. It is random, so one hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
