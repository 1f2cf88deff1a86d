"""One seat for whoever plays by text: at a table of one's own with bots, or at a running server."""

import json
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from internum.bots.bot import Bot, Sight
from internum.bots.own import Fault
from internum.bots.random_bot import RandomBot
from internum.bots.registry import bot
from internum.bots.remote import Frame, Link, Remote
from internum.cli.speech import Speech
from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError
from internum.core.rules import Rules
from internum.core.state import State, from_slots
from internum.core.why import Reason
from internum.record.entry import MOVE, Entry
from internum.record.match import Match
from internum.record.seat import seen_move
from internum.record.seed import fresh

SECONDS: Final = 20.0  # to wait for the others before saying that they still think


class OwnTable:
    """A game here, with bots at the other seats."""

    def __init__(self, rules: Rules, seat: int, bots: str, seed: bytes | None = None) -> None:
        if not 0 <= seat < rules.seats:
            raise InternumError(f"there are seats 1 to {rules.seats}, not {seat + 1}")
        self.rules: Final = rules
        self.seat: Final = seat
        self.match: Final = Match(rules, seed or fresh())
        self.speech: Final = Speech(rules, "en")
        names = [name.strip() for name in bots.split(",")]
        self._bots: Final[list[Bot]] = [bot(names[i % len(names)]) for i in range(rules.seats)]
        self._rng: Final = Rng(int.from_bytes((self.match.seed or b"")[:4], "big"))
        self._told = 0
        self.wait()

    def state(self) -> State:
        """The position; only what this seat sees of it is ever shown."""
        return self.match.state

    def side(self) -> int | None:
        """The side of this seat that is asked."""
        s = self.match.state
        return next((side for side in s.actors if side >= 0 and s.seat(side) == self.seat), None)

    def wait(self) -> None:
        """Let the others move until this seat is asked or the game is over."""
        while not self.match.state.over and self.side() is None:
            s = self.match.state
            side = s.actor
            try:
                move = self._bots[s.seat(side)].choose(Sight(s, side), self._rng)
            except Fault:
                self._bots[s.seat(side)] = bot("greedy")
                continue
            self.match.play(move, side)

    def play(self, text: str) -> None:
        """A whole move of this seat; refused with every reason."""
        side = self.side()
        if side is None:
            raise InternumError("you are not asked")
        self.match.play(text, side)
        self.wait()

    def why_not(self, text: str) -> list[Reason] | None:
        """Every reason against a move; None: it is possible."""
        side = self.side()
        return self.match.state.why_not(text, side if side is not None else self._any_side())

    def news(self) -> list[str]:
        """What has happened since this was asked last, as this seat hears of it."""
        lines = [line for entry in self.match.entries[self._told :] for line in self._heard(entry)]
        self._told = len(self.match.entries)
        return lines

    def _heard(self, entry: Entry) -> list[str]:
        lines = self.speech.events(entry.events, self.seat)
        if entry.kind == MOVE:
            name = self.rules.side_name(entry.side)
            return [f"{name}: {seen_move(self.rules, entry, self.seat)}", *(f"  {line}" for line in lines)]
        return lines

    def _any_side(self) -> int:
        side = self.match.state.side_of(self.seat)
        if side is None:
            raise InternumError("this seat leads no side just now")
        return side


class ServerTable(Remote):
    """A seat of a running server, by the link of its key. The server alone knows the game."""

    def __init__(self, link: Link) -> None:
        super().__init__(link, RandomBot(), lambda _: None)
        self._socket: ClientConnection = connect(
            link.base.replace("http", "ws", 1) + "/api/ws",
            subprotocols=[Subprotocol("internum.1")],
            origin=Origin(link.base),
            max_size=None,
        )
        self._heard: list[str] = []
        self._state: State | None = None
        self.seat = -1
        self.ask(self._socket, {"t": "open", "keys": [link.key], "insight": False})
        assert self.rules is not None
        self.speech = Speech(self.rules, "en")

    def take(self, frame: Frame) -> None:
        """Keep what has changed, and the lines of the log."""
        if frame["t"] == "table":
            self.seat = frame["seat"] if frame["seat"] is not None else -1
        if frame["t"] in ("table", "moved"):
            self._state = None
        if frame["t"] == "moved":
            entry = frame["entry"]
            side = self.lobby_rules().side_name(entry["side"])
            results = f" ({', '.join(entry['results'])})" if entry["results"] else ""
            self._heard.append(f"{side}: {entry['text'] or entry['kind']}{results}")
        super().take(frame)

    def lobby_rules(self) -> Rules:
        """The rules of the table, once they are known."""
        if self.rules is None:
            raise InternumError("the table has not been opened")
        return self.rules

    def state(self) -> State:
        """A position that looks like the real one to this seat."""
        if self._state is None:
            if self.status is None:
                raise InternumError("this table has not begun yet")
            side = self.side()
            frame = self.ask(self._socket, {"t": "guess", "side": side if side is not None else self._own()})
            if frame["t"] == "error":
                raise InternumError(frame["message"])
            self._state = from_slots(self.lobby_rules(), frame["slots"])
        return self._state

    def _own(self) -> int:
        """A side to look for: the first that the server lets us guess for."""
        for side in range(len(self.lobby_rules().sides.words)):
            if self.ask(self._socket, {"t": "guess", "side": side})["t"] == "guess":
                return side
        raise InternumError("this seat leads no side just now")

    def side(self) -> int | None:
        """The side of this seat that is asked."""
        return self.prompts[0]["side"] if self.prompts else None

    def wait(self) -> None:
        """Take what happens until this seat is asked or the game is over; not for ever."""
        try:
            while not self.over and not self.prompts:
                self.take(json.loads(self._socket.recv(SECONDS)))
        except TimeoutError:
            return

    def play(self, text: str) -> None:
        """A whole move of this seat; refused with every reason."""
        if not self.prompts:
            raise InternumError("you are not asked")
        side = self.prompts[0]["side"]
        answer = self.ask(self._socket, {"t": "do", "seq": self.seq, "side": side, "text": text})
        if answer["t"] == "error":
            raise Illegal(answer["message"], _reasons(answer["reasons"]))
        self.wait()

    def why_not(self, text: str) -> list[Reason] | None:
        """Every reason against a move; None: it is possible."""
        side = self.side()
        asked = {"t": "why", "side": side if side is not None else self._own(), "move": text}
        answer = self.ask(self._socket, asked)
        if answer["t"] == "error":
            raise InternumError(answer["message"])
        return None if answer["legal"] else _reasons(answer["reasons"])

    def ending(self) -> str:
        """Who got what of the win; the server lets nobody guess any more."""
        status = self.status or {"returns": [], "scores": []}
        rows = zip(status["returns"], status["scores"], strict=True)
        told = [f"seat {i} {share:.0%} (score {score})" for i, (share, score) in enumerate(rows, 1)]
        return f"The game is over. Of the win: {', '.join(told)}."

    def news(self) -> list[str]:
        """What has happened since this was asked last."""
        lines, self._heard = self._heard, []
        return lines


def _reasons(rows: list[dict[str, Any]]) -> list[Reason]:
    return [Reason(row["clause"], row["message"], row["have"], row["need"]) for row in rows]
