"""The one WebSocket: reads messages, carries them out, and sends what tables tell.

Each connection has a queue of its own, so a slow one holds nobody up; when it falls too far behind it is
let go, and opens again with the last entry that it has.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from internum.server import looking, play, seats, talk, telling
from internum.server.audience import move_text
from internum.server.errors import Refused
from internum.server.ids import digest
from internum.server.limits import Bucket
from internum.server.messages import (
    SUBPROTOCOL,
    Again,
    Because,
    ClientMessage,
    Close,
    Do,
    Guess,
    Hint,
    HintMove,
    Hints,
    Offers,
    Ok,
    Open,
    Rest,
    Say,
    Seat,
    TakeBack,
    Undo,
    Why,
    Withdraw,
    to_json,
)
from internum.server.sessions import Sessions, check_origin, keys_of
from internum.server.table import Eyes, Table, Ticket
from internum.server.tables import Tables

LOG: Final = logging.getLogger("internum.server")
MOST: Final = 64 * 1024  # bytes of a message
BEHIND: Final = 500  # frames that may wait for a slow connection
SOCKETS: Final = 100  # that one address may have open
TABLES: Final = 50  # tables that one connection may have open
COSTS: Final[dict[type, float]] = {
    Open: 5,
    Hint: 20,
    Guess: 2,
    Why: 2,
    Offers: 1,
    Do: 1,
    Say: 5,
    Seat: 5,
    TakeBack: 5,
}
_decode: Final = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """One open socket."""

    def __init__(self, socket: WebSocket, tables: Tables, owners: list[str], keys: list[str]) -> None:
        self._socket: Final = socket
        self._tables: Final = tables
        self._owners: Final = owners
        self._keys: Final = keys
        self._open: Final[dict[str, Table]] = {}
        self._queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()
        self._who: Final[dict[str, str]] = {}  # under which name messages to a table are remembered
        self._bucket: Final = Bucket(60.0, 240.0) if tables.config.limits else None
        self._lost = False

    def send(self, frame: bytes) -> None:
        """Put a frame in the queue."""
        if self._lost:
            return
        if self._queue.qsize() > BEHIND:
            self._lost = True
            self._queue.put_nowait(to_json(Again("slow")))
            self._queue.put_nowait(None)
            return
        self._queue.put_nowait(frame)

    async def run(self) -> None:
        """Until either side goes."""
        writer = asyncio.create_task(self._write())
        try:
            while not self._lost:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    break
                text = message.get("text")
                await self._take(text if text is not None else message.get("bytes") or b"")
        except WebSocketDisconnect:
            pass
        finally:
            for table in self._open.values():
                telling.leave(table, self)
            self._lost = True
            self._queue.put_nowait(None)
            with suppress(Exception):
                await writer

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not None:
            if self._socket.application_state is not WebSocketState.CONNECTED:
                return
            await self._socket.send_text(frame.decode())
        with suppress(RuntimeError):
            await self._socket.close(1013 if self._lost else 1000)

    async def _take(self, text: str | bytes) -> None:
        """One message: answered by a frame with its id."""
        name: str | None = None
        try:
            if len(text) > MOST:
                raise Refused("too_large", f"a message has at most {MOST} bytes")
            if isinstance(text, bytes):
                raise Refused("malformed", "messages are text frames")
            try:
                message = _decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                name = _id_of(text)
                raise Refused("malformed", str(error)) from error
            name = message.id
            if self._bucket is not None:
                wait = self._bucket.take(COSTS.get(type(message), 1.0))
                if wait:
                    raise Refused("too_many", "too many messages", retry_after=wait)
            answer = await self._carry_out(message)
        except Refused as refused:
            self.send(to_json(refused.frame(name)))
        except Exception:
            LOG.exception("a message could not be carried out")
            self.send(to_json(Refused("failed", "the server failed; nothing was changed").frame(name)))
        else:
            if answer is not None:
                self.send(to_json(answer))

    async def _carry_out(self, message: Any) -> Any:
        if isinstance(message, Rest):
            return Ok(message.id, 0)
        if isinstance(message, Open):
            return await self._opened(message)
        table = self._open.get(message.table)
        if table is None:
            raise Refused("not_open", f"open table {message.table} first")
        if isinstance(message, Close):
            del self._open[message.table]
            telling.leave(table, self)
            return Ok(message.id, table.seq)
        eyes = table.listeners[self]
        ticket = Ticket(self._who[table.id], message.id)
        if isinstance(message, Do):
            seq = await play.do(table, eyes, message.side, message.seq, message.moves, message.text, ticket)
            return Ok(message.id, seq)
        if isinstance(message, Undo):
            return Ok(message.id, await play.undo(table, eyes, message.seat, message.to, message.seq, ticket))
        if isinstance(message, Withdraw):
            return Ok(message.id, await play.withdraw(table, eyes, message.side, message.seq, ticket))
        if isinstance(message, Offers):
            return await looking.offers(table, eyes, message.side, message.draft, message.id)
        if isinstance(message, Why):
            return await looking.why(table, eyes, message.side, message.move, message.id)
        if isinstance(message, Say):
            return Ok(message.id, await talk.say(table, eyes, message, ticket))
        if isinstance(message, Hint):
            return await self._hint(table, eyes, message)
        if isinstance(message, Guess):
            return await looking.guess(table, eyes, message.side, message.id)
        if isinstance(message, Seat):
            return Ok(message.id, await seats.in_play(table, eyes, message.seat, message.what, ticket))
        if isinstance(message, TakeBack):
            seq = await play.take_back(table, eyes, message.seat, message.to, message.answer, ticket)
            return Ok(message.id, seq)
        raise AssertionError(message)

    async def _opened(self, message: Open) -> None:
        if message.table not in self._open and len(self._open) >= TABLES:
            raise Refused("too_many", f"a connection has at most {TABLES} tables open")
        table = await self._tables.get(message.table)
        keys = [*self._keys, *message.keys]
        eyes = await self._tables.eyes(table, self._owners, keys, message.seat)
        eyes = replace(eyes, insight=message.insight)
        self._open[table.id] = table
        self._who[table.id] = self._owners[0] if self._owners else digest(",".join(sorted(keys)))
        await telling.listen(table, self, eyes, message.id, message.have)

    async def _hint(self, table: Table, eyes: Eyes, message: Hint) -> Hints:
        s = await looking.to_advise(table, eyes, message.side, message.at)
        best = await self._tables.thinkers.advice(s, table.board, message.side)
        moves = [
            HintMove(
                one.move,
                move_text(s, message.side, one.move),
                one.worth,
                [Because(why.kind, why.what, why.change, why.side) for why in one.because],
            )
            for one in best
        ]
        return Hints(message.id, table.id, message.side, moves)


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its answer finds it."""

    class Named(msgspec.Struct):
        id: str | None = None

    try:
        name = msgspec.json.decode(text, type=Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return name if name is not None and len(name) <= 40 else None


async def endpoint(socket: WebSocket) -> None:
    """Shake hands and serve."""
    tables: Tables = socket.app.state.tables
    sessions: Sessions = socket.app.state.sessions
    try:
        check_origin(socket)
    except Refused:
        await socket.close(4403)
        return
    if SUBPROTOCOL not in socket.scope["subprotocols"]:
        await socket.accept()
        await socket.send_text(to_json(Again("version")).decode())
        await socket.close(4406)
        return
    sockets: dict[Connection, str] = socket.app.state.sockets
    address = socket.client.host if socket.client is not None else ""
    if tables.config.limits and sum(other == address for other in sockets.values()) >= SOCKETS:
        await socket.close(1013)
        return
    owners = await sessions.owners(socket)
    await socket.accept(SUBPROTOCOL)
    connection = Connection(socket, tables, owners, keys_of(socket))
    sockets[connection] = address
    try:
        await connection.run()
    finally:
        del sockets[connection]
