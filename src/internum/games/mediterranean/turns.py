"""The frame of a player's turn with units: steps that end when he is done, and how many units go together."""

from internum.core.layout import Domain, numbers
from internum.core.slots import SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Pick, Verb
from internum.core.why import Why


class Stage(Step):
    """A step of the turn: asks the active player until he is done or nothing is left to do. A: done."""

    def __init__(self, name: str, clause: str, offers: list[Verb], done: list[Verb]) -> None:
        super().__init__(name, clause)
        self.offers = offers
        self.verbs = [*offers, *done]

    def go(self, s: State) -> None:
        fp = s.v[SP]
        side = s.v[fp + WHO] - 1
        if s.v[fp + A] == 0:
            for verb in self.offers:
                if verb.possible(s, side):
                    s.ask(side)
                    return
        self.finish(s, side)
        s.done()

    def finish(self, s: State, side: int) -> None:
        """What happens at the end of the step."""


class Count(Pick):
    """How many units make a move together; `at`: the choice, `most`: the slot of the greatest number."""

    def __init__(self, clause: str, highest: int, at: int, most: int) -> None:
        super().__init__("count", clause, numbers("count", 1, highest), at)
        self.most = most

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg + 1 > s.v[self.most]:
            if why is not None:
                why.add(self.clause, "too-many", s.v[self.most], arg + 1)
            return False
        return True

    def legal(self, s: State, side: int, out: list[int]) -> None:
        most: int = s.v[self.most]
        out.extend(range(self.base, self.base + most))

    def clear(self, s: State) -> None:
        s.v[self.at] = 0
        s.v[self.most] = 0


class Together(Verb):
    """Like units that stand together and go together: how many of them is chosen last."""

    def __init__(self, word: str, clause: str, params: tuple[Domain, ...], count: Count) -> None:
        super().__init__(word, clause, params)
        self.count = count
        self.parts = [count]

    def ready(self, s: State, side: int, arg: int) -> int:
        """How many can go."""
        raise NotImplementedError

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        s.v[self.count.most] = self.ready(s, side, arg)
        return self.count.id
