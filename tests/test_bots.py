"""Bots: they answer with whole legal moves, from what their side may know, and greedy plays to win."""

import pytest
from proving import GAME as PROVING

from internum.bots.bot import Sight
from internum.bots.greedy_bot import GreedyBot, expected
from internum.bots.moves import whole_moves
from internum.bots.random_bot import RandomBot
from internum.bots.registry import BOTS, bot
from internum.core.chance import Rng
from internum.core.errors import Unknown
from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import CHANCE, OVER, WON
from internum.core.state import State
from internum.games import game
from internum.record.position import read_position

ANTIKE = game("antike")
EMPIRES = game("empires")
CONQUEST = game("conquest")
NOSTRUM = game("nostrum")
AT_ONCE = ["gentle", "greedy", "random"]  # the others look ahead: test_levels.py
SHORT = [found.rules(3, {"round_limit": 3}) for found in (PROVING, ANTIKE, EMPIRES, CONQUEST, NOSTRUM)]


def play(rules: Rules, names: list[str], seed: int, most: int = 10_000) -> State:
    """A game between bots, every move checked; at most so many moves of it."""
    rng = Rng(seed)
    bots = [bot(name) for name in names]
    s = rules.start()
    while not s.over and most:
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        side = s.actor
        s.do(bots[s.seat(side)].choose(Sight(s, side), rng), side)
        most -= 1
    return s


def test_names() -> None:
    assert [bot(name).name for name in BOTS] == ["gentle", "steady", "sharp", "strong", "greedy", "random"]
    with pytest.raises(Unknown, match="unknown bot 'genius'; known: gentle, steady, sharp, strong"):
        bot("genius")


@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.parametrize("rules", SHORT, ids=lambda rules: str(rules.game.name))
def test_every_answer_is_a_whole_legal_move(rules: Rules, name: str) -> None:
    assert play(rules, [name] * 3, 4).over


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    rules = ANTIKE.rules(4)
    games = [play(rules, [name] * 4, seed, 25).hash() for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_bot_answers_alike_whatever_it_cannot_see(name: str) -> None:
    rules = PROVING.rules(3, {"round_limit": 4})
    rng = Rng(11)
    s = rules.start()
    compared = 0
    while not s.over:
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        side = s.actor
        other = s.guess(side, rng)  # what the others hold may be anything
        sights = [Sight(s, side), Sight(other, side)]
        assert sights[0].view == sights[1].view
        assert sights[0].legal == sights[1].legal
        answers = [bot(name).choose(sight, Rng(5)) for sight in sights]
        assert answers[0] == answers[1]
        compared += s.hash() != other.hash()
        s.do(answers[0], side)
    assert compared > 20


def test_a_sight_keeps_the_state_to_itself() -> None:
    s = PROVING.new(2, seed=1)
    sight = Sight(s, 0)
    assert not any(value is s for name in dir(sight) if (value := getattr(sight, name)) and "__" not in name)
    assert sight.view != list(s.v)
    guess = sight.guess(Rng(1))
    guess.push(guess.branch(0)[0], 0)
    assert s.view(0) == sight.view


# --- the moves that greedy looks at ------------------------------------------------------------------


def outcomes(s: State, side: int) -> set[int]:
    """Every state that one move can lead to, found by trying all choices in every order."""
    found: set[int] = set()
    seen: set[bytes] = set()
    open_ones = [s]
    while open_ones:
        t = open_ones.pop()
        for choice in t.legal(side):
            after = t.copy()
            after.push(choice, side)
            if after.settled:
                found.add(after.hash())
            elif after.to_bytes() not in seen:
                seen.add(after.to_bytes())
                open_ones.append(after)
    return found


PAYING = """\
position antike
seats 4
at greeks rondel
given
  rondel greeks = iron
  holds greeks = marble 4, iron 3, gold 3, coin 2
"""


def test_all_moves_are_looked_at_where_they_are_few() -> None:
    s = read_position(PAYING)
    moves = whole_moves(s, s.actor, 10_000, Rng(1))
    assert {after.hash() for _, after in moves} == outcomes(s, s.actor)
    assert len(moves) == len(outcomes(s, s.actor))
    for move, after in moves:
        t = s.copy()
        t.do(move, s.actor)
        assert t.hash() == after.hash()


@pytest.mark.parametrize("most", [1, 8, 20, 60])
def test_where_they_are_many_every_beginning_gets_its_share(most: int) -> None:
    s = read_position(PAYING)
    moves = whole_moves(s, s.actor, most, Rng(3))
    assert len({tuple(move) for move, _ in moves}) == len(moves) <= most
    heads = {move[0] for move, _ in moves}
    assert len(heads) == min(most, len(s.branch()))
    assert {after.hash() for _, after in moves} <= outcomes(s, s.actor)


# --- what greedy takes -------------------------------------------------------------------------------


def greedy(at: str, given: list[str]) -> str:
    """Greedy's move in words, for the greeks in this position."""
    facts = "".join(f"  {fact}\n" for fact in given)
    s = read_position(f"position antike\nseats 4\nat greeks {at}\ngiven\n{facts}")
    return head_text(s.rules, GreedyBot().choose(Sight(s, s.actor), Rng(1))[0])


THREE = "city = sparta greeks, pella greeks, athenae greeks"
THEIRS = "city = sparta greeks, tyros phoenicians, paphos phoenicians"


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ([THREE, "temple = sparta 1, pella 1", "holds greeks = marble 5"], "rondel temple"),
        ([THREE, "holds greeks = gold 7"], "rondel know_how"),
        ([THREE, "holds greeks = iron 3"], "rondel arming"),
        ([THEIRS, "temple = tyros 1", "galleys greeks = tyros 4"], "rondel maneuver"),
    ],
)
def test_greedy_goes_where_its_stores_and_units_are_of_use(given: list[str], move: str) -> None:
    assert greedy("rondel", given).startswith(move)


