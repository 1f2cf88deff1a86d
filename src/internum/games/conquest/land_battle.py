"""Land battles (6.6)."""

from typing import Final

from mypy_extensions import i64

from internum.core.bag import Bag
from internum.core.masks import places
from internum.core.slots import BITS, CHANCE, SP, WHO, A, B, C, D
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.battle import (
    ATTACKER,
    BURYING,
    DEFENDER,
    GALLEY_TYPE,
    LOSING,
    ROLLING,
    TROOPS,
    Battle,
    Commit,
    strength,
)
from internum.games.conquest.cards import ARMY_TRAINING, KINDS
from internum.games.conquest.cities import entered, give, left_behind, owner
from internum.games.conquest.reach import neighbours
from internum.games.conquest.state import (
    ARMIES,
    BOX,
    CARDS,
    COASTS,
    DICE,
    ENDED,
    FOUGHT,
    HALF,
    JOINED,
    LAND_KINDS,
    LEADERS,
    LINE,
    LINE_KINDS,
    PLAYERS,
    PRESENT,
    PROVINCES,
    REBELS,
    TYPES,
    UNITS,
    add_chaos,
    add_units,
    are_allies,
    are_enemies,
    enemy_armies,
    galleys,
    military,
    units,
)
from internum.games.conquest.table import Table

DECLARED: Final = 0
ATTACKERS_GALLEYS: Final = 1
DEFENDERS_GALLEYS: Final = 2
LENDING: Final = 3
LINING_UP: Final = 4
THROWING: Final = 5
ROUND_OVER: Final = 9
DEFENDER_RETREATS: Final = 10
ATTACKER_RETREATS: Final = 11
AFTERMATH: Final = 12
ATTACKER_LEAVES: Final = 13
DEFENDER_LEAVES: Final = 14
CLOSING: Final = 15

WIPED_OUT: Final = 1
RETREATED: Final = 2


def attackable(s: State, table: Table, side: int, other: int, province: int) -> bool:
    """C6.6.1 Can a player attack another in a province: an enemy with a land unit there?"""
    mask = s.v[ARMIES + other] if table.lone_safe else s.v[PRESENT + other]
    return are_enemies(s, side, other) and mask & BITS[province] != 0


class Attack(Verb):
    """C6.6.1 A land battle against one enemy in one province."""

    def __init__(self, table: Table) -> None:
        super().__init__("attack", "C6.6.1", (table.provinces, table.players))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if may_act(s, side, None):
            foes: i64 = 0
            for other in range(self.table.n):
                if are_enemies(s, side, other):
                    foes |= s.v[PRESENT + other]
            for p in places(s.v[ARMIES + side] & foes):
                for other in range(self.table.n):
                    if attackable(s, self.table, side, other, p):
                        out.append(self.base + p * self.table.n + other)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        province = arg // self.table.n
        other = arg - province * self.table.n
        word = self.table.provinces.words[province]
        if not may_act(s, side, why) and why is None:
            return False
        if s.v[ARMIES + side] & BITS[province] == 0:
            if why is None:
                return False
            why.add("C6.6.1", "no-own-army", word)
        if not are_enemies(s, side, other):
            if why is None:
                return False
            why.add("C4.8", "no-enemy", self.table.players.words[other])
        elif not attackable(s, self.table, side, other, province):
            if why is None:
                return False
            lone = self.table.lone_safe and s.v[PRESENT + other] & BITS[province]
            why.add("C20.13" if lone else "C6.6.1", "nobody-to-attack", self.table.players.words[other])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        province = arg // self.table.n
        spend_action(s)
        s.call(self.table.step("land_battle"), side, province, arg - province * self.table.n)


def retreats(s: State, table: Table, side: int, province: int) -> int:
    """C6.6.9 Adjacent provinces without an enemy army, as a mask."""
    return neighbours(s, table, side, province) & ~enemy_armies(s, side)


def refuges(s: State, table: Table, side: int, province: int) -> int:
    """C6.6.10 Where leaders without troops can go: adjacent, else over a sea beside (A27)."""
    near: int = neighbours(s, table, side, province)
    if near:
        return near
    for sea in table.coast_seas[province]:
        near |= table.shores[sea]
    return near & ~BITS[province]


