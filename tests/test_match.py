"""The match: playing, chance from the seed, the log, forks. Its players here also serve the other tests."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proving import GAME, ProvingGame, ProvingRules

from internum.core.chance import Rng, draw
from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.rules import Rules
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.core.verb import EVERYBODY
from internum.record.entry import MOVE, START, UNDO, WITHDRAW
from internum.record.match import Match, WrongResult

SEED: Final = bytes(range(32))
OTHER_SEED: Final = bytes(32)
RULES: Final = {seats: GAME.rules(seats, {"round_limit": 2}) for seats in (2, 3, 4)}
TAPES: Final = st.lists(st.integers(0, 4095), max_size=70)  # what a game is steered by; after it, always 0
QUIET: Final = settings(deadline=None)  # a busy machine is no failure
SEEDS: Final = st.binary(min_size=32, max_size=32)


class DryRules(ProvingRules):
    """Nothing to draw: without attacks there is no chance in the game at all."""

    def begin(self, s: State) -> None:
        super().begin(s)
        pile = self.layout.region("pile")
        for _, slot in pile.cells():
            s.v[slot] = 0


class DryGame(ProvingGame):
    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        return DryRules(self, seats, settled)


DRY: Final = DryGame("dry", "Without tokens", range(2, 5), "1", GAME.options[:-1])


def random_move(s: State, side: int, rng: Rng) -> list[int]:
    """A whole move, choice by choice."""
    draft = s.copy()
    move: list[int] = []
    while not move or not draft.settled:
        out = draft.legal(side)
        move.append(out[rng.below(len(out))])
        draft.play(move[-1], side)
    return move


def act(match: Match, number: int) -> None:
    """One thing that can be done to a match, chosen by a number: mostly a move, sometimes taking one back."""
    rng = Rng(number)
    if number % 8 == 7:
        seat = rng.below(match.rules.seats)
        points = match.undo_points(seat)
        if points:
            match.undo(seat, points[rng.below(len(points))])
            return
    if number % 8 == 6:
        s = match.state
        sealed = s.rules.steps[s.v[s.v[0]] - 1].sealed(s)
        sides = [side for side in range(len(match.rules.sides.words)) if sealed >> (side + 1) & 1]
        if sides:
            match.withdraw(sides[rng.below(len(sides))])
            return
    actors = match.state.actors
    side = actors[rng.below(len(actors))]
    match.play(random_move(match.state, side, rng), side)


def steered(tape: list[int], seats: int = 2, seed: bytes = SEED, finish: bool = False) -> Match:
    """A match that a tape of numbers steers."""
    match = Match(RULES[seats], seed)
    numbers = list(tape)
    while not match.state.over and (numbers or finish):
        act(match, numbers.pop(0) if numbers else 0)
    return match


def offers(match: Match, but: int = -1) -> None:
    """Every side that is asked offers what it can, but one."""
    for side in match.state.actors:
        if side != but:
            match.play(random_move(match.state, side, Rng(1)), side)


def opened(rules: Rules = RULES[2]) -> Match:
    """Offers made, the first side's turn."""
    match = Match(rules, SEED)
    offers(match)
    return match


def same_log(one: Match, other: Match) -> bool:
    """Alike in all that is derived, choice for choice."""
    return (one.entries, one.line, one.state.to_bytes(), one.drawn) == (
        other.entries,
        other.line,
        other.state.to_bytes(),
        other.drawn,
    )


# --- moves and chance ------------------------------------------------------------------------------


def test_the_set_up_is_entry_0_with_its_results() -> None:
    match = Match(RULES[2], SEED)
    (start,) = match.entries
    assert (start.number, start.kind, start.seat, start.text) == (0, START, -1, "")
    assert [result.text.split()[0] for result in start.results] == ["draw"] * 3
    assert [result.audience for result in start.results] == [1, 2, 1]  # red, blue, green: seats 0, 1, 0
    assert len(start.events) == 3
    assert start.hash == match.state.hash()
    assert match.line == []


def test_every_result_is_the_draw_of_its_number() -> None:
    match = steered(list(range(0, 400, 8)), seats=3, finish=True)
    s = match.rules.start()
    number = 0
    for entry in match.entries:
        if entry.kind == MOVE:
            s.do(entry.choices, entry.side)
        for result in entry.results:
            assert s.legal(CHANCE)[draw(SEED, number, s.weights())] == result.choice
            s.play(result.choice, CHANCE)
            number += 1
        assert s.hash() == entry.hash
    assert number == match.drawn > 10


