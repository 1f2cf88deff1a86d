"""A step: one place in the rulebook's sequence of play. Stateless; its numbers lie in its frame.

`go` is called when the step is on top and nobody is asked: it asks, calls another step, or ends. So the
sequence of play reads from top to bottom, and a battle inside a move inside a turn saves, copies and
undoes for free.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from internum.core.layout import Domain
from internum.core.verb import Verb

if TYPE_CHECKING:
    from internum.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """`verbs` are what it offers to the sides it asks, `free` what a turn offers at every step inside it."""

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause
        self.id = -1  # its number among the steps of the rules; set there
        self.verbs: list[Verb] = []
        self.free: list[Verb] = []
        self.fields: list[Domain | None] = []  # the words of its four numbers, for `at`; None: a number

    def go(self, s: "State") -> None:
        """Ask, call or end."""
        raise NotImplementedError

    def legal(self, s: "State", side: int, out: list[int]) -> None:
        """Append what a side that is asked may begin."""
        for verb in self.verbs:
            verb.legal(s, side, out)

    def branch(self, s: "State", side: int, out: list[int]) -> None:
        """Append a subset of it that reaches every outcome once."""
        for verb in self.verbs:
            verb.branch(s, side, out)

    def weights(self, s: "State") -> list[int]:
        """The weights of chance's outcomes, beside `legal`; by default all alike."""
        out: list[int] = []
        self.legal(s, -1, out)
        return [1] * len(out)

    def default(self, s: "State", side: int) -> int:
        """The answer that gives nothing away, for a side that does not answer; -1: there is none."""
        return -1

    def withdraw(self, s: "State", side: int) -> None:
        """Forget a side's sealed answer. Only steps with sealed answers can."""
        raise NotImplementedError

    def sealed(self, s: "State") -> int:
        """Bits of the sides whose answer lies sealed here and can be withdrawn."""
        return 0
