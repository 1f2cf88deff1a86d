"""A hand-made judgement of a position, for the greedy bot: what a player has, and what he is about to have.

It counts in victory points. Nothing here decides what is legal.
"""

from typing import Final

from internum.core.masks import places
from internum.core.slots import BITS, SP, WHO, B
from internum.core.state import State
from internum.games.conquest.battle import ATTACKER, DEFENDER, Battle, strength
from internum.games.conquest.cards import (
    ARMY_TRAINING,
    ASSASSIN,
    FIRST_DIPLOMACY,
    FIRST_VOTE,
    KINDS,
    LOOT,
    NAVAL_TRAINING,
    PIRATES,
)
from internum.games.conquest.scoring import cities, penalties, province_points
from internum.games.conquest.season import round_of_season, season
from internum.games.conquest.state import (
    ARMIES,
    BID,
    BIDDER,
    BOX,
    BOX_A,
    BOX_B,
    CAESAR_IN,
    CARDS,
    CASH,
    CHAOS,
    GALLEY,
    GENERAL,
    HAND,
    INFLUENCE,
    KEYS,
    LEADERS,
    LEFT,
    POINTS,
    PRESENT,
    RANKS,
    TEAM,
    TOKENS,
    generals,
    military,
)
from internum.games.conquest.table import Table

UNIT_WORTH: Final = [0.75, 1.25, 1.6, 3.4, 0.0, 1.5]
LATER_SEASON: Final = 0.55  # what the scoring of a season to come counts, beside the next one
TALENT: Final = 0.11
VOTE: Final = 0.7
MARKER_WORTH: Final = 1.6
GUARD: Final = 1.3  # a marker with an army beside it
PURCHASE: Final = 0.22  # of what a marker is worth, when a leader stands where it can be bought
CROWD: Final = 9  # units in one place beyond which more are of little use


def slot(s: State, at: int) -> int:
    """A slot as a number that floats take."""
    return s.v[at]


def judge(s: State, table: Table, side: int) -> float:
    """Own standing and hopes, less the standing of the others, enemies above all."""
    points = expected_points(s, table)
    total = standing(s, table, side, points[side]) + hopes(s, table, side)
    rest = 0.0
    worst = -1e9
    for other in range(table.n):
        if other != side:
            value = standing(s, table, other, points[other])
            rest += value
            worst = max(worst, value)
    total -= 0.5 * rest / (table.n - 1) + 0.25 * worst
    if s.v[BIDDER]:
        total += proposal(s, table, side)
    return total + battle_hopes(s, table, side)


def expected_points(s: State, table: Table) -> list[float]:
    """What the provinces will pay in this season and the next ones, as the markers stand."""
    out = [0.0] * table.n
    left = table.seasons - season(s, table)
    weight = 1.0 + LATER_SEASON * left
    for key in range(len(table.keys.words)):
        for side, points in enumerate(province_points(s, table, key)):
            out[side] += weight * points
    return out


def standing(s: State, table: Table, side: int, points: float) -> float:
    """Points, markers, money, units, cards and senators; chaos counts against it."""
    v = s.v
    total = slot(s, POINTS + side) + points
    total -= 0.75 * penalties(s, table)[side] + 0.28 * slot(s, CHAOS + side)
    cash: int = v[CASH + side]
    total += TALENT * min(cash, 90) + 0.3 * TALENT * max(cash - 90, 0)
    for kind in range(GALLEY + 1):
        count: int = table.supply[kind] - v[LEFT + 7 * side + kind]
        total += UNIT_WORTH[kind] * (min(count, 3) if kind in (GENERAL, GALLEY) else count)
    total += 4.0 * cities(s, side)
    seasons = table.seasons - season(s, table) + 1
    for card in range(FIRST_VOTE):
        copies: int = v[CARDS + side * KINDS + card]
        if copies:
            total += copies * seasons * (1.2 if card in (ASSASSIN, LOOT) else merchant(s, table, side, card))
    for card in range(FIRST_VOTE, FIRST_VOTE + 5):
        total += 1.4 * seasons * slot(s, CARDS + side * KINDS + card)
    for card in range(FIRST_DIPLOMACY, PIRATES + 1):
        if v[CARDS + side * KINDS + card]:
            total += diplomacy(s, table, side, card)
    total += 1.6 * slot(s, CARDS + side * KINDS + ARMY_TRAINING) + 0.6 * slot(
        s, CARDS + side * KINDS + NAVAL_TRAINING
    )
    for rank in range(RANKS):
        total += VOTE * (rank + 1) * slot(s, HAND + side * RANKS + rank)
    return total + influence(s, table, side)


def merchant(s: State, table: Table, side: int, card: int) -> float:
    """What a Merchant brings in a season."""
    count: int = s.v[INFLUENCE + side * KEYS + table.merchant_key[card]]
    return 0.5 + TALENT * table.merchant_talents[card] * count


