"""The server's fuzzers in their full form, on this machine over loopback.

python benchmarks/fuzz_server.py [--messages 100000] [--examples 200] [--seed 1]
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fuzzing import fuzz_http, fuzz_socket


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        begun = time.monotonic()
        if asked.examples:
            count = fuzz_http(Path(home) / "http", asked.examples)
            print(f"{count} requests by the description: no 5xx, every answer as described", flush=True)
        outcome = fuzz_socket(Path(home) / "socket", asked.messages, asked.seed)
        print(f"{outcome.answered} messages, {outcome.refused} refused: no crash, nothing changed")
        print(f"in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
