"""The slots of Conquest of the Empire II, and the pieces that stand in them.

What follows from other slots (supplies, masks, alliances) lies behind `CONTENT` and is kept up to date by the
functions here, the only ones that move a piece.
"""

from typing import Final

from mypy_extensions import i64

from internum.core.slots import BITS, GAME
from internum.core.state import State
from internum.games.conquest.cards import FIRST_SENATOR, KINDS

PLAYERS: Final = 6  # room, not the number playing
PROVINCES: Final = 42
SEAS: Final = 18
KEYS: Final = 11
COASTS: Final = 5
LAND_KINDS: Final = 4  # infantry, cavalry, catapult, general; the Caesar has a slot of his own
TURNED_KINDS: Final = 13  # multi-use and Senate Vote cards
RANKS: Final = 4  # values of senators
TYPES: Final = 4  # unit types that fight: infantry, cavalry, catapult, galley
LINE_KINDS: Final = 27  # 6 owners by type, then infantry, cavalry and galleys of diplomacy or rebels
FACE_KINDS: Final = 5

INFANTRY: Final = 0
CAVALRY: Final = 1
CATAPULT: Final = 2
GENERAL: Final = 3
CAESAR: Final = 4
GALLEY: Final = 5
MARKER: Final = 6  # beside the units, in the counts of what is left

# mypyc folds constants only within a module, so the kernel's number is written out and checked
FIRST_SLOT: Final = 57
if FIRST_SLOT != GAME:
    raise AssertionError(f"the slots of the game begin at {GAME}")

UNITS: Final = FIRST_SLOT  # by player, province and kind
CAESAR_IN: Final = UNITS + PLAYERS * PROVINCES * LAND_KINDS  # by player: province + 1
GALLEYS: Final = CAESAR_IN + PLAYERS  # by player and sea
INFLUENCE: Final = GALLEYS + PLAYERS * SEAS  # by player and key province
TOKENS: Final = INFLUENCE + PLAYERS * KEYS  # by key province: tokens on the board
POOL: Final = TOKENS + KEYS  # by key province: tokens in the supply
CITY: Final = POOL + KEYS  # by key province: 0 none, player + 1, or 7 when abandoned
CASH: Final = CITY + KEYS  # by player
CHAOS: Final = CASH + PLAYERS  # by player
POINTS: Final = CHAOS + PLAYERS  # by player
DECK: Final = POINTS + PLAYERS  # by card
AVAILABLE: Final = DECK + KINDS  # by card
CARDS: Final = AVAILABLE + KINDS  # by player and card; senators lie in hands
USED: Final = CARDS + PLAYERS * KINDS  # by player and card: copies turned face down
HAND: Final = USED + PLAYERS * TURNED_KINDS  # by player and senator; secret
KNOWN: Final = HAND + PLAYERS * RANKS  # of a viewer, by keeper and senator: at least so many; secret
OPEN: Final = KNOWN + PLAYERS * (PLAYERS + 1) * RANKS  # by keeper and senator: what everybody knows
HELD: Final = OPEN + (PLAYERS + 1) * RANKS  # by player: senators in hand
BOX: Final = HELD + PLAYERS  # by place of the alliance box: player + 1
OPENER: Final = BOX + PLAYERS  # player + 1 who opens the first auction of this season
BID: Final = OPENER + 1  # the highest bid in talents
BIDDER: Final = BID + 1  # player + 1 who made it
BOX_A: Final = BIDDER + 1  # player + 1 in proposal box A
BOX_B: Final = BOX_A + 1
RESERVE: Final = BOX_B + 1  # by player and unit: starting units still to be placed
ACTIONS: Final = RESERVE + PLAYERS * 6  # left to the player on turn
TOOK: Final = ACTIONS + 1  # 1 when he has taken a card in this round
BOUGHT: Final = TOOK + 1  # by key province: influence bought there in an action that goes on
LINE: Final = BOUGHT + KEYS  # by side of the battle and kind: units in the battle
JOINED: Final = LINE + 2 * LINE_KINDS  # by player and coast of the province: galleys in the battle
LOST: Final = JOINED + PLAYERS * COASTS  # by player and kind: losses chosen, sealed
LOST_AT: Final = LOST + PLAYERS * LINE_KINDS  # by player, owner and coast: of which zones the galleys are
DICE: Final = LOST_AT + PLAYERS * PLAYERS * COASTS  # by side of the battle: dice still to roll
FACES: Final = DICE + 2  # by side of the battle and face
HITS: Final = FACES + 2 * FACE_KINDS  # by side of the battle: hits it suffers
FOUGHT: Final = HITS + 2  # rounds of the battle that are over
HALF: Final = FOUGHT + 1  # 1 when only the defender of a city has rolled in this round
ENDED: Final = HALF + 1  # by side of the battle: 1 wiped out, 2 retreated
REBELS: Final = ENDED + 2  # rebel infantry
CALLED: Final = REBELS + 1  # card + 1 whose vote is on
VOTES: Final = CALLED + 1  # the highest bid in votes
VOTER: Final = VOTES + 1  # player + 1 who made it
SHOWN: Final = VOTER + 1  # by senator: the cards of the highest bid, then those that were spent
PASSED: Final = SHOWN + RANKS  # passes in a row, in an auction or a vote
WINNER: Final = PASSED + 1  # by player
PICKS: Final = WINNER + PLAYERS  # scratch: one slot for each pick
BAG: Final = PICKS + 10  # scratch of the first bag of a move
ZONES: Final = BAG + 2 * LINE_KINDS + 3  # scratch of three bags of sea zones
SENT: Final = ZONES + 3 * (2 * SEAS + 3)  # scratch of sendings
CONTENT: Final = SENT + 214  # from here on everything is derived
ARMIES: Final = CONTENT  # by player: mask of provinces with military land units
PRESENT: Final = ARMIES + PLAYERS  # by player: mask of provinces with land units
LEADERS: Final = PRESENT + PLAYERS  # by player: mask of provinces with leaders
FLEETS: Final = LEADERS + PLAYERS  # by player: mask of seas with galleys
LEFT: Final = FLEETS + PLAYERS  # by player: units and influence markers in the supply
TEAM: Final = LEFT + PLAYERS * 7  # by player: 0 not placed, 1 odd places, 2 even places
SIZE: Final = TEAM + PLAYERS

