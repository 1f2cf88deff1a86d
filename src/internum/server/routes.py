"""Routes: where pieces can be after several moves, so that a client can send them there in one command.

A verb that is `onward` moves pieces a step, and the next move of the same pieces may follow. The steps are
tried on a copy by the engine itself; where another seat's question comes between, as if it let them pass.
"""

from dataclasses import dataclass
from typing import Final

from internum.core.bag import Bag
from internum.core.slots import DRAFT_PART
from internum.core.state import State
from internum.core.verb import Verb
from internum.server.messages import Route

TRIED: Final = 80  # steps that are tried for one prompt
LONGEST: Final = 4


@dataclass
class _Way:
    """A way so far: the position after it, its moves, where it stands, and what goes along."""

    s: State
    head: int
    moves: list[list[int]]
    place: int
    count: int


def routes_of(s: State, side: int, legal: list[int]) -> list[Route]:
    """One route for each place that takes more than one step, for as many pieces as can go all the way."""
    rules = s.rules
    out: list[Route] = []
    tried = 0
    open_ways: list[_Way] = []
    seen: set[tuple[int, int, int]] = set()  # verb and kind of piece, from where, to where
    for head in legal:
        verb = rules.verbs[rules.verb_of[head]]
        if not verb.onward:
            continue
        start, end = _ends(verb, head)
        seen |= {(_kind(verb, head), start, end), (_kind(verb, head), start, start)}
        tried += 1
        if tried <= TRIED and (way := _step(s, side, head, [], 0)) is not None:
            open_ways.append(way)
    while open_ways and tried < TRIED:
        way = open_ways.pop(0)
        if len(way.moves) == LONGEST or not way.s.asked(side):
            continue
        verb = rules.verbs[rules.verb_of[way.head]]
        kind, origin = _kind(verb, way.head), _ends(verb, way.head)[0]
        for head in way.s.legal(side):
            if rules.verbs[rules.verb_of[head]] is not verb or _kind(verb, head) != kind:
                continue
            start, end = _ends(verb, head)
            if start != way.place or (kind, origin, end) in seen:
                continue
            tried += 1
            further = _step(way.s, side, head, way.moves, way.count)
            if further is not None:
                seen.add((kind, origin, end))
                further.head = way.head
                open_ways.append(further)
                out.append(Route(way.head, verb.params[-1].words[end], further.moves))
    return out


def _kind(verb: Verb, head: int) -> int:
    """The verb and its parameters before the two places, as one number."""
    kind = verb.id
    for i in verb.decode(head - verb.base)[:-2]:
        kind = kind * 100 + i
    return kind


def _ends(verb: Verb, head: int) -> tuple[int, int]:
    start, end = verb.decode(head - verb.base)[-2:]
    return start, end


def _step(s: State, side: int, head: int, before: list[list[int]], count: int) -> _Way | None:
    """One move more: as many pieces as can, or just `count`; None where it cannot be made so."""
    t = s.copy()
    t.filled = []
    t.push(head, side)
    move = [head]
    if t.settled:  # there was only one way to do it
        moved = sum(int(word) for part in t.filled for word in part.split() if word.isdigit())
    else:
        bag = t.rules.verbs[t.v[DRAFT_PART] - 1]
        if not isinstance(bag, Bag):
            return None
        moved = _fill(t, side, bag, count or bag.still_open(t)[1], move)
    if not t.settled or (count and moved != count):
        return None
    _let_pass(t, side)
    verb = s.rules.verbs[s.rules.verb_of[head]]
    return _Way(t, head, [*before, move], _ends(verb, head)[1], moved)


def _fill(t: State, side: int, bag: Bag, wanted: int, move: list[int]) -> int:
    """Put so many pieces into the bag, those that go furthest first (they stand last); how many it took."""
    left = wanted
    for kind in range(bag.n - 1, -1, -1):
        some = min(left, t.v[bag.at + bag.n + kind]) if not t.settled else 0
        choice = bag.base + kind * bag.most + some - 1
        if some and choice in t.legal(side):
            move.append(choice)
            t.push(choice, side)
            left -= some
    enough = bag.base + bag.size - 1
    if not t.settled and enough in t.legal(side):
        move.append(enough)
        t.push(enough, side)
    return wanted - left


def _let_pass(t: State, side: int) -> None:
    """Others who are asked give the answer that gives nothing away."""
    while not t.over and not t.asked(side) and t.actor >= 0:
        answer = t.default(t.actor)
        if not answer:
            return
        t.push(answer[0], t.actor)
