"""The slots of a state by name: what a number in the flat list means.

The rules read and write slots by constant; positions, views, cases and tensors read them by name
through this table. One declaration serves all of them.
"""

from collections.abc import Iterable
from typing import Final, final

from internum.core.errors import InternumError, Unknown

PUBLIC: Final = 0  # every seat sees it
SEAT: Final = 1  # only the seat that leads the side of the first index sees it
HIDDEN: Final = 2  # no seat sees it

LONGEST: Final = 4  # so many words may stand for one: `statue of zeus`

YES_NO: Final = ("no", "false", "yes", "true")  # understood for 0 and 1 where a fact is so or not so


@final
class Domain:
    """A finite list of words: provinces, nations, goods, numbers."""

    def __init__(
        self, name: str, words: Iterable[str], room: int = 0, aliases: dict[str, str] | None = None
    ) -> None:
        self.name: Final = name
        self.words: Final = list(words)
        self.room: Final = max(room, len(self.words))
        self.index: Final = {word: i for i, word in enumerate(self.words)}
        if len(self.index) != len(self.words):
            raise InternumError(f"{name}: a word stands twice")
        for alias, word in (aliases or {}).items():
            self.index.setdefault(alias, self.index[word])  # understood, never written

    def find(self, word: str) -> int:
        """The index of a word as people write it, also in the other number or with a hyphen; -1: none."""
        for form in forms(word):
            if form in self.index:
                return self.index[form]
        return -1

    def of(self, word: str) -> int:
        """The index of a word."""
        found = self.find(word)
        if found < 0:
            raise Unknown(f"unknown {self.name} {word!r}; known: {', '.join(self.words)}")
        return found


def count_of(word: str) -> int:
    """The count that a word says; 0: none. Very long numbers and other signs than 0 to 9 are refused."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0


def forms(word: str) -> list[str]:
    """How a word may stand in a list: as it is, joined otherwise, in the plural, in the singular."""
    return [word, word.replace("-", "_"), word.replace("_", "-"), word + "s", word.removesuffix("s")]


def joined(dims: Iterable[Domain], words: list[str]) -> list[str]:
    """The words, neighbours put together where they are one word of a domain: `leptis magna`."""
    known = list(dims)
    out: list[str] = []
    at = 0
    while at < len(words):
        length = min(LONGEST, len(words) - at)
        while length > 1 and all(dim.find("_".join(words[at : at + length])) < 0 for dim in known):
            length -= 1
        out.append("_".join(words[at : at + length]))
        at += length
    return out


def spread(dims: tuple[Domain, ...], words: list[str]) -> list[list[int]]:
    """Every way to spread the words over the domains, as indices, the way in their own order first.

    Of domains with the same words the first word is the first index: `known red blue` is never turned round.
    """
    if len(words) > len(dims):
        words = joined(dims, words)
    rows: list[list[int]] = [[]] if len(words) == len(dims) else []  # which word each domain takes
    for dim in dims:
        grown = []
        for row in rows:
            like = [p for other, p in zip(dims, row) if other.words == dim.words]
            for p in range(max([0, *(p + 1 for p in like)]), len(words)):
                if p not in row and dim.find(words[p]) >= 0:
                    grown.append([*row, p])
        rows = grown
    rows.sort(key=lambda row: row != sorted(row))
    return [[dim.find(words[p]) for dim, p in zip(dims, row, strict=True)] for row in rows]


def numbers(name: str, low: int, high: int) -> Domain:
    """The numbers low to high as words."""
    return Domain(name, [str(n) for n in range(low, high + 1)])


@final
class Region:
    """A named run of slots, indexed by domains."""

    def __init__(
        self,
        name: str,
        at: int,
        dims: tuple[Domain, ...] = (),
        values: Domain | None = None,
        low: int = 0,
        high: int = 32000,
        default: int = 0,
        secrecy: int = PUBLIC,
        derived: bool = False,
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.at: Final = at
        self.dims: Final = dims
        self.values: Final = values  # the words of the values from 1 on; 0 is "none"
        self.low: Final = low
        self.high: Final = len(values.words) if values is not None else high
        self.default: Final = default
        self.secrecy: Final = secrecy
        self.derived: Final = derived  # follows from the other slots; neither written nor read
        self.about: Final = about
        self.flag: Final = values is None and low == 0 and high == 1  # it is so, or not so
        size = 1
        for dim in dims:
            size *= dim.room
        self.size: Final = size

    def slot(self, indices: list[int]) -> int:
        """The slot of these indices."""
        offset = 0
        for dim, i in zip(self.dims, indices, strict=True):
            offset = offset * dim.room + i
        return self.at + offset

    def cells(self) -> list[tuple[list[int], int]]:
        """Every index list in use with its slot, in order."""
        rows: list[list[int]] = [[]]
        for dim in self.dims:
            rows = [[*row, i] for row in rows for i in range(len(dim.words))]
        return [(row, self.slot(row)) for row in rows]

    def word(self, value: int) -> str:
        """A value in words."""
        if self.values is None:
            return str(value)
        return "none" if value == 0 else self.values.words[value - 1]

    def value(self, word: str) -> int:
        """The value that a word stands for."""
        if self.values is not None:
            return 0 if word == "none" else self.values.of(word) + 1
        if self.flag and word in YES_NO:
            return YES_NO.index(word) // 2
        if not (word.lstrip("-").isdecimal() and word.isascii() and len(word) < 12):
            raise Unknown(f"{self.name}: {word!r} is no number")
        value = int(word)
        if not self.low <= value <= self.high:
            raise InternumError(f"{self.name}: {value} is not between {self.low} and {self.high}")
        return value


@final
class Layout:
    """All regions of a rules instance."""

    def __init__(self, size: int, regions: list[Region], content: int = 0) -> None:
        self.size: Final = size
        self.content: Final = content or size  # slots from here on are derived: in no bytes and no hash
        self.regions: Final = regions
        self.named: Final = {region.name: region for region in regions}
        used = [0] * size
        for region in regions:
            for i in range(region.at, region.at + region.size):
                if used[i]:
                    raise InternumError(f"{region.name}: slot {i} has two names")
                used[i] = 1

    def region(self, name: str) -> Region:
        """The region of that name."""
        if name not in self.named:
            raise Unknown(f"unknown fact {name!r}; known: {', '.join(self.named)}")
        return self.named[name]

    def misfit(self, slots: list[int]) -> str:
        """The first fact whose value is out of its bounds, among the slots there are; else nothing."""
        for region in self.regions:
            for value in slots[region.at : region.at + region.size]:
                if not region.low <= value <= region.high:
                    return f"{region.name} {value}"
        return ""

    def blank(self) -> list[int]:
        """A list of slots with every default in place."""
        slots = [0] * self.size
        for region in self.regions:
            if region.default:
                for _, slot in region.cells():
                    slots[slot] = region.default
        return slots
