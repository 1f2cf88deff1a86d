"""What the host of a server decides: from the command line and the environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def home() -> Path:
    """Where the data lie: INTERNUM_HOME, else the user's data folder."""
    given = os.environ.get("INTERNUM_HOME")
    return Path(given) if given else Path(platformdirs.user_data_dir("internum", appauthor=False))


def database() -> str:
    """The store's URL: INTERNUM_DATABASE_URL, else a file in the home."""
    return os.environ.get("INTERNUM_DATABASE_URL") or str(home() / "internum.db")


@dataclass(frozen=True)
class Config:
    """One server's settings."""

    database: str = field(default_factory=database)
    web: Path = Path(__file__).parent.parent / "web"  # the built client
    word: str = ""  # who opens tables must know it; empty: anybody may
    limits: bool = True  # rate limits; load tests do without
    thinkers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes that bots think in
    bot_seconds: float = 10.0  # the most a bot may think about one command
    idle: float = 300.0  # seconds until a table that nobody uses leaves the memory
    tables: int = 100_000  # as many tables as the store may hold
