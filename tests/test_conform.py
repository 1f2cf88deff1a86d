"""The kit holds on the proving game, and every oracle in it speaks when its rule is broken."""

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from typing import ClassVar

import proving
import pytest
from proving import END, GAME, HAND, KINDS, MARKERS, PILE, UNITS, ProvingGame, ProvingRules

import internum
from internum.core.chance import Rng
from internum.core.layout import SEAT, Layout, Region
from internum.core.rules import Rules
from internum.core.slots import BITS, CHANCE
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.testing.conform import conform, option_sets
from internum.testing.fuzz import fuzz
from internum.testing.oracles import ORACLES
from internum.testing.report import Report
from internum.testing.table import Table

Change = Callable[[ProvingRules], None]
kit = import_module("internum.testing.conform")  # the module, whatever `internum.testing` calls by that name


def become(thing: Verb | Step | Rules, kind: type) -> None:
    """Make a part of the rules one of another kind."""
    thing.__class__ = kind


class Changed(ProvingGame):
    """The proving game with something broken."""

    def __init__(self, *changes: Change) -> None:
        super().__init__("proving", "The proving game", range(2, 5), "1", GAME.options[:-1])
        self.changes = changes

    def rules(
        self, seats: int, options: dict[str, object] | None = None, board: str | None = None
    ) -> ProvingRules:
        rules = ProvingRules(self, seats, self.settle(seats, options))
        for change in self.changes:
            change(rules)
        return rules


def verb(word: str, kind: type[Verb]) -> Change:
    """Change a verb; some parts have the same word."""
    return lambda rules: become(
        next(v for v in rules.verbs if v.word == word and issubclass(kind, type(v))), kind
    )


def step(name: str, kind: type[Step]) -> Change:
    """Change a step."""
    return lambda rules: become(next(s for s in rules.steps if s.name == name), kind)


def region(new: Region) -> Change:
    """Change a region, or add one at the end."""

    def change(rules: ProvingRules) -> None:
        kept = [old for old in rules.layout.regions if old.name != new.name]
        rules.layout = Layout(END + 1, [*kept, new])

    return change


def whole(kind: type[Rules]) -> Change:
    """Change the rules themselves."""
    return lambda rules: become(rules, kind)


# --- broken rules -----------------------------------------------------------------------------------


class AttackAgain(proving.Attack):
    def legal(self, s: State, side: int, out: list[int]) -> None:
        out.extend(self.base + arg for arg in range(self.size) if arg != side)


class TurnAttacksAgain(proving.Turn):
    def legal(self, s: State, side: int, out: list[int]) -> None:
        super().legal(s, side, out)
        attack = self.verbs[2]
        out.extend(attack.base + arg for arg in range(attack.size) if s.v[proving.ATTACKED] and arg != side)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)


class NoBuyAfterAttack(proving.Buy):
    def allows(self, s: State, side: int, arg: int, why: internum.core.why.Why | None) -> bool:
        if s.v[proving.ATTACKED] and why is not None:
            why.add("P3.3", "too-late")
        return super().allows(s, side, arg, why) and not s.v[proving.ATTACKED]


class TwoCoins(proving.SetBag):
    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        super().offer(s, first, ascending, out)
        if not any(self.picked(s, k) for k in range(4)) and s.v[self.at + 4] >= 3:
            out.append(self.base + 1)


class AnyOrder(proving.SetBag):
    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        super().offer(s, first, False, out)


class Generous(proving.SetBag):
    def fits(self, s: State, choices: list[int], why: internum.core.why.Why | None) -> bool:
        return True


class LastOfferWins(proving.Offer):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        if s.v[1] == 0:
            s.v[UNITS + 2 * side] += 1


class LoudOffer(proving.Offer):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.tell(proving.PASSED, side, s.v[proving.OFFER + 4 * side])


class BlindOffer(proving.Offer):
    def audience(self, s: State, side: int, arg: int) -> int:
        return 0


class LeakyPurse(proving.Buy):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        before = [s.v[PILE + k] for k in range(4)]
        super().carry_out(s, side, arg)
        for k in range(4):
            s.v[PILE + k] = before[k]


class Fruitless(proving.Buy):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.v[MARKERS + side] -= 1


class Quiet(proving.Battle):
    def go(self, s: State) -> None:
        before = s.revealed
        super().go(s)
        s.revealed = before


class BadDefault(proving.Battle):
    def default(self, s: State, side: int) -> int:
        return self.verbs[3].base


class Greedy(ProvingRules):
    def returns(self, s: State) -> list[float]:
        return [1.0] * self.seats


