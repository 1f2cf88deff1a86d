"""Sees to it that bots move and halted routes go on, wherever somebody is there to see it."""

import asyncio
import logging
import time
from typing import Final

from internum.core.errors import InternumError
from internum.server import play
from internum.server.table import Table
from internum.server.thinkers import Thinkers

LOG: Final = logging.getLogger("internum.server")


class Driver:
    """One task for each table where something is for bots to do; it ends when people are asked."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._driven: Final[dict[str, asyncio.Task[None]]] = {}

    @property
    def at_work(self) -> int:
        """At how many tables."""
        return len(self._driven)

    def drives(self, name: str) -> bool:
        """Is something under way at this table?"""
        return name in self._driven

    def drive(self, table: Table) -> None:
        """See to it that what is for bots to do is done."""
        task = self._driven.get(table.id)
        if task is None or task.done():
            self._driven[table.id] = asyncio.get_running_loop().create_task(self._drive(table))

    async def _drive(self, table: Table) -> None:
        try:
            while table.listeners and await self._answer(table):
                pass
        except Exception:
            LOG.exception("table %s: its bots are at rest", table.id)
        finally:
            self._driven.pop(table.id, None)

    async def _answer(self, table: Table) -> bool:
        """One move of a bot or one more of a halted route; False: it is for people to move."""
        async with table.lock:
            await table.load()
            match = table.match
            if match is None or table.phase != "play":
                return False
            s = match.state
            seq = table.seq
            route = next((side for side in s.actors if table.routes.get(side)), None)
            side = next((side for side in s.actors if self._bot(table, s.seat(side))), None)
        if route is not None:
            await play.carry_on(table, route)
            return True
        if side is None:
            return False
        bot = self._bot(table, s.seat(side))
        begun = time.monotonic()
        move = await self._thinkers.move(s, table.board, side, bot)
        await asyncio.sleep(max(0.0, table.settings.bot_pause - (time.monotonic() - begun)))
        try:
            await play.play_for(table, side, move, seq)
        except InternumError:
            LOG.exception("table %s: bot %s wanted to play %s", table.id, bot, move)
            return False
        return True

    @staticmethod
    def _bot(table: Table, seat: int) -> str:
        """The bot that plays for a seat; empty: a person does."""
        if not 0 <= seat < len(table.places):
            return ""
        place = table.places[seat]
        return place.bot if place.kind == "bot" or place.stand_in else ""

    async def close(self) -> None:
        """End all that is under way."""
        tasks = list(self._driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
