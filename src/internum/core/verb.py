"""A verb: one kind of thing that a side can do, with its parameters, conditions and effect.

The verb states its conditions once, in `allows`, on the whole of the choice. Everything that asks what
is legal (lists, bots, the browser, the explanation of a refusal) asks that one function.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from internum.core.layout import Domain
from internum.core.slots import CHANCE

if TYPE_CHECKING:
    from internum.core.state import State
    from internum.core.why import Why

EVERYBODY = (1 << 62) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Its choices are the run `base … base + size - 1`; `arg` counts from 0 in row order of `params`."""

    def __init__(self, word: str, clause: str, params: tuple[Domain, ...] = ()) -> None:
        self.word = word
        self.clause = clause
        self.params = params
        self.chance = False  # only chance plays it
        self.sides = -1  # only the first so many sides ever play it; -1: all
        self.onward = False  # moves pieces, and a move of the same pieces further on may follow
        self.free = False  # a turn offers it at every step inside; it answers no question. Set by the rules
        self.parts: list[Part] = []  # every part that a move of this verb may have
        self.id = -1  # its number among the verbs of the rules; set there
        self.base = -1
        self.size = 1
        for param in params:
            self.size *= len(param.words)

    def legal(self, s: "State", side: int, out: list[int]) -> None:
        """Append the legal choices. Override to look only where a legal choice can be."""
        for arg in range(self.size):
            if self.allows(s, side, arg, None):
                out.append(self.base + arg)

    def branch(self, s: "State", side: int, out: list[int]) -> None:
        """Append a subset of the legal choices that reaches every outcome once."""
        self.legal(s, side, out)

    def possible(self, s: "State", side: int) -> bool:
        """Is any choice legal? Override where that is quicker to tell than to list."""
        out: list[int] = []
        self.legal(s, side, out)
        return len(out) > 0

    def allows(self, s: "State", side: int, arg: int, why: "Why | None") -> bool:
        """Every condition in the order of the rulebook; must be safe to ask in any state.

        Without `why` it stops at the first failure; with it, it gathers all of them.
        """
        return True

    def played_by(self, side: int) -> bool:
        """Can this side ever play it? Its conditions are asked of no other."""
        return (side == CHANCE) == self.chance and (self.sides < 0 or side < self.sides)

    def part(self, s: "State", side: int, arg: int, stage: int) -> int:
        """Set the terms of part number `stage` of the move and return its verb id; -1: complete."""
        return -1

    def carry_out(self, s: "State", side: int, arg: int) -> None:
        """The effect of the complete move."""

    def play(self, s: "State", side: int, arg: int) -> None:
        """Take the choice: begin the move, and carry it out when it needs no parts."""
        if self.parts or self.free:
            s.advance(self, side, arg, 0)
        else:
            s.answered(side)
            self.carry_out(s, side, arg)

    def audience(self, s: "State", side: int, arg: int) -> int:
        """Bits of the seats that see the parameters when the move is made; others see the verb."""
        return EVERYBODY

    def decode(self, arg: int) -> list[int]:
        """The parameters' indices."""
        out: list[int] = []
        for param in reversed(self.params):
            out.append(arg % len(param.words))
            arg //= len(param.words)
        out.reverse()
        return out

    def encode(self, indices: list[int]) -> int:
        """The argument of these parameters' indices."""
        arg = 0
        for param, i in zip(self.params, indices, strict=True):
            arg = arg * len(param.words) + i
        return arg

    def words(self, arg: int) -> list[str]:
        """The parameters in words."""
        return [param.words[i] for param, i in zip(self.params, self.decode(arg), strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Verb):
    """A verb whose choices complete a move that another verb began."""

    def forced(self, s: "State") -> bool:
        """Take the only way to fill this part, if there is just one. No question is asked then."""
        return False

    def complete(self, s: "State") -> bool:
        """Is the part filled?"""
        return True

    def add(self, s: "State", arg: int) -> None:
        """Note the choice in the part's scratch slots."""

    def clear(self, s: "State") -> None:
        """Wipe the scratch slots when the move is done."""

    def play(self, s: "State", side: int, arg: int) -> None:
        self.add(s, arg)
        if self.complete(s):
            s.next_part(side)

    def unknown(self, text: list[str]) -> str:
        """What is wrong with words that can never be words of this part; nothing when they can."""
        return ""

    def read(self, s: "State", text: list[str]) -> list[int] | None:
        """The choices, in ascending order, that these words stand for; None: not words of this part."""
        raise NotImplementedError

    def fits(self, s: "State", choices: list[int], why: "Why | None") -> bool:
        """Do these choices fill the part, under the terms that are set?"""
        raise NotImplementedError

    def text(self, s: "State") -> str:
        """What the part is filled with, in words, read from the scratch slots."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Part):
    """A part that is one choice of a domain."""

    def __init__(self, word: str, clause: str, domain: Domain, at: int) -> None:
        super().__init__(word, clause, (domain,))
        self.at = at  # one scratch slot: the choice + 1

    def add(self, s: "State", arg: int) -> None:
        s.v[self.at] = arg + 1

    def complete(self, s: "State") -> bool:
        return s.v[self.at] > 0

    def clear(self, s: "State") -> None:
        s.v[self.at] = 0

    def forced(self, s: "State") -> bool:
        out: list[int] = []
        self.legal(s, s.drafter(), out)
        if len(out) == 1:
            self.add(s, out[0] - self.base)
            return True
        return False

    def unknown(self, text: list[str]) -> str:
        own = self.word.split()
        said = text[len(own) :] if text[: len(own)] == own else text  # the word may be left out
        if len(said) == 1 and self.params[0].find(said[0]) >= 0:
            return ""
        return f"{' '.join(text)!r} should read: {self.word} {self.params[0].name.upper()}"

    def read(self, s: "State", text: list[str]) -> list[int] | None:
        return None if self.unknown(text) else [self.base + self.params[0].find(text[-1])]

    def fits(self, s: "State", choices: list[int], why: "Why | None") -> bool:
        if len(choices) != 1:
            if why is not None:
                why.add(self.clause, "one-choice", len(choices), 1)
            return False
        return self.allows(s, s.drafter(), choices[0] - self.base, why)

    def text(self, s: "State") -> str:
        return f"{self.word} {self.params[0].words[s.v[self.at] - 1]}"
