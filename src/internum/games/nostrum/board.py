"""A board file made into tables of ints, checked with errors that name the line.

The file says of every fact how sure it is (`confidence`); `facts` lists them. The picture of the board is
another file.
"""

import re
from importlib.resources import files
from typing import Any, Final, final

from internum.core.boardfile import ID, BoardFile, marks
from internum.core.errors import Malformed
from internum.games.nostrum.cards import ITEMS, KINDS_OF_CARD, UNIQUE, Card, check_powers

MARKS: Final = ["sourced", "derived", "reconstructed"]
BUILDINGS: Final = ["caravan", "market", "city", "temple"]
ROLES: Final = ["director_of_commerce", "political_leader", "military_leader"]
PROVINCES_AT_MOST: Final = 36
SEAS_AT_MOST: Final = 12
GOODS_AT_MOST: Final = 13
CARDS_AT_MOST: Final = 24
EMPIRES_ON_A_BOARD: Final = 5
CITIES_AT_MOST: Final = 2


def our_board() -> str:
    """The text of the board file that comes with the game."""
    return (files("internum.games.nostrum") / "board.toml").read_text(encoding="utf-8")


@final
class Place:
    """A province: its neighbours, its seas, its commodity and city sites."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row.get("id", ""))
        self.island: Final = bool(row.get("island", False))
        self.land: Final[list[str]] = list(row.get("land", []))
        self.seas: Final[list[str]] = list(row.get("seas", []))
        self.commodities: Final[list[str]] = list(row.get("commodities", []))
        self.cities: Final = [str(city).lower() for city in row.get("cities", [])]


@final
class Empire:
    """A civilization: its capital province, hero and role, and the pieces of the basic set-up."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row.get("id", ""))
        self.capital: Final = str(row["capital_province"])
        self.hero: Final = str(row["hero"])
        self.role: Final = str(row.get("start_role", ""))
        self.influence: Final[list[str]] = list(row["influence"])
        self.also: Final[list[str]] = list(row.get("also", []))
        self.sites: Final = [
            *(f"{entry['province']}_{str(entry['site']).lower()}" for entry in row["cities"]),
            *(f"{entry['province']}_{entry['commodity']}" for entry in row["caravans"]),
            *(f"{entry['province']}_market" for entry in row["markets"]),
            *(f"{entry['province']}_temple" for entry in row["temples"]),
        ]
        self.units: Final[list[list[dict[str, Any]]]] = [
            list(row["legions"]),
            list(row["fortresses"]),
            list(row["triremes"]),
        ]


@final
class Board:
    """All that a board file says and the rules ask for (chapter 13)."""

    def __init__(self, data: dict[str, Any]) -> None:
        cards = data["cards"]
        self.goods: Final = [str(good) for good in cards["commodities"]["count"]]
        self.stock: Final = [
            int(cards["tax"]["count"]),
            *(int(n) for n in cards["commodities"]["count"].values()),
        ]
        supply = data["supply"]
        self.tokens: Final = [int(supply["buildings"][kind]) for kind in BUILDINGS]
        own = supply["per_player"]
        self.pieces: Final = [int(own[word]) for word in ("legion", "fortress", "trireme", "influence")]
        self.sides_of_a_die: Final = int(supply["dice"]["sides"])
        self.costs: Final = [int(data["costs"][item]) for item in ITEMS]
        self.points: Final = int(data["setup"]["advanced"]["points"])
        self.hero_points: Final = int(data["setup"]["advanced"]["hero_points"])
        self.per_hit: Final = int(data["battle"]["points_per_hit"])
        self.fortress_points: Final = int(data["battle"]["fortress_points"])
        self.tax_kept: Final = int(data["limits"]["tax_kept"])
        self.seas: Final = [str(sea["id"]) for sea in data["sea"]]
        self.sea_links: Final = [list(sea["neighbours"]) for sea in data["sea"]]
        self.touches: Final = [list(sea["provinces"]) for sea in data["sea"]]
        self.places: Final = [Place(row) for row in data["province"]]
        self.empires: Final = [Empire(row) for row in data["empire"]]
        self.neutral: Final = {int(row["players"]): list(row["neutral"]) for row in data["player_count"]}
        self.cards: Final = [Card(row) for row in data["card"]]


def load(text: str) -> Board:
    """A board file; raises Malformed with the line of what is wrong."""
    file = BoardFile(text)
    board = file.read(Board)
    _Checker(file, board).check()
    return board


def facts(text: str) -> list[tuple[str, str, str]]:
    """What the file says and how sure it is: a name, a mark, a note."""
    data = BoardFile(text).data
    out: list[tuple[str, str, str]] = []
    for kind in ("sea", "province", "empire", "card", "player_count"):
        for row in data[kind]:
            name = str(row.get("id", row.get("players", "")))
            note = str(row.get("note", row.get("effect", "")))
            out += [(fact, mark, note) for fact, mark, _ in marks(row, f"{kind} {name}")]
    for section, what in (("meta", "board"), ("cards", "cards"), ("supply", "supply"), ("setup", "set-up")):
        out += marks(data[section], what)
    for section in ("battle", "limits", "neutral", "costs"):
        out += marks(data[section], section)
    return out


