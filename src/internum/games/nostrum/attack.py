"""Who fights whom: battles at sea, which one may begin (8.4), and on land, which one must (8.7 to 8.9)."""

from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.military import peace_partner
from internum.games.nostrum.realm import enemies_in
from internum.games.nostrum.state import FLEET, FOUGHT, LAND, OWNER, PROVINCES, READY, legions
from internum.games.nostrum.table import Table

AT_SEA = 0
ON_LAND = 1


class Fight(Verb):
    """N8.4 A battle at sea."""

    def __init__(self, table: Table, where: int = AT_SEA) -> None:
        domain = table.provinces if where else table.seas
        super().__init__("battle" if where else "fight", "N8.7" if where else "N8.4", (domain, table.empires))
        self.table = table
        self.sides = table.n
        self.where = where
        self.fought = FOUGHT if where else FOUGHT + PROVINCES

    def legal(self, s: State, side: int, out: list[int]) -> None:
        partner = peace_partner(s, self.table, side)
        n = self.table.n
        for sea in places(s.v[FLEET + side]):
            if s.v[self.fought + sea] == 0:
                for other in range(n):
                    if other not in (side, partner) and s.v[FLEET + other] & BITS[sea]:
                        out.append(self.base + sea * n + other)

    def possible(self, s: State, side: int) -> bool:
        out: list[int] = []
        self.legal(s, side, out)
        return len(out) > 0

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        place = arg // self.table.n
        other = arg - place * self.table.n
        word = self.params[0].words[place]
        if v[FLEET + side] & BITS[place] == 0:
            if why is None:
                return False
            why.add(self.clause, "no-own-unit", word)
        if other == side or v[FLEET + other] & BITS[place] == 0:
            if why is None:
                return False
            why.add(self.clause, "no-foreign-unit", word)
        return self.may_begin(s, side, place, other, why)

    def may_begin(self, s: State, side: int, place: int, other: int, why: Why | None) -> bool:
        """N8.11, N10.3e The conditions of every battle."""
        if s.v[self.fought + place]:
            if why is None:
                return False
            why.add("N8.11", "fought-already", self.params[0].words[place])
        if peace_partner(s, self.table, side) == other:
            if why is None:
                return False
            why.add("N10.3e", "at-peace", self.params[1].words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        place = arg // self.table.n
        other = arg - place * self.table.n
        s.v[self.fought + place] = 1
        if self.where:
            s.v[READY + place] = 0  # N8.12
        s.tell(events.LAND_BATTLE if self.where else events.SEA_BATTLE, side, place, other)
        s.call(self.table.step("battle"), side, place, other, 0, self.where)


class Battle(Fight):
    """N8.7 A battle on land."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, ON_LAND)

    def opponents(self, s: State, side: int, place: int) -> list[int]:
        """N8.8 Whom legions attack in a province: its owner if he is there, else one of the others."""
        partner = peace_partner(s, self.table, side)
        owner = s.v[OWNER + place] - 1
        if owner >= 0 and owner not in (side, partner) and s.v[LAND + owner] & BITS[place]:
            return [owner]
        return [
            other
            for other in range(self.table.n)
            if other not in (side, partner) and s.v[LAND + other] & BITS[place]
        ]

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        for place in places(v[LAND + side] & enemies_in(s, side)):
            if v[FOUGHT + place] == 0 and legions(s, side, place):
                for other in self.opponents(s, side, place):
                    out.append(self.base + place * self.table.n + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        place = arg // self.table.n
        other = arg - place * self.table.n
        word = self.params[0].words[place]
        if legions(s, side, place) == 0:
            if why is None:
                return False
            why.add("N8.7", "no-legion", word)
        if other == side or s.v[LAND + other] & BITS[place] == 0:
            if why is None:
                return False
            why.add("N8.7", "no-foreign-unit", word)
        elif other not in self.opponents(s, side, place) and peace_partner(s, self.table, side) != other:
            if why is None:
                return False
            why.add("N8.8", "owner-first", word)
        return self.may_begin(s, side, place, other, why)
