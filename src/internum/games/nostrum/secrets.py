"""Guesses: what a seat cannot know is dealt anew, so that all that everybody saw stays true (N14.3).

Unknown are the balance card (`GIFT`), a card drawn from a hand (`DRAWN`) and sealed answers. Both cards pass
before anything is spent, so a pair of kinds is possible when no hand ever falls below zero with it.
"""

from typing import Final

from internum.core.chance import Rng
from internum.core.slots import ASKED, BITS, SP, WHO, A, B, C, D
from internum.core.state import State
from internum.games.nostrum.battle import LOSING
from internum.games.nostrum.realm import has, neutral
from internum.games.nostrum.state import (
    DRAWER,
    DRAWN,
    FLOOR,
    GIFT,
    GIVER,
    GIVER_HELD,
    HAND,
    HITS,
    KEPT,
    KINDS,
    KNOWN,
    LOST,
    OFFER,
    PART,
    RECEIVER,
    TAX,
    VICTIM,
    VICTIM_HELD,
    forts,
    legions,
    wipe,
)
from internum.games.nostrum.table import Table

NONE: Final = -1


def redraw(s: State, table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot know."""
    unknown = [side for side in range(table.n) if not neutral(s, side) and s.seat(side) != seat]
    _redraw_cards(s, table, unknown, rng)
    for side in unknown:
        _redraw_offer(s, table, side, rng)
        _redraw_kept(s, table, side, rng)
        _redraw_losses(s, table, side, rng)


def _kinds(s: State, table: Table, pair: list[int], at: int, unknown: list[int]) -> list[int]:
    """The kinds that a hidden card can have for a seat; [NONE]: there is no such card."""
    if pair[0] < 0:
        return [NONE]
    for side in pair:
        if side not in unknown:
            return [s.v[at + side] - 1]
    return list(range(table.n_kinds))


def _redraw_cards(s: State, table: Table, unknown: list[int], rng: Rng) -> None:
    """The balance card and the card drawn, by their likelihood."""
    v = s.v
    giver, receiver = int(v[GIVER]) - 1, int(v[RECEIVER]) - 1
    drawer, victim = int(v[DRAWER]) - 1, int(v[VICTIM]) - 1
    gifts = _kinds(s, table, [giver, receiver], GIFT, unknown)
    draws = _kinds(s, table, [drawer, victim], DRAWN, unknown)
    if len(gifts) == 1 and len(draws) == 1:
        return
    pairs: list[list[int]] = []
    weights: list[int] = []
    for gift in gifts:
        given: int = v[GIVER_HELD + gift] if gift >= 0 else 1
        for drawn in draws:
            weight = given
            if drawn >= 0:
                held: int = v[VICTIM_HELD + drawn] + _moved(victim, drawn, giver, receiver, gift)
                weight *= held if held > 0 else 0
            if weight and _possible(s, table, [giver, receiver, gift], [victim, drawer, drawn]):
                pairs.append([gift, drawn])
                weights.append(weight)
    gift, drawn = pairs[rng.weighted(weights)]
    for side in unknown:
        for kind in range(table.n_kinds):
            v[HAND + side * KINDS + kind] = (
                v[KNOWN + side * KINDS + kind]
                + _moved(side, kind, giver, receiver, gift)
                + _moved(side, kind, victim, drawer, drawn)
            )
        if side in (giver, receiver):
            v[GIFT + side] = gift + 1
        if side in (victim, drawer):
            v[DRAWN + side] = drawn + 1


def _moved(side: int, kind: int, giver: int, taker: int, passed: int) -> int:
    """What a hidden card of this kind changes in a hand."""
    if kind != passed:
        return 0
    return (1 if side == taker else 0) - (1 if side == giver else 0)


def _possible(s: State, table: Table, gift: list[int], draw: list[int]) -> bool:
    """Would no hand ever have fallen below zero?"""
    for side in gift[:2] + draw[:2]:
        if side < 0:
            continue
        for kind in (gift[2], draw[2]):
            if kind >= 0:
                least = s.v[FLOOR + side * KINDS + kind]
                least += _moved(side, kind, gift[0], gift[1], gift[2])
                least += _moved(side, kind, draw[0], draw[1], draw[2])
                if least < 0:
                    return False
    return _covered(s, table, gift, draw)


def _covered(s: State, table: Table, gift: list[int], draw: list[int]) -> bool:
    """Is every card that somebody seemed not to have one of the hidden ones?"""
    for side in range(table.n):
        for kind in range(table.n_kinds):
            if s.v[FLOOR + side * KINDS + kind] < 0:
                least = s.v[FLOOR + side * KINDS + kind]
                least += _moved(side, kind, gift[0], gift[1], gift[2])
                least += _moved(side, kind, draw[0], draw[1], draw[2])
                if least < 0:
                    return False
    return True


def _answered(s: State, name: str, side: int) -> bool:
    """Lies a sealed answer of this side in the step on top?"""
    fp = s.v[SP]
    return s.rules.steps[s.v[fp] - 1].name == name and not s.v[ASKED] & BITS[side + 1]


def _redraw_offer(s: State, table: Table, side: int, rng: Rng) -> None:
    """N6.2.3 A sealed offer: so many of what is held."""
    v = s.v
    fp = v[SP]
    if not _answered(s, "offers", side) or v[fp + B] == 0 or v[PART + side] == 0:
        return
    bag = list(v[HAND + side * KINDS : HAND + (side + 1) * KINDS])
    wipe(s, OFFER + side * KINDS, KINDS)
    for _ in range(v[fp + A]):
        kind = rng.weighted(bag)
        bag[kind] -= 1
        v[OFFER + side * KINDS + kind] += 1


def _redraw_kept(s: State, table: Table, side: int, rng: Rng) -> None:
    """N7.5.1 What is kept under seal."""
    v = s.v
    if not _answered(s, "keeping", side) or v[v[SP] + A] == 0:
        return
    wipe(s, KEPT + side * KINDS, KINDS)
    taxes: int = v[HAND + side * KINDS + TAX]
    most = table.board.tax_kept
    v[KEPT + side * KINDS + TAX] = rng.below((taxes if taxes < most else most) + 1)
    goods = table.powers.keeps if has(s, side, table.powers.one["keep"]) else 0
    for kind in range(1, table.n_kinds):
        if goods and v[HAND + side * KINDS + kind] and rng.below(2):
            v[KEPT + side * KINDS + kind] = 1
            goods -= 1


def _redraw_losses(s: State, table: Table, side: int, rng: Rng) -> None:
    """N9.1.3 Sealed losses: legions alone, or with the fortress."""
    v = s.v
    fp = v[SP]
    if not _answered(s, "battle", side) or v[fp + C] != LOSING or v[fp + D] == 0:
        return
    if v[LOST + 2 * side] + v[LOST + 2 * side + 1] == 0:
        return
    hits: int = v[HITS + (0 if v[fp + WHO] == side + 1 else 1)]
    place = v[fp + A]
    lone = legions(s, side, place) < hits  # the fortress has to go
    fort = forts(s, side, place) > 0 and (lone or rng.below(2) == 1)
    v[LOST + 2 * side + 1] = 1 if fort else 0
    v[LOST + 2 * side] = hits - (1 if fort else 0)
