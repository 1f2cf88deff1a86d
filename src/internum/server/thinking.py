"""The process that bots think in: reads a position, answers with a move. Started by `thinkers`.

Run as `python -m internum.server.thinking`; frames on standard input and output are four bytes of length
and msgpack.
"""

import sys
from typing import BinaryIO, Final

import msgspec

from internum.bots.advice import Advised, advise
from internum.bots.analysis import analyse
from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng
from internum.core.state import from_bytes
from internum.games import game
from internum.record.match import Match
from internum.record.replay import replay
from internum.record.text import parse
from internum.server.messages import Analysis, Chances, Turn

ADVICE: Final = "advice"  # in the place of a bot's name: what would be good to do
TURNS: Final = 6  # turning points of a game


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
    record: str = ""  # of a finished game that is to be looked back upon, in the place of a position


class Answer(msgspec.Struct):
    """A move, for advice a few with what they are worth and why, or why there is none."""

    move: list[int]
    error: str = ""
    advice: list[Advised] = []
    analysis: Analysis | None = None


def think(question: Question) -> Answer:
    """The bot's move."""
    if question.record:
        return Answer([], analysis=look_back(replay(parse(question.record))))
    rules = game(question.game).rules(question.seats, dict(question.options), question.board)
    sight = Sight(from_bytes(rules, question.state), question.side)
    rng = Rng(question.seed)
    if question.bot == ADVICE:
        best = advise(sight, rng)
        return Answer(best[0].move, advice=best)
    return Answer(bot(question.bot).choose(sight, rng))


def look_back(match: Match) -> Analysis:
    """Everybody's chances over a game that is over."""
    found = analyse(match)
    last = {one.round: one for one in found.moments}
    seats = range(match.rules.seats)
    return Analysis(
        [Chances(0, 0, found.start), *(Chances(one.entry.number, n, one.chances) for n, one in last.items())],
        [
            Turn(one.entry.number, one.entry.side, one.entry.text, one.moved, one.rolled)
            for one in found.turning_points(TURNS)
        ],
        [found.skill(seat) for seat in seats],
        [found.luck(seat) for seat in seats],
    )


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
