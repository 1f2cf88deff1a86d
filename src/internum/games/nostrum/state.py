"""The slots of Mare Nostrum (2003), and the pieces that stand in them.

What can be counted from other slots (supplies, masks, what everybody knows of a hand) lies behind `CONTENT`
and is kept up to date by the functions here and in `hands.py`, the only ones that move a piece.
"""

from typing import Final

from internum.core.slots import BITS, GAME
from internum.core.state import State

EMPIRES: Final = 5
PROVINCES: Final = 36  # room, not the number on the board
SEAS: Final = 12
SITES: Final = 112
CARDS: Final = 24
KINDS: Final = 14  # the tax, then the commodities
TAX: Final = 0

# mypyc folds constants only within a module, so the kernel's number is written out and checked
FIRST_SLOT: Final = 57
if FIRST_SLOT != GAME:
    raise AssertionError(f"the slots of the game begin at {GAME}")

SEATED: Final = FIRST_SLOT  # by empire: seat + 1; 0: a neutral civilization
FIRST: Final = SEATED + EMPIRES  # advanced set-up: the seat that begins, + 1
POINTS: Final = FIRST + 1  # by empire: points it has spent in the advanced set-up
ROLE: Final = POINTS + EMPIRES  # by role: empire + 1
CARD: Final = ROLE + 3  # by hero and wonder: empire + 1
USED: Final = CARD + CARDS  # by card: 1 when its once-a-round power is used up
OWNER: Final = USED + CARDS  # by province: empire + 1
NEW: Final = OWNER + PROVINCES  # by province: 1 when the marker came in this round (N7.3.1)
BUILT: Final = NEW + PROVINCES  # by site: 1 when the building stands
HELD: Final = BUILT + SITES  # by site: empire + 1 of the legion on it (N9.3.3)
MARKER_HELD: Final = HELD + SITES  # by province: empire + 1 of the legion on the marker (N9.4)
LEGIONS: Final = MARKER_HELD + PROVINCES  # by empire and province
FORTS: Final = LEGIONS + EMPIRES * PROVINCES  # by empire and province
ASHORE: Final = FORTS + EMPIRES * PROVINCES  # by empire and province: triremes on land
AFLOAT: Final = ASHORE + EMPIRES * PROVINCES  # by empire and sea: triremes at sea
HAND: Final = AFLOAT + EMPIRES * SEAS  # by empire and kind; secret
GIFT: Final = HAND + EMPIRES * KINDS  # by empire: kind + 1 of the balance card it gave or got (N6.3.4)
GIVER: Final = GIFT + EMPIRES  # empire + 1
RECEIVER: Final = GIVER + 1  # empire + 1
DRAWN: Final = RECEIVER + 1  # by empire: kind + 1 of the card it drew or lost unseen (N10.2f)
DRAWER: Final = DRAWN + EMPIRES  # empire + 1
VICTIM: Final = DRAWER + 1  # empire + 1
GIVER_HELD: Final = VICTIM + 1  # by kind: what the giver held when he gave
VICTIM_HELD: Final = GIVER_HELD + KINDS  # by kind: what the victim seemed to hold when he lost a card
FLOOR: Final = VICTIM_HELD + KINDS  # by empire and kind: the fewest it seemed to hold since then
OFFER: Final = FLOOR + EMPIRES * KINDS  # by empire and kind, sealed
SHOWN: Final = OFFER + EMPIRES * KINDS  # by empire and kind: cards turned up and not yet taken
PART: Final = SHOWN + EMPIRES * KINDS  # by empire: 1 when it took part in the exchange of this round
KEPT: Final = PART + EMPIRES  # by empire and kind, sealed: what it keeps (N7.5.1)
DONE: Final = KEPT + EMPIRES * KINDS  # by empire: 1 when it had its turn of this phase
PEACE: Final = DONE + EMPIRES  # empire + 1 with whom the holder of the statue has peace
PEACE_BEFORE: Final = PEACE + 1  # the same in the round before
READY: Final = PEACE_BEFORE + 1  # by province: legions of the empire on turn that may still move
SAILING: Final = READY + PROVINCES  # by sea: its triremes that may still move
STUCK: Final = SAILING + SEAS  # by province: 1 when its legions began the turn in a war (N8.9)
FOUGHT: Final = STUCK + PROVINCES  # by province, then sea: 1 when there was a battle in this turn
DECIDED: Final = FOUGHT + PROVINCES + SEAS  # by province: 1 when the conquest is chosen (N9.3.1)
DICE: Final = DECIDED + PROVINCES  # by side of the battle: dice still to roll, then the sum
HITS: Final = DICE + 4  # by side of the battle: pieces it loses
LOST: Final = HITS + 2  # by empire: legions, fortresses to lose; sealed
WON: Final = LOST + 2 * EMPIRES  # by empire: 1 for the winner
PAY: Final = WON + EMPIRES  # scratch of the parts of a move
TERMS: Final = PAY + 2 * KINDS + 3
STAKE: Final = TERMS + 3
KEEP: Final = STAKE + 2 * KINDS + 3
LOSS: Final = KEEP + 2 * KINDS + 4
POSTS: Final = LOSS + 7
STOOD: Final = POSTS + 2 * 18 + 3  # bits of the posts that a new choice must differ from
PICKED: Final = STOOD + 1
MOST: Final = PICKED + 1

