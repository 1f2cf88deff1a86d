"""Set-up (chapter 2): who leads which empire, the order among equals, the tiles, the start positions."""

from internum.core.layout import Domain
from internum.core.slots import BITS, CHANCE, SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.hands import add
from internum.games.empires.realm import set_owner
from internum.games.empires.state import (
    BUILT,
    COIN,
    CULTURE,
    FACE,
    FORT,
    GOODS,
    LEGION,
    LOT,
    MILITARY,
    OWNED,
    OWNER,
    PILE,
    SEATED,
    TILE,
    TILE_COUNT,
    TITLE,
    TRADE,
    add_land,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import FIRST_HERO, PYRAMIDS, TILES

OPEN_TILES = 5


def equip(s: State, table: Table) -> None:
    """E2.3 to E2.5 Every empire with its provinces, buildings, units and resources; the first leaders."""
    for side, empire in enumerate(table.starts):
        s.v[TILE + table.heroes[side]] = side + 1
        s.v[TILE_COUNT + side] = 1
        for row in empire.provinces:
            province = table.provinces.of(row["province"])
            own = [*row["caravans"], *row["cities"]]
            own += ["market"] if row["market"] else []
            own += ["temple"] if row["temple"] else []
            for word in own:
                s.v[BUILT + table.sites.of(f"{row['province']}_{word}")] = 1
            if row["legions"]:
                add_land(s, LEGION, side, province, row["legions"])
            if row["fortresses"]:
                add_land(s, FORT, side, province, row["fortresses"])
            if province != table.capital[side]:
                set_owner(s, province, side)
        for word, count in empire.resources.items():
            add(s, side, COIN if word == "coin" else table.goods.of(word), count)
    names = table.empires.index
    first = table.board.leaders
    culture = first["culture"] if first["culture"] in names else first["culture_without_egypt"]
    s.v[TITLE + TRADE] = names[first["trade"]] + 1
    s.v[TITLE + CULTURE] = names[culture] + 1
    s.v[TITLE + MILITARY] = names[first["military"]] + 1


def print_capitals(s: State, table: Table) -> None:
    """E3.3 The markers printed in the capital provinces; they are none of the seven."""
    for side, province in enumerate(table.capital):
        s.v[OWNER + province] = side + 1
        s.v[OWNED + side] |= BITS[province]


def fill_pile(s: State) -> None:
    """E5.4 All legendary tokens begin in the pile."""
    for good in range(GOODS):
        s.v[PILE + good] = 1


class Seating(Verb):
    """E2.1 An empire goes to a seat: dealt by chance, or picked by the player."""

    def __init__(self, word: str, table: Table) -> None:
        super().__init__(word, "E2.1", (table.empires,))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[SEATED + arg]:
            if why is not None:
                why.add("E2.1", "empire-taken", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[SEATED + arg] = s.v[fp + A] + 1
        s.tell(events.DEALT, arg, s.v[fp + A])
        s.v[fp + A] += 1


class SeatEmpires(Step):
    """E2.1 One empire for each seat. A: seats that have theirs."""

    def __init__(self, table: Table) -> None:
        super().__init__("seating", "E2.1")
        self.table = table

    def go(self, s: State) -> None:
        seat = s.v[s.v[SP] + A]
        if seat == self.table.n:
            s.done()
            s.call(self.table.step("lots"))
        else:
            s.ask(self.table.player(seat) if self.table.picked else CHANCE)


class Lot(Verb):
    """E5.4a The next in the order among equals, drawn by chance."""

    def __init__(self, table: Table) -> None:
        super().__init__("lot", "E5.4a", (table.empires,))
        self.table = table
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg + 1 in list(s.v[LOT : LOT + self.table.n]):
            if why is not None:
                why.add("E5.4a", "lot-drawn", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        place = 0
        while s.v[LOT + place]:
            place += 1
        s.v[LOT + place] = arg + 1
        s.tell(events.LOT_DRAWN, arg)


class DrawLots(Step):
    """E5.4a An order of all empires, for equal trade levels."""

    def __init__(self, table: Table) -> None:
        super().__init__("lots", "E5.4a")
        self.table = table

    def go(self, s: State) -> None:
        if s.v[LOT + self.table.n - 1] == 0:
            s.ask(CHANCE)
            return
        s.done()
        print_capitals(s, self.table)
        fill_pile(s)
        equip(s, self.table)
        s.v[FACE + PYRAMIDS] = 1
        if not self.table.first_games:  # E2.6b
            for tile in range(FIRST_HERO, PYRAMIDS):
                s.v[FACE + tile] = 1
        s.call(self.table.step("round"), -1, 1)
        s.call(self.table.step("display"))


def open_tiles(s: State) -> int:
    """E2.6 How many heroes and wonders lie face up."""
    return sum(1 for tile in range(FIRST_HERO, PYRAMIDS) if s.v[FACE + tile])


def can_turn_up(s: State, tile: int) -> bool:
    """E2.6a Does this tile lie face down?"""
    return FIRST_HERO <= tile < PYRAMIDS and s.v[FACE + tile] == 0 and s.v[TILE + tile] == 0


class TurnUp(Verb):
    """E2.6a A face-down tile is turned up; which one is chance."""

    def __init__(self) -> None:
        super().__init__("turn_up", "E2.6a", (TILES,))
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not can_turn_up(s, arg):
            if why is not None:
                why.add("E2.6a", "not-face-down", TILES.words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[FACE + arg] = 1
        s.tell(events.TURNED_UP, arg)


class Display(Step):
    """E2.6a Five open tiles, as long as there are any."""

    def __init__(self, table: Table) -> None:
        super().__init__("display", "E2.6a")
        self.table = table

    def go(self, s: State) -> None:
        left = self.table.first_games and open_tiles(s) < OPEN_TILES
        if left and any(can_turn_up(s, tile) for tile in range(FIRST_HERO, PYRAMIDS)):
            s.ask(CHANCE)
        else:
            s.done()


def players(seats: int) -> Domain:
    """The words for the players as such."""
    return Domain("player", [f"player{i + 1}" for i in range(seats)])
