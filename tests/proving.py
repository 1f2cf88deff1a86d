"""The proving game: every mechanic that Antike lacks, in one small game. Never shipped.

Each round every side draws a token unseen (P1), all offer two tokens under seal and pass them on (P2),
then each takes a turn (P3): gifts lie face down (P3.1), a pledge obliges to buy a marker in the same turn
(P3.2), a marker costs three coins or one of each good (P3.3), one attack a turn opens a window for its
target (P3.4), dice decide the hits and both choose their losses under seal (P4). Two markers win, also
jointly (P5). Seat 1 leads the last side as well as its own.
"""

from collections.abc import Iterable
from typing import Final

from internum.core.bag import Bag, bag_slots
from internum.core.chance import Rng
from internum.core.layout import HIDDEN, SEAT, Domain, Layout, Region, numbers
from internum.core.rules import Event, Game, Option, Rules
from internum.core.slots import ASKED, BITS, CHANCE, SP, WHO, WON, A, B, C, D, kernel_regions
from internum.core.slots import GAME as FREE
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why

MOST: Final = 5
KINDS: Final = Domain("token", ["coin", "gold", "wine", "oil"])
ARMS: Final = Domain("unit", ["soldier", "ship"])
COLOURS: Final = ["red", "blue", "green", "black", "white"]
HAND: Final = FREE
PILE: Final = HAND + MOST * 4
KNOWN: Final = PILE + 4  # of each viewer: the tokens that an owner is known to hold at least
OFFER: Final = KNOWN + MOST * MOST * 4
SIZE: Final = OFFER + MOST * 4
UNITS: Final = SIZE + MOST
MARKERS: Final = UNITS + MOST * 2
PLEDGED: Final = MARKERS + MOST
ATTACKED: Final = PLEDGED + MOST
LOST: Final = ATTACKED + 1
ASIDE: Final = LOST + MOST * 2
PAY: Final = ASIDE + bag_slots(4)
LOSS: Final = PAY + bag_slots(4)
END: Final = LOSS + bag_slots(2)

DREW, PASSED, GAVE, BOUGHT, HIT = range(5)


def put(s: State, at: int, values: Iterable[int]) -> None:
    for i, value in enumerate(values):
        s.v[at + i] = value


def seat_bits(s: State, *sides: int) -> int:
    return sum({BITS[s.seat(side)] for side in sides})


def can_buy(s: State, side: int) -> bool:
    at = HAND + 4 * side
    return s.v[at] >= 3 or all(s.v[at + k] for k in (1, 2, 3))


def lose_track(s: State, side: int, viewers: list[int], counts: list[int]) -> None:
    for viewer in viewers:
        for k in range(4):
            slot = KNOWN + (viewer * MOST + side) * 4 + k
            s.v[slot] = max(0, s.v[slot] - counts[k])


class SetBag(Bag):
    """P3.3 three coins, or one of each good."""

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        picked = [s.v[self.at + k] for k in range(4)]
        if not any(picked) and s.v[self.at + 4] >= 3:
            out.append(self.base + 2)
        if not picked[0] and all(s.v[self.at + 4 + k] for k in (1, 2, 3)):
            kinds = [k for k in (1, 2, 3) if not picked[k]]
            out.extend(self.base + k * self.most for k in (kinds[:1] if ascending else kinds))

    def forced(self, s: State) -> bool:
        coins = s.v[self.at + 4] >= 3
        if coins and all(s.v[self.at + 4 + k] for k in (1, 2, 3)):
            return False
        put(s, self.at, [3, 0, 0, 0] if coins else [0, 1, 1, 1])
        return True

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        sets = ([self.base + 2], [self.base + k * self.most for k in (1, 2, 3)])
        ok = sorted(choices) in [
            x for x, able in zip(sets, (s.v[self.at + 4] >= 3, True), strict=True) if able
        ]
        ok = ok and super().fits(s, choices, None)
        if not ok and why is not None:
            why.add("P3.3", "no-set")
        return ok


