"""Whole moves for the oracles: played, spelled out without asking what is legal, and written down."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from internum.core.bag import Bag
from internum.core.chance import Rng
from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import CHANCE, DRAFT_HEAD, DRAFT_PART, DRAFT_SIDE, DRAFT_STAGE
from internum.core.state import State
from internum.core.verb import Part

T = TypeVar("T")
Wish = Callable[[Part, int], list[str] | None]  # words for the part of a stage, or None: as offered


@dataclass(frozen=True)
class Whole:
    """A complete move of a side, with the state after it."""

    side: int
    choices: list[int]
    head: str
    groups: list[str]
    forced: list[bool]  # which groups the rules filled in
    after: State

    @property
    def text(self) -> str:
        """The move as records write it."""
        return joined(self.head, self.groups)

    @property
    def short(self) -> str:
        """The move without what is forced."""
        return joined(
            self.head, [g for g, forced in zip(self.groups, self.forced, strict=True) if not forced]
        )


def joined(head: str, groups: list[str]) -> str:
    """A move from its head and the words of its parts."""
    return " : ".join([head, *groups])


def choice_text(rules: Rules, choice: int) -> str:
    """One choice in words, of a head or of a part."""
    verb = rules.verbs[rules.verb_of[choice]]
    arg = choice - verb.base
    if not isinstance(verb, Bag):
        return head_text(rules, choice) if verb.params or verb.size == 1 else f"{verb.word} #{arg}"
    if arg == verb.size - 1:
        return f"{verb.word} enough"
    return f"{verb.word} {arg % verb.most + 1} {verb.kinds.words[arg // verb.most]}"


def play_out(s: State, side: int, choice: int, rng: Rng) -> Whole | None:
    """Begin a move on a copy and complete it at random from `legal`; None where nothing is legal."""
    trial = s.copy()
    trial.told = []
    trial.filled = []
    choices = [choice]
    trial.push(choice, side)
    forced = [True] * len(trial.filled)
    while not trial.settled:
        out = trial.legal(side)
        if not out:
            return None
        choices.append(out[rng.below(len(out))])
        trial.push(choices[-1], side)
        if len(trial.filled) > len(
            forced
        ):  # the first is the part just filled, the others followed of themselves
            forced += [False] + [True] * (len(trial.filled) - len(forced) - 1)
    return Whole(side, choices, head_text(s.rules, choice), trial.filled, forced, trial)


def any_move(s: State, side: int, rng: Rng) -> Whole | None:
    """A random whole move of a side that is asked; chance by its weights."""
    out = s.legal(side)
    if not out:
        return None
    return play_out(s, side, out[rng.weighted(s.weights()) if side == CHANCE else rng.below(len(out))], rng)


@dataclass(frozen=True)
class Spelled:
    """A move in words that need not be legal: by stage its part, the choices that mean it, and its words."""

    head: str
    parts: list[Part]
    choices: list[list[int]]
    groups: list[str]
    open: bool  # does some part leave a choice?

    @property
    def text(self) -> str:
        """The move as one would write it."""
        return joined(self.head, self.groups)


def spell(s: State, side: int, choice: int, rng: Rng, wish: Wish | None = None) -> Spelled | None:
    """Complete a head choice, legal or not, following what its parts offer; nothing is carried out.

    A wish puts its own words in place of what a part offers. None where a part offers nothing.
    """
    rules = s.rules
    verb = rules.verbs[rules.verb_of[choice]]
    arg = choice - verb.base
    trial = s.copy()
    v = trial.v
    parts: list[Part] = []
    chosen: list[list[int]] = []
    groups: list[str] = []
    is_open = False
    while verb.parts:
        # as in `explain`: the terms of a part may look at who drafts what
        v[DRAFT_SIDE], v[DRAFT_HEAD] = side + 1, choice + 1
        part_id = verb.part(trial, side, arg, len(parts))
        if part_id < 0:
            break
        part = rules.verbs[part_id]
        assert isinstance(part, Part)
        v[DRAFT_STAGE], v[DRAFT_PART] = len(parts), part_id + 1
        words = wish(part, len(parts)) if wish is not None else None
        picks = part.read(trial, words) if words is not None else None
        if picks is not None:
            for pick in picks:
                part.add(trial, pick - part.base)
            is_open = True
        elif part.forced(trial):
            picks = []
        else:
            is_open = True
            picks = _fill(trial, part, side, rng)
            if picks is None:
                return None
        parts.append(part)
        chosen.append(picks)
        groups.append(part.text(trial))
    return Spelled(head_text(rules, choice), parts, chosen, groups, is_open)


def _fill(trial: State, part: Part, side: int, rng: Rng) -> list[int] | None:
    """Fill a part at random from what it offers."""
    picks: list[int] = []
    while True:
        out: list[int] = []
        part.legal(trial, side, out)
        if not out:
            return None
        picks.append(out[rng.below(len(out))])
        part.add(trial, picks[-1] - part.base)
        if part.complete(trial):
            return picks


def enterable(s: State, side: int, choice: int, spelled: Spelled, rng: Rng) -> bool:
    """Can this move be made choice by choice, each of them offered, the elements of a part in any order?"""
    trial = s.copy()
    trial.filled = []
    if choice not in trial.legal(side):
        return False
    trial.push(choice, side)
    while not trial.settled:
        stage = len(trial.filled)
        if stage >= len(spelled.parts):
            return False
        part = spelled.parts[stage]
        last = part.base + part.size - 1  # of a bag: *enough*, which comes last in any order
        elements = [pick for pick in spelled.choices[stage] if pick != last or not isinstance(part, Bag)]
        for pick in [*shuffled(elements, rng), last]:
            if len(trial.filled) > stage:
                break  # filled: it need not be closed
            if pick not in trial.legal(side):
                return False
            trial.push(pick, side)
    return trial.filled == spelled.groups


def shuffled(items: list[T], rng: Rng) -> list[T]:
    """The items in random order."""
    rest = list(items)
    return [rest.pop(rng.below(len(rest))) for _ in items]


def reordered(rules: Rules, text: str, rng: Rng) -> str:
    """A move whose bags name their elements in another order: `1 wine 2 coin` for `2 coin 1 wine`."""
    head, *groups = text.split(" : ")
    out = []
    for group in groups:
        words = group.split()
        pairs = [" ".join(words[i : i + 2]) for i in range(0, len(words), 2)]
        kinds = set(words[1::2])
        bags = [verb for verb in rules.verbs if isinstance(verb, Bag) and kinds <= set(verb.kinds.words)]
        counted = len(words) % 2 == 0 and all(word.isdigit() for word in words[::2])
        out.append(" ".join(shuffled(pairs, rng)) if bags and counted else group)
    return joined(head, out)
