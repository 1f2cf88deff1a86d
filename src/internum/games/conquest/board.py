"""A board file made into plain data, checked with errors that name the line.

The picture of the board is another file; here are only the facts that the rules ask for.
"""

import hashlib
import re
import tomllib
from importlib.resources import files
from typing import Any, Final, final

from internum.core.errors import Malformed
from internum.games.conquest.cards import CARDS

UNITS: Final = ["infantry", "cavalry", "catapult", "general", "caesar", "galley"]
FACES: Final = ["infantry", "cavalry", "catapult", "galley", "blank"]
PROVINCES_AT_MOST: Final = 42
SEAS_AT_MOST: Final = 18
KEYS_AT_MOST: Final = 11
COASTS_AT_MOST: Final = 5  # seas that touch one province
COPIES_AT_MOST: Final = 8
NEEDED: Final = [
    "italia", "neapolis", "egypt", "sicilia", "asia", "hispania", "achaia", "mesopotamia", "numidia",
    "narbonensis", "galacia",
]  # fmt: skip  # provinces that cards name, so every board has them as key provinces


def our_board() -> str:
    """The text of the board file that comes with the game."""
    return (files("internum.games.conquest") / "board.toml").read_text(encoding="utf-8")


def digest(text: str) -> str:
    """Names a board file in records."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@final
class Province:
    """A land province: neighbours, seas, and what a key province is worth."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row["id"])
        self.land: Final[list[str]] = list(row["land"])
        self.seas: Final[list[str]] = list(row["seas"])
        self.key: Final = bool(row["key"])
        self.values: Final[list[int]] = [int(n) for n in row.get("vp", [])]
        self.tokens: Final = int(row.get("province_tokens", 0))


@final
class Strait:
    """A double arrow: two provinces and the sea it lies in (C15.4)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row["id"])
        self.ends: Final[list[str]] = list(row["provinces"])
        self.sea: Final = str(row["sea"])
        self.enabled: Final = bool(row["enabled"])


@final
class Board:
    """All that a board file says and the rules ask for (chapters 1, 2, 14 and 15)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.provinces: Final = [Province(row) for row in data["province"]]
        self.seas: Final = [str(row["id"]) for row in data["sea"]]
        self.links: Final[list[list[str]]] = [list(row["seas"]) for row in data["sea"]]
        self.coasts: Final[list[list[str]]] = [list(row["coasts"]) for row in data["sea"]]
        self.straits: Final = [Strait(row) for row in data["strait"]]
        own = data["pieces"]["per_player"]
        self.supply: Final = [int(own[unit]) for unit in UNITS]  # C1.2
        self.costs: Final = [int(data["costs"].get(unit, 0)) for unit in UNITS]  # C1.1
        self.influence_price: Final = int(data["costs"]["influence_token"])
        faces = list(data["dice"]["faces"])
        self.faces: Final = [faces.count(face) for face in FACES]  # C1.7
        setup = data["setup"]
        self.start_units: Final = [int(setup["units"][unit]) for unit in UNITS]
        self.start_cash: Final = int(setup["talents"])
        self.start_markers: Final = int(setup["influence_markers_on_board"])
        self.numbers: Final[dict[str, int]] = {
            str(name): int(value) for name, value in data["numbers"].items() if isinstance(value, int)
        }
        cards = {str(row["id"]): row for row in data["card"]}
        self.card_names: Final = list(cards)
        self.copies: Final = [int(cards[word]["count"]) for word in CARDS.words]
        self.prices: Final = [int(cards[word]["cost"]) for word in CARDS.words]
        self.effects: Final[list[dict[str, Any]]] = [dict(cards[word]["effect"]) for word in CARDS.words]


