"""The exchange two for one, open to a nation with all eight know-hows in its turn (A6.14, A5)."""

from typing import Final

from internum.core.layout import Domain
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.antike import events
from internum.games.antike.state import COIN, COINS, HELD, knows_all

KINDS: Final = ["marble", "iron", "gold", "coin"]
GIVEN: Final = [(a, b) for a in range(4) for b in range(a, 4)]
PAIRS: Final = Domain(
    "given",
    [f"{KINDS[a]}+{KINDS[b]}" for a, b in GIVEN],
    aliases={f"{KINDS[b]}+{KINDS[a]}": f"{KINDS[a]}+{KINDS[b]}" for a, b in GIVEN},
)


class Exchange(Verb):
    """A6.14 Two units to the bank, one resource from it."""

    def __init__(self, resources: Domain) -> None:
        super().__init__("exchange", "A6.14", (PAIRS, resources))

    def possible(self, s: State, side: int) -> bool:
        at = HELD + 4 * side
        v = s.v
        return knows_all(s, side) and v[at] + v[at + 1] + v[at + 2] + v[at + 3] >= 2

    def legal(self, s: State, side: int, out: list[int]) -> None:
        if self.possible(s, side):
            for arg in range(self.size):
                if self.allows(s, side, arg, None):
                    out.append(self.base + arg)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        """Getting back one of the two given only loses the other, whichever it was given with."""
        lost = [False] * 4
        legal: list[int] = []
        self.legal(s, side, legal)
        for choice in legal:
            arg = choice - self.base
            a, b = GIVEN[arg // 3]
            if arg % 3 in (a, b):
                other = b if arg % 3 == a else a
                if lost[other]:
                    continue
                lost[other] = True
            out.append(choice)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not knows_all(s, side):
            if why is None:
                return False
            why.add("A6.14", "not-all-know-hows")
        a, b = GIVEN[arg // 3]
        at = HELD + 4 * side
        if s.v[at + a] < (2 if a == b else 1) or s.v[at + b] < 1:
            if why is None:
                return False
            why.add("A6.14", "not-held", "", PAIRS.words[arg // 3])
        return why is None or not why.reasons

    def carry_out(self, s: State, side: int, arg: int) -> None:
        a, b = GIVEN[arg // 3]
        at = HELD + 4 * side
        s.v[at + a] -= 1
        s.v[at + b] -= 1
        s.v[COINS] += (1 if a == COIN else 0) + (1 if b == COIN else 0)
        s.v[at + arg % 3] += 1
        s.tell(events.EXCHANGED, side, arg // 3, arg % 3)
