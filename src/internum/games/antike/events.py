"""What can happen in Antike, as message ids; their sentences are in words/."""

from typing import Final

DEALT: Final = 0
TOSSED: Final = 1
SETTLED_START: Final = 2
COIN_GIVEN: Final = 3
SUBSTITUTED: Final = 4
RONDEL_MOVED: Final = 5
PRODUCED: Final = 6
TEMPLE_BUILT: Final = 7
ARMED_UNIT: Final = 8
LEARNED: Final = 9
MOVED: Final = 10
BATTLE: Final = 11
LOST: Final = 12
CONQUERED: Final = 13
TEMPLE_DESTROYED: Final = 14
GAVE_UP: Final = 15
FOUNDED: Final = 16
AWARDED: Final = 17
AWARDED_EXTRA: Final = 18
EXCHANGED: Final = 19
WON: Final = 20