class Draw(Verb):
    """P1"""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[PILE + arg] == 0:
            if why is not None:
                why.add("P1", "none-left")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        who = s.v[s.v[SP] + WHO] - 1
        s.v[PILE + arg] -= 1
        s.v[HAND + 4 * who + arg] += 1
        s.v[SIZE + who] += 1
        s.tell(DREW, who, arg, seats=seat_bits(s, who))
        s.done()

    def audience(self, s: State, side: int, arg: int) -> int:
        return seat_bits(s, s.v[s.v[SP] + WHO] - 1)


class Offer(Verb):
    """P2"""

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        bag = self.parts[0]
        assert isinstance(bag, Bag)
        for k in range(4):
            bag.limit(s, k, s.v[HAND + 4 * side + k])
        bag.terms(s, min(2, s.v[SIZE + side]), min(2, s.v[SIZE + side]))
        return bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        put(s, OFFER + 4 * side, s.v[ASIDE : ASIDE + 4])

    def audience(self, s: State, side: int, arg: int) -> int:
        return seat_bits(s, side)


class Gift(Verb):
    """P3.1"""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        to, kind = divmod(arg, 4)
        ok = True
        for bad, clause, message in (
            (to == side, "P3.1", "to-oneself"),
            (s.v[HAND + 4 * side + kind] == 0, "P3.1", "not-held"),
            (self._breaks_pledge(s, side, kind), "P3.2", "pledged"),
        ):
            if bad:
                if why is None:
                    return False
                why.add(clause, message)
                ok = False
        return ok

    def _breaks_pledge(self, s: State, side: int, kind: int) -> bool:
        if not s.v[PLEDGED + side] or s.v[HAND + 4 * side + kind] == 0:
            return False
        s.v[HAND + 4 * side + kind] -= 1
        broken = not can_buy(s, side)
        s.v[HAND + 4 * side + kind] += 1
        return broken

    def carry_out(self, s: State, side: int, arg: int) -> None:
        to, kind = divmod(arg, 4)
        for who, n in ((side, -1), (to, 1)):
            s.v[HAND + 4 * who + kind] += n
            s.v[SIZE + who] += n
        lose_track(s, side, [x for x in range(s.rules.seats + 1) if x not in (side, to)], [1, 1, 1, 1])
        lose_track(s, side, [to], [int(k == kind) for k in range(4)])
        s.v[KNOWN + (side * MOST + to) * 4 + kind] += 1
        s.tell(GAVE, side, to, kind, seats=seat_bits(s, side, to))

    def audience(self, s: State, side: int, arg: int) -> int:
        return seat_bits(s, side, arg // 4)


class Pledge(Verb):
    """P3.2"""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[PLEDGED + side] or not can_buy(s, side):
            if why is not None:
                why.add("P3.2", "cannot-keep-it")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[PLEDGED + side] = 1
        s.v[UNITS + 2 * side] += 1


class Buy(Verb):
    """P3.3"""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if not can_buy(s, side):
            if why is not None:
                why.add("P3.3", "no-set")
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        bag = self.parts[0]
        assert isinstance(bag, Bag)
        for k in range(4):
            bag.limit(s, k, min(3 if k == 0 else 1, s.v[HAND + 4 * side + k]))
        bag.terms(s, 3, 3)
        return bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        paid = list(s.v[PAY : PAY + 4])
        for k in range(4):
            s.v[HAND + 4 * side + k] -= paid[k]
            s.v[PILE + k] += paid[k]
        lose_track(s, side, list(range(s.rules.seats + 1)), paid)
        s.v[SIZE + side] -= 3
        s.v[MARKERS + side] += 1
        s.v[PLEDGED + side] = 0
        s.tell(BOUGHT, side)


class Attack(Verb):
    """P3.4"""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        ok = arg != side and not s.v[ATTACKED] and s.v[UNITS + 2 * side] + s.v[UNITS + 2 * side + 1] > 0
        ok = ok and s.v[UNITS + 2 * arg] + s.v[UNITS + 2 * arg + 1] > 0
        if not ok and why is not None:
            why.add("P3.4", "no-attack")
        return ok

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[ATTACKED] = 1
        s.call(s.rules.steps[4], side, arg)


class Word(Verb):
    """A verb that moves the top step on: pass, dodge, stand."""

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if self.word == "pass" and s.v[PLEDGED + side]:
            if why is not None:
                why.add("P3.2", "pledged")
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        if self.word == "stand":
            s.v[s.v[SP] + B] = 1
        else:
            s.done()


class Roll(Verb):
    """P4"""

    def carry_out(self, s: State, side: int, arg: int) -> None:
        fp = s.v[SP]
        s.v[fp + (C if s.v[fp + B] == 1 else D)] = (arg + 1) // 3
        s.v[fp + B] += 1


class Lose(Verb):
    """P4"""

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        bag = self.parts[0]
        assert isinstance(bag, Bag)
        fp = s.v[SP]
        hits = s.v[fp + (D if side == s.v[fp + WHO] - 1 else C)]
        for k in (0, 1):
            bag.limit(s, k, s.v[UNITS + 2 * side + k])
        bag.terms(s, hits, hits)
        return bag.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        put(s, LOST + 2 * side, s.v[LOSS : LOSS + 2])

    def audience(self, s: State, side: int, arg: int) -> int:
        return seat_bits(s, side)


class Round(Step):
    """P1 to P5: draw, offer, turns, the end."""

    def go(self, s: State) -> None:
        fp, n = s.v[SP], s.rules.seats + 1
        stage = s.v[fp + A]
        s.v[fp + A] += 1
        if stage < n:
            if any(s.v[PILE : PILE + 4]):
                s.call(s.rules.steps[1], stage)
        elif stage == n:
            s.call(s.rules.steps[2])
        elif stage <= 2 * n:
            s.v[ATTACKED] = 0
            s.call(s.rules.steps[3], stage - n - 1)
        elif any(s.v[MARKERS + i] >= 2 for i in range(n)):
            s.end(WON)
        elif s.rules.next_round(s):
            s.v[fp + A] = 0


class Drawing(Step):
    def go(self, s: State) -> None:
        s.ask(CHANCE)

    def weights(self, s: State) -> list[int]:
        return [n for n in s.v[PILE : PILE + 4] if n]


class Offering(Step):
    """P2, sealed: revealed when the last is in."""

    def go(self, s: State) -> None:
        fp, n = s.v[SP], s.rules.seats + 1
        if s.v[fp + A] == 0:
            s.v[fp + A] = 1
            s.ask_all(sum(BITS[i + 1] for i in range(n)))
            return
        s.reveal()
        for side in range(n):
            to = (side + 1) % n
            gone = list(s.v[OFFER + 4 * side : OFFER + 4 * side + 4])
            lose_track(s, side, list(range(n)), gone)
            for k in range(4):
                s.v[HAND + 4 * side + k] -= gone[k]
                s.v[HAND + 4 * to + k] += gone[k]
                s.v[OFFER + 4 * side + k] = 0
        for side in range(n):
            s.v[SIZE + side] = sum(s.v[HAND + 4 * side : HAND + 4 * side + 4])
        s.tell(PASSED)
        s.done()

    def sealed(self, s: State) -> int:
        return sum(BITS[i + 1] for i in range(s.rules.seats + 1)) & ~s.v[ASKED]

    def withdraw(self, s: State, side: int) -> None:
        put(s, OFFER + 4 * side, [0] * 4)


class Turn(Step):
    def go(self, s: State) -> None:
        s.ask(s.v[s.v[SP] + WHO] - 1)


class Battle(Step):
    """P3.4 the window, P4 dice and losses. B: 0 window, 1 and 2 dice, 3 losses, 4 removal."""

    def go(self, s: State) -> None:
        fp = s.v[SP]
        stage, sides = s.v[fp + B], (s.v[fp + WHO] - 1, s.v[fp + A])
        if stage == 0:
            s.ask(sides[1])
        elif stage in (1, 2):
            s.ask(CHANCE)
        elif stage == 3:
            s.v[fp + B] = 4
            mask = self._choosers(s)
            for side, hits in zip(sides, (s.v[fp + D], s.v[fp + C]), strict=True):
                if not mask & BITS[side + 1]:  # no real choice: not asked
                    own = list(s.v[UNITS + 2 * side : UNITS + 2 * side + 2])
                    put(s, LOST + 2 * side, own if hits >= sum(own) else [min(n, hits) for n in own])
            s.ask_all(mask)
        else:
            s.reveal()
            for side in sides:
                for k in (0, 1):
                    s.v[UNITS + 2 * side + k] -= s.v[LOST + 2 * side + k]
                    s.v[LOST + 2 * side + k] = 0
            s.tell(HIT, *sides)
            s.done()

    def legal(self, s: State, side: int, out: list[int]) -> None:
        stage = s.v[s.v[SP] + B]
        for verb in self.verbs[:2] if stage == 0 else self.verbs[2:3] if stage < 3 else self.verbs[3:]:
            verb.legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)

    def default(self, s: State, side: int) -> int:
        return self.verbs[1].base if s.v[s.v[SP] + B] == 0 else -1

    def _choosers(self, s: State) -> int:
        fp = s.v[SP]
        mask = 0
        for side, hits in ((s.v[fp + WHO] - 1, s.v[fp + D]), (s.v[fp + A], s.v[fp + C])):
            own = list(s.v[UNITS + 2 * side : UNITS + 2 * side + 2])
            if 0 < hits < sum(own) and all(own):
                mask |= BITS[side + 1]
        return mask

    def sealed(self, s: State) -> int:
        return self._choosers(s) & ~s.v[ASKED] if s.v[s.v[SP] + B] == 4 else 0

    def withdraw(self, s: State, side: int) -> None:
        put(s, LOST + 2 * side, [0, 0])


