"""From a match to its record and back: replay to any point, and check the dice against the seed."""

from typing import final

from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.notation import parse
from internum.core.rules import Game, Rules
from internum.games import game as game_of_name
from internum.record.entry import BACK, MOVE, UNDO, Entry, Result
from internum.record.match import Match, WrongResult
from internum.record.seed import check as check_seed
from internum.record.text import Ending, Line, Record, RecordError, place, place_of
from internum.record.written import BadLine


def record_of(match: Match, names: dict[int, str] | None = None, publish: bool = False) -> Record:
    """All of a match as a record; `publish` puts the seed in it. Not for a seat while the game runs."""
    record = frame(match, names)
    record.lines = [line_of(match, entry) for entry in match.entries]
    record.position = match.position
    if publish:
        record.seed = match.seed
    return record


def frame(match: Match, names: dict[int, str] | None = None) -> Record:
    """What everybody may know of a match: all of the record but where it begins, the moves and the seed."""
    rules = match.rules
    game = rules.game
    return Record(
        game.name,
        game.version,
        rules.seats,
        dict(rules.options),
        rules.board_digest,
        [],
        board_text=_board_text(match),
        commitment=match.commitment,
        forked=match.forked,
        names=dict(names or {}),
        ending=ending_of(match),
    )


def replay(record: Record, game: Game | None = None, to: int | None = None) -> Match:
    """The match after entry `to`, by default the last; results of chance as they stand in the record.

    Without a game it is looked up by its name.
    """
    _refuse_veiled(record)
    return _Replay(record, game, drawing=False).run(to)


def check(record: Record, game: Game | None = None) -> None:
    """Draw every result again from the published seed; raises RecordError at the first line that differs."""
    _refuse_veiled(record)
    if record.seed is None or record.commitment is None:
        missing = "seed" if record.seed is None else "commitment"
        raise InternumError(f"this record has no {missing}, so its dice cannot be checked")
    again = _Replay(record, game, drawing=True)
    if not check_seed(record.commitment, again.rules, record.seed):
        line = place_of(record, "commitment")
        raise RecordError(line, "the commitment belongs to another seed or to other rules")
    again.run(None)


def _refuse_veiled(record: Record) -> None:
    if record.seen_by:
        raise InternumError(f"the record of {record.seen_by} leaves out secrets, so it cannot be replayed")


def _board_text(match: Match) -> str | None:
    """The text of the board file when it is not the game's own."""
    rules = match.rules
    if _digest(rules, None) == rules.board_digest:
        return None
    if match.board is None or _digest(rules, match.board) != rules.board_digest:
        raise InternumError(
            f"board {rules.board_digest} is not the game's own: give Match the text of its file"
        )
    return match.board


def _digest(rules: Rules, board: str | None) -> str:
    return rules.game.rules(rules.seats, dict(rules.options), board).board_digest


def line_of(match: Match, entry: Entry) -> Line:
    side = match.rules.side_name(entry.side)
    results = [result.text for result in entry.results]
    if entry.kind == MOVE:
        return Line(MOVE, side=side, move=entry.text, results=results)
    if entry.kind in (UNDO, BACK):
        return Line(entry.kind, back=entry.back)
    return Line(entry.kind, side="" if entry.number == 0 else side, results=results)


def ending_of(match: Match) -> Ending | None:
    """How a match ended; None while it is in play."""
    s = match.state
    if not s.over:
        return None
    over = match.rules.layout.region("over")
    return Ending(over.word(s.v[over.at]), s.returns, s.scores)


