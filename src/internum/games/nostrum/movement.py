"""Moves of triremes and legions (8.3, 8.5), and the end of a step (8.2)."""

from mypy_extensions import i64

from internum.core.masks import places
from internum.core.slots import BITS, SP, A
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.mediterranean.turns import Count, Together
from internum.games.nostrum import events
from internum.games.nostrum.attack import Fight
from internum.games.nostrum.military import peace_partner
from internum.games.nostrum.realm import coasts, reach, trim
from internum.games.nostrum.state import (
    BEACH,
    FOUGHT,
    LAND,
    LEGION,
    OWNED,
    PICKED,
    READY,
    SAILING,
    STUCK,
    add_afloat,
    add_ashore,
    add_land,
    afloat,
    ashore,
    legions,
)
from internum.games.nostrum.table import Table


class Done(Verb):
    """N8.2 On to the next step of the turn."""

    def __init__(self, table: Table, battle: Fight) -> None:
        super().__init__("done", "N8.2")
        self.table = table
        self.battle = battle
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.table.interleaved and s.v[s.v[SP]] - 1 == self.table.step("legions").id:
            if self.battle.possible(s, side):
                if why is not None:
                    self.explain(s, side, why)
                return False
        return True

    def explain(self, s: State, side: int, why: Why) -> None:
        """N8.7, N8.9 Which battles are still due."""
        out: list[int] = []
        self.battle.legal(s, side, out)
        for choice in out:
            place = (choice - self.battle.base) // self.table.n
            clause = "N8.9" if s.v[STUCK + place] else "N8.7"
            why.add(clause, "battle-due", self.table.provinces.words[place])

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Sail(Together):
    """N8.3 Triremes go from a sea to a neighbouring one."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("sail", "N8.3", (table.seas, table.seas), count)
        self.table = table
        self.seas = len(table.seas.words)
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for start in range(self.seas):
            if s.v[SAILING + start]:
                for end in places(self.table.links[start]):
                    out.append(self.base + start * self.seas + end)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        start = arg // self.seas
        end = arg - start * self.seas
        words = self.params[0].words
        if afloat(s, side, start) == 0:
            if why is None:
                return False
            why.add("N8.3", "no-trireme", words[start])
        elif s.v[SAILING + start] == 0:
            if why is None:
                return False
            why.add("N8.2", "moved-already", words[start])
        if self.table.links[start] & BITS[end] == 0:
            if why is None:
                return False
            why.add("N8.3", "not-adjacent", words[end])
        return why is None or not why.reasons

    def ready(self, s: State, side: int, arg: int) -> int:
        return s.v[SAILING + arg // self.seas]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        start = arg // self.seas
        end = arg - start * self.seas
        count = s.v[PICKED]
        s.v[SAILING + start] -= count
        add_afloat(s, side, start, -count)
        add_afloat(s, side, end, count)
        s.tell(events.SAILED, side, start, end, count)


class Launch(Together):
    """N8.3 Triremes go from land to a sea on the coast."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("launch", "N8.3", (table.provinces, table.seas), count)
        self.table = table
        self.seas = len(table.seas.words)
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(s.v[BEACH + side]):
            for sea in places(self.table.coast[p]):
                out.append(self.base + p * self.seas + sea)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        start = arg // self.seas
        sea = arg - start * self.seas
        if ashore(s, side, start) == 0:
            if why is None:
                return False
            why.add("N8.3", "no-trireme", self.params[0].words[start])
        if self.table.coast[start] & BITS[sea] == 0:
            if why is None:
                return False
            why.add("N8.3", "not-adjacent", self.params[1].words[sea])
        return why is None or not why.reasons

    def ready(self, s: State, side: int, arg: int) -> int:
        return ashore(s, side, arg // self.seas)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        start = arg // self.seas
        sea = arg - start * self.seas
        count = s.v[PICKED]
        add_ashore(s, side, start, -count)
        add_afloat(s, side, sea, count)
        s.tell(events.LAUNCHED, side, start, sea, count)


def banned(s: State, table: Table, side: int) -> i64:
    """N10.3e The mask of provinces that peace closes to a player's legions."""
    partner = peace_partner(s, table, side)
    if partner < 0:
        return 0
    return s.v[OWNED + partner] | s.v[LAND + partner] | s.v[BEACH + partner]


class March(Together):
    """N8.5, N8.6 Legions go to any adjacent or connected province."""

    def __init__(self, table: Table, count: Count) -> None:
        super().__init__("march", "N8.5", (table.provinces, table.provinces), count)
        self.table = table
        self.places = len(table.provinces.words)
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        v = s.v
        closed = banned(s, self.table, side)
        chains = coasts(s, self.table, side)
        for start in places(v[LAND + side]):
            if v[READY + start] == 0 or v[STUCK + start]:
                continue
            ends = self.table.land[start] & ~closed
            for touched in chains:
                if touched & BITS[start]:
                    ends |= touched & ~closed
            ends &= ~BITS[start]
            base = self.base + start * self.places
            for end in places(ends):
                if v[FOUGHT + end] == 0:
                    out.append(base + end)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        start = arg // self.places
        end = arg - start * self.places
        words = self.params[0].words
        if legions(s, side, start) == 0:
            if why is not None:
                why.add("N8.5", "no-legion", words[start])
            return False
        if v[READY + start] == 0:
            if why is None:
                return False
            why.add("N8.12" if v[FOUGHT + start] else "N8.2", "moved-already", words[start])
        if v[STUCK + start]:
            if why is None:
                return False
            why.add("N8.9", "in-a-war", words[start])
        if start == end or reach(s, self.table, side, BITS[start]) & BITS[end] == 0:
            if why is None:
                return False
            why.add("N8.5", "not-in-reach", words[end])
        if v[FOUGHT + end]:
            if why is None:
                return False
            why.add("N8.12", "fought-already", words[end])
        if banned(s, self.table, side) & BITS[end]:
            if why is None:
                return False
            why.add("N10.3e", "at-peace", words[end])
        return why is None or not why.reasons

    def ready(self, s: State, side: int, arg: int) -> int:
        return s.v[READY + arg // self.places]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        start = arg // self.places
        end = arg - start * self.places
        count = s.v[PICKED]
        s.v[READY + start] -= count
        add_land(s, LEGION, side, start, -count)
        add_land(s, LEGION, side, end, count)
        trim(s, self.table, start, side)
        s.tell(events.MARCHED, side, start, end, count)
