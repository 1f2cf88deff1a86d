"""The browser's client as static files, and the headers that keep its pages tight."""

import asyncio
import time
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers as Asked
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from internum.server.errors import Refused
from internum.server.ids import digest
from internum.server.picture import HEIGHT, WIDTH, board_of, picture
from internum.server.sessions import Sessions, set_cookie
from internum.server.store import Row, Transaction
from internum.server.table import Table
from internum.server.tables import Tables, hold

PUBLIC: Final = ("/assets/", "/live/", "/api/maps/", "/api/words/", "/api/rules/", "/api/games")
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


STATUS: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Internum: status</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<h1>Internum is well</h1><p>Up for {since}.</p><table>{rows}</table></html>"""


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


class Packed:
    """Compresses what is the same for everybody. What holds a secret never is: lengths would tell of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain: Final = app
        self._packed: Final = GZipMiddleware(app, minimum_size=1024, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self._packed if public else self._plain)(scope, receive, send)


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser asks for each once."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def wants_page(headers: Asked) -> bool:
    """Is it a person's browser that asks, rather than a program?"""
    return "text/html" in headers.get("accept", "")


class Files(StaticFiles):
    """The client's files; to a person, what is not there is a page of the client's as well."""

    def __init__(self, web: Path) -> None:
        super().__init__(directory=web)
        self._index: Final = web / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not wants_page(Asked(scope=scope)) or not self._index.is_file():
                raise
            return FileResponse(self._index, 404, headers={"Cache-Control": "no-cache"})


def page_routes(web: Path) -> list[BaseRoute]:
    """The client's files, and its one page under every address of its own."""

    async def page(request: Request) -> Response:
        index = web / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def table_page(request: Request) -> Response:
        """The same page; what other programs show of the link of a table stands in its head."""
        index = web / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING, 503)
        text = index.read_text(encoding="utf-8")
        with suppress(Refused):
            table = await request.app.state.tables.get(request.path_params["table"])
            text = text.replace("</head>", f"{preview_of(table, str(request.base_url))}</head>", 1)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache"})

    async def key_page(request: Request) -> Response:
        """The way back to a seat; to a person, a key that opens none is a page of the client's."""
        try:
            return await way_back(request)
        except Refused as refused:
            index = web / "index.html"
            if not wants_page(request.headers) or not index.is_file():
                raise
            return FileResponse(index, refused.status, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [
        Route("/", page),
        Route("/pieces", page),
        Route("/import", page),
        Route("/new/{game}", page),
        Route("/rules/{game}", page),
        Route("/status", status_page),
        Route("/k/{key}", key_page),
        Route("/t/{table}/preview.png", preview_picture),
        Route("/t/{table}", table_page),
        Route("/t/{table}/{rest:path}", page),
    ]
    if (web / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=web / "assets")))
    if web.is_dir():
        routes.append(Mount("/", Files(web)))
    return routes


async def status_page(request: Request) -> Response:
    """How the server is, for its host; without a line of script."""
    counts = await request.app.state.tables.counts()
    counts = {"sockets": len(request.app.state.sockets), **counts}
    rows = "".join(f"<tr><th scope=row>{name.replace('_', ' ')}<td>{n}" for name, n in counts.items())
    up = round(time.time() - request.app.state.started)
    days, rest = divmod(up, 86400)
    since = f"{days} d {rest // 3600} h {rest % 3600 // 60} min"
    return HTMLResponse(STATUS.format(since=since, rows=rows), headers={"Cache-Control": "no-store"})


def preview_of(table: Table, base: str) -> str:
    """What other programs show of a link: the game and how many have come, nothing of the play."""
    taken = sum(place.kind == "person" for place in table.places)
    title = table.rules.game.title
    tags = {
        "og:title": table.settings.title or title,
        "og:description": f"{title}: {taken} of {len(table.places)} seats are taken",
        "og:type": "website",
        "og:site_name": "Internum",
        "og:image": f"{base}t/{table.id}/preview.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items())


async def preview_picture(request: Request) -> Response:
    """The bare board of a table's game."""
    table = await request.app.state.tables.get(request.path_params["table"])
    game = table.rules.game.name
    data = await asyncio.to_thread(picture, game, board_of(table.rules.options))
    if data is None:
        raise Refused("no_such_file", "there is no picture of this board")
    return Response(data, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


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
