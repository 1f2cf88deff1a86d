"""The static description of a table: what every number of the wire means. The same for everybody."""

import hashlib
import math
from typing import Any, Final

import msgspec

from internum.core.bag import Bag
from internum.core.layout import PUBLIC, SEAT, Domain
from internum.core.rules import Rules
from internum.core.sendings import Sendings
from internum.core.verb import Part, Pick, Verb

KEPT: Final = 256  # descriptions at hand


class Descriptions:
    """Descriptions by digest, made once."""

    def __init__(self) -> None:
        self._by_rules: dict[int, tuple[Rules, str]] = {}
        self._texts: dict[str, bytes] = {}

    def digest(self, rules: Rules) -> str:
        """The name of the description of these rules; it is at hand from now on."""
        known = self._by_rules.get(id(rules))
        if known is not None and known[0] is rules:
            return known[1]
        body = describe(rules)
        digest = hashlib.sha256(msgspec.json.encode(body)).hexdigest()[:16]
        self._texts[digest] = msgspec.json.encode({"digest": digest, **body})
        self._by_rules[id(rules)] = (rules, digest)
        while len(self._texts) > KEPT:
            self._texts.pop(next(iter(self._texts)))
            self._by_rules.pop(next(iter(self._by_rules)))
        return digest

    def text(self, digest: str) -> bytes | None:
        """A description as JSON."""
        return self._texts.get(digest)


def describe(rules: Rules) -> dict[str, Any]:
    """All but the digest."""
    names = _Domains()
    verbs = [_verb(verb, names) for verb in rules.verbs]
    layout = [
        {
            "name": region.name,
            "at": region.at,
            "dims": [names.of(dim) for dim in region.dims],
            "size": [dim.room for dim in region.dims],
            "values": None if region.values is None else names.of(region.values),
            "secrecy": "public"
            if region.secrecy == PUBLIC
            else "seat"
            if region.secrecy == SEAT
            else "hidden",
            "derived": region.derived,
        }
        for region in rules.layout.regions
    ]
    events = [
        {"name": e.name, "params": [[name, None if d is None else names.of(d)] for name, d in e.params]}
        for e in rules.events
    ]
    return {
        "game": rules.game.name,
        "version": rules.game.version,
        "seats": rules.seats,
        "options": rules.options,
        "board": rules.board_digest,
        "sides": list(rules.sides.words),
        "domains": names.words,
        "slots": rules.layout.size,
        "printed": rules.printed,
        "layout": layout,
        "verbs": verbs,
        "steps": [{"name": step.name, "clause": step.clause} for step in rules.steps],
        "events": events,
    }


def _verb(verb: Verb, names: "_Domains") -> dict[str, Any]:
    plain = verb.size == math.prod(len(param.words) for param in verb.params)
    args = None
    if not isinstance(verb, (Bag, Sendings)):
        decoded = [verb.decode(arg) for arg in range(verb.size)]
        radix = [_digits(verb, arg) for arg in range(verb.size)] if plain else None
        args = None if decoded == radix else decoded
    return {
        "word": verb.word,
        "clause": verb.clause,
        "base": verb.base,
        "size": verb.size,
        "params": [names.of(param) for param in verb.params],
        "args": args,
        "free": verb.free,
        "chance": verb.chance,
        "kind": _kind(verb),
        "parts": [part.id for part in verb.parts],
        "most": verb.most if isinstance(verb, (Bag, Sendings)) else None,
        "kinds": names.of(verb.kinds) if isinstance(verb, Bag) else None,
    }


def _kind(verb: Verb) -> str:
    if isinstance(verb, Bag):
        return "bag"
    if isinstance(verb, Pick):
        return "pick"
    if isinstance(verb, Sendings):
        return "sendings"
    return "part" if isinstance(verb, Part) else "head"


def _digits(verb: Verb, arg: int) -> list[int]:
    out: list[int] = []
    for param in reversed(verb.params):
        out.append(arg % len(param.words))
        arg //= len(param.words)
    return out[::-1]


class _Domains:
    """Domains by name; where two that differ have one name, the later one gets a number."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}

    def of(self, domain: Domain) -> str:
        name = domain.name
        number = 1
        while self.words.setdefault(name, list(domain.words)) != domain.words:
            number += 1
            name = f"{domain.name} {number}"
        return name
