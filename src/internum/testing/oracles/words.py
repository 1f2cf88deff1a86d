"""Notation: what is written reads back as the same choice and the same move."""

from internum.core.notation import head_text, parse, resolve
from internum.testing.moves import any_move, reordered
from internum.testing.table import BrokenError, Oracle, Table


def heads(t: Table) -> bool:
    """Every head choice of the vocabulary reads back."""
    for choice in t.heads:
        text = head_text(t.rules, choice)
        parsed = parse(t.rules, text)
        if parsed.verb.base + parsed.arg != choice or parsed.parts:
            raise BrokenError(f"{text!r} reads back as {parsed.verb.word!r} {parsed.verb.words(parsed.arg)}")
    return True


def moves(t: Table) -> bool:
    """A whole move reads back: also with its bags in another order, without what is forced, in capitals."""
    s = t.s
    if s.over:
        return False
    for side in s.actors:
        move = any_move(s, side, t.dice)
        if move is None:
            return False
        for text in {
            move.text,
            move.short,
            reordered(t.rules, move.text, t.dice),
            move.text.upper().replace(" ", "  "),
        }:
            trial = s.copy()
            trial.do(resolve(s, side, parse(t.rules, text)), side)
            if trial.v != move.after.v:
                raise BrokenError(f"{text!r} leads to another state than {move.text!r} did")
    return True


ORACLES = [
    Oracle("heads", "end", 1, heads, "every head choice reads back from its text", dear=True),
    Oracle("moves", "settled", 3, moves, "whole moves read back, in any order of their bags", dear=True),
]