@final
class _Replay:
    """One pass through a record; `drawing` draws from the seed and compares instead of taking its word."""

    def __init__(self, record: Record, game: Game | None, drawing: bool) -> None:
        self.record = record
        self.drawing = drawing
        self.rules = _rules(record, _game(record) if game is None else game)

    def run(self, to: int | None) -> Match:
        lines = self.record.lines
        last = len(lines) - 1 if to is None else to
        if not 0 <= last < len(lines):
            raise Unknown(f"the record has the entries 0 to {len(lines) - 1}, not {to}")
        match = self._start()
        match.commitment = self.record.commitment
        match.forked = min(self.record.forked, last + 1)
        for number in range(1, last + 1):
            self._enter(match, number)
        if to is None:
            self._compare_ending(match)
        return match

    def _drawn(self, number: int) -> bool:
        """Are the results of this entry drawn, not read?"""
        return self.drawing and number >= self.record.forked

    def _start(self) -> Match:
        record = self.record
        given = None if self._drawn(0) else record.lines[0].results
        try:
            match = Match(self.rules, record.seed, given, record.board_text, record.position)
        except WrongResult as error:
            raise RecordError(place(record, 0) + 1 + error.index, str(error)) from error
        except InternumError as error:
            if record.position is None:
                raise
            before = error.line - 1 if isinstance(error, BadLine) else 0
            said = error.message if isinstance(error, BadLine) else str(error)
            raise RecordError(place_of(record, ">position") + before, said) from error
        if self._drawn(0):
            self._compare_results(match, 0)
        return match

    def _enter(self, match: Match, number: int) -> None:
        line = self.record.lines[number]
        try:
            if line.kind == MOVE:
                match.play(
                    line.move, self.rules.side(line.side), None if self._drawn(number) else line.results
                )
            else:
                if line.kind == UNDO:
                    self._undo(match, line.back)
                elif line.kind == BACK:
                    match.go_back(line.back)
                else:
                    match.withdraw(self.rules.side(line.side))
                if line.results:
                    raise WrongResult("chance is not asked when something is taken back", 0)
        # a name for each: compiled, a variable keeps the type of its first error
        except WrongResult as wrong:
            raise RecordError(place(self.record, number) + 1 + wrong.index, str(wrong)) from wrong
        except Illegal as refused:
            raise RecordError(place(self.record, number), str(refused), refused.reasons) from refused
        except InternumError as error:
            raise RecordError(place(self.record, number), str(error)) from error
        if self._drawn(number):
            self._compare_results(match, number)

    def _undo(self, match: Match, back: int) -> None:
        if back >= len(match.entries):
            raise Malformed(f"there is no entry {back} yet")
        match.undo(match.entries[back].seat, back)

    def _compare_results(self, match: Match, number: int) -> None:
        """Are the results of this entry those that the seed gives?"""
        given = self.record.lines[number].results
        true = match.entries[number].results
        for i, result in enumerate(true):
            if i >= len(given):
                raise self._differs(number, i, f"here should stand {result.text}, which the seed gives")
            if not self._same(given[i], result):
                raise self._differs(number, i, f"the seed gives {result.text}, the record has {given[i]}")
        if len(given) > len(true):
            raise self._differs(number, len(true), "chance is not asked here")

    def _same(self, text: str, result: Result) -> bool:
        try:
            parsed = parse(self.rules, text)
        except InternumError:
            return False
        return parsed.verb.base + parsed.arg == result.choice and not parsed.parts

    def _differs(self, number: int, index: int, text: str) -> RecordError:
        return RecordError(place(self.record, number) + 1 + index, text)

    def _compare_ending(self, match: Match) -> None:
        """Does the result follow from the moves?"""
        said = self.record.ending
        true = ending_of(match)
        at = place(self.record, len(self.record.lines)) + 1
        if said is None or true is None:
            if said is not true:
                state = "is over" if said is None else "is still in play"
                raise RecordError(at, f"after these moves the game {state}")
            return
        if said.how != true.how:
            raise RecordError(at, f"after these moves the result is {true.how}, not {said.how}")
        if said.returns != true.returns:
            raise RecordError(at + 1, f"after these moves the returns are {true.returns}, not {said.returns}")
        if said.scores != true.scores:
            raise RecordError(at + 2, f"after these moves the scores are {true.scores}, not {said.scores}")


def _game(record: Record) -> Game:
    try:
        return game_of_name(record.game)
    except InternumError as error:
        raise RecordError(2, str(error)) from error


def _rules(record: Record, game: Game) -> Rules:
    """The rules that a record was played by; raises RecordError at the header line that does not fit."""
    if record.game != game.name:
        raise RecordError(2, f"this is a record of {record.game}, not of {game.name}")
    if record.rules != game.version:
        raise RecordError(
            3, f"played by version {record.rules} of the rules of {game.name}; here is version {game.version}"
        )
    known = sorted(option.name for option in game.options)
    try:
        game.settle(record.seats, None)
    except InternumError as error:
        raise RecordError(4, str(error)) from error
    for i, (name, value) in enumerate(sorted(record.options.items())):
        try:
            settled = game.settle(record.seats, {name: value})
        except InternumError as error:
            raise RecordError(5 + i, str(error)) from error
        if settled[name] != value:
            raise RecordError(5 + i, f"option {name} is written {settled[name]}, not {value}")
        if name != known[i]:
            raise RecordError(5 + i, f"option {known[i]} is missing")
    line = 5 + len(record.options)
    if len(record.options) < len(known):
        raise RecordError(line, f"option {known[len(record.options)]} is missing")
    try:
        rules = game.rules(record.seats, dict(record.options), record.board_text)
    except InternumError as error:
        raise RecordError(line, str(error)) from error
    if rules.board_digest != record.board:
        said = "its text is missing" if record.board_text is None else f"its text gives {rules.board_digest}"
        raise RecordError(line, f"board {record.board or 'none'} is not the game's own, and {said}")
    return rules
