"""The limit of our stack: a Starlette WebSocket that answers each message after one grouped durable insert.

python benchmarks/bare_socket.py PORT FOLDER
"""

import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from internum.server.store import open_store

store = open_store(str(Path(sys.argv[2]) / "bare.db"))
store.call(lambda tx: tx.run("CREATE TABLE message (text TEXT)"))


async def endpoint(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            text = await socket.receive_text()
            await store.do(lambda tx, one=text: tx.run("INSERT INTO message (text) VALUES (?)", one))
            await socket.send_text(text)
    except WebSocketDisconnect:
        pass


uvicorn.run(
    Starlette(routes=[WebSocketRoute("/ws", endpoint)]),
    port=int(sys.argv[1]),
    ws="websockets-sansio",
    ws_per_message_deflate=False,
    log_level="error",
)
