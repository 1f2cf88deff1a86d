"""The TypeScript types of the messages, from the schema of the server.

    python web/wire_types.py           write web/src/wire/messages.ts
    python web/wire_types.py check     fail when it is not what the schema says
"""

import sys
from pathlib import Path
from typing import Any

from internum.server.admin import schema

TARGET = Path(__file__).resolve().parent / "src" / "wire" / "messages.ts"
HEAD = """// Made by web/wire_types.py from `internum server schema`. Change src/internum/server/messages.py instead.
"""


def type_of(what: dict[str, Any]) -> str:
    """One schema as a type."""
    if "$ref" in what:
        return name_of(what["$ref"])
    if "anyOf" in what:
        return " | ".join(dict.fromkeys(type_of(one) for one in what["anyOf"]))
    if "enum" in what:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in what["enum"])
    if "const" in what:
        return f'"{what["const"]}"'
    kind = what.get("type")
    if kind == "array":
        inner = type_of(what["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(what.get('additionalProperties', {}))}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def name_of(ref: str) -> str:
    """The name that a reference ends with; Error and Table mean something else in the browser."""
    name = ref.rsplit("/", 1)[1]
    return {"Error": "WireError", "Table": "TableMessage"}.get(name, name)


def refs(what: Any) -> list[str]:
    """Every definition that a schema names."""
    if isinstance(what, list):
        return [ref for one in what for ref in refs(one)]
    if not isinstance(what, dict):
        return []
    own = [what["$ref"].rsplit("/", 1)[1]] if "$ref" in what else []
    return own + [ref for key, value in what.items() if key != "mapping" for ref in refs(value)]


def reached(parts: dict[str, Any], start: str) -> list[str]:
    """The definitions that a message is made of, in the order of the file."""
    found = {start}
    todo = [start]
    while todo:
        for ref in refs(parts[todo.pop()]):
            if ref not in found:
                found.add(ref)
                todo.append(ref)
    return [name for name in parts if name in found and name != start]


def struct(name: str, what: dict[str, Any], sent: bool) -> list[str]:
    """A struct as an interface. What the server sends is whole; a client may leave out what has a default."""
    said = (what.get("description") or "").split("\n")[0]
    lines = [f"/** {said} */"] if said else []
    lines.append(f"export interface {name_of(f'/{name}')} {{")
    required = what.get("required", [])
    for key, value in what["properties"].items():
        optional = "?" if not sent and key not in required else ""
        lines.append(f"  {key}{optional}: {type_of(value)};")
    return [*lines, "}"]


def text() -> str:
    """The whole file."""
    parts = schema()["$defs"]
    sent = reached(parts, "ServerMessage")
    asked = [name for name in [*reached(parts, "ClientMessage"), "Seating"] if name not in sent]
    out = [HEAD]
    for name in [*sent, *dict.fromkeys(asked)]:
        out += [*struct(name, parts[name], name in sent), ""]
    for union in ("ServerMessage", "ClientMessage"):
        members = [name_of(one["$ref"]) for one in parts[union]["anyOf"]]
        out.append(f"export type {union} =" + "".join(f"\n  | {member}" for member in members) + ";")
    return "\n".join([*out, ""])


def main() -> None:
    """Write, or check."""
    if sys.argv[1:] == ["check"]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text():
            sys.exit("web/src/wire/messages.ts is not what the schema says: python web/wire_types.py writes it")
        return
    TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
