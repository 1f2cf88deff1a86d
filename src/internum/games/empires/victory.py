"""All ways to win (chapter 10)."""

from typing import Final

from internum.core.layout import Domain
from internum.core.slots import WON as GAME_WON
from internum.core.state import State
from internum.games.empires import events
from internum.games.empires.realm import great_cities
from internum.games.empires.sets import TILES_TO_WIN
from internum.games.empires.state import CULTURE, PYRAMID, TILE_COUNT, TITLE, WON
from internum.games.empires.table import Table

GREAT_CITIES_TO_WIN: Final = 4

WAYS: Final = Domain("way", ["pyramids", "tiles", "conquest", "titles"])
BY_PYRAMIDS: Final = 0
BY_TILES: Final = 1
BY_CONQUEST: Final = 2
BY_TITLES: Final = 3


def win(s: State, sides: list[int], way: int) -> None:
    """The game ends; these share the victory."""
    for side in sides:
        s.v[WON + side] = 1
        s.tell(events.WON_GAME, side, way)
    s.end(GAME_WON)


def built_pyramids(s: State, table: Table, side: int, first: bool) -> None:
    """E10.1a, E10.1b, E10.5a What the Pyramids bring at once."""
    s.v[PYRAMID + side] = 1
    if first or not table.pyramids_leader or s.v[TITLE + CULTURE] == side + 1:
        win(s, [side], BY_PYRAMIDS)


def acquired_tile(s: State, table: Table, side: int, first: bool) -> None:
    """E10.2b, E10.5a What the fifth tile brings at once."""
    if s.v[TILE_COUNT + side] < TILES_TO_WIN:
        return
    if first or (table.fifth_leader and s.v[TITLE + CULTURE] == side + 1):
        win(s, [side], BY_TILES)


def judge_building(s: State, table: Table) -> None:
    """E10.1b, E10.2a to E10.2c The end of phase 3."""
    builders = [side for side in range(table.n) if s.v[PYRAMID + side]]
    if builders:
        win(s, builders, BY_PYRAMIDS)
        return
    fifth = [side for side in range(table.n) if s.v[TILE_COUNT + side] >= TILES_TO_WIN]
    leader = s.v[TITLE + CULTURE] - 1
    if fifth:
        win(s, [leader] if leader in fifth else fifth, BY_TILES)


def judge_conquest(s: State, table: Table) -> None:
    """E10.3a The end of phase 4."""
    count = great_cities(s, table)
    sides = [side for side in range(table.n) if count[side] >= GREAT_CITIES_TO_WIN]
    if sides:
        win(s, sides, BY_CONQUEST)


def judge_titles(s: State, table: Table) -> None:
    """E10.4a The end of phase 5."""
    v = s.v
    if v[TITLE] == v[TITLE + 1] == v[TITLE + 2] and v[TITLE]:
        win(s, [v[TITLE] - 1], BY_TITLES)
