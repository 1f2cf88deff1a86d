"""The browser's client as static files, and the headers that keep its pages tight."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from internum.server.errors import Refused
from internum.server.ids import digest
from internum.server.sessions import Sessions, set_cookie
from internum.server.store import Row, Transaction
from internum.server.tables import Tables, hold

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
        " font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Internum</title>
<h1>The browser's client is not built</h1>
<p>This server runs and its tables can be played through the protocol (docs/protocol.md), but the folder
<code>internum/web</code> holds no <code>index.html</code>. In a source tree, <code>make web</code> builds it;
an installed wheel always carries it.</p></html>"""


class Headers:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def tighter(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                extra = [(n.lower().encode(), v.encode()) for n, v in HEADERS.items()]
                message["headers"] = [*message["headers"], *((n, v) for n, v in extra if n not in there)]
            await send(message)

        await self._app(scope, receive, tighter)


def page_routes(web: Path) -> list[BaseRoute]:
    """The client's files, and its one page under every address of its own."""

    async def page(request: Request) -> Response:
        index = web / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [
        Route("/", page),
        Route("/pieces", page),
        Route("/import", page),
        Route("/new/{game}", page),
        Route("/rules/{game}", page),
        Route("/k/{key}", way_back),
        Route("/t/{table}", page),
        Route("/t/{table}/{rest:path}", page),
    ]
    if web.is_dir():
        routes.append(Mount("/", StaticFiles(directory=web)))
    return routes


async def way_back(request: Request) -> Response:
    """A key as a link: from now on this browser holds its seat."""
    tables: Tables = request.app.state.tables
    sessions: Sessions = request.app.state.sessions
    hashed = digest(request.path_params["key"])

    def find(tx: Transaction) -> list[Row]:
        return tx.rows("SELECT table_id, seat FROM seat WHERE key = ?", hashed) or tx.rows(
            "SELECT id, -1 FROM game_table WHERE host_key = ?", hashed
        )

    rows = await tables.store.do(find)
    if not rows:
        raise Refused("no_key", "this key opens no seat: it may have been reissued")
    name, seat = rows[0]
    owners, secret = await sessions.begin(request)

    await tables.store.do(lambda tx: hold(tx, owners, name, [seat]))
    response = RedirectResponse(f"/t/{name}", 303)
    if secret is not None:
        set_cookie(request, response, secret)
    return response
