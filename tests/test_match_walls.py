"""What is a wall for whom, with verbs and steps that the proving game lacks."""

import pytest
from proving import ATTACKED, GAME, Offer, Offering, ProvingRules
from test_match import SEED, opened

from internum.core.errors import Illegal
from internum.core.layout import Domain, Layout
from internum.core.slots import ASKED, BITS
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import EVERYBODY, Verb
from internum.record.match import Match


class Wave(Verb):
    """An open move while answers lie sealed; its maker is asked again."""

    def carry_out(self, s: State, side: int, arg: int) -> None:
        s.v[ATTACKED] = 1
        s.ask_all(s.v[ASKED] | BITS[side + 1])


class Peek(Wave):
    """Shows something."""

    def carry_out(self, s: State, side: int, arg: int) -> None:
        super().carry_out(s, side, arg)
        s.reveal()


class Whisper(Wave):
    """Private, until somebody has waved."""

    def audience(self, s: State, side: int, arg: int) -> int:
        return EVERYBODY if s.v[ATTACKED] else BITS[s.seat(side)]


class OpenOffer(Offer):
    """All see what is offered, though it can be withdrawn."""

    def audience(self, s: State, side: int, arg: int) -> int:
        return EVERYBODY


class Silent(Offering):
    """Does not say that it shows something."""

    def go(self, s: State) -> None:
        super().go(s)
        s.revealed = False


class Late(Offering):
    """Answers lie sealed only once somebody has waved."""

    def sealed(self, s: State) -> int:
        return super().sealed(s) if s.v[ATTACKED] else 0


class Lab(ProvingRules):
    """The proving game with another offering and more verbs in it."""

    def __init__(self, seats: int, offering: type[Offering] = Offering, offer: type[Offer] = Offer) -> None:
        self.offering = offering
        self.offer = offer
        super().__init__(GAME, seats, GAME.settle(seats, None))

    def finish(self, sides: Domain, layout: Layout, steps: list[Step], verbs: list[Verb]) -> None:
        more = [Wave("wave", "P2"), Peek("peek", "P2"), Whisper("whisper", "P2")]
        offer = self.offer("offer", "P2")
        offer.parts = verbs[1].parts
        steps[2] = self.offering("offers", "P2")
        steps[2].verbs = [offer, *more]
        super().finish(sides, layout, steps, [verbs[0], offer, *verbs[2:], *more])


class OneSeat(Lab):
    """Seat 0 leads every side."""

    def seat_of(self, s: State, side: int) -> int:
        return 0


def reasons(match: Match) -> list[str]:
    """Why each seat cannot undo, or nothing where it can."""
    found = [match.why_no_undo(seat) for seat in range(match.rules.seats)]
    return ["" if reason is None else reason.message for reason in found]


def test_an_open_move_is_a_wall_for_sealed_answers_but_not_for_their_withdrawal() -> None:
    match = Match(Lab(2), SEED)
    before = match.state.to_bytes()
    match.play("offer", 1)
    match.play("wave", 0)
    assert reasons(match) == ["", "another-moved"]
    assert match.undo_points(0) == [2]  # the answer of another in between is none
    match.withdraw(1)
    assert match.undo_points(0) == [2]
    match.undo(0)
    assert match.state.to_bytes() == before


def test_what_was_answered_before_every_wall_can_be_withdrawn() -> None:
    match = Match(Lab(3), SEED)
    before = match.state.to_bytes()
    match.play("offer", 1)
    match.play("wave", 0)
    match.play("wave", 2)
    match.play("offer", 0)
    match.withdraw(1)
    assert match.line == [2, 3, 4]
    assert match.undo_points(2) == [3]
    match.undo(2)
    assert match.why_no_undo(0, 2) is not None  # seat 2 has moved since, though it took that back
    match.undo(0)
    fresh = Match(match.rules, SEED)
    fresh.play("wave", 0)
    assert match.state.to_bytes() == fresh.state.to_bytes() != before
    match.play("offer", 1)


def test_a_withdrawn_answer_is_the_last_of_its_side() -> None:
    match = Match(Lab(2), SEED)
    match.play("wave", 1)
    waved = match.state.to_bytes()
    match.play("offer", 1)
    match.withdraw(1)
    assert match.line == [1]
    assert match.state.to_bytes() == waved
    with pytest.raises(Illegal, match="nothing to withdraw"):
        match.withdraw(1)


def test_what_a_move_shows_is_a_wall_for_all() -> None:
    match = Match(Lab(2), SEED)
    match.play("peek", 0)
    assert reasons(match) == ["shown", "no-own-move"]


def test_sealed_answers_of_others_that_open_are_a_wall_though_the_game_is_silent() -> None:
    match = Match(Lab(2, Silent), SEED)
    for side in range(3):
        match.play("offer", side)
    assert reasons(match) == ["shown", "shown"]


def test_own_sealed_answers_that_open_are_none() -> None:
    match = Match(OneSeat(2, Silent), SEED)
    for side in range(3):
        match.play("offer", side)
    assert match.undo_points(0) == [3, 2, 1]


def test_an_answer_that_all_see_is_a_wall() -> None:
    match = Match(Lab(2, offer=OpenOffer), SEED)
    match.play("offer", 1)
    match.play("offer", 0)
    assert reasons(match) == ["", "another-moved"]


def test_a_private_move_that_is_not_sealed_is_a_wall() -> None:
    match = opened()
    match.play("pass", 0)
    match.play("pass", 1)
    assert match.can_undo(1)
    gift = next(c for c in match.state.legal(2) if match.rules.audience(match.state, 2, c) == BITS[0])
    match.play([gift], 2)  # to red, of the same seat
    assert reasons(match) == ["", "another-moved"]


def test_answers_sealed_only_by_the_move_itself_hold_it() -> None:
    match = Match(Lab(2, Late), SEED)
    match.play("wave", 0)
    match.play("offer", 1)
    assert reasons(match) == ["another-answered", ""]
    match.withdraw(1)
    assert reasons(match) == ["", "no-own-move"]


def test_the_audience_of_a_move_is_that_before_it() -> None:
    match = Match(Lab(2), SEED)
    assert match.play("whisper", 0).audience == BITS[0]
    assert match.play("whisper", 0).audience == EVERYBODY