class ProvingRules(Rules):
    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.clause_turn, self.clause_end = "P3", "P5"
        sides = Domain("side", COLOURS[: seats + 1], MOST)
        offering, paying = Bag("offer", "P2", KINDS, 3, ASIDE), SetBag("pay", "P3.3", KINDS, 3, PAY)
        losing = Bag("loss", "P4", ARMS, 6, LOSS)
        die = numbers("die", 1, 6)
        draw, offer = Draw("draw", "P1", (KINDS,)), Offer("offer", "P2")
        gift, pledge, buy = Gift("gift", "P3.1", (sides, KINDS)), Pledge("pledge", "P3.2"), Buy("buy", "P3.3")
        attack, roll, lose = (
            Attack("attack", "P3.4", (sides,)),
            Roll("roll", "P4", (die,)),
            Lose("lose", "P4"),
        )
        words = [Word("pass", "P3"), Word("dodge", "P3.4"), Word("stand", "P3.4")]
        draw.chance = roll.chance = True
        offer.parts, buy.parts, lose.parts = [offering], [paying], [losing]
        steps = [Round("round", "P"), Drawing("draw", "P1"), Offering("offers", "P2"), Turn("turn", "P3")]
        steps.append(Battle("battle", "P4"))
        steps[1].verbs, steps[2].verbs, steps[3].verbs = [draw], [offer], [pledge, buy, attack, words[0]]
        steps[4].verbs, steps[3].free = [words[1], words[2], roll, lose], [gift]
        regions = [
            *kernel_regions(),
            Region("hand", HAND, (sides, KINDS), secrecy=SEAT),
            Region("pile", PILE, (KINDS,), secrecy=HIDDEN),
            Region("known", KNOWN, (sides, sides, KINDS), secrecy=SEAT),
            Region("offered", OFFER, (sides, KINDS), secrecy=SEAT),
            Region("size", SIZE, (sides,), derived=True),
            Region("units", UNITS, (sides, ARMS)),
            Region("markers", MARKERS, (sides,)),
            Region("pledged", PLEDGED, (sides,)),
            Region("attacked", ATTACKED),
            Region("lost", LOST, (sides, ARMS), secrecy=SEAT),
        ]
        verbs = [draw, offer, gift, pledge, buy, attack, roll, lose, *words, offering, paying, losing]
        self.events = [Event(n, ("side", sides)) for n in ("drew", "passed", "gave", "bought", "hit")]
        self.finish(sides, Layout(END, regions), steps, verbs)

    def begin(self, s: State) -> None:
        s.v[4] = 1
        put(s, PILE, [9, 6, 6, 6])
        for side in range(self.seats + 1):
            put(s, UNITS + 2 * side, [2, 1])
        s.call(self.steps[0])

    def seat_of(self, s: State, side: int) -> int:
        return 0 if side == self.seats else side

    def returns(self, s: State) -> list[float]:
        best = [
            max(s.v[MARKERS + i] for i in range(self.seats + 1) if self.seat_of(s, i) == j)
            for j in range(self.seats)
        ]
        won = [float(b == max(best)) for b in best]
        return [w / sum(won) for w in won]

    def scores(self, s: State) -> list[int]:
        return [s.v[MARKERS + i] for i in range(self.seats)]

    def refresh(self, s: State) -> None:
        for side in range(self.seats + 1):
            s.v[SIZE + side] = sum(s.v[HAND + 4 * side : HAND + 4 * side + 4])

    def physical(self, s: State) -> list[str]:
        out = []
        for k, total in enumerate((9, 6, 6, 6)):
            if s.v[PILE + k] + sum(s.v[HAND + 4 * i + k] for i in range(self.seats + 1)) != total:
                out.append(f"P1 there are {total} {KINDS.words[k]} tokens")
        return out

    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        n = self.seats + 1
        own = [i for i in range(n) if self.seat_of(s, i) == seat]
        others = [i for i in range(n) if i not in own]
        for i in others:  # what the others know of third hands is theirs; least is always true
            put(s, KNOWN + i * MOST * 4, [0] * (MOST * 4))
        base = s.v[:]
        while True:
            put(s, 0, base)
            pool = [
                k for k in range(4) for _ in range(s.v[PILE + k] + sum(s.v[HAND + 4 * i + k] for i in others))
            ]
            for i in others:
                floor = [max([0] + [s.v[KNOWN + (o * MOST + i) * 4 + k] for o in own]) for k in range(4)]
                for k in range(4):
                    s.v[HAND + 4 * i + k] = floor[k]
                    for _ in range(floor[k]):
                        pool.remove(k)
            for i in others:
                for _ in range(s.v[SIZE + i] - sum(s.v[HAND + 4 * i : HAND + 4 * i + 4])):
                    s.v[HAND + 4 * i + pool.pop(rng.below(len(pool)))] += 1
            for k in range(4):
                s.v[PILE + k] = pool.count(k)
            for i in others:
                self._redraw_answers(s, i, rng)
            if all(can_buy(s, i) or not s.v[PLEDGED + i] for i in others):
                return

    def _redraw_answers(self, s: State, i: int, rng: Rng) -> None:
        for at, stock, width in ((OFFER, HAND, 4), (LOST, UNITS, 2)):
            count = sum(s.v[at + width * i : at + width * (i + 1)])
            bag = [k for k in range(width) for _ in range(s.v[stock + width * i + k])]
            put(s, at + width * i, [0] * width)
            for _ in range(count):
                s.v[at + width * i + bag.pop(rng.below(len(bag)))] += 1


class ProvingGame(Game):
    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        return ProvingRules(self, seats, settled)


GAME = ProvingGame(
    "proving", "The proving game", range(2, 5), "1", [Option("dull", ("no",), "no", "P", "None.")]
)
