"""An action of the rondel that is repeated as long as the nation likes and can (A5.1)."""

from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.games.antike.exchange import Exchange


class Done(Verb):
    """A5.1 Whatever an action offers is optional: enough of this step."""

    def __init__(self) -> None:
        super().__init__("done", "A5.1")

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[s.v[SP] + A] = 1


class Action(Step):
    """Asks the nation on turn until it is done or nothing is left to do. A: it is done.

    Each thing on offer stands alone: a maneuver may be nothing but a fight or a conquest (A7.11).

    Where the action is paid for, an exchange that is open (A6.14) may be what makes it possible, so the
    nation is asked then as well.
    """

    def __init__(
        self, name: str, clause: str, offers: list[Verb], done: Done, exchange: Exchange | None
    ) -> None:
        super().__init__(name, clause)
        self.offers = offers
        self.exchange = exchange
        self.verbs = [*offers, done]

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + A] == 0:
            nation = v[fp + WHO] - 1
            for verb in self.offers:
                if verb.possible(s, nation):
                    s.ask(nation)
                    return
            if self.exchange is not None and self.exchange.possible(s, nation):
                s.ask(nation)
                return
        self.finish(s)

    def finish(self, s: State) -> None:
        """The step is over."""
        s.done()