ABANDONED: Final = PLAYERS + 1


def units(s: State, side: int, province: int, kind: int) -> int:
    """How many land units of a kind a player has in a province."""
    if kind == CAESAR:
        return 1 if s.v[CAESAR_IN + side] == province + 1 else 0
    return s.v[UNITS + (side * PROVINCES + province) * LAND_KINDS + kind]


def military(s: State, side: int, province: int) -> int:
    """C1.1 How many military land units a player has in a province."""
    at = UNITS + (side * PROVINCES + province) * LAND_KINDS
    return s.v[at] + s.v[at + 1] + s.v[at + 2]


def generals(s: State, side: int, province: int) -> int:
    """How many generals a player has in a province."""
    return s.v[UNITS + (side * PROVINCES + province) * LAND_KINDS + GENERAL]


def add_units(s: State, side: int, province: int, kind: int, count: int) -> None:
    """Land units appear in (or, with a negative count, leave) a province."""
    v = s.v
    if kind == CAESAR:
        v[CAESAR_IN + side] = province + 1 if count > 0 else 0
    else:
        v[UNITS + (side * PROVINCES + province) * LAND_KINDS + kind] += count
    v[LEFT + 7 * side + kind] -= count
    mark_province(s, side, province)


def mark_province(s: State, side: int, province: int) -> None:
    """Bring the masks of one province up to date."""
    v = s.v
    bit = BITS[province]
    at = UNITS + (side * PROVINCES + province) * LAND_KINDS
    army = v[at] + v[at + 1] + v[at + 2]
    lead = v[at + GENERAL] + (1 if v[CAESAR_IN + side] == province + 1 else 0)
    v[ARMIES + side] = (v[ARMIES + side] | bit) if army else (v[ARMIES + side] & ~bit)
    v[LEADERS + side] = (v[LEADERS + side] | bit) if lead else (v[LEADERS + side] & ~bit)
    v[PRESENT + side] = (v[PRESENT + side] | bit) if army + lead else (v[PRESENT + side] & ~bit)


