"""The slots of Antike and the questions that every phase asks of them.

Counts of pieces lie by nation and province; what can be counted from them (masks of provinces, supplies)
lies behind `CONTENT` and is kept up to date by the functions here, the only ones that move a piece.
"""

from typing import Final

from mypy_extensions import i64

from internum.core.slots import BITS, GAME
from internum.core.state import State
from internum.games.antike import events

NATIONS: Final[i64] = 6  # room, not the number playing
PROVINCES: Final[i64] = 50

# A2.4, A6.9, A5.5: the orders that all tables follow
MARBLE: Final[i64] = 0
IRON: Final[i64] = 1
GOLD: Final[i64] = 2
COIN: Final[i64] = 3
LEGION: Final[i64] = 0
GALLEY: Final[i64] = 1
KING: Final[i64] = 0
SCHOLAR: Final[i64] = 1
GENERAL: Final[i64] = 2
CITIZEN: Final[i64] = 3
NAVIGATOR: Final[i64] = 4
MARKET: Final[i64] = 4
CURRENCY: Final[i64] = 5
MONARCHY: Final[i64] = 6
DEMOCRACY: Final[i64] = 7

# mypyc folds constants only within a module, so the kernel's number is written out and checked
FIRST_SLOT: Final[i64] = 57
if FIRST_SLOT != GAME:
    raise AssertionError(f"the slots of the game begin at {GAME}")

SEATED: Final = FIRST_SLOT  # by nation: seat + 1, 0 when it does not take part
ORDER: Final = SEATED + NATIONS  # nation + 1 at each place of the turn order (A3.6)
CITY: Final = ORDER + NATIONS  # by province: nation + 1 (A1.3)
TEMPLE: Final = CITY + PROVINCES  # by province: 0 or 1 (A1.4)
UNITS: Final = TEMPLE + PROVINCES  # by type, nation, province (A1.5)
LEFT: Final = UNITS + 2 * NATIONS * PROVINCES  # by actions left less one, type, province (A1.11)
HELD: Final = LEFT + 3 * 2 * PROVINCES  # by nation and kind: marble, iron, gold, coin
KNOWS: Final = HELD + 4 * NATIONS  # by nation and know-how: 0 or 1 (A6.9)
EARNED: Final = KNOWS + 8 * NATIONS  # by nation and kind: personages for deeds (A4.10)
EXTRA: Final = EARNED + 5 * NATIONS  # by nation: kind + 1 of the extra personage (A4.8)
RONDEL: Final = EXTRA + NATIONS  # by nation: field + 1, 0 beside the rondel (A5.6)
FIRSTS: Final = RONDEL + NATIONS  # know-hows that nobody had before, acquired in this turn (A4.4)
RAZED: Final = FIRSTS + 1  # temples destroyed in this turn (A4.5)
WINNER: Final = RAZED + 1  # nation + 1
ARMED: Final = WINNER + 1  # by province: units placed in this turn (A6.6)
PAY: Final = ARMED + PROVINCES  # scratch of the parts of a move
GROUP: Final = PAY + 11
FORCE: Final = GROUP + 9
LOSSES: Final = FORCE + 7
PAIRS: Final = LOSSES + 11
GIVEN_UP: Final = PAIRS + 2

CONTENT: Final = GIVEN_UP + 1  # from here on everything is derived
PRESENT: Final = CONTENT  # by type and nation: mask of provinces with units
CITIES: Final = PRESENT + 2 * NATIONS  # by nation: mask of provinces with a city
MOVABLE: Final = CITIES + NATIONS  # by type: mask of provinces with active units of the nation on turn
SETTLED: Final = MOVABLE + 2  # mask of provinces with a city of anybody
COUNT: Final = SETTLED + 1  # by nation: cities
TEMPLES: Final = COUNT + NATIONS  # by nation: temples
SUPPLY: Final = TEMPLES + NATIONS  # by type and nation: units not on the board
COINS: Final = SUPPLY + 2 * NATIONS  # in the bank
BUILT: Final = COINS + 1  # temples on the board
STACK: Final = BUILT + 1  # by kind: personages left
SIZE: Final = STACK + 5

# A2.2, A2.3, A2.4; A10.3 what has run out is not to be had
UNITS_PER_TYPE: Final = 17
STONES: Final = 25
COINS_IN_GAME: Final = 30
TEMPLES_IN_GAME: Final = 20
CARDS: Final = [9, 8, 7, 6, 5]


def units(s: State, kind: i64, nation: i64, province: i64) -> i64:
    """How many units of a type a nation has in a province."""
    return s.v[UNITS + (kind * NATIONS + nation) * PROVINCES + province]


def active(s: State, kind: i64, province: i64) -> i64:
    """A1.11 How many units of a type the nation on turn can still use in a province."""
    at = LEFT + kind * PROVINCES + province
    v = s.v
    return v[at] + v[at + 2 * PROVINCES] + v[at + 4 * PROVINCES]


