"""Clause coverage: every numbered clause of a rulebook with the code that follows it and its cases.

docs/rules/GAME.md is the source; the wheel carries it beside the messages.
"""

import io
import re
import tokenize
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

from internum.core.errors import Malformed, Unknown
from internum.testing.scenario import load

KINDS: Final = ("rule", "definition", "note", "example")
_HEAD: Final = re.compile(r"\*\*([A-Z]\d+(?:\.\d+)?[a-z]?)\*\* \*(\w+)\* — (.+)")
_ID: Final = r"\b([A-Z]\d{1,2}(?:\.\d+)?[a-z]?)\b"
_CITED: Final = re.compile(_ID)
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


def cite_code(clauses: dict[str, Clause], folder: Path) -> list[str]:
    """Note every citation in the code; returns those of clauses that do not exist."""
    wrong: list[str] = []
    letters = {name[0] for name in clauses}
    for path in sorted(folder.rglob("*.py")):
        for number, text in remarks(path.read_text(encoding="utf-8")):
            place = f"{path.relative_to(folder).as_posix()}:{number}"
            for name in cited(text, list(clauses)):
                if name in clauses:
                    clauses[name].code.append(place)
                elif name[0] in letters:
                    wrong.append(f"{place} cites {name}, which does not exist")
    return wrong


def remarks(source: str) -> list[tuple[int, str]]:
    """What code says in words: its comments, docstrings and other strings, by line."""
    out: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or "STRING" in tokenize.tok_name[token.type]:
            out += enumerate(token.string.splitlines(), token.start[0])
    return out


def cited(text: str, order: list[str]) -> list[str]:
    """The clauses that a line names, each once; `A5.5 to A5.9` names those between as well."""
    found = _CITED.findall(text)
    for first, last in _RANGE.findall(text):
        if first in order and last in order:
            found += order[order.index(first) : order.index(last)]
    return list(dict.fromkeys(found))


def cite_cases(clauses: dict[str, Clause], paths: Sequence[Path]) -> list[str]:
    """Note every case; returns the citations of clauses that do not exist."""
    wrong: list[str] = []
    for path in paths:
        for case in load(path):
            first = case.name.split()[0]
            named = [*case.clauses, *([first] if _CITED.fullmatch(first) else [])]
            for name in dict.fromkeys(named):
                if name in clauses:
                    clauses[name].cases.append(case.name)
                else:
                    wrong.append(
                        f"{path.name}:{case.line}: case {case.name} cites {name}, which does not exist"
                    )
    return wrong


def coverage(game: str, code: Path, cases: Sequence[Path]) -> tuple[dict[str, Clause], list[str]]:
    """The clauses of a game with their citations, and every hole in words."""
    clauses = read_clauses(rules_text(game))
    wrong = cite_code(clauses, code) + cite_cases(clauses, cases)
    holes = [f"{clause.id} ({clause.kind}): {clause.hole}" for clause in clauses.values() if clause.hole]
    return clauses, holes + wrong
