"""A board file made into tables of ints, checked with errors that name the line.

The picture of the board is another file; here are only the facts that the rules ask for.
"""

import hashlib
import re
import tomllib
from importlib.resources import files
from typing import Any, Final, final

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


def digest(text: str) -> str:
    """Names a board file in records."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def load(text: str, side: str) -> Side:
    """One side of a board file; raises Malformed with the line of what is wrong."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed(f"board file: {error}") from None
    return _Reader(text, side, data).read()


@final
class _Reader:
    def __init__(self, text: str, side: str, data: dict[str, Any]) -> None:
        self.lines: Final = text.splitlines()
        self.name: Final = side
        self.data: Final = data

    def fail(self, message: str, *marks: str) -> Malformed:
        """An error at the first line after the marks, each sought behind the one before."""
        at = 0
        for mark in marks:
            for i in range(at, len(self.lines)):
                if re.match(mark, self.lines[i].strip()):
                    at = i
                    break
        return Malformed(f"board file, line {at + 1}: {message}")

    def _province_fail(self, province: str, message: str, key: str = "id") -> Malformed:
        here = rf"\[\[side\.{self.name}\.province\]\]"
        name = rf'id *= *"{re.escape(province)}"'
        return self.fail(f"{province}: {message}", here, name, rf"{key} *=")

    def read(self) -> Side:
        sides = self.data.get("side", {})
        if self.name not in sides:
            raise self.fail(f"there is no side {self.name!r}", r"\[side")
        raw = sides[self.name]
        rows: list[dict[str, Any]] = raw.get("province", [])
        here = rf"\[\[side\.{self.name}\.province\]\]"
        if not 3 <= len(rows) <= PROVINCES:
            raise self.fail(f"a side has 3 to {PROVINCES} provinces, here are {len(rows)}", here)
        ids: list[str] = []
        for row in rows:
            name = str(row.get("id", ""))
            if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
                raise self.fail(f"a province needs an id of small letters, not {name!r}", here)
            if name in ids:
                raise self._province_fail(name, "stands twice")
            ids.append(name)
        nations = [str(nation.get("id", "")) for nation in raw.get("nation", [])]
        if not 2 <= len(nations) <= NATIONS or len(set(nations)) != len(nations):
            raise self.fail(f"a side has 2 to {NATIONS} nations", rf"\[\[side\.{self.name}\.nation\]\]")
        side = Side(self.name, ids, nations)
        self._provinces(side, rows)
        self._starts(side, raw)
        return side

    def _provinces(self, side: Side, rows: list[dict[str, Any]]) -> None:
        index = side.provinces.index
        for row in rows:
            name = str(row["id"])
            side.city.append(str(row.get("city", name)))
            if row.get("resource") not in RESOURCES:
                raise self._province_fail(name, "resource is marble, iron or gold", "resource")
            side.resource.append(RESOURCES.index(row["resource"]))
            place = row.get("pos", [0, 0])
            side.position.append((int(place[0]), int(place[1])))
            for kind, key in enumerate(("land", "sea")):
                others: list[str] = row.get(key, [])
                for other in others:
                    if other not in index:
                        raise self._province_fail(name, f"unknown neighbour {other!r}", key)
                    if other == name or others.count(other) > 1:
                        raise self._province_fail(name, f"{other!r} cannot stand here", key)
                side.borders[kind].append([index[other] for other in others])
            terrain = (bool(row.get("land")), bool(row.get("sea")))
            if row.get("terrain") != {(True, True): "mixed", (True, False): "land"}.get(terrain, "sea"):
                raise self._province_fail(name, "terrain does not agree with the borders", "terrain")
            if row.get("is_sea") != terrain[1]:
                raise self._province_fail(name, "is_sea means: has a border by sea", "is_sea")
        for kind, key in enumerate(("land", "sea")):
            for p, others_of in enumerate(side.borders[kind]):
                for other_p in others_of:
                    if p not in side.borders[kind][other_p]:
                        back = side.provinces.words[other_p]
                        raise self._province_fail(
                            side.provinces.words[p], f"{back} does not list it back under {key}", key
                        )

    def _starts(self, side: Side, raw: dict[str, Any]) -> None:
        for count in range(3, NATIONS + 1):
            table = raw.get("start", {}).get(str(count))
            if table is None:
                continue
            here = rf"\[side\.{self.name}\.start\.{count}\]"
            first = str(table.get("start_nation", ""))
            cities: dict[str, list[str]] = table.get("cities", {})
            for nation in [first, *cities]:
                if nation not in side.nations.index:
                    raise self.fail(f"unknown nation {nation!r}", here)
            if len(cities) != count or first not in cities:
                raise self.fail(f"{count} nations need {count} sets of start cities, one of {first}", here)
            taken: list[str] = []
            triples: dict[int, list[int]] = {}
            for nation, names in cities.items():
                for name in names:
                    if name not in side.provinces.index:
                        raise self.fail(f"unknown start city {name!r}", here, rf"{nation} *=")
                    if name in taken:
                        raise self.fail(f"start city {name!r} is taken twice", here, rf"{nation} *=")
                    taken.append(name)
                triple = [side.provinces.index[name] for name in names]
                if sorted(side.resource[p] for p in triple) != [0, 1, 2]:
                    raise self.fail(
                        f"{nation} needs one marble, one iron and one gold city", here, rf"{nation} *="
                    )
                triples[side.nations.index[nation]] = triple
            side.start[count] = triples
            side.first[count] = side.nations.index[first]
