"""What a seat of Empires learns of the others, by its record, its view and its guesses."""

import pytest

from internum.bots.bot import Sight
from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.slots import CHANCE
from internum.games import game
from internum.games.empires.rules import EmpiresRules
from internum.games.empires.state import (
    GIFT,
    GOODS,
    HAND,
    KINDS,
    KNOWN,
    LOST,
    OFFER,
    PILE,
    UNSEEN,
    UNSEEN_OLD,
    WEIGHT,
)
from internum.record.match import Match
from internum.record.position import read_position
from internum.record.replay import check, record_of, replay
from internum.record.seat import seat_record
from internum.record.text import parse, write

SECRET = ("offer", "lose", "give")
TABLES = [(3, "academy"), (4, "asyncron"), (5, "academy"), (5, "asyncron")]


def played(seats: int, edition: str, moves: int, rounds: int = 3) -> Match:
    rules = game("empires").rules(seats, {"edition": edition, "round_limit": rounds})
    match = Match(rules, bytes([seats]) * 32)
    rng = Rng(seats)
    while not match.state.over and len(match.entries) < moves:
        side = match.state.actor
        match.play(random_move(Sight(match.state, side).guess(rng), side, rng), side)
    return match


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_a_record_of_a_seat_hides_what_it_must(seats: int, edition: str) -> None:
    match = played(seats, edition, 10_000)
    full = record_of(match)
    hidden = 0
    for seat in (None, *range(seats)):
        for entry, seen, true in zip(match.entries, seat_record(match, seat).lines, full.lines, strict=True):
            own = seat is not None and entry.audience >> seat & 1 == 1
            secret = true.move.split(" ")[0] in SECRET
            assert (seen.move == true.move) == (own or not secret), true.move
            hidden += seen.move != true.move
            for result, said, told in zip(entry.results, seen.results, true.results, strict=True):
                drawn = told.startswith("draw ")
                may = seat is not None and result.audience >> seat & 1 == 1
                assert said == ("draw ?" if drawn and not may else told)
    assert hidden > 8


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_a_record_after_the_end_replays(seats: int, edition: str) -> None:
    match = played(seats, edition, 10_000)
    assert match.state.over
    record = parse(write(record_of(match, publish=True)))
    assert replay(record, game("empires")).state.hash() == match.state.hash()
    check(record, game("empires"))


HIDDEN = """
position empires
seats 5
at trade
given
  hand = rome coin 3, rome legendary_wine 1, greece oil 2, greece legendary_oil 1, carthage wine 4
  drawn = rome wine 1, greece oil 1
"""


def test_a_view_has_the_count_of_a_hand_and_not_what_was_drawn_unseen() -> None:
    s = read_position(HIDDEN.lstrip())
    assert isinstance(s.rules, EmpiresRules)
    greece = s.rules.side("greece")
    oil = s.rules.table.kinds.of("legendary_oil")
    for side in (s.rules.side("rome"), s.rules.side("carthage"), None):
        view = s.view(side)
        assert view[WEIGHT + greece] == 3
        assert view[UNSEEN + greece] + view[UNSEEN_OLD + greece] == 1
        assert view[KNOWN + greece * KINDS + oil] == 0
        assert set(view[HAND + greece * KINDS : HAND + (greece + 1) * KINDS]) == {-1}
        assert set(view[PILE : PILE + GOODS]) == {-1}
    assert s.view(greece)[HAND + greece * KINDS + oil] == 1


def test_guesses_deal_the_unseen_token_in_every_way_there_is() -> None:
    s = read_position(HIDDEN.lstrip())
    assert isinstance(s.rules, EmpiresRules)
    rome, greece = s.rules.side("rome"), s.rules.side("greece")
    rng = Rng(3)
    seen = set()
    for _ in range(400):
        guess = s.guess(rome, rng)
        assert guess.view(rome) == s.view(rome)
        hand = list(guess.v[HAND + greece * KINDS + KINDS - GOODS : HAND + (greece + 1) * KINDS])
        assert sum(hand) == 1
        seen.add(hand.index(1))
    wine = s.rules.table.goods.of("wine")
    assert seen == set(range(GOODS)) - {wine}  # Rome knows where that one is


CLAIM = """
position empires
seats 5
at build
given
  tile = perseus egypt, antigone egypt, circe egypt
  hand = egypt coin 10, rome coin 3, rome legendary_wine 1
  drawn = rome wine 1
"""


def test_a_claim_binds_the_guesses_only_until_it_is_kept() -> None:
    s = read_position(CLAIM.lstrip())
    assert isinstance(s.rules, EmpiresRules)
    greece = s.rules.side("greece")
    for move in ("claim", "acquire hercules : 10 coin"):
        s.do(move, s.rules.side("egypt"))
        guess = s.guess(greece, Rng(1))
        assert guess.view(greece) == s.view(greece)
    assert s.over


