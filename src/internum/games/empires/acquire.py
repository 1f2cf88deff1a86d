"""Phase 3 as a whole (E7.1, E7.10), tiles (E7.8), and the tiles that act in this phase (chapter 11)."""

from typing import Final

from internum.core.layout import Domain, numbers
from internum.core.masks import places
from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.build import Purchase, land_unit_placed
from internum.games.empires.hands import anything_unseen, show_hands
from internum.games.empires.order import begin_turn, next_turn
from internum.games.empires.payment import Payment, pay, purse_of, terms_for
from internum.games.empires.payment import can_pay as has_set
from internum.games.empires.realm import enemies_in
from internum.games.empires.sets import PYRAMIDS_PRICE, TILES_TO_WIN, Terms, by_good, can_claim
from internum.games.empires.setup import open_tiles
from internum.games.empires.state import (
    CLAIMED,
    COPY,
    CULTURE,
    DONE,
    EMPIRES,
    FACE,
    HAND,
    KINDS,
    LEFT,
    LEGION,
    NEW,
    OWNED,
    PICKED,
    PROVINCES,
    PYRAMID,
    TILE,
    TILE_COUNT,
    USED,
    WEIGHT,
    add_land,
    once,
    power,
    wipe,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import (
    CASTOR,
    CLEOPATRA,
    FIRST_HERO,
    FIRST_WONDER,
    HANNIBAL,
    PENTHESILEA,
    PERSEUS,
    PYRAMIDS,
    TILES,
)
from internum.games.empires.victory import acquired_tile, built_pyramids, judge_building

# E11.11, E11.22 who can be copied; nobody where there is none
COPIED: Final = [tile for tile in range(FIRST_HERO, FIRST_WONDER) if tile not in (CASTOR, PERSEUS)]
HEROES: Final = Domain("hero", ["nobody", *(TILES.words[tile] for tile in COPIED)])


def others_heroes(s: State, side: int) -> list[int]:
    """E11.11 The heroes of other players that can be copied, as words of `HEROES`."""
    return [i + 1 for i, tile in enumerate(COPIED) if s.v[TILE + tile] not in (0, side + 1)]


class Copy(Pick):
    """E11.11 Whose power Castor & Pollux have from now on."""

    def __init__(self) -> None:
        super().__init__("copy", "E11.11", HEROES, PICKED)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        some = others_heroes(s, side)
        if arg not in some and (arg or some):
            if why is not None:
                why.add("E11.11", "cannot-be-copied", HEROES.words[arg])
            return False
        return True


class Acquire(Purchase):
    """E7.8 A tile from the display, or the Pyramids."""

    def __init__(self, table: Table, payment: Payment) -> None:
        super().__init__("acquire", "E7.8", (TILES,), table, payment)
        self.copy = Copy()
        self.parts = [payment, self.copy]

    def price(self, s: State, side: int, tile: int) -> int:
        """E7.3"""
        return PYRAMIDS_PRICE if tile == PYRAMIDS else 6 + s.v[TILE_COUNT + side]

    def terms(self, s: State, side: int, arg: int) -> Terms:
        return terms_for(s, side, self.price(s, side, arg), tile=arg)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        purse = purse_of(s, side)
        if v[TILE_COUNT + side] < TILES_TO_WIN and purse.payable(self.terms(s, side, FIRST_HERO)):
            for tile in range(FIRST_HERO, PYRAMIDS):
                if v[FACE + tile]:
                    out.append(self.base + tile)
        if purse.payable(self.terms(s, side, PYRAMIDS)) and self.allows(s, side, PYRAMIDS, None):
            out.append(self.base + PYRAMIDS)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.refuses(side, why):
            return False
        v = s.v
        if v[TILE + arg]:
            if why is None:
                return False
            why.add("E7.8", "tile-taken", TILES.words[arg], self.table.empires.words[v[TILE + arg] - 1])
        if v[FACE + arg] == 0:
            if why is None:
                return False
            why.add("E2.6", "not-face-up", TILES.words[arg])
        if arg == PYRAMIDS and v[PYRAMID + side]:
            if why is None:
                return False
            why.add("E7.8", "built-already")
        if arg != PYRAMIDS and v[TILE_COUNT + side] >= TILES_TO_WIN:
            if why is None:
                return False
            why.add("E7.8a", "five-tiles", v[TILE_COUNT + side])
        if not has_set(s, side, self.terms(s, side, arg), why):
            return False
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage == 1 and arg == CASTOR and side < self.table.n:
            return self.copy.id
        return super().part(s, side, arg, stage)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        pay(s, side)
        s.tell(events.ACQUIRED, side, arg)
        first = v[CLAIMED] == 1
        if arg == PYRAMIDS:
            built_pyramids(s, self.table, side, first)
            return
        v[TILE + arg] = side + 1
        v[FACE + arg] = 0
        v[TILE_COUNT + side] += 1
        working = arg
        if arg == CASTOR and v[PICKED] > 1:
            working = COPIED[v[PICKED] - 2]
            v[COPY] = working + 1
            s.tell(events.COPIED, side, working)
        if self.table.new_tile_waits:  # E7.8
            v[USED + working] = 1
        acquired_tile(s, self.table, side, first)


def threatened(s: State, table: Table, side: int) -> int:
    """E11.15 The provinces that an empire owns and that hold a land unit of somebody else."""
    return len(places(s.v[OWNED + side] & enemies_in(s, table, side)))


class Muster(Verb):
    """E11.15 Penthesilea: free legions in the capital province."""

    def __init__(self, table: Table) -> None:
        super().__init__("muster", "E11.15", (numbers("count", 1, table.board.legions),))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if side >= self.table.n or not power(s, side, PENTHESILEA):
            if why is not None:
                why.add("E11.15", "no-penthesilea")
            return False
        if s.v[USED + PENTHESILEA]:
            if why is None:
                return False
            why.add("E11.15", "once-a-round")
        most = threatened(s, self.table, side)
        if arg + 1 > most:
            if why is None:
                return False
            why.add("E11.15", "too-many", most, arg + 1)
        left = s.v[LEFT + 4 * side + LEGION]
        if arg + 1 > left:
            if why is None:
                return False
            why.add("E1.4", "too-many", left, arg + 1)
        return why is None or not why.reasons

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if once(s, side, PENTHESILEA):
            super().legal(s, side, out)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[USED + PENTHESILEA] = 1
        province = self.table.capital[side]
        add_land(s, LEGION, side, province, arg + 1)
        s.tell(events.MUSTERED, side, arg + 1)
        land_unit_placed(s, self.table, province)


class Claim(Verb):
    """E11.2 The holder of Perseus takes the first turn."""

    def __init__(self, table: Table) -> None:
        super().__init__("claim", "E11.2")
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        if side >= self.table.n or v[TILE + PERSEUS] != side + 1:
            if why is not None:
                why.add("E11.2", "no-perseus")
            return False
        cleopatra = power(s, side, CLEOPATRA)
        hannibal = power(s, side, HANNIBAL)
        if not can_claim(
            by_good(v, HAND + side * KINDS), v[TILE_COUNT + side], open_tiles(s), cleopatra, hannibal
        ):
            if why is not None:
                why.add("E11.2", "out-of-reach")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[CLAIMED] = 1
        s.tell(events.CLAIMED_FIRST, side)
        s.done()
        begin_turn(s, self.table.step("building"), side)


class Wait(Verb):
    """E11.2 He does not."""

    def __init__(self) -> None:
        super().__init__("wait", "E11.2")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.done()


class Window(Step):
    """A question to one player; its second verb is the answer that gives nothing away."""

    def go(self, s: State) -> None:
        s.ask(s.v[s.v[SP] + WHO] - 1)

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base


class BuildPhase(Step):
    """E7.1, E7.10 Phase 3. A: 0 its start, 1 the turns, 2 its end, 3 over."""

    def __init__(self, table: Table) -> None:
        super().__init__("build", "E7.1")
        self.table = table

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        table = self.table
        if v[fp + A] == 0:
            v[fp + A] = 1
            holder = v[TILE + PERSEUS] - 1
            if holder >= 0 and self.thinkable(s, holder):
                s.call(table.step("perseus"), holder)
                return
        if v[fp + A] == 1:
            if next_turn(s, table, CULTURE, table.step("building")):
                return
            if anything_unseen(s):
                s.reveal()
            show_hands(s)  # E7.9a
            judge_building(s, table)
            v[fp + A] = 2
            if s.over:
                return
        if v[fp + A] == 2:
            v[fp + A] = 3
            wipe(s, DONE, EMPIRES)
            wipe(s, NEW, PROVINCES)
            wipe(s, PYRAMID, EMPIRES)
            s.call(table.step("display"))
        else:
            s.done()

    def thinkable(self, s: State, side: int) -> bool:
        """Is a claim possible, for all that everybody knows? Only then there is a question."""
        v = s.v
        missing = TILES_TO_WIN - v[TILE_COUNT + side]
        price = PYRAMIDS_PRICE
        if 0 < missing <= open_tiles(s):
            price = min(price, sum(range(11 - missing, 11)))
        return v[WEIGHT + side] >= price
