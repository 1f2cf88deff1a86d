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
CONQUERED: Final = 12
TEMPLE_DESTROYED: Final = 13
GAVE_UP: Final = 14
FOUNDED: Final = 15
AWARDED: Final = 16
AWARDED_EXTRA: Final = 17
EXCHANGED: Final = 18
WON: Final = 19
