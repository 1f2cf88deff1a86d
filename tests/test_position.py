"""Positions as text: every settled state is read back equal, and every error names its line."""

import importlib.metadata
from collections.abc import Iterator
from contextlib import suppress

import proving
import proving_written
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from internum.core.chance import Rng
from internum.core.errors import InternumError, Unknown
from internum.core.layout import Domain, Layout, Region
from internum.core.rules import Game, Rules
from internum.core.slots import ASKED, BITS
from internum.core.state import State
from internum.games import game as find_game
from internum.games.antike import GAME as ANTIKE
from internum.record.facts import find_place
from internum.record.position import position, read_position
from internum.record.written import BadLine, Impossible

RULES = proving_written.GAME.rules(3)


def walk(game: Game, seats: int, seed: int, choices: int, **options: object) -> Iterator[State]:
    """Copies of the settled states of a random game in which sealed answers are also withdrawn."""
    s = game.rules(seats, options).start()
    rng = Rng(seed)
    for _ in range(choices):
        if s.settled:
            yield s.copy()
        if s.over:
            return
        if s.actor == -1:
            out = s.legal(-1)
            s.push(out[rng.weighted(s.weights())], -1)
            continue
        sealed = [i for i in range(len(s.rules.sides.words)) if s.settled and sealed_bits(s) & BITS[i + 1]]
        if sealed and rng.below(3) == 0:
            s.withdraw(sealed[rng.below(len(sealed))])
            continue
        side = s.actors[rng.below(len(s.actors))]
        out = s.legal(side)
        s.push(out[rng.below(len(out))], side)


def sealed_bits(s: State) -> int:
    return s.rules.steps[s.v[s.v[0]] - 1].sealed(s)


def assert_same(s: State) -> str:
    text = position(s)
    back = read_position(text, s.rules)
    assert list(back.v) == list(s.v)
    assert back.hash() == s.hash()
    assert position(back) == text
    return text


@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000), limit=st.sampled_from(["none", "2"]))
def test_every_settled_state_is_read_back_equal(seats: int, seed: int, limit: str) -> None:
    for s in walk(proving_written.GAME, seats, seed, 400, round_limit=limit):
        assert_same(s)


@settings(max_examples=5, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_a_game_without_any_default_is_read_back_equal(seats: int, seed: int) -> None:
    for s in walk(proving.GAME, seats, seed, 400):
        assert_same(s)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"nation_deal": "pick"}), (3, {"longer_game": "true"}), (6, {"battle_pairs": "chosen"})],
)
def test_states_of_antike_are_read_back_equal(seats: int, options: dict[str, object]) -> None:
    for i, s in enumerate(walk(ANTIKE, seats, 5, 1500, **options)):
        if i % 19 == 0:
            assert_same(s)


def test_a_position_in_the_middle_of_a_battle() -> None:
    s = read_position(
        """
        position proving
        seats 2
        at red attacks blue
        given
          units red = soldier 2, ship 2
          hand red coin = 3
        """.replace("\n        ", "\n"),
        RULES.game.rules(2),
    )
    s.play(s.legal(1)[1], 1)  # blue stands
    s.play(s.legal(-1)[4], -1)
    assert assert_same(s) == (
        "position proving\n"
        "seats 2\n"
        "at round 5 > turn red > battle red blue 2 1\n"
        "asked chance\n"
        "given\n"
        "  hand red = coin 3\n"
        "  pile = coin 6\n"
        "  units red = soldier 2, ship 2\n"
        "  units blue = soldier 2, ship 1\n"
        "  units green = soldier 2, ship 1\n"
    )


def test_what_a_game_would_fill_in_wrongly_is_written() -> None:
    s = read_position(
        "position proving\nseats 2\nat red turn\ngiven\n  units green = soldier 0, ship 0\n", None, find
    )
    assert "units green = soldier 0, ship 0" in assert_same(s)


def test_the_table_comes_from_the_text() -> None:
    s = RULES.game.rules(2, {"round_limit": 4, "short": "yes"}).start()
    text = position(s)
    assert text.startswith(
        "position proving\nseats 2\noptions short=yes round_limit=4\nat round 1 > draw red\n"
    )
    back = read_position(text, find=find)
    assert list(back.v) == list(s.v)
    assert back.rules.options == s.rules.options


def test_a_finished_game_has_nobody_asked() -> None:
    *_, s = walk(proving_written.GAME, 3, 4, 2000)
    assert s.over
    text = assert_same(s)
    assert "over = won" in text
    assert "asked" not in text


