"""The HTTP part of the protocol: what is asked once."""

import asyncio
import hmac
import io
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import internum.games as all_games
from internum.bots.registry import BOTS
from internum.core import state as state_module
from internum.core.errors import InternumError, Unknown
from internum.record.replay import replay
from internum.record.text import parse
from internum.server import looking, seats, telling
from internum.server import messages as m
from internum.server.accounts import Accounts
from internum.server.config import is_public
from internum.server.errors import STATUS, Refused
from internum.server.limits import Buckets
from internum.server.picture import map_of
from internum.server.sessions import Sessions, check_origin, cookie_name, keys_of, secure, set_cookie
from internum.server.table import Eyes, Table
from internum.server.tables import Tables, rules_of
from internum.testing.rulebook import read_clauses, rules_text
from internum.words import LANGUAGES, messages

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
SMALL: Final = 256 * 1024  # bytes of a body
LARGE: Final = 2 * 1024 * 1024  # of an imported record
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
COSTS: Final = {"GET": 1.0, "POST": 5.0}


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON, never kept by anybody unless it says so."""
    kept = headers or {"Cache-Control": "no-store"}
    data = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(data, status, kept, "application/json")


async def body_of(request: Request, kind: type[T], most: int = SMALL) -> T:
    """The body of a write, checked."""
    check_origin(request)
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too_large", f"a body has at most {most} bytes")
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from error


def tables_of(request: Request) -> Tables:
    """The tables of this server."""
    return request.app.state.tables  # type: ignore[no-any-return]


def sessions_of(request: Request) -> Sessions:
    """Its sessions."""
    return request.app.state.sessions  # type: ignore[no-any-return]


async def table_and_eyes(request: Request) -> tuple[Table, Eyes]:
    """The table that a path names, and who asks."""
    tables = tables_of(request)
    table = await tables.get(request.path_params["table"])
    seat = request.query_params.get("seat")
    if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Refused("malformed", "seat is a number")
    owners = await sessions_of(request).owners(request)
    eyes = await tables.eyes(table, owners, keys_of(request), None if seat is None else int(seat))
    return table, eyes


async def as_host(request: Request) -> Table:
    """The table that a path names, for its host alone."""
    table, eyes = await table_and_eyes(request)
    if not eyes.host:
        raise Refused("host_only", "only the host of the table can do this")
    return table


# --- what can be played ------------------------------------------------------------------------------


async def about(request: Request) -> Response:
    """The server and its protocol."""
    return answer(
        {
            "name": "Internum",
            "version": version("internum"),
            "protocol": m.VERSION,
            "compiled": not str(state_module.__file__).endswith(".py"),
            "languages": list(LANGUAGES),
            "open_tables": "word" if word_for(request) else "anyone",
            "now": time.time(),
        }
    )


async def status(request: Request) -> Response:
    """How the server is, in numbers."""
    up = time.time() - request.app.state.started
    return answer(
        {"up": round(up), "sockets": len(request.app.state.sockets), **await tables_of(request).counts()}
    )


async def games(request: Request) -> Response:
    """Every game with its options."""
    out = []
    for name in all_games.game_names():
        game = all_games.game(name)
        out.append(
            {
                "name": name,
                "title": game.title,
                "version": game.version,
                "seats": [game.seats[0], game.seats[-1]],
                "options": [
                    {
                        "name": option.name,
                        "values": list(option.values),
                        "default": option.default,
                        "clause": option.clause,
                        "about": option.about,
                    }
                    for option in game.options
                ],
                "presets": game.editions,
                "bots": list(BOTS),
            }
        )
    return answer(out)


async def rules(request: Request) -> Response:
    """The static description of a table that is thought of."""
    asked = await body_of(request, m.RulesAsked)
    books = tables_of(request).books
    digest = books.digest(rules_of(asked.game, asked.seats, asked.options, asked.board))
    return answer(books.text(digest))


async def rules_by_digest(request: Request) -> Response:
    """The same by its name."""
    text = tables_of(request).books.text(request.path_params["digest"])
    if text is None:
        raise Refused("no_such_rules", "these rules are not at hand: ask for them by game and options")
    return answer(text, headers=FOR_EVER)


async def clauses(request: Request) -> Response:
    """The numbered clauses of a rulebook."""
    name = request.path_params["game"]
    if name not in all_games.game_names():
        raise Refused("no_such_game", f"there is no game {name}")
    try:
        text = rules_text(name)
    except Unknown as error:
        raise Refused("no_such_file", str(error)) from error
    found = read_clauses(text)
    chapters = dict(re.findall(r"^## (\d+) (.+)$", text, re.MULTILINE))
    return answer(
        [
            {
                "id": clause.id,
                "kind": clause.kind,
                "chapter": chapters.get(clause.id[1:].partition(".")[0], ""),
                "text": clause.text,
            }
            for clause in found.values()
        ],
        headers={"Cache-Control": "public, max-age=3600"},
    )


async def board_map(request: Request) -> Response:
    """The picture of a board: GAME-NAME, as two games may call their boards alike."""
    name = request.path_params["name"]
    game, _, board = name.partition("-")
    text = map_of(game, board or "board")
    if text is not None:
        return answer(text, headers={"Cache-Control": "public, max-age=3600"})
    raise Refused("no_such_file", f"there is no map {name}")


async def words(request: Request) -> Response:
    """Fluent messages."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    about = name.removeprefix("guide-").removeprefix("clauses-")  # a game has several files
    if lang not in LANGUAGES or about not in ("house", "web", *all_games.game_names()):
        raise Refused("no_such_file", f"there are no words {lang}/{name}")
    return PlainTextResponse(messages(lang, name), headers={"Cache-Control": "public, max-age=3600"})