class OneScore(ProvingRules):
    def scores(self, s: State) -> list[int]:
        return [0]


class Total(ProvingRules):
    def refresh(self, s: State) -> None:
        super().refresh(s)
        s.v[END] = sum(s.v[MARKERS + side] for side in range(self.seats + 1))


class NoOil(proving.Gift):
    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)
        out[:] = [c for c in out if not (self.base <= c < self.base + self.size and (c - self.base) % 4 == 3)]


class Twice(proving.Gift):
    def legal(self, s: State, side: int, out: list[int]) -> None:
        super().legal(s, side, out)
        super().legal(s, side, out)


class LoudDraw(proving.Draw):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.tell(proving.DREW, arg)


class MarkedDraw(proving.Draw):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.v[END] = arg


class Peek(proving.Attack):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.tell(proving.HIT, s.v[HAND + 4 * arg], seats=proving.seat_bits(s, side))
        super().carry_out(s, side, arg)


class Boast(proving.Pledge):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.tell(proving.HIT, s.v[HAND + 4 * side])


class Silent(proving.Pledge):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        pass


class Unknown(proving.Gift):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.tell(9)


class Crash(proving.Buy):
    def carry_out(self, s: State, side: int, arg: int) -> None:
        raise KeyError(arg)


class Insider(proving.Pledge):
    def allows(self, s: State, side: int, arg: int, why: internum.core.why.Why | None) -> bool:
        if s.v[PILE] % 2 and why is not None:
            why.add("P3.2", "odd")
        return super().allows(s, side, arg, why) and not s.v[PILE] % 2


class Remembering(proving.Pledge):
    last: ClassVar[list[State]] = []

    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        for other in self.last:
            other.v[UNITS] += 1
        Remembering.last = [s]


class Untidy(proving.Gift):
    def allows(self, s: State, side: int, arg: int, why: internum.core.why.Why | None) -> bool:
        if side >= 0:
            s.v[UNITS + 2 * side] += 1
        return super().allows(s, side, arg, why)


class Recount(ProvingRules):
    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        super().redraw(s, seat, rng)
        s.v[UNITS] += 1


class Clinging(proving.Offering):
    def withdraw(self, s: State, side: int) -> None:
        pass


class NeverFirst(proving.Drawing):
    def weights(self, s: State) -> list[int]:
        out = super().weights(s)
        return [0, *out[1:]] if len(out) > 1 else out


class StickyBag(proving.SetBag):
    def clear(self, s: State) -> None:
        super().clear(s)
        s.v[self.at + 10] = 1


class Endless(ProvingRules):
    def next_round(self, s: State) -> bool:
        return True


class Moody(ProvingRules):
    moods: ClassVar[Iterator[int]] = count()

    def digest(self) -> str:
        return super().digest() + str(next(self.moods))


class Misspelt(proving.Draw):
    def words(self, arg: int) -> list[str]:
        return [KINDS.words[0]]


def strict_markers(rules: ProvingRules) -> None:
    region(Region("markers", MARKERS, (rules.sides,), high=1))(rules)


def secret_markers(rules: ProvingRules) -> None:
    region(Region("markers", MARKERS, (rules.sides,), secrecy=SEAT))(rules)


def unhidden_pile(rules: ProvingRules) -> None:
    rules.secrets = [secret for secret in rules.secrets if secret[0] != PILE]


def another_start(rules: ProvingRules) -> None:
    if next(Moody.moods) % 2:
        become(rules, Richer)


class Richer(ProvingRules):
    def begin(self, s: State) -> None:
        super().begin(s)
        s.v[UNITS] += 1


def answering_gift(rules: ProvingRules) -> None:
    next(verb for verb in rules.verbs if verb.word == "gift").free = False


TOTAL = region(Region("total", END, derived=True))
MARK = region(Region("mark", END))

