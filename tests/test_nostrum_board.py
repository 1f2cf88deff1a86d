"""The board file of Mare Nostrum (2003): totals, marks, corrections by an owner, errors with their line."""

import pytest

import internum
from internum.core.chance import Rng
from internum.core.errors import InternumError, Malformed
from internum.core.playout import Counts, playout
from internum.games.nostrum import GAME
from internum.games.nostrum.board import MARKS, facts, load, our_board
from internum.games.nostrum.rules import NostrumRules

TEXT = our_board()


def rules(text: str | None = None, **options: object) -> NostrumRules:
    made = GAME.rules(5, options, text)
    assert isinstance(made, NostrumRules)
    return made


def test_the_totals_of_the_board() -> None:
    board = load(TEXT)
    places = board.places
    assert (len(places), len(board.seas)) == (33, 10)
    assert sum(len(place.commodities) for place in places) == 38
    assert sum(len(place.cities) for place in places) == 17
    for good, count in zip(board.goods, board.stock[1:], strict=True):  # N2.2
        assert count == 2 * sum(good in place.commodities for place in places) + 1
    assert sum(board.stock) == 123
    assert sum(board.tokens) == 58
    assert sum(board.pieces) == 33


def test_every_civilization_starts_with_36_points() -> None:
    table = rules().table
    for empire in table.board.empires:
        points = 3 * len(empire.influence) + table.board.hero_points
        points += sum(table.prices[table.site_item[table.sites.of(site)]] for site in empire.sites)
        points += sum(3 * int(row["count"]) for unit in empire.units for row in unit)
        assert points == 36


def test_every_sea_can_be_reached_from_every_other() -> None:
    table = rules().table
    seen, grown = 1, 1
    while grown:
        more = 0
        for sea, links in enumerate(table.links):
            if grown >> sea & 1:
                more |= links
        grown = more & ~seen
        seen |= grown
    assert seen == 2 ** len(table.links) - 1


def test_every_fact_has_its_mark() -> None:
    rows = facts(TEXT)
    assert {mark for _, mark, _ in rows} == set(MARKS)
    names = {name: mark for name, mark, _ in rows}
    assert names["card caesar"] == "sourced"
    assert names["card agamemnon"] == "reconstructed"
    assert names["province sardinia exists"] == "reconstructed"
    assert names["empire egypt caravans"] == "sourced"
    assert len(rows) == len(names)
    assert rows == internum.game("nostrum").sources()


def test_an_owner_corrects_a_card_without_code() -> None:
    old = 'powers = [{ does = "dice", adds = 1 }]'
    assert TEXT.count(old) == 1
    new = TEXT.replace(old, 'powers = [{ does = "price", of = ["city"], cards = 1 }]')
    table = rules(new).table
    agamemnon = table.cards.of("agamemnon")
    assert (table.powers.dice[agamemnon], table.powers.cut_by[2]) == (0, [agamemnon])
    assert rules(new).digest() != rules().digest()
    s = rules(new, round_limit=6).start()
    playout(s, Rng(3), Counts())
    assert s.over


def test_thirteen_kinds_allow_the_dearer_pyramids() -> None:
    new = TEXT.replace("fish = 5\n", "fish = 5\ncopper = 3\n")
    bare = 'commodities = []\ncities = ["Syracusae"]'
    assert TEXT.count(bare) == 1
    new = new.replace(bare, bare.replace("[]", '["copper"]'))
    table = rules(new, pyramids_price=13).table
    assert table.card_price[table.pyramids] == 13
    assert "sicilia_copper" in table.sites.index
    with pytest.raises(InternumError, match=r"N10\.3g"):
        rules(None, pyramids_price=13)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('land = ["latium"]', 'land = ["latium", "sicilia"]', "does not list it back"),
        ('land = ["gallia", "italia"]', 'land = ["gallia", "italia", "rome"]', "unknown neighbour"),
        ('seas = ["mare_cyprium"]', 'seas = ["mare_ionium"]', "does not list it back"),
        ('commodities = ["gems"]', 'commodities = ["honey"]', "cannot stand here"),
        ('cities = ["Troas"]', 'cities = ["market"]', "no name for a city"),
        ('hero = "pericles"', 'hero = "helen"', "no hero of this people"),
        ('capital_province = "latium"', 'capital_province = "sicilia"', "no marker in the capital"),
        ('{ does = "turncoat" }', '{ does = "magic" }', "a power is one of"),
        ('{ does = "turncoat" }', '{ does = "peace" }', "has this power"),
        ('{ does = "turncoat" }', '{ does = "die", of = "horse", adds = 1 }', "a die needs"),
        ('{ does = "turncoat" }', '{ does = "price", of = ["wall"], cards = 1 }', "a price needs"),
        ('players = 4\nneutral = ["babylon"]', "players = 4\nneutral = []", "with 4 players 1 civilizations"),
        ("points_per_hit = 5", "points_per_hit = 0", "points for a hit"),
        ("caravan = 28", "caravan = many", "board file"),
        ("points_per_hit = 5", "", "missing"),
    ],
)
def test_an_error_names_its_line(old: str, new: str, problem: str) -> None:
    assert old in TEXT
    with pytest.raises(Malformed, match=problem) as error:
        load(TEXT.replace(old, new, 1))
    assert "board file" in str(error.value)