def test_an_entry_keeps_the_whole_move_and_what_came_of_it() -> None:
    match = opened()
    before = match.state
    entry = match.play("ATTACK  blue", 0)
    assert (entry.text, entry.side, entry.seat, entry.kind) == ("attack blue", 0, 0, MOVE)
    assert entry.audience == EVERYBODY
    assert (entry.events, entry.results) == ([], [])
    entry = match.play("stand", 1)
    assert [result.text.split()[0] for result in entry.results] == ["roll", "roll"]
    assert entry.hash == match.state.hash() != before.hash()
    assert match.entries[-1] is entry
    assert match.line == list(range(1, len(match.entries)))


def test_forced_parts_stand_in_the_text() -> None:
    match = Match(RULES[2], SEED)
    entry = match.play("offer", 0)  # one token in hand: nothing to choose
    assert entry.text in {f"offer : 1 {word}" for word in ("coin", "gold", "wine", "oil")}
    assert len(entry.choices) == 1
    assert match.fork(0).play(entry.text, 0) == entry


def test_the_audience_is_that_before_the_move() -> None:
    match = opened()
    given = [choice for choice in match.state.legal(0) if match.rules.verb_of[choice] == 2]
    entry = match.play([given[0]], 0)
    assert entry.text.startswith("gift ")
    receiver = match.rules.side(entry.text.split()[1])
    assert entry.audience == 1 | 1 << match.state.seat(receiver)


@pytest.mark.parametrize(
    ("move", "side", "error"),
    [
        ("attack red", 0, Illegal),
        ("pass", 1, Illegal),
        ("roll 3", CHANCE, Unknown),
        ("pass", 9, Unknown),
        ("dance", 0, Unknown),
        ("attack", 0, Malformed),
        ("pass : 1 coin", 0, Illegal),
        ([], 0, Malformed),
        ([10**6], 0, Illegal),
    ],
)
def test_a_refused_move_changes_nothing(move: str | list[int], side: int, error: type[Exception]) -> None:
    match = opened()
    before = (match.state, match.state.to_bytes(), list(match.entries), list(match.line), match.drawn)
    with pytest.raises(error):
        match.play(move, side)
    assert before == (match.state, match.state.to_bytes(), match.entries, match.line, match.drawn)


def test_a_move_may_not_be_half_made_or_go_on() -> None:
    match = opened()
    choice = next(verb.base for verb in match.rules.verbs if verb.word == "pass")
    with pytest.raises(Malformed, match="goes on"):
        match.play([choice, choice], 0)
    match.play([choice], 0)


def test_an_old_position_is_not_touched_by_later_play() -> None:
    match = opened()
    s = match.state
    content = s.to_bytes()
    match.play("pass", 0)
    assert s.to_bytes() == content
    assert s is not match.state
    assert s.told is None
    assert match.state.told is None
    assert match.state.filled is None


def test_results_can_be_given() -> None:
    match = Match(RULES[2], None, ["draw coin", "draw OIL", "draw gold"])
    assert [result.text for result in match.entries[0].results] == ["draw coin", "draw oil", "draw gold"]
    offers(match)
    match.play("attack blue", 0)
    entry = match.play("stand", 1, ["roll 6", "roll 1"])
    assert [result.text for result in entry.results] == ["roll 6", "roll 1"]
    assert match.commitment is None


@pytest.mark.parametrize(
    ("results", "index"),
    [
        ([], 0),
        (["roll 6"], 1),
        (["roll 6", "roll 1", "roll 1"], 2),
        (["roll 6", "roll 7"], 1),
        (["dance"], 0),
        (["draw coin"], 0),
        (["pass"], 0),
        (["dodge"], 0),
        (["roll"], 0),
        (["roll 6 : 1 coin", "roll 1"], 0),
    ],
)
def test_a_wrong_result_is_named_and_changes_nothing(results: list[str], index: int) -> None:
    match = opened()
    match.play("attack blue", 0)
    before = list(match.entries)
    with pytest.raises(WrongResult) as caught:
        match.play("stand", 1, results)
    assert caught.value.index == index
    assert match.entries == before
    match.play("stand", 1)


def test_a_result_too_much_is_refused_where_chance_is_silent() -> None:
    match = opened()
    with pytest.raises(WrongResult, match="too much"):
        match.play("pass", 0, ["roll 3"])


def test_without_a_seed_chance_must_be_given() -> None:
    with pytest.raises(InternumError, match="no seed"):
        Match(RULES[2], None)


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        Match(RULES[2], b"short")


# --- withdrawing -----------------------------------------------------------------------------------


