"""A bag: how many of each kind. Payments, losses, offers and groups are bags.

The elements come in any order; equal things are a count. A kind is offered only with a count after which
the rest can still be filled, so no choice leads into a dead end. `branch` fills in ascending order, which
reaches every bag once.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from internum.core.layout import Domain, count_of
from internum.core.verb import Part

if TYPE_CHECKING:
    from internum.core.state import State
    from internum.core.why import Why


def bag_slots(kinds: int) -> int:
    """How many scratch slots a bag of so many kinds takes."""
    return 2 * kinds + 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(Part):
    """Scratch slots from `at`: picked by kind, limit by kind, least and most still open, last kind.

    Its choices are `kind * most + count - 1`, and last *enough*, which closes a bag of open size.
    """

    def __init__(self, word: str, clause: str, kinds: Domain, most: int, at: int, size: str = "") -> None:
        super().__init__(word, clause)
        self.size_clause = size or clause  # the clause against a bag that is too full
        self.kinds = kinds
        self.most = most
        self.at = at
        self.n = len(kinds.words)
        self.size = self.n * most + 1

    def words(self, arg: int) -> list[str]:
        if arg == self.size - 1:
            return ["enough"]
        kind = arg // self.most
        return [str(arg - kind * self.most + 1), self.kinds.words[kind]]

    def terms(self, s: "State", least: int, most: int) -> None:
        """Set how much the bag must hold; the limits by kind are set before with `limit`."""
        end = self.at + 2 * self.n
        s.v[end] = least
        s.v[end + 1] = most
        s.v[end + 2] = 0

    def limit(self, s: "State", kind: int, count: int) -> None:
        """At most so many of a kind."""
        s.v[self.at + self.n + kind] = count if count < self.most else self.most

    def picked(self, s: "State", kind: int) -> int:
        """How many of a kind are in the bag."""
        return s.v[self.at + kind]

    def still_open(self, s: "State") -> tuple[int, int]:
        """The least and the most that the bag still takes."""
        end = self.at + 2 * self.n
        return max(0, s.v[end]), s.v[end + 1]

    def room(self, s: "State", first: int) -> int:
        """How much the kinds from `first` on can still take."""
        v = s.v
        room = 0
        for k in range(first, self.n):
            if v[self.at + k] == 0:
                room += v[self.at + self.n + k]
        return room

    def legal(self, s: "State", side: int, out: list[int]) -> None:
        self.offer(s, 0, False, out)

    def branch(self, s: "State", side: int, out: list[int]) -> None:
        before = len(out)
        self.offer(s, s.v[self.at + 2 * self.n + 2], True, out)
        if len(out) == before:  # begun in another order: any way on will do
            self.offer(s, 0, False, out)

    def offer(self, s: "State", first: int, ascending: bool, out: list[int]) -> None:
        """Append the counts by kind after which the rest can still be filled."""
        v = s.v
        at = self.at
        n = self.n
        least = v[at + 2 * n]
        most = v[at + 2 * n + 1]
        room = self.room(s, first)
        for k in range(first, n):
            if v[at + k]:
                continue
            limit = v[at + n + k]
            if limit == 0:
                continue
            # in ascending order the kinds passed over stay empty, so they give no room
            rest = room - limit
            low = least - rest
            if low < 1:
                low = 1
            high = limit if limit < most else most
            base = self.base + k * self.most - 1
            for count in range(low, high + 1):
                out.append(base + count)
            if ascending:
                room -= limit
        if least <= 0:
            out.append(self.base + self.size - 1)

    def add(self, s: "State", arg: int) -> None:
        v = s.v
        end = self.at + 2 * self.n
        if arg == self.size - 1:
            v[end + 1] = 0
        else:
            kind = arg // self.most
            count = arg - kind * self.most + 1
            v[self.at + kind] = count
            v[end] -= count
            v[end + 1] -= count
            v[end + 2] = kind + 1

    def complete(self, s: "State") -> bool:
        return s.v[self.at + 2 * self.n + 1] == 0 or self.room(s, 0) == 0

    def clear(self, s: "State") -> None:
        v = s.v
        for i in range(self.at, self.at + 2 * self.n + 3):
            v[i] = 0

    def forced(self, s: "State") -> bool:
        v = s.v
        at = self.at
        n = self.n
        least = v[at + 2 * n]
        most = v[at + 2 * n + 1]
        room = 0
        kinds = 0
        only = 0
        for k in range(n):
            if v[at + n + k]:
                room += v[at + n + k]
                kinds += 1
                only = k
        if most > 0 and least < room:
            if kinds != 1 or least != most:
                return False
            v[at + only] = least
        elif most > 0:
            for k in range(n):
                v[at + k] = v[at + n + k]
        v[at + 2 * n] = 0
        v[at + 2 * n + 1] = 0
        return True

    def unknown(self, text: list[str]) -> str:
        counted = False
        shaped = True
        for word in text if text != ["nothing"] else []:
            if word.isdigit():
                shaped = shaped and not counted and count_of(word) > 0
                counted = True
            elif self.kinds.find(word) >= 0:
                counted = False
            else:
                return (
                    f"unknown {self.kinds.name} {word!r} in {self.word}; known: {', '.join(self.kinds.words)}"
                )
        if shaped and (not counted or len(text) == 1):  # a number alone: where one kind can be meant
            return ""
        form = f"COUNT {self.kinds.name.upper()}"
        return f"{' '.join(text)!r} should read: {form} {form} …, or nothing"

    def read(self, s: "State", text: list[str]) -> list[int] | None:
        if text == ["nothing"]:
            return []
        if self.unknown(text):
            return None
        counts = [0] * self.n
        number = 0
        for word in text:
            if word.isdigit():
                number = count_of(word)
            else:
                counts[self.kinds.find(word)] += number or 1
                number = 0
        if number:  # a number alone: enough where only one kind can be meant
            able = [k for k in range(self.n) if s.v[self.at + self.n + k]]
            if len(able) != 1:
                return None
            counts[able[0]] = number
        if max(counts) > self.most:
            return None
        return [self.base + k * self.most + c - 1 for k, c in enumerate(counts) if c]

    def fits(self, s: "State", choices: list[int], why: "Why | None") -> bool:
        v = s.v
        total = 0
        for choice in choices:
            arg = choice - self.base
            if arg == self.size - 1:
                continue
            kind = arg // self.most
            count = arg - kind * self.most + 1
            total += count
            if count > v[self.at + self.n + kind]:
                if why is None:
                    return False
                word = self.kinds.words[kind]
                why.add(self.clause, "too-many", f"{v[self.at + self.n + kind]} {word}", f"{count} {word}")
        end = self.at + 2 * self.n
        if total < v[end] or total > v[end + 1]:
            if why is None:
                return False
            if total < v[end] or not self.too_full(s, total, why):
                need = str(v[end]) if v[end] == v[end + 1] else f"{v[end]} to {v[end + 1]}"
                why.add(self.clause if total < v[end] else self.size_clause, "wrong-total", total, need)
        return why is None or not why.reasons

    def too_full(self, s: "State", total: int, why: "Why") -> bool:
        """Say better than by the number alone why so many are too many, if that can be said."""
        return False

    def text(self, s: "State") -> str:
        filled = [(self.picked(s, k), word) for k, word in enumerate(self.kinds.words)]
        return " ".join(f"{count} {word}" for count, word in filled if count) or "nothing"