def load(text: str) -> Board:
    """A board file; raises Malformed with the line of what is wrong."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed(f"board file: {error}") from None
    try:
        board = Board(data)
    except (KeyError, TypeError, ValueError) as error:
        raise Malformed(f"board file: {error!r} is missing or of the wrong form") from None
    _Checker(text, board).check()
    return board


def facts(text: str) -> list[tuple[str, str, str]]:
    """What the file says and how sure it is: a name, a mark, a note (C15.5)."""
    data: dict[str, Any] = tomllib.loads(text)
    out: list[tuple[str, str, str]] = []
    for kind in ("province", "sea", "strait", "card"):
        for row in data[kind]:
            out += _marks(row, f"{kind} {row['id']}")
    for section in ("province_token_supply", "pieces", "dice", "costs", "setup", "numbers"):
        out += _marks(data[section], section.replace("_", " "))
    return out


def _marks(table: dict[str, Any], name: str) -> list[tuple[str, str, str]]:
    """The confidence marks of a table and of those inside it, each with its note."""
    out: list[tuple[str, str, str]] = []
    for key, value in table.items():
        if key.endswith("confidence") and isinstance(value, str):
            what = key.removesuffix("confidence").rstrip("_")
            note = str(table.get(f"{what}_note" if what else "confidence_note", ""))
            out.append((f"{name} {what.replace('_', ' ')}".strip(), value, note))
        elif isinstance(value, dict):
            out += _marks(value, f"{name} {key.replace('_', ' ')}")
    return out


@final
class _Checker:
    def __init__(self, text: str, board: Board) -> None:
        self.lines: Final = text.splitlines()
        self.board: Final = board

    def fail(self, message: str, *marks: str) -> Malformed:
        """An error at the first line after the marks, each sought behind the one before."""
        at = 0
        for mark in marks:
            for i in range(at, len(self.lines)):
                if re.match(mark, self.lines[i].strip()):
                    at = i
                    break
        return Malformed(f"board file, line {at + 1}: {message}")

    def _at(self, kind: str, name: str, message: str, key: str = "id") -> Malformed:
        return self.fail(
            f"{name}: {message}", rf"\[\[{kind}\]\]", rf'id *= *"{re.escape(name)}"', rf"{key} *="
        )

    def check(self) -> None:
        board = self.board
        self._names("province", [p.name for p in board.provinces], PROVINCES_AT_MOST)
        self._names("sea", board.seas, SEAS_AT_MOST)
        if sorted(board.card_names) != sorted(CARDS.words):
            raise self.fail(f"the cards are {', '.join(CARDS.words)}", r"\[\[card\]\]")
        keys = [p.name for p in board.provinces if p.key]
        if len(keys) > KEYS_AT_MOST or any(name not in keys for name in NEEDED):
            raise self.fail(f"the key provinces are {', '.join(NEEDED)}", r"\[\[province\]\]")
        if max(board.copies) > COPIES_AT_MOST:
            raise self.fail(f"no card has more than {COPIES_AT_MOST} copies", r"\[\[card\]\]")
        self._provinces()
        self._seas()
        for strait in board.straits:
            names = [p.name for p in board.provinces]
            if len(strait.ends) != 2 or any(end not in names for end in strait.ends):
                raise self._at("strait", strait.name, "joins two provinces", "provinces")
            if strait.sea not in board.seas:
                raise self._at("strait", strait.name, f"unknown sea {strait.sea!r}", "sea")

    def _names(self, kind: str, names: list[str], most: int) -> None:
        if not 1 <= len(names) <= most:
            raise self.fail(f"a board has up to {most} of these, here are {len(names)}", rf"\[\[{kind}\]\]")
        for name in names:
            if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
                raise self.fail(f"a {kind} needs an id of small letters, not {name!r}", rf"\[\[{kind}\]\]")
            if names.count(name) > 1:
                raise self._at(kind, name, "stands twice")

    def _provinces(self) -> None:
        board = self.board
        rows = {p.name: p for p in board.provinces}
        for p in board.provinces:
            for other in p.land:
                if other not in rows or other == p.name:
                    raise self._at("province", p.name, f"{other!r} cannot stand here", "land")
                if p.name not in rows[other].land:
                    raise self._at("province", p.name, f"{other} does not list it back", "land")
            for sea in p.seas:
                if sea not in board.seas or p.name not in board.coasts[board.seas.index(sea)]:
                    raise self._at("province", p.name, f"{sea} does not list it back", "seas")
            if len(p.seas) > COASTS_AT_MOST:
                raise self._at("province", p.name, f"touches more than {COASTS_AT_MOST} seas", "seas")
            if p.key and not 2 <= len(p.values) <= 3:
                raise self._at("province", p.name, "a key province has two or three values", "vp")

    def _seas(self) -> None:
        board = self.board
        rows = {p.name: p for p in board.provinces}
        for i, sea in enumerate(board.seas):
            for other in board.links[i]:
                if other not in board.seas or other == sea:
                    raise self._at("sea", sea, f"{other!r} cannot stand here", "seas")
                if sea not in board.links[board.seas.index(other)]:
                    raise self._at("sea", sea, f"{other} does not list it back", "seas")
            for name in board.coasts[i]:
                if name not in rows or sea not in rows[name].seas:
                    raise self._at("sea", sea, f"{name} does not list it back", "coasts")
