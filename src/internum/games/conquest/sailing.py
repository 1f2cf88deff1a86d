"""Sea moves and the declaration of sea battles (6.7)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.reach import sail_from, sail_to
from internum.games.conquest.state import (
    BAG,
    FLEETS,
    PICKS,
    add_galleys,
    are_enemies,
    enemy_fleets,
    galleys,
)
from internum.games.conquest.table import Table


def targets(s: State, table: Table, side: int, sea: int) -> list[int]:
    """C6.7.3 The enemies with galleys in a zone."""
    found = []
    for other in range(table.n):
        if are_enemies(s, side, other) and s.v[FLEETS + other] & BITS[sea]:
            found.append(other)
    return found


class Against(Pick):
    """C6.7.1 Whether a battle follows the move, and against whom. Scratch: the choice, then the zone + 1."""

    def __init__(self, table: Table) -> None:
        words = Domain("opponent", ["nobody", *table.players.words])
        super().__init__("against", "C6.7.1", words, PICKS)
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        sea = s.v[PICKS + 1] - 1
        if arg and (sea < 0 or arg - 1 not in targets(s, self.table, side, sea)):
            if why is not None:
                why.add("C6.7.3", "no-enemy-galley", self.params[0].words[arg])
            return False
        return True

    def clear(self, s: State) -> None:
        s.v[PICKS] = 0
        s.v[PICKS + 1] = 0


class Sail(Verb):
    """C6.7.2 Galleys from anywhere to one zone, and perhaps a battle there."""

    def __init__(self, table: Table) -> None:
        super().__init__("sail", "C6.7.2", (table.seas,))
        self.table = table
        self.fleet = Bag("galleys", "C6.7.2", table.seas, 8, BAG)
        self.against = Against(table)
        self.parts = [self.fleet, self.against]
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[FLEETS + side] and may_act(s, side, None):
            goals = sail_to(s, self.table, side)
            if not self.table.sail_to_enemy:
                goals &= ~enemy_fleets(s, side)
            for sea in places(goals):
                out.append(self.base + sea)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not may_act(s, side, why) and why is None:
            return False
        word = self.table.seas.words[arg]
        if s.v[FLEETS + side] & ~BITS[arg] == 0:
            if why is None:
                return False
            why.add("C6.7.2", "no-galley-elsewhere", word)
        elif s.v[FLEETS + side] & sail_from(s, self.table, side, arg) == 0:
            if why is None:
                return False
            why.add("C6.7.2", "no-way-by-sea", word)
        if not self.table.sail_to_enemy and enemy_fleets(s, side) & BITS[arg]:
            if why is None:
                return False
            why.add("C20.10", "enemy-galleys-there", word)
        return why is None or not why.reasons

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage == 0:
            total = 0
            for sea in places(s.v[FLEETS + side] & sail_from(s, self.table, side, arg)):
                count = galleys(s, side, sea)
                self.fleet.limit(s, sea, count)
                total += count
            self.fleet.terms(s, 1, total)
            return self.fleet.id
        if stage == 1 and targets(s, self.table, side, arg):
            s.v[PICKS + 1] = arg + 1
            return self.against.id
        return -1

    def carry_out(self, s: State, side: int, arg: int) -> None:
        spend_action(s)
        for sea in range(len(self.table.seas.words)):
            count = self.fleet.picked(s, sea)
            if count:
                add_galleys(s, side, sea, -count)
                add_galleys(s, side, arg, count)
                s.tell(events.SAILED, side, sea, arg, count)
        if s.v[PICKS] > 1:
            s.call(self.table.step("sea_battle"), side, arg, s.v[PICKS] - 2)


class Engage(Verb):
    """C6.7.3 A sea battle without a move."""

    def __init__(self, table: Table) -> None:
        super().__init__("engage", "C6.7.3", (table.seas, table.players))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if may_act(s, side, None):
            for sea in places(s.v[FLEETS + side]):
                for other in targets(s, self.table, side, sea):
                    out.append(self.base + sea * self.table.n + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        sea = arg // self.table.n
        other = arg - sea * self.table.n
        if not may_act(s, side, why) and why is None:
            return False
        if galleys(s, side, sea) == 0:
            if why is None:
                return False
            why.add("C6.7.3", "no-own-galley", self.table.seas.words[sea])
        if not are_enemies(s, side, other):
            if why is None:
                return False
            why.add("C4.8", "no-enemy", self.table.players.words[other])
        if s.v[FLEETS + other] & BITS[sea] == 0:
            if why is None:
                return False
            why.add("C6.7.3", "no-enemy-galley", self.table.players.words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        sea = arg // self.table.n
        spend_action(s)
        s.call(self.table.step("sea_battle"), side, sea, arg - sea * self.table.n)
