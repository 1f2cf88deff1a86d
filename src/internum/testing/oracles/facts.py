"""What must be true of every position: bounds, supplies, derived slots, the end and its returns."""

from internum.core.bag import Bag
from internum.core.slots import CHANCE
from internum.testing.moves import any_move
from internum.testing.oracles.copies import differences
from internum.testing.table import BrokenError, Oracle, Table


def bounds(t: Table) -> bool:
    """Every slot with a name lies within its bounds; the spare room of a region is never written."""
    v = list(t.s.v)
    for region in t.rules.layout.regions:
        block = v[region.at : region.at + region.size]
        if region.low <= min(block) and max(block) <= region.high:
            continue
        for row, slot in region.cells():
            if not region.low <= v[slot] <= region.high:
                where = " ".join(dim.words[i] for dim, i in zip(region.dims, row, strict=True))
                raise BrokenError(f"{region.name} {where} is {v[slot]}, not {region.low} to {region.high}")
    for region, slot in t.spare:
        if v[slot]:
            raise BrokenError(f"{region.name}: slot {slot} stands for nothing and is {v[slot]}")
    return True


def physical(t: Table) -> bool:
    """Every limited kind of piece is there, at every choice."""
    wrong = t.rules.physical(t.s)
    if wrong:
        raise BrokenError("; ".join(wrong))
    return True


def derived(t: Table) -> bool:
    """Derived slots are what recomputing makes of them."""
    fresh = t.s.copy()
    t.rules.refresh(fresh)
    if fresh.v != t.s.v:
        raise BrokenError(f"recomputed, slots {differences(t.s.v, fresh.v)} change")
    return True


def scratch(t: Table) -> bool:
    """No part of a finished move lies about: equal positions must be equal states."""
    clean = t.s.copy()
    for verb in t.rules.verbs:
        for part in verb.parts:
            part.clear(clean)
    if clean.v != t.s.v:
        raise BrokenError(f"scratch slots {differences(t.s.v, clean.v)} were not wiped")
    return any(isinstance(part, Bag) or part.params for verb in t.rules.verbs for part in verb.parts)


def repeat(t: Table) -> bool:
    """No settled state comes twice while the same side is first to act and chance is silent."""
    if t.repeats:
        raise BrokenError(f"the state comes a second time in this turn, after {t.moves[-1]}")
    return len(t.seen) > 1


def returns(t: Table) -> bool:
    """Returns share one win at the end and are 0 before; there is one, and one score, for each seat."""
    s = t.s
    shares, scores = s.returns, s.scores
    if len(shares) != t.seats or len(scores) != t.seats:
        raise BrokenError(f"{len(shares)} returns and {len(scores)} scores for {t.seats} seats")
    if not s.over and any(shares):
        raise BrokenError(f"the game is on and returns are {shares}")
    if s.over and (abs(sum(shares) - 1) > 1e-9 or min(shares) < 0):
        raise BrokenError(f"returns at the end are {shares}")
    return True


def chance(t: Table) -> bool:
    """Chance has a positive weight for each of its choices, and playing it is marked as a reveal."""
    s = t.s
    if not s.settled or not s.asked(CHANCE):
        return False
    out, weights = s.legal(CHANCE), s.weights()
    if len(out) != len(weights) or any(weight < 1 for weight in weights):
        raise BrokenError(f"{len(out)} outcomes with weights {weights}")
    trial = s.copy()
    trial.play(out[t.dice.below(len(out))], CHANCE)
    if not trial.revealed:
        raise BrokenError("chance spoke and nothing was marked as revealed")
    return True


def events(t: Table) -> bool:
    """What is told is a known event, to somebody who may hear it."""
    if t.s.over:
        return False
    move = any_move(t.s, t.some_side(), t.dice)
    if move is None or not move.after.told:
        return False
    for event in move.after.told:
        if not 0 <= event[0] < len(t.rules.events):
            raise BrokenError(f"{move.text} tells the unknown event {event}")
        if event[5] <= 0:
            raise BrokenError(f"{move.text} tells {t.rules.events[event[0]].name} to nobody")
    return True


ORACLES = [
    Oracle("bounds", "choice", 1, bounds, "every named slot is within its bounds", dear=True),
    Oracle("physical", "choice", 1, physical, "limited pieces are conserved at every choice"),
    Oracle("derived", "settled", 1, derived, "derived slots equal their recomputation"),
    Oracle("scratch", "settled", 1, scratch, "a finished move leaves no scratch"),
    Oracle("repeat", "settled", 1, repeat, "no state repeats inside a turn"),
    Oracle("returns", "settled", 1, returns, "returns are 0 in play and share one win at the end"),
    Oracle("chance", "choice", 1, chance, "chance has weights and is marked as a reveal"),
    Oracle("events", "settled", 2, events, "what is told is a known event with listeners"),
]
