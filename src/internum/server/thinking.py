"""The process that bots think in: reads a position, answers with a move. Started by `thinkers`.

Run as `python -m internum.server.thinking`; frames on standard input and output are four bytes of length
and msgpack.
"""

import sys
from typing import BinaryIO

import msgspec

from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng
from internum.core.state import from_bytes
from internum.games import game


class Question(msgspec.Struct):
    """A position and who is to move."""

    game: str
    seats: int
    options: dict[str, str]
    board: str | None
    state: bytes
    side: int
    bot: str
    seed: int


class Answer(msgspec.Struct):
    """A move, or why there is none."""

    move: list[int]
    error: str = ""


def think(question: Question) -> list[int]:
    """The bot's move."""
    rules = game(question.game).rules(question.seats, dict(question.options), question.board)
    s = from_bytes(rules, question.state)
    return bot(question.bot).choose(Sight(s, question.side), Rng(question.seed))


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def write_frame(stream: BinaryIO, data: bytes) -> None:
    """One frame."""
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def main() -> None:
    """Answer until the server goes."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not end up among the frames
    while (data := read_frame(reader)) is not None:
        try:
            answer = Answer(think(msgspec.msgpack.decode(data, type=Question)))
        except Exception as error:  # noqa: BLE001 - a bot of somebody else's may raise anything
            answer = Answer([], f"{type(error).__name__}: {error}")
        write_frame(writer, msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