def test_comments_capitals_and_order_do_not_matter() -> None:
    s = read_position(
        "# a comment\nSEATS 2\nPosition Proving # another\nat RED turn\n\ngiven\n\tCoin hand RED = 2\n",
        find=find,
    )
    assert s.v[proving.HAND] == 2
    assert s.actors == [0]
    assert s.v[proving.PILE] == 7


def test_who_is_asked_may_be_said() -> None:
    s = read_position(
        "position proving\nseats 2\nat offers\nasked blue, green\ngiven\n  round = 2\n", find=find
    )
    assert s.actors == [1, 2]


def test_a_frame_without_a_side_says_so_when_its_first_number_is_one() -> None:
    s = read_position("position proving\nseats 3\nat red turn\n", find=find)
    s.call(s.rules.steps[4], -1, 1)
    s.v[ASKED] = BITS[0]
    assert "> battle nobody blue\n" in assert_same(s)


# --- words in any order ----------------------------------------------------------------------------


@given(data=st.data())
def test_index_words_stand_in_any_order(data: st.DataObject) -> None:
    regions = [region for region in RULES.layout.regions if region.dims]
    region = data.draw(st.sampled_from(regions))
    indices, slot = data.draw(st.sampled_from(region.cells()))
    words = [dim.words[i] for dim, i in zip(region.dims, indices, strict=True)]
    shuffled = data.draw(st.permutations([region.name, *words]))
    found = find_place(RULES, shuffled, True)
    if [word for word in shuffled if word in words] == words:
        assert found.slot == slot
    else:  # of two words of one domain the first is the first index
        assert found.region is region


def test_words_that_can_mean_two_things_need_the_usual_order() -> None:
    a, b = Domain("row", ["x", "y"]), Domain("column", ["y", "x", "z"])
    region = Region("cell", proving.END, (a, b))
    rules = RULES.game.make(2, RULES.options, None)
    rules.layout = Layout(proving.END + 6, [*rules.layout.regions, region])
    assert find_place(rules, ["cell", "x", "y"], False).slot == region.slot([0, 0])
    assert find_place(rules, ["z", "x", "cell"], False).slot == region.slot([0, 2])
    with pytest.raises(InternumError, match="can mean cell x y or cell y x; write it in that order"):
        find_place(rules, ["x", "y", "cell"], False)


# --- errors ----------------------------------------------------------------------------------------

GOOD = [
    "position proving",
    "seats 3",
    "options short=yes",
    "at red turn",
    "asked red",
    "given",
    "  hand red = coin 1",
]

BAD = [
    (1, "position chess", "unknown game 'chess'; known: proving"),
    (2, "seats many", "should read: seats NUMBER"),
    (2, "seats 9", "proving is for 2 to 4 seats, not 9"),
    (3, "options short", "'short' should read: NAME=VALUE"),
    (3, "options short=yes short=no", "option short stands twice"),
    (3, "options", "no option stands here"),
    (3, "options long=yes", "unknown option 'long'"),
    (3, "options short=maybe", "option short: 'maybe' is none of no, yes"),
    (3, "board 1234", "another board"),
    (3, "sides red", "unknown heading 'sides'; known: position, seats"),
    (3, "  hand red = coin 1", "an indented line belongs below `given`"),
    (4, "at red supper", "'red supper' is no entry point; known: draw SIDE, offers"),
    (4, "at round 3 > walk red", "'walk' is no step; known: round, draw, offers, turn, battle"),
    (4, "at round 3 >", "'' is no step"),
    (4, "at round 3 > battle red violet", "unknown word 'violet'; known: red, blue, green, black"),
    (4, "at round three > turn red", "unknown word 'three'; known: numbers"),
    (4, "at > round 1 2 3 4 5", "at most 4 numbers"),
    (4, "at > round" + " > turn red" * 8, "the phase stack is full"),
    (5, "asked pink", "unknown side 'pink'; known: red, blue, green, black"),
    (5, "asked", "it is not said who is asked"),
    (5, "seats 3", "seats already stands in line 2"),
    (7, "  hand red coin", "should read: FACT = VALUE"),
    (7, "  = 3", "should read: FACT = VALUE"),
    (7, "  hand red = coin 1,", "a value is missing"),
    (
        7,
        "  purse red coin = 1",
        "no fact has its name in 'purse red coin'; known facts: over, round, hand, pile",
    ),
    (
        7,
        "  hand red silver = 1",
        "hand: unknown word 'silver'; known side: red, blue, green, black; known token: coin",
    ),
    (7, "  hand red = 1", "'hand red' should read: hand SIDE TOKEN"),
    (7, "  hand red = coin many", "hand: 'many' is no number"),
    (7, "  hand red = coin -1", "hand: -1 is not between 0 and 32000"),
    (7, "  over = tomorrow", "unknown ending 'tomorrow'; known: won, round_limit"),
    (7, "  size red = 1", "size red follows from other facts: it can be checked, not given"),
    (7, "  strength red = 1", "no fact has its name in 'strength red'"),
    (7, "  hand = red coin 1, coin red 2", "hand red coin is already given in line 7"),
]


