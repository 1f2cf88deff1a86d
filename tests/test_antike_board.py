"""Board files: ours is sound, and a broken one is refused with the line."""

import re

import pytest

from internum.core.errors import InternumError, Malformed
from internum.games.antike import GAME
from internum.games.antike.board import load, our_board

OURS = our_board()


@pytest.mark.parametrize("side", ["east", "west"])
def test_a2_1_fifty_provinces_of_three_kinds(side: str) -> None:
    board = load(OURS, side)
    assert len(board.provinces.words) == 50
    assert [board.resource.count(kind) for kind in range(3)] == [16, 17, 17]
    assert sum(len(set(board.borders[0][p]) | set(board.borders[1][p])) for p in range(50)) == 2 * 127


def test_e26_e27_the_borders_of_the_examples() -> None:
    board = load(OURS, "east")
    of = board.provinces.index
    sea = board.borders[1]
    assert of["alexandria"] not in sea[of["attalia"]]
    assert of["paphos"] in sea[of["attalia"]]
    assert of["alexandria"] in sea[of["paphos"]]
    for island in ("paphos", "knossos", "messana", "dioscoridis"):
        assert board.borders[0][of[island]] == []
    assert sea[of["zadrakarta"]] == []


def test_every_province_has_its_printed_name_and_its_place() -> None:
    board = load(OURS, "east")
    of = board.provinces.index
    assert len(board.city) == len(board.position) == 50
    assert board.city[of["leptis_magna"]].startswith("Leptis")
    assert len(set(board.position)) == 50


def swap(old: str, new: str, after: str = "") -> tuple[str, int]:
    """Our board with one change behind a mark, and the number of the changed line."""
    start = OURS.index(after)
    at = OURS.index(old, start)
    return OURS[:at] + new + OURS[at + len(old) :], OURS[:at].count("\n") + 1


ADANE = '[[side.east.province]]\nid = "adane"'
BROKEN = [
    (swap('land = ["mecca", "moscha", "saba"]', 'land = ["mecca", "moscha"]', ADANE), "list it back", None),
    (swap('land = ["mecca"', 'land = ["mekka"', ADANE), "unknown neighbour 'mekka'", 0),
    (swap('land = ["mecca"', 'land = ["mecca", "mecca"', ADANE), "'mecca' cannot stand here", 0),
    (swap('resource = "iron"', 'resource = "tin"', ADANE), "marble, iron or gold", 0),
    (swap('terrain = "mixed"', 'terrain = "land"', ADANE), "terrain does not agree", 0),
    (swap("is_sea = true", "is_sea = false", ADANE), "has a border by sea", 0),
    (swap('id = "adane"', 'id = "Adane"', ADANE), "small letters", None),
    (swap('id = "adulis"', 'id = "adane"', ADANE), "stands twice", None),
    (swap('"susa"]', '"sussa"]', "[side.east.start.4.cities]"), "unknown start city 'sussa'", 0),
    (swap('"susa"]', '"moscha"]', "[side.east.start.4.cities]"), "taken twice", None),
    (swap('"susa"]', '"charax"]', "[side.east.start.4.cities]"), "one marble, one iron and one gold", 0),
    (swap('start_nation = "phoenicians"', 'start_nation = "gauls"', "[side.east.start.4]"), "'gauls'", None),
    (swap("greeks = [", "# greeks = [", "[side.east.start.4.cities]"), "4 nations need 4 sets", None),
    (swap('land = ["mecca", "moscha", "saba"]', "land = 5", ADANE), "land is a list of names", 0),
    (swap("pos = [709, 65]", 'pos = ["a", 2]', ADANE), "pos is two whole numbers", 0),
    (swap("pos = [709, 65]", "pos = [1]", ADANE), "pos is two whole numbers", 0),
    (
        swap("greeks = [", "greeks = 5 #", "[side.east.start.4.cities]"),
        "greeks needs a list of start cities",
        0,
    ),
    (swap('id = "persians"', 'id = "greeks"', "[[side.east.nation]]"), "2 to 6 nations", None),
]


@pytest.mark.parametrize(("change", "message", "offset"), BROKEN)
def test_a_broken_board_is_refused_with_its_line(
    change: tuple[str, int], message: str, offset: int | None
) -> None:
    text, line = change
    with pytest.raises(Malformed) as caught:
        load(text, "east")
    assert message in str(caught.value)
    named = re.match(r"board file, line (\d+):", str(caught.value))
    assert named
    if offset is not None:
        assert int(named[1]) == line + offset


def test_a_file_that_is_no_toml_names_its_line() -> None:
    with pytest.raises(Malformed, match="line 3"):
        load("a = 1\nb = 2\nc = = 3\n", "east")


def test_a_side_that_is_not_there() -> None:
    with pytest.raises(Malformed, match="no side 'north'"):
        load(OURS, "north")


def test_a_side_of_two_provinces_is_none() -> None:
    first, *others = OURS.split("[[side.east.province]]")
    text = first + "[[side.east.province]]".join(["", *others[:2]]) + "[[unused]]".join(["", *others[2:]])
    with pytest.raises(Malformed, match="3 to 50 of these, here are 2"):
        load(text, "east")


def test_a_board_without_start_cities_for_that_many() -> None:
    text = re.sub(r"\[side\.east\.start\.5\].*?(?=\[side\.east\.start\.6\])", "", OURS, flags=re.DOTALL)
    assert GAME.new(4, board=text, seed=1).actor >= 0
    with pytest.raises(InternumError, match="no start cities for 5"):
        GAME.new(5, board=text)


def test_a_smaller_board_of_ones_own_plays() -> None:
    """A cut board: provinces may be left out as long as the borders stay mutual."""
    text = OURS.replace("[[side.west.province]]", "[[side.unused.province]]")
    name = "zadrakarta"
    text = re.sub(
        rf'\[\[side\.east\.province\]\]\nid = "{name}".*?(?=\[\[side|\Z)', "", text, flags=re.DOTALL
    )
    text = text.replace(f', "{name}"', "").replace(f'"{name}", ', "")
    with pytest.raises(Malformed, match="persians needs"):  # it was a start city with four and six nations
        load(text, "east")
    text = text.replace('persians = ["artaxata", "susa"]', 'persians = ["artaxata", "charax", "susa"]')
    text = text.replace(
        'persians = ["harmotia", "persepolis"]', 'persians = ["harmotia", "charax", "persepolis"]'
    )
    state = GAME.new(4, board=text, seed=3)
    assert len(load(text, "east").provinces.words) == 49
    assert state.rules.board_digest
    assert state.rules.digest() != GAME.new(4, seed=3).rules.digest()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("side = 3", "line 1: there is no side 'east'"),
        ("\n[side]\neast = 3", "line 2: there is no side 'east'"),
        ("[side.east]\nprovince = 3", "line 1: every province is a table: [[side.east.province]]"),
        ("[side.east]\nprovince = [3]", "line 1: every province is a table: [[side.east.province]]"),
        ("", "there is no side 'east'"),
    ],
)
def test_a_file_of_another_form_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        load(text, "east")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_starts_are_tables() -> None:
    text = re.sub(r"(?ms)^\[side\.east\.start.*?(?=^\[(?!side\.east\.start)|\Z)", "", OURS)
    with pytest.raises(Malformed, match="is a table, and so are its cities"):
        load(text + "\n[side.east.start]\n3 = 7\n", "east")
