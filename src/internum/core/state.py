"""A position of a game in play: one flat list of numbers, and the moves that lead on from it.

`push` is the trusted door for search and playouts: no check, no events. `play` checks one choice, `do`
plays a whole move or nothing. A state holds no generator and no history.
"""

import hashlib
import struct
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from internum.core.errors import Illegal, InternumError, Malformed
from internum.core.notation import explain, parse, resolve
from internum.core.slots import (
    ASKED,
    BITS,
    CHANCE,
    DEPTH,
    DRAFT_HEAD,
    DRAFT_PART,
    DRAFT_SIDE,
    DRAFT_STAGE,
    FIRST,
    FRAME,
    MOST_SIDES,
    NOBODY,
    OVER,
    SP,
    STACK,
    TURN,
    WHO,
    A,
    B,
    C,
    D,
)
from internum.core.vector import slots
from internum.core.verb import EVERYBODY, Part, Verb
from internum.core.why import Reason

if TYPE_CHECKING:
    from internum.core.chance import Rng
    from internum.core.rules import Rules
    from internum.core.step import Step
    from internum.core.vector import Slots

Told = tuple[int, int, int, int, int, int]  # event, four parameters, bits of the seats that hear it


@final
@mypyc_attr(acyclic=True)  # rules and steps never hold a state
class State:
    """One position. `v` are its slots; everything else is a question about them."""

    def __init__(self, rules: "Rules", v: "Slots") -> None:
        self.rules: Final = rules
        self.v = v
        self.told: list[Told] | None = None  # events go here when somebody listens
        self.filled: list[str] | None = None  # forced parts of the move being made, in words
        self.revealed = False  # somebody learned something: chance spoke or a secret was shown
        self.before: Slots | None = None  # the slots at the last settled point, while a draft is open

    # --- questions ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.v[OVER] > 0

    @property
    def settled(self) -> bool:
        """Is no move half-made?"""
        return self.v[DRAFT_HEAD] == 0

    @property
    def actor(self) -> int:
        """The first side that is asked; CHANCE, or NOBODY when the game is over."""
        v = self.v
        if v[DRAFT_SIDE]:
            return v[DRAFT_SIDE] - 1
        asked = v[ASKED]
        if asked == 0:
            return NOBODY
        i = 0
        while asked & 1 == 0:
            asked >>= 1
            i += 1
        return i - 1

    @property
    def actors(self) -> list[int]:
        """Every side whose answer the game waits for; while a move is half-made, only its maker."""
        v = self.v
        if v[DRAFT_SIDE]:
            return [v[DRAFT_SIDE] - 1]
        return [i - 1 for i in range(len(self.rules.sides.words) + 1) if v[ASKED] & BITS[i]]

    @property
    def returns(self) -> list[float]:
        """A share of one win per seat; all 0 while the game is on."""
        return self.rules.returns(self) if self.over else [0.0] * self.rules.seats

    @property
    def scores(self) -> list[int]:
        """The game's own measure per seat."""
        return self.rules.scores(self)

    def asked(self, side: int) -> bool:
        """Does the game wait for this side?"""
        return CHANCE <= side < MOST_SIDES and self.v[ASKED] & BITS[side + 1] != 0

    def drafter(self) -> int:
        """The side that makes a move just now; NOBODY when settled."""
        return self.v[DRAFT_SIDE] - 1 if self.v[DRAFT_SIDE] else NOBODY

    def seat(self, side: int) -> int:
        """The seat that leads a side; -1 for chance and for sides that nobody leads."""
        if side < 0:
            return -1
        self.rules.check_side(side)
        return self.rules.seat_of(self, side)

    def side_of(self, seat: int) -> int | None:
        """The first side that a seat leads; None when it leads none just now."""
        for side in range(len(self.rules.sides.words)):
            if self.rules.seat_of(self, side) == seat:
                return side
        return None

    def legal(self, side: int = FIRST) -> list[int]:
        """Every choice open to a side, by default to the first actor. Empty when it is not asked."""
        if side == FIRST:
            side = self.actor
        out: list[int] = []
        v = self.v
        if v[DRAFT_HEAD]:
            if v[DRAFT_SIDE] == side + 1:
                self.rules.verbs[v[DRAFT_PART] - 1].legal(self, side, out)
            return out
        if not self.asked(side):
            return out
        steps = self.rules.steps
        steps[v[v[SP]] - 1].legal(self, side, out)
        turn = v[TURN]
        if turn and v[turn + WHO] == side + 1:
            for verb in steps[v[turn] - 1].free:
                verb.legal(self, side, out)
        return out

    def branch(self, side: int = FIRST) -> list[int]:
        """A subset of `legal` that reaches every outcome once."""
        if side == FIRST:
            side = self.actor
        out: list[int] = []
        v = self.v
        if v[DRAFT_HEAD]:
            if v[DRAFT_SIDE] == side + 1:
                self.rules.verbs[v[DRAFT_PART] - 1].branch(self, side, out)
            return out
        if not self.asked(side):
            return out
        steps = self.rules.steps
        steps[v[v[SP]] - 1].branch(self, side, out)
        turn = v[TURN]
        if turn and v[turn + WHO] == side + 1:
            for verb in steps[v[turn] - 1].free:
                verb.branch(self, side, out)
        return out

    def weights(self) -> list[int]:
        """The weights of chance's outcomes, beside `legal(CHANCE)`."""
        return self.rules.steps[self.v[self.v[SP]] - 1].weights(self)[:]

    def default(self, side: int) -> list[int]:
        """The move that gives nothing away, for a side that is asked and does not answer; [] if none."""
        if not self.settled or not self.asked(side):
            return []
        choice = self.rules.steps[self.v[self.v[SP]] - 1].default(self, side)
        return [] if choice < 0 else [choice]

    # --- moves -------------------------------------------------------------------------------------

    def push(self, choice: int, side: int = FIRST) -> None:
        """Play a choice that is known to be legal."""
        if side == FIRST:
            side = self.actor
        rules = self.rules
        verb = rules.verbs[rules.verb_of[choice]]
        verb.play(self, side, choice - verb.base)
        v = self.v
        if v[ASKED] == 0 and v[OVER] == 0:
            self.run()

    def push_chance(self, rng: "Rng") -> None:
        """Let chance answer until somebody else is asked."""
        while self.actor == CHANCE:
            out = self.legal(CHANCE)
            self.revealed = True
            self.push(out[rng.weighted(self.weights())], CHANCE)

    def play(self, choice: int, side: int) -> None:
        """Play one choice, checked; raises Illegal with the reasons and changes nothing."""
        if choice not in self.legal(side):
            raise self.rules.refusal(self, choice, side)
        if self.settled:
            self.revealed = side == CHANCE
            self.before = self.v[:]
        self.push(choice, side)
        if self.settled:
            self.before = None

    def do(self, move: list[int] | str, side: int) -> None:
        """Play a whole move, as choices or in words, checked, or nothing at all."""
        if not self.settled:
            raise InternumError("a move is half-made: finish or drop it first")
        if isinstance(move, str):
            move = resolve(self, side, parse(self.rules, move))
        kept = self.v[:]
        told = len(self.told) if self.told is not None else 0
        revealed = self.revealed
        made = False
        try:
            for i, choice in enumerate(move):
                if i and self.settled:
                    raise Malformed("the move goes on after its end")
                self.play(choice, side)
            if not move or not self.settled:
                raise Malformed("the move is not complete")
            made = True
        finally:
            if not made:
                self.v = kept
                self.revealed = revealed
                self.before = None
                if self.told is not None:
                    del self.told[told:]

    def drop(self) -> None:
        """Drop a half-made move without trace."""
        if self.before is not None:
            self.v = self.before
            self.before = None

    def offers(self, draft: list[int], side: int) -> list[int]:
        """What would be open to a side after a draft of its own; changes nothing."""
        s = self.copy()
        for choice in draft:
            s.play(choice, side)
            if s.settled:
                return []
        return s.legal(side)

    def withdraw(self, side: int) -> None:
        """Take back a sealed answer while others are still asked."""
        self.rules.check_side(side)
        step = self.rules.steps[self.v[self.v[SP]] - 1]
        if not self.settled or step.sealed(self) & BITS[side + 1] == 0:
            raise Illegal("nothing to withdraw", [Reason(step.clause, "nothing-to-withdraw")])
        step.withdraw(self, side)
        self.v[ASKED] |= BITS[side + 1]

    def why_not(self, move: str, side: int) -> list[Reason] | None:
        """Every reason why a side may not make this move, in the order of the rulebook; None: it may."""
        return explain(self, parse(self.rules, move), side)

    # --- views, copies, bytes ----------------------------------------------------------------------

    def view(self, side: int | None) -> list[int]:
        """What a side's seat may know, slot by slot; -1 is secret. None is a spectator, who knows least."""
        seat = -1 if side is None else self.seat(side)
        v = self.v
        if v[DRAFT_SIDE] and (seat < 0 or self.seat(v[DRAFT_SIDE] - 1) != seat):
            if self.before is None:
                raise InternumError("somebody else's move is half-made")
            v = self.before
        out = list(v)
        for start, stop, owner in self.rules.secrets:
            if owner < 0 or seat < 0 or self.rules.seat_of(self, owner) != seat:
                for i in range(start, stop):
                    out[i] = -1
        return out

    def guess(self, side: int | None, rng: "Rng") -> "State":
        """A state that looks the same to this side, its secrets drawn anew as chance would deal them."""
        s = State(self.rules, self.v[:])
        self.rules.redraw(s, -1 if side is None else self.seat(side), rng)
        return s

    def copy(self) -> "State":
        """An independent copy; listens to nothing."""
        return State(self.rules, self.v[:])

    def to_bytes(self) -> bytes:
        """The slots as bytes: one each where all fit, else eight each; the first byte tells which."""
        v = list(self.v[: self.rules.layout.content])
        try:
            return b"\x01" + bytes(v)
        except ValueError:
            return b"\x08" + struct.pack(f"<{len(v)}q", *v)

    def hash(self) -> int:
        """A 64-bit number of the content, equal plain and compiled and across versions."""
        return int.from_bytes(hashlib.blake2b(self.to_bytes(), digest_size=8).digest(), "big")

    # --- what steps and verbs call -----------------------------------------------------------------

    def ask(self, side: int) -> None:
        """Wait for the answer of one side (or CHANCE)."""
        self.v[ASKED] = BITS[side + 1]

    def ask_all(self, mask: int) -> None:
        """Wait for the answers of several sides, in any order; bit i + 1 is side i."""
        self.v[ASKED] = mask

    def answered(self, side: int) -> None:
        """This side has answered."""
        self.v[ASKED] -= BITS[side + 1]

    def call(self, step: "Step", who: int = -1, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put a step on top."""
        v = self.v
        fp = v[SP] + FRAME if v[SP] else STACK
        if fp >= STACK + FRAME * DEPTH:
            raise InternumError("the phase stack is full")
        v[SP] = fp
        v[fp] = step.id + 1
        v[fp + WHO] = who + 1
        v[fp + A] = a
        v[fp + B] = b
        v[fp + C] = c
        v[fp + D] = d
        if step.free:
            v[TURN] = fp

    def done(self) -> None:
        """Take the top step off; the one below goes on."""
        v = self.v
        fp = v[SP]
        if v[TURN] == fp:  # back to the turn around it, if there is one
            turn = fp - FRAME
            while turn >= STACK and not self.rules.steps[v[turn] - 1].free:
                turn -= FRAME
            v[TURN] = turn if turn >= STACK else 0
        for i in range(fp, fp + FRAME):
            v[i] = 0
        v[SP] = fp - FRAME if fp > STACK else 0

    def end(self, how: int) -> None:
        """The game is over."""
        self.v[OVER] = how
        self.v[ASKED] = 0

    def tell(
        self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, seats: int = EVERYBODY
    ) -> None:
        """Say what happened, to the seats whose bits are set."""
        if self.told is not None:
            self.told.append((event, a, b, c, d, seats))

    def reveal(self) -> None:
        """Somebody learns something that was hidden: no undo past this point."""
        self.revealed = True

    def run(self) -> None:
        """Let the steps work until somebody is asked or the game is over."""
        v = self.v
        steps = self.rules.steps
        while v[ASKED] == 0 and v[OVER] == 0:
            if v[SP] == 0:
                raise InternumError("no step is left, and the game is not over")
            steps[v[v[SP]] - 1].go(self)

    def advance(self, head: Verb, side: int, arg: int, stage: int) -> None:
        """Open the next part that leaves a choice, or carry the move out."""
        v = self.v
        verbs = self.rules.verbs
        part = head.part(self, side, arg, stage)
        if part >= 0:
            v[DRAFT_SIDE] = side + 1
            v[DRAFT_HEAD] = head.base + arg + 1
            while part >= 0:
                verb = verbs[part]
                v[DRAFT_STAGE] = stage
                v[DRAFT_PART] = part + 1
                assert isinstance(verb, Part)
                if not verb.forced(self):
                    return
                if self.filled is not None:
                    self.filled.append(verb.text(self))
                stage += 1
                part = head.part(self, side, arg, stage)
        if head.free:  # what was asked before is still asked, unless a step comes between
            top = v[SP]
            head.carry_out(self, side, arg)
            if v[SP] != top:
                v[ASKED] = 0
        else:
            self.answered(side)
            head.carry_out(self, side, arg)
        for used in head.parts:
            used.clear(self)
        v[DRAFT_SIDE] = 0
        v[DRAFT_HEAD] = 0
        v[DRAFT_PART] = 0
        v[DRAFT_STAGE] = 0

    def next_part(self, side: int) -> None:
        """The open part is filled: go on with the move."""
        v = self.v
        rules = self.rules
        if self.filled is not None:
            part = rules.verbs[v[DRAFT_PART] - 1]
            assert isinstance(part, Part)
            self.filled.append(part.text(self))
        choice = v[DRAFT_HEAD] - 1
        head = rules.verbs[rules.verb_of[choice]]
        self.advance(head, side, choice - head.base, v[DRAFT_STAGE] + 1)


def from_bytes(rules: "Rules", data: bytes) -> State:
    """The state that `to_bytes` wrote."""
    n = rules.layout.content
    if data[:1] == b"\x01" and len(data) == n + 1:
        v = list(data[1:])
    elif data[:1] == b"\x08" and len(data) == 8 * n + 1:
        v = list(struct.unpack(f"<{n}q", data[1:]))
    else:
        raise Malformed("these bytes are no state of this game")
    return from_slots(rules, v)


def from_slots(rules: "Rules", v: list[int]) -> State:
    """The state of these slots; those that are derived are counted anew."""
    n = rules.layout.content
    misfit = f"{len(v)} slots" if len(v) != n else rules.layout.misfit(v)
    if misfit:
        raise Malformed(f"these numbers are no state of this game: {misfit}")
    s = State(rules, slots(v + [0] * (rules.layout.size - n)))
    rules.refresh(s)
    return s