CONTENT: Final = MOST + 1  # from here on everything is derived
KNOWN: Final = CONTENT  # by empire and kind: the hand as everybody can follow it, less unseen cards
WEIGHT: Final = KNOWN + EMPIRES * KINDS  # by empire: how many cards it holds
STOCK: Final = WEIGHT + EMPIRES  # by kind: cards in the stock
LEFT: Final = STOCK + KINDS  # by empire: legions, fortresses, triremes, markers in its supply
TOKENS: Final = LEFT + 4 * EMPIRES  # by building: tokens in the stock
OWNED: Final = TOKENS + 4  # by empire: mask of its provinces
LAND: Final = OWNED + EMPIRES  # by empire: mask of provinces with its legions or fortresses
BEACH: Final = LAND + EMPIRES  # by empire: mask of provinces with its triremes on land
FLEET: Final = BEACH + EMPIRES  # by empire: mask of seas with its triremes
COUNT: Final = FLEET + EMPIRES  # by empire: heroes and wonders
SIZE: Final = COUNT + EMPIRES

LEGION: Final = 0
FORT: Final = 1
TRIREME: Final = 2
MARKER: Final = 3

CARAVAN: Final = 0
MARKET: Final = 1
CITY: Final = 2
TEMPLE: Final = 3


def legions(s: State, side: int, province: int) -> int:
    """How many legions an empire has in a province."""
    return s.v[LEGIONS + side * PROVINCES + province]


def forts(s: State, side: int, province: int) -> int:
    """How many fortresses an empire has in a province: 0 or 1."""
    return s.v[FORTS + side * PROVINCES + province]


def afloat(s: State, side: int, sea: int) -> int:
    """How many triremes an empire has in a sea."""
    return s.v[AFLOAT + side * SEAS + sea]


def ashore(s: State, side: int, province: int) -> int:
    """How many triremes an empire has on land in a province."""
    return s.v[ASHORE + side * PROVINCES + province]


def add_land(s: State, kind: int, side: int, province: int, count: int) -> None:
    """Legions or fortresses appear in (or, with a negative count, leave) a province."""
    v = s.v
    v[(LEGIONS if kind == LEGION else FORTS) + side * PROVINCES + province] += count
    v[LEFT + 4 * side + kind] -= count
    if v[LEGIONS + side * PROVINCES + province] + v[FORTS + side * PROVINCES + province]:
        v[LAND + side] |= BITS[province]
    else:
        v[LAND + side] &= ~BITS[province]


def add_afloat(s: State, side: int, sea: int, count: int) -> None:
    """Triremes appear in or leave a sea."""
    v = s.v
    v[AFLOAT + side * SEAS + sea] += count
    v[LEFT + 4 * side + TRIREME] -= count
    if v[AFLOAT + side * SEAS + sea]:
        v[FLEET + side] |= BITS[sea]
    else:
        v[FLEET + side] &= ~BITS[sea]


def add_ashore(s: State, side: int, province: int, count: int) -> None:
    """Triremes appear or vanish on land."""
    v = s.v
    v[ASHORE + side * PROVINCES + province] += count
    v[LEFT + 4 * side + TRIREME] -= count
    if v[ASHORE + side * PROVINCES + province]:
        v[BEACH + side] |= BITS[province]
    else:
        v[BEACH + side] &= ~BITS[province]


def add_card(s: State, card: int, side: int) -> None:
    """A hero or wonder comes to an empire."""
    s.v[CARD + card] = side + 1
    s.v[COUNT + side] += 1


def add_building(s: State, site: int, kind: int, count: int) -> None:
    """A building comes to its site (count 1), or its token goes back to the stock (-1)."""
    s.v[BUILT + site] += count
    s.v[TOKENS + kind] -= count


def wipe(s: State, first: int, count: int) -> None:
    """Set so many slots to 0."""
    v = s.v
    for i in range(first, first + count):
        v[i] = 0
