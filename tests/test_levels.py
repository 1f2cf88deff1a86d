"""The levels: they look ahead from what their seat may know, repeatably, within a budget, at every table."""

from itertools import count

import pytest

from internum.bots.bot import Sight
from internum.bots.levels import SHARP, STEADY, STRONG
from internum.bots.moves import random_move, whole_moves
from internum.bots.registry import LEVELS, bot
from internum.bots.search.name import name_of
from internum.bots.search.node import Node
from internum.bots.search.settings import Settings
from internum.bots.search.tree import Tree
from internum.bots.search_bot import SearchBot
from internum.core.chance import Rng
from internum.core.rules import Rules
from internum.core.slots import CHANCE, SP
from internum.core.state import State
from internum.games import OWN, game
from internum.record.position import read_position
from internum.server.thinking import Question

QUICK = SearchBot("quick", Settings(simulations=3, root=10, inner=4, theirs=3, turns=3))
TABLES = [game(name).rules(seats) for name in OWN for seats in game(name).seats]


def table_name(rules: Rules) -> str:
    """A table in words."""
    return f"{rules.game.name}-{rules.seats}"


def later(rules: Rules, seed: int, moves: int) -> State:
    """A position after so many random moves, in which a player is asked."""
    s = rules.start()
    rng = Rng(seed)
    while True:
        s.push_chance(rng)
        if moves == 0 or s.over:
            return s
        random_move(s, s.actor, rng)
        moves -= 1


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_search_answers_with_whole_legal_moves_at_every_table(rules: Rules) -> None:
    s = later(rules, 1, 60)
    rng = Rng(2)
    for _ in range(12):
        if s.over:
            break
        s.do(QUICK.choose(Sight(s, s.actor), rng), s.actor)
        s.push_chance(rng)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game_name", OWN)
def test_every_level_answers(name: str, game_name: str) -> None:
    s = later(game(game_name).rules(4), 3, 40)
    s.do(bot(name).choose(Sight(s, s.actor), Rng(1)), s.actor)


