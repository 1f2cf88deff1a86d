"""The slots that the kernel itself keeps in every state. A game's own slots begin at `GAME`.

The layout is one flat run of ints (`vector`); the slots are named, so that this can change. What was
measured before it was chosen stands in docs/design.md.
"""

from typing import Final

from internum.core.layout import Domain, Region
from internum.core.vector import slots

CHANCE: Final = -1  # the side that rolls dice and draws
FIRST: Final = -9  # as an argument: the first side that is asked
NOBODY: Final = -2  # no side: the spectator of a view, the actor of a finished game

SP: Final = 0  # where the top frame begins; 0: the stack is empty
ASKED: Final = 1  # bits of the sides asked: bit 0 is chance, bit i + 1 is side i
OVER: Final = 2  # 0 in play, else how the game ended
TURN: Final = 3  # the frame whose free verbs are open, or 0
ROUND: Final = 4  # the round being played, from 1
DRAFT_SIDE: Final = 5  # side + 1 of a half-made move, or 0
DRAFT_HEAD: Final = 6  # its first choice + 1
DRAFT_PART: Final = 7  # the part it waits for: a verb + 1
DRAFT_STAGE: Final = 8  # how many parts it has had
STACK: Final = 9

FRAME: Final = 6  # a frame: step + 1, side + 1, and four numbers of the step's own
DEPTH: Final = 8
WHO: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5

GAME: Final = STACK + FRAME * DEPTH

WON: Final = 1
ROUND_LIMIT: Final = 2

# 1 << n with a native n is a 32-bit shift in mypyc 2.4: masks come from this table
BITS: Final = slots([1 << n for n in range(63)])
MOST_SIDES: Final = 62  # as many as have a bit in `ASKED`, beside chance


def kernel_regions() -> list[Region]:
    """The kernel's slots that a position may show; the stack is written as `at`."""
    endings = Domain("ending", ["won", "round_limit"])
    return [Region("over", OVER, values=endings), Region("round", ROUND, default=1)]
