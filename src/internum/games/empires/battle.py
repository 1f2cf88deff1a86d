"""Battles at sea and on land (E8.4, E8.6 to E8.9)."""

from typing import Final

from internum.core.bag import Bag
from internum.core.layout import numbers
from internum.core.slots import ASKED, BITS, CHANCE, SP, WHO, A, B, C, D
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.build import LAND_UNITS
from internum.games.empires.realm import (
    enemies_in,
    free_posts,
    free_province,
    free_sites,
    off_marker,
    posts,
)
from internum.games.empires.state import (
    CONQUEROR,
    DICE,
    FORT,
    HELD,
    HITS,
    LAND,
    LEGION,
    LOSS,
    LOST,
    OWNER,
    POSTS,
    TRIREME,
    add_land,
    add_triremes,
    forts,
    legions,
    power,
    triremes,
    wipe,
)
from internum.games.empires.table import Table
from internum.games.empires.tiles import CAESAR, NEBUCHADNEZZAR, PERICLES, RAMSES

SEA: Final = 0
ON_LAND: Final = 1


def dice(s: State, where: int, side: int, place: int) -> int:
    """E8.7, E11.16 How many dice a side rolls."""
    if where == SEA:
        return triremes(s, side, place)
    ramses = power(s, side, RAMSES) and s.v[LAND + side] & BITS[place]
    return legions(s, side, place) + (1 if ramses else 0)


def additions(s: State, where: int, side: int, place: int, active: bool) -> int:
    """E8.7a, E11.5, E11.6, E11.14 What is added to the dice."""
    if where == SEA:
        return 0
    total = 5 if forts(s, side, place) else 0
    if active and power(s, side, CAESAR):
        total += legions(s, side, place)
    if not active and power(s, side, PERICLES):
        total += 2 * legions(s, side, place)
    if s.v[OWNER + place] == side + 1 and power(s, side, NEBUCHADNEZZAR) and s.v[LAND + side] & BITS[place]:
        total += 5
    return total


def strength(s: State, where: int, side: int, place: int) -> int:
    """How many units a side has in the place."""
    return triremes(s, side, place) if where == SEA else legions(s, side, place) + forts(s, side, place)


def can_choose(s: State, where: int, side: int, place: int, hits: int) -> bool:
    """E8.7c Has a side a real choice of losses?"""
    both = where == ON_LAND and legions(s, side, place) > 0 and forts(s, side, place) > 0
    return both and 0 < hits < strength(s, where, side, place)


class Roll(Verb):
    """E8.7 One die."""

    def __init__(self, table: Table) -> None:
        faces = [*table.board.land_die, *table.board.sea_die]
        super().__init__("roll", "E8.7", (numbers("die", min(faces), max(faces)),))
        self.low = min(faces)
        self.faces = [sorted(set(table.board.sea_die)), sorted(set(table.board.land_die))]
        self.weights = [
            [table.board.sea_die.count(face) for face in self.faces[SEA]],
            [table.board.land_die.count(face) for face in self.faces[ON_LAND]],
        ]
        self.chance = True

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for face in self.faces[s.v[s.v[SP] + D]]:
            out.append(self.base + face - self.low)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        where = s.v[s.v[SP] + D]
        if arg + self.low not in self.faces[ON_LAND if where else SEA]:
            if why is not None:
                why.add("E1.6", "no-such-face", arg + self.low)
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        first = s.v[DICE] > 0
        s.v[DICE + (0 if first else 1)] -= 1
        s.v[DICE + (2 if first else 3)] += arg + self.low


class Lose(Verb):
    """E8.7c Which units go."""

    def __init__(self, table: Table) -> None:
        super().__init__("lose", "E8.7c")
        self.table = table
        self.loss = Bag("loss", "E8.7c", LAND_UNITS, table.board.legions, LOSS)
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
        return EVERYBODY if self.table.losses_in_turn else BITS[s.seat(side)]

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[LOST + 2 * side] = s.v[LOSS]
        s.v[LOST + 2 * side + 1] = s.v[LOSS + 1]


class Retain(Verb):
    """E8.9 On what the surviving legions of a conqueror stay."""

    def __init__(self, table: Table) -> None:
        super().__init__("retain", "E8.9")
        self.table = table
        self.bag = Bag("posts", "E8.9", table.posts, 1, POSTS)
        self.parts = [self.bag]

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        fp = v[SP]
        if stage or v[fp] - 1 != self.table.step("battle").id or v[fp + D] == SEA:
            return -1
        for site in self.table.sites_of[v[fp + A]]:
            if v[HELD + site] == side + 1:
                self.bag.limit(s, self.table.post[site], 1)
        count = off_marker(s, side, v[fp + A])
        self.bag.terms(s, count, count)
        return self.bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for site in self.table.sites_of[s.v[s.v[SP] + A]]:
            if s.v[HELD + site] == side + 1 and s.v[POSTS + self.table.post[site]] == 0:
                s.v[HELD + site] = 0


