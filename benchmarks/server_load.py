"""How much one server process carries: moves a second with four subscribers a game, durable before they hear.

    python benchmarks/server_load.py --all          everything below, in one run
    python benchmarks/server_load.py [--games 40] [--seconds 8] [--game NAME] [--python PATH] [--idle N]
                                     [--peers]

The server runs in a process of its own (with `--python` of another environment, for the compiled build), the
clients in this one, over loopback. Each game of four has four sockets, one a seat, each getting its own view
and prompts. Measured are:

- flat out: every seat answers as soon as it is asked;
- paced: 500 moves a second over all games of one rulebook, with the time from command to `ok`;
- idle: so many games open at once, each on four connections, and the memory of the process;
- with `--peers`, in the same run: a bare Starlette WebSocket with one grouped durable SQLite insert a message
  (the limit), and boardgame.io's in-memory server (the peer; needs Node.js and npm).
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.typing import Origin, Subprotocol

HERE = Path(__file__).parent
PROTOCOL = [Subprotocol("internum.1")]


class Part(msgspec.Struct):
    ways: list[list[int]]


class Prompt(msgspec.Struct):
    side: int
    seat: int
    legal: list[int]
    part_of: dict[str, int]
    parts: list[Part]


class Status(msgspec.Struct):
    over: bool


class Frame(msgspec.Struct):
    """What a client of this benchmark reads of a frame."""

    t: str
    id: str | None = None
    seq: int = -1
    prompts: list[Prompt] = []
    status: Status | None = None
    code: str = ""


decode = msgspec.json.Decoder(Frame).decode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(command: list[str], ready: str, **env: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A server process that answers at `ready`."""
    child = subprocess.Popen(command, env={**os.environ, **env}, stdout=subprocess.DEVNULL)
    try:
        for _ in range(2000):
            try:
                urllib.request.urlopen(ready, timeout=2).close()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.05)
        else:
            raise SystemExit(f"no answer at {ready}")
        yield child
    finally:
        child.terminate()
        child.wait()


