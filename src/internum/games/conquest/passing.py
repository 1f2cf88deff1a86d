"""Passing: an action (6.8), or an answer in an auction (4.4) or a vote (8.2)."""

from internum.core.slots import SP
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.auction import Auction
from internum.games.conquest.senate import Vote
from internum.games.conquest.state import BIDDER
from internum.games.conquest.table import Table


class Pass(Verb):
    """C6.8.1, C4.4, C8.2 Nothing, for now."""

    def __init__(self, table: Table) -> None:
        super().__init__("pass", "C6.8.1")
        self.sides = table.n

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        step = s.rules.steps[s.v[s.v[SP]] - 1] if s.v[SP] else None
        if isinstance(step, Auction):
            if s.v[BIDDER] == 0:
                if why is not None:
                    why.add("C4.4", "opener-must-bid")
                return False
            return True
        return isinstance(step, Vote) or may_act(s, side, why)

    def carry_out(self, s: State, side: int, arg: int) -> None:
        step = s.rules.steps[s.v[s.v[SP]] - 1]
        s.tell(events.PASSED, side)
        if isinstance(step, (Auction, Vote)):
            step.pass_on(s)
        else:
            spend_action(s)
