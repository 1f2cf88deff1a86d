"""The server of the browser tests: as `internum serve`, but chance follows from the title of a table.

    python web/e2e/server.py PORT HOME

A test that fails can be played again and meets the same dice, the same draws and the same bots.
"""

import hashlib
import sys
import zlib
from pathlib import Path

from internum.server.config import Config
from internum.server.lots import Lots
from internum.server.run import serve


class Fixed(Lots):
    """The same for the same title and the same position."""

    def seed(self, title: str) -> bytes:
        """The digest of the title."""
        return hashlib.sha256(title.encode()).digest()

    def whim(self, position: bytes) -> int:
        """A checksum of the position."""
        return zlib.crc32(position) >> 1


def main() -> None:
    """Serve until stopped."""
    port, home = int(sys.argv[1]), Path(sys.argv[2])
    serve(
        Config(database=str(home / "internum.db"), limits=False, lots=Fixed()), "127.0.0.1", port, "warning"
    )


if __name__ == "__main__":
    main()