@pytest.mark.parametrize(
    ("at", "given", "move"),
    [
        ("conquest", [THEIRS, "galleys greeks = tyros 1"], "conquer tyros"),
        ("founding", ["legions greeks = pella 1", "holds greeks = marble 1, iron 1, gold 1"], "found pella"),
        ("movement", ["city = athenae greeks", "legions greeks = athenae 1"], "move legion athenae"),
    ],
)
def test_greedy_takes_what_lies_open(at: str, given: list[str], move: str) -> None:
    assert greedy(at, given).startswith(move)


def test_a_win_is_worth_more_than_anything_and_a_loss_less() -> None:
    s = ANTIKE.new(4, seed=1)
    s.v[s.rules.layout.region("winner").at] = 1
    s.end(WON)
    for side in range(4):
        assert expected(s, side, Rng(1)) == (1e9 if s.returns[s.seat(side)] == 1.0 else -1e9)


def test_chance_is_averaged() -> None:
    s = PROVING.rules(2).start()
    assert s.actor == CHANCE
    before = s.hash()
    assert expected(s, 0, Rng(1)) == 0.0
    assert s.hash() == before


def test_greedy_reaches_a_winner_and_beats_random() -> None:
    s = play(ANTIKE.rules(3, {"round_limit": 200}), ["random", "greedy", "random"], 6)
    assert (s.v[OVER], s.returns) == (WON, [0.0, 1.0, 0.0])


def test_random_is_not_particular() -> None:
    s = read_position(PAYING)
    seen = {RandomBot().choose(Sight(s, s.actor), Rng(seed))[0] for seed in range(60)}
    assert seen == set(s.branch())


def test_greedy_picks_a_civilization_of_mare_nostrum() -> None:
    rules = NOSTRUM.rules(3, {"empire_deal": "pick", "left_out": "any", "round_limit": 1})
    s = play(rules, ["greedy"] * 3, 2, 3)
    assert not any(s.asked(rules.side(f"player{seat}")) for seat in (1, 2, 3))


def test_greedy_buys_what_wins_mare_nostrum() -> None:
    for hand, card in (("tax 12", "pyramids"), ("tax 9", "helen")):
        text = f"position nostrum\nseats 5\nat egypt building\ngiven\n  hand egypt = {hand}\n"
        held = "  card = colossus egypt, solomon egypt\n" if card == "helen" else ""
        s = read_position(text + held)
        side = s.rules.side("egypt")
        s.do(bot("greedy").choose(Sight(s, side), Rng(1)), side)
        assert s.over
        assert s.returns[s.seat(side)] == 1.0
