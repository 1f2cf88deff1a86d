"""Bots think in processes of their own: a slow or broken one never holds the server or the game."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from internum.bots.advice import Advised
from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.state import State
from internum.server.lots import Lots
from internum.server.messages import Analysis
from internum.server.thinking import ADVICE, Answer, Question

LOG: Final = logging.getLogger("internum.server")


class Thinkers:
    """A few processes, started when they are needed, ended when they are late."""

    def __init__(self, count: int, seconds: float, lots: Lots) -> None:
        self._free: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._all: Final[set[Process]] = set()
        self._seconds: Final = seconds
        self._lots: Final = lots
        for _ in range(count):
            self._free.put_nowait(None)

    async def move(self, s: State, board: str | None, side: int, bot: str) -> list[int]:
        """A move of this bot; when it fails or takes too long, any legal one."""
        answer = await self._ask(s, board, side, bot)
        rng = Rng(self._lots.whim(s.to_bytes()))
        return answer.move or random_move(s.guess(side, rng), side, rng)

    async def advice(self, s: State, board: str | None, side: int) -> list[Advised]:
        """The best moves there are, with their worth and why; none when it takes too long."""
        return (await self._ask(s, board, side, ADVICE)).advice

    async def analysis(self, name: str, record: str) -> Analysis | None:
        """A finished game looked back upon; none when it takes too long."""
        return (await self._think(Question(name, 0, {}, None, b"", 0, "analysis", 0, record))).analysis

    async def _ask(self, s: State, board: str | None, side: int, bot: str) -> Answer:
        rules = s.rules
        position = s.to_bytes()
        question = Question(
            rules.game.name,
            rules.seats,
            rules.options,
            board,
            position,
            side,
            bot,
            self._lots.whim(position),
        )
        return await self._think(question)

    async def _think(self, question: Question) -> Answer:
        bot, name = question.bot, question.game
        worker = await self._free.get()
        try:
            try:
                if worker is not None and worker.returncode is not None:
                    await self._end(worker)
                    worker = None
                if worker is None:
                    worker = await self._start()
                answer = await asyncio.wait_for(_exchange(worker, question), self._seconds)
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
                LOG.warning("bot %s of %s: %s", bot, name, type(error).__name__)
                if worker is not None:
                    await self._end(worker)
                worker = None
                answer = Answer([], "no answer")
            except asyncio.CancelledError:
                if worker is not None:
                    await self._end(worker)  # its answer would be taken for the next one's
                worker = None
                raise
        finally:
            self._free.put_nowait(worker)
        if answer.error:
            LOG.warning("bot %s of %s: %s", bot, name, answer.error)
        return answer

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "internum.server.thinking", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        """Kill a process and let go of its pipes."""
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        with suppress(OSError):  # the pipe of a process that is gone
            await worker.communicate()

    async def close(self) -> None:
        """End all of them."""
        for worker in list(self._all):
            await self._end(worker)


async def _exchange(worker: Process, question: Question) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    data = msgspec.msgpack.encode(question)
    worker.stdin.write(len(data).to_bytes(4, "big") + data)
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(4)
    return msgspec.msgpack.decode(await worker.stdout.readexactly(int.from_bytes(head, "big")), type=Answer)
