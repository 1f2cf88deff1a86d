"""The slots of Mare Nostrum: Empires, and the pieces that stand in them.

What can be counted from other slots (supplies, masks, what everybody knows of a hand) lies behind `CONTENT`
and is kept up to date by the functions here and in `hands.py`, the only ones that move a piece.
"""

from typing import Final

from mypy_extensions import i64

from internum.core.slots import BITS, GAME
from internum.core.state import State
from internum.games.empires.tiles import CASTOR

EMPIRES: Final[i64] = 5  # room, not the number playing
PROVINCES: Final[i64] = 30
SEAS: Final[i64] = 10
SITES: Final[i64] = 96
TILES: Final[i64] = 23
GOODS: Final[i64] = 13
COIN: Final[i64] = 13
KINDS: Final[i64] = 27  # goods, the coin, legendary goods in the order of the goods
LEGENDARY: Final[i64] = 14  # the first legendary kind

TRADE: Final[i64] = 0
CULTURE: Final[i64] = 1
MILITARY: Final[i64] = 2

# mypyc folds constants only within a module, so the kernel's number is written out and checked
FIRST_SLOT: Final[i64] = 57
if FIRST_SLOT != GAME:
    raise AssertionError(f"the slots of the game begin at {GAME}")

SEATED: Final = FIRST_SLOT  # by empire: seat + 1
LOT: Final = SEATED + EMPIRES  # by place: empire + 1, the order among equals (Q05)
TITLE: Final = LOT + EMPIRES  # by track: empire + 1 of the leader
CHIP: Final = TITLE + 3  # by chip: 1 when used (E6.1)
TILE: Final = CHIP + 3  # by tile: empire + 1 (E7.8)
FACE: Final = TILE + TILES  # by tile: 1 when it lies open and can be acquired (E2.6)
COPY: Final = FACE + TILES  # tile + 1 that Castor & Pollux copied
PYRAMID: Final = COPY + 1  # by empire: 1 when it built the Pyramids in this phase
OWNER: Final = PYRAMID + EMPIRES  # by province: empire + 1 (E3.3)
BUILT: Final = OWNER + PROVINCES  # by site: 1 when the building stands
HELD: Final = BUILT + SITES  # by site: empire + 1 of the legion on it (E9.3, E11.1)
CONQUEROR: Final = HELD + SITES  # by province: empire + 1 (E3.8)
MARKER_HELD: Final = CONQUEROR + PROVINCES  # by province: the round since when, 0 when not (E9.5)
LEGIONS: Final = MARKER_HELD + PROVINCES  # by empire and province
FORTS: Final = LEGIONS + EMPIRES * PROVINCES  # by empire and province
TRIREMES: Final = FORTS + EMPIRES * PROVINCES  # by empire and sea
HAND: Final = TRIREMES + EMPIRES * SEAS  # by empire and kind; behind the screen
DRAWN: Final = HAND + EMPIRES * KINDS  # by empire and good: drawn unseen; 1, or 2 before the last shuffle
GIFT: Final = DRAWN + EMPIRES * GOODS  # by empire: kind + 1 of the balance gift it gave or got
GIVER: Final = GIFT + EMPIRES  # empire + 1
RECEIVER: Final = GIVER + 1  # empire + 1
PILE: Final = RECEIVER + 1  # by good: 1 when the legendary token lies in the pile
DISCARD: Final = PILE + GOODS  # by good: 1 when it lies in the discard
OFFER: Final = DISCARD + GOODS  # by empire and kind, sealed
SHOWN: Final = OFFER + EMPIRES * KINDS  # by empire and kind: offers turned up and not yet taken
EXTRA: Final = SHOWN + EMPIRES * KINDS  # by empire: legendary goods chosen instead of coins (E5.1c), + 1
DUE: Final = EXTRA + EMPIRES  # by empire: legendary draws still due
DONE: Final = DUE + EMPIRES  # by empire: 1 when it had its turn of this phase
NEW: Final = DONE + EMPIRES  # by province: 1 when the marker was placed in this phase (E7.5c)
USED: Final = NEW + PROVINCES  # by tile: 1 when its once-a-round power is used up in this turn
CLAIMED: Final = USED + TILES  # 1: the empire on turn must acquire its fifth tile or the Pyramids (E11.2)
PEACE: Final = CLAIMED + 1  # empire + 1 with whom the holder of Zeus is at peace
PEACE_BEFORE: Final = PEACE + 1  # the same in the round before
READY: Final = PEACE_BEFORE + 1  # by province: legions of the empire on turn that have not moved
AFLOAT: Final = READY + PROVINCES  # by sea: its triremes that have not moved
FOUGHT: Final = AFLOAT + SEAS  # by province, then sea: 1 when there was a battle in this turn
DECIDED: Final = FOUGHT + PROVINCES + SEAS  # by province: 1 when the conqueror has chosen (E9.1)
DICE: Final = DECIDED + PROVINCES  # by side of the battle: dice still to roll, then the sum
HITS: Final = DICE + 4  # by side of the battle: hits it suffers
LOST: Final = HITS + 2  # by empire: legions, fortresses to lose; sealed
WON: Final = LOST + 2 * EMPIRES  # by empire: 1 for the winners
PAY: Final = WON + EMPIRES  # scratch of the parts of a move
TERMS: Final = PAY + 2 * KINDS + 3
STAKE: Final = TERMS + 7
KEEP: Final = STAKE + 2 * KINDS + 3
LOSS: Final = KEEP + 2 * KINDS + 4
POSTS: Final = LOSS + 7
PICKED: Final = POSTS + 2 * 18 + 3
MOST: Final = PICKED + 1

