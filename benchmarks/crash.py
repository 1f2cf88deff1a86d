"""Kill the server 20 times under 200 games in play, and check that nothing acknowledged is lost.

    python benchmarks/crash.py [--games 200] [--kills 20] [--pause 4] [--postgres]

Everything runs on this machine over loopback. `--postgres` starts a PostgreSQL of its own.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from a_postgres import running
from crashing import crash


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--pause", type=float, default=4.0, help="mean seconds between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(running()) if asked.postgres else str(home / "internum.db")
        begun = time.monotonic()
        outcome = asyncio.run(crash(home, url, asked.games, asked.kills, asked.pause, asked.seed))
        took = time.monotonic() - begun
    store = "PostgreSQL" if asked.postgres else "SQLite"
    print(
        f"{store}: {outcome.games} games, {outcome.kills} kills in {took:.0f} s;"
        f" {outcome.acknowledged} commands acknowledged, none lost, none twice;"
        f" {outcome.entries} entries, every chain holds;"
        f" {outcome.reconnects} reconnects."
    )


if __name__ == "__main__":
    main()
