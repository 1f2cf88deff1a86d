"""What the host of a server decides: from the command line and the environment."""

import ipaddress
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

from internum.server.lots import Lots


def home() -> Path:
    """Where the data lie: INTERNUM_HOME, else the user's data folder."""
    given = os.environ.get("INTERNUM_HOME")
    return Path(given) if given else Path(platformdirs.user_data_dir("internum", appauthor=False))


def database() -> str:
    """The store's URL: INTERNUM_DATABASE_URL, else a file in the home."""
    return os.environ.get("INTERNUM_DATABASE_URL") or str(home() / "internum.db")


HOME: Final = (
    ".localhost",
    ".local",
    ".lan",
    ".home",
    ".internal",
    ".home.arpa",
)  # names in a network at home


def is_public(host: str) -> bool:
    """May strangers reach this address?"""
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return "." in host and not host.lower().endswith(HOME)
    return address.is_unspecified or address.is_global


def fresh_word() -> str:
    """A word that the host can say to friends; kept, so that it stays the same."""
    path = home() / "word"
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(secrets.choice("abcdefghkmnpqrstuvwxyz") for _ in range(8)), encoding="utf-8")
    return path.read_text(encoding="utf-8").strip()


def limits() -> bool:
    """Are there rate limits? Load tests do without: INTERNUM_LIMITS=off."""
    return os.environ.get("INTERNUM_LIMITS") != "off"


@dataclass(frozen=True)
class Config:
    """One server's settings."""

    database: str = field(default_factory=database)
    web: Path = Path(__file__).parent.parent / "web"  # the built client
    word: str = ""  # who opens tables must know it; empty: anybody may
    word_outside: str = ""  # the same for those alone who come over a public address, through a proxy say
    limits: bool = field(default_factory=limits)  # rate limits
    lots: Lots = field(default_factory=Lots)  # where chance comes from
    thinkers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes that bots think in
    bot_seconds: float = 10.0  # the most a bot may think about one command
    idle: float = 300.0  # seconds until a table that nobody uses leaves the memory
    tables: int = 100_000  # as many tables as the store may hold
