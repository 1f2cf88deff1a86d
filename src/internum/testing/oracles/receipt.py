"""What a seat receives from a move: who moved, the words it may read, the events it hears, and its view.

A spectator reads and hears only what is for everybody.
"""

from internum.core.errors import Illegal
from internum.core.notation import parse, resolve
from internum.core.slots import BITS
from internum.core.state import State
from internum.core.verb import EVERYBODY
from internum.testing.moves import Whole
from internum.testing.oracles.copies import differences

Received = tuple[int, str, list[tuple[int, ...]], list[int]]


def received(move: Whole, before: State, viewer: int | None) -> Received:
    """Who moved, the words it may read, the events it hears, and what it sees afterwards."""
    words = move.text if sees(move, before, viewer) else verb(move)
    return move.side, words, heard(move.after, viewer), move.after.view(viewer)


def verb(move: Whole) -> str:
    """The verb alone, as those read it who are not in the audience."""
    rules = move.after.rules
    return rules.verbs[rules.verb_of[move.choices[0]]].word


def sees(move: Whole, before: State, viewer: int | None) -> bool:
    """Is the viewer in the audience of a move?"""
    return reaches(before.rules.audience(before, move.side, move.choices[0]), before, viewer)


def heard(after: State, viewer: int | None) -> list[tuple[int, ...]]:
    """The events that the viewer hears, without who else does."""
    return [event[:5] for event in after.told or [] if reaches(event[5], after, viewer)]


def reaches(seats: int, s: State, viewer: int | None) -> bool:
    """Does it reach the viewer? A spectator gets only what is for everybody."""
    return seats == EVERYBODY if viewer is None else seats & BITS[s.seat(viewer)] > 0


def play_text(s: State, side: int, text: str) -> State | None:
    """The state after a move in words, with what was told; None where it is not legal."""
    trial = s.copy()
    trial.told = []
    try:
        choices = resolve(s, side, parse(s.rules, text))
    except Illegal:
        return None
    for choice in choices:
        trial.push(choice, side)
    return trial


def difference(first: State, second: State, move: Whole, after: State, viewer: int | None) -> str:
    """How the viewer can tell the two states apart when this move was made on both; empty: it cannot."""
    twin = Whole(move.side, move.choices, move.head, move.groups, move.forced, after)
    one, two = received(move, first, viewer), received(twin, second, viewer)
    if one[1] != two[1]:
        return f"it reads {one[1]!r} and {two[1]!r}"
    if one[2] != two[2]:
        return f"it hears {one[2]} and {two[2]}"
    return f"it sees slots {differences(one[3], two[3])}" if one[3] != two[3] else ""
