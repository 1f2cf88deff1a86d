"""Facts as words: which slot of a state `legions greeks athenae` names.

A fact is a region of the layout, or a derived fact of the game, at its index words. The words may stand in
any order, before and behind the name; in the layout's order they always have one meaning.
"""

from typing import Final, final

from internum.core.errors import Malformed, Unknown
from internum.core.layout import Domain, Region
from internum.core.rules import Fact, Rules
from internum.core.state import State


@final
class Place:
    """The place of one fact: a region of slots or a derived fact, at its indices."""

    def __init__(
        self, name: str, dims: tuple[Domain, ...], indices: list[int], source: Region | Fact
    ) -> None:
        self.region: Final = source if isinstance(source, Region) else None
        self.fact: Final = source if isinstance(source, Fact) else None
        self.indices: Final = indices
        self.slot: Final = source.slot(indices) if isinstance(source, Region) else -1
        self.text: Final = " ".join([name, *(dim.words[i] for dim, i in zip(dims, indices, strict=True))])

    def spelled(self, word: str) -> str:
        """A value as this fact writes it; raises when it cannot be a value here."""
        return word if self.region is None else self.region.word(self.region.value(word))

    def read(self, s: State) -> str:
        """The value in a state, in words."""
        if self.region is not None:
            return self.region.word(s.v[self.slot])
        assert self.fact is not None
        return self.fact.ask(s, self.indices)


def read_facts(rules: Rules, text: str, checking: bool) -> list[tuple[Place, str]]:
    """The places and value words of a line: `FACT = VALUE`, or `WORDS = WORDS VALUE, WORDS VALUE`.

    In the second form the words of each item complete those before the sign. What follows from other facts
    can only be checked, not given.
    """
    left, sign, right = text.partition("=")
    if not sign or not left.strip():
        raise Malformed(f"{text!r} should read: FACT = VALUE")
    out = []
    for item in right.split(","):
        words = item.split()
        if not words:
            raise Malformed(f"{text!r}: a value is missing")
        out.append((find_place(rules, [*left.split(), *words[:-1]], checking), words[-1]))
    return out


def find_place(rules: Rules, words: list[str], checking: bool) -> Place:
    """The place that these words name; raises and says what is known when there is not exactly one."""
    found: list[Place] = []
    problem = ""
    for name, dims, source in _kinds(rules, checking):
        own = name.split()
        for i in range(len(words) - len(own) + 1):
            if words[i : i + len(own)] != own:
                continue
            rest = words[:i] + words[i + len(own) :]
            places = [Place(name, dims, indices, source) for indices in _readings(dims, rest)]
            if places and places[0].text == " ".join(words):
                return _open(places[0], checking)  # the layout's order
            found += places
            if not places and not problem:
                problem = _mismatch(name, dims, rest)
    if len(found) == 1:
        return _open(found[0], checking)
    if found:
        meanings = " or ".join(place.text for place in found)
        raise Malformed(f"{' '.join(words)!r} can mean {meanings}; write it in that order")
    if problem:
        raise Unknown(problem)
    names = ", ".join(name for name, _, source in _kinds(rules, checking) if checking or not _derived(source))
    raise Unknown(f"no fact has its name in {' '.join(words)!r}; known facts: {names}")


def _kinds(rules: Rules, checking: bool) -> list[tuple[str, tuple[Domain, ...], Region | Fact]]:
    out: list[tuple[str, tuple[Domain, ...], Region | Fact]] = []
    for region in rules.layout.regions:
        out.append((region.name, region.dims, region))
    if checking:
        for fact in rules.facts:
            out.append((fact.name, fact.dims, fact))
    return out


def _derived(source: Region | Fact) -> bool:
    return isinstance(source, Region) and source.derived


def _open(place: Place, checking: bool) -> Place:
    if not checking and place.region is not None and place.region.derived:
        raise Malformed(f"{place.text} follows from other facts: it can be checked, not given")
    return place


def _readings(dims: tuple[Domain, ...], words: list[str]) -> list[list[int]]:
    """Every way to spread the words over the domains, the layout's order first.

    Of domains with the same words the first word is the first index: `known red blue` is never turned round.
    """
    rows: list[list[int]] = [[]] if len(words) == len(dims) else []  # which word each domain takes
    for dim in dims:
        grown = []
        for row in rows:
            like = [p for other, p in zip(dims, row) if other.words == dim.words]
            for p in range(max([0, *(p + 1 for p in like)]), len(words)):
                if p not in row and words[p] in dim.index:
                    grown.append([*row, p])
        rows = grown
    rows.sort(key=lambda row: row != sorted(row))
    return [[dim.index[words[p]] for dim, p in zip(dims, row, strict=True)] for row in rows]


def _mismatch(name: str, dims: tuple[Domain, ...], words: list[str]) -> str:
    """Why these words are no index of the fact."""
    for word in words:
        if dims and all(word not in dim.index for dim in dims):
            lists = {f"{dim.name}: {', '.join(dim.words)}" for dim in dims}
            return f"{name}: unknown word {word!r}; known {'; known '.join(sorted(lists))}"
    form = " ".join([name, *(dim.name.upper() for dim in dims)])
    return f"{' '.join([name, *words])!r} should read: {form}"