# --- tables ------------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    """A new table in its lobby."""
    asked = await body_of(request, m.NewTable)
    tables = tables_of(request)
    check_word(request, asked.word)
    check_bots([seat.bot for seat in asked.seating])
    owners, secret = await sessions_of(request).begin(request)
    made = await tables.make(asked, owners)
    return with_cookie(request, answer(made, 201), secret)


def word_for(request: Request) -> str:
    """The word that is asked of who opens a table; empty: anybody may.

    Whether somebody comes from outside tell the address that they use and, behind a proxy, their own.
    """
    config = tables_of(request).config
    client = request.client.host if request.client is not None else ""
    outside = is_public(request.url.hostname or "") or is_public(client)
    return config.word or (config.word_outside if outside else "")


def check_word(request: Request, word: str) -> None:
    """Refuse who may not open tables here."""
    wanted = word_for(request)
    if wanted and not hmac.compare_digest(word.encode(), wanted.encode()):
        raise Refused("wrong_word", "who opens a table here must give the server's word")


def check_bots(names: list[str]) -> None:
    """Refuse bots that do not exist."""
    for name in names:
        if name and name not in BOTS:
            raise Refused("bad_options", f"there is no bot {name}; known: {', '.join(BOTS)}")


def with_cookie(request: Request, response: Response, secret: str | None) -> Response:
    """Give a new session to the browser."""
    if secret is not None:
        set_cookie(request, response, secret)
    return response


async def my_tables(request: Request) -> Response:
    """The tables of this browser, and those that hosts have listed."""
    tables = tables_of(request)
    owners = await sessions_of(request).owners(request)
    held: dict[str, set[int]] = {}
    for name, seat in await sessions_of(request).rows(owners):
        held.setdefault(name, set()).add(int(seat))
    mine = [await summary(tables, name, seats) for name, seats in held.items()]
    rows = await tables.store.do(
        lambda tx: tx.rows(
            "SELECT id FROM game_table WHERE listed = 1 AND phase IN ('lobby', 'play')"
            " ORDER BY touched DESC LIMIT 100"
        )
    )
    listed = [await summary(tables, name, set()) for (name,) in rows if name not in held]
    mine.sort(key=lambda one: (not one["asked"], -one["touched"]))
    return answer({"mine": mine, "listed": listed})