CONTENT: Final = MOST + 1  # from here on everything is derived
KNOWN: Final = CONTENT  # by empire and kind: the hand as everybody can follow it, less unseen draws and gift
UNSEEN: Final = KNOWN + EMPIRES * KINDS  # by empire: tokens drawn unseen since the last shuffle
UNSEEN_OLD: Final = UNSEEN + EMPIRES  # by empire: tokens drawn unseen before it
OLD: Final = UNSEEN_OLD + EMPIRES  # by good: 1 when the token is one of those
WEIGHT: Final = OLD + GOODS  # by empire: how many resources it holds
STOCK: Final = WEIGHT + EMPIRES  # by kind, goods and coin: tokens in the supply
LEFT: Final = STOCK + LEGENDARY  # by empire: legions, fortresses, triremes, markers in its supply
OWNED: Final = LEFT + 4 * EMPIRES  # by empire: mask of its provinces
LAND: Final = OWNED + EMPIRES  # by empire: mask of provinces with its legions or fortresses
FLEET: Final = LAND + EMPIRES  # by empire: mask of seas with its triremes
TILE_COUNT: Final = FLEET + EMPIRES  # by empire: tiles, the Pyramids not among them (E10.6)
SIZE: Final = TILE_COUNT + EMPIRES

LEGION: Final[i64] = 0
FORT: Final[i64] = 1
TRIREME: Final[i64] = 2
MARKER: Final[i64] = 3


def legions(s: State, side: i64, province: i64) -> i64:
    """How many legions an empire has in a province."""
    return s.v[LEGIONS + side * PROVINCES + province]


def forts(s: State, side: i64, province: i64) -> i64:
    """How many fortresses an empire has in a province: 0 or 1."""
    return s.v[FORTS + side * PROVINCES + province]


def triremes(s: State, side: i64, sea: i64) -> i64:
    """How many triremes an empire has in a sea."""
    return s.v[TRIREMES + side * SEAS + sea]


def add_land(s: State, kind: i64, side: i64, province: i64, count: i64) -> None:
    """Legions or fortresses appear in (or, with a negative count, leave) a province."""
    v = s.v
    v[(LEGIONS if kind == LEGION else FORTS) + side * PROVINCES + province] += count
    v[LEFT + 4 * side + kind] -= count
    if legions(s, side, province) + forts(s, side, province):
        v[LAND + side] |= BITS[province]
    else:
        v[LAND + side] &= ~BITS[province]


def add_triremes(s: State, side: i64, sea: i64, count: i64) -> None:
    """Triremes appear in or leave a sea."""
    v = s.v
    v[TRIREMES + side * SEAS + sea] += count
    v[LEFT + 4 * side + TRIREME] -= count
    if v[TRIREMES + side * SEAS + sea]:
        v[FLEET + side] |= BITS[sea]
    else:
        v[FLEET + side] &= ~BITS[sea]


def power(s: State, side: i64, tile: i64) -> bool:
    """Does the power of a tile work for an empire, by the tile itself or copied (E11.0, E11.11)?"""
    v = s.v
    return v[TILE + tile] == side + 1 or (v[COPY] == tile + 1 and v[TILE + CASTOR] == side + 1)


def once(s: State, side: i64, tile: i64) -> bool:
    """The same for a power that works once a round, in the empire's turn."""
    return s.v[USED + tile] == 0 and power(s, side, tile)


def wipe(s: State, first: i64, count: i64) -> None:
    """Set so many slots to 0."""
    v = s.v
    for i in range(first, first + count):
        v[i] = 0
