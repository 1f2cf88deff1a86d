"""`kill -9` at any moment under load loses nothing acknowledged and duplicates nothing.

The full form, 200 games and 20 kills: `benchmarks/crash.py`.
"""

import asyncio
from pathlib import Path

import pytest
from a_postgres import programs, running
from crashing import crash

needs_postgres = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


def test_kills_with_sqlite(tmp_path: Path) -> None:
    outcome = asyncio.run(crash(tmp_path, str(tmp_path / "x.db"), games=6, kills=2, pause=0.5))
    assert outcome.acknowledged >= 18
    assert outcome.reconnects >= 6


@needs_postgres
def test_kills_with_postgres(tmp_path: Path) -> None:
    with running() as url:
        outcome = asyncio.run(crash(tmp_path, url, games=6, kills=2, pause=0.5))
    assert outcome.acknowledged >= 18
