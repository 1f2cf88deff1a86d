"""The lines below `play` in a case: moves, results of chance, and withdrawn answers."""

from typing import final

from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.notation import Parsed, explain, head_text, parse, resolve
from internum.core.rules import Rules
from internum.core.slots import CHANCE, SP
from internum.core.state import State
from internum.record.stack import asked_text
from internum.record.written import Line

SHOWN = 8  # so many open results are named in an error
STEPS = 4  # so many steps may be left for one move


class Action:
    """One line of play."""

    def __init__(self, line: Line) -> None:
        self.line = line

    def do(self, s: State) -> None:
        """Carry it out, or raise."""
        raise NotImplementedError


@final
class Move(Action):
    """`SIDE: MOVE`, the move in full; `chance: roll 5` is a result of chance."""

    def __init__(self, line: Line, side: int, move: Parsed, goes_on: bool) -> None:
        super().__init__(line)
        self.side = side
        self.move = move
        self.goes_on = goes_on  # nobody else has moved before it

    def do(self, s: State) -> None:
        if self.side != CHANCE and s.asked(CHANCE):
            raise Malformed(missing(s))
        if self.side == CHANCE and not s.asked(CHANCE):
            raise Malformed(left_over(s, self.move.text))
        move = leave_of(s, self.side, self.move)
        if self.goes_on and already_left(s, self.side, move):
            return
        for word in leaving(s, self.side, move):
            s.do(resolve(s, self.side, parse(s.rules, word)), self.side)
        try:
            s.do(resolve(s, self.side, move), self.side)
        except Illegal as error:
            if any(reason.message in ("not-asked", "not-now") for reason in error.reasons):
                raise Illegal(f"{error}; {open_verbs(s)}", error.reasons) from error
            raise


def leave_of(s: State, side: int, move: Parsed) -> Parsed:
    """The move, or for one that leaves a step the word with which this step is left."""
    offered = [verb.word for verb in s.rules.steps[s.v[s.v[SP]] - 1].verbs]
    if s.over or move.verb.word not in s.rules.enough or move.verb.word in offered or not s.asked(side):
        return move
    for word in s.rules.enough:
        if word in offered:
            return parse(s.rules, " : ".join([word, *(" ".join(part) for part in move.parts)]))
    return move


def open_verbs(s: State) -> str:
    """Who can do what where the game stands."""
    texts = []
    for side in s.actors:
        verbs = [s.rules.verbs[s.rules.verb_of[choice]].word for choice in s.legal(side)]
        texts.append(f"{s.rules.side_name(side)} can: {', '.join(dict.fromkeys(verbs))}")
    return "; ".join(texts)


def already_left(s: State, side: int, move: Parsed) -> bool:
    """Does it only leave a step that has ended by itself, as nothing was left to do there?"""
    reasons = explain(s, move, side) if move.verb.word in s.rules.enough else None
    return reasons is not None and all(reason.message in ("not-asked", "not-now") for reason in reasons)


def leaving(s: State, side: int, move: Parsed) -> list[str]:
    """How the side leaves steps before it can make this move: who goes on need not say so."""
    said: list[str] = []
    trial = s.copy()
    for _ in range(0 if move.verb.word in s.rules.enough else STEPS):
        if explain(trial, move, side) is None:
            return said
        ways = [word for word in s.rules.enough if trial.asked(side) and trial.why_not(word, side) is None]
        if not ways:
            break
        trial.do(resolve(trial, side, parse(s.rules, ways[0])), side)
        said.append(ways[0])
    return []


@final
class Leave(Action):
    """`SIDE: done STEP`: the side leaves all steps to the end of this one, which may have ended by itself."""

    def __init__(self, line: Line, side: int, move: Parsed, step: str, goes_on: bool) -> None:
        super().__init__(line)
        self.move = Move(line, side, move, goes_on)
        self.step = step

    def do(self, s: State) -> None:
        trial = s.copy()
        for steps in range(1, STEPS + 1):
            there = trial.rules.steps[trial.v[trial.v[SP]] - 1].name
            if explain(trial, self.move.move, self.move.side) is not None:
                break
            trial.do(resolve(trial, self.move.side, self.move.move), self.move.side)
            if there == self.step:
                for _ in range(steps):
                    s.do(resolve(s, self.move.side, self.move.move), self.move.side)
                return
        if not self.move.goes_on:
            raise Malformed(f"this does not leave {self.step}: the game waits for {asked_text(s)}")


@final
class Results(Action):
    """`dice 5 3` or `draws gold wine`: the next results of chance, in order."""

    def do(self, s: State) -> None:
        for word in self.line.words[1:]:
            if not s.asked(CHANCE):
                raise Malformed(left_over(s, word))
            fits = []
            for choice in s.legal(CHANCE):
                verb = s.rules.verbs[s.rules.verb_of[choice]]
                if verb.words(choice - verb.base) == [word]:
                    fits.append(choice)
            if not fits:
                raise Malformed(f"{word!r} is no open result; open: {open_results(s)}")
            if len(fits) > 1:
                raise Malformed(f"{word!r} can be several results; write `chance: VERB {word}`")
            s.do(fits, CHANCE)


@final
class Withdraw(Action):
    """`withdraw SIDE`: the side takes its sealed answer back."""

    def __init__(self, line: Line, side: int) -> None:
        super().__init__(line)
        self.side = side

    def do(self, s: State) -> None:
        s.withdraw(self.side)


def read_action(rules: Rules, line: Line, before: Action | None) -> Action:
    """The action of a line, after another; every word is known afterwards."""
    try:
        if line.words[0] in ("dice", "draws"):
            _check_results(rules, line)
            return Results(line)
        if line.words[0] == "withdraw":
            return Withdraw(line, rules.sides.of(line.rest))
        side, colon, move = " ".join(line.words).partition(":")
        if not colon or " " in side.strip():
            raise Malformed(
                f"{line.text!r} should read: SIDE: MOVE, dice NUMBERS, draws WORDS, or withdraw SIDE"
            )
        who = rules.side(side.strip())
        if isinstance(before, Leave):
            before = before.move
        goes_on = before is None or (isinstance(before, Move) and before.side == who)
        word, _, step = move.strip().partition(" ")
        leaves = rules.synonyms.get(word, word) in rules.enough
        if leaves and step in [known.name for known in rules.steps]:
            return Leave(line, who, parse(rules, word), step, goes_on)
        return Move(line, who, parse(rules, move), goes_on)
    except InternumError as error:
        raise line.bad(error) from error


def open_results(s: State) -> str:
    """What chance can answer now, in words."""
    texts = [head_text(s.rules, choice) for choice in s.legal(CHANCE)]
    return ", ".join(texts[:SHOWN] + (["…"] if len(texts) > SHOWN else []))


def missing(s: State) -> str:
    """The complaint that chance has not been told its answer."""
    return f"dice or draws are missing: the game waits for chance ({open_results(s)})"


def left_over(s: State, what: str) -> str:
    """The complaint that chance is not asked."""
    if s.over:
        return f"{what!r} is left over: the game is over"
    waits = ", ".join(s.rules.side_name(side) for side in s.actors)
    return f"{what!r} is left over: the game waits for {waits}, not for chance"


def _check_results(rules: Rules, line: Line) -> None:
    if len(line.words) == 1:
        raise Malformed(f"{line.words[0]}: no result stands here")
    for word in line.words[1:]:
        known: list[str] = []
        for verb in rules.verbs:
            if verb.chance and len(verb.params) == 1:
                known += verb.params[0].words
        if word not in known:
            raise Unknown(f"unknown result {word!r}; known: {', '.join(known) or 'none'}")
