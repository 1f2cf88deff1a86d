"""The application: every door and what stands behind it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from internum.server import api, pages, socket
from internum.server.accounts import Accounts
from internum.server.config import Config
from internum.server.errors import Refused
from internum.server.limits import Buckets
from internum.server.messages import Again
from internum.server.sessions import Sessions
from internum.server.snapshots import engine
from internum.server.store import open_store
from internum.server.tables import Tables


def make_app(config: Config) -> Starlette:
    """One server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(open_store, config.database)
        await asyncio.to_thread(engine)  # it reads the sources once
        app.state.tables = tables = Tables(store, config)
        app.state.sessions = Sessions(store)
        app.state.accounts = Accounts(store, config.limits)
        app.state.sockets = {}
        app.state.started = time.time()
        chores = [asyncio.create_task(tables.sweep()), asyncio.create_task(tables.watch())]
        try:
            yield
        finally:
            again = msgspec.json.encode(Again("restart"))
            for connection in list(app.state.sockets):
                connection.send(again)
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await tables.close()
            await asyncio.to_thread(store.close)

    limits = Buckets(20.0, 200.0) if config.limits else None
    return Starlette(
        routes=[
            *api.routes(limits),
            WebSocketRoute("/api/ws", socket.endpoint),
            *pages.page_routes(config.web),
        ],
        middleware=[Middleware(pages.Headers), Middleware(pages.Packed)],
        exception_handlers={
            HTTPException: _http_error,  # type: ignore[dict-item]
            Refused: _refused,  # type: ignore[dict-item]
            Exception: _failed,
        },
        lifespan=lifespan,
    )


async def _http_error(request: Request, error: HTTPException) -> Response:
    code = "wrong_method" if error.status_code == 405 else "no_such_path"
    return _say(Refused(code, f"{request.method} {request.url.path}: {error.detail}"))


async def _refused(request: Request, error: Refused) -> Response:
    return _say(error)


async def _failed(request: Request, error: Exception) -> Response:
    return _say(Refused("failed", "the server failed"))


def _say(refused: Refused) -> Response:
    return api.answer(refused.problem(), refused.status)
