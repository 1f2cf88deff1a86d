"""Who fights whom: battles at sea, which one may begin, and on land, which one must fight (E8.4, E8.6)."""

from mypy_extensions import i64

from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.movement import peace_partner
from internum.games.empires.state import FLEET, FOUGHT, LAND, PROVINCES
from internum.games.empires.table import Table
from internum.games.mediterranean.turns import Stage


class Fight(Verb):
    """E8.4 A battle at sea, or E8.6 on land."""

    def __init__(self, table: Table, where: int) -> None:
        domain = table.provinces if where else table.seas
        super().__init__("battle" if where else "fight", "E8.6" if where else "E8.4", (domain, table.empires))
        self.table = table
        self.where = where
        self.mask = LAND if where else FLEET
        self.fought = FOUGHT if where else FOUGHT + PROVINCES

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        partner = peace_partner(s, side)
        n = self.table.n
        both: i64 = 0
        for other in range(n):
            if other not in (side, partner):
                both |= v[self.mask + side] & v[self.mask + other]
        if both == 0:
            return
        for place in range(len(self.params[0].words)):
            if both & BITS[place] and v[self.fought + place] == 0:
                for other in range(n):
                    if other not in (side, partner) and v[self.mask + other] & BITS[place]:
                        out.append(self.base + place * n + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        place = arg // self.table.n
        other = arg % self.table.n
        words = self.params[0].words
        if side >= self.table.n or v[self.mask + side] & BITS[place] == 0:
            if why is None:
                return False
            why.add(self.clause, "no-own-unit", words[place])
        if other == side or v[self.mask + other] & BITS[place] == 0:
            if why is None:
                return False
            why.add(self.clause, "no-foreign-unit", words[place])
        if v[self.fought + place]:
            if why is None:
                return False
            why.add(self.clause, "fought-already", words[place])
        if peace_partner(s, side) == other:
            if why is None:
                return False
            why.add("E11.4c", "at-peace", self.params[1].words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        place = arg // self.table.n
        other = arg % self.table.n
        s.v[self.fought + place] = 1
        s.tell(events.LAND_BATTLE if self.where else events.SEA_BATTLE, side, place, other)
        s.call(self.table.step("battle"), side, place, other, 0, self.where)


class LandBattles(Stage):
    """E8.6 One battle in every province with units of others; there is no way round."""

    def __init__(self, fight: Fight) -> None:
        super().__init__("land_battles", "E8.6", [fight], [])
