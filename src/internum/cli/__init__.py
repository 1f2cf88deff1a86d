"""The command `internum`. It may import every room; none imports it.

`app` holds the commands together, one module a group; `table` is the table in the terminal.
"""

import sys


def main() -> None:
    """Run the command; every error is one clear line, never a traceback."""
    from internum.cli.app import run

    sys.exit(run(sys.argv[1:]))
