"""Numbers that people count in their heads, from a view alone.

Nothing in Antike is secret (A2.6), so every view tells them all. They say what is possible as things stand:
what would be produced, what could be paid for with what is held (without the exchange of A6.14), how far
units come if nobody fights them.
"""

from itertools import product

from internum.core.insight import Insight, Standing, Way
from internum.core.masks import places
from internum.core.state import State
from internum.games.antike.board import RESOURCES
from internum.games.antike.know_how import KNOW_HOWS, know_how_price, known_to_some
from internum.games.antike.personages import (
    CITIES_PER_KING,
    PERSONAGES,
    SEAS_PER_NAVIGATOR,
    TEMPLES_PER_CITIZEN,
    fullest_stacks,
    score,
    seas,
)
from internum.games.antike.production import yields
from internum.games.antike.reach import ways
from internum.games.antike.rondel import FIELDS, rondel_cost
from internum.games.antike.state import (
    BUILT,
    CITIES,
    CITIZEN,
    CITY,
    COIN,
    COUNT,
    EARNED,
    EXTRA,
    GALLEY,
    GENERAL,
    GOLD,
    HELD,
    IRON,
    KING,
    KNOWS,
    LEGION,
    MARBLE,
    NATIONS,
    NAVIGATOR,
    PRESENT,
    PROVINCES,
    SCHOLAR,
    SEATED,
    SETTLED,
    STACK,
    STONES,
    SUPPLY,
    TEMPLE,
    TEMPLES,
    TEMPLES_IN_GAME,
    UNITS_PER_TYPE,
    allowance,
    defence,
    personages,
    units,
    wealth,
)
from internum.games.antike.table import Table

TEMPLE_PRICE = 5


def insight(s: State, table: Table) -> Insight:
    """Every nation that takes part, and the lenses: income, defence, reach and threat."""
    out = Insight()
    taking_part = [nation for nation in range(len(table.nations)) if s.v[SEATED + nation]]
    for nation in taking_part:
        standing = out.standing(nation)
        count(s, table, nation, standing)
        afford(s, table, nation, standing)
        approach(s, table, nation, standing)
    cities = [(p, s.v[CITY + p] - 1) for p in places(s.v[SETTLED])]
    out.lenses["income"] = [(p, owner, 3 if s.v[TEMPLE + p] else 1) for p, owner in cities]  # A6.1
    out.lenses["defence"] = [(p, owner, defence(s, p)) for p, owner in cities]  # A8.2
    out.lenses["reach"] = []
    out.lenses["threat"] = []
    for nation in taking_part:
        for p in range(table.provinces):
            coming = arriving(s, table, nation, p, 0)
            if coming:
                out.lenses["reach"].append((p, nation, coming))
            strong = arriving(s, table, nation, p, 1) if s.v[CITY + p] not in (0, nation + 1) else 0
            if strong:
                out.lenses["threat"].append((p, nation, strong))
    return out


def count(s: State, table: Table, nation: int, standing: Standing) -> None:
    """What a nation has and what its fields bring and cost."""
    v = s.v
    numbers = standing.numbers
    numbers["score"] = score(s, table, nation)
    numbers["personages"] = personages(s, nation)
    numbers["cities"] = v[COUNT + nation]
    numbers["temples"] = v[TEMPLES + nation]
    numbers["legions"] = UNITS_PER_TYPE - v[SUPPLY + LEGION * NATIONS + nation]
    numbers["galleys"] = UNITS_PER_TYPE - v[SUPPLY + GALLEY * NATIONS + nation]
    numbers["seas"] = seas(s, table, nation)
    numbers["legion_actions"] = allowance(s, LEGION, nation)
    numbers["galley_actions"] = allowance(s, GALLEY, nation)
    for kind, name in enumerate(RESOURCES):
        numbers[f"income_{name}"] = yields(s, table, nation, kind)
    for field, name in enumerate(FIELDS.words):
        numbers[f"cost_{name}"] = rondel_cost(s, nation, field)


def afford(s: State, table: Table, nation: int, standing: Standing) -> None:
    """How many of each thing a nation could pay for and place now, if it did nothing else."""
    v = s.v
    by_marble = wealth(s, nation, MARBLE) // TEMPLE_PRICE
    free = v[COUNT + nation] - v[TEMPLES + nation]
    standing.numbers["can_temples"] = min(by_marble, free, TEMPLES_IN_GAME - v[BUILT])  # A6.3
    standing.numbers["can_units"] = min(wealth(s, nation, IRON), room_for_units(s, table, nation))
    standing.numbers["can_cities"] = cities_in_reach(s, nation)
    standing.numbers["can_know_hows"] = know_hows_in_reach(s, table, nation)


