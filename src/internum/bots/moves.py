"""Whole moves from the choices that a state offers: all of them, or a fair sample where they are many."""

from internum.core.chance import Rng
from internum.core.state import State

Move = tuple[list[int], State]  # the choices, and the state they lead to


def random_move(s: State, side: int, rng: Rng) -> list[int]:
    """One move, picked choice by choice; plays it on `s`."""
    move: list[int] = []
    while True:
        out = s.branch(side)
        move.append(out[rng.below(len(out))])
        s.push(move[-1], side)
        if s.settled:
            return move


def whole_moves(s: State, side: int, most: int, rng: Rng) -> list[Move]:
    """Every move that leads to another outcome; where there are more than `most`, about so many.

    Each first choice gets its share of the places, and what short ones leave over goes to the long ones,
    so that one payment in a hundred ways does not hide the other things one could do.
    """
    heads = s.branch(side)
    while len(heads) > most:
        heads.pop(rng.below(len(heads)))
    share = most // len(heads)
    out: list[Move] = []
    long: list[int] = []
    for head in heads:
        ways = _ways(s, side, head, share)
        if ways is None:
            long.append(head)
        else:
            out += ways
    for i, head in enumerate(long):
        share = (most - len(out)) // (len(long) - i)
        out += _ways(s, side, head, share) or _some(s, side, head, share, rng)
    return out


def _ways(s: State, side: int, head: int, most: int) -> list[Move] | None:
    """Every way to complete a move; None when there are more than `most`."""
    out: list[Move] = []
    open_ones: list[Move] = [_after(s, side, [], head)]
    while open_ones:
        draft, t = open_ones.pop()
        if t.settled:
            out.append((draft, t))
        else:
            open_ones += [_after(t, side, draft, choice) for choice in reversed(t.branch(side))]
        if len(out) + len(open_ones) > most:
            return None
    return out


def _some(s: State, side: int, head: int, wanted: int, rng: Rng) -> list[Move]:
    """Different ways to complete a move, at random."""
    out: dict[tuple[int, ...], Move] = {}
    for _ in range(2 * wanted):
        draft, t = _after(s, side, [], head)
        if not t.settled:
            draft = draft + random_move(t, side, rng)
        out[tuple(draft)] = (draft, t)
        if len(out) == wanted:
            break
    return list(out.values())


def _after(s: State, side: int, draft: list[int], choice: int) -> Move:
    t = s.copy()
    t.push(choice, side)
    return [*draft, choice], t
