"""Case books: plain files in the words of a game, read into cases. The format: docs/scenarios.md.

A line at the margin is a heading, an indented line belongs to the heading above it. Reading knows every
word afterwards; whether a case holds, only running it shows (`scenario`).
"""

from pathlib import Path
from typing import Final, final

from internum.core.errors import InternumError, Malformed
from internum.core.rules import Game, Rules
from internum.record.position import Finder
from internum.record.written import BadLine, Line, Written, read_lines, read_options, read_seats
from internum.testing.actions import Action, read_action
from internum.testing.check_forms import read_checks, read_clauses, read_impossible
from internum.testing.checks import Check, ImpossibleCheck

_BOOK: Final = ("seats", "options")
_SETTINGS: Final = ("clauses", "like", "seats", "options", "from", "at", "asked")
_OPENING: Final = ("setup", "given")
_ROUNDS: Final = ("play", "then")


class BadCase(Malformed):
    """A case book that cannot be read; says file and line."""

    def __init__(self, file: str, line: int, message: str) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}:{line}: {message}")


@final
class Block:
    """The lines below one `play` or `then`: either actions or checks."""

    def __init__(self, line: Line, actions: list[Action], checks: list[Check]) -> None:
        self.line: Final = line
        self.actions: Final = actions
        self.checks: Final = checks


@final
class Case:
    """One case, every word of it known. `rules` is None when the table itself is refused, for `problem`."""

    def __init__(self, game: str, name: str, clauses: list[str], file: str, line: int) -> None:
        self.game: Final = game
        self.name: Final = name
        self.clauses: Final = clauses  # those it cites; its name may begin with a further one
        self.file: Final = file
        self.line: Final = line
        self.rules: Rules | None = None
        self.problem = ""
        self.start = False  # from the real set-up, else from an empty board
        self.setup: list[Action] = []
        self.written = Written()
        self.blocks: list[Block] = []
        self.impossible: ImpossibleCheck | None = None


@final
class _Draft:
    """A case as its lines stand in the file, with those it takes over from another case in front."""

    def __init__(self, title: Line) -> None:
        self.title: Final = title
        self.name: Final = " ".join(title.text.split()[1:])
        self.settings: dict[str, Line] = {}
        self.options: list[Line] = []
        self.setup: list[Line] = []
        self.given: list[list[Line]] = []
        self.blocks: list[tuple[Line, list[Line]]] = []
        self.problem: BadLine | None = None  # what is wrong with its headings

    def take_over(self, base: "_Draft") -> None:
        """Begin as another case begins; what this one says goes before."""
        if base.problem is not None:
            raise base.problem
        settings = {name: line for name, line in base.settings.items() if name not in ("clauses", "like")}
        if "at" in self.settings:
            settings.pop("asked", None)  # it belongs to the other place
        self.settings = {**settings, **self.settings}
        self.options = [*base.options, *self.options]
        self.setup = self.setup or base.setup
        self.given = [*base.given, *self.given]


