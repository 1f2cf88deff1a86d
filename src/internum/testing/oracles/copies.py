"""A state is a value: copies, bytes and questions leave it alone; the same moves lead to the same state."""

from collections.abc import Iterable

from internum.core.errors import InternumError
from internum.core.notation import head_text
from internum.core.slots import CHANCE
from internum.core.state import from_bytes
from internum.testing.moves import any_move
from internum.testing.report import Report
from internum.testing.table import BrokenError, Oracle, Table


def copies(t: Table) -> bool:
    """One choice played on two copies, checked and trusted: both come out alike, the original stays."""
    s = t.s
    if s.over:
        return False
    before = s.v[:]
    side = t.some_side()
    out = s.legal(side)
    if not out:
        return False
    choice = out[t.dice.below(len(out))]
    first, second = s.copy(), s.copy()
    if first.told is not None or first.v != before:
        raise BrokenError("a copy listens, or differs from its original")
    first.play(choice, side)
    if s.v != before or second.v != before:
        raise BrokenError("a choice on a copy changed the original or another copy")
    second.push(choice, side)
    if first.v != second.v:
        raise BrokenError("the same choice on two copies led to two states")
    return True


def octets(t: Table) -> bool:
    """The state that comes back from bytes is the state that went in."""
    if t.rules.layout.misfit(list(t.s.v)):
        return False  # `bounds` tells
    back = from_bytes(t.rules, t.s.to_bytes())
    same = t.s.copy()
    t.rules.refresh(same)  # the bytes need not hold what is derived
    if back.v != same.v or back.to_bytes() != same.to_bytes() or back.hash() != same.hash():
        raise BrokenError(f"slots {differences(back.v, same.v)} did not come back from the bytes")
    return True


def questions(t: Table) -> bool:
    """Asking changes nothing."""
    s = t.s
    before = s.v[:]
    for side in [CHANCE, *t.sides()]:
        s.legal(side)
        s.branch(side)
        s.default(side)
        s.why_not(head_text(t.rules, t.heads[t.dice.below(len(t.heads))]), side)
        if s.settled:
            s.view(side)
            s.guess(side, t.dice)
    if s.asked(CHANCE):
        s.weights()
    _ = s.returns, s.scores, s.hash(), t.rules.physical(s), t.rules.digest()
    if s.v != before:
        raise BrokenError(f"asking changed slots {differences(s.v, before)}")
    return True


def atomic(t: Table) -> bool:
    """A move that breaks off, goes on too long or goes wrong leaves nothing behind."""
    s = t.s
    if s.over:
        return False
    side = t.some_side()
    move = any_move(s, side, t.dice)
    if move is None:
        return False
    wrong = next((c for c in range(t.rules.choices) if c not in s.legal(side)), t.rules.choices)
    tries = [[], [wrong], [*move.choices, move.choices[-1]], [*move.choices[:-1], t.rules.choices]]
    if len(move.choices) > 1:
        tries.append(move.choices[:-1])
    for broken in tries:
        trial = s.copy()
        trial.told = []
        trial.revealed = True
        try:
            trial.do(broken, side)
        except InternumError:
            if trial.v != s.v or trial.told or trial.before is not None or not trial.revealed:
                raise BrokenError(f"refused, {broken} still left something behind") from None
        else:
            raise BrokenError(f"do took {broken}, which is no whole move")
    trial = s.copy()
    trial.do(move.choices, side)
    if trial.v != move.after.v:
        raise BrokenError(f"{move.text}: do and push led to two states")
    return True


def draft(t: Table) -> bool:
    """A half-made move is unseen by others, can be tried without making it, and drops without trace."""
    s = t.s
    if s.settled:
        return False
    side = s.actor
    for viewer in t.viewers():
        if (viewer is None or s.seat(viewer) != s.seat(side)) and s.view(viewer) != t.settled.view(viewer):
            raise BrokenError(f"{name(t, viewer)} sees the half-made move of {t.rules.side_name(side)}")
    if t.settled.offers(t.draft, side) != s.legal(side):
        raise BrokenError("`offers` tells other choices than the draft itself")
    trial = t.settled.copy()
    for choice in t.draft:
        trial.play(choice, side)
    trial.drop()
    if trial.v != t.settled.v:
        raise BrokenError(f"a dropped draft left slots {differences(trial.v, t.settled.v)} behind")
    return True


def history(t: Table) -> bool:
    """States that were kept are what they were."""
    for number, (state, data) in enumerate(t.kept):
        if state.to_bytes() != data:
            raise BrokenError(f"later play changed the state that was kept after {number} moves")
    return True


def replay(t: Table) -> bool:
    """The moves in words, played by fresh rules, lead to the same state."""
    again = Table(t.game, t.seats, t.given, t.seed, Report())
    again.follow(t.moves)
    if t.s.settled and again.s.v != t.s.v:
        raise BrokenError(f"played again, slots {differences(again.s.v, t.s.v)} differ")
    return True


def digest(t: Table) -> bool:
    """The digest names the table: the same for the same table, during play, and another for another."""
    fresh = t.game.rules(t.seats, t.given)
    if not t.digest == t.rules.digest() == fresh.digest():
        raise BrokenError("the digest is not stable")
    if len(t.game.seats) > 1:
        other = next(seats for seats in t.game.seats if seats != t.seats)
        try:
            if t.game.rules(other, t.given).digest() == t.digest:
                raise BrokenError(f"{t.seats} and {other} seats have one digest")
        except InternumError:
            pass  # these options are not for so many seats
    return True


def differences(first: Iterable[int], second: Iterable[int]) -> str:
    """Where two runs of slots differ."""
    found = [f"{i}: {a}/{b}" for i, (a, b) in enumerate(zip(first, second, strict=True)) if a != b]
    return ", ".join(found[:8]) + (" …" if len(found) > 8 else "")


def name(t: Table, viewer: int | None) -> str:
    """A viewer in words."""
    return "the spectator" if viewer is None else f"the seat of {t.rules.side_name(viewer)}"


ORACLES = [
    Oracle("copy", "choice", 1, copies, "copies are independent; play and push agree"),
    Oracle("bytes", "choice", 1, octets, "bytes bring the same state and hash back", dear=True),
    Oracle("question", "choice", 8, questions, "asking changes nothing", dear=True),
    Oracle(
        "atomic",
        "settled",
        6,
        atomic,
        "a broken `do` changes nothing, a whole one agrees with push",
        dear=True,
    ),
    Oracle("draft", "choice", 1, draft, "drafts are unseen, can be tried, and drop without trace", dear=True),
    Oracle("history", "end", 1, history, "kept states are never touched by later play"),
    Oracle("replay", "end", 1, replay, "the moves in words lead to the same state", dear=True),
    Oracle("digest", "end", 1, digest, "the digest is stable", dear=True),
]