OFFERED = """
position empires
seats 5
at trade
given
  hand = greece oil 2, greece wine 1, carthage coin 2, rome coin 2, egypt wine 2, egypt gems 1
  tile antigone = egypt
"""


def test_guesses_of_a_sealed_offer_are_all_that_could_be_offered() -> None:
    s = read_position(OFFERED.lstrip())
    assert isinstance(s.rules, EmpiresRules)
    rome, greece, egypt, carthage = (s.rules.side(name) for name in ("rome", "greece", "egypt", "carthage"))
    s.do("announce 2", carthage)
    s.do("offer : 1 oil 1 wine", greece)
    s.do("offer : 1 gems", egypt)
    wine, oil, gems = (s.rules.table.goods.of(good) for good in ("wine", "oil", "gems"))
    rng = Rng(5)
    seen = set()
    by_antigone = set()
    for _ in range(200):
        guess = s.guess(rome, rng)
        assert guess.view(rome) == s.view(rome)
        offer = guess.v[OFFER + greece * KINDS : OFFER + (greece + 1) * KINDS]
        assert sum(offer) == 2
        seen.add((offer[oil], offer[wine]))
        offer = guess.v[OFFER + egypt * KINDS : OFFER + (egypt + 1) * KINDS]
        by_antigone.add((offer[wine], offer[gems]))
        assert sum(guess.v[OFFER + carthage * KINDS : OFFER + (carthage + 1) * KINDS]) == 0  # still asked
    assert seen == {(2, 0), (1, 1)}
    assert by_antigone == {(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (2, 1)}
    own = s.guess(greece, rng).v[OFFER + greece * KINDS : OFFER + (greece + 1) * KINDS]
    assert (own[oil], own[wine]) == (1, 1)


FOUGHT = """
position empires
seats 5
at greece land_battles
given
  legions = greece dacia 2, egypt dacia LEGIONS
  fortresses = greece dacia 1, egypt dacia 1
"""


@pytest.mark.parametrize(
    ("legions", "dice", "seen"),
    [(2, "3 3 3 3", {(1, 0), (0, 1)}), (1, "3 3 5", {(1, 0), (0, 1)}), (3, "6 6 5 1 1", {(2, 0), (1, 1)})],
)
def test_guesses_of_sealed_losses(legions: int, dice: str, seen: set[tuple[int, int]]) -> None:
    s = read_position(FOUGHT.lstrip().replace("LEGIONS", str(legions)))
    assert isinstance(s.rules, EmpiresRules)
    greece, egypt = s.rules.side("greece"), s.rules.side("egypt")
    s.do("battle dacia egypt", greece)
    for die in dice.split():
        s.do(f"roll {die}", CHANCE)
    total = sum(seen.copy().pop())
    s.do(f"lose : {total} legion", egypt)
    rng = Rng(7)
    found = set()
    for _ in range(60):
        guess = s.guess(greece, rng)
        assert guess.view(greece) == s.view(greece)
        found.add((guess.v[LOST + 2 * egypt], guess.v[LOST + 2 * egypt + 1]))
    assert found == seen
    assert s.guess(egypt, rng).v[LOST + 2 * egypt] == total


GIVEN = """
position empires
seats 5
at round 2 > trade > balance carthage rome
asked carthage
given
  hand = carthage wine 3, carthage oil 1, rome gems 1
"""


def test_guesses_of_a_gift_are_all_that_could_be_given() -> None:
    s = read_position(GIVEN.lstrip())
    assert isinstance(s.rules, EmpiresRules)
    rome, greece, carthage = (s.rules.side(name) for name in ("rome", "greece", "carthage"))
    s.do("give oil", carthage)
    wine, oil = s.rules.table.goods.of("wine"), s.rules.table.goods.of("oil")
    rng = Rng(9)
    seen = []
    for _ in range(400):
        guess = s.guess(greece, rng)
        assert guess.view(greece) == s.view(greece)
        gift = guess.v[GIFT + carthage] - 1
        assert guess.v[GIFT + rome] == gift + 1
        assert guess.v[HAND + rome * KINDS + gift] == 1
        assert guess.v[HAND + carthage * KINDS + wine] == 3 - (gift == wine)
        assert guess.v[HAND + carthage * KINDS + oil] == 1 - (gift == oil)
        seen.append(gift)
    assert set(seen) == {wine, oil}
    assert seen.count(wine) > 2 * seen.count(oil)  # what there is more of is given more often
    for side in (rome, carthage):
        assert s.guess(side, rng).v[GIFT + carthage] == oil + 1
