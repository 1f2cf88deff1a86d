"""What a seat may not know never leaves the engine.

Two states that look alike to a seat are the tool: the true one, and a guess, in which everything secret to
that seat was dealt anew. Whatever the engine gives to that seat must be the same for both.

What a seat *receives* from a move is: who moved, the verb, the words if it is in the audience, the events
it hears, and its view afterwards (with who is asked next). A spectator hears what everybody hears.

`barrier`: a move played on the true state and on the mover's own guess gives the mover the same, unless the
move says `reveal()`. If it does not say so and differs, the mover learned something and could undo it.

`permute`: the same moves played in step on the true state and on the guess of a seat, up to a dozen on end,
give that seat the same after each. Any move counts that is legal in both, whoever makes it, chance too. The
walk ends at a `reveal()`: from there on the two states may rightly look different. A rule that shows
something without a word in the move itself must therefore call `reveal()`, also if only the mover's own
secret is shown. (That is the strongest form which needs no knowledge of the game: without that mark, a
secret that is shown by the rules and one that leaks are the same thing.)

`seal`: two different answers of one side that lie sealed are the same to everybody else.

`masked`: two moves of one verb by one side, both outside a seat's audience: if the views of that seat are
the same afterwards, the events it hears are the same, too. (The views may differ: the size of a hand tells
who got a hidden gift.) Over a whole run, `masks` asks that they sometimes are the same: what is hidden from
the audience and yet shows in every view is not hidden.
"""

from internum.core.layout import HIDDEN, SEAT
from internum.core.slots import BITS, SP
from internum.core.state import State
from internum.testing.moves import Whole, any_move
from internum.testing.oracles.copies import differences, name
from internum.testing.oracles.receipt import difference, heard, play_text, received, sees, verb
from internum.testing.report import Report
from internum.testing.table import BrokenError, Oracle, Table

STEPS = 12  # so long a walk in step on two states
PAIRS = 150  # so many hidden pairs make a verdict on a mask


def view(t: Table) -> bool:
    """A view has -1 exactly in the slots that the layout calls secret to that seat, else the truth."""
    s = t.s
    seats = [s.seat(side) for side in t.sides()]
    for viewer in t.viewers():
        seat = -1 if viewer is None else s.seat(viewer)
        seen = s.view(viewer)
        expected = list(s.v)
        for region in t.rules.layout.regions:
            if region.secrecy == HIDDEN:
                expected[region.at : region.at + region.size] = [-1] * region.size
            elif region.secrecy == SEAT:  # the first index is the side; spare rows belong to nobody
                rows = region.dims[0].room
                block = region.size // rows
                for owner, its in enumerate(seats[:rows]):
                    if seat < 0 or its != seat:
                        start = region.at + owner * block
                        expected[start : start + block] = [-1] * block
        if seen != expected:
            raise BrokenError(f"{name(t, viewer)} sees, not may see: slots {differences(seen, expected)}")
    return True


def guess(t: Table) -> bool:
    """A guess looks the same to its seat, and is itself a possible position."""
    s = t.s
    if not t.rules.secrets:
        if s.guess(None, t.dice).v != s.v:
            raise BrokenError("nothing is secret, yet a guess differs from the truth")
        return True
    for viewer in t.viewers():
        other = s.guess(viewer, t.dice)
        if other.view(viewer) != s.view(viewer):
            shown = differences(other.view(viewer), s.view(viewer))
            raise BrokenError(f"the guess of {name(t, viewer)} looks different in slots {shown}")
        wrong = t.rules.physical(other)
        if wrong and not t.rules.physical(s):
            raise BrokenError(f"the guess of {name(t, viewer)} is impossible: {'; '.join(wrong)}")
        stale = stale_slots(t, other)
        if stale and not stale_slots(t, s):
            raise BrokenError(f"the guess of {name(t, viewer)} has stale derived slots {stale}")
    return True


def stale_slots(t: Table, s: State) -> str:
    """Where the derived slots of a state are wrong."""
    fresh = s.copy()
    t.rules.refresh(fresh)
    return differences(s.v, fresh.v)


def another(t: Table, s: State, viewer: int | None) -> State | None:
    """A guess that differs from the truth; None where there is none, or where it fails as a guess."""
    other = s.guess(viewer, t.dice)
    return None if other.v == s.v or other.view(viewer) != s.view(viewer) else other


def same_choices(t: Table) -> bool:
    """What is legal for a side and what is said against its moves is the same on its guess, in drafts too."""
    s = t.s
    asked = False
    for side in s.actors:
        if s.seat(side) < 0:
            continue
        other = another(t, s, side)
        if other is None:
            continue
        asked = True
        who = t.rules.side_name(side)
        if other.legal(side) != s.legal(side) or other.branch(side) != s.branch(side):
            raise BrokenError(f"the choices of {who} tell its guess from the truth")
        if other.default(side) != s.default(side):
            raise BrokenError(f"the default of {who} tells its guess from the truth")
        move = any_move(s, side, t.dice) if s.settled else None
        texts = [move.text] if move is not None else []
        texts += [t.rules.verbs[t.rules.verb_of[c]].word for c in t.heads if not _verb_has_words(t, c)]
        for text in texts:
            if other.why_not(text, side) != s.why_not(text, side):
                raise BrokenError(f"what is said of {text} tells the guess of {who} from the truth")
    return asked