def room_for_units(s: State, table: Table, nation: int) -> int:
    """A6.6, A6.7, A6.8 How many units one ARMING could place."""
    v = s.v
    room = [0, 0, 0]  # where only legions may be placed, only galleys, both
    for p in places(v[CITIES + nation]):
        able = [table.free_units or bool(table.crossings[kind * PROVINCES + p]) for kind in (LEGION, GALLEY)]
        if any(able):
            room[2 if all(able) else able.index(True)] += 3 if v[TEMPLE + p] else 1
    left = [v[SUPPLY + kind * NATIONS + nation] for kind in (LEGION, GALLEY)]
    placed = [min(room[kind], left[kind]) for kind in (LEGION, GALLEY)]
    return sum(placed) + min(room[2], sum(left) - sum(placed))


def cities_in_reach(s: State, nation: int) -> int:
    """A9.1 How many cities it could found: sites with a unit of its own, stones, and the price of all."""
    v = s.v
    mine = v[PRESENT + LEGION * NATIONS + nation] | v[PRESENT + GALLEY * NATIONS + nation]
    most = min(len(places(mine & ~v[SETTLED])), STONES - v[COUNT + nation])
    at = HELD + 4 * nation
    paid = 0
    while paid < most:
        lacking = sum(max(0, paid + 1 - v[at + kind]) for kind in (MARBLE, IRON, GOLD))
        if lacking > v[at + COIN]:
            break
        paid += 1
    return paid


def know_hows_in_reach(s: State, table: Table, nation: int) -> int:
    """A6.9 to A6.11 The most know-hows that it could acquire in one action."""
    best = 0
    for bought in product(range(3), repeat=4):
        cost = 0
        for pair, number in enumerate(bought):
            missing = [k for k in (2 * pair, 2 * pair + 1) if not s.v[KNOWS + 8 * nation + k]]
            if number > len(missing):
                break
            cost += sum(know_how_price(s, table, k) for k in missing[:number])
        else:
            if cost <= wealth(s, nation, GOLD):
                best = max(best, sum(bought))
    return best


def approach(s: State, table: Table, nation: int, standing: Standing) -> None:
    """The missing steps to victory and to the next personage of each kind that can still be won."""
    v = s.v
    earned = EARNED + 5 * nation
    ways_to = standing.ways
    ways_to.append(Way("victory", "A4.1", max(0, table.goal - score(s, table, nation))))
    for kind, clause, per, have in (
        (KING, "A4.3", CITIES_PER_KING, v[COUNT + nation]),
        (CITIZEN, "A4.6", TEMPLES_PER_CITIZEN, v[TEMPLES + nation]),
        (NAVIGATOR, "A4.7", SEAS_PER_NAVIGATOR, seas(s, table, nation)),
    ):
        if v[STACK + kind]:
            missing = max(0, (v[earned + kind] + 1) * per - have)
            ways_to.append(Way(PERSONAGES.words[kind], clause, missing))
    new = [k for k in range(len(KNOW_HOWS.words)) if not known_to_some(s, table, k)]
    if v[STACK + SCHOLAR] and new:
        # A6.9 a secondary one needs its basic one first
        steps = [1 if k % 2 == 0 or v[KNOWS + 8 * nation + k - 1] else 2 for k in new]
        ways_to.append(Way(PERSONAGES.words[SCHOLAR], "A4.4", min(steps)))
    owners = [v[CITY + p] - 1 for p in places(v[SETTLED]) if v[TEMPLE + p]]
    foreign = any(owner != nation and v[COUNT + owner] > 1 for owner in owners)  # A8.9
    if v[STACK + GENERAL] and foreign:
        ways_to.append(Way(PERSONAGES.words[GENERAL], "A4.5", 1))
    if table.extra and not v[EXTRA + nation] and fullest_stacks(s):
        unknown = sum(not v[KNOWS + 8 * nation + k] for k in range(len(KNOW_HOWS.words)))
        ways_to.append(Way("all_know_hows", "A4.8", unknown))
    if not fullest_stacks(s) and foreign:
        ways_to.append(Way("sudden_end", "A4.12", 1))


def arriving(s: State, table: Table, nation: int, province: int, kept: int) -> int:
    """A7.2, A7.3 How many units can come to a province with so many actions kept, if nobody fights."""
    total = 0
    for kind in (LEGION, GALLEY):
        near = ways(table).within[kind][allowance(s, kind, nation) - kept][province]
        mask = s.v[PRESENT + kind * NATIONS + nation] & near
        total += sum(units(s, kind, nation, p) for p in places(mask))
    return total
