"""A hand-made judgement of a position, for the greedy bot: what a player counts before a move.

The bot sees the state after one move and no further, so what the move is about to allow counts as well: the
temples that five marble each will buy, the cities that units stand ready to found or to conquer. Each such
hope counts for less than the thing itself, or nothing would ever be done.
"""

from typing import Final

from internum.core.masks import places
from internum.core.slots import BITS, FRAME, SP, TURN, WHO
from internum.core.state import State
from internum.games.antike.know_how import known_to_some
from internum.games.antike.personages import (
    CITIES_PER_KING,
    SEAS_PER_NAVIGATOR,
    TEMPLES_PER_CITIZEN,
    score,
    seas,
)
from internum.games.antike.reach import ways
from internum.games.antike.state import (
    ARMED,
    BUILT,
    CITIES,
    CITIZEN,
    CITY,
    COIN,
    COUNT,
    EARNED,
    EXTRA,
    FIRSTS,
    GENERAL,
    GOLD,
    HELD,
    IRON,
    KING,
    KNOWS,
    LEFT,
    MARBLE,
    MOVABLE,
    NATIONS,
    NAVIGATOR,
    PRESENT,
    PROVINCES,
    RAZED,
    SCHOLAR,
    SETTLED,
    STACK,
    STONES,
    SUPPLY,
    TEMPLE,
    TEMPLES,
    TEMPLES_IN_GAME,
    UNITS_PER_TYPE,
    active,
    allowance,
    defence,
    units,
    wealth,
)
from internum.games.antike.table import Table

PERSONAGE: Final = 100.0
RESOURCE: Final = 6.0
CITY_WORTH: Final = 24.0  # besides its part of a king
TO_KING: Final = 15.0
TEMPLE_WORTH: Final = 16.0  # besides its part of a citizen
TO_CITIZEN: Final = 26.0
TO_NAVIGATOR: Final = 8.0
KNOW_HOW_WORTH: Final = 24.0  # besides the scholar
LIKELY: Final = 0.8  # what a hope that this turn can fulfil counts


def judge(s: State, table: Table, side: int) -> float:
    """Own standing and hopes, less the standing of the other seats' nations."""
    v = s.v
    total = standing(s, table, side) + hopes(s, table, side)
    rest = 0.0
    rivals = 0
    for other in range(len(table.nations)):
        if v[COUNT + other] and s.seat(other) != s.seat(side):
            rest += standing(s, table, other)
            rivals += 1
    return total - rest / rivals if rivals else total


# --- what a nation has -------------------------------------------------------------------------------


def deserved(s: State, table: Table, nation: int) -> list[int]:
    """A4.3 to A4.7 The personages by kind that the end of this turn will bring, as long as there are any."""
    v = s.v
    earned = EARNED + 5 * nation
    out = [
        v[COUNT + nation] // CITIES_PER_KING - v[earned + KING],
        0,
        0,
        v[TEMPLES + nation] // TEMPLES_PER_CITIZEN - v[earned + CITIZEN],
        seas(s, table, nation) // SEAS_PER_NAVIGATOR - v[earned + NAVIGATOR],
    ]
    if v[TURN] and v[v[TURN] + WHO] == nation + 1:
        out[SCHOLAR] = v[FIRSTS]
        out[GENERAL] = v[RAZED]
    for kind in range(5):
        out[kind] = max(0, min(out[kind], v[STACK + kind]))
    return out


def standing(s: State, table: Table, nation: int) -> float:
    """Personages, the way to the next ones, income, knowledge, stores and army."""
    v = s.v
    earned = EARNED + 5 * nation
    new = deserved(s, table, nation)
    points = score(s, table, nation) + sum(new) + (new[GENERAL] if table.military else 0)
    total = PERSONAGE * points
    if points >= table.goal:
        total += 100.0 * PERSONAGE

    # milestones: what counts towards a personage counts only while that stack holds one
    towards: int
    cities: int = v[COUNT + nation]
    temples: int = v[TEMPLES + nation]
    if v[STACK + KING] > new[KING]:
        towards = cities - CITIES_PER_KING * (v[earned + KING] + new[KING])
        total += TO_KING * max(towards, -2)
    if v[STACK + CITIZEN] > new[CITIZEN]:
        towards = temples - TEMPLES_PER_CITIZEN * (v[earned + CITIZEN] + new[CITIZEN])
        total += TO_CITIZEN * max(towards, -2)
    if v[STACK + NAVIGATOR] > new[NAVIGATOR]:
        towards = seas(s, table, nation) - SEAS_PER_NAVIGATOR * (v[earned + NAVIGATOR] + new[NAVIGATOR])
        total += TO_NAVIGATOR * max(towards, -7)

    total += CITY_WORTH * cities + TEMPLE_WORTH * temples
    known: int = 0
    for know_how in range(8):
        known += v[KNOWS + 8 * nation + know_how]
    total += KNOW_HOW_WORTH * known
    if table.extra and v[EXTRA + nation] == 0:  # A4.8
        total += PERSONAGE if known == 8 else 3.0 * known

    held = HELD + 4 * nation
    for kind in range(4):
        amount: int = v[held + kind]
        total += RESOURCE * min(amount, 8) + 2.0 * min(max(amount - 8, 0), 8)
    coins: int = v[held + COIN]
    total += coins
    for kind in range(2):
        army: int = UNITS_PER_TYPE - v[SUPPLY + kind * NATIONS + nation]
        total += 9.0 * min(army, 5) + 6.5 * min(max(army - 5, 0), 5) + 4.0 * max(army - 10, 0)
    return total


