"""What `branch` leaves out is reached by what it keeps: outcomes are compared where they are few."""

from internum.core.slots import CHANCE
from internum.core.state import State
from internum.testing.moves import choice_text
from internum.testing.table import BrokenError, Oracle, Table

DRAFTS = 2000  # a move space of more than so many choices is not counted

Way = list[int]  # the choices of a move


def outcomes(t: Table) -> bool:
    """Whole moves by `branch` and by `legal` reach the same states; `branch` reaches each once.

    The last of several sealed answers meets what it may not know: that two answers come to the same then
    (an offer that goes back because nobody else offered) must not show in the list. Whoever answers before
    the others is held to it.
    """
    s = t.s
    if s.over:
        return False
    side = t.some_side()
    every, few = reached(s, side, False), reached(s, side, True)
    if every is None or few is None:
        return False
    who = t.rules.side_name(side)
    all_states, few_states = {state for state, _ in every}, {state for state, _ in few}
    missed = [way for state, way in every if state not in few_states]
    if missed:
        raise BrokenError(f"branch of {who} misses {len(missed)} outcomes: {written(t, missed[0])}")
    added = [way for state, way in few if state not in all_states]
    if added:
        raise BrokenError(f"branch of {who} adds {len(added)} outcomes: {written(t, added[0])}")
    if side == CHANCE or t.sealed():  # two faces of a die may mean the same
        return True
    first: dict[bytes, Way] = {}
    for state, way in few:
        if state in first:
            twice = f"{written(t, first[state])} and {written(t, way)}"
            raise BrokenError(f"branch of {who} reaches an outcome more than once: {twice}")
        first[state] = way
    return True


def written(t: Table, way: Way) -> str:
    """A way to an outcome in words."""
    return ", ".join(choice_text(t.rules, choice) for choice in way)


def reached(s: State, side: int, branch: bool) -> list[tuple[bytes, Way]] | None:
    """The states after every whole move of a side, with the way there; None if they are too many.

    By `legal`, drafts that are the same by another order are followed once.
    """
    out: list[tuple[bytes, Way]] = []
    seen: set[tuple[int, ...]] = set()
    pushes = 0
    todo: list[tuple[State, Way]] = [(s, [])]
    while todo:
        at, way = todo.pop()
        for choice in at.branch(side) if branch else at.legal(side):
            pushes += 1
            if pushes > DRAFTS:
                return None
            after = at.copy()
            after.push(choice, side)
            key = tuple(after.v)
            if after.settled:
                out.append((after.to_bytes(), [*way, choice]))
            elif branch or key not in seen:
                seen.add(key)
                todo.append((after, [*way, choice]))
    return out


ORACLES = [
    Oracle("outcomes", "settled", 8, outcomes, "branch reaches every outcome of legal, each once", dear=True)
]
