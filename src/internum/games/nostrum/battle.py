"""Battles at sea and on land (9.1), and what heroes and wonders do in them (chapter 10)."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import Domain, numbers
from internum.core.slots import ASKED, BITS, CHANCE, SP, WHO, A, B, C, D
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.games.nostrum import events
from internum.games.nostrum.attack import AT_SEA, ON_LAND
from internum.games.nostrum.realm import enemies_in, free_posts, has, neutral, posts, trim
from internum.games.nostrum.state import (
    CARD,
    DICE,
    EMPIRES,
    FORT,
    HELD,
    HITS,
    LEFT,
    LEGION,
    LOSS,
    LOST,
    OWNER,
    POSTS,
    TRIREME,
    USED,
    add_afloat,
    add_land,
    afloat,
    forts,
    legions,
    wipe,
)
from internum.games.nostrum.table import Table

LAND_UNITS: Final = Domain("unit", ["legion", "fortress"])

# stages of a battle
BEGIN: Final = 0
TURNCOAT: Final = 1
TO_ROLL: Final = 2
ROLLING: Final = 3
LOSING: Final = 4
RETURNING: Final = 5
RETAINING: Final = 6


def dice(s: State, table: Table, where: int, side: int, place: int, active: bool) -> int:
    """N9.1.2, N8.10, N10.2c How many dice a side rolls: one for each of all that stand there."""
    if where == AT_SEA:
        return afloat(s, side, place)
    count = legions(s, side, place)
    if active and count:
        for card in range(len(table.powers.dice)):
            if table.powers.dice[card] and has(s, side, card):
                count += table.powers.dice[card]
    return count


def additions(s: State, table: Table, where: int, side: int, place: int, active: bool) -> int:
    """N9.1.2, N10.1b, N10.1c, N10.2b, N10.2d What is added to the dice."""
    powers = table.powers
    v = s.v
    total = 0
    own_marker = v[OWNER + place] == side + 1 if where else False
    units = legions(s, side, place) if where else afloat(s, side, place)
    fort = forts(s, side, place) if where else 0
    worth = table.board.fortress_points
    for card in range(len(powers.points)):
        if v[CARD + card] == side + 1:
            if where:
                total += powers.die_land[card] * units
                if powers.points[card] and own_marker and units + fort:
                    total += powers.points[card]
                if not active and powers.fortress[card] > worth:
                    worth = powers.fortress[card]
            else:
                total += powers.die_sea[card] * units
    if fort and (not active or table.fortress_attacks):
        total += worth
    return total


def strength(s: State, where: int, side: int, place: int) -> int:
    """How many pieces a side can lose in the place."""
    return legions(s, side, place) + forts(s, side, place) if where else afloat(s, side, place)


def can_choose(s: State, where: int, side: int, place: int, hits: int) -> bool:
    """N9.1.3, N4.3.2 Has a side a choice of losses? A neutral one has none."""
    both = where == ON_LAND and legions(s, side, place) > 0 and forts(s, side, place) > 0
    return both and 0 < hits < strength(s, where, side, place) and not neutral(s, side)


class Roll(Verb):
    """N9.1.2 One die."""

    def __init__(self, table: Table) -> None:
        super().__init__("roll", "N9.1.2", (numbers("die", 1, table.board.sides_of_a_die),))
        self.chance = True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        first = s.v[DICE] > 0
        s.v[DICE + (0 if first else 1)] -= 1
        s.v[DICE + (2 if first else 3)] += arg + 1


class Entice(Verb):
    """N10.2a One attacking legion changes sides."""

    def __init__(self, table: Table) -> None:
        super().__init__("entice", "N10.2a")
        self.table = table
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        fp = v[SP]
        attacker = v[fp + WHO] - 1
        place = v[fp + A]
        add_land(s, LEGION, attacker, place, -1)
        trim(s, self.table, place, attacker)
        if v[LEFT + 4 * side + LEGION]:
            add_land(s, LEGION, side, place, 1)
        s.tell(events.CHANGED_SIDES, side, place, attacker)
        v[fp + C] = TO_ROLL


class Resist(Verb):
    """N10.0 The power is left unused."""

    def __init__(self, table: Table) -> None:
        super().__init__("resist", "N10.0")
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + C] = TO_ROLL


class Lose(Verb):
    """N9.1.3 Which pieces go."""

    def __init__(self, table: Table) -> None:
        super().__init__("lose", "N9.1.3")
        self.table = table
        self.sides = table.n
        self.loss = Bag("loss", "N9.1.3", LAND_UNITS, table.board.pieces[LEGION], LOSS)
        self.parts = [self.loss]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        fp = v[SP]
        if stage or v[fp] - 1 != self.table.step("battle").id:
            return -1
        hits = v[HITS + (0 if v[fp + WHO] == side + 1 else 1)]
        self.loss.limit(s, LEGION, legions(s, side, v[fp + A]))
        self.loss.limit(s, FORT, forts(s, side, v[fp + A]))
        self.loss.terms(s, hits, hits)
        return self.loss.id

    def audience(self, s: State, side: int, arg: int) -> int:
        return BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[LOST + 2 * side] = s.v[LOSS]
        s.v[LOST + 2 * side + 1] = s.v[LOSS + 1]


class BringBack(Verb):
    """N10.3f A legion just lost comes to the capital province."""

    def __init__(self, table: Table) -> None:
        super().__init__("bring_back", "N10.3f")
        self.table = table
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        home = self.table.capital[side]
        s.v[USED + self.table.powers.one["return"]] = 1
        add_land(s, LEGION, side, home, 1)
        s.tell(events.BROUGHT_BACK, side, home)
        s.v[s.v[SP] + C] = RETAINING


class LetGo(Verb):
    """N10.0 The power is left unused."""

    def __init__(self, table: Table) -> None:
        super().__init__("let_go", "N10.0")
        self.sides = table.n

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + C] = RETAINING


class Retain(Verb):
    """N9.5.1 Where the surviving legions stay: on which buildings, or on the marker."""

    def __init__(self, table: Table) -> None:
        super().__init__("retain", "N9.5.1")
        self.table = table
        self.sides = table.n
        self.bag = Bag("posts", "N9.5.1", table.posts, 1, POSTS)
        self.parts = [self.bag]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        fp = v[SP]
        if stage or v[fp] - 1 != self.table.step("battle").id or v[fp + D] == AT_SEA:
            return -1
        for site in self.table.sites_of[v[fp + A]]:
            if v[HELD + site] == side + 1:
                self.bag.limit(s, self.table.post[site], 1)
        count = legions(s, side, v[fp + A])
        self.bag.terms(s, count, count)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for site in self.table.sites_of[s.v[s.v[SP] + A]]:
            if s.v[HELD + site] == side + 1 and s.v[POSTS + self.table.post[site]] == 0:
                s.v[HELD + site] = 0


class BattleStep(Step):
    """N9.1.1 One exchange of blows, sealed losses (N14.1). A: place, B: opponent, C: stage, D: 1 on land."""

    def __init__(self, table: Table) -> None:
        super().__init__("battle", "N9.1.1")
        self.table = table

    def fighters(self, s: State) -> list[int]:
        """The active player and his opponent."""
        fp = s.v[SP]
        return [s.v[fp + WHO] - 1, s.v[fp + B]]

    def choosers(self, s: State) -> int:
        """N9.1.3 Bits of the sides that choose their losses."""
        fp = s.v[SP]
        mask = 0
        for i, side in enumerate(self.fighters(s)):
            if can_choose(s, s.v[fp + D], side, s.v[fp + A], s.v[HITS + i]):
                mask |= BITS[side + 1]
        return mask

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        fighters = self.fighters(s)
        if v[fp + C] == BEGIN:
            v[fp + C] = TURNCOAT
            if where and has(s, fighters[1], self.table.powers.one["turncoat"]):
                s.ask(fighters[1])
                return
            v[fp + C] = TO_ROLL
        if v[fp + C] == TO_ROLL:
            if where and legions(s, fighters[0], place) == 0:  # N10.2a nobody attacks any more
                self.settle(s, place)
                s.done()
                return
            for i, side in enumerate(fighters):
                v[DICE + i] = dice(s, self.table, where, side, place, i == 0)
            v[fp + C] = ROLLING
        if v[fp + C] == ROLLING:
            if v[DICE] or v[DICE + 1]:
                s.ask(CHANCE)
                return
            self.count_hits(s, fighters)
            v[fp + C] = LOSING
            mask = self.choosers(s)
            if mask:
                s.ask_all(mask)
                return
        if v[fp + C] == LOSING:
            mourner = self.remove(s, fighters)
            v[fp + C] = RETURNING if mourner >= 0 else RETAINING
            if mourner >= 0:
                s.ask(mourner)
                return
        if where:
            self.settle(s, place)
            for side in fighters:
                if posts(s, self.table, place, side) > legions(s, side, place):
                    s.ask(side)
                    return
        s.done()

    def count_hits(self, s: State, fighters: list[int]) -> None:
        """N9.1.3 The points of both, and the pieces they cost the other."""
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        for i, side in enumerate(fighters):
            total = v[DICE + 2 + i] + additions(s, self.table, where, side, place, i == 0)
            hits = total // self.table.board.per_hit
            s.tell(events.SCORED, side, total, hits)
            most = strength(s, where, fighters[1 - i], place)
            v[HITS + 1 - i] = hits if hits < most else most
            v[DICE + 2 + i] = 0

    def remove(self, s: State, fighters: list[int]) -> int:
        """N9.1.3, N9.1.4 Both lose their pieces at once; who may bring a legion back, or -1."""
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        choosers = self.choosers(s)
        if choosers:
            s.reveal()
        card = self.table.powers.one["return"]
        mourner = -1
        for i, side in enumerate(fighters):
            hits = v[HITS + i]
            if where == AT_SEA:
                if hits:
                    add_afloat(s, side, place, -hits)
                    s.tell(events.LOST_UNITS, side, TRIREME, place, hits)
                continue
            here = legions(s, side, place)
            gone = hits if hits < here else here  # N4.3.2 legions first
            if choosers & BITS[side + 1]:
                gone = v[LOST + 2 * side]
            if gone:
                add_land(s, LEGION, side, place, -gone)
                s.tell(events.LOST_UNITS, side, LEGION, place, gone)
                if has(s, side, card) and v[USED + card] == 0:
                    mourner = side
            if hits > gone:
                add_land(s, FORT, side, place, gone - hits)
                s.tell(events.LOST_UNITS, side, FORT, place, hits - gone)
        wipe(s, LOST, 2 * EMPIRES)
        wipe(s, HITS, 2)
        return mourner

    def settle(self, s: State, place: int) -> None:
        """N9.5.1 Occupations end beside foreign land units, and where no legion is left."""
        for side in range(EMPIRES):
            if enemies_in(s, side) & BITS[place] or legions(s, side, place) == 0:
                free_posts(s, self.table, place, side)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for verb in self.offered(s):
            if verb.chance == (side == CHANCE):
                verb.legal(s, side, out)

    def offered(self, s: State) -> list[Verb]:
        """What can be answered at this stage."""
        stage = s.v[s.v[SP] + C]
        first = {TURNCOAT: 0, ROLLING: 2, LOSING: 3, RETURNING: 4, RETAINING: 6}[stage]
        return self.verbs[first : first + (2 if stage in (TURNCOAT, RETURNING) else 1)]

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def sealed(self, s: State) -> int:
        if s.v[s.v[SP] + C] != LOSING:
            return 0
        return self.choosers(s) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, LOST + 2 * side, 2)

    def default(self, s: State, side: int) -> int:
        stage = s.v[s.v[SP] + C]
        return self.verbs[1 if stage == TURNCOAT else 5].base if stage in (TURNCOAT, RETURNING) else -1
