"""Running case books: each case is set up, played and checked by the rules of its game.

python -m internum.testing.scenario scenarios/antike
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from internum.core.errors import InternumError
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.games import game
from internum.record.position import Finder
from internum.record.written import BadLine, ground
from internum.testing.actions import missing
from internum.testing.casebook import BadCase, Block, Case, read_book

__all__ = ["BadCase", "Case", "Failure", "Result", "load", "main", "run"]


@dataclass(frozen=True)
class Failure:
    """What does not hold, and the line that says it should."""

    line: int
    message: str


@dataclass(frozen=True)
class Result:
    """How a case came out."""

    case: Case
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Does everything hold?"""
        return not self.failures

    def lines(self) -> list[str]:
        """One line a failure, with file, line and case."""
        case = self.case
        return [f"{case.file}:{fail.line}: case {case.name}: {fail.message}" for fail in self.failures]


def load(path: str | Path, find: Finder = game) -> list[Case]:
    """The cases of a book, every word of them known; raises BadCase with file and line."""
    cases = []
    for case in read_book(Path(path), find):
        if isinstance(case, BadCase):
            raise case
        cases.append(case)
    return cases


def run(case: Case) -> Result:
    """Set a case up, play it, and compare."""
    result = Result(case)
    try:
        if case.impossible is not None:
            _run_impossible(case, result)
        else:
            _run_blocks(case, result)
    except Exception as error:
        error.add_note(f"in {case.file}:{case.line}: case {case.name}")
        raise
    return result


def main(paths: Sequence[str | Path], find: Finder = game) -> int:
    """Run books and folders of books; print a line a failure, and how many cases passed and failed.

    A case that cannot be read has failed; the others of its book are run. 0: all passed; 1: some failed; 2: a
    book or a case is malformed, or there is none.
    """
    malformed = False
    passed = failed = 0
    for path in paths:
        books = sorted(Path(path).rglob("*.case")) if Path(path).is_dir() else [Path(path)]
        if not books:
            print(f"{path}: there is no case book here")
            malformed = True
        for book in books:
            try:
                cases = read_book(book, find)
            except (BadCase, OSError) as error:
                print(error)
                malformed = True
                continue
            for case in cases:
                if isinstance(case, BadCase):
                    print(case)
                    malformed = True
                    failed += 1
                    continue
                result = run(case)
                passed += result.passed
                failed += not result.passed
                for line in result.lines():
                    print(line)
    print(f"{passed} passed, {failed} failed")
    return 2 if malformed else 1 if failed else 0


def _run_impossible(case: Case, result: Result) -> None:
    assert case.impossible is not None
    problem = case.problem
    if not problem:
        try:
            _open(case)
        except InternumError as error:
            problem = str(error)
    message = case.impossible.refused(case.game, problem)
    if message:
        result.failures.append(Failure(case.impossible.line.number, message))


def _run_blocks(case: Case, result: Result) -> None:
    try:
        s, moved = _open(case)
    except BadLine as error:
        result.failures.append(Failure(error.line, error.message))
        return
    except InternumError as error:
        result.failures.append(Failure(case.line, str(error)))
        return
    for block in case.blocks:
        if block.actions:
            s.told = []
            moved = True
            for action in block.actions:
                try:
                    action.do(s)
                except InternumError as error:
                    result.failures.append(Failure(action.line.number, str(error)))
                    return
        elif not _check(case, block, s, moved, result):
            return


def _open(case: Case) -> tuple[State, bool]:
    """The position that a case begins with, and whether anything has happened on the way to it."""
    assert case.rules is not None
    s = case.rules.start() if case.start else ground(case.rules)
    s.told = []
    for action in case.setup:
        try:
            action.do(s)
        except InternumError as error:
            raise action.line.bad(error) from error
    written = case.written
    if written.values or written.at is not None or written.asked is not None:
        return s, written.apply(s, True) or case.start
    return s, True


def _check(case: Case, block: Block, s: State, moved: bool, result: Result) -> bool:
    """Ask every check of a block; False when the case cannot go on."""
    if s.asked(CHANCE) and not any(check.chance for check in block.checks):
        result.failures.append(
            Failure(block.line.number, f"{missing(s)}; if it should, check `asked = chance`")
        )
        return False
    for check in block.checks:
        if not moved and check.repeats(case.written):
            message = "this check cannot fail: it repeats what is given, and nothing has happened since"
        else:
            message = check.failure(s, s.told or [])
        if message:
            result.failures.append(Failure(check.line.number, message))
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
