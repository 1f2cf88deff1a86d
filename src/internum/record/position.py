"""Positions as text in the words of a game: any settled state, written and read back equal.

    position antike
    seats 4
    at round 4 1 > turn greeks 2 maneuver_1 > maneuver greeks 1 > movement greeks
    asked greeks
    given
      city = athenae greeks, tyros phoenicians

A line at the margin is a heading; the indented lines below `given` are the facts that differ from what a
written position begins with. Case books use the same headings and facts, so a bug report, a puzzle and a
case are one text.
"""

from collections.abc import Callable
from typing import Final

from internum.core.errors import InternumError
from internum.core.layout import Region
from internum.core.rules import Game, Rules
from internum.core.slots import SP
from internum.core.state import State
from internum.games import game
from internum.record.stack import asked_text, stack_text
from internum.record.written import BadLine, Line, Written, ground, read_lines, read_options, read_seats

Finder = Callable[[str], Game]

_HEADINGS: Final = ("position", "seats", "options", "board", "at", "asked", "given")
_WIDTH: Final = 100


def position(state: State) -> str:
    """A settled state as text; `read_position` reads it back equal."""
    if not state.settled:
        raise InternumError("a move is half-made: finish or drop it first")
    values = list(state.v)
    shown = _differences(values, list(ground(state.rules).v))
    while True:
        text = _write(state, shown)
        back = list(_read(text, state.rules, game, False).v)
        # What a game fills in where a text is silent may be wrong for this state: then the text must speak.
        wrong = _differences(values, back)
        if not wrong:
            return text
        if wrong <= shown:
            raise InternumError(f"slots {sorted(wrong)} of this state have no words")
        shown |= wrong


def read_position(text: str, rules: Rules | None = None, find: Finder = game) -> State:
    """The state that a text describes, under these rules or those of the table that it names."""
    return _read(text, rules, find, True)


def _differences(values: list[int], others: list[int]) -> set[int]:
    """The slots in which two states are not equal."""
    return {i for i, (value, other) in enumerate(zip(values, others, strict=True)) if value != other}


def _write(state: State, shown: set[int]) -> str:
    rules = state.rules
    defaults = {option.name: option.default for option in rules.game.options}
    options = [f"{name}={value}" for name, value in rules.options.items() if value != defaults[name]]
    lines = [f"position {rules.game.name}", f"seats {rules.seats}"]
    if options:
        lines.append(f"options {' '.join(options)}")
    if rules.board_digest:
        lines.append(f"board {rules.board_digest}")
    if state.v[SP]:
        lines.append(f"at {stack_text(state)}")
    if not state.over:
        lines.append(f"asked {asked_text(state)}")
    facts: list[str] = []
    for region in rules.layout.regions:
        if not region.derived:
            _write_region(state, region, shown, facts)
    if facts:
        lines.append("given")
    return "\n".join([*lines, *facts, ""])


def _write_region(state: State, region: Region, shown: set[int], out: list[str]) -> None:
    """The facts of a region, on one line those that differ in the last index only."""
    head = ""
    line = ""
    for indices, slot in region.cells():
        if slot not in shown:
            continue
        words = [dim.words[i] for dim, i in zip(region.dims, indices, strict=True)]
        start = " ".join([region.name, *words[:-1]])
        item = " ".join([*words[-1:], region.word(state.v[slot])])
        if line and start == head and len(line) + len(item) < _WIDTH:
            line += f", {item}"
            continue
        if line:
            out.append(line)
        head = start
        line = f"  {start} = {item}"
    if line:
        out.append(line)


def _read(text: str, rules: Rules | None, find: Finder, check: bool) -> State:
    headings: dict[str, Line] = {}
    facts: list[Line] = []
    for line in read_lines(text):
        word = line.words[0]
        if line.indented:
            if "given" not in headings:
                raise line.bad("an indented line belongs below `given`")
            facts.append(line)
        elif word not in _HEADINGS:
            raise line.bad(f"unknown heading {word!r}; known: {', '.join(_HEADINGS)}")
        elif word in headings:
            raise line.bad(f"{word} already stands in line {headings[word].number}")
        else:
            headings[word] = line
    rules = _table(headings, rules, find)
    written = Written()
    written.at = headings.get("at")
    written.asked = headings.get("asked")
    for line in facts:
        written.give(rules, line)
    s = ground(rules)
    written.apply(s, check)
    return s


def _table(headings: dict[str, Line], rules: Rules | None, find: Finder) -> Rules:
    """The rules that the headings name; given rules must be those."""
    for word in ("position", "seats"):
        if word not in headings:
            raise BadLine(1, f"the heading `{word}` is missing")
    title = headings["position"]
    options = headings.get("options")
    seats = read_seats(headings["seats"])
    chosen = read_options(options) if options is not None else {}
    if rules is not None and rules.game.name != title.rest:
        raise title.bad(f"this is a position of {title.rest}, not of {rules.game.name}")
    try:
        game = find(title.rest) if rules is None else rules.game
    except InternumError as error:
        raise title.bad(error) from error
    try:
        game.settle(seats, None)
    except InternumError as error:
        raise headings["seats"].bad(error) from error
    try:
        settled = game.settle(seats, chosen)
        if rules is None:
            rules = game.rules(seats, chosen)
    except InternumError as error:
        raise (options or title).bad(error) from error
    if rules.seats != seats:
        raise headings["seats"].bad(f"these rules are for {rules.seats} seats")
    if rules.options != settled:
        differ = ", ".join(
            f"{name}={value}" for name, value in rules.options.items() if settled[name] != value
        )
        raise (options or title).bad(f"these rules have {differ}")
    board = headings.get("board")
    if board is not None and board.rest != rules.board_digest:
        raise board.bad("this position is on another board; read it with the rules of that board")
    return rules
