"""Kill the server 20 times under 200 games in play, and check that nothing acknowledged is lost.

    python benchmarks/crash.py [--games 200] [--kills 20] [--pause 4] [--store sqlite] [--store postgres]

Both stores one after the other, each from a fresh start; a PostgreSQL of its own is started where it is
installed. Everything runs on this machine over loopback. Prints a Markdown table.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from a_postgres import programs, running
from crashing import crash

COLUMNS = ("store", "games", "kills", "minutes", "acknowledged", "lost", "twice", "entries", "chains broken")
NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


def line(store: str, asked: argparse.Namespace) -> str:
    """A row of the table: everything lost, doubled or broken is an error before it comes to that."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(running()) if store == "postgres" else str(home / "internum.db")
        begun = time.monotonic()
        outcome = asyncio.run(crash(home, url, asked.games, asked.kills, asked.pause, asked.seed))
        minutes = (time.monotonic() - begun) / 60
    counts = [outcome.games, outcome.kills, f"{minutes:.1f}", f"{outcome.acknowledged:,}", 0, 0]
    counts += [f"{outcome.entries:,}", 0, f"{outcome.reconnects:,}", f"{outcome.resyncs:,}"]
    return f"| {NAMES[store]} | {' | '.join(str(count) for count in counts)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--pause", type=float, default=4.0, help="mean seconds between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=NAMES, action="append")
    asked = parser.parse_args()
    columns = (*COLUMNS, "reconnects", "of them told the changes alone")
    print(f"| {' | '.join(columns)} |")
    print(f"|---|{'---:|' * (len(columns) - 1)}", flush=True)
    for store in asked.store or NAMES:
        if store == "postgres" and programs() is None:
            print("PostgreSQL is not installed here, so it was not tried.")
        else:
            print(line(store, asked), flush=True)


if __name__ == "__main__":
    main()
