"""One source of legality: lists, explanations, drafts and the door of `play` say the same."""

from internum.core.bag import Bag
from internum.core.errors import Illegal
from internum.core.notation import head_text, offered
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.core.verb import Part
from internum.testing.moves import any_move, enterable, joined, play_out, spell
from internum.testing.table import BrokenError, Oracle, Table


def others(t: Table) -> bool:
    """Only who is asked may act, and only what is legal: all else is refused and changes nothing."""
    s = t.s
    actors = s.actors
    if s.over and (actors or s.actor >= CHANCE):
        raise BrokenError("the game is over and somebody is asked")
    if not s.over and not actors:
        raise BrokenError("the game is on and nobody is asked")
    some = t.heads[t.dice.below(len(t.heads))]
    for side in [CHANCE, *t.sides()]:
        out = s.legal(side)
        if side not in actors and (out or s.branch(side) or s.default(side)):
            raise BrokenError(f"{t.rules.side_name(side)} is not asked and has choices")
        for choice in (some, t.dice.below(t.rules.choices)):
            if choice in out:
                continue
            trial = s.copy()
            trial.told = []
            try:
                trial.play(choice, side)
            except Illegal as error:
                if trial.v != s.v or trial.told or not error.reasons:
                    raise BrokenError(f"choice {choice} was refused without reason or left a trace") from None
            else:
                raise BrokenError(f"{t.rules.side_name(side)} could play choice {choice}, which is not legal")
    return True


def subset(t: Table) -> bool:
    """`branch` is a part of `legal`, empty only with it; nothing is offered twice."""
    for side in t.s.actors:
        out, few = t.s.legal(side), t.s.branch(side)
        if len(set(out)) < len(out) or len(set(few)) < len(few):
            raise BrokenError(f"{t.rules.side_name(side)} is offered a choice twice")
        extra = set(few) - set(out)
        if extra:
            raise BrokenError(f"branch has {[head(t, c) for c in extra]}, which is not legal")
        if out and not few:
            raise BrokenError("branch offers nothing where legal does")
    return bool(t.s.actors)


def dead_end(t: Table) -> bool:
    """Whoever is asked has a legal choice; at times: after each of them, too, to the end of the move."""
    s = t.s
    deep = t.dice.below(10) == 0
    for side in s.actors:
        out = s.legal(side)
        if not out:
            raise BrokenError(f"{t.rules.side_name(side)} is asked and has no choice")
        for choice in out if deep else []:
            move = play_out(s, side, choice, t.dice)
            if move is None:
                raise BrokenError(f"{head(t, choice)} cannot be completed in every way")
            _nobody_stuck(t, move.after, move.text)
    return not s.over


def _nobody_stuck(t: Table, after: State, text: str) -> None:
    for side in after.actors:
        if not after.legal(side):
            raise BrokenError(f"after {text}, {t.rules.side_name(side)} has no choice")


def lists(t: Table) -> bool:
    """What a verb lists is what its conditions allow, nothing more and nothing less."""
    s = t.s
    for side in s.actors:
        for verb in t.rules.verbs:
            if isinstance(verb, Part) or not verb.played_by(side) or not offered(s, side, verb):
                continue
            listed: list[int] = []
            verb.legal(s, side, listed)
            allowed = {verb.base + arg for arg in range(verb.size) if verb.allows(s, side, arg, None)}
            for choice in allowed ^ set(listed):
                where = "listed, not allowed" if choice in listed else "allowed, not listed"
                raise BrokenError(f"{head(t, choice)} of {t.rules.side_name(side)} is {where}")
    return not s.over


def why_not(t: Table) -> bool:
    """Over the whole vocabulary: a head is legal exactly if nothing is said against its completed move."""
    s = t.s
    for side in s.actors:
        legal = set(s.legal(side))
        for choice in t.heads:
            spelled = spell(s, side, choice, t.dice)
            text = spelled.text if spelled is not None else head_text(t.rules, choice)
            reasons = s.why_not(text, side)
            who = t.rules.side_name(side)
            if choice in legal and spelled is None:
                continue  # `dead-end` tells
            if choice in legal and reasons is not None:
                raise BrokenError(f"{who} may play {text}, but: {reasons}")
            if choice not in legal and reasons is None:
                raise BrokenError(f"{who} may not play {text}, but nothing is said against it")
            if any(not reason.clause or not reason.message for reason in reasons or []):
                raise BrokenError(f"{text}: {reasons} lacks a clause or a message")
            if spelled is not None and spelled.open and s.why_not(spelled.head, side) is None:
                raise BrokenError(f"{spelled.head} leaves a choice open, but passes as a whole move")
    for side in [CHANCE, *t.sides()]:
        if side in s.actors:
            continue
        text = head_text(t.rules, t.heads[t.dice.below(len(t.heads))])
        if s.why_not(text, side) is None:
            raise BrokenError(f"{t.rules.side_name(side)} is not asked, but nothing is said against {text}")
    return True


