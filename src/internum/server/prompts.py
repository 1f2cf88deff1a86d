"""What a client needs to compose a command in one round trip: the heads, and how to complete each.

Everything here is asked of the engine and so of the one source of legality. It depends on nothing that the
seat may not know: what is legal for a side is the same for every state that looks the same to it.
"""

from typing import Final

from internum.core.bag import Bag
from internum.core.sendings import Sendings
from internum.core.slots import DRAFT_HEAD, DRAFT_PART, SP
from internum.core.state import State
from internum.core.verb import Part as Filling
from internum.server.audience import changes
from internum.server.messages import Part, Prompt
from internum.server.routes import routes_of

WAYS: Final = 60  # so many ways to complete a move are sent at most
STEPS: Final = 600  # so many drafts are looked at to find them


def prompt_of(s: State, side: int) -> Prompt:
    """The prompt of a side that is asked."""
    legal = s.legal(side)
    part_of: dict[int, int] = {}
    parts: list[Part] = []
    known: dict[tuple[int, ...], int] = {}
    for head in legal:
        if not s.rules.verbs[s.rules.verb_of[head]].parts:
            continue
        t = s.copy()
        t.push(head, side)
        if t.settled:
            continue
        key = _terms(s, t, head)
        if key not in known:
            known[key] = len(parts)
            parts.append(part_after(t, side))
        part_of[head] = known[key]
    step = s.v[s.v[SP]] - 1
    return Prompt(
        side,
        s.seat(side),
        step,
        s.rules.steps[step].clause,
        legal,
        part_of,
        parts,
        routes_of(s, side, legal),
        s.default(side),
        None,
    )


def part_after(t: State, side: int) -> Part:
    """What a draft waits for, and the ways to complete it."""
    verb = t.rules.verbs[t.v[DRAFT_PART] - 1]
    assert isinstance(verb, Filling)
    if isinstance(verb, Sendings):
        return Part(verb.id, verb.word, 1, verb.most, _sendable(t, verb), [_one(t, side)], False)
    ways, every = ways_of(t, side)
    least = most = 1
    limits: list[int] | None = None
    if isinstance(verb, Bag):
        least, most = verb.still_open(t)
        if type(verb).offer is Bag.offer and type(verb).complete is Bag.complete:
            limits = _limits(t, verb)
    return Part(verb.id, verb.word, least, most, limits, ways, every)


def sendings_after(s: State, side: int, draft: list[int]) -> Part | None:
    """What a draft of sendings leaves room for, even when nothing more can be sent; None for other drafts."""
    head, *rest = draft
    t = s.copy()
    t.push(head, side)
    verb = t.rules.verbs[t.v[DRAFT_PART] - 1] if not t.settled else None
    if not isinstance(verb, Sendings):
        return None
    for choice in rest:
        if not verb.base <= choice < verb.base + verb.size - 1:
            break
        verb.add(t, choice - verb.base)
    return Part(verb.id, verb.word, 1, verb.most, _sendable(t, verb), [], False)


def _sendable(t: State, verb: Sendings) -> list[int]:
    """The most of each kind beside what is sent of the others."""
    out = [0] * verb.n
    kinds: list[int] = []
    verb.kinds(t, 0, kinds)
    for kind in kinds:
        out[kind] = verb.able(t, kind)
    for kind in range(verb.n):
        count = t.v[verb.at + kind]
        if count:
            t.v[verb.at + kind] = 0
            out[kind] = verb.able(t, kind)
            t.v[verb.at + kind] = count
    return out


def _one(t: State, side: int) -> list[int]:
    """The first way there is: of the first kind as few as can be."""
    after = t.copy()
    way: list[int] = []
    while not after.settled:
        legal = after.branch(side)
        choice = legal[-1] if len(way) == 2 else legal[0]
        way.append(choice)
        after.push(choice, side)
    return way


def ways_of(t: State, side: int) -> tuple[list[list[int]], bool]:
    """Complete fillings, the suggestion first, and whether there are no others."""
    verb = t.rules.verbs[t.v[DRAFT_PART] - 1]
    spared = _spared(t, verb, side) if isinstance(verb, Bag) else None
    out: list[list[int]] = []
    waiting: list[tuple[list[int], State]] = [([], t)]
    looked = 0
    while waiting and len(out) <= WAYS and looked < STEPS:
        draft, at = waiting.pop()
        for choice in reversed(at.branch(side)):
            looked += 1
            after = at.copy()
            after.push(choice, side)
            if after.settled:
                out.append([*draft, choice])
            else:
                waiting.append(([*draft, choice], after))
    every = not waiting and len(out) <= WAYS
    out = out[:WAYS]
    if isinstance(verb, Bag):
        limits = _limits(t, verb)
        out.sort(key=lambda way: _uneven(verb, limits, way))
        if spared is not None and not every:
            out = [spared, *(way for way in out if way != spared)][:WAYS]
    return out, every


def _spared(t: State, bag: Bag, side: int) -> list[int] | None:
    """Fill a bag one by one from what there is most of: what is left is as even as can be."""
    least, _ = bag.still_open(t)
    left = _limits(t, bag)
    counts = [0] * bag.n
    for _ in range(least):
        kind = max(range(bag.n), key=lambda k: (left[k], -k))
        if left[kind] == 0:
            return None
        left[kind] -= 1
        counts[kind] += 1
    after = t.copy()
    way: list[int] = []
    for kind, count in enumerate(counts):
        if count:
            choice = bag.base + kind * bag.most + count - 1
            if after.settled or choice not in after.legal(side):
                return None
            after.push(choice, side)
            way.append(choice)
    while not after.settled:  # close a bag of open size, fill what follows with its first way
        enough = bag.base + bag.size - 1
        legal = after.branch(side)
        choice = enough if enough in legal else legal[0]
        after.push(choice, side)
        way.append(choice)
    return way


def _uneven(bag: Bag, limits: list[int], way: list[int]) -> tuple[int, int]:
    """How unevenly a way spends what there is: large where it takes the last of something."""
    left = list(limits)
    spent = 0
    for choice in way:
        arg = choice - bag.base
        if 0 <= arg < bag.size - 1:
            kind, count = divmod(arg, bag.most)
            left[kind] -= count + 1
            spent += count + 1
    return spent, sum(n * n for n in left)


def _limits(t: State, bag: Bag) -> list[int]:
    return [int(t.v[bag.at + bag.n + kind]) for kind in range(bag.n)]


def _terms(s: State, t: State, head: int) -> tuple[int, ...]:
    """Heads with equal terms are completed alike.

    A part looks at the position and its scratch slots, never at the head. So where a head has one part alone
    they are told apart by what the head has set there; where it has more, later ones may differ by the head.
    """
    if len(t.rules.verbs[t.rules.verb_of[head]].parts) > 1:
        return (t.v[DRAFT_PART], -head)
    set_to = changes(list(s.v), list(t.v))
    at = 2 * set_to[::2].index(DRAFT_HEAD)
    return (*set_to[:at], *set_to[at + 2 :])