async def summary(tables: Tables, name: str, held: set[int]) -> dict[str, Any]:
    """A table in a list."""
    table = await tables.get(name)
    seats = frozenset(held - {-1})
    lobby = telling.lobby(table, Eyes(min(seats, default=None), seats, -1 in held))
    asked: list[int] = []
    if table.phase == "play" and seats:
        async with table.lock:
            await table.load()
            if table.match is not None:
                s = table.match.state
                asked = sorted({s.seat(side) for side in s.actors} & seats)
    return {"lobby": lobby, "asked": asked, "touched": table.touched}


async def one_table(request: Request) -> Response:
    """What a link shows before it asks anything."""
    table, eyes = await table_and_eyes(request)
    return answer(await looking.shown(table, eyes))


async def join(request: Request) -> Response:
    """Take a seat."""
    asked = await body_of(request, m.Join)
    table = await tables_of(request).get(request.path_params["table"])
    owners, secret = await sessions_of(request).begin(request)
    seat, key = await seats.sit(table, asked.seat, asked.name.strip(), owners, asked.corpus)
    return with_cookie(request, answer(m.Seated(table.id, seat, key)), secret)


async def start(request: Request) -> Response:
    """Begin to play."""
    await body_of(request, m.Nothing)
    table = await as_host(request)
    await seats.start(table, tables_of(request).config.lots)
    return answer({"seq": table.seq})


async def change_seat(request: Request) -> Response:
    """What the host does with a seat."""
    asked = await body_of(request, m.SeatChange)
    check_bots([asked.bot])
    table = await as_host(request)
    owners = await sessions_of(request).owners(request)
    text = request.path_params["seat"]
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Refused("no_such_seat", "a seat is a number from 0")
    key = await seats.change(table, int(text), asked.what, asked.bot, owners)
    return answer(m.SeatNow(int(text), key))


async def record(request: Request) -> Response:
    """The record as text."""
    table, eyes = await table_and_eyes(request)
    text = await looking.record(table, eyes)
    name = f"{table.rules.game.name}-{table.id}.txt"
    return PlainTextResponse(
        text,
        headers={"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'},
    )


async def analysis(request: Request) -> Response:
    """A finished game looked back upon."""
    table, eyes = await table_and_eyes(request)
    return answer(await looking.analysis(table, eyes, tables_of(request).thinkers))


async def state(request: Request) -> Response:
    """The position after an entry."""
    table, eyes = await table_and_eyes(request)
    at = request.query_params.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) < 10):
        raise Refused("malformed", "at is the number of an entry")
    return answer(await looking.state_at(table, eyes, int(at)))


async def entries(request: Request) -> Response:
    """The log before an entry."""
    table, eyes = await table_and_eyes(request)
    before = request.query_params.get("before", "")
    if not (before.isascii() and before.isdigit() and len(before) < 10):
        raise Refused("malformed", "before is the number of an entry")
    return answer(await looking.entries(table, eyes, int(before)))


async def fork(request: Request) -> Response:
    """A new table that begins as another stood after some entry, or as one guesses that it did."""
    asked = await body_of(request, m.Fork)
    check_word(request, asked.word)
    check_bots([seat.bot for seat in asked.seating])
    table, eyes = await table_and_eyes(request)
    match = await looking.fork(table, eyes, asked.at, tables_of(request).config.lots)
    owners, secret = await sessions_of(request).begin(request)
    made = await tables_of(request).keep(match, False, table.id, owners, {}, asked.seating)
    return with_cookie(request, answer(made, 201), secret)


