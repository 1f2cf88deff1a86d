"""A board file made into plain data, checked with errors that name the line.

The picture of the board is another file; here are only the facts that the rules ask for.
"""

from importlib.resources import files
from typing import Any, Final, final

from internum.core.boardfile import BoardFile, marks
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
    file = BoardFile(text)
    board = file.read(Board)
    _Checker(file, board).check()
    return board


def facts(text: str) -> list[tuple[str, str, str]]:
    """What the file says and how sure it is: a name, a mark, a note (C15.5)."""
    data = BoardFile(text).data
    out: list[tuple[str, str, str]] = []
    for kind in ("province", "sea", "strait", "card"):
        for row in data[kind]:
            out += marks(row, f"{kind} {row['id']}")
    for section in ("province_token_supply", "pieces", "dice", "costs", "setup", "numbers"):
        out += marks(data[section], section.replace("_", " "))
    return out


@final
class _Checker:
    def __init__(self, file: BoardFile, board: Board) -> None:
        self.file: Final = file
        self.board: Final = board

    def check(self) -> None:
        board = self.board
        self.file.check_names("province", [p.name for p in board.provinces], 1, PROVINCES_AT_MOST)
        self.file.check_names("sea", board.seas, 1, SEAS_AT_MOST)
        if sorted(board.card_names) != sorted(CARDS.words):
            raise self.file.fail(f"the cards are {', '.join(CARDS.words)}", r"\[\[card\]\]")
        keys = [p.name for p in board.provinces if p.key]
        if len(keys) > KEYS_AT_MOST or any(name not in keys for name in NEEDED):
            raise self.file.fail(f"the key provinces are {', '.join(NEEDED)}", r"\[\[province\]\]")
        if max(board.copies) > COPIES_AT_MOST:
            raise self.file.fail(f"no card has more than {COPIES_AT_MOST} copies", r"\[\[card\]\]")
        self._map()
        self._provinces()
        for strait in board.straits:
            names = [p.name for p in board.provinces]
            if len(strait.ends) != 2 or any(end not in names for end in strait.ends):
                raise self.file.at("strait", strait.name, "joins two provinces", "provinces")
            if strait.sea not in board.seas:
                raise self.file.at("strait", strait.name, f"unknown sea {strait.sea!r}", "sea")

    def _map(self) -> None:
        board, file = self.board, self.file
        coasts = dict(zip(board.seas, board.coasts, strict=True))
        seas = {p.name: p.seas for p in board.provinces}
        file.check_borders("province", "land", {p.name: p.land for p in board.provinces})
        file.check_coasts("province", "seas", seas, coasts)
        file.check_borders("sea", "seas", dict(zip(board.seas, board.links, strict=True)))
        file.check_coasts("sea", "coasts", coasts, seas)

    def _provinces(self) -> None:
        for p in self.board.provinces:
            if len(p.seas) > COASTS_AT_MOST:
                raise self.file.at("province", p.name, f"touches more than {COASTS_AT_MOST} seas", "seas")
            if p.key and not 2 <= len(p.values) <= 3:
                raise self.file.at("province", p.name, "a key province has two or three values", "vp")