def test_withdraw_takes_a_sealed_answer_back() -> None:
    match = Match(RULES[2], SEED)
    before = match.state.to_bytes()
    match.play("offer", 1)
    entry = match.withdraw(1)
    assert match.state.to_bytes() == before
    assert match.line == []
    assert (entry.kind, entry.side, entry.seat, entry.back) == (WITHDRAW, 1, 1, 0)
    assert [e.kind for e in match.entries] == [START, MOVE, WITHDRAW]
    match.play("offer", 1)


def test_withdraw_leaves_the_answers_of_others() -> None:
    match = Match(RULES[3], SEED)
    for side in (2, 0, 1):
        match.play("offer", side)
    match.withdraw(0)
    assert match.line == [1, 3]
    assert match.state.actors == [0, 3]
    other = Match(RULES[3], SEED)
    other.play("offer", 1)
    other.play("offer", 2)
    assert match.state.to_bytes() == other.state.to_bytes()


@pytest.mark.parametrize("side", [0, 2])
def test_withdraw_needs_a_sealed_answer(side: int) -> None:
    match = Match(RULES[2], SEED)
    match.play("offer", 1)
    with pytest.raises(Illegal, match="nothing to withdraw"):
        match.withdraw(side)
    offers(match)
    with pytest.raises(Illegal, match="nothing to withdraw"):
        match.withdraw(1)
    with pytest.raises(Unknown):
        match.withdraw(7)
    assert [entry.kind for entry in match.entries] == [START, MOVE, MOVE, MOVE]


# --- forks -----------------------------------------------------------------------------------------


@QUIET
@given(TAPES, st.integers(0, 10**6), st.sampled_from([2, 3, 4]))
def test_a_fork_is_the_match_as_it_was(tape: list[int], at: int, seats: int) -> None:
    match = steered(tape, seats)
    at %= len(match.entries)
    fork = match.fork(at)
    assert fork.entries == match.entries[: at + 1]
    assert fork.state.hash() == match.entries[at].hash
    assert (fork.seed, fork.commitment, fork.forked) == (match.seed, match.commitment, 0)
    assert same_log(match.fork(len(match.entries) - 1), match)


@QUIET
@given(TAPES)
def test_a_match_can_be_undone_just_as_its_fork(tape: list[int]) -> None:
    match = steered(tape, 3)
    fork = match.fork(len(match.entries) - 1)
    for seat in range(3):
        assert fork.undo_points(seat) == match.undo_points(seat)
        assert fork.why_no_undo(seat) == match.why_no_undo(seat)


def test_a_fork_goes_its_own_way() -> None:
    match = opened()
    fork = match.fork(2)
    assert fork.play("offer", fork.state.actors[0]).number == 3
    fork.play("pass", 0)
    assert len(match.entries) == 4
    assert match.state.asked(0)


def test_a_fork_with_another_seed_says_what_it_has_from_where() -> None:
    match = opened()
    match.play("attack blue", 0)
    fork = match.fork(4, OTHER_SEED)
    assert (fork.forked, fork.seed) == (5, OTHER_SEED)
    assert fork.commitment != match.commitment
    entry = fork.play("stand", 1)
    s = fork.fork(4).state.copy()
    s.play(entry.choices[0], 1)
    assert entry.results[0].choice == s.legal(CHANCE)[draw(OTHER_SEED, 3, s.weights())]
    assert fork.fork(5).forked == 5
    assert fork.fork(2).forked == 3
    assert fork.fork(0, SEED).forked == 1


@pytest.mark.parametrize("at", [-1, 4])
def test_a_fork_begins_within_the_log(at: int) -> None:
    with pytest.raises(Unknown, match="entries 0 to 3"):
        opened().fork(at)


@QUIET
@given(TAPES, st.sampled_from([2, 3, 4]))
def test_the_line_leads_to_the_position(tape: list[int], seats: int) -> None:
    match = steered(tape, seats)
    s = match.rules.start()
    for result in match.entries[0].results:
        s.play(result.choice, CHANCE)
    taken_back = 0
    for entry in match.entries:
        assert entry is match.entries[entry.number]
        taken_back += entry.kind in (UNDO, WITHDRAW)
        if entry.number in match.line:
            s.do(entry.choices, entry.side)
            for result in entry.results:
                s.play(result.choice, CHANCE)
    assert s.to_bytes() == match.state.to_bytes()
    assert match.entries[-1].hash == match.state.hash()
    assert len(match.line) <= len(match.entries) - 1 - 2 * taken_back
