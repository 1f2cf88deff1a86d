"""`python -m atlas [BOARD…]` draws the boards into their games' folders and says how tight they are."""

import gzip
import sys
import time

from .agree import disagreements
from .build import BOARDS, build
from .facts import GAMES
from .picture import picture, write
from .sheet import contacts


def main() -> int:
    """Draw; 1 when a board does not say what the rules say."""
    games = {p.parent.name for p in GAMES.glob("*/board.toml")}
    names = sys.argv[1:] or sorted(p.stem for p in BOARDS.glob("*.toml") if p.stem.split("_")[0] in games)
    bad = 0
    for name in names:
        start = time.perf_counter()
        board = build(name)
        made, settings = picture(board)
        file = write(board, made)
        size = len(gzip.compress(file.read_bytes()))
        print(f"{name}: {file.name}, {size / 1000:.0f} kB compressed, {time.perf_counter() - start:.1f} s")
        drawn = {(c["kind"], *sorted((c["a"], c["b"]))) for c in made["crossings"]}
        lengths = {k: v.length for k, v in contacts(board.sheet.parts).items()}
        for line in disagreements(board.facts, lengths, drawn):
            print("  " + line)
            bad += 1
        for area, put in sorted(settings.items(), key=lambda item: item[1].gap)[:5]:
            letters = put.name[0].size if put.name else 0
            print(f"  tight: {area} with {put.gap:.0f} px between pieces, name {letters:.0f} px")
        bad += sum(put.gap < 0 for put in settings.values())
        print("  do not fit:", *[a for a, put in settings.items() if put.gap < 0])
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