# each change, and exactly the oracles that speak
BROKEN: list[tuple[str, list[Change], set[str]]] = [
    ("a pledge that cannot be kept", [verb("buy", NoBuyAfterAttack)], {"dead-end"}),
    ("a payment that cannot be completed", [verb("pay", TwoCoins)], {"dead-end"}),
    ("a bag explains otherwise than it offers", [verb("pay", Generous)], {"bags"}),
    ("branch reaches an outcome twice", [verb("pay", AnyOrder)], {"outcomes"}),
    ("branch misses an outcome", [verb("gift", NoOil)], {"outcomes"}),
    ("a choice stands twice", [verb("gift", Twice)], {"branch", "outcomes"}),
    ("the last answer counts more", [verb("offer", LastOfferWins)], {"sealed"}),
    ("a sealed answer is told", [verb("offer", LoudOffer)], {"seal", "masked"}),
    ("a mover does not see its move", [verb("offer", BlindOffer)], {"audience"}),
    ("a withdrawn answer stays", [step("offers", Clinging)], {"withdraw"}),
    ("payments vanish", [verb("buy", LeakyPurse)], {"physical"}),
    ("the default is illegal", [step("battle", BadDefault)], {"default"}),
    ("everybody wins alone", [whole(Greedy)], {"returns"}),
    ("a score for one", [whole(OneScore)], {"returns"}),
    ("a derived slot goes stale", [whole(Total), TOTAL], {"derived"}),
    ("a slot leaves its bounds", [strict_markers], {"bounds"}),
    ("a secret region is not masked", [secret_markers], {"view"}),
    ("the pile lies open", [unhidden_pile], {"view", "guess"}),
    ("a guess changes what is known", [whole(Recount)], {"guess"}),
    ("a draw is told to all", [verb("draw", LoudDraw)], {"masked"}),
    ("a draw shows in a public slot", [verb("draw", MarkedDraw), MARK], {"masks"}),
    ("an attacker looks into a hand", [verb("attack", Peek)], {"barrier"}),
    ("a pledge tells of a hand", [verb("pledge", Boast)], {"permute"}),
    ("losses are shown without a word", [step("battle", Quiet)], {"barrier", "permute"}),
    ("the pile decides what is legal", [verb("pledge", Insider)], {"same-choices"}),
    ("a move changes nothing", [verb("pledge", Silent)], {"repeat"}),
    ("an unknown event", [verb("gift", Unknown)], {"events"}),
    ("an outcome has no weight", [step("draw", NeverFirst)], {"chance"}),
    ("a mark stays in the scratch", [verb("pay", StickyBag)], {"scratch"}),
    ("no digest twice", [whole(Moody)], {"digest"}),
    ("each table starts otherwise", [another_start], {"replay"}),
    ("no end", [whole(Endless), verb("buy", Fruitless)], {"end"}),
]

# a change that shows in more than one way; these must speak
WIDE: list[tuple[str, list[Change], set[str]]] = [
    ("a verb lists what it does not allow", [verb("attack", AttackAgain)], {"lists", "why-not", "moves"}),
    ("a step offers what no verb allows", [step("turn", TurnAttacksAgain)], {"why-not", "moves"}),
    ("a verb writes into other states", [verb("pledge", Remembering)], {"copy"}),
    ("a condition leaves traces", [verb("gift", Untidy)], {"question"}),
    ("a free move counts as the answer", [answering_gift], {"free"}),
    ("a verb raises", [verb("buy", Crash)], {"crash"}),
    ("a choice is written wrongly", [verb("draw", Misspelt)], {"heads", "moves"}),
]


def run(game: Changed, until: set[str]) -> Report:
    """A few games, or as many as the expected oracles need."""
    report = Report()
    for seed in range(1, 60):
        conform(game, 2 + seed % 3, games=1, seed=seed, round_limit=4, report=report)
        if seed >= 3 and until <= set(report.broken):
            break
    return report


def cases(rows: list[tuple[str, list[Change], set[str]]]) -> pytest.MarkDecorator:
    """Run a test for each of these changes."""
    return pytest.mark.parametrize(
        ("changes", "expected"), [row[1:] for row in rows], ids=[row[0] for row in rows]
    )


@cases(BROKEN)
def test_exactly_that_oracle_speaks(
    changes: list[Change], expected: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "CHOICES", 500)
    report = run(Changed(*changes), expected)
    assert set(report.broken) == expected, report.text()


@cases(WIDE)
def test_these_oracles_speak_among_others(changes: list[Change], expected: set[str]) -> None:
    report = run(Changed(*changes), expected)
    assert expected <= set(report.broken), report.text()


# --- broken kernels ---------------------------------------------------------------------------------


def shared_copy(s: State) -> State:
    return State(s.rules, s.v)


def deaf_bytes(s: State) -> bytes:
    return b"\x01" + bytes(0 if i == HAND else n for i, n in enumerate(s.v))


def keep_draft(s: State) -> None:
    s.before = None


def half_a_move(s: State, move: list[int], side: int) -> None:
    for choice in move:
        s.play(choice, side)


def trusting_play(s: State, choice: int, side: int) -> None:
    s.revealed = side == CHANCE
    s.push(choice, side)


