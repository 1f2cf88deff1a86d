"""The board file of Empires: totals, a board of one's own, errors with their line."""

import re

import pytest

from internum.core.chance import Rng
from internum.core.errors import Malformed
from internum.core.playout import Counts, playout
from internum.games.empires import GAME
from internum.games.empires.board import CITY_KINDS, load, our_board

TEXT = our_board()
LATIUM = '[[province]]\nid = "latium"'
ROME = '[[empire]]\nid = "rome"'


def test_the_totals_of_the_board() -> None:
    """E1.1, E1.2: two tokens for a site and one more, and as many buildings as sites."""
    board = load(TEXT)
    places = board.places
    assert (len(places), len(board.seas), len(board.goods)) == (29, 9, 13)
    for good, count in zip(board.goods, board.tokens, strict=True):
        assert count == 2 * sum(good in place.caravans for place in places) + 1
    cities = [sum(kind in place.cities for place in places) for kind in CITY_KINDS]
    assert board.buildings[2:5] == cities == [8, 5, 3]
    assert board.buildings[0] == sum(len(place.caravans) for place in places) == 37
    assert board.buildings[1] == sum(place.market for place in places) == 25
    assert board.buildings[5] == sum(place.temple for place in places) == 14
    assert (board.coins, board.legions, board.triremes, board.fortresses, board.markers) == (44, 8, 5, 5, 7)


def swap(old: str, new: str, after: str = "") -> tuple[str, int]:
    """Our board with one change behind a mark, and the number of the changed line."""
    at = TEXT.index(old, TEXT.index(after))
    return TEXT[:at] + new + TEXT[at + len(old) :], TEXT[:at].count("\n") + 1


BROKEN = [
    (swap('land = ["gallia", "italia"]', 'land = ["gallia"]', LATIUM), "does not list it back", None),
    (swap('land = ["gallia"', 'land = ["galia", "gallia"', LATIUM), "unknown neighbour 'galia'", 0),
    (swap('land = ["gallia"', 'land = ["latium", "gallia"', LATIUM), "'latium' cannot stand here", 0),
    (swap('seas = ["mare_hadriaticum", ', "seas = [", LATIUM), "does not list it back", None),
    (swap('"mare_tyrrhenum"]', '"mare_tyrrhenum", "mare_africum"]', LATIUM), "does not list it back", 0),
    (swap('seas = ["mare_sardum", ', "seas = [", '[[sea]]\nid = "mare_tyrrhenum"'), "list it back", None),
    (swap('"latium", ', "", '[[sea]]\nid = "mare_tyrrhenum"'), "does not list it back", None),
    (swap('caravans = ["metal"', 'caravans = ["honey"', LATIUM), "'honey' cannot stand here", 0),
    (swap('caravans = ["metal", "wine"]', 'caravans = ["metal", "metal"]', LATIUM), "cannot stand here", 0),
    (swap('cities = ["capital"]', 'cities = ["village"]', LATIUM), "'village' cannot stand here", 0),
    (swap('cities = ["capital"]', 'cities = ["capital", "capital"]', LATIUM), "cannot stand here", 0),
    (swap('cities = ["capital"]', 'cities = ["ordinary"]', LATIUM), "many city_ordinary", None),
    (swap('id = "latium"', 'id = "Latium"', "[[province]]"), "small letters", None),
    (swap('id = "italia"', 'id = "latium"', "[[province]]"), "stands twice", None),
    (swap('id = "gems"', 'id = "ceramics"', "[[good]]"), "stands twice", None),
    (swap("[[good]]", "[[other]]", "[[good]]"), "13 to 13 of these, here are 12", None),
    (swap('id = "mare_sardum"', 'id = "mare_tyrrhenum"', "[[sea]]"), "stands twice", None),
    (swap('id = "greece"', 'id = "rome"', "[[empire]]"), "stands twice", None),
    (swap("caravan = 37", "caravan = 36", "[supply.buildings]"), "37 sites need as many caravan", 0),
    (swap("market = 25", "market = 24", "[supply.buildings]"), "25 sites need as many market", 0),
    (swap("city_ordinary = 8", "city_ordinary = 7", "[supply.buildings]"), "8 sites need", 0),
    (swap("city_capital = 5", "city_capital = 4", "[supply.buildings]"), "5 sites need", 0),
    (swap("city_legendary = 3", "city_legendary = 2", "[supply.buildings]"), "3 sites need", 0),
    (swap("temple = 14", "temple = 13", "[supply.buildings]"), "14 sites need as many temple", 0),
    (swap("[5, 0]", "[5, 1]"), "three chips", 0),
    (swap("[5, 0]", "[6, 0]"), "three chips", 0),
    (swap("[5, 0]", "[5, -1]"), "three chips", 0),
    (swap("[[5, 0], [2, 1], [4, 3]]", "[[5, 0, 2], [1, 4, 3]]"), "three chips", 0),
    (swap('id = "caesar"', 'id = "brutus"', "[[tile]]"), "the tiles are", None),
    (swap('["rome", "greece", "egypt", "carthage"]', '["rome", "greece", "egypt"]'), "4 players need 4", 0),
    (swap('["rome", "greece", "egypt", "carthage"]', '["rome", "greece", "egypt", "gaul"]'), "4 players", 0),
    (swap('starting_hero = "caesar"', 'starting_hero = "brutus"', ROME), "unknown hero", None),
    (swap('capital_province = "latium"', 'capital_province = "gaul"', ROME), "unknown hero or capital", None),
    (swap('capital_province = "latium"', 'capital_province = "italia"', ROME), "no capital site there", 0),
    (
        swap('province = "latium"\ncaravans', 'province = "gaul"\ncaravans', ROME),
        "cannot start in 'gaul'",
        None,
    ),
    (swap('["metal", "wine"]', '["metal", "gold"]', ROME), "cannot start in 'latium'", None),
    (swap("coin = 1, metal", "coin = 1, honey", ROME), "unknown resource 'honey'", 0),
    (swap("points_per_hit", "points_for_hit"), "'points_per_hit'", None),
]


@pytest.mark.parametrize(("change", "message", "offset"), BROKEN)
def test_a_broken_board_is_refused_with_its_line(
    change: tuple[str, int], message: str, offset: int | None
) -> None:
    text, line = change
    with pytest.raises(Malformed) as caught:
        load(text)
    assert message in str(caught.value)
    if offset is not None:
        named = re.match(r"board file, line (\d+):", str(caught.value))
        assert named
        assert int(named[1]) == line + offset


def test_a_board_of_ones_own_plays() -> None:
    text, _ = swap("faces = [1, 2, 3, 4, 5, 6]", "faces = [3, 3, 4, 4, 5, 5]", "[dice]")
    text = text.replace("market = 25", "market = 26")
    rules = GAME.rules(4, {"round_limit": 4}, text)
    assert rules.digest() != GAME.rules(4, {"round_limit": 4}).digest()
    s = rules.start()
    playout(s, Rng(3), Counts())
    assert s.over
