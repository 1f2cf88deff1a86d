"""A game in play: what a state may not hold, the seed and the log, and how moves are taken back.

The log only grows. What is undone or withdrawn stays in it, and `line` says which moves are in effect.
Each seat has a *wall*: the last entry that taught it something or handed the game on, which it cannot undo.
"""

from typing import Final, final

from internum.core.chance import draw
from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.notation import head_text, parse, resolve
from internum.core.rules import Rules
from internum.core.slots import BITS, CHANCE, NOBODY, SP
from internum.core.state import State, from_bytes
from internum.core.verb import EVERYBODY
from internum.core.why import Reason
from internum.record.entry import BACK, MOVE, START, UNDO, WITHDRAW, Entry, Result
from internum.record.position import read_position
from internum.record.seed import commitment, well_formed

MARKED: Final = 32  # moves between two positions on the way that are kept


class WrongResult(Malformed):
    """A given result of chance does not fit; `index` is its place among those of the move."""

    def __init__(self, text: str, index: int) -> None:
        self.index = index
        super().__init__(text)


@final
class Match:
    """Draws chance from its seed. Without a seed the results must be given, as when a record is replayed.

    `board` is the text of the board file when it is not the game's own; a record needs it.
    `opening` gives the results of the set-up instead of drawing them. `position` is the text of a position
    (record/position.py) that it begins from in the place of the set-up.
    """

    def __init__(
        self,
        rules: Rules,
        seed: bytes | None,
        opening: list[str] | None = None,
        board: str | None = None,
        position: str | None = None,
    ) -> None:
        self.rules: Final = rules
        self.seed: Final = None if seed is None else well_formed(seed)
        self.board: Final = board
        self.position: Final = position
        self.commitment: str | None = None if seed is None else commitment(rules, seed)
        self.forked = 0  # so many entries, with their results of chance, come from another match
        self.entries: list[Entry] = []
        self.line: list[int] = []  # the moves in effect, by their numbers
        # the present position; to be read and copied, never played on
        self.state = rules.start() if position is None else read_position(position, rules)
        self.drawn = 0  # results of chance so far
        self._walls = [0] * rules.seats
        self._reasons = [""] * rules.seats  # why each wall stands
        self._base_at = 0  # the lowest wall, and the position there: all undo begins from it
        # positions on the way as bytes; the moves that lead there by their count and the hash of their list
        self._marks: list[tuple[int, int, bytes]] = []
        self.state.told = []
        results = self._speak(self.state, opening)
        self._append(START, NOBODY, -1, self.state, results=results)
        self._origin: Final = self.state  # the position after the set-up
        self._base = self.state

    # --- moves -------------------------------------------------------------------------------------

    def play(self, move: str | list[int], side: int, results: list[str] | None = None) -> Entry:
        """Play a whole move and let chance answer, or raise and change nothing.

        `results` gives what chance answers instead of drawing it.
        """
        self._check_side(side)
        before = self.state
        choices = resolve(before, side, parse(self.rules, move)) if isinstance(move, str) else move[:]
        s = before.copy()
        s.told = []
        s.filled = []
        s.do(choices, side)
        text = " : ".join([head_text(self.rules, choices[0]), *s.filled])
        s.filled = None
        seat = before.seat(side)
        audience = self.rules.audience(before, side, choices[0])
        spoken = self._speak(s, results)

        number = len(self.entries)
        if spoken:
            self._wall(number, "chance-spoke", NOBODY)
        elif s.over:
            self._wall(number, "game-over", NOBODY)
        elif s.revealed or self._opened(before, s, seat):
            self._wall(number, "shown", NOBODY)
        elif not (_only(audience, seat) and _lies_sealed(s, side)):
            self._wall(number, "another-moved", seat)
        self.line.append(number)
        entry = self._append(MOVE, side, seat, s, text, choices, 0, audience, spoken)
        self._raise_base()
        return entry

    def undo(self, seat: int, to: int = 0) -> Entry:
        """Take back a seat's own moves from entry `to` on, by default its last. Answers of others stay."""
        if to == 0:
            to = self._last(seat)
        reason = self.why_no_undo(seat, to)
        if reason is not None:
            raise Illegal(f"undo: {reason.message}", [reason])
        kept, s = self._without(seat, to)
        self.line = kept
        return self._append(UNDO, self.entries[to].side, seat, s, back=to)

    def withdraw(self, side: int) -> Entry:
        """Take back a side's sealed answer while others are still asked."""
        self._check_side(side)
        self.state.copy().withdraw(side)  # raises when nothing of it lies sealed
        number = max((n for n in self.line if self.entries[n].side == side), default=0)
        if number == 0:
            raise Illegal(
                "withdraw: the answer was given before this game begins", [Reason("", "no-own-move")]
            )
        line = [n for n in self.line if n != number]
        base = self._base
        if number <= self._base_at:
            base = self._again(self._origin, [n for n in line if n <= self._base_at])
        s = self._again(base, [n for n in line if n > self._base_at])
        self._base = base
        self.line = line
        return self._append(WITHDRAW, side, self.state.seat(side), s)

    def go_back(self, to: int) -> Entry:
        """Take back entry `to` and all after it, of everybody: where undo ends, people may agree on this.

        Chance goes on further along its stream, so what was seen does not come again.
        """
        if to not in self.line:
            raise Illegal(f"back: entry {to} is no move in effect", [Reason("", "no-own-move", str(to))])
        line = [n for n in self.line if n < to]
        base = self._again(self._origin, line)
        number = len(self.entries)
        self._wall(number, "taken-back", NOBODY)
        self.line = line
        self._base = base
        self._base_at = number
        return self._append(BACK, NOBODY, -1, base.copy(), back=to)

    def fork(self, at: int, seed: bytes | None = None) -> "Match":
        """A match of its own that begins with this log up to entry `at`.

        By default it keeps the seed, so it foretells the dice of this one: give it another while this runs.
        """
        if not 0 <= at < len(self.entries):
            raise Unknown(f"the log has the entries 0 to {len(self.entries) - 1}, not {at}")
        opening = [result.text for result in self.entries[0].results]
        other = Match(self.rules, self.seed if seed is None else seed, opening, self.board, self.position)
        for entry in self.entries[1 : at + 1]:
            if entry.kind == MOVE:
                other.play(entry.choices, entry.side, [result.text for result in entry.results])
            elif entry.kind == UNDO:
                other.undo(entry.seat, entry.back)
            elif entry.kind == BACK:
                other.go_back(entry.back)
            else:
                other.withdraw(entry.side)
        if seed is None:
            other.forked = min(self.forked, at + 1)
            other.commitment = self.commitment  # what a record says of a seed it does not have
        else:
            other.forked = at + 1
        return other

    # --- the past ----------------------------------------------------------------------------------

    def at(self, number: int) -> State:
        """The position after an entry; to be read and copied, never played on."""
        if number == len(self.entries) - 1:
            return self.state
        line, known = self._known(number)
        best, s = 0, self._origin
        if known >= 0:
            best, s = self._marks[known][0], from_bytes(self.rules, self._marks[known][2])
        while best < len(line):
            some = line[best : best + MARKED]
            s = self._again(s, some)
            best += len(some)
            if len(some) == MARKED:
                self._mark(line[:best], s)
        return s

    def away(self, number: int) -> int:
        """How many moves must be played again to reach the position after an entry."""
        if number == len(self.entries) - 1:
            return 0
        line, known = self._known(number)
        return len(line) - (self._marks[known][0] if known >= 0 else 0)

    def line_at(self, number: int) -> list[int]:
        """The moves that were in effect after an entry."""
        if not 0 <= number < len(self.entries):
            raise Unknown(f"the log has the entries 0 to {len(self.entries) - 1}, not {number}")
        line: list[int] = []
        for entry in self.entries[1 : number + 1]:
            if entry.kind == MOVE:
                line.append(entry.number)
            elif entry.kind == UNDO:
                line = [n for n in line if n < entry.back or self.entries[n].seat != entry.seat]
            elif entry.kind == BACK:
                line = [n for n in line if n < entry.back]
            else:
                line.remove(max(n for n in line if self.entries[n].side == entry.side))
        return line

    def _known(self, number: int) -> tuple[list[int], int]:
        """The moves in effect after an entry, and the mark that lies furthest on their way; -1: none."""
        line = self.line_at(number)
        best = -1
        for i, (length, key, _) in enumerate(self._marks):
            further = best < 0 or length > self._marks[best][0]
            if further and length <= len(line) and key == hash(tuple(line[:length])):
                best = i
        return line, best

    def _mark(self, line: list[int], s: State) -> None:
        self._marks.append((len(line), hash(tuple(line)), s.to_bytes()))

    # --- kept as bytes -----------------------------------------------------------------------------

    def stand(self) -> tuple[list[int], int, list[int], list[str], int, bytes, bytes]:
        """All but the entries, to go on from later: `resume` takes it."""
        base, state = self._base.to_bytes(), self.state.to_bytes()
        return self.line[:], self.drawn, self._walls[:], self._reasons[:], self._base_at, base, state

    def resume(
        self,
        entries: list[Entry],
        line: list[int],
        drawn: int,
        walls: list[int],
        reasons: list[str],
        base_at: int,
        base: bytes,
        state: bytes,
    ) -> None:
        """Go on where another match of the same rules, seed and set-up stood."""
        now = from_bytes(self.rules, state)
        if entries[0] != self.entries[0] or entries[-1].hash != now.hash():
            raise Malformed("what was kept of this match is not this match")
        self.entries = entries
        self.line = line
        self.drawn = drawn
        self._walls = walls
        self._reasons = reasons
        self._base_at = base_at
        self._base = from_bytes(self.rules, base)
        self.state = now
        self._marks = []
        self._mark([n for n in line if n <= base_at], self._base)

    # --- what can be taken back --------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Can this seat take back its last move? If not, `why_no_undo` has the reason."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int, to: int = 0) -> Reason | None:
        """Why a seat cannot take back its moves from entry `to` on, by default its last; None: it can."""
        if not 0 <= seat < self.rules.seats:
            raise Unknown(f"there are seats 0 to {self.rules.seats - 1}, not {seat}")
        if to == 0:
            to = self._last(seat)
        if to not in self.line or self.entries[to].seat != seat:
            return Reason("", "no-own-move", str(to) if to else "")
        if to <= self._walls[seat]:
            return Reason("", self._reasons[seat], str(self._walls[seat]))
        try:
            self._without(seat, to)
        except InternumError:
            return Reason("", "another-answered")
        return None

    def undo_points(self, seat: int) -> list[int]:
        """The entries that `undo` can take this seat back to, the latest first."""
        out: list[int] = []
        for n in reversed(self.line):
            if n <= self._walls[seat]:
                break
            if self.entries[n].seat == seat and not self.why_no_undo(seat, n):
                out.append(n)
        return out

    def _last(self, seat: int) -> int:
        for n in reversed(self.line):
            if self.entries[n].seat == seat:
                return n
        return 0

    def _without(self, seat: int, to: int) -> tuple[list[int], State]:
        """Line and position without a seat's moves from `to` on; raises when those of others do not stand."""
        kept = [n for n in self.line if n < to or self.entries[n].seat != seat]
        s = self._again(self._base, [n for n in kept if self._base_at < n < to])
        for n in kept:
            if n > to:  # behind the wall these are sealed answers of others, and must be so still
                s.do(self.entries[n].choices, self.entries[n].side)
                if s.revealed or not _lies_sealed(s, self.entries[n].side):
                    raise InternumError("an answer to the move that is taken back")
        return kept, s

    def _again(self, s: State, numbers: list[int]) -> State:
        """The position after these moves, which were legal when they were made."""
        s = s.copy()
        for n in numbers:
            entry = self.entries[n]
            for choice in entry.choices:
                s.push(choice, entry.side)
            for result in entry.results:
                s.push(result.choice, CHANCE)
        return s

    def _wall(self, number: int, reason: str, but: int) -> None:
        """Nobody but one seat can undo this entry or what went before."""
        for seat in range(self.rules.seats):
            if seat != but:
                self._walls[seat] = number
                self._reasons[seat] = reason

    def _raise_base(self) -> None:
        lowest = min(self._walls)
        if lowest > self._base_at:
            self._base = self._again(self._base, [n for n in self.line if self._base_at < n <= lowest])
            self._base_at = lowest
            line = [n for n in self.line if n <= lowest]
            if len(line) >= MARKED + (self._marks[-1][0] if self._marks else 0):
                self._mark(line, self._base)

    # --- how it works inside -----------------------------------------------------------------------

    def _opened(self, before: State, after: State, seat: int) -> bool:
        """Did sealed answers of others come to light?"""
        gone = _sealed(before) & ~_sealed(after)
        sides = range(len(self.rules.sides.words))
        return any(gone & BITS[side + 1] and before.seat(side) != seat for side in sides)

    def _speak(self, s: State, given: list[str] | None) -> list[Result]:
        """Let chance answer until somebody else is asked."""
        out: list[Result] = []
        while s.actor == CHANCE:
            index = len(out)
            if given is None:
                if self.seed is None:
                    raise InternumError("chance is to answer, and this match has no seed to draw from")
                choice = s.legal(CHANCE)[draw(self.seed, self.drawn + index, s.weights())]
            elif index < len(given):
                try:
                    choice = resolve(s, CHANCE, parse(self.rules, given[index]))[0]
                except InternumError as error:
                    raise WrongResult(str(error), index) from error
            else:
                raise WrongResult("a result of chance is missing", index)
            out.append(Result(head_text(self.rules, choice), choice, self.rules.audience(s, CHANCE, choice)))
            s.play(choice, CHANCE)
        if given is not None and len(given) > len(out):
            raise WrongResult(f"chance is not asked: {given[len(out)]!r} is too much", len(out))
        return out

    def _append(
        self,
        kind: str,
        side: int,
        seat: int,
        s: State,
        text: str = "",
        choices: list[int] | None = None,
        back: int = 0,
        audience: int = EVERYBODY,
        results: list[Result] | None = None,
    ) -> Entry:
        """Log what happened and make `s` the present position."""
        results = results or []
        events = s.told or []
        s.told = None
        number = len(self.entries)
        entry = Entry(
            number, kind, side, seat, text, choices or [], back, audience, results, events, s.hash()
        )
        self.entries.append(entry)
        self.drawn += len(results)
        self.state = s
        return entry

    def _check_side(self, side: int) -> None:
        if side == CHANCE:
            raise Unknown("chance is no party that moves: its results come with the moves")
        self.rules.check_side(side)


def _sealed(s: State) -> int:
    """Bits of the sides whose answers lie sealed."""
    return s.rules.steps[s.v[s.v[SP]] - 1].sealed(s)


def _lies_sealed(s: State, side: int) -> bool:
    return _sealed(s) & BITS[side + 1] != 0


def _only(audience: int, seat: int) -> bool:
    """Does nobody but this seat see it?"""
    own = BITS[seat] if seat >= 0 else 0
    return audience & EVERYBODY & ~own == 0