def silent_play(s: State, choice: int, side: int) -> None:
    if choice not in s.legal(side):
        raise s.rules.refusal(s, choice, side)
    s.push(choice, side)


def open_view(s: State, side: int | None) -> list[int]:
    return list(s.v)


def any_withdrawal(s: State, side: int) -> None:
    s.v[1] |= BITS[side + 1]


KERNEL: list[tuple[str, Callable[..., object], str]] = [
    ("copy", shared_copy, "copy"),
    ("copy", shared_copy, "history"),
    ("to_bytes", deaf_bytes, "bytes"),
    ("drop", keep_draft, "draft"),
    ("do", half_a_move, "atomic"),
    ("play", trusting_play, "others"),
    ("play", silent_play, "chance"),
    ("view", open_view, "view"),
    ("withdraw", any_withdrawal, "withdraw"),
]


@pytest.mark.skipif(internum.compiled(), reason="compiled classes cannot be patched")
@pytest.mark.parametrize(("method", "fault", "expected"), KERNEL)
def test_faults_of_the_kernel_are_found(
    method: str, fault: Callable[..., object], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, method, fault)
    monkeypatch.setattr(kit, "CHOICES", 200)
    assert expected in conform(GAME, 3, games=3, seed=3, round_limit=2).broken


# --- the kit itself ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sound() -> Report:
    return conform(GAME, games=6, round_limit=6)


def test_the_proving_game_conforms(sound: Report) -> None:
    assert sound.ok, sound.text()


def test_every_oracle_was_asked_and_every_verb_played(sound: Report) -> None:
    assert not sound.silent
    assert not sound.unplayed
    assert {oracle.name for oracle in ORACLES} | {"end", "crash", "masks"} == set(sound.counts)


def test_a_silent_oracle_and_an_unplayed_verb_are_visible() -> None:
    report = conform(GAME, 2, games=1, seed=2, round_limit=1)
    assert "free" in report.silent
    assert "never exercised" in report.text()
    assert "never played: " in report.text()


def test_games_that_reach_the_round_limit_are_counted() -> None:
    report = conform(GAME, 2, games=3, round_limit=1)
    assert (report.games, report.limited) == (3, 3)
    assert conform(GAME, 2, games=1, options={"round_limit": 2}, round_limit=1).moves > report.moves // 3


def test_a_failure_can_be_played_again() -> None:
    game = Changed(verb("buy", LeakyPurse))
    failure = next(f for f in run(game, {"physical"}).failures if f.oracle == "physical")
    table = Table(game, failure.seats, dict(failure.options), 99, Report())
    table.follow(failure.moves)
    assert len(table.moves) == failure.number
    assert table.rules.physical(table.s)
    again = conform(game, failure.seats, options=dict(failure.options), games=1, seed=failure.seed)
    assert [f.moves for f in again.failures if f.oracle == "physical"] == [failure.moves]


def test_a_failure_says_how_to_play_it_again() -> None:
    report = run(Changed(verb("pay", TwoCoins)), {"dead-end"})
    text = str(report.failures[0])
    for part in ("dead-end: ", "proving seats=", "seed=", "dull=no round_limit=4", "after ", "chance draw "):
        assert part in text
    assert text in report.text()


def test_only_some_failures_of_an_oracle_are_kept_whole() -> None:
    report = conform(Changed(whole(Greedy)), 2, games=5, round_limit=1)
    assert report.broken == {"returns": 5}
    assert len(report.failures) == 3


def test_withdrawn_answers_are_followed() -> None:
    table = Table(GAME, 2, {}, 1, Report())
    moves = [
        "chance draw coin",
        "chance draw gold",
        "chance draw wine",
        "red offer : 1 coin",
        "red (withdraws)",
    ]
    table.follow(moves)
    assert table.moves == moves
    assert table.s.asked(0)


def test_option_sets_are_the_usual_one_and_each_other_value() -> None:
    game = internum.game("antike")
    sets = option_sets(game, 2)
    assert sets[0] == {}
    assert {"board": "west"} in sets
    assert all(len(options) == 1 for options in sets[1:])
    assert {"two_player_free_setup": "true"} in sets
    assert {"two_player_free_setup": "true"} not in option_sets(game, 4)


def test_the_fuzzer_plays_until_the_time_is_over() -> None:
    report = fuzz(GAME, 0.5, seed=7, round_limit=3)
    assert report.ok, report.text()
    assert report.games
    assert report.cut <= 1


def test_the_fuzzer_finds_what_is_broken() -> None:
    report = fuzz(Changed(whole(Greedy)), 0.3, round_limit=1)
    assert "returns" in report.broken
