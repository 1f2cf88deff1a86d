"""Fuzzers of the server: Schemathesis against the description of its calls, our own against the socket."""

import json
import random
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from protocol_client import Client, Http
from schemathesis.specs.openapi.checks import response_schema_conformance
from serving import served

from internum.server import admin

ALL = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
WORDS = [
    "open",
    "close",
    "do",
    "undo",
    "withdraw",
    "offers",
    "why",
    "hint",
    "say",
    "seat",
    "take_back",
    "rest",
]
FIELDS = [
    "id",
    "table",
    "seq",
    "side",
    "seat",
    "moves",
    "text",
    "to",
    "draft",
    "move",
    "what",
    "answer",
    "keys",
    "ms",
    "have",
]


def fuzz_http(folder: Path, examples: int) -> int:
    """Every call with so many made-up requests each; how many there were.

    Any answer outside the description, any 5xx and any body that is not what its status says raises.
    """
    count = 0
    with served(folder) as server:
        http = Http(server.base)
        made = http.post("/api/tables", {"game": "antike", "seats": 2, "seating": [{"kind": "me"}]})
        http.post(f"/api/tables/{made['table']}/start")
        http.close()
        schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]
            count += fuzz_call(operation, server.base, made, examples)
    return count


def fuzz_call(operation: Any, base: str, made: dict[str, Any], examples: int) -> int:
    """One call: mostly as one may send it, at times with another origin; half of them at a real table."""
    declared = set(operation.definition.raw["responses"])
    count = 0

    @settings(
        max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=ALL
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        nonlocal count
        count += 1
        headers = {"Origin": base, "Authorization": f"Key {made['host_key']}"} if count % 5 else {}
        if count % 2 and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = made["table"]
        response = case.call(base_url=base, headers=headers, timeout=20)
        assert response.status_code < 500 or response.status_code == 503, (case, response.text)
        assert str(response.status_code) in declared, (case, response.status_code)
        if response.status_code >= 400:
            assert response.json()["error"]["code"], response.text
        else:
            case.validate_response(response, checks=[response_schema_conformance])

    one()
    return count


@dataclass
class Outcome:
    answered: int
    refused: int


def fuzz_socket(folder: Path, messages: int, seed: int) -> Outcome:
    """So many messages that must change nothing, from a seat and from a stranger.

    None breaks the connection or the server, and the game stays as it was, in memory and in the store.
    """
    rng = random.Random(seed)
    refused = 0
    with served(folder) as server:
        http = Http(server.base)
        seating = [{"kind": "me"}] * 3  # no bot: it would move meanwhile
        made = http.post("/api/tables", {"game": "empires", "seats": 3, "seating": seating})
        table = made["table"]
        http.post(f"/api/tables/{table}/start")
        seat = Client(server.base, table, [made["seats"][0]["key"]])
        stranger = Client(server.base, table, [])
        seat.open()
        stranger.open()
        before = server.table(table).match
        assert before is not None
        state, length = before.state.to_bytes(), len(before.entries)
        for n in range(messages):
            client = rng.choice([seat, stranger])
            text = garbage(rng, table, seat, n)
            assert client.socket is not None
            client.socket.send(text)
            client.socket.send(json.dumps({"t": "rest", "id": f"end{n}"}))
            errors = 0
            while True:
                frame = json.loads(client.socket.recv(20))
                if frame.get("id") == f"end{n}":
                    break
                errors += frame["t"] == "error"
                if frame["t"] == "error":
                    assert frame["code"] != "failed", (text, frame)
                    assert frame["message"]
            refused += errors > 0
            after = server.table(table).match
            assert after is not None
            assert (len(after.entries), after.state.to_bytes()) == (length, state), text
        assert admin.verify(server.config.database)[2] == []
        urllib.request.urlopen(f"{server.base}/api/about").close()
        for client in (seat, stranger):
            client.close()
        http.close()
    return Outcome(messages, refused)


def garbage(rng: random.Random, table: str, seat: Client, n: int) -> str:
    """A message that must change nothing: broken JSON, wrong types, moves that are none."""
    kind = rng.random()
    if kind < 0.15:
        return "".join(
            chr(rng.choice([34, 44, 58, 91, 93, 123, 125, 48, 116, 92, 0x1F600, 10])) for _ in range(40)
        )
    word = rng.choice(WORDS)
    message: dict[str, Any] = {"t": word, "id": f"f{n}"}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        message[field] = value(rng, 0)
    if kind > 0.3:
        message["table"] = table
    if kind > 0.4:
        message["seq"], message["side"] = seat.seq, rng.randrange(8)
        message = {k: v for k, v in message.items() if k in KNOWN.get(word, set()) | {"t", "id", "table"}}
    if word == "do":  # never a move that is open
        legal = {head for prompt in seat.prompts for head in prompt["legal"]}
        closed = [c for c in (rng.randrange(3000) for _ in range(5)) if c not in legal]
        message["moves"] = [[*closed, -1][: rng.randrange(1, 4)]]
        message.pop("text", None)
    if word in ("say", "seat", "take_back") and kind > 0.4:
        message["seat"] = rng.choice([2, 9, 61, "0", None])
    if word == "open":
        message["keys"] = [rng.choice(["x" * 32, "", 3])]
    if word == "close":
        message["table"] = "elsewhere"
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


KNOWN = {
    "do": {"seq", "side", "moves"},
    "undo": {"seq", "seat", "to"},
    "withdraw": {"seq", "side"},
    "offers": {"side", "draft"},
    "why": {"side", "move"},
    "hint": {"side", "at"},
    "say": {"seat", "to", "text"},
    "seat": {"seat", "what"},
    "take_back": {"seat", "to", "answer"},
    "rest": {"ms"},
    "open": {"seat", "keys"},
}


def value(rng: random.Random, depth: int) -> Any:
    """Any JSON."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -1, 61, 62, 2**31, 2**63, 10**30, rng.randrange(3000)])
    if kind == 2:
        return rng.choice([0.5, -1e300, 1e-9])
    if kind in (3, 4, 5):
        return rng.choice(
            ["", "a", "pass", "propose", "resign", "?" * rng.randrange(100), "\u0000", "é" * 50, "-1"]
        )
    if kind == 6:
        return {f"k{i}": value(rng, depth + 1) for i in range(rng.randrange(3))}
    return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