@pytest.mark.parametrize("game_name", OWN)
def test_the_same_seed_and_simulations_give_the_same_move(game_name: str) -> None:
    s = later(game(game_name).rules(4), 5, 80)
    answers = [QUICK.choose(Sight(s.copy(), s.actor), Rng(7)) for _ in range(2)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("player", ["quick", "gentle"])
@pytest.mark.parametrize("game_name", ["empires", "nostrum", "conquest"])
def test_a_move_depends_on_nothing_that_is_hidden(game_name: str, player: str) -> None:
    rules = game(game_name).rules(4)
    rng = Rng(11)
    differed = 0
    s = later(rules, 1, 0)
    while differed < 6:
        if s.over:
            s = later(rules, rng.below(1000), 0)
        side = s.actor
        other = s.guess(side, rng)  # what the others hold may be anything
        if s.hash() != other.hash() and rng.below(4) == 0:
            differed += 1
            chooser = QUICK if player == "quick" else bot(player)
            assert chooser.choose(Sight(s, side), Rng(5)) == chooser.choose(Sight(other, side), Rng(5))
        random_move(s, side, rng)
        s.push_chance(rng)


def test_nobody_tells_a_bot_which_seats_are_people() -> None:
    told = {"game", "seats", "options", "board", "state", "side", "bot", "seed", "record"}
    assert set(Question.__struct_fields__) == told
    sight = Sight(game("antike").new(4, seed=1), 0)
    assert {name for name in vars(sight) if not name.startswith("_")} == {"rules", "side", "view", "legal"}


def tree(s: State, settings: Settings, tick: float = 0.0) -> Tree:
    """A tree for whoever is asked, with a clock that goes on by so much whenever it is looked at."""
    ticks = count()
    return Tree(Sight(s, s.actor), s.actor, settings, 100.0, Rng(1), lambda: tick * next(ticks))


def test_a_budget_of_simulations_is_spent_and_no_more() -> None:
    found = tree(later(game("antike").rules(4), 1, 30), Settings(simulations=7, root=10, inner=4))
    found.run()
    assert found.done == 7 == found.root.count == sum(found.root.visits)


@pytest.mark.parametrize("name", OWN)
def test_no_level_has_a_person_wait_longer_than_it_promises(name: str) -> None:
    """A round of Empires asks four bots at most 60 times in all, see docs/bots.md."""
    assert [level[name].seconds for level in (STEADY, SHARP, STRONG)] == [0.08, 0.3, 1.0]


def test_the_clock_ends_a_search() -> None:
    s = later(game("antike").rules(4), 1, 30)
    found = tree(s, Settings(simulations=10_000, seconds=1.0, root=10, inner=4), 0.3)
    found.run()
    assert found.done == 4  # looked at after each simulation: 0.3, 0.6, 0.9, 1.2
    assert found.best() in found.root.moves


def test_one_possible_move_is_not_thought_about() -> None:
    later_and_later = (later(game("empires").rules(4), 1, number) for number in range(200))
    s = next(s for s in later_and_later if len(whole_moves(s, s.actor, 10, Rng(1))) == 1)
    found = tree(s, Settings(simulations=50))
    found.run()
    assert found.done == 0
    s.do(found.best(), s.actor)


def test_places_that_look_the_same_are_one() -> None:
    """Two ways round lead to the same place: units that move in another order."""
    s = read_position(
        "position antike\nseats 4\nat greeks movement\ngiven\n"
        "  city = athenae greeks, sparta greeks\n  legions greeks = athenae 1, sparta 1\n"
    )
    found = tree(s, Settings(simulations=60, root=100, inner=100, few=12))
    found.run()
    ways = sum(sum(1 for visits in node.visits if visits) for node in (found.root, *found.nodes.values()))
    assert len(found.nodes) < ways


def test_a_move_that_others_cannot_make_in_a_guess_is_not_followed() -> None:
    """The tree remembers moves of others from earlier guesses; each guess plays only what it allows."""
    s = later(game("empires").rules(5), 9, 0)
    rng = Rng(3)
    while s.actor != CHANCE and not s.over and s.rules.steps[s.v[s.v[SP]] - 1].name != "offers":
        random_move(s, s.actor, rng)
        s.push_chance(rng)
    found = tree(s, Settings(simulations=30, root=10, inner=6, theirs=6, turns=8))
    found.run()
    assert found.done == 30


@pytest.mark.parametrize("level", [STEADY, SHARP, STRONG])
def test_a_win_at_hand_is_taken_without_further_thought(level: dict[str, Settings]) -> None:
    s = read_position("position nostrum\nseats 5\nat egypt building\ngiven\n  hand egypt = tax 12\n")
    found = tree(s, level["nostrum"])
    found.run()
    assert found.done == 0
    s.do(found.best(), s.actor)
    assert s.over


# --- a place in the tree -------------------------------------------------------------------------------


def test_a_place_considers_the_best_first_and_more_as_visits_come() -> None:
    node = Node(0, [[1], [2], [3], [4]], [0.2, 0.9, 0.5, 0.1])
    assert node.moves == [[2], [3], [1], [4]]
    assert [node.width(2, 1.0), node.width(9, 0.0)] == [2, 4]
    for _ in range(4):
        node.add(0, 0.5)
    assert node.width(2, 1.0) == 4
    assert node.width(2, 0.5) == 3


def test_a_first_glance_counts_as_much_as_it_is_trusted() -> None:
    node = Node(0, [[1], [2]], [0.8, 0.4])
    assert node.mean(0, 1.0) == 0.8
    node.add(0, 0.2)
    assert node.mean(0, 1.0) == pytest.approx(0.5)
    assert node.mean(0, 3.0) == pytest.approx(0.65)


def test_the_favourite_was_followed_most_and_of_equals_is_worth_most() -> None:
    node = Node(0, [[1], [2], [3]], [0.3, 0.2, 0.1])
    assert node.favourite(1.0) == 0
    node.add(1, 0.1)
    assert node.favourite(1.0) == 1
    node.add(2, 0.9)
    assert node.favourite(1.0) == 2


@pytest.mark.parametrize("game_name", OWN)
def test_a_place_is_named_by_what_the_seat_sees_and_who_is_asked(game_name: str) -> None:
    s = later(game(game_name).rules(4), 8, 120)
    seat = s.seat(s.actor)
    name = name_of(s, seat, s.actor)
    assert name == name_of(s.copy(), seat, s.actor) == name_of(s.guess(s.actor, Rng(3)), seat, s.actor)
    assert name != name_of(s, seat, s.actor + 1)
    before = s.hash()
    random_move(s, s.actor, Rng(1))
    assert (name != name_of(s, seat, s.actor)) == (s.hash() != before)
