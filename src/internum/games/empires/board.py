"""A board file made into tables of ints, checked with errors that name the line.

The picture of the board is another file; here are only the facts that the rules ask for.
"""

from importlib.resources import files
from typing import Any, Final, final

from internum.core.boardfile import BoardFile
from internum.core.layout import Domain
from internum.games.empires.tiles import TILES

CITY_KINDS: Final = ["ordinary", "capital", "legendary"]
BUILDINGS: Final = ["caravan", "market", *(f"city_{kind}" for kind in CITY_KINDS), "temple"]
PROVINCES_AT_MOST: Final = 30
SEAS_AT_MOST: Final = 10
GOODS_ON_A_BOARD: Final = 13


def our_board() -> str:
    """The text of the board file that comes with the game."""
    return (files("internum.games.empires") / "board.toml").read_text(encoding="utf-8")


@final
class Place:
    """A province: its neighbours, its seas, and the sites printed on it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row.get("id", ""))
        self.land: Final[list[str]] = list(row.get("land", []))
        self.seas: Final[list[str]] = list(row.get("seas", []))
        self.caravans: Final[list[str]] = list(row.get("caravans", []))
        self.cities: Final[list[str]] = list(row.get("cities", []))
        self.market: Final = bool(row.get("market", False))
        self.temple: Final = bool(row.get("temple", False))


@final
class Empire:
    """An empire: its hero, its capital province, and what it starts with."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row.get("id", ""))
        self.hero: Final = str(row.get("starting_hero", ""))
        self.capital: Final = str(row.get("capital_province", ""))
        self.provinces: Final[list[dict[str, Any]]] = list(row.get("start", []))
        self.resources: Final[dict[str, int]] = dict(row.get("start_resources", {}))


