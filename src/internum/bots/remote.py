"""A bot in a seat of a running server, over the public protocol (docs/protocol.md) and nothing else.

The server draws a guess of what the seat cannot know; on it the bot thinks here as it would at any other
table. A bot that breaks or is late leaves the seat to a bot of the server.
"""

import http.client
import json
import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from internum.bots.bot import Bot, Sight
from internum.bots.own import GRACE, Fault, OwnBot
from internum.core.chance import Rng
from internum.core.errors import InternumError, Malformed
from internum.core.rules import Rules
from internum.core.state import from_slots
from internum.games import game

PATIENCE: Final = 60.0  # seconds for a bot of ours, and for a server that does not answer
TRIES: Final = 8  # connections in a row that may fail
Frame = dict[str, Any]
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Link:
    """A seat of a table at a server."""

    base: str
    table: str
    key: str


class Replaced(InternumError):
    """The bot is no longer in its seat, and why."""


def read_link(text: str) -> Link:
    """The seat of a link such as http://127.0.0.1:8400/k/KEY; the server says which table it is."""
    parts = urlsplit(text)
    found = re.fullmatch(r"/k/([\w-]{32})", parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
        raise Malformed(f"a seat's link reads http://HOST/k/KEY, not {text!r}")
    base = f"{parts.scheme}://{parts.netloc}"
    status, place, _ = _get(base, parts.path)
    if status != 303 or not place.startswith("/t/"):
        raise InternumError(f"this key opens no seat at {parts.netloc}: it may have been reissued")
    return Link(base, place.removeprefix("/t/"), found[1])


def _get(base: str, path: str) -> tuple[int, str, bytes]:
    """Status, where it leads, and what stands there."""
    parts = urlsplit(base)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("location", ""), answer.read()
    except (OSError, http.client.HTTPException) as error:
        raise InternumError(f"no server answers at {parts.netloc}: {error}") from error
    finally:
        connection.close()


class Remote:
    """One bot in one seat until the game is over."""

    def __init__(self, link: Link, bot: Bot, tell: Tell) -> None:
        self.link = link
        self.bot = bot
        self.tell = tell
        self.rng = Rng(time.time_ns())
        self.rules: Rules | None = None
        self.lobby: Frame = {}
        self.status: Frame | None = None
        self.prompts: list[Frame] = []
        self.seq = -1
        self.number = 0

    def run(self) -> list[float]:
        """Play; the shares of the win by seat at the end."""
        failed = 0
        while True:
            try:
                with connect(
                    self.link.base.replace("http", "ws", 1) + "/api/ws",
                    subprotocols=[Subprotocol("internum.1")],
                    origin=Origin(self.link.base),
                    max_size=None,
                ) as socket:
                    self.ask(socket, {"t": "open", "keys": [self.link.key], "insight": False})
                    failed = 0
                    while not self.over:
                        self.turn(socket)
                    assert self.status is not None
                    return [float(share) for share in self.status["returns"]]
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                failed += 1
                if failed == TRIES:
                    raise InternumError(f"the server is gone: {error}") from error
                self.tell(f"The connection broke ({type(error).__name__}); trying again.")
                time.sleep(min(10.0, 0.5 * 2**failed))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.status is not None and bool(self.status["over"])

    def turn(self, socket: ClientConnection) -> None:
        """Answer what is asked, or wait until something happens."""
        if not self.prompts:
            self.take(self.receive(socket))
            return
        side = self.prompts[0]["side"]
        seq = self.seq
        guess = self.ask(socket, {"t": "guess", "side": side})
        if guess["t"] == "error" or guess["seq"] != seq:
            return  # somebody was quicker, and the prompts have changed
        assert self.rules is not None
        sight = Sight(from_slots(self.rules, guess["slots"]), side)
        try:
            move = self.think(sight)
        except Fault as fault:
            with suppress(Replaced):  # which is what we ask for
                self.ask(socket, {"t": "seat", "seat": self.prompts[0]["seat"], "what": "resign"})
            raise Replaced(f"a bot of the server has taken the seat: {fault}") from fault
        answer = self.ask(socket, {"t": "do", "seq": seq, "side": side, "moves": [move]})
        if answer["t"] == "error" and answer["code"] != "stale":
            raise InternumError(f"the server refuses a move: {answer['message']}")

    def think(self, sight: Sight) -> list[int]:
        """The bot's move; it thinks beside us, so that one that never answers does not hold the seat."""
        answer: list[list[int]] = []
        broken: list[Exception] = []

        def work() -> None:
            try:
                answer.append(self.bot.choose(sight, self.rng))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is said, and the seat is kept
                broken.append(error)

        patience = GRACE * self.bot.budget + 1 if isinstance(self.bot, OwnBot) else PATIENCE
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        thread.join(patience)
        if broken:
            error = broken[0]
            raise error if isinstance(error, Fault) else Fault(f"{self.bot.name}: {error!r}")
        if not answer:
            raise Fault(f"{self.bot.name} has not answered for {patience:g} s")
        return answer[0]

    # --- frames ------------------------------------------------------------------------------------

    def ask(self, socket: ClientConnection, message: Frame) -> Frame:
        """Send, and take frames until the answer is there."""
        self.number += 1
        name = f"{id(self)}-{self.rng.below(1 << 30)}-{self.number}"
        socket.send(json.dumps({**message, "table": self.link.table, "id": name}))
        while True:
            frame = self.receive(socket)
            self.take(frame)
            if frame.get("id") == name:
                if frame["t"] == "error" and message["t"] in ("open", "seat"):
                    raise InternumError(f"{frame['code']}: {frame['message']}")
                return frame

    def receive(self, socket: ClientConnection) -> Frame:
        """The next frame, however long nothing happens."""
        frame: Frame = json.loads(socket.recv())
        return frame

    def take(self, frame: Frame) -> None:
        """Keep what has changed."""
        kind = frame["t"]
        if kind == "again":
            raise ConnectionError(f"the server asks to come again: {frame['reason']}")
        if kind in ("table", "lobby"):
            self.lobby = frame["lobby"]
        if kind in ("table", "moved"):
            self.prompts = frame["prompts"]
            self.seq = frame["seq"]
            self.status = frame["status"]
        if kind == "table":
            if frame["seat"] is None:
                raise Replaced("the seat is not ours any more")
            self.rules = self._same_rules(frame["rules"])

    def _same_rules(self, digest: str) -> Rules:
        """The table's rules as we have them."""
        lobby = self.lobby
        rules = game(lobby["game"]).rules(len(lobby["seats"]), dict(lobby["options"]))
        if rules.board_digest != lobby["board"]:
            raise InternumError("this table plays on a board of its own, which the bot does not have")
        told = json.loads(_get(self.link.base, f"/api/rules/{digest}")[2])
        theirs = [(verb["word"], verb["base"], verb["size"]) for verb in told["verbs"]]
        ours = [(verb.word, verb.base, verb.size) for verb in rules.verbs]
        if (told["version"], told["slots"], theirs) != (rules.game.version, rules.layout.size, ours):
            raise InternumError(f"the server plays {lobby['game']} by other rules than this version has")
        return rules
