"""What a seat of Empires learns of the others, by its record, its view and its guesses."""

import pytest

from internum.bots.bot import Sight
from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.games import game
from internum.games.empires.rules import EmpiresRules
from internum.games.empires.state import GOODS, HAND, KINDS, KNOWN, PILE, UNSEEN, UNSEEN_OLD, WEIGHT
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