@final
class Board:
    """All that a board file says and the rules ask for (E16.1 to E16.3)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.goods: Final = [str(good["id"]) for good in data["good"]]
        self.tokens: Final = [int(good["tokens"]) for good in data["good"]]
        self.coins: Final = int(data["supply"]["coins"]["coin"])
        buildings = data["supply"]["buildings"]
        self.buildings: Final = [int(buildings[kind]) for kind in BUILDINGS]  # E1.2
        own = data["supply"]["per_empire"]
        self.legions: Final = int(own["legions"])
        self.triremes: Final = int(own["triremes"])
        self.fortresses: Final = int(own["fortresses"])
        self.markers: Final = int(own["control_markers"])
        self.chips: Final = [[int(n) for n in chip] for chip in data["supply"]["exchange_chips"]["chips"]]
        self.land_die: Final = [int(n) for n in data["dice"]["land"]["faces"]]
        self.sea_die: Final = [int(n) for n in data["dice"]["sea"]["faces"]]
        self.per_hit: Final = int(data["dice"]["points_per_hit"])
        self.seas: Final = [str(sea["id"]) for sea in data["sea"]]
        self.sea_links: Final = [list(sea["seas"]) for sea in data["sea"]]
        self.touches: Final = [list(sea["touches"]) for sea in data["sea"]]
        self.places: Final = [Place(row) for row in data["province"]]
        self.empires: Final = [Empire(row) for row in data["empire"]]
        self.leaders: Final[dict[str, str]] = dict(data["start_leaders"])
        self.playing: Final = {int(n): list(row["empires"]) for n, row in data["players"].items()}
        self.covered: Final = {
            int(n): list(row.get("excluded_provinces", [])) for n, row in data["players"].items()
        }
        self.bonus: Final = {
            str(row["id"]): (list(row["bonus_academy"]), list(row["bonus_asyncron"])) for row in data["tile"]
        }


def load(text: str) -> Board:
    """A board file; raises Malformed with the line of what is wrong."""
    file = BoardFile(text)
    board = file.read(Board)
    _Checker(file, board).check()
    return board


@final
class _Checker:
    def __init__(self, file: BoardFile, board: Board) -> None:
        self.file: Final = file
        self.board: Final = board

    def check(self) -> None:
        board = self.board
        self.file.check_names("good", board.goods, GOODS_ON_A_BOARD, GOODS_ON_A_BOARD)
        self.file.check_names("sea", board.seas, 1, SEAS_AT_MOST)
        self.file.check_names("province", [place.name for place in board.places], 3, PROVINCES_AT_MOST)
        self.file.check_names("empire", [empire.name for empire in board.empires], 3, 5)
        faces = [n for chip in board.chips for n in chip]
        if len(board.chips) != 3 or len(set(faces)) != 6 or min(faces) < 0 or max(faces) > 5:
            raise self.file.fail(
                "there are three chips with the numbers 0 to 5", r"\[supply\.exchange_chips", "chips"
            )
        if sorted(board.bonus) != sorted(TILES.words):
            raise self.file.fail(f"the tiles are {', '.join(TILES.words)}", r"\[\[tile\]\]")
        self._map()
        self._sites()
        self._supplies()
        self._empires()
        for count, names in board.playing.items():
            known = [empire.name for empire in board.empires]
            if len(names) != count or any(name not in known for name in names):
                raise self.file.fail(
                    f"{count} players need {count} empires", rf"\[players\.{count}\]", "empires"
                )

    def _map(self) -> None:
        board, file = self.board, self.file
        touches = dict(zip(board.seas, board.touches, strict=True))
        seas = {place.name: place.seas for place in board.places}
        file.check_borders("sea", "seas", dict(zip(board.seas, board.sea_links, strict=True)))
        file.check_coasts("sea", "touches", touches, seas)
        file.check_borders("province", "land", {place.name: place.land for place in board.places})
        file.check_coasts("province", "seas", seas, touches)

    def _sites(self) -> None:
        for place in self.board.places:
            for good in place.caravans:
                if good not in self.board.goods or place.caravans.count(good) > 1:
                    raise self.file.at("province", place.name, f"{good!r} cannot stand here", "caravans")
            for kind in place.cities:
                if kind not in CITY_KINDS or place.cities.count(kind) > 1:
                    raise self.file.at("province", place.name, f"{kind!r} cannot stand here", "cities")

    def _supplies(self) -> None:
        """E1.2 No kind of building may be scarcer than its sites, so that none ever runs out."""
        places = self.board.places
        cities = [sum(kind in place.cities for place in places) for kind in CITY_KINDS]
        caravans = sum(len(place.caravans) for place in places)
        markets = sum(place.market for place in places)
        temples = sum(place.temple for place in places)
        for i, count in enumerate([caravans, markets, *cities, temples]):
            if self.board.buildings[i] < count:
                kind = BUILDINGS[i]
                raise self.file.fail(
                    f"{count} sites need as many {kind}", r"\[supply\.buildings", rf"{kind} *="
                )

    def _empires(self) -> None:
        places = {place.name: place for place in self.board.places}
        for empire in self.board.empires:
            if empire.hero not in TILES.index or empire.capital not in places:
                raise self.file.at("empire", empire.name, "unknown hero or capital province")
            if "capital" not in places[empire.capital].cities:
                raise self.file.at("empire", empire.name, "no capital site there", "capital_province")
            for row in empire.provinces:
                place = places.get(str(row.get("province")))
                if place is None or any(good not in place.caravans for good in row["caravans"]):
                    raise self.file.at("empire", empire.name, f"cannot start in {row.get('province')!r}")
            for kind in empire.resources:
                if kind != "coin" and kind not in self.board.goods:
                    raise self.file.at("empire", empire.name, f"unknown resource {kind!r}", "start_resources")


def in_play(board: Board, seats: int) -> tuple[list[Place], list[Empire], Domain]:
    """E2.2 The provinces and the empires of so many players, and the provinces as words."""
    places = [place for place in board.places if place.name not in board.covered[seats]]
    empires = [empire for empire in board.empires if empire.name in board.playing[seats]]
    return places, empires, Domain("province", [place.name for place in places], PROVINCES_AT_MOST)
