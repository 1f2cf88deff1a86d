"""Sendings: how many of which things go where. A kind is named, then its count, then more or *enough*.

Unlike in a bag, what one kind may still take depends on what was sent before: money, supplies and room are
shared. Less may always be sent than was, so every beginning is complete and no choice leads into a dead end.
`branch` names the kinds in ascending order, which reaches every outcome once.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from internum.core.layout import Domain, count_of
from internum.core.verb import Part

if TYPE_CHECKING:
    from internum.core.state import State
    from internum.core.why import Why


def sending_slots(kinds: int) -> int:
    """How many scratch slots the sendings of so many kinds take."""
    return kinds + 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Sendings(Part):
    """Scratch slots from `at`: counts by kind, the kind whose count is asked + 1, the last kind + 1, closed.

    A kind is one word of each of `dims`. Its choices are the kinds, then the counts, and last *enough*.
    """

    def __init__(self, word: str, clause: str, dims: tuple[Domain, ...], most: int, at: int) -> None:
        super().__init__(word, clause, dims)
        self.n = self.size
        self.most = most
        self.at = at
        self.size = self.n + most + 1

    def able(self, s: "State", kind: int) -> int:
        """How many of a kind that was not sent yet may still be sent; 0: none."""
        raise NotImplementedError

    def kinds(self, s: "State", first: int, out: list[int]) -> None:
        """Append the kinds from `first` on that may still be sent. Override to look only at some."""
        for kind in range(first, self.n):
            if s.v[self.at + kind] == 0 and self.able(s, kind) > 0:
                out.append(kind)

    def refuse(self, s: "State", kind: int, count: int, why: "Why") -> None:
        """Say why so many of a kind may not be sent."""
        why.add(self.clause, "too-many", self.able(s, kind), count)

    def words(self, arg: int) -> list[str]:
        if arg == self.size - 1:
            return ["enough"]
        return super().words(arg) if arg < self.n else [str(arg - self.n + 1)]

    def sent(self, s: "State", kind: int) -> int:
        """How many of a kind are sent."""
        return s.v[self.at + kind]

    def legal(self, s: "State", side: int, out: list[int]) -> None:
        self.offer(s, 0, out)

    def branch(self, s: "State", side: int, out: list[int]) -> None:
        self.offer(s, s.v[self.at + self.n + 1], out)

    def offer(self, s: "State", first: int, out: list[int]) -> None:
        """Append the counts of the kind that was named, or the kinds from `first` on and *enough*."""
        named = s.v[self.at + self.n]
        if named:
            low = self.base + self.n
            out.extend(range(low, low + min(self.most, self.able(s, named - 1))))
            return
        before = len(out)
        self.kinds(s, first, out)
        for i in range(before, len(out)):
            out[i] += self.base
        if s.v[self.at + self.n + 1]:
            out.append(self.base + self.size - 1)

    def add(self, s: "State", arg: int) -> None:
        v = s.v
        end = self.at + self.n
        if arg == self.size - 1:
            v[end + 2] = 1
        elif arg < self.n:
            v[end] = arg + 1
        else:
            kind = v[end] - 1
            v[self.at + kind] = arg - self.n + 1
            v[end] = 0
            v[end + 1] = kind + 1

    def complete(self, s: "State") -> bool:
        end = self.at + self.n
        if s.v[end + 2]:
            return True
        if s.v[end]:
            return False
        left: list[int] = []
        self.kinds(s, 0, left)
        return len(left) == 0

    def clear(self, s: "State") -> None:
        v = s.v
        for i in range(self.at, self.at + self.n + 3):
            v[i] = 0

    def unknown(self, text: list[str]) -> str:
        for word in text:
            if not word.isdigit() and max([param.find(word) for param in self.params]) < 0:
                names = " or ".join([param.name for param in self.params])
                known = ", ".join([known for param in self.params for known in param.words])
                return f"unknown {names} {word!r} in {self.word}; known: {known}"
        width = len(self.params)
        i = 0
        while i < len(text):
            fit = count_of(text[i]) > 0 or not text[i].isdigit()
            i += 1 if text[i].isdigit() else 0
            words = text[i : i + width]
            i += width
            if not fit or [p.find(word) >= 0 for p, word in zip(self.params, words)] != [True] * width:
                form = " ".join(["COUNT", *[param.name.upper() for param in self.params]])
                return f"{' '.join(text)!r} should read: {form} {form} …"
        return ""

    def read(self, s: "State", text: list[str]) -> list[int] | None:
        if self.unknown(text):
            return None
        counts: dict[int, int] = {}
        width = len(self.params)
        i = 0
        while i < len(text):
            count = count_of(text[i]) or 1
            i += 1 if text[i].isdigit() else 0
            kind = self.encode([param.find(word) for param, word in zip(self.params, text[i : i + width])])
            i += width
            counts[kind] = counts.get(kind, 0) + count
            if counts[kind] > self.most:
                return None
        out: list[int] = []
        for kind in sorted(counts):
            out += [self.base + kind, self.base + self.n + counts[kind] - 1]
        return out

    def fits(self, s: "State", choices: list[int], why: "Why | None") -> bool:
        fit = True
        sent: list[int] = []
        for i in range(0, len(choices) - 1, 2):
            kind = choices[i] - self.base
            count = choices[i + 1] - self.base - self.n + 1
            if count > self.able(s, kind):
                fit = False
                if why is None:
                    break
                told = len(why.reasons)
                self.refuse(s, kind, count, why)
                if len(why.reasons) == told:
                    why.add(self.clause, "too-many", self.able(s, kind), count)
            else:
                s.v[self.at + kind] = count
                sent.append(kind)
        for kind in sent:
            s.v[self.at + kind] = 0
        return fit

    def text(self, s: "State") -> str:
        sent = [(s.v[self.at + kind], kind) for kind in range(self.n) if s.v[self.at + kind]]
        return " ".join(f"{count} {' '.join(self.words(kind))}" for count, kind in sent)