class Battle(Step):
    """E8.7 One exchange of rolls. The active player; A: place, B: opponent, C: stage, D: 1 on land.

    Stages: 0 to begin, 1 dice, 2 losses, 3 losses of the opponent, 4 removal, 5 what is retained.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("battle", "E8.7")
        self.table = table
        self.roll = Roll(table)
        self.verbs = [self.roll, Lose(table), Retain(table)]

    def sides(self, s: State) -> list[int]:
        """The active player and his opponent."""
        fp = s.v[SP]
        return [s.v[fp + WHO] - 1, s.v[fp + B]]

    def choosers(self, s: State) -> list[bool]:
        """E8.7c Which of the two choose their losses."""
        fp = s.v[SP]
        where, place = s.v[fp + D], s.v[fp + A]
        return [can_choose(s, where, side, place, s.v[HITS + i]) for i, side in enumerate(self.sides(s))]

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        sides = self.sides(s)
        if v[fp + C] == 0:
            v[fp + C] = 1
            for i, side in enumerate(sides):
                v[DICE + i] = dice(s, where, side, place)
        if v[fp + C] == 1:
            if v[DICE] or v[DICE + 1]:
                s.ask(CHANCE)
                return
            v[fp + C] = 2
            self.count_hits(s, sides)
        if v[fp + C] in (2, 3):
            choosers = self.choosers(s)
            mask = 0
            for i in (0, 1) if not self.table.losses_in_turn else (v[fp + C] - 2,):
                if choosers[i] and (v[fp + C] == 2 or self.table.losses_in_turn):
                    mask |= BITS[sides[i] + 1]
            v[fp + C] += 1
            if mask:
                s.ask_all(mask)
                return
            if v[fp + C] == 3:
                return  # once more, for the opponent
        if v[fp + C] == 4:
            v[fp + C] = 5
            self.remove(s, sides)
        if where == ON_LAND:
            for side in sides:
                if posts(s, self.table, place, side) > off_marker(s, side, place):
                    s.ask(side)
                    return
        s.done()

    def count_hits(self, s: State, sides: list[int]) -> None:
        """E8.7a, E8.7b"""
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        scored = [0, 0]
        for i, side in enumerate(sides):
            total = v[DICE + 2 + i] + additions(s, where, side, place, i == 0)
            scored[i] = total // self.table.board.per_hit
            s.tell(events.SCORED, side, place, total, scored[i])
            v[DICE + 2 + i] = 0
        for i, side in enumerate(sides):
            hits = scored[1 - i] - (1 if where == ON_LAND and forts(s, side, place) else 0)
            v[HITS + i] = max(0, min(hits, strength(s, where, side, place)))

    def remove(self, s: State, sides: list[int]) -> None:
        """E8.7c Both lose their units at the same time."""
        v = s.v
        fp = v[SP]
        place = v[fp + A]
        where = v[fp + D]
        choosers = self.choosers(s)
        if choosers[0] or choosers[1]:
            s.reveal()
        gone = [[0, 0, 0], [0, 0, 0]]
        for i, side in enumerate(sides):
            hits = v[HITS + i]
            if where == SEA:
                gone[i][TRIREME] = hits
            elif choosers[i]:
                gone[i][LEGION] = v[LOST + 2 * side]
                gone[i][FORT] = v[LOST + 2 * side + 1]
            else:
                gone[i][LEGION] = min(hits, legions(s, side, place))
                gone[i][FORT] = hits - gone[i][LEGION]
            wipe(s, LOST + 2 * side, 2)
        for i, side in enumerate(sides):
            for unit, count in enumerate(gone[i]):
                if count:
                    s.tell(events.LOST_UNITS, side, unit, place, count)
                    if unit == TRIREME:
                        add_triremes(s, side, place, -count)
                    else:
                        add_land(s, unit, side, place, -count)
        wipe(s, HITS, 2)
        if where == ON_LAND:
            after_battle(s, self.table, place, sides)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        stage = s.v[s.v[SP] + C]
        self.verbs[0 if side == CHANCE else 1 if stage < 5 else 2].legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def weights(self, s: State) -> list[int]:
        return self.roll.weights[s.v[s.v[SP] + D]]

    def sealed(self, s: State) -> int:
        fp = s.v[SP]
        if s.v[fp + C] != 3 or self.table.losses_in_turn:
            return 0
        mask = 0
        for side, chooses in zip(self.sides(s), self.choosers(s)):
            mask |= BITS[side + 1] if chooses else 0
        return mask & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        wipe(s, LOST + 2 * side, 2)


def after_battle(s: State, table: Table, province: int, sides: list[int]) -> None:
    """E8.9 Conqueror and occupations after a battle."""
    bit = BITS[province]
    for side in sides:
        if s.v[LAND + side] & bit == 0 or legions(s, side, province) == 0:
            free_posts(s, table, province, side)
        elif off_marker(s, side, province) == 0:
            free_sites(s, table, province, side)
    conqueror = s.v[CONQUEROR + province] - 1
    if conqueror < 0:
        return
    if s.v[LAND + conqueror] & bit == 0 or enemies_in(s, table, conqueror) & bit:
        free_province(s, table, province, conqueror)