def diplomacy(s: State, table: Table, side: int, card: int) -> float:
    """A diplomacy card is worth something where its owner has an army and a marker."""
    province = table.ally_province[card - FIRST_DIPLOMACY]
    if province < 0:
        return 0.5
    key = table.key_of[province]
    here = s.v[ARMIES + side] & BITS[province] != 0
    return 0.4 + (1.5 if here and s.v[INFLUENCE + side * KEYS + key] else 0.0)


def influence(s: State, table: Table, side: int) -> float:
    """Markers, those with a garrison more, those that enemies can buy less."""
    v = s.v
    total = 0.0
    for key in range(len(table.keys.words)):
        count: int = v[INFLUENCE + side * KEYS + key]
        if count == 0:
            continue
        province = table.province_of[key]
        bit = BITS[province]
        total += MARKER_WORTH * count
        if v[ARMIES + side] & bit:
            total += GUARD * min(count, 3)
        elif round_of_season(s, table) <= table.rounds:
            for other in range(table.n):
                if v[TEAM + other] and v[TEAM + other] != v[TEAM + side] and v[LEADERS + other] & bit:
                    total -= 2.6 * min(count, 2)
    return total


def hopes(s: State, table: Table, side: int) -> float:
    """Leaders where influence can be bought or recruits raised, armies that face weaker enemies."""
    v = s.v
    total = 0.0
    for p in places(v[LEADERS + side]):
        key = table.key_of[p]
        lead = generals(s, side, p) + (2 if v[CAESAR_IN + side] == p + 1 else 0)
        if key < 0:
            total -= 0.6
            continue
        worth = PURCHASE * (table.values[key][0] + 2.0)
        goods: int = v[TOKENS + key] + bought_from(s, table, side, key, p)
        total += worth * min(goods, lead, 3)
        if v[INFLUENCE + side * KEYS + key]:
            total += 1.2
        if v[ARMIES + side] & BITS[p] == 0:
            total -= 0.5
    for p in places(v[ARMIES + side]):
        own = military(s, side, p)
        if own > CROWD:
            total -= 0.25 * (own - CROWD)
        for other in range(table.n):
            if v[TEAM + other] and v[TEAM + other] != v[TEAM + side] and v[PRESENT + other] & BITS[p]:
                total += facing(s, table, side, other, p, own)
    return total


def bought_from(s: State, table: Table, side: int, key: int, province: int) -> int:
    """How many markers of enemies lie open to a player."""
    v = s.v
    count: int = 0
    for other in range(table.n):
        if v[TEAM + other] and v[TEAM + other] != v[TEAM + side] and v[ARMIES + other] & BITS[province] == 0:
            count += v[INFLUENCE + other * KEYS + key]
    return count


def facing(s: State, table: Table, side: int, other: int, province: int, own: int) -> float:
    """An enemy beside an own army: worth it where the odds are good and markers are behind him."""
    theirs = military(s, other, province)
    key = table.key_of[province]
    prize = 1.0
    if key >= 0:
        prize += 0.35 * table.values[key][0] * min(slot(s, INFLUENCE + other * KEYS + key), 2)
    odds = own / (own + theirs + 0.5)
    return (odds - 0.5) * prize


def battle_hopes(s: State, table: Table, side: int) -> float:
    """In a battle of one's own: who has more in the line is about to win it."""
    fp = s.v[SP]
    step = s.rules.steps[s.v[fp] - 1] if fp else None
    if not isinstance(step, Battle):
        return 0.0
    own = ATTACKER if s.v[fp + WHO] - 1 == side else DEFENDER
    if own == DEFENDER and s.v[fp + B] != side:
        return 0.0
    mine, theirs = strength(s, own), strength(s, 1 - own)
    return 5.0 * (mine - theirs) / (mine + theirs + 1.0)


def proposal(s: State, table: Table, side: int) -> float:
    """C4.5 What the leading bid would bring: enemies one can rob, allies one need not fear, an early turn."""
    v = s.v
    teams = [int(v[TEAM + player]) for player in range(table.n)]
    for box, team in ((BOX_A, 1), (BOX_B, 2)):
        if v[box]:
            teams[v[box] - 1] = team
    total = 0.0
    if v[BIDDER] == side + 1:
        total -= TALENT * slot(s, BID)
    if v[BOX_A] == side + 1:
        total += 0.8
    if any(v[BOX + place] == side + 1 for place in range(2)):
        total += 0.4
    if teams[side] == 0:
        return total
    for other in range(table.n):
        if other != side and teams[other] and teams[other] != teams[side]:
            total += 0.5 * (contact(s, table, side, other) - contact(s, table, other, side))
    return total


def contact(s: State, table: Table, side: int, other: int) -> float:
    """How much a player could take from another: markers without an army where he has leaders or armies."""
    v = s.v
    total = 0.0
    for key in range(len(table.keys.words)):
        count: int = v[INFLUENCE + other * KEYS + key]
        bit = BITS[table.province_of[key]]
        if count and v[PRESENT + side] & bit:
            total += count * (1.5 if slot(s, ARMIES + other) & bit == 0 else 0.4)
    return total
