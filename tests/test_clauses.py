"""Clause coverage: clauses and citations are read rightly, and every kind of hole is found."""

from pathlib import Path

import pytest

from internum.core.errors import Malformed, Unknown
from internum.games import game_names
from internum.testing.clauses import (
    cite_cases,
    cite_code,
    coverage,
    remarks,
)
from internum.testing.rulebook import cited, read_clauses, rules_text, speaks_of

PAGE = """\
# A game

**A1.1** *definition* — A city is a stone.

**A1.2** *rule* — One city a site.

**A1.2a** *rule* — No site, no city. (our ruling)

**A1.3** *note* — Cities are nice.

**A1** *rule* — Sites come first.

**E1** *example* — A site with a city is full.
"""

BOOK = """\
book antike
seats 4

case A12.5 two nations each
clauses A3.1, A3.2
seats 2
at round
then
  holds greeks coin = 1
"""


def test_clauses_in_their_order() -> None:
    found = read_clauses(PAGE)
    assert [(clause.id, clause.kind) for clause in found.values()] == [
        ("A1.1", "definition"),
        ("A1.2", "rule"),
        ("A1.2a", "rule"),
        ("A1.3", "note"),
        ("A1", "rule"),
        ("E1", "example"),
    ]
    assert found["A1.2a"].text == "No site, no city. (our ruling)"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("**A1.9** *ruling* — What?", "line 14: a clause should read"),
        ("**A1.9** rule — What?", "line 14: a clause should read"),
        ("**A1.9.1.1** *rule* — What?", "line 14: a clause should read"),
        ("**A1.2** *rule* — Again.", "line 14: clause A1.2 stands twice"),
    ],
)
def test_a_clause_out_of_form_is_an_error(line: str, problem: str) -> None:
    with pytest.raises(Malformed, match=problem.replace("*", r"\*")):
        read_clauses(PAGE + line + "\n")


def test_code_speaks_in_comments_and_strings_only() -> None:
    source = 'A1 = A2[0]  # A1.2 says so\n"""A1.3\nand A7.6a, A10."""\nx = f"{A1} E1 {A3}"\n'
    found = [(number, name) for number, text in remarks(source) for name in cited(text, [])]
    assert found[:4] == [(1, "A1.2"), (2, "A1.3"), (3, "A7.6a"), (3, "A10")]
    assert (4, "E1") in found
    assert (1, "A2") not in found


def test_a_range_names_what_lies_between() -> None:
    order = list(read_clauses(PAGE))
    assert sorted(cited("A1.1 to A1.3, E1", order)) == ["A1.1", "A1.2", "A1.2a", "A1.3", "E1"]
    assert cited("A1.1 to Z9", order) == ["A1.1", "Z9"]


def test_citations_in_code(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.py").write_text('"""A1.1 and A1.1"""\n\nx = "A9.9"\ny = "B1"\n')
    (tmp_path / "deep" / "two.py").write_text("# A1.1 to A1.2a\n")
    clauses = read_clauses(PAGE)
    wrong = cite_code(clauses, tmp_path)
    assert clauses["A1.1"].code == ["deep/two.py:1", "one.py:1"]
    assert clauses["A1.2"].code == clauses["A1.2a"].code == ["deep/two.py:1"]
    assert wrong == ["one.py:3 cites A9.9, which does not exist"]  # B is no letter of this game


def test_citations_in_cases(tmp_path: Path) -> None:
    path = tmp_path / "one.case"
    path.write_text(BOOK)
    clauses = read_clauses(rules_text("antike"))
    assert cite_cases(clauses, [path]) == []
    for name in ("A12.5", "A3.1", "A3.2"):
        assert clauses[name].cases == ["A12.5 two nations each"]
    assert cite_cases(read_clauses(PAGE), [path]) == [
        f"one.case:4: case A12.5 two nations each cites {name}, which does not exist"
        for name in ("A3.1", "A3.2", "A12.5")
    ]


def test_holes() -> None:
    clauses = read_clauses(PAGE)
    assert {clause.id: clause.hole for clause in clauses.values()} == {
        "A1.1": "no case",
        "A1.2": "no case",
        "A1.2a": "no case",
        "A1.3": "",
        "A1": "no case",
        "E1": "no case",
    }
    for clause in clauses.values():
        clause.cases.append("some case")
    uncited = [clause.id for clause in clauses.values() if clause.hole == "no code cites it"]
    assert uncited == ["A1.2", "A1.2a", "A1"]
    clauses["A1"].code.append("one.py:1")
    assert clauses["A1"].hole == ""


def test_coverage_of_nothing_is_all_holes(tmp_path: Path) -> None:
    clauses, holes = coverage("antike", tmp_path, [])
    bound = [clause for clause in clauses.values() if clause.kind != "note"]
    assert holes == [f"{clause.id} ({clause.kind}): no case" for clause in bound]


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_page(game: str) -> None:
    assert {clause.kind for clause in read_clauses(rules_text(game)).values()} >= {"rule", "definition"}


def test_a_game_without_a_page_is_unknown() -> None:
    with pytest.raises(Unknown, match="no numbered clauses of chess"):
        rules_text("chess")


def test_a_refusal_speaks_of_its_clause_and_of_those_that_refer_to_it() -> None:
    assert speaks_of("antike", "A8.9", "A8.9")
    assert speaks_of("antike", "a6.3", "A6.3a")  # a lettered part
    assert speaks_of("antike", "A3", "A6.7")  # the ruling names the rule
    assert speaks_of("antike", "A8.5", "A8.3")
    assert not speaks_of("antike", "A6.3a", "A6.3")
    assert not speaks_of("antike", "A8.3", "A8.9")
    assert not speaks_of("antike", "A6", "A6.3")
    assert not speaks_of("antike", "A8.3", "")