class Retreat(Verb):
    """C6.6.9 All own land units leave together."""

    def __init__(self, table: Table) -> None:
        super().__init__("retreat", "C6.6.9", (table.provinces,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(retreats(s, self.table, side, s.v[s.v[SP] + A])):
            out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        province = s.v[s.v[SP] + A] if s.v[SP] else 0
        word = self.table.provinces.words[arg]
        if province >= PROVINCES or neighbours(s, self.table, side, province) & BITS[arg] == 0:
            if why is None:
                return False
            why.add("C6.6.9", "not-adjacent", word)
        if enemy_armies(s, side) & BITS[arg]:
            if why is None:
                return False
            why.add("C6.6.9", "enemy-army-there", word)
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        which = ATTACKER if s.v[fp + WHO] == side + 1 else DEFENDER
        s.v[ENDED + which] = RETREATED
        s.tell(events.RETREATED, side, arg)
        withdraw_all(s, self.table, side, s.v[fp + A], arg)
        s.v[fp + C] = AFTERMATH


class Stay(Verb):
    """C6.6.8 No retreat."""

    def __init__(self, table: Table) -> None:
        super().__init__("stay", "C6.6.8")
        self.sides = table.n


class Flee(Verb):
    """C6.6.10 Leaders without troops leave."""

    def __init__(self, table: Table) -> None:
        super().__init__("flee", "C6.6.10", (table.provinces,))
        self.table = table
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(refuges(s, self.table, side, s.v[s.v[SP] + A])):
            out.append(self.base + p)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        province = s.v[s.v[SP] + A] if s.v[SP] else 0
        if province >= len(self.table.land) or refuges(s, self.table, side, province) >> arg & 1 == 0:
            if why is not None:
                why.add("C6.6.10", "not-adjacent", self.table.provinces.words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        run_away(s, self.table, side, s.v[s.v[SP] + A], arg)


def run_away(s: State, table: Table, side: int, province: int, goal: int) -> None:
    """Leaders go to a province."""
    s.tell(events.FLED, side, goal)
    withdraw_all(s, table, side, province, goal)


def withdraw_all(s: State, table: Table, side: int, province: int, goal: int) -> None:
    """All land units of a player go from one province to another."""
    for kind in range(LAND_KINDS + 1):
        count = units(s, side, province, kind)
        if count:
            add_units(s, side, province, kind, -count)
            add_units(s, side, goal, kind, count)
    entered(s, table, side, goal)


class LandBattle(Battle):
    """C6.6.2 to C6.6.12, stage by stage."""

    def __init__(self, table: Table) -> None:
        super().__init__("land_battle", "C6.6.1", table)
        self.galleys: list[Verb] = []
        self.lend: list[Verb] = []
        self.leave: list[Verb] = []
        self.flee: list[Verb] = []
        self.lose: list[Verb] = []
        self.roll: list[Verb] = []

    def equip(self, bag: Bag, roll: Verb, lose: Verb, decline: Verb) -> list[Verb]:
        """Make the verbs; gives those of its own."""
        table = self.table
        commit = Commit("commit", "C6.6.2", table, bag)
        lend = Commit("lend", "C6.6.3", table, bag)
        retreat, stay, flee = Retreat(table), Stay(table), Flee(table)
        self.galleys, self.lend = [commit, decline], [lend, decline]
        self.leave, self.flee, self.lose, self.roll = [retreat, stay], [flee], [lose], [roll]
        self.verbs = [commit, lend, decline, roll, lose, retreat, stay, flee]
        return [commit, lend, retreat, stay, flee]

    def offered(self, s: State, side: int) -> list[Verb]:
        stage = s.v[s.v[SP] + C]
        if side == CHANCE:
            return self.roll
        if stage <= DEFENDERS_GALLEYS + 1 and side in (
            self.commander(s, ATTACKER),
            self.commander(s, DEFENDER),
        ):
            return self.galleys
        if stage <= LINING_UP:
            return self.lend
        if stage == BURYING:
            return self.lose
        return self.leave if stage <= AFTERMATH else self.flee

    # --- help ----------------------------------------------------------------------------------------

    def help(self, s: State, side: int) -> list[int]:
        province = s.v[s.v[SP] + A]
        out = [units(s, side, province, kind) for kind in range(GALLEY_TYPE)]
        out += [0] * len(self.table.seas.words)
        for sea in self.table.coast_seas[province]:
            out[GALLEY_TYPE + sea] = galleys(s, side, sea)
        return out

    def note_zone(self, s: State, side: int, sea: int, count: int) -> None:
        province = s.v[s.v[SP] + A]
        s.v[JOINED + side * COASTS + self.table.coast_index(province, sea)] += count

    # --- the stages ----------------------------------------------------------------------------------

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        while v[SP] == fp and not v[fp + C] > CLOSING:
            stage = v[fp + C]
            if stage in (DECLARED, ATTACKERS_GALLEYS, DEFENDERS_GALLEYS, LENDING):
                if self.gather(s, stage):
                    return
            elif stage == LINING_UP:
                self.line_up(s)
            elif stage == THROWING:
                self.throw(s)
            elif stage == ROLLING:
                if self.roll_on(s):
                    return
                self.hits(s)
            elif stage == LOSING:
                v[fp + C] = BURYING
                if self.ask_losses(s):
                    return
            elif stage == BURYING:
                self.bury(s, v[fp + A], True)
                self.after_losses(s)
            elif stage in (ROUND_OVER, DEFENDER_RETREATS, ATTACKER_RETREATS):
                if self.ask_retreat(s, stage):
                    return
            elif stage in (AFTERMATH, ATTACKER_LEAVES, DEFENDER_LEAVES):
                if self.ask_flight(s, stage):
                    return
            else:
                self.close(s)
                return

    def gather(self, s: State, stage: int) -> bool:
        """C6.6.2, C6.6.3 Galleys of the attacker, of the defender, then loans in turn order."""
        v = s.v
        fp = v[SP]
        if stage == DECLARED:
            s.tell(events.LAND_BATTLE, v[fp + WHO] - 1, v[fp + A], v[fp + B])
            v[fp + C] = ATTACKERS_GALLEYS
            return False
        if stage in (ATTACKERS_GALLEYS, DEFENDERS_GALLEYS):
            side = self.commander(s, ATTACKER if stage == ATTACKERS_GALLEYS else DEFENDER)
            v[fp + C] = stage + 1
            if side < self.table.n and self.may_help(s, side):
                s.ask(side)
                return True
            return False
        attacker, defender = self.commander(s, ATTACKER), self.commander(s, DEFENDER)
        while v[fp + D] < PLAYERS:
            side = v[BOX + v[fp + D]] - 1
            v[fp + D] += 1
            if side in (-1, attacker, defender) or attacker >= self.table.n:  # A44 no loans in a revolt
                continue
            if (are_allies(s, side, attacker) or are_allies(s, side, defender)) and self.may_help(s, side):
                s.ask(side)
                return True
        v[fp + C] = LINING_UP
        v[fp + D] = 0
        return False

    def line_up(self, s: State) -> None:
        """C6.6.1, C6.6.4 All land units of the two fight; diplomacy troops join those who have an army."""
        v = s.v
        fp = v[SP]
        province = v[fp + A]
        for which in (ATTACKER, DEFENDER):
            side = self.commander(s, which)
            at = LINE + which * LINE_KINDS
            if side >= self.table.n:
                v[at + TROOPS] = v[REBELS]
                continue
            for kind in range(GALLEY_TYPE):
                v[at + side * TYPES + kind] += v[UNITS + (side * PROVINCES + province) * LAND_KINDS + kind]
            if military(s, side, province):  # A22
                self.add_troops(s, which, province)
        if self.beaten(s, DEFENDER):  # A45 a leader alone: no dice
            v[ENDED + DEFENDER] = WIPED_OUT
            v[fp + C] = AFTERMATH
        else:
            v[fp + C] = THROWING

    def beaten(self, s: State, which: int) -> bool:
        """C6.6.8 Has a side nobody left who fights on?"""
        if not self.table.galleys_lost:  # A24
            return strength(s, which) == 0
        at = LINE + which * LINE_KINDS
        ashore: int = s.v[at + TROOPS] + s.v[at + TROOPS + 1]
        for player in range(PLAYERS):
            for kind in range(GALLEY_TYPE):
                ashore += s.v[at + player * TYPES + kind]
        return ashore == 0

    def dice(self, s: State, which: int) -> int:
        """C6.6.5, C14.13 Three dice; one for a leader, for a defended city, for each Army Training."""
        side = self.commander(s, which)
        count = self.table.land_dice
        if side >= self.table.n:
            return count
        province = s.v[s.v[SP] + A]
        if self.led(s, which, side, province):
            count += 1
        if which == DEFENDER and owner(s, self.table, province) == side:
            count += 1
        return count + s.v[CARDS + side * KINDS + ARMY_TRAINING]

    def led(self, s: State, which: int, side: int, province: int) -> bool:
        """C6.6.5 A leader of the commander, or of an ally who lends to him (A23)."""
        bit = BITS[province]
        if s.v[LEADERS + side] & bit:
            return True
        if self.table.own_leader_only:
            return False
        at = LINE + which * LINE_KINDS
        for ally in range(self.table.n):
            if ally != side and s.v[LEADERS + ally] & bit:
                if any(s.v[at + ally * TYPES : at + (ally + 1) * TYPES]):
                    return True
        return False

    def city_first(self, s: State) -> bool:
        """C6.6.7 Does the defender own a city here, and so roll first?"""
        fp = s.v[SP]
        return owner(s, self.table, s.v[fp + A]) == s.v[fp + B]

    def throw(self, s: State) -> None:
        """The dice of a round; before a city first only the defender's."""
        v = s.v
        fp = v[SP]
        if self.city_first(s):
            which = ATTACKER if v[HALF] else DEFENDER
            v[DICE + which] = self.dice(s, which)
        else:
            v[DICE] = self.dice(s, ATTACKER)
            v[DICE + 1] = self.dice(s, DEFENDER)
        v[fp + C] = ROLLING

    def hits(self, s: State) -> None:
        """C6.6.6"""
        fp = s.v[SP]
        if not self.city_first(s):
            self.count_hits(s, ATTACKER, DEFENDER)
        elif s.v[HALF]:
            self.count_hits(s, ATTACKER, ATTACKER)
        else:
            self.count_hits(s, DEFENDER, DEFENDER)
        s.v[fp + C] = LOSING

    def after_losses(self, s: State) -> None:
        """C6.6.8 Is a side wiped out? Before a city the attacker who is left rolls now."""
        v = s.v
        fp = v[SP]
        half = self.city_first(s) and v[HALF] == 0
        gone = False
        for which in (ATTACKER, DEFENDER):
            if self.beaten(s, which):
                v[ENDED + which] = WIPED_OUT
                gone = True
        if gone:
            v[fp + C] = AFTERMATH
        elif half:
            v[HALF] = 1
            v[fp + C] = THROWING
        else:
            v[HALF] = 0
            v[FOUGHT] += 1
            v[fp + C] = ROUND_OVER

    def ask_retreat(self, s: State, stage: int) -> bool:
        """C6.6.8 First the defender, then the attacker; else the next round."""
        v = s.v
        fp = v[SP]
        v[fp + C] = stage + 1
        if stage == ATTACKER_RETREATS:
            v[fp + C] = THROWING
            return False
        side = self.commander(s, DEFENDER if stage == ROUND_OVER else ATTACKER)
        province = v[fp + A]
        if side < self.table.n and v[PRESENT + side] & BITS[province]:
            if retreats(s, self.table, side, province):
                s.ask(side)
                return True
        return False

    def ask_flight(self, s: State, stage: int) -> bool:
        """C6.6.10 The leaders of a side that was wiped out leave; where there is one way, it is taken."""
        v = s.v
        fp = v[SP]
        v[fp + C] = stage + 1
        if stage == DEFENDER_LEAVES:
            return False
        which = ATTACKER if stage == AFTERMATH else DEFENDER
        side = self.commander(s, which)
        province = v[fp + A]
        if side >= self.table.n or v[ENDED + which] != WIPED_OUT:
            return False
        if v[LEADERS + side] & BITS[province] == 0:
            return False
        ways = refuges(s, self.table, side, province)
        if ways == 0:
            return False
        if ways & (ways - 1) == 0:
            run_away(s, self.table, side, province, places(ways)[0])
            return False
        s.ask(side)
        return True

    def close(self, s: State) -> None:
        """C6.6.11, C6.6.12 The losers take chaos, a city passes to the attacker who won."""
        v = s.v
        fp = v[SP]
        province = v[fp + A]
        lost = [v[ENDED + which] > 0 for which in (ATTACKER, DEFENDER)]
        sides = [self.commander(s, ATTACKER), self.commander(s, DEFENDER)]
        for which in (ATTACKER, DEFENDER):
            spared = lost[0] and lost[1] and self.table.nobody_loses  # A28
            if lost[which] and sides[which] < self.table.n and not spared:
                add_chaos(s, sides[which], self.table.loser_chaos)
                s.tell(events.DEFEATED, sides[which])
        if not lost[ATTACKER] and sides[ATTACKER] < self.table.n:
            if owner(s, self.table, province) == sides[DEFENDER]:
                give(s, self.table, province, sides[ATTACKER])
        self.clear(s)
        s.done()
        left_behind(s, self.table, province)
