"""Bots of one's own: found by name, shown what their seat may know, believed only where it is legal."""

from pathlib import Path

import pytest
from proving import GAME as PROVING

from internum.bots.bot import Sight
from internum.bots.own import Fault, OwnBot
from internum.bots.registry import bot
from internum.bots.view import View
from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.core.slots import CHANCE
from internum.core.state import State
from internum.games import game

ANTIKE = game("antike")


def own(name: str) -> OwnBot:
    found = bot(f"tests/own_bots.py:{name}")
    assert isinstance(found, OwnBot)
    return found


def asked(name: str, s: State) -> list[int]:
    return own(name).choose(Sight(s, s.actor), Rng(1))


@pytest.mark.parametrize("name", ["first", "Ana", "whole"])
@pytest.mark.parametrize("found", ["antike", "empires", "nostrum", "conquest"])
def test_every_answer_is_a_whole_legal_move(found: str, name: str) -> None:
    s = game(found).new(3, {"round_limit": 2}, seed=3)
    rng = Rng(1)
    bots = [own(name) for _ in range(3)]
    for _ in range(25):
        if s.over:
            break
        if s.actor == CHANCE:
            s.push_chance(rng)
            continue
        side = s.actor
        s.do(bots[s.seat(side)].choose(Sight(s, side), rng), side)


def test_a_move_may_be_said_in_words() -> None:
    s = ANTIKE.new(3, seed=1)
    assert asked("words", s)[0] == s.legal()[-1]


def test_a_class_is_made_anew_for_every_seat() -> None:
    assert own("Ana") is not own("Ana")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("broken", r"broken broke: ZeroDivisionError: .* \(own_bots.py, line \d+\)"),
        ("stranger", "1000000 is not open to it"),
        ("silent", "answered None: that is no choice"),
        ("long_winded", "goes on after the end of its move"),
        ("slow@0.02", r"slow took .* s for a move; its budget is 0.02 s"),
    ],
)
def test_what_is_wrong_with_an_answer_is_said(name: str, message: str) -> None:
    with pytest.raises(Fault, match=message):
        asked(name, ANTIKE.new(3, seed=1))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tests/own_bots.py:Nobody", "has no bot 'Nobody'; it has: first, Ana, whole"),
        ("tests/own_bots.py:Shy", "Shy cannot be seated: TypeError"),
        ("tests/own_bots.py:first@soon", "behind @ stand the seconds"),
        ("tests/own_bots.py:first@0", "behind @ stand the seconds"),
        ("no.py:Ana", "no.py: there is no such file"),
        ("README.md:Ana", "this is no file of Python"),
    ],
)
def test_a_name_that_is_no_bot(name: str, message: str) -> None:
    with pytest.raises(InternumError, match=message):
        bot(name)


def test_a_file_that_does_not_load_says_why(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("def choose(:\n")
    with pytest.raises(InternumError, match="SyntaxError"):
        bot(f"{path}:choose")
    path.write_text("import beside\nfrom beside import choose\n")
    (tmp_path / "beside.py").write_text("def choose(view, legal, budget):\n    return legal[0]\n")
    assert bot(f"{path}:choose").name == "choose"


def test_the_view_by_name_and_by_number() -> None:
    s = ANTIKE.new(3, seed=1)
    view = View(Sight(s, s.actor), s, [], Rng(1))
    assert list(view) == s.view(s.actor)
    assert len(view) == len(s.v)
    assert view[2:4] == s.view(s.actor)[2:4]
    assert view.me == s.rules.side_name(s.actor)
    assert view.step == s.rules.steps[s.v[s.v[0]] - 1].name
    region = s.rules.layout.region("holds")
    assert view.fact("holds", view.me, "iron") == s.v[region.slot([s.actor, region.dims[1].of("iron")])]
    assert view.words(s.legal()[0]).split()[0] in s.rules.verbs[s.rules.verb_of[s.legal()[0]]].word
    assert view.insight.plain() == s.rules.insight(s.view(s.actor)).plain()
    assert view.text() == s.rules.board_text(s, s.actor)


def test_a_guess_has_the_draft_made_and_leaves_the_view_alone() -> None:
    s = PROVING.new(2, seed=1)
    sight = Sight(s, s.actor)
    while True:  # until a move has parts
        head = s.legal()[-1]
        t = s.copy()
        t.push(head)
        if not t.settled:
            break
        s = t
        if s.actor == CHANCE:
            s.push_chance(Rng(1))
        sight = Sight(s, s.actor)
    view = View(sight, t, [head], Rng(1))
    guess = view.guess()
    assert guess.legal() == t.legal()
    guess.push(guess.legal()[0])
    assert list(view) == t.view(sight.side)
    assert isinstance(view.worth(t.legal()[0]), float)