# --- what a nation is about to have ------------------------------------------------------------------


def hopes(s: State, table: Table, nation: int) -> float:
    """What the action that is open can still bring, what units stand ready for, and what threatens."""
    step = own_step(s, nation)
    total = sites(s, table, nation, step) + sieges(s, table, nation, step) - dangers(s, table, nation)
    if step == "temple":
        total += LIKELY * temple_hope(s, nation)
    elif step == "arming":
        total += LIKELY * arming_hope(s, nation)
    elif step == "know_how":
        total += LIKELY * know_how_hope(s, table, nation)
    if step == "movement":
        total -= 0.5  # a unit that gains nothing stays where it is
    return total


def own_step(s: State, nation: int) -> str:
    """The step of the nation's own action that is on, also while others react to it; else nothing."""
    v = s.v
    if v[TURN] == 0 or v[v[TURN] + WHO] != nation + 1:
        return ""
    fp = v[SP]
    while s.rules.steps[v[fp] - 1].name in ("reaction", "losses"):
        fp -= FRAME
    return s.rules.steps[v[fp] - 1].name


def temple_hope(s: State, nation: int) -> float:
    """A6.3, A4.6 The temples that marble and coins can buy, and the citizens they complete."""
    v = s.v
    temples: int = v[TEMPLES + nation]
    count: int = min(wealth(s, nation, MARBLE) // 5, v[COUNT + nation] - temples, TEMPLES_IN_GAME - v[BUILT])
    citizens: int = (temples + count) // TEMPLES_PER_CITIZEN - v[EARNED + 5 * nation + CITIZEN]
    citizens = max(0, min(citizens, v[STACK + CITIZEN]))
    gain = count * max(0.0, TEMPLE_WORTH + TO_CITIZEN - 5 * RESOURCE)
    return gain + citizens * (PERSONAGE - TEMPLES_PER_CITIZEN * TO_CITIZEN)


def arming_hope(s: State, nation: int) -> float:
    """A6.5 to A6.8 The units that iron and coins can buy, the cities can take and the supply still has."""
    v = s.v
    room: int = 0
    for p in places(v[CITIES + nation]):
        room += (3 if v[TEMPLE + p] else 1) - v[ARMED + p]
    supply: int = v[SUPPLY + nation] + v[SUPPLY + NATIONS + nation]
    payable: int = wealth(s, nation, IRON)
    count = min(payable, room, supply)
    wanted = max(0, 6 - 2 * UNITS_PER_TYPE + supply)  # the first few units found cities, the others fight
    return 2.5 * count + 3.5 * min(count, wanted)


def know_how_hope(s: State, table: Table, nation: int) -> float:
    """A6.10, A6.11 The know-hows that gold and coins can buy, the best bargain first."""
    v = s.v
    budget = wealth(s, nation, GOLD)
    total = 0.0
    known = [v[KNOWS + 8 * nation + k] for k in range(8)]
    while True:
        best = -1
        most = 0.0
        cost = 0
        for k in range(8):
            if known[k] or (k % 2 and not known[k - 1]):
                continue
            new = not known_to_some(s, table, k)
            price = (7 if new else 3) + (3 if new else 2) * (k % 2)
            gain = KNOW_HOW_WORTH + (PERSONAGE if new else 0.0) - RESOURCE * price
            if price <= budget and gain > most:
                best = k
                most = gain
                cost = price
        if best < 0:
            return total
        total += most
        budget -= cost
        known[best] = 1


def affordable_cities(s: State, nation: int) -> int:
    """A9.1 How many cities the stores can pay for, coins filling the gaps."""
    v = s.v
    held = HELD + 4 * nation
    count = 0
    while True:
        lacking = 0
        for kind in range(3):
            lacking += max(0, count + 1 - v[held + kind])
        if lacking > v[held + COIN]:
            return count
        count += 1


def sites(s: State, table: Table, nation: int, step: str) -> float:
    """A9.1 Units on unsettled sites can found cities; others are near such sites."""
    v = s.v
    standing_on = (v[PRESENT + nation] | v[PRESENT + NATIONS + nation]) & ~v[SETTLED]
    free = ~v[SETTLED] & ~standing_on & (BITS[table.provinces] - 1)
    paid: int = min(affordable_cities(s, nation), STONES - v[COUNT + nation])
    ready = len(places(standing_on))
    gain = CITY_WORTH + TO_KING - 3 * RESOURCE
    total = gain * (0.8 * min(ready, paid) + 0.4 * min(max(ready - paid, 0), 4))
    if not free:
        return total
    reach = ways(table).within
    soon = 0
    later = 0
    for kind in range(2):
        most = allowance(s, kind, nation)
        moving = v[MOVABLE + kind] if step == "movement" else 0
        for p in places(v[PRESENT + kind * NATIONS + nation]):
            spare = units(s, kind, nation, p) - (1 if BITS[p] & standing_on else 0)
            for steps in range(1, most + 1):
                around = reach[kind][steps][p] & free
                while spare > 0 and around:
                    low = around & -around
                    around ^= low
                    free ^= low
                    spare -= 1
                    if BITS[p] & moving:
                        soon += 1
                    else:
                        later += 1
    return total + gain * (0.4 * min(soon, 6) + 0.2 * min(later, 6))


def prize(s: State, table: Table, nation: int, p: int) -> float:
    """A8.4, A4.5 What a conquest brings, less the units it costs."""
    v = s.v
    total = CITY_WORTH + TO_KING
    if v[TEMPLE + p]:
        total += 20.0
        if v[STACK + GENERAL]:
            points = 2 if table.military else 1
            total += PERSONAGE * points
            if score(s, table, nation) + points >= table.goal:
                total += 2.0 * PERSONAGE
    walls: int = defence(s, p)
    return total - 6.0 * walls


def sieges(s: State, table: Table, nation: int, step: str) -> float:
    """A8.3 Foreign cities that this turn's active units can conquer, or that a later maneuver could."""
    v = s.v
    targets = v[SETTLED] & ~v[CITIES + nation]
    reach = ways(table).within
    sure = 0.0
    best_now = 0.0
    best_later = 0.0
    mine = [v[PRESENT + nation], v[PRESENT + NATIONS + nation]]
    steps = [allowance(s, 0, nation) - 1, allowance(s, 1, nation) - 1]
    for p in places(targets):
        from_land = mine[0] & reach[0][steps[0]][p]
        from_sea = mine[1] & reach[1][steps[1]][p]
        if not from_land and not from_sea:
            continue
        need: int = defence(s, p)
        gain = prize(s, table, nation, p)
        if gain <= 0 or v[COUNT + v[CITY + p] - 1] == 1:
            continue
        if step in ("movement", "conquest"):
            inside: int = active(s, 0, p) + active(s, 1, p)
            if inside >= need:
                sure += 0.9 * gain
                continue
            if step == "movement":
                near = 0
                for kind in range(2):
                    for left in range(1, 4):
                        at = LEFT + (2 * (left - 1) + kind) * PROVINCES
                        for q in places(v[MOVABLE + kind] & reach[kind][left - 1][p]):
                            near += v[at + q]
                if near >= need:
                    best_now = max(best_now, gain * (0.7 + 0.15 * inside / need))
                    continue
        force = 0
        for q in places(from_land):
            force += units(s, 0, nation, q)
        for q in places(from_sea):
            force += units(s, 1, nation, q)
        part = min(1.0, force / need)
        best_later = max(best_later, gain * (0.4 * part * part + (0.15 if part >= 1.0 else 0.0)))
    return sure + max(best_now, best_later)


def dangers(s: State, table: Table, nation: int) -> float:
    """A8.3 Own cities that a rival's next maneuver could conquer; its army cannot be everywhere."""
    v = s.v
    reach = ways(table).within
    total = 0.0
    for other in range(len(table.nations)):
        if other == nation or s.seat(other) == s.seat(nation):
            continue
        theirs = [v[PRESENT + other], v[PRESENT + NATIONS + other]]
        if not theirs[0] and not theirs[1]:
            continue
        steps = [allowance(s, 0, other) - 1, allowance(s, 1, other) - 1]
        worst = 0.0
        rest = 0.0
        for p in places(v[CITIES + nation]):
            force = 0
            for kind in range(2):
                for q in places(theirs[kind] & reach[kind][steps[kind]][p]):
                    force += units(s, kind, other, q)
            if force and force >= defence(s, p):
                loss = 30.0 if v[TEMPLE + p] else 10.0
                rest += loss
                worst = max(worst, loss)
        total += 0.75 * worst + 0.25 * rest
    return total
