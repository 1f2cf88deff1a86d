"""The lines below `then` in a case: what is expected, and what is there instead."""

from fractions import Fraction
from typing import final

from internum.core.errors import Malformed
from internum.core.notation import Parsed, explain, head_text
from internum.core.rules import Rules
from internum.core.slots import CHANCE, FRAME, NOBODY, SP, STACK
from internum.core.state import State, Told
from internum.core.verb import Verb
from internum.record.facts import Place
from internum.record.stack import asked_text
from internum.record.written import Line, Written
from internum.testing.rulebook import speaks_of


class Check:
    """One thing that must hold. `chance`: it speaks of chance being asked, so no dice are missing."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.chance = False

    def failure(self, s: State, told: list[Told]) -> str:
        """What was expected and what is there; nothing when the check holds."""
        raise NotImplementedError

    def repeats(self, written: Written) -> bool:
        """Can it not fail as long as nothing has happened since the position was given?"""
        return False


@final
class FactCheck(Check):
    """`FACT = VALUE`"""

    def __init__(self, line: Line, place: Place, word: str) -> None:
        super().__init__(line)
        self.place = place
        self.word = place.spelled(word)

    def failure(self, s: State, told: list[Told]) -> str:
        return _differs(self.place.text, self.word, self.place.read(s))

    def repeats(self, written: Written) -> bool:
        region = self.place.region
        if region is None or self.place.slot not in written.values:
            return False
        return region.word(written.values[self.place.slot]) == self.word


@final
class SeesCheck(Check):
    """`SIDE sees FACT = VALUE`, with `?` for what it may not know. A spectator is a side here."""

    def __init__(self, line: Line, side: int, place: Place, word: str) -> None:
        super().__init__(line)
        if place.region is None:
            raise Malformed(f"{place.text} is derived; it can be checked, but a view does not show it")
        self.side = side
        self.place = place
        self.region = place.region
        self.word = word if word == "?" else place.spelled(word)

    def failure(self, s: State, told: list[Told]) -> str:
        secret = any(start <= self.place.slot < stop for start, stop, _ in s.rules.secrets)
        value = s.view(None if self.side == NOBODY else self.side)[self.place.slot]
        there = "?" if secret and value == -1 else self.region.word(value)
        return _differs(f"what {_side_text(s.rules, self.side)} sees of {self.place.text}", self.word, there)


@final
class AskedCheck(Check):
    """`asked = SIDE, SIDE`, all of them; `asked = nobody` when the game is over."""

    def __init__(self, line: Line, names: list[str]) -> None:
        super().__init__(line)
        self.names = names  # of sides, or just `nobody`
        self.chance = "chance" in names

    def failure(self, s: State, told: list[Told]) -> str:
        return lists_differ("asked", self.names, asked_text(s).split(), "nobody")

    def repeats(self, written: Written) -> bool:
        given = [] if written.asked is None else written.asked.rest.replace(",", " ").split()
        return sorted(given) == sorted(self.names)


@final
class MayCheck(Check):
    """`SIDE may MOVE`"""

    def __init__(self, line: Line, side: int, move: Parsed) -> None:
        super().__init__(line)
        self.side = side
        self.move = move
        self.chance = side == CHANCE

    def failure(self, s: State, told: list[Told]) -> str:
        reasons = explain(s, self.move, self.side)
        if reasons is None:
            return ""
        given = "; ".join(str(reason) for reason in reasons)
        return f"{self.move.text}: expected to be legal, but refused: {given}"


@final
class MayNotCheck(Check):
    """`SIDE may not MOVE because CLAUSE, CLAUSE`: some reason must speak of each of these clauses."""

    def __init__(self, line: Line, side: int, move: Parsed, clauses: list[str]) -> None:
        super().__init__(line)
        self.side = side
        self.move = move
        self.clauses = clauses
        self.chance = side == CHANCE

    def failure(self, s: State, told: list[Told]) -> str:
        reasons = explain(s, self.move, self.side)
        if reasons is None:
            wanted = ", ".join(self.clauses)
            return f"{self.move.text}: expected a refusal because of {wanted}, but it is legal"
        named = [reason.clause for reason in reasons]
        if any(reason.message in ("not-asked", "not-now") for reason in reasons):
            steps = [s.rules.steps[s.v[fp] - 1] for fp in range(STACK, s.v[SP] + 1, FRAME)]
            named += [step.clause for step in steps]  # where the game stands instead
            if self.move.verb not in steps[-1].verbs:
                named.append(self.move.verb.clause)  # nobody can make this move now
        lacking = _unspoken(s.rules.game.name, self.clauses, named)
        if not lacking:
            return ""
        given = "; ".join(str(reason) for reason in reasons)
        return f"{self.move.text}: refused, but not because of {', '.join(lacking)}; the reasons are: {given}"


@final
class CanCheck(Check):
    """`SIDE can: VERB, VERB` or `SIDE can VERB WORDS: WORDS, WORDS`: the complete list of what is open."""

    def __init__(
        self, line: Line, side: int, verb: Verb | None, first: list[str], items: list[str], end: int = 0
    ) -> None:
        super().__init__(line)
        self.side = side
        self.verb = verb
        self.first = first  # parameters that are already named
        self.items = items
        self.end = end  # the parameters behind these are not named
        self.chance = side == CHANCE

    def failure(self, s: State, told: list[Told]) -> str:
        there: list[str] = []
        for choice in s.legal(self.side):
            verb = s.rules.verbs[s.rules.verb_of[choice]]
            words = verb.words(choice - verb.base)
            n = len(self.first)
            if self.verb is None:
                text = verb.word
            elif verb is self.verb and words[:n] == self.first:
                text = " ".join(words[n : self.end])
            else:
                continue
            if text not in there:
                there.append(text)
        verb_words = [] if self.verb is None else [self.verb.word]
        what = " ".join([_side_text(s.rules, self.side), "can", *verb_words, *self.first])
        return lists_differ(what, self.items, there, "nothing")


@final
class DefaultCheck(Check):
    """`default SIDE = MOVE`: what counts as the answer of a side that gives none; or `none`."""

    def __init__(self, line: Line, side: int, move: Parsed | None) -> None:
        super().__init__(line)
        self.side = side
        self.move = [] if move is None else [move.verb.base + move.arg]

    def failure(self, s: State, told: list[Told]) -> str:
        texts = []
        for move in (self.move, s.default(self.side)):
            texts.append(" : ".join(head_text(s.rules, choice) for choice in move) or "none")
        return _differs(f"default {_side_text(s.rules, self.side)}", texts[0], texts[1])


@final
class OddsCheck(Check):
    """`chance of RESULT = 1/6`: how likely the next result of chance is; 0 when it is not open."""

    def __init__(self, line: Line, move: Parsed, odds: Fraction) -> None:
        super().__init__(line)
        self.choice = move.verb.base + move.arg
        self.odds = odds
        self.chance = True

    def failure(self, s: State, told: list[Told]) -> str:
        if not s.asked(CHANCE):
            return f"expected chance to be asked, but asked is {asked_text(s)}"
        weights = s.weights()
        there = Fraction(0)
        for choice, weight in zip(s.legal(CHANCE), weights, strict=True):
            if choice == self.choice:
                there = Fraction(weight, sum(weights))
        return _differs(f"chance of {head_text(s.rules, self.choice)}", str(self.odds), str(there))


@final
class EventCheck(Check):
    """`event NAME WORDS` or `no event NAME WORDS`, in the last block of play; `*` is any word."""

    def __init__(self, line: Line, event: int, wanted: list[int | None], happened: bool) -> None:
        super().__init__(line)
        self.event = event
        self.wanted = wanted
        self.happened = happened

    def failure(self, s: State, told: list[Told]) -> str:
        fits = []
        for entry in told:
            values = entry[1:5]
            if entry[0] == self.event and all(w is None or w == x for w, x in zip(self.wanted, values)):
                fits.append(entry)
        if bool(fits) == self.happened:
            return ""
        if fits:
            return f"expected no such event, there is: {_events_text(s.rules, fits)}"
        return f"no such event; there is: {_events_text(s.rules, told) or 'no event'}"

    def repeats(self, written: Written) -> bool:
        return not self.happened


@final
class SeatsCheck(Check):
    """`winners = seat 1, SIDE`: all seats with a share of the win; `nobody` while the game is on."""

    def __init__(self, line: Line, seats: list[int], sides: list[int]) -> None:
        super().__init__(line)
        self.seats = seats
        self.sides = sides

    def failure(self, s: State, told: list[Told]) -> str:
        wanted = {*self.seats, *(s.seat(side) for side in self.sides)}
        there = {seat for seat, share in enumerate(s.returns) if share > 0}
        return _differs("winners", _seats_text(wanted), _seats_text(there))


@final
class NumbersCheck(Check):
    """`scores = 3, 2, 0` and `returns = 1/2, 1/2, 0`: one number a seat, in order."""

    def __init__(self, line: Line, name: str, numbers: list[Fraction]) -> None:
        super().__init__(line)
        self.name = name
        self.numbers = numbers

    def failure(self, s: State, told: list[Told]) -> str:
        numbers = s.scores if self.name == "scores" else s.returns
        there = [Fraction(number).limit_denominator(1000) for number in numbers]
        return _differs(self.name, ", ".join(map(str, self.numbers)), ", ".join(map(str, there)))


@final
class ImpossibleCheck(Check):
    """`impossible because CLAUSE`: there can be no such position, or no such table. It stands alone."""

    def __init__(self, line: Line, clauses: list[str]) -> None:
        super().__init__(line)
        self.clauses = clauses

    def refused(self, game: str, problem: str) -> str:
        """What is wrong with the refusal; nothing when it speaks of every clause."""
        if not problem:
            return f"expected to be impossible because of {', '.join(self.clauses)}, but it is possible"
        lacking = _unspoken(game, self.clauses, [word.strip("().,;:") for word in problem.split()])
        return f"not because of {', '.join(lacking)}, but: {problem}" if lacking else ""


def _unspoken(game: str, clauses: list[str], given: list[str]) -> list[str]:
    """The clauses that none of the given ones speaks of."""
    return [clause for clause in clauses if not any(speaks_of(game, clause, other) for other in given)]


def _differs(what: str, expected: str, there: str) -> str:
    return "" if expected == there else f"{what}: expected {expected}, there is {there}"


def lists_differ(what: str, expected: list[str], there: list[str], empty: str) -> str:
    """The same for lists whose order does not matter."""
    if sorted(expected) == sorted(there):
        return ""
    return _differs(what, ", ".join(expected) or empty, ", ".join(there) or empty)


def _side_text(rules: Rules, side: int) -> str:
    return "spectator" if side == NOBODY else rules.side_name(side)


def _seats_text(seats: set[int]) -> str:
    texts = [f"seat {seat + 1}" if seat >= 0 else "a side without a seat" for seat in sorted(seats)]
    return ", ".join(texts) or "nobody"


def _events_text(rules: Rules, told: list[Told]) -> str:
    out = []
    for entry in told:
        event = rules.events[entry[0]]
        words = [event.name]
        for (_, domain), value in zip(event.params, entry[1:5]):
            known = domain is not None and 0 <= value < len(domain.words)
            words.append(domain.words[value] if domain is not None and known else str(value))
        out.append(" ".join(words))
    return ", ".join(out)
