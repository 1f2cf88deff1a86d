"""docs/protocol.md and the structs say the same."""

import re
from pathlib import Path

from msgspec.structs import fields

from internum.server import messages as m
from internum.server.api import PATHS
from internum.server.errors import STATUS

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """The tables of messages below a heading: `t` and the fields."""
    text = PAGE.split(f"### {heading}")[1].split("\n#")[0]
    found: dict[str, str] = {}
    for line in text.splitlines():
        match = re.match(r"\| ((?:`\w+`(?:, )?)+) \| (.*?)(?<!\\) \|", line)
        if match is not None and match[1] != "`t`":
            for name in re.findall(r"`(\w+)`", match[1]):
                found[name] = match[2]
    return found


def named(kind: type) -> set[str]:
    return {field.encode_name for field in fields(kind)}


def test_every_message_of_the_client_is_described_with_its_fields() -> None:
    described = rows("From the client")
    kinds = {kind.__struct_config__.tag: kind for kind in m.ClientMessage.__args__}
    assert set(described) == set(kinds)
    for name, kind in kinds.items():
        for field in named(kind) - {"id"}:
            assert re.search(rf"\b{field}\b", described[name]), (name, field)


def test_every_message_of_the_server_is_described_with_its_fields() -> None:
    described = rows("From the server")
    kinds = {kind.__struct_config__.tag: kind for kind in m.ServerMessage.__args__}
    assert set(described) == set(kinds)
    for name, kind in kinds.items():
        for field in named(kind) - {"id"}:
            assert re.search(rf"\b{field}\b", described[name]), (name, field)


def test_every_struct_is_described_with_its_fields() -> None:
    for kind in (
        m.Entry,
        m.Prompt,
        m.Part,
        m.Status,
        m.Lobby,
        m.Settings,
        m.LobbySeat,
        m.Mine,
        m.Asked,
        m.Route,
    ):
        for field in named(kind):
            assert re.search(rf"\b{field}\b", PAGE), (kind.__name__, field)


def test_every_call_and_every_code_is_described() -> None:
    for path in PATHS:
        shape = path.path.replace("{table}", "T").replace("{seat}", "S").replace("{game}", "G")
        shape = shape.replace("{digest}", "DIGEST").replace("{name}.map", "GAME-NAME.map")
        shape = shape.replace("{lang}/{name}", "LANG/NAME").removeprefix("/api/account/")
        assert shape in PAGE, shape
    for code in STATUS:
        assert f"`{code}`" in PAGE, code
