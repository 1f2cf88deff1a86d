"""Facts as words: which slot of a state `legions greeks athenae` names.

A fact is a region of the layout, or a derived fact of the game, at its index words. The words may stand in
any order, before and behind the name; in the layout's order they always have one meaning. Where only one
meaning is possible, the value may stand among the words (`city greeks = athenae`), and what is so or not so
needs no value (`knows greeks = wheel`).
"""

from typing import Final, final

from internum.core.errors import InternumError, Malformed, Unknown
from internum.core.layout import Domain, Region, forms, joined, spread
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
        out.append(_read_item(rules, [*left.split(), *words], checking))
    return out


def _read_item(rules: Rules, words: list[str], checking: bool) -> tuple[Place, str]:
    """The place and the value word of one fact, the value also apart: `city lugdunum = germanic tribes`."""
    try:
        return _read_words(rules, words, checking)
    except InternumError:
        values = [region.values for region in rules.layout.regions if region.values is not None]
        together = joined(values, words)
        if together == words:
            raise
        return _read_words(rules, together, checking)


def _read_words(rules: Rules, words: list[str], checking: bool) -> tuple[Place, str]:
    """The same; the value is the last word unless that makes no sense."""
    try:
        place = find_place(rules, words[:-1], checking)
        if place.region is None or place.region.values is None or _is_value(place.region, words[-1]):
            return place, words[-1]
    except InternumError:
        others = _read_otherwise(rules, words, checking)
        if len(others) == 1:
            return others[0]
        raise
    others = _read_otherwise(rules, words, checking)
    return others[0] if len(others) == 1 else (place, words[-1])


def _read_otherwise(rules: Rules, words: list[str], checking: bool) -> list[tuple[Place, str]]:
    """The meanings of these words with another word as the value, or with none for what is so."""
    found: list[tuple[Place, str]] = []
    for i in range(len(words)):
        rest = words[:i] + words[i + 1 :]
        place = _place_or_none(rules, rest, checking)
        if place is None:
            continue
        named = place.region is not None and place.region.values is not None
        if words[i].isdecimal() if not named else _is_value(place.region, words[i]):
            found.append((place, words[i]))
    place = _place_or_none(rules, words, checking)
    if place is not None and place.region is not None and place.region.flag:
        found.append((place, "1"))
    return found


def _place_or_none(rules: Rules, words: list[str], checking: bool) -> Place | None:
    try:
        return find_place(rules, words, checking)
    except InternumError:
        return None


def _is_value(region: Region | None, word: str) -> bool:
    assert region is not None
    assert region.values is not None
    return word == "none" or region.values.find(word) >= 0


def find_place(rules: Rules, words: list[str], checking: bool) -> Place:
    """The place that these words name; raises and says what is known when there is not exactly one."""
    found: list[Place] = []
    problem = ""
    for exact in (True, False):
        for name, dims, source in _kinds(rules, checking):
            own = name.split()
            for i in range(len(words) - len(own) + 1):
                if not _names(rules, words[i : i + len(own)], own, exact):
                    continue
                rest = words[:i] + words[i + len(own) :]
                places = [Place(name, dims, indices, source) for indices in spread(dims, rest)]
                if places and places[0].text == " ".join(words):
                    return _open(places[0], checking)  # the layout's order
                found += places
                if not places and not problem:
                    problem = _mismatch(name, dims, rest)
        if found:
            break
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


def _names(rules: Rules, words: list[str], own: list[str], exact: bool) -> bool:
    """Is this the name of a fact, or else a synonym or its other number?"""
    if exact or words == own:
        return exact and words == own
    said, name = " ".join(words), " ".join(own)
    return rules.synonyms.get(said, said) == name or name in forms(said)


def _mismatch(name: str, dims: tuple[Domain, ...], words: list[str]) -> str:
    """Why these words are no index of the fact."""
    for word in sorted(words, key=str.isdecimal):  # a number may be the value
        if dims and all(dim.find(word) < 0 for dim in dims):
            lists = {f"{dim.name}: {', '.join(dim.words)}" for dim in dims}
            return f"{name}: unknown word {word!r}; known {'; known '.join(sorted(lists))}"
    form = " ".join([name, *(dim.name.upper() for dim in dims)])
    return f"{' '.join([name, *words])!r} should read: {form}"
