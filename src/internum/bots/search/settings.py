"""How wide and how long to look ahead."""

from typing import Final, final


@final
class Settings:
    """The dials of a search; `simulations` and `seconds` end it, whichever comes first."""

    def __init__(
        self,
        simulations: int,
        seconds: float = 0.0,  # 0: no clock, so that the same seed gives the same move
        root: int = 300,  # moves looked at where the search begins
        inner: int = 24,  # and further on, where its own seat moves
        theirs: int = 10,  # and where others do
        few: int = 3,  # moves considered at a first visit
        growth: float = 0.7,  # and so many times the root of the visits more
        explore: float = 0.1,  # in units of the spread of first glances
        trust: float = 1.0,  # visits that a first glance counts as much as
        turns: int = 1,  # of its own seat, to whose end a simulation goes
        replies: int = 0,  # turns of others that follow before it is judged
    ) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.root: Final = root
        self.inner: Final = inner
        self.theirs: Final = theirs
        self.few: Final = few
        self.growth: Final = growth
        self.explore: Final = explore
        self.trust: Final = trust
        self.turns: Final = turns
        self.replies: Final = replies
