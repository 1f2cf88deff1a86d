"""Plays the traces of the proving game in the build that runs this: `make compare` asks the compiled one."""

import sys
from pathlib import Path

from proving import GAME

from internum import compiled
from internum.testing.traces import check

TRACES = Path(__file__).parent / "golden" / "proving"


def main() -> None:
    """Say what differs, and fail on it."""
    found = check(TRACES, lambda _: GAME)
    if found:
        sys.exit("\n".join(found))
    build = "compiled" if compiled() else "plain"
    print(f"{len(list(TRACES.glob('*.txt')))} traces of the proving game hold ({build})")  # noqa: T201


if __name__ == "__main__":
    main()
