"""Simultaneous answers: the order of arrival is irrelevant, and an answer taken back leaves no trace."""

from itertools import permutations

from internum.core.errors import Illegal
from internum.core.slots import BITS, CHANCE, TURN, WHO
from internum.testing.moves import Whole, any_move, play_out, shuffled
from internum.testing.oracles.copies import differences
from internum.testing.table import BrokenError, Oracle, Table

ORDERS = 12  # so many orders of arrival are tried


def arrival(t: Table) -> bool:
    """Each side's same answer, in different orders: equal states."""
    s = t.s
    sides = [side for side in s.actors if side != CHANCE]
    if len(sides) < 2:
        return False
    answers: dict[int, Whole] = {}
    for side in sides:
        move = any_move(s, side, t.dice)
        if move is None:
            return False
        answers[side] = move
    orders = [list(order) for order in permutations(sides)] if len(sides) < 4 else []
    orders = orders or [shuffled(sides, t.dice) for _ in range(ORDERS)]
    ends = []
    for order in orders:
        trial = s.copy()
        for side in order:
            trial.do(answers[side].choices, side)
        ends.append(trial)
    for order, end in zip(orders, ends, strict=True):
        if end.v != ends[0].v:
            names = [", ".join(t.rules.side_name(side) for side in sides) for sides in (orders[0], order)]
            raise BrokenError(f"in order {names[0]} and {names[1]}: slots {differences(ends[0].v, end.v)}")
    return True


def withdraw(t: Table) -> bool:
    """Withdrawn, an answer was never given; given again, it is the same. What is not sealed stays."""
    s = t.s
    if s.over:
        return False
    sealed = t.sealed()
    for side in [side for side in t.sides() if not sealed & BITS[side + 1]]:
        trial = s.copy()
        try:
            trial.withdraw(side)
        except Illegal:
            if trial.v != s.v:
                raise BrokenError("a refused withdrawal changed the state") from None
        else:
            raise BrokenError(f"{t.rules.side_name(side)} has no sealed answer, but could withdraw it")
    for side in [side for side in t.sides() if sealed & BITS[side + 1]]:
        who = t.rules.side_name(side)
        back, without = s.copy(), t.sealed_from.copy()
        back.withdraw(side)
        for other, move, sealed_answer in t.since:
            if other != side or not sealed_answer:
                without.do(move, other)
        if back.v != without.v:
            raise BrokenError(f"the answer {who} withdrew left slots {differences(back.v, without.v)} behind")
        back.do(next(move for other, move, answer in t.since if other == side and answer), side)
        if back.v != s.v:
            raise BrokenError(f"given again, the answer of {who} differs in {differences(back.v, s.v)}")
    return sealed > 0


def free(t: Table) -> bool:
    """A free move is no answer: its side is still asked, at the latest when the others have answered."""
    s = t.s
    sides = [side for side in s.actors if side != CHANCE]
    turn = s.v[TURN]
    if len(sides) < 2 or not turn or s.v[turn + WHO] - 1 not in sides:
        return False
    side = s.v[turn + WHO] - 1
    own = t.step().verbs
    heads = [c for c in s.legal(side) if t.rules.verbs[t.rules.verb_of[c]] not in own]
    move = play_out(s, side, heads[t.dice.below(len(heads))], t.dice) if heads else None
    if move is None:
        return False
    after = move.after
    if not after.asked(side) and t.step().sealed(after) & BITS[side + 1]:
        raise BrokenError(
            f"{move.text} of {t.rules.side_name(side)} lies there as if it were a sealed answer"
        )
    for other in shuffled(after.actors, t.dice):
        answer = any_move(after, other, t.dice) if other != side else None
        if answer is not None:
            after = answer.after
    if not after.asked(side):
        raise BrokenError(
            f"after {move.text}, {t.rules.side_name(side)} is asked no more: it took the answer's place"
        )
    return True


ORACLES = [
    Oracle("sealed", "settled", 1, arrival, "the order in which sealed answers arrive is irrelevant"),
    Oracle("free", "settled", 1, free, "a free move does not take the place of a sealed answer"),
    Oracle("withdraw", "settled", 1, withdraw, "a withdrawn answer was never given"),
]