@pytest.mark.parametrize(("number", "line", "message"), BAD)
def test_an_error_names_its_line(number: int, line: str, message: str) -> None:
    lines = GOOD[:]
    lines[number - 1] = line
    with pytest.raises(BadLine) as caught:
        read_position("\n".join(lines), find=find)
    assert caught.value.line == number
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"line {number}: ")


@pytest.mark.parametrize("missing", ["position", "seats"])
def test_the_table_must_be_named(missing: str) -> None:
    lines = [line for line in GOOD if not line.startswith(missing)]
    with pytest.raises(BadLine, match=f"line 1: the heading `{missing}` is missing"):
        read_position("\n".join(lines), find=find)


def test_it_must_be_said_where_the_game_stands() -> None:
    with pytest.raises(InternumError, match="it is not said where the game stands"):
        read_position("position proving\nseats 2\n", find=find)


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(Impossible, match="physically impossible: P1 there are 9 coin tokens"):
        read_position("position proving\nseats 2\nat red turn\ngiven\n  pile coin = 10\n", find=find)


@pytest.mark.parametrize(
    ("other", "number", "message"),
    [
        (ANTIKE.rules(3), 1, "a position of proving, not of antike"),
        (RULES.game.rules(2, {"short": "yes"}), 2, "these rules are for 2 seats"),
        (RULES, 3, "these rules have short=no"),
    ],
)
def test_given_rules_must_be_those_of_the_text(other: Rules, number: int, message: str) -> None:
    with pytest.raises(BadLine, match=message) as caught:
        read_position("\n".join(GOOD), other)
    assert caught.value.line == number


def test_another_board_is_named() -> None:
    assert "board" not in position(RULES.start())
    rules = RULES.game.make(3, RULES.options, None)
    rules.board_digest = "fedcba"
    s = rules.start()
    text = position(s)
    assert "\nboard fedcba\n" in text
    assert list(read_position(text, rules).v) == list(s.v)
    with pytest.raises(BadLine, match="line 3: this position is on another board"):
        read_position(text, RULES)


def test_a_half_made_move_is_no_position() -> None:
    s = read_position("position proving\nseats 2\nat offers\ngiven\n  hand red = coin 2, wine 2\n", find=find)
    s.play(s.legal(0)[0], 0)
    assert not s.settled
    with pytest.raises(InternumError, match="half-made"):
        position(s)


def test_a_slot_without_a_name_is_no_silent_loss() -> None:
    s = read_position("position proving\nseats 2\nat red turn\n", find=find)
    s.v[proving.PAY] = 1
    with pytest.raises(InternumError, match=f"slots \\[{proving.PAY}\\] of this state have no words"):
        position(s)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_damaged_text_is_an_error_or_a_state_and_never_a_crash(data: st.DataObject) -> None:
    *_, s = walk(proving_written.GAME, 3, data.draw(st.integers(0, 50)), data.draw(st.integers(1, 120)))
    lines = position(s).splitlines()
    i = data.draw(st.integers(0, len(lines) - 1))
    words = lines[i].split(" ")
    k = data.draw(st.integers(0, len(words) - 1))
    words[k] = data.draw(
        st.sampled_from(["", "red", "coin", "7", "=", ",", ">", "won", words[k] + "x", "given", "-1"])
    )
    lines[i] = " ".join(words)
    with suppress(InternumError):
        read_position("\n".join(lines), s.rules)


# --- finding games ---------------------------------------------------------------------------------


def find(name: str) -> Game:
    return proving_written.find(name)


def test_games_are_found_by_folder_and_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_game("antike") is ANTIKE
    for name in ("chess", "../antike", "antike.rules"):
        with pytest.raises(Unknown, match="unknown game"):
            find_game(name)
    point = importlib.metadata.EntryPoint("proving", "proving_written:GAME", "internum.games")
    monkeypatch.setattr("internum.games.entry_points", lambda group: [point] if group == point.group else [])
    assert find_game("proving") is proving_written.GAME