@final
class _Checker:
    def __init__(self, file: BoardFile, board: Board) -> None:
        self.file: Final = file
        self.board: Final = board

    def check(self) -> None:
        board = self.board
        self.file.check_names("sea", board.seas, 1, SEAS_AT_MOST)
        self.file.check_names("province", [place.name for place in board.places], 5, PROVINCES_AT_MOST)
        self.file.check_names(
            "empire", [empire.name for empire in board.empires], EMPIRES_ON_A_BOARD, EMPIRES_ON_A_BOARD
        )
        self.file.check_names("card", [card.name for card in board.cards], 1, CARDS_AT_MOST)
        if not 1 <= len(board.goods) <= GOODS_AT_MOST:
            raise self.file.fail(
                f"1 to {GOODS_AT_MOST} kinds of commodities", r"\[cards\.commodities\.count\]"
            )
        self._numbers()
        self._map()
        self._sites_named()
        self._empires()
        self._cards()
        names = [empire.name for empire in board.empires]
        for seats in (3, 4, 5):
            left = board.neutral.get(seats)
            if left is None or len(left) != 5 - seats or any(name not in names for name in left):
                raise self.file.fail(
                    f"with {seats} players {5 - seats} civilizations are neutral",
                    r"\[\[player_count\]\]",
                    rf"players *= *{seats}",
                )

    def _numbers(self) -> None:
        board = self.board
        bounds = (
            ("a count of cards", board.stock, 1, 60),
            ("a count of tokens", board.tokens, 0, 99),
            ("a count of pieces", board.pieces, 1, 12),
            ("a price", board.costs, 1, 13),
            ("a die", [board.sides_of_a_die], 2, 12),
            ("points for a hit", [board.per_hit], 1, 99),
            ("points of a fortress", [board.fortress_points], 0, 30),
            ("taxes kept", [board.tax_kept], 0, 13),
            ("points of the advanced set-up", [board.points, board.hero_points], 0, 99),
        )
        for what, numbers, least, most in bounds:
            for number in numbers:
                if not least <= number <= most:
                    raise Malformed(f"board file: {what} is {least} to {most}, not {number}")

    def _map(self) -> None:
        board, file = self.board, self.file
        touches = dict(zip(board.seas, board.touches, strict=True))
        seas = {place.name: place.seas for place in board.places}
        file.check_borders("sea", "neighbours", dict(zip(board.seas, board.sea_links, strict=True)))
        file.check_coasts("sea", "provinces", touches, seas)
        file.check_borders("province", "land", {place.name: place.land for place in board.places})
        file.check_coasts("province", "seas", seas, touches)

    def _sites_named(self) -> None:
        board = self.board
        for place in board.places:
            for good in place.commodities:
                if good not in board.goods or place.commodities.count(good) > 1:
                    raise self.file.at("province", place.name, f"{good!r} cannot stand here", "commodities")
            taken = {*board.goods, "market", "temple"}
            for city in place.cities:
                if not re.fullmatch(ID, city) or city in taken:
                    raise self.file.at("province", place.name, f"{city!r} is no name for a city", "cities")
            if len(set(place.cities)) != len(place.cities) or len(place.cities) > CITIES_AT_MOST:
                raise self.file.at("province", place.name, f"{CITIES_AT_MOST} cities at most", "cities")

    def _sites(self) -> set[str]:
        """The names of all sites on the board."""
        out: set[str] = set()
        for place in self.board.places:
            out |= {f"{place.name}_{word}" for word in place.commodities + place.cities}
            if place.commodities:
                out.add(f"{place.name}_market")
            if place.cities:
                out.add(f"{place.name}_temple")
        return out

    def _empires(self) -> None:
        board = self.board
        names = [place.name for place in board.places]
        sites = self._sites()
        heroes = {card.name: card for card in board.cards if card.kind == "specific_hero"}
        for empire in board.empires:
            if empire.capital not in empire.influence:
                raise self.file.at(
                    "empire", empire.name, "no marker in the capital province", "capital_province"
                )
            hero = heroes.get(empire.hero)
            if hero is None or hero.empire != empire.name:
                raise self.file.at(
                    "empire", empire.name, f"{empire.hero!r} is no hero of this people", "hero"
                )
            if empire.role and empire.role not in ROLES:
                raise self.file.at("empire", empire.name, f"{empire.role!r} is no role", "start_role")
            used = [*empire.influence, *(str(row["province"]) for unit in empire.units for row in unit)]
            for name in used + empire.also:
                if name not in names:
                    raise self.file.at("empire", empire.name, f"unknown province {name!r}", "influence")
            for site in empire.sites:
                if site not in sites:
                    raise self.file.at("empire", empire.name, f"there is no site {site!r}", "cities")

    def _cards(self) -> None:
        board = self.board
        for word in UNIQUE:
            owners = [card for card in board.cards if any(row.get("does") == word for row in card.powers)]
            if len(owners) > 1:
                raise self.file.at(
                    "card", owners[1].name, f"{owners[0].name} has this power: {word}", "powers"
                )
        for card in board.cards:
            if card.kind not in KINDS_OF_CARD or card.confidence not in MARKS:
                raise self.file.at("card", card.name, "the kind or the confidence is unknown", "kind")
            problem = check_powers(card)
            if problem:
                raise self.file.at("card", card.name, problem, "powers")
            if card.kind == "specific_hero" and card.empire not in [row.name for row in board.empires]:
                raise self.file.at("card", card.name, f"there is no civilization {card.empire!r}", "empire")