@final
class _Reader:
    """Reads one file."""

    def __init__(self, file: str, find: Finder) -> None:
        self.file = file
        self.find = find
        self.game: Game | None = None
        self.book: dict[str, Line] = {}
        self.drafts: list[_Draft] = []

    def read(self, lines: list[Line]) -> list[Case | BadLine]:
        """Every case, or what is wrong with it; raises what is wrong with the whole book."""
        if not lines or lines[0].indented or lines[0].words[0] != "book":
            raise BadLine(lines[0].number if lines else 1, "a case book begins with: book GAME")
        try:
            self.game = self.find(lines[0].rest)
        except InternumError as error:
            raise lines[0].bad(error) from error
        section: list[Line] | None = None
        heading = lines[0]
        for line in lines[1:]:
            if not line.indented:
                self._close(heading, section)
                heading = line
                section = self._heading(line)
            elif section is not None:
                section.append(line)
            else:
                self._blame(line.bad(f"an indented line belongs below {', '.join((*_OPENING, *_ROUNDS))}"))
        self._close(heading, section)
        if not self.drafts:
            raise lines[0].bad("there is no case in this book")
        return [self._case_or_problem(draft) for draft in self.drafts]

    def _close(self, heading: Line, section: list[Line] | None) -> None:
        """A heading with lines below it has some."""
        if section == []:
            self._blame(heading.bad(f"nothing stands below {heading.words[0]}"))

    def _blame(self, problem: BadLine) -> None:
        """This is wrong with the case being read, or, before the first one, with the book."""
        if not self.drafts:
            raise problem
        self.drafts[-1].problem = self.drafts[-1].problem or problem

    def _heading(self, line: Line) -> list[Line] | None:
        """Take in a heading; the list for the lines below it, if it can have any."""
        word = line.words[0]
        if word == "case":
            self._new_case(line)
            return None
        if not self.drafts:
            if word not in _BOOK:
                raise line.bad(f"{word!r} stands before the first case; there only {', '.join(_BOOK)} can")
            _once(self.book, line)
            return None
        try:
            return self._heading_of(self.drafts[-1], line)
        except BadLine as problem:
            self._blame(problem)
            return None if word in _SETTINGS else [line]  # what stands below it is not read

    def _heading_of(self, draft: _Draft, line: Line) -> list[Line] | None:
        word = line.words[0]
        if word in (*_SETTINGS, *_OPENING) and draft.blocks:
            raise line.bad(f"{word} stands before the first play and then")
        if word in _SETTINGS:
            _once(draft.settings, line)
            if word == "options":
                draft.options.append(line)
            return None
        if word not in (*_OPENING, *_ROUNDS):
            known = ", ".join(("case", *_SETTINGS, *_OPENING, *_ROUNDS))
            raise line.bad(f"unknown heading {word!r}; known: {known}. Lines below a heading are indented")
        if len(line.words) > 1:
            raise line.bad(f"{word} stands alone; its lines follow indented")
        below: list[Line] = []
        if word in _ROUNDS:
            draft.blocks.append((line, below))
        elif (draft.setup if word == "setup" else draft.given) != []:
            raise line.bad(f"{word} stands twice")
        elif word == "setup":
            draft.setup = below
        else:
            draft.given.append(below)
        return below

    def _new_case(self, line: Line) -> None:
        draft = _Draft(line)
        if not draft.name:
            draft.problem = line.bad("should read: case NAME")
        for other in self.drafts:
            if other.name.lower() == draft.name.lower():
                draft.problem = line.bad(f"case {draft.name} already stands in line {other.title.number}")
        self.drafts.append(draft)

    # --- from lines to a case ----------------------------------------------------------------------

    def _case_or_problem(self, draft: _Draft) -> Case | BadLine:
        try:
            return self._case(draft)
        except BadLine as problem:
            return problem

    def _case(self, draft: _Draft) -> Case:
        if draft.problem is not None:
            raise draft.problem
        own = draft.settings.get("clauses")
        clauses = read_clauses(own, 1) if own is not None else []
        if own is not None and not clauses:
            raise own.bad("should read: clauses CLAUSE CLAUSE")
        assert self.game is not None
        case = Case(self.game.name, draft.name, clauses, self.file, draft.title.number)
        if "like" in draft.settings:
            draft.take_over(self._base(draft, draft.settings["like"]))
        self._table(case, draft)
        self._opening(case, draft)
        for line, below in draft.blocks:
            self._block(case, line, below)
        self._check_whole(case, draft)
        return case

    def _base(self, draft: _Draft, line: Line) -> _Draft:
        """The earlier case whose name is, or begins with, the words of `like`."""
        earlier = self.drafts[: self.drafts.index(draft)]
        fits = [other for other in earlier if other.title.rest == line.rest]
        if not fits:
            wanted = line.words[1:]
            fits = [other for other in earlier if wanted and other.title.words[1 : len(wanted) + 1] == wanted]
        if len(fits) != 1:
            number = "several earlier cases are" if fits else "no earlier case is"
            raise line.bad(f"{number} called {line.rest!r}")
        return fits[0]

    def _table(self, case: Case, draft: _Draft) -> None:
        assert self.game is not None
        seats = draft.settings.get("seats", self.book.get("seats"))
        if seats is None:
            raise draft.title.bad("the number of seats is missing: seats NUMBER")
        options: dict[str, object] = {}
        own = [self.book["options"]] if "options" in self.book else []
        for line in [*own, *draft.options]:
            options.update(read_options(line))
        number = read_seats(seats)
        try:
            case.rules = self.game.rules(number, options)
        except InternumError as error:
            blocks = [below for _, below in draft.blocks]
            if any(read_impossible(line) is None for below in blocks for line in below):
                raise (draft.options or [seats])[-1].bad(error) from error
            case.problem = str(error)

    def _opening(self, case: Case, draft: _Draft) -> None:
        source = draft.settings.get("from")
        if source is not None:
            if source.rest not in ("start", "nothing"):
                raise source.bad("should read: from start, or: from nothing")
            case.start = source.rest == "start"
        if draft.setup and not case.start:
            raise draft.setup[0].bad("there is a set-up only with: from start")
        case.written.at = draft.settings.get("at")
        case.written.asked = draft.settings.get("asked")
        if case.rules is None:
            return
        for line in draft.setup:
            case.setup.append(read_action(case.rules, line, case.setup[-1] if case.setup else None))
        for layer in draft.given:
            case.written.overlay()
            for line in layer:
                case.written.give(case.rules, line)

    def _block(self, case: Case, line: Line, below: list[Line]) -> None:
        block = Block(line, [], [])
        case.blocks.append(block)
        for entry in below:
            impossible = read_impossible(entry) if line.words[0] == "then" else None
            if impossible is not None:
                case.impossible = impossible
                block.checks.append(impossible)
            elif case.rules is not None:
                if line.words[0] == "then":
                    block.checks.extend(read_checks(case.rules, entry))
                else:
                    before = [action for other in case.blocks for action in other.actions]
                    block.actions.append(read_action(case.rules, entry, before[-1] if before else None))

    def _check_whole(self, case: Case, draft: _Draft) -> None:
        if not any(block.checks for block in case.blocks):
            raise draft.title.bad("this case has no check: no `then`")
        if case.impossible is not None:
            if len(case.blocks) > 1 or len(case.blocks[0].checks) > 1:
                raise case.impossible.line.bad("`impossible` stands alone, without play and other checks")
        elif not case.start and case.written.at is None and not _over(case):
            raise draft.title.bad("it is not said where the game stands: at PLACE, or: from start")
        if case.blocks[-1].actions:
            raise case.blocks[-1].line.bad("nothing is checked after this play")


def read_book(path: Path, find: Finder) -> list[Case | BadCase]:
    """The cases of a file, with what is wrong in the place of those that cannot be read.

    Raises BadCase where the file as a whole cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCase(str(path), 1, "this is no text in UTF-8") from error
    try:
        cases = _Reader(str(path), find).read(read_lines(text))
    except BadLine as error:
        raise BadCase(str(path), error.line, error.message) from error
    return [BadCase(str(path), c.line, c.message) if isinstance(c, BadLine) else c for c in cases]


def _once(settings: dict[str, Line], line: Line) -> None:
    word = line.words[0]
    if word in settings:
        raise line.bad(f"{word} already stands in line {settings[word].number}")
    if len(line.words) == 1:
        raise line.bad(f"nothing stands behind {word}")
    settings[word] = line


def _over(case: Case) -> bool:
    """Is the game over in the position that the case gives?"""
    if case.rules is None:
        return True
    return bool(case.written.values.get(case.rules.layout.region("over").at))
