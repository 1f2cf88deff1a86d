"""Bots of somebody's own, good ones and bad ones, for the tests."""

import time
from collections.abc import Sequence

from internum.bots.view import View


def first(view: View, legal: list[int], budget: float) -> int:
    return legal[0]


class Ana:
    """Looks one choice ahead, and remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[int], budget: float) -> int:
        self.asked += 1
        return max(legal, key=view.worth)


def whole(view: View, legal: list[int], budget: float) -> list[int]:
    """Answers with the whole move at once."""
    s = view.guess()
    move = []
    while True:
        move.append(s.legal(view.side)[0])
        s.push(move[-1], view.side)
        if s.settled:
            return move


def words(view: View, legal: list[int], budget: float) -> str:
    return view.words(legal[-1])


def broken(view: View, legal: list[int], budget: float) -> int:
    return legal[len(legal) // 0]


def stranger(view: View, legal: list[int], budget: float) -> int:
    return 10**6


def silent(view: View, legal: list[int], budget: float) -> None:
    return None


def long_winded(view: View, legal: list[int], budget: float) -> Sequence[int]:
    return [*whole(view, legal, budget), legal[0]]


def slow(view: View, legal: list[int], budget: float) -> int:
    time.sleep(0.2)
    return legal[0]


class Shy:
    def __init__(self, name: str) -> None:
        self.name = name


def asleep(view: View, legal: list[int], budget: float) -> int:
    time.sleep(30)
    return legal[0]
