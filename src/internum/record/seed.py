"""The seed of a served game, and the commitment that binds its dice before the first move.

The commitment is published at the start and the seed at the end. It is SHA-256, in hex, over the UTF-8
bytes of these lines, joined by single line feeds, with none at the end:

    internum record 1          the form of records
    game antike                the name of the game
    rules 1                    the version of its rules
    seats 4
    option board east          every option with its value, sorted by name
    option round_limit none
    board 95a91f2b07a0c1de     the digest of the board, or none
    seed 8f…                   the 32 bytes of the seed as 64 hex digits

All but the last are the first lines of the game's record as they stand there, so whoever has the record and
the seed can recompute it in two lines of JavaScript. How a result of chance follows from the seed says
`internum.core.chance.draw`; the results are numbered from 0 through the game, those of the set-up included.
"""

import hashlib
import secrets
from typing import Final

from internum.core.errors import Malformed
from internum.core.rules import Rules

FORMAT: Final = "internum record 1"
SEED_BYTES: Final = 32


def fresh() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SEED_BYTES)


def well_formed(seed: bytes) -> bytes:
    """The seed itself, or an error when it does not have 256 bits."""
    if len(seed) != SEED_BYTES:
        raise Malformed(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def terms(game: str, version: str, seats: int, options: dict[str, str], board: str) -> list[str]:
    """What a game is played by, as the first lines of its record; a game without boards has board none."""
    chosen = [f"option {name} {value}" for name, value in sorted(options.items())]
    return [
        FORMAT,
        f"game {game}",
        f"rules {version}",
        f"seats {seats}",
        *chosen,
        f"board {board or 'none'}",
    ]


def commitment(rules: Rules, seed: bytes) -> str:
    """The commitment to a seed under these rules."""
    game = rules.game
    lines = terms(game.name, game.version, rules.seats, rules.options, rules.board_digest)
    lines.append(f"seed {well_formed(seed).hex()}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def check(committed: str, rules: Rules, seed: bytes) -> bool:
    """Was this the commitment to this seed under these rules?"""
    return committed == commitment(rules, seed)
