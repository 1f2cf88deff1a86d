"""A client of the protocol, written from docs/protocol.md alone: it imports nothing of internum.

It keeps the view from the changes it is sent, composes every command from its prompts, and plays at random.
"""

import json
import random
from contextlib import ExitStack
from typing import Any

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol


class Refusal(Exception):
    """An `error` of the server."""

    def __init__(self, error: dict[str, Any]) -> None:
        self.code = error["code"]
        self.error = error
        super().__init__(f"{error['code']}: {error['message']}")


class Http:
    """The HTTP part, with a browser's cookie jar."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.web = httpx.Client(base_url=base, headers={"Origin": base}, timeout=30)

    def get(self, path: str) -> Any:
        return self._answer(self.web.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._answer(self.web.post(path, json={} if body is None else body))

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        if response.is_error:
            raise Refusal(response.json()["error"])
        return response.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def close(self) -> None:
        self.web.close()


class Client:
    """One socket with one table open."""

    def __init__(
        self, base: str, table: str, keys: list[str], seat: int | None = None, seed: int = 1
    ) -> None:
        self.base = base
        self.table = table
        self.keys = keys
        self.wish = seat
        self.rng = random.Random(seed)
        self.number = 0
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.view: list[int] = []
        self.prompts: list[dict[str, Any]] = []
        self.seq = -1
        self.said = 0
        self.resync = True  # ask for the changes alone after a lost connection
        self.frames: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []

    # --- the connection ------------------------------------------------------------------------------

    def open(self) -> None:
        address = self.base.replace("http", "ws", 1) + "/api/ws"
        wish = connect(address, subprotocols=[Subprotocol("internum.1")], origin=Origin(self.base))
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(wish)
        message = self.opening()
        if self.seq >= 0 and self.resync:
            rules, eyes = self.state["rules"], self.state["seat"]
            message["have"] = {"rules": rules, "seq": self.seq, "seat": eyes, "said": self.said}
        self.ask(message)

    def opening(self) -> dict[str, Any]:
        """The wish to see the table, whole."""
        message: dict[str, Any] = {"t": "open", "table": self.table, "keys": self.keys}
        if self.wish is not None:
            message["seat"] = self.wish
        return message

    def close(self) -> None:
        if self.socket is not None:
            self.stack.close()
            self.socket = None

    def send(self, message: dict[str, Any]) -> str:
        assert self.socket is not None
        self.number += 1
        name = message.setdefault("id", f"m{self.number}-{self.rng.random()}")
        self.socket.send(json.dumps(message))
        return str(name)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send, and take frames until the answer is there."""
        name = self.send(message)
        while True:
            frame = self.receive()
            if frame.get("id") == name:
                if frame["t"] == "error":
                    raise Refusal(frame)
                return frame

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        self.take(frame)
        return frame

    def take(self, frame: dict[str, Any]) -> None:
        """Keep the picture."""
        kind = frame["t"]
        if kind == "table":
            self.state = frame
            self.view = frame["view"]
            self.prompts = frame["prompts"]
            self.seq = frame["seq"]
            self.log = frame["entries"]
            self.said = max((one["n"] + 1 for one in frame["talk"]), default=0)
        elif kind == "missed":
            if frame["since"] != self.seq:  # changes of another picture than ours
                self.send(self.opening())
                return
            self.state = {**self.state, **frame, "talk": self.state["talk"] + frame["talk"]}
            self.change(frame["changes"])
            self.prompts = frame["prompts"]
            self.seq = frame["seq"]
            self.log += frame["entries"]
            self.said = max((one["n"] + 1 for one in frame["talk"]), default=self.said)
        elif kind == "said":
            self.said = frame["n"] + 1
            self.state["talk"] = [*self.state["talk"], frame]
        elif kind == "moved":
            self.change(frame["changes"])
            self.prompts = frame["prompts"]
            self.seq = frame["seq"]
            self.state["status"] = frame["status"]
            self.state["mine"] = frame["mine"]
            self.log.append(frame["entry"])
        elif kind == "lobby":
            self.state["lobby"] = frame["lobby"]

    def change(self, changes: list[int]) -> None:
        for slot, value in zip(changes[::2], changes[1::2]):
            self.view[slot] = value

    @property
    def over(self) -> bool:
        status = self.state.get("status")
        return bool(status and status["over"])

    # --- playing -------------------------------------------------------------------------------------

    def move(self, prompt: dict[str, Any]) -> list[int]:
        """Some whole move: a head, and one of the ways to complete it."""
        head = self.rng.choice(prompt["legal"])
        part = prompt["part_of"].get(str(head))
        if part is None:
            return [head]
        ways = prompt["parts"][part]["ways"]
        if ways and self.rng.random() < 0.9:
            return [head, *self.rng.choice(ways)]
        draft = [head]
        while True:
            offered = self.ask({"t": "offers", "table": self.table, "side": prompt["side"], "draft": draft})
            if offered["settled"]:
                return draft
            draft.append(self.rng.choice(offered["legal"]))

    def turn(self) -> None:
        """Answer one prompt, or wait for what others do."""
        if not self.prompts:
            self.receive()
            return
        prompt = self.rng.choice(self.prompts)
        seq = self.seq
        try:
            moves = [self.move(prompt)]
            self.ask({"t": "do", "table": self.table, "seq": seq, "side": prompt["side"], "moves": moves})
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    def play(self, turns: int = 100_000) -> None:
        """Until the game is over."""
        for _ in range(turns):
            if self.over:
                return
            self.turn()
        raise AssertionError("the game does not end")