def post(base: str, path: str, body: Any, key: str = "") -> Any:
    headers = {"Origin": base, "Content-Type": "application/json", "Authorization": f"Key {key}"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def make_table(base: str, game: str, seats: int = 4) -> tuple[str, list[str]]:
    asked = {"game": game, "seats": seats, "seating": [{"kind": "me"}] * seats}
    made = post(base, "/api/tables", asked)
    post(base, f"/api/tables/{made['table']}/start", {}, made["host_key"])
    return made["table"], [one["key"] for one in made["seats"]]


def make_tables(base: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Many at once: the store commits them in groups."""
    with ThreadPoolExecutor(16) as pool:
        return list(pool.map(lambda _: make_table(base, game), range(count)))


class Pace:
    """Lets so many moves a second through; 0: all."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if self.rate:
            self.next = max(self.next + 1 / self.rate, time.perf_counter() - 0.05)
            await asyncio.sleep(max(0.0, self.next - time.perf_counter()))


async def seat(
    base: str, table: str, key: str, seed: int, pace: Pace, end: float, times: list[float]
) -> None:
    """One subscriber who plays its seat at random until the end."""
    rng = random.Random(seed)
    wish: dict[str, Any] = {"subprotocols": PROTOCOL, "origin": Origin(base), "compression": None}
    async with connect(base.replace("http", "ws") + "/api/ws", ping_interval=None, **wish) as ws:
        await ws.send(json.dumps({"t": "open", "table": table, "keys": [key], "insight": False}))
        number = 0
        waiting = False
        begun = 0.0
        latest = Frame("")
        while (left := end - time.perf_counter()) > 0:
            try:
                frame = decode(await asyncio.wait_for(ws.recv(), left))
            except TimeoutError:
                return
            if frame.t in ("table", "moved"):
                latest = frame
            elif frame.t in ("ok", "error") and frame.id == str(number):
                waiting = False
                if frame.t == "ok":
                    times.append(time.perf_counter() - begun)
            if latest.status is not None and latest.status.over:
                return
            if latest.prompts and not waiting:
                await pace.wait()
                number += 1
                waiting = True
                prompt = latest.prompts[0]
                command = {
                    "t": "do",
                    "id": f"{number}",
                    "table": table,
                    "seq": latest.seq,
                    "side": prompt.side,
                }
                begun = time.perf_counter()
                await ws.send(json.dumps({**command, "moves": [choose(prompt, rng)]}))


def choose(prompt: Prompt, rng: random.Random) -> list[int]:
    """Some whole move."""
    head = rng.choice(prompt.legal)
    part = prompt.part_of.get(str(head))
    return [head] if part is None else [head, *rng.choice(prompt.parts[part].ways)]


async def play(base: str, game: str, games: int, seconds: float, rate: float) -> tuple[float, list[float]]:
    """Moves a second, and how long each took."""
    tables = make_tables(base, game, games)
    times: list[float] = []
    pace = Pace(rate)
    begun = time.perf_counter()
    end = begun + seconds
    await asyncio.gather(
        *(
            seat(base, table, key, 7 * i + j, pace, end, times)
            for i, (table, keys) in enumerate(tables)
            for j, key in enumerate(keys)
        )
    )
    return len(times) / (time.perf_counter() - begun), times


def percentile(times: list[float], share: float) -> float:
    """Milliseconds."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has had: what others do on the machine does not count."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident MiB of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def idle(base: str, pid: int, games: int) -> tuple[float, float]:
    """Memory before and with so many games open, each on four connections."""
    before = memory(pid)
    tables = make_tables(base, "antike", games)
    async with contextlib.AsyncExitStack() as stack:
        wish: dict[str, Any] = {"subprotocols": PROTOCOL, "origin": Origin(base), "compression": None}
        for at in range(0, games, 50):  # a connection has at most fifty tables open
            for seat_number in range(4):
                ws = await stack.enter_async_context(
                    connect(base.replace("http", "ws") + "/api/ws", ping_interval=None, **wish)
                )
                for number, (table, keys) in enumerate(tables[at : at + 50]):
                    opened = {"t": "open", "id": str(number), "table": table, "keys": [keys[seat_number]]}
                    opened["insight"] = False
                    await ws.send(json.dumps(opened))
                    while decode(await ws.recv()).id != str(number):
                        pass
        return before, memory(pid)


# --- the peers ---------------------------------------------------------------------------------------


async def echo(address: str, connections: int, seconds: float, text: str, origin: str) -> float:
    """Messages a second of a server that answers each."""
    count = 0
    end = time.perf_counter() + seconds

    async def one() -> None:
        nonlocal count
        async with connect(address, compression=None, origin=Origin(origin), ping_interval=None) as ws:
            while time.perf_counter() < end:
                await ws.send(text)
                await ws.recv()
                count += 1

    begun = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(connections)))
    return count / (time.perf_counter() - begun)


def bare(seconds: float) -> float:
    """The limit: one grouped durable insert a message, and nothing else."""
    port = free_port()
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, str(HERE / "bare_socket.py"), str(port), home]
        with process(command, f"http://127.0.0.1:{port}/"):
            return asyncio.run(echo(f"ws://127.0.0.1:{port}/ws", 16, seconds, "x" * 80, "http://x"))


def peer(seconds: float) -> tuple[float, float] | str:
    """boardgame.io's server, its in-memory store, four clients a match: moves a second, and a second of its
    processor; or why it was not measured."""
    if not (shutil.which("npm") and shutil.which("node")):
        return "not measured, Node.js with npm is not there"
    folder = HERE.parent / "build" / "boardgame.io"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        install = ["npm", "install", "--silent", "--no-fund", "--no-audit", "boardgame.io@0.50"]
        if subprocess.run(install, cwd=folder, check=False, stdout=subprocess.DEVNULL).returncode:
            return "not measured, npm could not install it"
    script = (HERE / "boardgame_io.cjs").read_text()
    (folder / "peer.cjs").write_text(script)
    ran = subprocess.run(
        ["node", "peer.cjs", str(free_port()), str(seconds)],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
    )
    if ran.returncode != 0:
        return f"failed: {ran.stderr[-300:]}"
    rate, each = re.findall(r"\d+", ran.stdout.strip().splitlines()[-1])
    return float(rate), float(each)


# --- the report --------------------------------------------------------------------------------------


class Report:
    """A Markdown table that grows as the run goes on."""

    def __init__(self) -> None:
        print("| what | moves/s | a second of the server's processor | ok after p50 | p99 |")
        print("|---|---:|---:|---:|---:|", flush=True)

    def row(
        self, what: str, rate: float, each: float | None = None, times: list[float] | None = None
    ) -> None:
        cells = [what, f"{rate:,.0f}", "" if each is None else f"{each:,.0f}"]
        cells += ["", ""] if times is None else [f"{percentile(times, p):.1f} ms" for p in (0.5, 0.99)]
        print(f"| {' | '.join(cells)} |", flush=True)


@contextlib.contextmanager
def internum(python: str) -> Iterator[tuple[str, "subprocess.Popen[bytes]", str]]:
    """Our server: its address, its process, its build."""
    with tempfile.TemporaryDirectory() as home:
        port = free_port()
        base = f"http://127.0.0.1:{port}"
        command = [python, "-m", "internum.cli", "serve", "--port", str(port), "--word", "anyone"]
        with process(command, f"{base}/api/about", INTERNUM_HOME=home, INTERNUM_LIMITS="off") as server:
            with urllib.request.urlopen(f"{base}/api/about") as answer:
                build = "compiled" if json.load(answer)["compiled"] else "plain Python"
            yield base, server, build


def ours(report: Report, python: str, asked: argparse.Namespace) -> list[str]:
    """Every figure of our server; lines to stand below the table."""
    below: list[str] = []
    with internum(python) as (base, server, build):
        what = f"{build}, {asked.games} games, 4 subscribers each"
        begun = processor(server.pid)
        rate, times = asyncio.run(play(base, "antike", asked.games, asked.seconds, 0.0))
        report.row(f"Internum ({what}), flat out", rate, len(times) / (processor(server.pid) - begun), times)
        for game in asked.game:
            begun = processor(server.pid)
            rate, times = asyncio.run(play(base, game, asked.games, asked.seconds, asked.rate))
            each = len(times) / max(0.01, processor(server.pid) - begun)
            report.row(f"Internum ({build}), {game} at {asked.rate:.0f} moves/s", rate, each, times)
    if asked.idle:
        with internum(python) as (base, server, build):
            before, after = asyncio.run(idle(base, server.pid, asked.idle))
            each = (after - before) * 1024 / asked.idle
            below.append(
                f"Idle ({build}): {asked.idle:,} games open on four connections each,"
                f" {after:.0f} MiB in all, {each:.0f} KiB a game."
            )
    return below


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--game", action="append", help="paced load of this game; may be repeated")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--python", action="append", help="of another environment; may be repeated")
    parser.add_argument(
        "--all", action="store_true", help="both builds, all games, 5,000 idle ones, the peers"
    )
    asked = parser.parse_args()
    asked.python = asked.python or [sys.executable]
    if asked.all:
        asked.idle, asked.peers = asked.idle or 5000, True
        asked.game = asked.game or ["antike", "empires", "nostrum", "conquest"]
        compiled = HERE.parent / ".venv-compiled" / "bin" / "python"
        if compiled.exists():
            asked.python = [sys.executable, str(compiled)]
    asked.game = asked.game or ["antike"]
    report = Report()
    below: list[str] = []
    for python in asked.python:
        below += ours(report, python, asked)
    if asked.peers:
        report.row("bare Starlette socket, one durable insert a message (the limit)", bare(asked.seconds))
        measured = peer(asked.seconds)
        if isinstance(measured, str):
            below.append(f"boardgame.io: {measured}.")
        else:
            report.row("boardgame.io, in memory, 4 clients a match (the peer)", *measured)
    print("\n" + "\n".join(below) if below else "")


if __name__ == "__main__":
    main()
