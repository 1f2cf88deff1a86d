"""A board file made into tables of ints, checked with errors that name the line.

The picture of the board is another file; here are only the facts that the rules ask for.
"""

from importlib.resources import files
from typing import Any, Final, final

from internum.core.boardfile import BoardFile
from internum.core.errors import Malformed
from internum.core.layout import Domain
from internum.games.antike.state import NATIONS, PROVINCES

RESOURCES: Final = ["marble", "iron", "gold"]


def our_board() -> str:
    """The text of the board file that comes with the game."""
    return (files("internum.games.antike") / "board.toml").read_text(encoding="utf-8")


@final
class Side:
    """One side of the board (A2.1): provinces, borders, nations and their start cities."""

    def __init__(self, name: str, provinces: list[str], nations: list[str]) -> None:
        self.name: Final = name
        self.provinces: Final = Domain("province", provinces, PROVINCES)
        self.nations: Final = Domain("nation", nations, NATIONS)
        self.city: list[str] = []  # the printed names
        self.resource: list[int] = []
        self.position: list[tuple[int, int]] = []
        self.borders: list[list[list[int]]] = [[], []]  # by type of unit: the neighbours of each province
        self.start: dict[int, dict[int, list[int]]] = {}  # by number of nations and nation (A3.4)
        self.first: dict[int, int] = {}  # the start nation by number of nations (A3.5)


def load(text: str, side: str) -> Side:
    """One side of a board file; raises Malformed with the line of what is wrong."""
    file = BoardFile(text)
    return file.read(_Reader(file, side).read)


@final
class _Reader:
    def __init__(self, file: BoardFile, side: str) -> None:
        self.file: Final = file
        self.name: Final = side
        self.rows: Final = f"side.{side}.province"

    def _province_fail(self, province: str, message: str, key: str = "id") -> Malformed:
        return self.file.at(self.rows, province, message, key)

    def read(self, data: dict[str, Any]) -> Side:
        sides = data.get("side")
        raw = sides.get(self.name) if isinstance(sides, dict) else None
        if not isinstance(raw, dict):
            raise self.file.fail(f"there is no side {self.name!r}", r"\[*side")
        rows = self.file.rows(self.rows, raw.get("province", []))
        ids = [str(row.get("id", "")) for row in rows]
        self.file.check_names(self.rows, ids, 3, PROVINCES)
        nation_rows = self.file.rows(f"side.{self.name}.nation", raw.get("nation", []))
        nations = [str(nation.get("id", "")) for nation in nation_rows]
        if not 2 <= len(nations) <= NATIONS or len(set(nations)) != len(nations):
            raise self.file.fail(f"a side has 2 to {NATIONS} nations", rf"\[\[side\.{self.name}\.nation\]\]")
        side = Side(self.name, ids, nations)
        self._provinces(side, rows)
        self._starts(side, raw)
        return side

    def _provinces(self, side: Side, rows: list[dict[str, Any]]) -> None:
        index = side.provinces.index
        for key in ("land", "sea"):
            borders = {str(row["id"]): self.file.names(self.rows, row, key) for row in rows}
            self.file.check_borders(self.rows, key, borders)
        for row in rows:
            name = str(row["id"])
            side.city.append(str(row.get("city", name)))
            if row.get("resource") not in RESOURCES:
                raise self._province_fail(name, "resource is marble, iron or gold", "resource")
            side.resource.append(RESOURCES.index(row["resource"]))
            place = row.get("pos", [0, 0])
            if not isinstance(place, list) or [type(n) for n in place] != [int, int]:
                raise self._province_fail(name, "pos is two whole numbers", "pos")
            side.position.append((place[0], place[1]))
            for kind, key in enumerate(("land", "sea")):
                side.borders[kind].append([index[other] for other in self.file.names(self.rows, row, key)])
            terrain = (bool(row.get("land")), bool(row.get("sea")))
            if row.get("terrain") != {(True, True): "mixed", (True, False): "land"}.get(terrain, "sea"):
                raise self._province_fail(name, "terrain does not agree with the borders", "terrain")
            if row.get("is_sea") != terrain[1]:
                raise self._province_fail(name, "is_sea means: has a border by sea", "is_sea")

    def _starts(self, side: Side, raw: dict[str, Any]) -> None:
        for count in range(3, NATIONS + 1):
            here = rf"\[side\.{self.name}\.start\.{count}\]"
            starts = raw.get("start", {})
            table = starts.get(str(count)) if isinstance(starts, dict) else starts
            if table is None:
                continue
            if not isinstance(table, dict) or not isinstance(table.get("cities", {}), dict):
                raise self.file.fail(f"the start of {count} nations is a table, and so are its cities", here)
            first = str(table.get("start_nation", ""))
            cities: dict[str, Any] = table.get("cities", {})
            for nation in [first, *cities]:
                if nation not in side.nations.index:
                    raise self.file.fail(f"unknown nation {nation!r}", here)
            if len(cities) != count or first not in cities:
                raise self.file.fail(
                    f"{count} nations need {count} sets of start cities, one of {first}", here
                )
            taken: list[str] = []
            triples: dict[int, list[int]] = {}
            for nation, names in cities.items():
                if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                    raise self.file.fail(f"{nation} needs a list of start cities", here, rf"{nation} *=")
                for name in names:
                    if name not in side.provinces.index:
                        raise self.file.fail(f"unknown start city {name!r}", here, rf"{nation} *=")
                    if name in taken:
                        raise self.file.fail(f"start city {name!r} is taken twice", here, rf"{nation} *=")
                    taken.append(name)
                triple = [side.provinces.index[name] for name in names]
                if sorted(side.resource[p] for p in triple) != [0, 1, 2]:
                    raise self.file.fail(
                        f"{nation} needs one marble, one iron and one gold city", here, rf"{nation} *="
                    )
                triples[side.nations.index[nation]] = triple
            side.start[count] = triples
            side.first[count] = side.nations.index[first]
