"""Where a game stands, as words: the phase stack, and who is asked.

`round 3 > turn greeks > movement` names every step, outermost first: its side, then its numbers (or their
words), the zeros at the end left out. A stack of one step has the `>` in front. Without any `>` the words
are an entry point of the game.
"""

from internum.core.errors import Malformed, Unknown
from internum.core.layout import Domain
from internum.core.slots import ASKED, BITS, FRAME, GAME, SP, STACK, TURN, WHO, A
from internum.core.state import State
from internum.core.step import Step

_NUMBERS = FRAME - A


def stand(s: State, text: str) -> None:
    """Set the phase stack; nobody is asked yet."""
    for i in range(STACK, GAME):
        s.v[i] = 0
    s.v[SP] = s.v[TURN] = s.v[ASKED] = 0
    if ">" in text:
        frames = [part.split() for part in text.split(">")]
        for words in frames if frames[0] else frames[1:]:
            _read_frame(s, words)
    elif not s.rules.enter(s, text.replace(",", " ").split()):
        known = ", ".join(s.rules.entries()) or "none"
        raise Unknown(f"{text!r} is no entry point; known: {known}; or name every step, joined by >")


def stack_text(s: State) -> str:
    """The phase stack in words; empty when there is none."""
    v = s.v
    frames = [_frame_text(s, fp) for fp in range(STACK, v[SP] + 1, FRAME)] if v[SP] else []
    return f"> {frames[0]}" if len(frames) == 1 else " > ".join(frames)


def read_asked(s: State, text: str) -> None:
    """Ask the sides that the words name: `greeks persians`, or `nobody`."""
    words = text.replace(",", " ").split()
    if not words:
        raise Malformed("it is not said who is asked")
    mask = 0
    for word in words if words != ["nobody"] else []:
        mask |= BITS[s.rules.side(word) + 1]
    s.v[ASKED] = mask


def asked_text(s: State) -> str:
    """The sides that are asked, in words."""
    return " ".join(s.rules.side_name(side) for side in s.actors) or "nobody"


def _read_frame(s: State, words: list[str]) -> None:
    sides = s.rules.sides.index
    steps = [step for step in s.rules.steps if words and step.name == words[0]]
    if len(steps) != 1:
        known = ", ".join(step.name for step in s.rules.steps)
        raise Unknown(f"{words[0] if words else ''!r} is no step; known: {known}")
    rest = words[1:]
    side = -1
    if rest and (rest[0] in sides or rest[0] == "nobody"):
        side = sides.get(rest[0], -1)
        rest = rest[1:]
    if len(rest) > _NUMBERS:
        raise Malformed(f"{' '.join(words)!r}: a step has a side and at most {_NUMBERS} numbers")
    numbers = [0] * _NUMBERS
    for i, word in enumerate(rest):
        domain = _field(steps[0], i)
        if domain is not None and domain.find(word) >= 0:
            numbers[i] = domain.find(word)
        elif word.lstrip("-").isdecimal():
            numbers[i] = int(word)
        else:
            known = "numbers" if domain is None else ", ".join(domain.words)
            raise Unknown(f"{' '.join(words)!r}: unknown word {word!r}; known: {known}")
    s.call(steps[0], side, numbers[0], numbers[1], numbers[2], numbers[3])


def _frame_text(s: State, fp: int) -> str:
    v = s.v
    step = s.rules.steps[v[fp] - 1]
    words: list[str] = []
    for i in range(_NUMBERS):
        number = v[fp + A + i]
        domain = _field(step, i)
        if domain is not None and 0 <= number < len(domain.words):
            words.append(domain.words[number])
        else:
            words.append(str(number))
    while words and v[fp + A + len(words) - 1] == 0:
        words.pop()
    if v[fp + WHO]:
        words.insert(0, s.rules.sides.words[v[fp + WHO] - 1])
    elif words and words[0] in s.rules.sides.index:
        words.insert(0, "nobody")  # else the first number would be read as the side
    return " ".join([step.name, *words])


def _field(step: Step, i: int) -> Domain | None:
    return step.fields[i] if i < len(step.fields) else None