def _verb_has_words(t: Table, choice: int) -> bool:
    return len(t.rules.verbs[t.rules.verb_of[choice]].params) > 0


def barrier(t: Table) -> bool:
    """Who learns something by its own move cannot take it back: the move says `reveal()`."""
    s = t.s
    asked = False
    for side in s.actors:
        if s.seat(side) < 0:
            continue
        other = another(t, s, side)
        move = any_move(s, side, t.dice)
        after = play_text(other, side, move.text) if other is not None and move is not None else None
        if other is None or move is None or after is None:
            continue
        asked = True
        if move.after.revealed != after.revealed:
            raise BrokenError(f"{move.text} reveals on one of two states that look alike to its maker")
        apart = difference(s, other, move, after, side)
        if apart and not after.revealed:
            raise BrokenError(f"{told(t, move, side)} {apart}")
    return asked


def permute(t: Table) -> bool:
    """What looks alike to a seat looks alike after the same moves, until something is revealed."""
    viewers = t.viewers()
    viewer = viewers[t.dice.below(len(viewers))]
    first, second = t.s, another(t, t.s, viewer)
    asked = False
    for _ in range(STEPS if second is not None else 0):
        sides = first.actors
        if second is None or not sides:
            break
        side = sides[t.dice.below(len(sides))]
        move = any_move(first, side, t.dice)
        after = play_text(second, side, move.text) if move is not None else None
        if move is None or after is None:
            continue  # legal in one of them only: another may do
        if move.after.revealed or after.revealed:
            break
        own = viewer is not None and first.seat(viewer) == first.seat(side)
        apart = difference(first, second, move, after, viewer)
        if apart and own:
            break  # `barrier` tells
        if apart:
            raise BrokenError(f"{told(t, move, viewer)} {apart}")
        asked = asked or not own
        first, second = move.after, after
    return asked


def seal(t: Table) -> bool:
    """Two sealed answers of one side are the same to everybody else."""
    s = t.s
    asked = False
    for side in s.actors if len(s.actors) > 1 else []:
        one, two = any_move(s, side, t.dice), any_move(s, side, t.dice)
        if one is None or two is None or one.after.v == two.after.v:
            continue
        if not (_sealed(one, side) and _sealed(two, side)):
            continue
        for viewer in t.viewers():
            if viewer is not None and s.seat(viewer) == s.seat(side):
                continue
            asked = True
            if received(one, s, viewer) != received(two, s, viewer):
                raise BrokenError(f"{name(t, viewer)} can tell {one.text} from {two.text}, which lie sealed")
    return asked


def _sealed(move: Whole, side: int) -> bool:
    """Does this answer lie sealed? A free move is none, even if the side had to be asked again."""
    after = move.after
    if after.over:
        return False
    step = after.rules.steps[after.v[after.v[SP]] - 1]
    return step.sealed(after) & BITS[side + 1] > 0 and verb(move) in [own.word for own in step.verbs]


def masked(t: Table) -> bool:
    """Two hidden moves that leave a seat's view the same leave its events the same."""
    s = t.s
    asked = False
    for side in s.actors:
        one, two = any_move(s, side, t.dice), any_move(s, side, t.dice)
        if one is None or two is None or one.text == two.text or verb(one) != verb(two):
            continue
        if one.after.revealed or two.after.revealed:
            continue
        for viewer in t.viewers():
            own = viewer is not None and s.seat(viewer) == s.seat(side)
            if own or sees(one, s, viewer) or sees(two, s, viewer):
                continue
            asked = True
            alike = one.after.view(viewer) == two.after.view(viewer)
            tally = t.report.masks.setdefault(verb(one), [0, 0])
            tally[0] += 1
            tally[1] += alike
            if alike and heard(one.after, viewer) != heard(two.after, viewer):
                raise BrokenError(f"by its events {name(t, viewer)} can tell {one.text} from {two.text}")
    return asked


def masks(report: Report) -> list[str]:
    """Of a whole run: the verbs whose hidden words showed in every view."""
    return [word for word, (pairs, alike) in report.masks.items() if pairs >= PAIRS and not alike]


def told(t: Table, move: Whole, viewer: int | None) -> str:
    """The beginning of what a broken secret is told with."""
    by = f"by {move.text} of {t.rules.side_name(move.side)}"
    return f"{by}, {name(t, viewer)} can tell apart what looked alike:"


ORACLES = [
    Oracle("view", "settled", 1, view, "a view has -1 exactly in secret slots", dear=True),
    Oracle("guess", "settled", 2, guess, "a guess looks the same to its seat and is possible", dear=True),
    Oracle(
        "same-choices",
        "choice",
        3,
        same_choices,
        "choices and refusals are the same on a seat's guess",
        dear=True,
    ),
    Oracle(
        "barrier", "settled", 2, barrier, "who learns something by its own move cannot undo it", dear=True
    ),
    Oracle("permute", "settled", 4, permute, "what looks alike to a seat goes on to look alike", dear=True),
    Oracle("seal", "settled", 1, seal, "sealed answers tell nothing"),
    Oracle("masked", "settled", 2, masked, "what the audience hides, events do not tell", dear=True),
]