def bags(t: Table) -> bool:
    """Bags with random counts: refused exactly if they cannot be entered choice by choice."""
    s = t.s
    if s.over:
        return False
    side = t.some_side()
    able = [c for c in s.legal(side) if any(isinstance(part, Bag) for part in parts(t, c))]
    if not able:
        return False
    asked = False
    for _ in range(6):
        choice = able[t.dice.below(len(able))]
        target = t.dice.below(len(parts(t, choice)))
        spelled = spell(s, side, choice, t.dice, Counts(t, target))
        if spelled is None or not any(isinstance(part, Bag) for part in spelled.parts):
            continue
        asked = True
        reasons = s.why_not(spelled.text, side)
        entered = enterable(s, side, choice, spelled, t.dice)
        if entered and reasons is not None:
            raise BrokenError(f"{spelled.text} can be entered, but: {reasons}")
        if not entered and reasons is None:
            raise BrokenError(f"{spelled.text} cannot be entered, but nothing is said against it")
        if s.why_not(joined(spelled.text, spelled.groups[-1:]), side) is None:
            raise BrokenError(f"{spelled.text} may be followed by a part too many")
    return asked


class Counts:
    """A wish: random counts for the bag of one stage, small ones more often; the rest as offered."""

    def __init__(self, t: Table, stage: int) -> None:
        self.t = t
        self.stage = stage

    def __call__(self, part: Part, stage: int) -> list[str] | None:
        if stage != self.stage or not isinstance(part, Bag):
            return None
        dice = self.t.dice
        words: list[str] = []
        for word in part.kinds.words:
            count = min(dice.below(part.most + 1), dice.below(part.most + 1), dice.below(3))
            words += [str(count), word] if count else []
        return words or ["nothing"]


def default(t: Table) -> bool:
    """The default answer of a side is a whole legal move."""
    asked = False
    for side in t.s.actors:
        move = t.s.default(side)
        if move:
            asked = True
            if move[0] not in t.s.legal(side):
                who = t.rules.side_name(side)
                raise BrokenError(f"the default of {who}, {head(t, move[0])}, is not legal")
            t.s.copy().do(move, side)
    return asked


def audience(t: Table) -> bool:
    """Who makes a move sees it."""
    s = t.s
    side = s.actor
    if s.over or s.seat(side) < 0:
        return False
    move = any_move(s, side, t.dice)
    if move is None:
        return False
    if not t.rules.audience(s, side, move.choices[0]) >> s.seat(side) & 1:
        raise BrokenError(f"{t.rules.side_name(side)} does not see its own {move.text}")
    return True


def parts(t: Table, choice: int) -> list[Part]:
    """The parts that a move with this head may have."""
    return t.rules.verbs[t.rules.verb_of[choice]].parts


def head(t: Table, choice: int) -> str:
    """A choice of a head or of a part in words."""
    return head_text(t.rules, choice)


ORACLES = [
    Oracle("others", "choice", 2, others, "nobody else may act; what is refused changes nothing", dear=True),
    Oracle("branch", "choice", 1, subset, "branch is a part of legal; no doubles"),
    Oracle("dead-end", "choice", 1, dead_end, "whoever is asked can choose; drafts can be completed"),
    Oracle("lists", "settled", 4, lists, "verbs list what their conditions allow", dear=True),
    Oracle("why-not", "settled", 12, why_not, "legal exactly if nothing is said against it", dear=True),
    Oracle("bags", "settled", 2, bags, "random counts: refused exactly if they cannot be entered", dear=True),
    Oracle("default", "settled", 1, default, "defaults are legal moves"),
    Oracle("audience", "settled", 4, audience, "the mover sees its own move", dear=True),
]
