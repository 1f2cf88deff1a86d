"""Moves as text: `verb parameters : part : part`, for example `found athenae : 1 marble 1 iron 1 coin`.

Parsing knows only words. Whether the words make a legal move is asked of the verbs, and nowhere else.
"""

from typing import TYPE_CHECKING, Final, final

from internum.core.errors import Illegal, Malformed, Unknown
from internum.core.layout import spread
from internum.core.slots import DRAFT_HEAD, DRAFT_PART, DRAFT_SIDE, OVER, SP, TURN, WHO
from internum.core.verb import Part, Verb
from internum.core.why import Reason, Why

if TYPE_CHECKING:
    from internum.core.rules import Rules
    from internum.core.state import State


@final
class Parsed:
    """A well-formed move: its head and the words of its parts."""

    def __init__(self, verb: Verb, arg: int, parts: list[list[str]], text: str) -> None:
        self.verb: Final = verb
        self.arg: Final = arg
        self.parts: Final = parts
        self.text: Final = text


def parse(rules: "Rules", text: str) -> Parsed:
    """Read a move; raises Malformed or Unknown and says what is wrong."""
    groups = [group.split() for group in text.lower().split(":")]
    words = groups[0]
    if not words:
        raise Malformed("an empty move")
    verb, given = find_verb(rules, words)
    indices = [param.index.get(word, -1) for param, word in zip(verb.params, given)]
    if len(given) != len(verb.params) or -1 in indices:  # not in the verb's own words and order
        indices = _otherwise(verb, given, text.strip())
    if any(not group for group in groups[1:]):
        raise Malformed(f"{text.strip()!r}: nothing stands behind a colon")
    for group in groups[1:] if verb.parts else []:
        problems = [part.unknown(group) for part in verb.parts]
        if all(problems):
            raise Unknown(f"{text.strip()!r}: {'; or '.join(dict.fromkeys(problems))}")
    return Parsed(verb, verb.encode(indices), groups[1:], text.strip())


def find_verb(rules: "Rules", words: list[str]) -> tuple[Verb, list[str]]:
    """The verb that a head begins with, by its word or a synonym, and the words behind it."""
    heads = [verb for verb in rules.verbs if not isinstance(verb, Part)]
    for length in range(len(words), 0, -1):
        said = " ".join(words[:length])
        close = said.replace(" ", "_")  # `occupy marker` is one verb
        meant, *first = rules.synonyms.get(said, rules.synonyms.get(close, close)).split()
        for verb in heads:
            if verb.word == meant:
                return verb, [*first, *words[length:]]
    known = sorted({verb.word for verb in heads})
    raise Unknown(f"unknown verb {words[0]!r}; known: {', '.join(known)}")


def _otherwise(verb: Verb, given: list[str], text: str) -> list[int]:
    """The indices of a head's words in another order or form, if there is just one way to read them."""
    rows = spread(verb.params, given)
    if len(rows) == 1:
        return rows[0]
    if len(given) != len(verb.params):
        form = " ".join([verb.word, *(param.name.upper() for param in verb.params)])
        parts = "".join(f" : {part.word}" for part in verb.parts)
        raise Malformed(f"{text!r} should read: {form}{parts}")
    return [param.of(word) for param, word in zip(verb.params, given, strict=True)]


def head_text(rules: "Rules", choice: int) -> str:
    """A head choice in words."""
    verb = rules.verbs[rules.verb_of[choice]]
    return " ".join([verb.word, *verb.words(choice - verb.base)])


def resolve(s: "State", side: int, parsed: Parsed) -> list[int]:
    """The choices of a move for `do`; raises Illegal with every reason. Forced parts may be left out."""
    reasons = explain(s, parsed, side)
    if reasons is not None:
        raise illegal(parsed.text, reasons)
    out = [parsed.verb.base + parsed.arg]
    trial = s.copy()
    trial.push(out[0], side)
    groups = list(parsed.parts)
    while not trial.settled:
        part = trial.rules.verbs[trial.v[DRAFT_PART] - 1]
        assert isinstance(part, Part)
        choices: list[int] | None = None
        while groups and choices is None:  # words of parts that were forced are passed over
            choices = part.read(trial, groups.pop(0))
        for choice in choices or []:
            out.append(choice)
            trial.push(choice, side)
        if trial.v[DRAFT_PART] == part.id + 1:  # close a bag of open size
            out.append(part.base + part.size - 1)
            trial.push(out[-1], side)
    return out


def explain(s: "State", parsed: Parsed, side: int) -> list[Reason] | None:
    """Every reason against a well-formed move, in the order of the rulebook; None if it is legal."""
    rules = s.rules
    rules.check_side(side)
    verb = parsed.verb
    why = Why()
    if s.v[OVER]:
        why.add(rules.clause_end, "game-over")
    elif s.v[DRAFT_HEAD]:
        why.add(rules.clause_turn, "draft-open", head_text(rules, s.v[DRAFT_HEAD] - 1))
    elif not s.asked(side):
        waiting = ", ".join(rules.side_name(other) for other in s.actors)
        why.add(rules.clause_turn, "not-asked", rules.side_name(side), waiting)
    elif not offered(s, side, verb):
        why.add(verb.clause, "not-now", rules.steps[s.v[s.v[SP]] - 1].name, verb.word)
    if verb.played_by(side):
        verb.allows(s, side, parsed.arg, why)
        _explain_parts(s, parsed, side, why)
    if not why.reasons and verb.base + parsed.arg not in s.legal(side):  # the step keeps it back just now
        why.add(verb.clause, "not-now", rules.steps[s.v[s.v[SP]] - 1].name, verb.word)
    return why.reasons or None


def offered(s: "State", side: int, verb: Verb) -> bool:
    """Does the step on top, or the turn around it, offer this verb to the side?"""
    v = s.v
    if verb in s.rules.steps[v[v[SP]] - 1].verbs:
        return True
    turn = v[TURN]
    return turn > 0 and v[turn + WHO] == side + 1 and verb in s.rules.steps[v[turn] - 1].free


def _explain_parts(s: "State", parsed: Parsed, side: int, why: Why) -> None:
    verb = parsed.verb
    if not verb.parts and not parsed.parts:
        return
    trial = s.copy()
    trial.v[DRAFT_SIDE] = side + 1
    groups = list(parsed.parts)
    silent: list[Part] = []  # parts of this move that fill themselves
    stage = 0
    while True:
        part_id = verb.part(trial, side, parsed.arg, stage)
        if part_id < 0:
            break
        part = trial.rules.verbs[part_id]
        assert isinstance(part, Part)
        choices = part.read(trial, groups[0]) if groups else None
        if choices is not None:
            words = " ".join(groups.pop(0))
            unfit = Why()
            if not part.fits(trial, choices, unfit) and part.clause != verb.clause:
                why.add(verb.clause, "unfit", words, part.word)
            why.reasons += unfit.reasons
            for choice in choices:
                part.add(trial, choice - part.base)
        elif part.forced(trial):
            silent.append(part)
        else:
            if not why.reasons:
                why.add(part.clause, "incomplete", parsed.text, part.word)
            break
        stage += 1
    for group in groups if not why.reasons else []:  # else the parts are those of another move
        meant = [part for part in verb.parts if not part.unknown(group)] or silent
        for clause in dict.fromkeys([verb.clause, *(part.clause for part in meant)]):
            why.add(clause, "no-such-part", " ".join(group))


def illegal(text: str, reasons: list[Reason]) -> Illegal:
    """The error of a refused move."""
    return Illegal(f"{text}: " + "; ".join(str(reason) for reason in reasons), reasons)
