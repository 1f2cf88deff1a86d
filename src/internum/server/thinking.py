"""The process that bots think in: reads a position, answers with a move. Started by `thinkers`.

Run as `python -m internum.server.thinking`; frames on standard input and output are four bytes of length
and msgpack.
"""

import sys
from typing import BinaryIO, Final

import msgspec

from internum.bots.advice import Advised, advise
from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng
from internum.core.state import from_bytes
from internum.games import game

ADVICE: Final = "advice"  # in the place of a bot's name: what would be good to do


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
    """A move, for advice a few with what they are worth and why, or why there is none."""

    move: list[int]
    error: str = ""
    advice: list[Advised] = []


def think(question: Question) -> Answer:
    """The bot's move."""
    rules = game(question.game).rules(question.seats, dict(question.options), question.board)
    sight = Sight(from_bytes(rules, question.state), question.side)
    rng = Rng(question.seed)
    if question.bot == ADVICE:
        best = advise(sight, rng)
        return Answer(best[0].move, advice=best)
    return Answer(bot(question.bot).choose(sight, rng))


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
            answer = think(msgspec.msgpack.decode(data, type=Question))
        except Exception as error:  # noqa: BLE001 - a bot of somebody else's may raise anything
            answer = Answer([], f"{type(error).__name__}: {error}")
        write_frame(writer, msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
