"""Phase 5: leaders (E10.0)."""

from internum.core.slots import SP, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.empires import events
from internum.games.empires.realm import TRACKS, levels, tied
from internum.games.empires.state import CHIP, TITLE, TRADE, wipe
from internum.games.empires.table import Table
from internum.games.empires.victory import judge_titles


def hand_over(s: State, track: int, side: int) -> None:
    """E10.0 The title goes to this empire; E6.1 a new trade leader has all chips."""
    old = s.v[TITLE + track] - 1
    if old != side:
        s.v[TITLE + track] = side + 1
        if track == TRADE:
            wipe(s, CHIP, 3)
        s.tell(events.TITLE_WON, track, side)
    s.v[s.v[SP] + A] = track + 1


class Award(Verb):
    """E10.0 Who held the title decides between those who are level."""

    def __init__(self, table: Table) -> None:
        super().__init__("award", "E10.0", (table.empires,))
        self.table = table

    def level(self, s: State) -> list[int]:
        """Those among whom the holder decides."""
        return tied(levels(s, self.table), self.table.n, s.v[s.v[SP] + A] % TRACKS)

    def legal(self, s: State, side: int, out: list[int]) -> None:
        out.extend(self.base + arg for arg in self.level(s))

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg not in self.level(s):
            if why is not None:
                why.add("E10.0", "not-the-highest", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        hand_over(s, s.v[s.v[SP] + A], arg)


class Leaders(Step):
    """E10.0 Trade, culture, military. A: titles that are settled."""

    def __init__(self, table: Table) -> None:
        super().__init__("leaders", "E10.0")
        self.table = table

    def go(self, s: State) -> None:
        fp = s.v[SP]
        now = levels(s, self.table)
        while s.v[fp + A] < TRACKS:
            track = s.v[fp + A]
            best = tied(now, self.table.n, track)
            if len(best) > 1:
                s.ask(s.v[TITLE + track] - 1)
                return
            hand_over(s, track, best[0])
        judge_titles(s, self.table)
        if not s.over:
            s.done()
