"""What `branch` leaves out is reached by what it keeps: outcomes are compared where they are few."""

from internum.core.slots import CHANCE
from internum.core.state import State
from internum.testing.table import BrokenError, Oracle, Table

DRAFTS = 2000  # a move space of more than so many choices is not counted


def outcomes(t: Table) -> bool:
    """Whole moves by `branch` and by `legal` reach the same states; `branch` reaches each once."""
    s = t.s
    if s.over:
        return False
    side = t.some_side()
    every, few = reached(s, side, False), reached(s, side, True)
    if every is None or few is None:
        return False
    missing, extra = set(every) - set(few), set(few) - set(every)
    who = t.rules.side_name(side)
    if missing or extra:
        raise BrokenError(f"branch of {who} misses {len(missing)} outcomes and adds {len(extra)}")
    if side != CHANCE and len(set(few)) < len(few):  # two faces of a die may mean the same
        raise BrokenError(f"branch of {who} reaches {len(few) - len(set(few))} outcomes more than once")
    return True


def reached(s: State, side: int, branch: bool) -> list[bytes] | None:
    """The states after every whole move of a side; None if they are too many.

    By `legal`, drafts that are the same by another order are followed once.
    """
    out: list[bytes] = []
    seen: set[tuple[int, ...]] = set()
    pushes = 0
    todo = [s]
    while todo:
        at = todo.pop()
        for choice in at.branch(side) if branch else at.legal(side):
            pushes += 1
            if pushes > DRAFTS:
                return None
            after = at.copy()
            after.push(choice, side)
            if after.settled:
                out.append(after.to_bytes())
            elif branch:
                todo.append(after)
            else:
                key = tuple(after.v)
                if key not in seen:
                    seen.add(key)
                    todo.append(after)
    return out


ORACLES = [Oracle("outcomes", "settled", 8, outcomes, "branch reaches every outcome of legal, each once")]
