"""The board file of Conquest of the Empire II: ours is whole, a broken one is refused with its line."""

import tomllib

import pytest

from internum.core.errors import Malformed
from internum.games import game
from internum.games.conquest.board import facts, load, our_board
from internum.games.conquest.cards import CARDS

OURS = our_board()


def test_ours_is_whole() -> None:
    board = load(OURS)
    data = tomllib.loads(OURS)
    assert (len(board.provinces), len(board.seas)) == (42, 18)
    assert sum(province.key for province in board.provinces) == data["meta"]["key_province_count"] == 11
    assert sum(board.copies) == data["card_totals"]["all"] == 83
    assert sum(province.tokens for province in board.provinces) == data["province_token_supply"]["total"]
    assert board.faces == [2, 1, 1, 1, 1]
    inland = {province.name for province in board.provinces if not province.seas}
    assert inland == {"arabia_petraea", "dacia", "mesopotamia", "noricum", "pannonia", "rhaetia"}
    islands = {province.name for province in board.provinces if not province.land}
    assert islands == {"britannia", "baleares", "corsica", "sardinia", "sicilia", "creta", "cyprus"}


def test_every_mark_is_known() -> None:
    marks = facts(OURS)
    assert {mark for _, mark, _ in marks} == {"sourced", "derived", "reconstructed"}
    assert ("province egypt vp", "sourced", "S1, description of key provinces") in marks
    assert len({name for name, _, _ in marks if name.startswith("card ")}) == len(CARDS.words)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('land = ["macedonia"]', 'land = ["atlantis"]', r"line \d+: achaia: unknown neighbour 'atlantis'"),
        (
            'land = ["macedonia"]',
            'land = ["macedonia", "asia"]',
            r"line \d+: achaia: asia does not list it back",
        ),
        (
            'seas = ["mare_aegaeum", "mare_epirus"]',
            'seas = ["mare_aegaeum"]',
            r"line \d+: mare_epirus: achaia does not list it back",
        ),
        ('id = "assassin"', 'id = "poisoner"', "'assassin'"),
        ('sea = "mare_hispalis"', 'sea = "mare_nostrum"', r"line \d+: gibraltar: unknown sea 'mare_nostrum'"),
        (
            'provinces = ["tingitana", "baetica"]',
            'provinces = ["tingitana"]',
            r"line \d+: gibraltar: joins two provinces",
        ),
        ("vp = [10, 5]", "vp = [10]", r"line \d+: achaia: a key province has two or three values"),
        ("talents = 80", "talents = ", "board file: "),
        ("[setup]", "[set_up]", "missing or of the wrong form"),
    ],
)
def test_a_broken_board_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in OURS
    with pytest.raises(Malformed, match=message):
        load(OURS.replace(old, new, 1))


def test_a_corrected_board_plays_by_its_own_facts() -> None:
    corrected = OURS.replace("vp = [15, 5]\nvp_confidence", "vp = [25, 5]\nvp_confidence", 1)
    assert corrected != OURS
    conquest = game("conquest")
    ours, theirs = conquest.rules(3), conquest.rules(3, board=corrected)
    assert (ours.board_digest, theirs.board_digest != "") == ("", True)
    assert ours.digest() != theirs.digest()
