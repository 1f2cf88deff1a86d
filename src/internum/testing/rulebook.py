"""The numbered clauses of a rulebook: docs/rules/GAME.md, which the wheel carries beside the messages."""

import functools
import re
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

from internum.core.errors import Malformed, Unknown

KINDS: Final = ("rule", "definition", "note", "example")
_HEAD: Final = re.compile(r"\*\*([A-Z]\d+(?:\.\d+){0,2}[a-z]?)\*\* \*(\w+)\* — (.+)")
_ID: Final = r"\b([A-Z]\d{1,2}(?:\.\d+){0,2}[a-z]?)\b"
CITED: Final = re.compile(_ID)
_RANGE: Final = re.compile(rf"{_ID} to {_ID}")


@dataclass
class Clause:
    """One clause, and where it is cited."""

    id: str
    kind: str
    text: str
    code: list[str] = field(default_factory=list)  # file:line
    cases: list[str] = field(default_factory=list)  # names

    @property
    def hole(self) -> str:
        """What is missing, in words, or nothing."""
        if self.kind == "note":
            return ""
        if not self.cases:
            return "no case"
        if self.kind == "rule" and not self.code:
            return "no code cites it"
        return ""


def rules_text(game: str) -> str:
    """The numbered clauses of a game, from the wheel or from the source tree."""
    shipped = files("internum") / "words" / "rules" / f"{game}.md"
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    source = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    if not source.is_file():
        raise Unknown(f"there are no numbered clauses of {game}")
    return source.read_text(encoding="utf-8")


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a page, in its order."""
    found: dict[str, Clause] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("**"):
            continue
        match = _HEAD.match(line)
        if match is None or match[2] not in KINDS:
            raise Malformed(f"line {number}: a clause should read: **ID** *kind* — text")
        if match[1] in found:
            raise Malformed(f"line {number}: clause {match[1]} stands twice")
        found[match[1]] = Clause(match[1], match[2], match[3])
    return found


def cited(text: str, order: list[str]) -> list[str]:
    """The clauses that a line names, each once; `A5.5 to A5.9` names those between as well."""
    found = CITED.findall(text)
    for first, last in _RANGE.findall(text):
        if first in order and last in order:
            found += order[order.index(first) : order.index(last)]
    return list(dict.fromkeys(found))


@functools.cache
def references(game: str) -> dict[str, list[str]]:
    """The clauses that each clause of a game refers to; empty when the game has no numbered clauses."""
    try:
        clauses = read_clauses(rules_text(game))
    except Unknown:
        return {}
    return {
        name.lower(): [c.lower() for c in cited(clause.text, list(clauses))]
        for name, clause in clauses.items()
    }


def speaks_of(game: str, clause: str, given: str) -> bool:
    """Does a refusal by the clause `given` speak of this clause?

    It does when they are one, when `given` is a lettered part of it, or when its text refers to `given`:
    rulings, answers and examples name the rule that they are about.
    """
    clause, given = clause.lower(), given.lower()
    part = given[:-1] == clause and given[-1:].isalpha()
    return clause == given or part or given in references(game).get(clause, [])
