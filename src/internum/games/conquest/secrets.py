"""Guesses (C1.8): the senators that a seat cannot know, and sealed losses, are dealt anew.

Everybody can count how many senators each keeper has, and knows at least some of each value (`KNOWN`). The
others are dealt at random from all that are not known to lie anywhere, as draws without looking would.
"""

from internum.core.chance import Rng
from internum.core.state import State
from internum.games.conquest.battle import ATTACKER, DEFENDER, GALLEY_TYPE, Battle, in_battle, zones_of
from internum.games.conquest.cards import FIRST_SENATOR
from internum.games.conquest.senators import OUT, known
from internum.games.conquest.state import (
    AVAILABLE,
    COASTS,
    DECK,
    HAND,
    HELD,
    HITS,
    JOINED,
    KNOWN,
    LINE,
    LINE_KINDS,
    LOST,
    LOST_AT,
    OPEN,
    PLAYERS,
    RANKS,
    SHOWN,
    TYPES,
    wipe,
)
from internum.games.conquest.table import Table


def redraw(s: State, table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot know."""
    unknown = [side for side in range(table.n) if side != seat]
    _deal_senators(s, table, seat, unknown, rng)
    for side in unknown:  # what others know of third hands is theirs; what everybody knows is always true
        for keeper in range(PLAYERS + 1):
            for rank in range(RANKS):
                s.v[known(side, keeper, rank)] = s.v[OPEN + keeper * RANKS + rank]
        if side != seat:
            _redraw_losses(s, side, rng)


def sure(s: State, seat: int, keeper: int, rank: int) -> int:
    """How many of a value a seat knows a keeper to have; a spectator knows what everybody does."""
    if seat < 0:
        return s.v[OPEN + keeper * RANKS + rank]
    return s.v[KNOWN + (seat * (PLAYERS + 1) + keeper) * RANKS + rank]


def _deal_senators(s: State, table: Table, seat: int, unknown: list[int], rng: Rng) -> None:
    """The known ones stay, the rest of each hand comes from what is not known to lie anywhere."""
    v = s.v
    pool = [0] * RANKS
    for rank in range(RANKS):
        card = FIRST_SENATOR + rank
        pool[rank] = table.copies[card] - v[DECK + card] - v[AVAILABLE + card]
        pool[rank] -= sure(s, seat, OUT, rank)
        if _draw_is_on(s):
            pool[rank] -= v[SHOWN + rank]
        if seat >= 0:
            pool[rank] -= v[HAND + seat * RANKS + rank]
        for side in unknown:
            pool[rank] -= sure(s, seat, side, rank)
    for side in unknown:
        missing = v[HELD + side]
        for rank in range(RANKS):
            v[HAND + side * RANKS + rank] = sure(s, seat, side, rank)
            missing -= v[HAND + side * RANKS + rank]
        for _ in range(missing):
            rank = rng.weighted(pool)
            pool[rank] -= 1
            v[HAND + side * RANKS + rank] += 1


def _draw_is_on(s: State) -> bool:
    """Do spent senators lie on the table, out of every hand (C8.5)?"""
    return s.v[0] > 0 and s.rules.steps[s.v[s.v[0]] - 1].name == "draw_senator"


def _redraw_losses(s: State, side: int, rng: Rng) -> None:
    """C6.6.7 Sealed losses: any that the line allows."""
    v = s.v
    at = LOST + side * LINE_KINDS
    if not any(v[at : at + LINE_KINDS]):
        return
    fp = in_battle(s)
    step = s.rules.steps[v[fp] - 1]
    assert isinstance(step, Battle)
    which = ATTACKER if step.commander(s, ATTACKER) == side else DEFENDER
    rest = list(v[LINE + which * LINE_KINDS : LINE + (which + 1) * LINE_KINDS])
    wipe(s, at, LINE_KINDS)
    wipe(s, LOST_AT + side * PLAYERS * COASTS, PLAYERS * COASTS)
    for _ in range(v[HITS + which]):
        kind = rng.weighted(rest)
        rest[kind] -= 1
        v[at + kind] += 1
    for owner in range(PLAYERS):
        lost = v[at + owner * TYPES + GALLEY_TYPE]
        joined = list(v[JOINED + owner * COASTS : JOINED + (owner + 1) * COASTS])
        if zones_of(s, owner) < 2 or not 0 < lost < sum(joined):
            continue
        for _ in range(lost):
            zone = rng.weighted(joined)
            joined[zone] -= 1
            v[LOST_AT + (side * PLAYERS + owner) * COASTS + zone] += 1