async def import_record(request: Request) -> Response:
    """A table from a record: finished, or in play with dice of its own from here on."""
    asked = await body_of(request, m.Import, LARGE)
    check_word(request, asked.word)
    check_bots([seat.bot for seat in asked.seating])
    lots = tables_of(request).config.lots
    try:
        record = await asyncio.to_thread(parse, asked.record)
        if record.position is not None:  # who writes a position may write one that no game comes to
            raise InternumError("a game that begins from a position cannot be imported")
        match = await asyncio.to_thread(replay, record)
        if not match.state.over:
            match = await asyncio.to_thread(match.fork, len(match.entries) - 1, lots.seed(""))
    except InternumError as error:
        raise Refused("bad_record", str(error)) from error
    owners, secret = await sessions_of(request).begin(request)
    made = await tables_of(request).keep(match, match.state.over, None, owners, record.names, asked.seating)
    return with_cookie(request, answer(made, 201), secret)


async def qr(request: Request) -> Response:
    """A text as a QR code: the link of a seat, which stays in the body and so in no log."""
    asked = await body_of(request, m.ToDraw)
    drawn = io.BytesIO()
    code = segno.make(asked.text, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, border=4, omitsize=True, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


# --- accounts ----------------------------------------------------------------------------------------


async def account(request: Request) -> Response:
    """Who is logged in."""
    owners = await sessions_of(request).owners(request)
    return answer({"name": await accounts_of(request).name(owners)})


async def make_account(request: Request) -> Response:
    """A name and a password; the guest keeps all."""
    asked = await body_of(request, m.Credentials)
    secret = await accounts_of(request).make(request, asked.name, asked.password)
    return with_cookie(request, answer({"name": asked.name.strip()}, 201), secret)


async def login(request: Request) -> Response:
    """The same from another browser."""
    asked = await body_of(request, m.Credentials)
    secret = await accounts_of(request).login(request, asked.name, asked.password)
    return with_cookie(request, answer({"name": asked.name.strip()}), secret)


async def logout(request: Request) -> Response:
    """This browser forgets."""
    await body_of(request, m.Nothing)
    await accounts_of(request).logout(request)
    response = answer({"name": None})
    response.delete_cookie(
        cookie_name(request), path="/", secure=secure(request), httponly=True, samesite="lax"
    )
    return response


def accounts_of(request: Request) -> Accounts:
    """The accounts of this server."""
    return request.app.state.accounts  # type: ignore[no-any-return]


# --- doors ---------------------------------------------------------------------------------------------


def guarded(handler: Handler, limits: Buckets | None) -> Handler:
    """Rate limits, and refusals as JSON."""

    async def run(request: Request) -> Response:
        try:
            if limits is not None:
                who = request.client.host if request.client is not None else ""
                wait = limits.take(who, COSTS.get(request.method, 1.0))
                if wait:
                    raise Refused("too_many", "too many requests", retry_after=wait)
            return await handler(request)
        except Refused as refused:
            headers = {"Cache-Control": "no-store"}
            if refused.retry_after is not None:
                headers["Retry-After"] = str(int(refused.retry_after) + 1)
            return answer(refused.problem(), refused.status, headers)

    return run


@dataclass(frozen=True)
class Path:
    """One call of the HTTP part, as it is served and as it is described."""

    method: str
    path: str
    handler: Handler
    body: type[Any] | None = None
    answer: Any = Any  # a struct, or what JSON there is
    status: int = 200
    text: bool = False  # plain text, not JSON
    svg: bool = False  # a drawing
    query: tuple[str, ...] = ()


PATHS: Final = (
    Path("GET", "/api/about", about, None, dict[str, Any]),
    Path("GET", "/api/status", status, None, dict[str, int]),
    Path("GET", "/api/games", games, None, list[dict[str, Any]]),
    Path("GET", "/api/games/{game}/clauses", clauses, None, list[dict[str, Any]]),
    Path("POST", "/api/rules", rules, m.RulesAsked, dict[str, Any]),
    Path("GET", "/api/rules/{digest}", rules_by_digest, None, dict[str, Any]),
    Path("GET", "/api/maps/{name}.map.json", board_map),
    Path("GET", "/api/words/{lang}/{name}.ftl", words, text=True),
    Path("GET", "/api/tables", my_tables, None, dict[str, Any]),
    Path("POST", "/api/tables", make_table, m.NewTable, m.Made, 201),
    Path("GET", "/api/tables/{table}", one_table, None, m.Lobby),
    Path("POST", "/api/tables/{table}/join", join, m.Join, m.Seated),
    Path("POST", "/api/tables/{table}/start", start, m.Nothing, dict[str, int]),
    Path("POST", "/api/tables/{table}/seats/{seat}", change_seat, m.SeatChange, m.SeatNow),
    Path("GET", "/api/tables/{table}/record", record, text=True, query=("seat",)),
    Path("GET", "/api/tables/{table}/analysis", analysis, None, m.Analysis, query=("seat",)),
    Path("GET", "/api/tables/{table}/state", state, None, m.At, query=("at", "seat")),
    Path("GET", "/api/tables/{table}/entries", entries, None, list[m.Entry], query=("before", "seat")),
    Path("POST", "/api/tables/{table}/fork", fork, m.Fork, m.Made, 201, query=("seat",)),
    Path("POST", "/api/import", import_record, m.Import, m.Made, 201),
    Path("POST", "/api/qr", qr, m.ToDraw, svg=True),
    Path("GET", "/api/account", account, None, dict[str, str | None]),
    Path("POST", "/api/account", make_account, m.Credentials, dict[str, str], 201),
    Path("POST", "/api/account/login", login, m.Credentials, dict[str, str]),
    Path("POST", "/api/account/logout", logout, m.Nothing, dict[str, None]),
)


def openapi() -> dict[str, Any]:
    """The description of all calls, from the same list that serves them."""
    wanted = [kind for path in PATHS for kind in (path.body, path.answer) if kind is not None]
    schemas, parts = msgspec.json.schema_components(
        [*wanted, m.Problem], ref_template="#/components/schemas/{name}"
    )
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for path in PATHS:
        body = None if path.body is None else next(found)
        content = {"text/plain": {"schema": {"type": "string"}}}
        answered = next(found)
        if path.svg:
            content = {"image/svg+xml": {"schema": {"type": "string"}}}
        elif not path.text:
            content = {"application/json": {"schema": answered}}
        described: dict[str, Any] = {
            "operationId": path.handler.__name__,
            "summary": path.handler.__doc__,
            "parameters": _parameters(path),
            "responses": {str(path.status): {"description": "as asked", "content": content}, **_REFUSALS},
        }
        if body is not None:
            described["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
        paths.setdefault(path.path, {})[path.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Internum",
            "version": str(m.VERSION),
            "description": "docs/protocol.md says it in words.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


_REFUSALS: Final = {
    str(status): {
        "description": "refused: " + ", ".join(code for code, other in STATUS.items() if other == status),
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in sorted(set(STATUS.values()))
    if status < 500 or status == 503
}


def _parameters(path: Path) -> list[dict[str, Any]]:
    named = re.findall(r"{(\w+)}", path.path)
    out = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
        for name in named
    ]
    for name in path.query:
        schema = {"type": "integer", "minimum": 0, "maximum": 10**8}
        out.append({"name": name, "in": "query", "required": name == "at", "schema": schema})
    if path.method == "POST":
        schema = {"type": "string"}
        out.append({"name": "Origin", "in": "header", "required": True, "schema": schema})
    return out


async def describe(request: Request) -> Response:
    """This description."""
    return answer(openapi())


def routes(limits: Buckets | None) -> list[Route]:
    """Every path below /api but the socket."""
    paths = [*PATHS, Path("GET", "/api/openapi.json", describe)]
    return [Route(path.path, guarded(path.handler, limits), methods=[path.method]) for path in paths]