def allowance(s: State, kind: i64, nation: i64) -> i64:
    """A1.10, A6.13 The maneuver actions of a nation's units of a type in one turn."""
    at = KNOWS + 8 * nation + 2 * kind
    return 1 + s.v[at] + s.v[at + 1]


def defence(s: State, province: i64) -> i64:
    """A8.2 The defence strength of the city in a province; 0 where there is none."""
    v = s.v
    owner = v[CITY + province] - 1
    if owner < 0:
        return 0
    bonus = v[KNOWS + 8 * owner + MONARCHY] + v[KNOWS + 8 * owner + DEMOCRACY]
    walls = 3 if v[TEMPLE + province] else 1
    return walls + units(s, LEGION, owner, province) + units(s, GALLEY, owner, province) + bonus


def wealth(s: State, nation: i64, kind: i64) -> i64:
    """A10.1 What a nation can pay of a resource, coins included."""
    at = HELD + 4 * nation
    return s.v[at + kind] + s.v[at + COIN]


def knows_all(s: State, nation: i64) -> bool:
    """Does a nation own all eight know-hows? The secondary ones imply the basic ones."""
    v = s.v
    at = KNOWS + 8 * nation
    return v[at + 1] + v[at + 3] + v[at + 5] + v[at + 7] == 4


def add_units(s: State, kind: i64, nation: i64, province: i64, count: i64) -> None:
    """Units appear in (or, with a negative count, leave) a province."""
    v = s.v
    at = UNITS + (kind * NATIONS + nation) * PROVINCES + province
    v[at] += count
    v[SUPPLY + kind * NATIONS + nation] -= count
    if v[at] == 0:
        v[PRESENT + kind * NATIONS + nation] &= ~BITS[province]
    else:
        v[PRESENT + kind * NATIONS + nation] |= BITS[province]


def lose_units(s: State, kind: i64, nation: i64, province: i64, count: i64) -> None:
    """A7.8, A8.4 Units are destroyed: they return to the supply of their nation."""
    if count:
        add_units(s, kind, nation, province, -count)
        s.tell(events.LOST, nation, kind, province, count)


def add_left(s: State, actions: i64, kind: i64, province: i64, count: i64) -> None:
    """Active units with so many actions left (at least 1) appear in or leave a province."""
    v = s.v
    v[LEFT + ((actions - 1) * 2 + kind) * PROVINCES + province] += count
    if active(s, kind, province) == 0:
        v[MOVABLE + kind] &= ~BITS[province]
    else:
        v[MOVABLE + kind] |= BITS[province]


def set_city(s: State, province: i64, nation: i64) -> None:
    """A city stone of a nation on a site, in the place of any that stands there; nation -1 takes it off."""
    v = s.v
    old = v[CITY + province] - 1
    if old >= 0:
        v[CITIES + old] &= ~BITS[province]
        v[COUNT + old] -= 1
        v[SETTLED] &= ~BITS[province]
        if v[TEMPLE + province]:
            v[TEMPLE + province] = 0
            v[TEMPLES + old] -= 1
            v[BUILT] -= 1
    v[CITY + province] = nation + 1
    if nation >= 0:
        v[CITIES + nation] |= BITS[province]
        v[COUNT + nation] += 1
        v[SETTLED] |= BITS[province]


def add_temple(s: State, province: i64) -> None:
    """A temple beside the city of a province."""
    v = s.v
    v[TEMPLE + province] = 1
    v[TEMPLES + v[CITY + province] - 1] += 1
    v[BUILT] += 1


def personages(s: State, nation: i64) -> i64:
    """All personages of a nation."""
    v = s.v
    at = EARNED + 5 * nation
    return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4] + (1 if v[EXTRA + nation] else 0)


def refresh(s: State) -> None:
    """Count everything that is derived anew."""
    v = s.v
    for i in range(CONTENT, SIZE):
        v[i] = 0
    for kind in range(2):
        for nation in range(NATIONS):
            v[SUPPLY + kind * NATIONS + nation] = UNITS_PER_TYPE
            for p in range(PROVINCES):
                count = units(s, kind, nation, p)
                if count:
                    v[SUPPLY + kind * NATIONS + nation] -= count
                    v[PRESENT + kind * NATIONS + nation] |= BITS[p]
        for p in range(PROVINCES):
            if active(s, kind, p):
                v[MOVABLE + kind] |= BITS[p]
    for p in range(PROVINCES):
        nation = v[CITY + p] - 1
        if nation >= 0:
            v[CITIES + nation] |= BITS[p]
            v[SETTLED] |= BITS[p]
            v[COUNT + nation] += 1
            v[TEMPLES + nation] += v[TEMPLE + p]
        v[BUILT] += v[TEMPLE + p]
    v[COINS] = COINS_IN_GAME
    for kind in range(5):
        v[STACK + kind] = CARDS[kind]
    for nation in range(NATIONS):
        v[COINS] -= v[HELD + 4 * nation + COIN]
        for kind in range(5):
            v[STACK + kind] -= v[EARNED + 5 * nation + kind]
        if v[EXTRA + nation]:
            v[STACK + v[EXTRA + nation] - 1] -= 1
