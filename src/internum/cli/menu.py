"""Choices as numbered lines: first what to do, then with what, until one line is one choice."""

from dataclasses import dataclass

from internum.core.bag import Bag
from internum.core.rules import Rules

SHORT = 16  # so many lines are shown at once; longer lists are narrowed word by word


@dataclass(frozen=True)
class Line:
    """A line of the menu: words, and the choices behind them that begin so."""

    text: str
    choices: list[int]


def lines(rules: Rules, choices: list[int], depth: int = 0) -> list[Line]:
    """The choices as lines: each alone where they are few, else gathered by their next word."""
    if len(choices) <= SHORT:
        return [Line(" ".join(_words(rules, choice)), [choice]) for choice in choices]
    grouped: dict[str, list[int]] = {}
    for choice in choices:
        words = _words(rules, choice)
        grouped.setdefault(" ".join(words[: depth + 1]), []).append(choice)
    if len(grouped) == 1:
        return lines(rules, choices, depth + 1)
    return [
        Line(" ".join(_words(rules, behind[0])) if len(behind) == 1 else text, behind)
        for text, behind in grouped.items()
    ]


def _words(rules: Rules, choice: int) -> list[str]:
    verb = rules.verbs[rules.verb_of[choice]]
    own = [] if isinstance(verb, Bag) else [verb.word]
    return own + verb.words(choice - verb.base)
