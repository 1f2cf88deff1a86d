"""What people count in their heads: points to come, income, votes, hits; lenses on the board.

Everything is counted from what one seat may know: the state given here has -1 for the rest.

Lenses, by province: `scores` points that a side takes there in the next phase 7; `army` its military land
units; `exposed` its markers that no army of its own protects; `for_sale` what its leaders there could buy;
`reach` 1 where some of its units could march; `recruits` 1 where it can recruit; `hits` the mean of the hits
that it would score there in the first round of an attack, in hundredths, without galleys and loans.
"""

from typing import Final

from internum.core.insight import Insight, Standing, Way
from internum.core.masks import places
from internum.core.slots import BITS
from internum.core.state import State
from internum.games.conquest.cards import ARMY_TRAINING, FIRST_DIPLOMACY, KINDS, PIRATES
from internum.games.conquest.influence import open_marker, reach_of_leaders
from internum.games.conquest.reach import Crossing
from internum.games.conquest.recruit import recruiting_ground
from internum.games.conquest.scoring import cities, penalties, province_points
from internum.games.conquest.state import (
    ARMIES,
    CARDS,
    HAND,
    HELD,
    INFLUENCE,
    KEYS,
    LEADERS,
    OPEN,
    POINTS,
    RANKS,
    TOKENS,
    military,
    units,
)
from internum.games.conquest.table import Table
from internum.games.conquest.taxes import income
from internum.games.conquest.victory import markers

LENSES: Final = ["scores", "army", "exposed", "for_sale", "reach", "recruits", "hits"]


def insight(s: State, table: Table) -> Insight:
    """Every player, and the lenses."""
    out = Insight()
    for name in LENSES:
        out.lenses[name] = []
    to_come = [[int(n) for n in province_points(s, table, key)] for key in range(len(table.keys.words))]
    lost = penalties(s, table)
    for side in range(table.n):
        numbers = out.standing(side).numbers
        numbers["points"] = s.v[POINTS + side]
        numbers["points_to_come"] = sum([row[side] for row in to_come])
        numbers["penalty_to_come"] = lost[side]
        numbers["income"] = income(s, table, side)
        numbers["markers"] = markers(s, side)
        numbers["cities"] = cities(s, side)
        numbers["senators"] = s.v[HELD + side]
        numbers["votes_at_least"] = votes(s, side)
        numbers["army"] = sum([military(s, side, p) for p in places(s.v[ARMIES + side])])
    for side in range(table.n):
        lead(out.standing(side), out)
        board(s, table, side, to_come, out)
    return out


def votes(s: State, side: int) -> int:
    """C8.2 The votes in a hand, as far as they can be known."""
    total = 0
    for rank in range(RANKS):
        own = s.v[HAND + side * RANKS + rank]  # -1: not the seat's own
        total += (rank + 1) * (own if own >= 0 else s.v[OPEN + side * RANKS + rank])
    return total


def lead(standing: Standing, out: Insight) -> None:
    """C12.1 The points that are missing to the best of the others, if phase 7 came now."""
    own = after_scoring(standing)
    best = max([after_scoring(other) for other in out.sides if other.side != standing.side])
    standing.ways.append(Way("points", "C12.1", max(0, best - own)))


def after_scoring(standing: Standing) -> int:
    """The points of a player after phase 7, as things stand."""
    numbers = standing.numbers
    return numbers["points"] + numbers["points_to_come"] - numbers["penalty_to_come"]


def board(s: State, table: Table, side: int, to_come: list[list[int]], out: Insight) -> None:
    """The board through each lens, as far as it is about one player."""
    v = s.v
    ground = recruiting_ground(s, table, side)
    for key, row in enumerate(to_come):
        p = table.province_of[key]
        note(out, "scores", p, side, row[side])
        if v[ARMIES + side] & BITS[p] == 0:
            note(out, "exposed", p, side, v[INFLUENCE + side * KEYS + key])
        note(out, "for_sale", p, side, for_sale(s, table, side, key, p))
        note(out, "recruits", p, side, ground >> p & 1)
    reached = 0
    for p in places(v[LEADERS + side]):
        reached |= Crossing(s, table, side, p).reach()
    for p in places(reached):
        note(out, "reach", p, side, 1)
    for p in places(v[ARMIES + side]):
        note(out, "army", p, side, military(s, side, p))
        note(out, "hits", p, side, round(100 * mean_hits(s, table, side, p)))


def note(out: Insight, lens: str, area: int, side: int, number: int) -> None:
    """A number of an area; 0 is left out."""
    if number:
        out.lenses[lens].append((area, side, number))


def for_sale(s: State, table: Table, side: int, key: int, province: int) -> int:
    """C6.3.1, C6.3.3 How much influence one action could buy here, if it can be paid."""
    goods = s.v[TOKENS + key]
    for owner in range(table.n):
        if open_marker(s, side, owner, key, province):
            goods += s.v[INFLUENCE + owner * KEYS + key]
    return min(goods, reach_of_leaders(s, table, side, province))


def mean_hits(s: State, table: Table, side: int, province: int) -> float:
    """C6.6.5, C6.6.6 The mean of the hits in the first round of an attack."""
    dice = table.land_dice + s.v[CARDS + side * KINDS + ARMY_TRAINING]
    dice += 1 if s.v[LEADERS + side] & BITS[province] else 0
    fighters = [units(s, side, province, kind) for kind in range(3)] + [0]
    for card in range(FIRST_DIPLOMACY, PIRATES):
        i = card - FIRST_DIPLOMACY
        if table.ally_province[i] == province and s.v[CARDS + side * KINDS + card]:
            for kind, count in zip((0, 1, 3), table.ally_troops[i]):
                fighters[kind] += count
    faces = sum(table.weights)
    return sum([mean_of_least(dice, table.weights[kind] / faces, fighters[kind]) for kind in range(4)])


def mean_of_least(dice: int, share: float, limit: int) -> float:
    """The mean of the lesser of a number of faces among dice and a limit."""
    total = 0.0
    ways = 1
    for shown in range(dice + 1):
        total += ways * share**shown * (1.0 - share) ** (dice - shown) * min(shown, limit)
        ways = ways * (dice - shown) // (shown + 1)
    return total