def galleys(s: State, side: int, sea: int) -> int:
    """How many galleys a player has in a sea zone."""
    return s.v[GALLEYS + side * SEAS + sea]


def add_galleys(s: State, side: int, sea: int, count: int) -> None:
    """Galleys appear in or leave a sea zone."""
    v = s.v
    v[GALLEYS + side * SEAS + sea] += count
    v[LEFT + 7 * side + GALLEY] -= count
    bit = BITS[sea]
    v[FLEETS + side] = (
        (v[FLEETS + side] | bit) if v[GALLEYS + side * SEAS + sea] else (v[FLEETS + side] & ~bit)
    )


def add_influence(s: State, side: int, key: int, count: int) -> None:
    """Influence markers appear in or leave a key province."""
    s.v[INFLUENCE + side * KEYS + key] += count
    s.v[LEFT + 7 * side + MARKER] -= count


def add_chaos(s: State, side: int, count: int) -> None:
    """C1.6 Chaos rises or falls, never below 0."""
    total = s.v[CHAOS + side] + count
    s.v[CHAOS + side] = total if total > 0 else 0


def left(s: State, side: int, kind: int) -> int:
    """C1.2 How many of a kind of piece are in the supply of a player."""
    return s.v[LEFT + 7 * side + kind]


def enemies(s: State, side: int) -> i64:
    """C4.8 The bits of the players in the other alliance."""
    v = s.v
    own = v[TEAM + side]
    out: i64 = 0
    if own:
        for other in range(PLAYERS):
            if v[TEAM + other] and v[TEAM + other] != own:
                out |= BITS[other]
    return out


def are_enemies(s: State, side: int, other: int) -> bool:
    """C4.8 Do the two stand in different alliances?"""
    own, its = s.v[TEAM + side], s.v[TEAM + other]
    return own > 0 and its > 0 and own != its


def are_allies(s: State, side: int, other: int) -> bool:
    """C4.8 Do two players stand in the same alliance? Nobody is his own ally here."""
    own = s.v[TEAM + side]
    return side != other and own > 0 and own == s.v[TEAM + other]


def enemy_armies(s: State, side: int) -> i64:
    """C6.5.2 The provinces with military land units of enemies."""
    v = s.v
    own = v[TEAM + side]
    out: i64 = 0
    for other in range(PLAYERS):
        if v[TEAM + other] and v[TEAM + other] != own:
            out |= v[ARMIES + other]
    return out


def enemy_fleets(s: State, side: int) -> i64:
    """C6.5.3 The sea zones with galleys of enemies."""
    v = s.v
    own = v[TEAM + side]
    out: i64 = 0
    for other in range(PLAYERS):
        if v[TEAM + other] and v[TEAM + other] != own:
            out |= v[FLEETS + other]
    return out


def set_teams(s: State) -> None:
    """C4.1 Who stands on odd and who on even places."""
    v = s.v
    for side in range(PLAYERS):
        v[TEAM + side] = 0
    for place in range(PLAYERS):
        if v[BOX + place]:
            v[TEAM + v[BOX + place] - 1] = 1 + (place & 1)


def has_card(s: State, side: int, card: int) -> bool:
    """Does a player have a card before him?"""
    return s.v[CARDS + side * KINDS + card] > 0


def unused(s: State, side: int, card: int) -> bool:
    """C7.2 Has a player a copy of a card that lies face up?"""
    return s.v[CARDS + side * KINDS + card] > s.v[USED + side * TURNED_KINDS + card]


def wipe(s: State, first: int, count: int) -> None:
    """Set so many slots to 0."""
    v = s.v
    for i in range(first, first + count):
        v[i] = 0


if FIRST_SENATOR != TURNED_KINDS:
    raise AssertionError("the cards that are turned come before the senators")
