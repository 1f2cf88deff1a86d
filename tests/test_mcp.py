"""The MCP server: a client of the official SDK sits down, looks, moves, is refused, never sees too much."""

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from protocol_client import Http
from serving import Served, served

from internum.cli.app import run
from internum.cli.mcp import Room, server
from internum.core.chance import Rng
from internum.core.errors import InternumError

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as one:
        yield one


def talk(work: Callable[[Callable[..., Awaitable[str]]], Awaitable[None]], target: Any = None) -> None:
    """Carry out a conversation with the server."""

    async def main() -> None:
        async with Client(server() if target is None else target) as client:

            async def call(tool: str, **given: Any) -> str:
                answer = await client.call_tool(tool, given)
                text = "\n".join(part.text for part in answer.content if part.type == "text")
                return f"ERROR {text}" if answer.is_error else text

            await work(call)

    asyncio.run(main())


def test_its_tools() -> None:
    async def main() -> None:
        async with Client(server()) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            names = {"games", "sit_down", "sit_at", "look", "legal", "ways", "play", "why_not", "rules"}
            assert set(tools) == names
            assert all(tool.description for tool in tools.values())
            assert "sit_down" in str(client.instructions)

    asyncio.run(main())


def test_a_game_by_text() -> None:
    async def work(call: Callable[..., Awaitable[str]]) -> None:
        assert "antike: Antike, 2 to 6 seats" in await call("games")
        assert "sit down first" in await call("look")
        options = {"round_limit": "2"}
        seen = await call("sit_down", name="antike", seats=2, bots="random", options=options)
        for _ in range(200):
            if "you are asked" not in seen:
                break
            legal = (await call("legal")).splitlines()
            move = legal[0]
            if move.endswith("…"):
                ways = await call("ways", head=move)
                move = ways.splitlines()[0]
                assert move.startswith(legal[0].removesuffix(" : …"))
            assert (await call("why_not", move=move)) == "It is possible."
            seen = await call("play", move=move)
            assert not seen.startswith(("ERROR", "Not possible"))
        assert "Since you looked last:" in seen
        assert "Scores: " in seen

    talk(work)


def test_refusals_have_reasons_and_clauses() -> None:
    async def work(call: Callable[..., Awaitable[str]]) -> None:
        await call("sit_down", name="antike", seats=3, bots="random")
        for _ in range(30):
            legal = await call("legal")
            if "rondel" in legal:
                break
            await call("play", move=legal.splitlines()[0])
        refused = await call("play", move="found sparta")
        assert refused.startswith("Not possible: found sparta\n- ")
        assert re.search(r"\(A\d+", refused)
        assert "unknown verb 'dance'" in await call("play", move="dance")
        assert "A9.1" in await call("rules", about="A9.1")
        assert "E7.4" in await call("rules", about="E7.4", name="empires")
        assert "unknown game" in await call("sit_down", name="chess")
        assert "ours alone" in await call("sit_down", name="antike", bots="my.py:Ana")
        assert "there are seats 1 to 4, not 9" in await call("sit_down", name="antike", seat=9)

    talk(work)


def test_what_others_hold_is_never_told() -> None:
    room = Room()
    room.sit_down("empires", 3, 1, "greedy", {"round_limit": "1"})
    table = room.seated()
    for _ in range(12):
        side = table.side()
        if side is None:
            break
        s = table.state()
        shown = s.rules.board_text(s, side)
        other = s.guess(side, Rng(1))
        assert other.rules.board_text(other, side) == shown
        legal = room.legal().splitlines()[0]
        move = room.ways(legal).splitlines()[0]
        assert "Not possible" not in room.play(move)


def test_at_a_running_server(running: Served) -> None:
    http = Http(running.base)
    seating = [{"kind": "me", "name": "Model"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": "antike", "seats": 2, "options": {"round_limit": "1"}, "seating": seating}
    made = http.post("/api/tables", {**asked, "settings": {"bot_pause": 0}})
    http.post(f"/api/tables/{made['table']}/start")
    http.close()

    async def work(call: Callable[..., Awaitable[str]]) -> None:
        seen = await call("sit_at", link=f"{running.base}/k/{made['seats'][0]['key']}")
        for _ in range(100):
            if "you are asked" not in seen:
                break
            head = (await call("legal")).splitlines()[0]
            move = (await call("ways", head=head)).splitlines()[0]
            seen = await call("play", move=move)
            assert not seen.startswith(("ERROR", "Not possible")), seen
        assert "The game is over. Of the win: seat 1 " in seen
        assert running.table(made["table"]).match.state.over  # type: ignore[union-attr]
        assert "this key opens no seat" in await call("sit_at", link=f"{running.base}/k/{'a' * 32}")

    talk(work)


def test_the_command_speaks_the_protocol_on_standard_input() -> None:
    async def work(call: Callable[..., Awaitable[str]]) -> None:
        assert "conquest" in await call("games")

    talk(work, StdioServerParameters(command=sys.executable, args=["-m", "internum.cli", "mcp"]))


def test_a_bad_link_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--seat", "nowhere"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(InternumError, match="sit down first"):
        Room().legal()
