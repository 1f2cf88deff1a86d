"""Taking a Conquest card (6.1), and the immediate cards (C14.7 to C14.12)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import Pick, Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.cards import (
    BRIBE,
    CARDS,
    FIRST_BARBARIANS,
    FIRST_CITY,
    FIRST_COMMANDEER,
    FIRST_SENATOR,
    KINDS,
    POLITICIAN,
    SLAVE_REVOLT,
    is_immediate,
    is_senator,
)
from internum.games.conquest.cities import entered, left_behind
from internum.games.conquest.march import march
from internum.games.conquest.reach import Crossing, sail_from
from internum.games.conquest.scoring import add_points
from internum.games.conquest.senators import gain
from internum.games.conquest.state import (
    ARMIES,
    AVAILABLE,
    BAG,
    CAESAR,
    CAESAR_IN,
    CASH,
    CAVALRY,
    CITY,
    FLEETS,
    GALLEY,
    GENERAL,
    HELD,
    INFANTRY,
    LEADERS,
    MARKER,
    PICKS,
    PRESENT,
    REBELS,
    TOOK,
    ZONES,
    add_galleys,
    add_influence,
    add_units,
    enemy_fleets,
    generals,
    left,
    military,
    units,
)
from internum.games.conquest.state import CARDS as HAS
from internum.games.conquest.table import Table

CHOSEN = PICKS + 6  # scratch: the card that a pick belongs to + 1


def can_sail(s: State, table: Table, side: int, card: int) -> int:
    """C14.7 The zones of which a galley can answer the call, as a mask; its own zone counts (A40)."""
    sea = table.fleet_sea[card - FIRST_COMMANDEER]
    if not table.sail_to_enemy and enemy_fleets(s, side) & BITS[sea]:
        return s.v[FLEETS + side] & BITS[sea]
    return s.v[FLEETS + side] & (sail_from(s, table, side, sea) | BITS[sea])


def sites(s: State, table: Table, side: int, card: int) -> int:
    """C14.8 Where the builder has a land unit and no city stands, as a mask."""
    mask = 0
    for p in table.city_sites[card - FIRST_CITY]:
        if s.v[CITY + table.key_of[p]] == 0 and s.v[PRESENT + side] & BITS[p]:
            mask |= BITS[p]
    return mask


def room_for(s: State, table: Table, side: int, origin: int, card: int) -> int:
    """C14.9 How many military units can go from a province to that of the card in one move."""
    i = card - FIRST_BARBARIANS
    goal = table.barbarian_province[i]
    here = military(s, side, origin)
    if here < table.barbarian_units[i] or goal == origin:
        return 0
    crossing = Crossing(s, table, side, origin)
    if crossing.walk & BITS[goal]:
        return here
    return min(here, crossing.left(s, goal, len(table.land))) if crossing.shore & BITS[goal] else 0


def origins(s: State, table: Table, side: int, card: int) -> int:
    """C14.9 The provinces from which the expedition can set out, as a mask."""
    mask = 0
    need = table.barbarian_units[card - FIRST_BARBARIANS]
    for p in places(s.v[LEADERS + side] & s.v[ARMIES + side]):
        if room_for(s, table, side, p, card) >= need:
            mask |= BITS[p]
    return mask


def revolt_sites(s: State, table: Table) -> int:
    """C14.12 The provinces with military land units, as a mask."""
    mask: int = 0
    for player in range(table.n):
        mask |= s.v[ARMIES + player]
    return mask


def can_be_first(s: State, table: Table, side: int, victim: int, province: int) -> bool:
    """C14.12 The first victim: anybody with an army there, the card player only when he alone has one."""
    bit = BITS[province]
    if s.v[ARMIES + victim] & bit == 0:
        return False
    if victim != side:
        return True
    return all(not (other != side and s.v[ARMIES + other] & bit) for other in range(table.n))


class Spot(Pick):
    """A pick of a place; the places that are possible are worked out once, as a mask."""

    def able(self, s: State, side: int, card: int) -> int:
        """The places that are possible for a card."""
        raise NotImplementedError

    def legal(self, s: State, side: int, out: list[int]) -> None:
        card = s.v[CHOSEN] - 1
        if card >= 0:
            for place in places(self.able(s, side, card)):
                out.append(self.base + place)


class FromSea(Spot):
    """C14.7 Which galley answers."""

    def __init__(self, table: Table) -> None:
        super().__init__("from", "C14.7", table.seas, PICKS)
        self.table = table

    def able(self, s: State, side: int, card: int) -> int:
        return can_sail(s, self.table, side, card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        card = s.v[CHOSEN] - 1
        if card < 0 or self.able(s, side, card) >> arg & 1 == 0:
            if why is not None and s.v[FLEETS + side] >> arg & 1:
                why.add("C6.7.2", "no-way-by-sea", self.params[0].words[arg])
            elif why is not None:
                why.add("C14.7", "no-galley-from-there", self.params[0].words[arg])
            return False
        return True

    def clear(self, s: State) -> None:
        s.v[self.at] = 0
        s.v[CHOSEN] = 0


class Site(Spot):
    """C14.8, C14.12 In which province."""

    def __init__(self, table: Table) -> None:
        super().__init__("in", "C14.8", table.provinces, PICKS + 1)
        self.table = table

    def able(self, s: State, side: int, card: int) -> int:
        if card == SLAVE_REVOLT:
            return revolt_sites(s, self.table)
        return sites(s, self.table, side, card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        card = s.v[CHOSEN] - 1
        if card < 0:
            return False
        if self.able(s, side, card) >> arg & 1:
            return True
        if why is not None:
            if card == SLAVE_REVOLT:
                why.add("C14.12", "no-army-there", self.params[0].words[arg])
            else:
                why.add("C14.8", "no-building-there", self.params[0].words[arg])
        return False


class FromProvince(Spot):
    """C14.9 From where the expedition sets out."""

    def __init__(self, table: Table) -> None:
        super().__init__("from", "C14.9", table.provinces, PICKS + 2)
        self.table = table

    def able(self, s: State, side: int, card: int) -> int:
        return origins(s, self.table, side, card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        card = s.v[CHOSEN] - 1
        if card < 0 or self.able(s, side, card) >> arg & 1 == 0:
            if why is not None:
                why.add("C14.9", "no-expedition-from-there", self.params[0].words[arg])
            return False
        return True


class Victim(Pick):
    """C14.11, C14.12 Which player."""

    def __init__(self, table: Table) -> None:
        super().__init__("of", "C14.11", table.players, PICKS + 3)
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        card = s.v[CHOSEN] - 1
        if card == SLAVE_REVOLT:
            if s.v[PICKS + 1] == 0 or not can_be_first(s, self.table, side, arg, s.v[PICKS + 1] - 1):
                if why is not None:
                    why.add("C14.12", "not-the-first-victim", self.params[0].words[arg])
                return False
        elif arg == side or s.v[HELD + arg] == 0:
            if why is not None:
                why.add("C14.11", "has-none", self.params[0].words[arg])
            return False
        return True


class Troops(Bag):
    """C14.9 The units of an expedition. *Nothing* is never said of them, so that it can mean the leaders."""

    def read(self, s: State, text: list[str]) -> list[int] | None:
        return None if text == ["nothing"] else super().read(s, text)


class Take(Verb):
    """C6.1.1, C6.1.2 A card of the available area, once a round."""

    def __init__(self, table: Table) -> None:
        super().__init__("take", "C6.1.1", (CARDS,))
        self.table = table
        self.sea, self.site, self.origin = FromSea(table), Site(table), FromProvince(table)
        self.victim = Victim(table)
        self.troops = Troops("troops", "C14.9", Domain("unit", ["infantry", "cavalry", "catapult"]), 20, BAG)
        self.leaders = Bag("leaders", "C14.9", Domain("leader", ["general", "caesar"]), 4, ZONES)
        self.parts = [self.sea, self.site, self.origin, self.victim, self.troops, self.leaders]
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if s.v[TOOK] or not may_act(s, side, None):
            return
        for card in range(KINDS):
            if s.v[AVAILABLE + card] and self.allows(s, side, card, None):
                out.append(self.base + card)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        if not may_act(s, side, why) and why is None:
            return False
        if v[TOOK]:
            if why is None:
                return False
            why.add("C6.0.2", "one-card-a-round")
        if v[AVAILABLE + arg] == 0:
            if why is None:
                return False
            why.add("C6.1.1", "not-available", CARDS.words[arg])
        if v[CASH + side] < self.table.prices[arg]:
            if why is None:
                return False
            why.add("C6.1.1", "cannot-pay", v[CASH + side], self.table.prices[arg])
        if is_immediate(arg):
            clause = self.hindrance(s, side, arg)
            if clause:
                if why is None:
                    return False
                why.add("C6.1.2", "cannot-be-carried-out", CARDS.words[arg])
                why.add(clause, "cannot-be-carried-out", CARDS.words[arg])
        return why is None or not why.reasons

    def hindrance(self, s: State, side: int, card: int) -> str:
        """C6.1.2 The clause by which an immediate card cannot be carried out now, or nothing."""
        table = self.table
        if card < FIRST_CITY:
            return "" if can_sail(s, table, side, card) else "C14.7"
        if card < FIRST_BARBARIANS:
            return "" if sites(s, table, side, card) else "C14.8"
        if card < POLITICIAN:
            return "" if origins(s, table, side, card) else "C14.9"
        if card == POLITICIAN:
            province = s.v[CAESAR_IN + side] - 1
            if province < 0 or table.key_of[province] < 0:
                return "C14.10"
            return "" if left(s, side, MARKER) else "C1.2"
        if card == BRIBE:
            for other in range(table.n):
                if other != side and s.v[HELD + other]:
                    return ""
            return "C14.11"
        return "" if revolt_sites(s, table) else "C14.12"

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        v = s.v
        if not is_immediate(arg) or arg == POLITICIAN:
            return -1
        v[CHOSEN] = arg + 1
        if arg < FIRST_CITY:
            return self.sea.id if stage == 0 else -1
        if arg < FIRST_BARBARIANS:
            return self.site.id if stage == 0 else -1
        if arg == BRIBE:
            return self.victim.id if stage == 0 else -1
        if arg == SLAVE_REVOLT:
            return (self.site.id, self.victim.id, -1)[stage]
        if stage == 0:
            return self.origin.id
        if stage > 2:
            return -1
        origin = v[PICKS + 2] - 1
        if origin < 0:
            return -1
        if stage == 1:
            need = self.table.barbarian_units[arg - FIRST_BARBARIANS]
            most = room_for(s, self.table, side, origin, arg) if self.table.expedition_more else need
            for kind in range(GENERAL):
                self.troops.limit(s, kind, units(s, side, origin, kind))
            self.troops.terms(s, need, most)
            return self.troops.id
        self.leaders.limit(s, 0, generals(s, side, origin))
        self.leaders.limit(s, 1, units(s, side, origin, CAESAR))
        self.leaders.terms(s, 0, generals(s, side, origin) + units(s, side, origin, CAESAR))
        return self.leaders.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        spend_action(s)
        v[TOOK] = 1
        v[CASH + side] -= self.table.prices[arg]
        v[AVAILABLE + arg] -= 1
        s.tell(events.TOOK_CARD, side, arg)
        if is_senator(arg):
            gain(s, self.table, side, arg - FIRST_SENATOR)
        elif is_immediate(arg):
            self.at_once(s, side, arg)
        else:
            v[HAS + side * KINDS + arg] += 1

    def at_once(self, s: State, side: int, card: int) -> None:
        """C6.1.2 Carry out an immediate card."""
        v = s.v
        table = self.table
        if card < FIRST_CITY:
            self.commandeer(s, side, card - FIRST_COMMANDEER)
        elif card < FIRST_BARBARIANS:
            province = v[PICKS + 1] - 1
            v[CITY + table.key_of[province]] = side + 1
            s.tell(events.CITY_BUILT, side, province)
        elif card < POLITICIAN:
            self.expedition(s, side, card - FIRST_BARBARIANS)
        elif card == POLITICIAN:
            key = table.key_of[v[CAESAR_IN + side] - 1]
            add_influence(s, side, key, 1)
            s.tell(events.INFLUENCED, side, key, 1)
        elif card == BRIBE:
            s.call(table.step("draw_senator"), -1, side + 1, v[PICKS + 3])
        else:
            v[REBELS] = table.revolt
            s.tell(events.REVOLT, side, v[PICKS + 1] - 1)
            s.call(table.step("revolt"), side, v[PICKS + 1] - 1, v[PICKS + 3] - 1)

    def commandeer(self, s: State, side: int, which: int) -> None:
        """C14.7 A galley sails to the zone, and two come from the supply."""
        start = s.v[PICKS] - 1
        sea = self.table.fleet_sea[which]
        if start != sea:
            add_galleys(s, side, start, -1)
            add_galleys(s, side, sea, 1)
            s.tell(events.SAILED, side, start, sea, 1)
        count = min(self.table.fleet_galleys[which], left(s, side, GALLEY))
        if count:
            add_galleys(s, side, sea, count)
            s.tell(events.LAUNCHED, side, sea, count)

    def expedition(self, s: State, side: int, which: int) -> None:
        """C14.9 The free move, then the reward."""
        table = self.table
        origin = s.v[PICKS + 2] - 1
        goal = table.barbarian_province[which]
        for kind in range(GENERAL):
            self.go(s, side, origin, kind, goal, self.troops.picked(s, kind))
        self.go(s, side, origin, GENERAL, goal, self.leaders.picked(s, 0))
        self.go(s, side, origin, CAESAR, goal, self.leaders.picked(s, 1))
        infantry, cavalry, talents, points = table.barbarian_reward[which]
        for kind, wanted in ((INFANTRY, infantry), (CAVALRY, cavalry)):
            count = min(wanted, left(s, side, kind))
            if count:
                add_units(s, side, goal, kind, count)
                s.tell(events.RECRUITED, side, kind, goal, count)
        if talents:
            s.v[CASH + side] += talents
            s.tell(events.GOT, side, talents)
        if points:
            add_points(s, table, side, points)
            s.tell(events.POINTS, side, points)
        left_behind(s, table, origin)
        entered(s, table, side, goal)

    def go(self, s: State, side: int, origin: int, kind: int, goal: int, count: int) -> None:
        """So many of a kind go along."""
        if count:
            march(s, self.table, side, origin, kind, goal, count)
            s.tell(events.MARCHED, side, kind, goal, count)
