"""How long a long game takes to open: played again from its first row, and from its snapshot.

python benchmarks/opening.py [--lines 2000]
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.games import game, game_names
from internum.record.match import Match
from internum.server.config import Config
from internum.server.store import open_store
from internum.server.tables import Tables


def long_game(name: str, lines: int) -> Match:
    """A game of so many lines: random play of most seats; one that ends goes on from further back."""
    found = game(name)
    rng = Rng(3)
    match = Match(found.rules(found.seats[-1]), bytes(32))
    while len(match.entries) < lines:
        side = match.state.actors[0]
        match.play(random_move(match.state.copy(), side, rng), side)
        if match.state.over:
            match.go_back(match.line[len(match.line) // 2])
    return match


async def measure(match: Match, folder: Path) -> tuple[float, float, int]:
    """Seconds without and with a snapshot, and the bytes of it."""
    config = Config(database=str(folder / f"{match.rules.game.name}.db"))
    store = open_store(config.database)
    table = (await Tables(store, config).keep(match, False, None, [], {}, [])).table
    times: list[float] = []
    for _ in range(4):  # the first time plays again and keeps a snapshot
        tables = Tables(store, config)
        begun = time.perf_counter()
        opened = await tables.get(table)
        async with opened.lock:
            await opened.load()
        times.append(time.perf_counter() - begun)
        assert opened.match is not None
        assert opened.match.entries == match.entries
    size = store.call(lambda tx: tx.rows("SELECT LENGTH(body) FROM snapshot")[0][0])
    store.close()
    return times[0], min(times[1:]), size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--lines", type=int, default=2000)
    asked = parser.parse_args()
    print("| game | lines | played again | from its snapshot | snapshot |")
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for name in game_names():
            match = long_game(name, asked.lines)
            again, kept, size = asyncio.run(measure(match, Path(folder)))
            lines = len(match.entries)
            print(
                f"| {name} | {lines} | {again * 1000:.0f} ms | {kept * 1000:.0f} ms | {size / 1024:.0f} KiB |"
            )


if __name__ == "__main__":
    main()
