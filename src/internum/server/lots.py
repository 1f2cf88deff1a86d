"""Where a server's chance comes from: the seeds of its tables and the whims of its bots.

Neither the command line nor the environment reaches this. Only a program that makes its own `Config` can
give other lots, as the one does on which the browser tests meet the same game each time.
"""

import secrets

from internum.record.seed import fresh


class Lots:
    """The system's own randomness."""

    def seed(self, title: str) -> bytes:
        """The seed of a new table, which its host may have given a title."""
        return fresh()

    def whim(self, position: bytes) -> int:
        """31 bits for a bot that thinks about this position."""
        return secrets.randbits(31)
