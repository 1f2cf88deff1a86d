"""Games in play through real sockets while the server is killed again and again.

Every player remembers what was acknowledged, and after a crash sends again, under the same id, what was
not. In the end everything acknowledged must be in the log once, at its place, and every hash chain must hold.
"""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin, Subprotocol

from internum.server import admin


@dataclass
class Server:
    """A server process of its own, which can be killed and started anew at the same address."""

    home: Path
    url: str
    port: int
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        env = {
            **os.environ,
            "INTERNUM_HOME": str(self.home),
            "INTERNUM_DATABASE_URL": self.url,
            "INTERNUM_LIMITS": "off",
        }
        command = [sys.executable, "-m", "internum.cli", "serve", "--port", str(self.port), "--bots", "1"]
        with (self.home / "server.log").open("ab") as out:
            self.process = subprocess.Popen(command, env=env, stdout=out, stderr=out)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def ready(self) -> None:
        until = time.monotonic() + 180
        while time.monotonic() < until:
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"{self.base}/api/about", None, 5)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not start")


def post(base: str, path: str, body: Any, key: str = "") -> Any:
    headers = {"Origin": base, "Content-Type": "application/json", "Authorization": f"Key {key}"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


@dataclass
class Player:
    """All persons of one table, playing at random."""

    base: str
    table: str
    keys: list[str]
    rng: random.Random
    acknowledged: dict[int, int] = field(default_factory=dict)  # seq and head of what the server said ok to
    pending: dict[str, Any] | None = None
    log: list[dict[str, Any]] = field(default_factory=list)
    prompts: list[dict[str, Any]] = field(default_factory=list)
    seq: int = -1
    over: bool = False
    number: int = 0
    reconnects: int = 0
    resyncs: int = 0
    rules: str = ""

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop, through every crash."""
        address = self.base.replace("http", "ws") + "/api/ws"
        wish = {"subprotocols": [Subprotocol("internum.1")], "origin": Origin(self.base)}
        while not stop.is_set() and not self.over:
            try:
                async with connect(address, compression=None, ping_interval=None, **wish) as ws:  # type: ignore[arg-type]
                    await self.sit(ws, stop)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.reconnects += 1
                await asyncio.sleep(0.2 + 0.3 * self.rng.random())

    async def sit(self, ws: ClientConnection, stop: asyncio.Event) -> None:
        opened: dict[str, Any] = {"t": "open", "id": "open", "table": self.table, "keys": self.keys}
        if self.seq >= 0:
            opened["have"] = {"rules": self.rules, "seq": self.seq, "seat": 0}
        await ws.send(json.dumps(opened))
        while self.take(json.loads(await ws.recv())) != "open":
            pass
        if self.pending is not None:
            await ws.send(json.dumps(self.pending))
        while not stop.is_set() and not self.over:
            if self.pending is None and self.prompts:
                self.pending = self.command()
                await ws.send(json.dumps(self.pending))
            try:
                frame = json.loads(await asyncio.wait_for(ws.recv(), 1.0))
            except TimeoutError:
                continue
            self.take(frame)

    def command(self) -> dict[str, Any]:
        prompt = self.rng.choice(self.prompts)
        head = self.rng.choice(prompt["legal"])
        part = prompt["part_of"].get(str(head))
        move = [head] if part is None else [head, *self.rng.choice(prompt["parts"][part]["ways"])]
        self.number += 1
        side = prompt["side"]
        name = f"c{self.number}"
        return {"t": "do", "id": name, "table": self.table, "seq": self.seq, "side": side, "moves": [move]}

    def take(self, frame: dict[str, Any]) -> str:
        kind = frame["t"]
        if kind == "table":
            self.log = frame["entries"]
            self.rules = frame["rules"]
        elif kind == "missed":
            assert frame["since"] == self.seq
            self.log += frame["entries"]
            self.resyncs += 1
        elif kind == "moved":
            self.log.append(frame["entry"])
        if kind in ("table", "missed", "moved"):
            self.prompts = frame["prompts"]
            self.seq = frame["seq"]
            self.over = bool(frame["status"]["over"])
        if self.pending is not None and frame.get("id") == self.pending["id"]:
            if kind == "ok":
                assert frame["seq"] not in self.acknowledged, "one place acknowledged twice"
                self.acknowledged[frame["seq"]] = self.pending["moves"][0][0]
            else:
                assert frame["code"] == "stale", frame
            self.pending = None
        return str(frame.get("id", ""))


@dataclass
class Outcome:
    games: int
    kills: int
    acknowledged: int
    entries: int
    reconnects: int
    resyncs: int  # of these so many were told the changes alone


async def crash(home: Path, url: str, games: int, kills: int, pause: float, seed: int = 1) -> Outcome:
    """Play so many games through so many crashes, and check what is left."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server = Server(home, url, probe.getsockname()[1])
    rng = random.Random(seed)
    server.start()
    stop = asyncio.Event()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.ready()
        for i in range(games):
            seating = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
            asked = {"game": "antike", "seats": 3, "seating": seating, "settings": {"bot_pause": 0}}
            made = await asyncio.to_thread(post, server.base, "/api/tables", asked)
            start = f"/api/tables/{made['table']}/start"
            await asyncio.to_thread(post, server.base, start, {}, made["host_key"])
            keys = [one["key"] for one in made["seats"]]
            players.append(Player(server.base, made["table"], keys, random.Random(seed * 1000 + i)))
        tasks = [asyncio.create_task(player.run(stop)) for player in players]
        for _ in range(kills):
            await asyncio.sleep(pause * (0.5 + rng.random()))
            await under_load(players, games // 2)
            server.kill()
            server.start()
            await server.ready()
        await under_load(players, games)
        stop.set()
        await asyncio.gather(*tasks)
        server.kill()
        server.start()
        await server.ready()
        return await _check(server, players, url, kills)
    finally:
        for task in tasks:
            task.cancel()
        server.kill()


async def under_load(players: list[Player], more: int) -> None:
    """Wait until so many more commands are acknowledged, on a slow machine for a minute at most."""
    before = sum(len(player.acknowledged) for player in players)
    for _ in range(600):
        if sum(len(player.acknowledged) for player in players) >= before + more:
            return
        if all(player.over for player in players):
            return
        await asyncio.sleep(0.1)


async def _check(server: Server, players: list[Player], url: str, kills: int) -> Outcome:
    tables, entries, wrong = await asyncio.to_thread(admin.verify, url)
    assert not wrong, wrong
    assert tables == len(players)
    acknowledged = 0
    for player in players:
        match = await asyncio.to_thread(admin.match_of, url, player.table)
        assert match is not None
        for seq, head in player.acknowledged.items():
            assert match.entries[seq].choices[0] == head, (player.table, seq)
        # no command is there twice: of the persons' entries at most the last was not acknowledged
        persons = [entry.number for entry in match.entries[1:] if entry.seat in (0, 1)]
        extra = set(persons) - set(player.acknowledged)
        assert len(extra) <= 1, (player.table, extra)
        assert not extra or player.pending is not None, (player.table, extra)
        acknowledged += len(player.acknowledged)
    reconnects, resyncs = (
        sum(player.reconnects for player in players),
        sum(player.resyncs for player in players),
    )
    return Outcome(tables, kills, acknowledged, entries, reconnects, resyncs)
