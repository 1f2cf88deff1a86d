"""Clause coverage: every numbered clause of a rulebook with the code that follows it and its cases."""

import io
import tokenize
from collections.abc import Sequence
from pathlib import Path

from internum.testing.rulebook import CITED, Clause, cited, read_clauses, rules_text
from internum.testing.scenario import load


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


def cite_cases(clauses: dict[str, Clause], paths: Sequence[Path]) -> list[str]:
    """Note every case; returns the citations of clauses that do not exist."""
    wrong: list[str] = []
    for path in paths:
        for case in load(path):
            first = case.name.split()[0]
            named = [*case.clauses, *([first] if CITED.fullmatch(first) else [])]
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
