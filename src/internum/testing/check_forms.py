"""The forms of the lines below `then` in a case, read word by word into checks."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from internum.core.errors import InternumError, Malformed, Unknown
from internum.core.layout import Domain, joined, spread
from internum.core.notation import Parsed, find_verb, parse
from internum.core.rules import Rules
from internum.core.slots import NOBODY
from internum.core.verb import Part
from internum.record.facts import read_facts
from internum.record.written import Line
from internum.testing.checks import (
    AskedCheck,
    CanCheck,
    Check,
    DefaultCheck,
    EventCheck,
    FactCheck,
    ImpossibleCheck,
    MayCheck,
    MayNotCheck,
    NumbersCheck,
    OddsCheck,
    SeatsCheck,
    SeesCheck,
)
from internum.testing.vocabulary import domains
from internum.testing.ways import WaysCheck


def read_checks(rules: Rules, line: Line) -> list[Check]:
    """The checks of a line; every word is known afterwards."""
    try:
        for form, reader in _FORMS.items():
            if line.words[: len(form.split())] == form.split():
                return [reader(rules, line)]
        if line.words[0] == "winner" and "winner" not in [region.name for region in rules.layout.regions]:
            return [_read_winners(rules, line)]
        verb = line.words[1].rstrip(":") if len(line.words) > 1 else ""
        if verb in ("may", "can", "sees"):
            return _read_about_side(rules, line, verb)
        if "=" in line.text:
            facts = read_facts(rules, _text(line.words), True)
            return [FactCheck(line, place, word) for place, word in facts]
        raise Malformed(f"{line.text!r} is no check: it has neither `=` nor `may`, `can`, `sees` or `event`")
    except InternumError as error:
        raise line.bad(error) from error


def read_impossible(line: Line) -> ImpossibleCheck | None:
    """The check `impossible because …`, which needs no rules; None for any other line."""
    if line.words[0] != "impossible":
        return None
    clauses = read_clauses(line, 2)
    if line.words[1:2] != ["because"] or not clauses:
        raise line.bad("should read: impossible because CLAUSE")
    return ImpossibleCheck(line, clauses)


def read_clauses(line: Line, start: int) -> list[str]:
    """The clauses from a word on, in their own spelling, with or without commas."""
    return " ".join(line.text.split()[start:]).replace(",", " ").split()


def _read_about_side(rules: Rules, line: Line, verb: str) -> list[Check]:
    words = line.words
    if verb == "sees":
        side = NOBODY if words[0] == "spectator" else rules.sides.of(words[0])
        return [SeesCheck(line, side, *fact) for fact in read_facts(rules, _text(words[2:]), True)]
    side = rules.side(words[0])
    if verb == "can":
        return [_read_can(rules, line, side)]
    if words[2:3] != ["not"]:
        return [MayCheck(line, side, parse(rules, _text(words[2:])))]
    if "because" not in words[3:]:
        raise Malformed("say why not: SIDE may not MOVE because CLAUSE")
    at = words.index("because", 3)
    clauses = read_clauses(line, at + 1)
    if not clauses:
        raise Malformed("no clause stands behind `because`")
    return [MayNotCheck(line, side, _read_refused(rules, _text(words[3:at])), clauses)]


def _read_refused(rules: Rules, text: str) -> Parsed:
    """A move that is to be refused: its parts may be filled with any words of the game."""
    try:
        return parse(rules, text)
    except Unknown:
        head, *groups = text.split(":")
        move = parse(rules, head)
        known = {word for domain in (rules.sides, *domains(rules)) for word in domain.index}
        words = [group.split() for group in groups]
        for group in words:
            strange = [word for word in group if all(part.unknown([word]) for part in move.verb.parts)]
            misshaped = not strange and all(part.unknown(group) for part in move.verb.parts)
            if misshaped or not known.issuperset(strange):
                raise
        return Parsed(move.verb, move.arg, words, text)


def _read_can(rules: Rules, line: Line, side: int) -> Check:
    head, colon, tail = _text(line.words).partition(":")
    if not colon:
        raise Malformed(f"{line.text!r} should read: SIDE can: VERBS, or SIDE can VERB: WORDS")
    items = [] if tail.strip() == "nothing" else _items(tail)
    words = head.split()[2:]
    if not words:
        heads = [verb for verb in rules.verbs if not isinstance(verb, Part)]
        verbs = [rules.synonyms.get(item, item) for item in items]
        for item in verbs:
            if item not in [verb.word for verb in heads]:
                raise Unknown(f"unknown verb {item!r}; known: {', '.join(verb.word for verb in heads)}")
        return CanCheck(line, side, None, [], verbs)
    verb, first = find_verb(rules, words)
    first = joined(verb.params, first)
    if len(first) >= len(verb.params):
        if not verb.parts:
            raise Malformed(f"nothing is left to list; write `{line.words[0]} may {_text(words)}`")
        return WaysCheck(line, side, parse(rules, _text(words)), [item.split() for item in items])
    listed = _listed(verb.params[len(first) :], items)
    named = [param.words[param.of(word)] for param, word in zip(verb.params, first)]
    words_of = [_read_words(listed, item) for item in items]
    return CanCheck(line, side, verb, named, words_of, len(first) + len(listed))


def _listed(params: tuple[Domain, ...], items: list[str]) -> tuple[Domain, ...]:
    """The parameters that a list names: all of them, or in every item as many of the first."""
    lengths = {len(item.split()) for item in items}
    return params[: lengths.pop()] if len(lengths) == 1 else params


def _read_words(params: tuple[Domain, ...], item: str) -> str:
    """An item of a list as the verb writes it; its words may stand in any order that has one meaning."""
    rows = spread(params, item.split())
    if rows:
        return _text([param.words[i] for param, i in zip(params, rows[0], strict=True)])
    if len(item.split()) == len(params):
        for param, word in zip(params, item.split(), strict=True):
            param.of(word)
    raise Malformed(f"{item!r} should read: {_text([param.name.upper() for param in params])}")


def _read_event(rules: Rules, line: Line) -> Check:
    words = line.words[2:] if line.words[0] == "no" else line.words[1:]
    names = [event.name for event in rules.events]
    if not words or words[0] not in names:
        raise Unknown(f"unknown event {_text(words[:1])!r}; known: {', '.join(names) or 'none'}")
    event = rules.events[names.index(words[0])]
    if len(words) - 1 > len(event.params):
        words = [words[0], *joined([domain for _, domain in event.params if domain is not None], words[1:])]
    if len(words) - 1 > len(event.params):
        form = " ".join([event.name, *(name.upper() for name, _ in event.params)])
        raise Malformed(f"{_text(words)!r} should read: {form}")
    wanted: list[int | None] = []
    for word, (name, domain) in zip(words[1:], event.params):
        if word == "*":
            wanted.append(None)
        elif domain is not None:
            wanted.append(domain.of(word))
        elif word.lstrip("-").isdecimal():
            wanted.append(int(word))
        elif name == "place" and _place_of(rules, word) >= 0:
            wanted.append(_place_of(rules, word))
        else:
            raise Unknown(f"{name} {word!r} is no number")
    return EventCheck(line, names.index(words[0]), wanted, line.words[0] != "no")


def _place_of(rules: Rules, word: str) -> int:
    """The number that stands for a province or a sea in an event that may be of either; -1: no such place."""
    places = [domain for domain in domains(rules) if domain.name in ("province", "sea")]
    return max(place.find(word) for place in places)


def _read_asked(rules: Rules, line: Line) -> Check:
    names = _items(_right(line))
    for name in names if names != ["nobody"] else []:
        rules.side(name)
    return AskedCheck(line, names)


def _read_winners(rules: Rules, line: Line) -> Check:
    seats: list[int] = []
    sides: list[int] = []
    words = _items(_right(line))
    for word in words if words != ["nobody"] else []:
        if not word.startswith("seat "):
            sides.append(rules.sides.of(word))
            continue
        number = word.removeprefix("seat ")
        if not number.isdecimal() or not 1 <= int(number) <= rules.seats:
            raise Unknown(f"there are the seats 1 to {rules.seats}, not {number}")
        seats.append(int(number) - 1)
    return SeatsCheck(line, seats, sides)


def _read_numbers(rules: Rules, line: Line) -> Check:
    numbers = [_fraction(word.strip()) for word in _right(line).split(",")]
    if len(numbers) != rules.seats:
        raise Malformed(f"{line.words[0]}: there are {rules.seats} seats, not {len(numbers)}")
    return NumbersCheck(line, line.words[0], numbers)


def _read_default(rules: Rules, line: Line) -> Check:
    move = _right(line).strip()
    side = rules.sides.of(_text(line.words).partition("=")[0].removeprefix("default").strip())
    return DefaultCheck(line, side, None if move == "none" else parse(rules, move))


def _read_odds(rules: Rules, line: Line) -> Check:
    odds = _fraction(_right(line).strip())
    move = parse(rules, _text(line.words).partition("=")[0].removeprefix("chance of"))
    if not move.verb.chance:
        raise Malformed(f"{move.text} is no result of chance")
    return OddsCheck(line, move, odds)


_FORMS: Final[dict[str, Callable[[Rules, Line], Check]]] = {
    "event": _read_event,
    "no event": _read_event,
    "asked": _read_asked,
    "winners": _read_winners,
    "scores": _read_numbers,
    "returns": _read_numbers,
    "default": _read_default,
    "chance of": _read_odds,
}


def _text(words: list[str]) -> str:
    return " ".join(words)


def _right(line: Line) -> str:
    """What stands behind the sign."""
    _, sign, right = _text(line.words).partition("=")
    if not sign:
        raise Malformed(f"{line.text!r}: `=` is missing")
    return right


def _items(text: str) -> list[str]:
    """The items of a list; none may be empty or stand twice."""
    items = [_text(item.split()) for item in text.split(",")]
    if "" in items:
        raise Malformed("the list is empty, or has an empty place; an empty list is written `nothing`")
    for item in items:
        if items.count(item) > 1:
            raise Malformed(f"{item!r} stands twice")
    return items


def _fraction(word: str) -> Fraction:
    try:
        return Fraction(word)
    except (ValueError, ZeroDivisionError) as error:
        raise Malformed(f"{word!r} is no number") from error
