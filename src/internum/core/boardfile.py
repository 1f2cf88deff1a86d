"""A board file: what it says, how sure it is of it, and errors that name the line.

What a board consists of each game says for itself, and reads the text of its own; this is how all are read.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from internum.core.errors import InternumError, Malformed

ID: Final = r"[a-z][a-z0-9_]*"

Read = TypeVar("Read")


def digest(text: str) -> str:
    """Names a board file in records."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@final
class BoardFile:
    """The text of a board file and its data."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Malformed(f"board file: {error}") from None

    def read(self, reader: Callable[[dict[str, Any]], Read]) -> Read:
        """The data in a game's own form; what is missing there is an error of the file."""
        try:
            return reader(self.data)
        except InternumError:
            raise  # it names its line already
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Malformed(f"board file: {error!r} is missing or of the wrong form") from None

    def fail(self, message: str, *marks: str) -> Malformed:
        """An error at the first line after the marks, each sought behind the one before."""
        at = 0
        for mark in marks:
            for i in range(at, len(self.lines)):
                if re.match(mark, self.lines[i].strip()):
                    at = i
                    break
        return Malformed(f"board file, line {at + 1}: {message}")

    def at(self, kind: str, name: str, message: str, key: str = "id") -> Malformed:
        """An error at one key of the row of a kind that has this name."""
        row = rf"\[\[{re.escape(kind)}\]\]"
        return self.fail(f"{name}: {message}", row, rf'id *= *"{re.escape(name)}"', rf"{key} *=")

    def rows(self, kind: str, found: object) -> list[dict[str, Any]]:
        """The rows of a kind, each a table of its own."""
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.fail(
                f"every {kind.rpartition('.')[2]} is a table: [[{kind}]]", rf"\[+{re.escape(kind)}"
            )
        return found

    def names(self, kind: str, row: dict[str, Any], key: str) -> list[str]:
        """The list of names under a key of a row; none where the key is left out."""
        found = row.get(key, [])
        if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
            raise self.at(kind, str(row.get("id", "")), f"{key} is a list of names", key)
        return found

    def check_names(self, kind: str, names: list[str], least: int, most: int) -> None:
        """There are as many rows of a kind as a board may have, and each has a name of its own."""
        row = rf"\[\[{re.escape(kind)}\]\]"
        if not least <= len(names) <= most:
            raise self.fail(f"a board has {least} to {most} of these, here are {len(names)}", row)
        for name in names:
            if not re.fullmatch(ID, name):
                word = kind.rpartition(".")[2]
                raise self.fail(f"a {word} needs an id of small letters, not {name!r}", row)
            if names.count(name) > 1:
                raise self.at(kind, name, "stands twice")

    def check_borders(self, kind: str, key: str, borders: dict[str, list[str]]) -> None:
        """Neighbours are others of the same kind, stand once, and list each other."""
        for name, others in borders.items():
            for other in others:
                if other not in borders:
                    raise self.at(kind, name, f"unknown neighbour {other!r}", key)
                if other == name or others.count(other) > 1:
                    raise self.at(kind, name, f"{other!r} cannot stand here", key)
                if name not in borders[other]:
                    raise self.at(kind, name, f"{other} does not list it back", key)

    def check_coasts(
        self, kind: str, key: str, coasts: dict[str, list[str]], back: dict[str, list[str]]
    ) -> None:
        """What lies at a coast lists it back."""
        for name, others in coasts.items():
            for other in others:
                if name not in back.get(other, []):
                    raise self.at(kind, name, f"{other} does not list it back", key)


def marks(table: dict[str, Any], name: str) -> list[tuple[str, str, str]]:
    """How sure a table and those inside it are of what they say: a name, a mark, a note."""
    out: list[tuple[str, str, str]] = []
    for key, value in table.items():
        if key.endswith("confidence") and isinstance(value, str):
            what = key.removesuffix("confidence").rstrip("_")
            note = str(table.get(f"{what}_note" if what else "confidence_note", ""))
            out.append((f"{name} {what.replace('_', ' ')}".strip(), value, note))
        elif key == "confidence" and isinstance(value, dict):
            out += [(f"{name} {what}", str(mark), "") for what, mark in value.items()]
        elif isinstance(value, dict):
            out += marks(value, f"{name} {key.replace('_', ' ')}")
    return out
