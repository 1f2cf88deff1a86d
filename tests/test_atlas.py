"""The boards' pictures say what the rules say and can be read; each check fails when one thing is broken."""

import copy
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from atlas.facts import Facts
from atlas.proof import boards, load, prove

Picture = dict[str, Any]

FILES = boards()
EAST = next(f for f in FILES if f.name == "east.map.json")
EMPIRES = next(f for f in FILES if f.parent.name == "empires")


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.name.split('.')[0]}")
def test_picture_is_rules(file: Path) -> None:
    proof = prove(*load(file))
    assert not proof.faults
    assert min(proof.room.values()) > 0


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.name.split('.')[0]}")
def test_small_enough_to_send(file: Path) -> None:
    assert len(gzip.compress(file.read_bytes())) < 150_000


def by_id(picture: Picture, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(area for area in picture["areas"] if area["id"] == name)
    return found


def lost_area(picture: Picture, _: Facts) -> None:
    picture["areas"].remove(by_id(picture, "rhagai"))


def rules_part_neighbours(_: Picture, facts: Facts) -> None:
    facts.land.remove(("babylon", "charax"))


def rules_join_strangers(_: Picture, facts: Facts) -> None:
    facts.sea.add(("knossos", "mecca"))


def rules_join_by_sea_what_land_joins(_: Picture, facts: Facts) -> None:
    facts.sea.add(("babylon", "charax"))


def crossing_in_vain(picture: Picture, _: Facts) -> None:
    picture["crossings"].append({"kind": "land", "a": "charax", "b": "babylon", "d": "M0 0l1 1", "heads": []})


def line_of_another_kind(picture: Picture, _: Facts) -> None:
    line = next(x for x in picture["lines"] if {x["a"], x["b"]} == {"babylon", "charax"})
    line["kind"] = "sea"


def line_not_drawn(picture: Picture, _: Facts) -> None:
    picture["lines"] = [x for x in picture["lines"] if {x["a"], x["b"]} != {"babylon", "charax"}]


def areas_overlap(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["land"] = by_id(picture, "charax")["land"]


def piece_over_the_border(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["places"]["city"] = by_id(picture, "susa")["places"]["city"]


def pieces_collide(picture: Picture, _: Facts) -> None:
    places = by_id(picture, "babylon")["places"]
    places["legion"][0] = [places["city"][0][0] + 20, places["city"][0][1]]


def place_missing(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["places"]["legion"].pop()


def larger_pieces(picture: Picture, _: Facts) -> None:
    picture["sizes"]["legion"] *= 2


def names_cross(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["label"][0]["d"] = by_id(picture, "susa")["label"][0]["d"]


def larger_name(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["label"][0]["size"] *= 2


def another_name(picture: Picture, _: Facts) -> None:
    by_id(picture, "babylon")["label"][0]["text"] = "BABEL"


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lost_area, "rhagai: not in the picture"),
        (rules_part_neighbours, "land: babylon and charax touch"),
        (rules_join_strangers, "sea: knossos and mecca do not touch"),
        (rules_join_by_sea_what_land_joins, "sea: babylon and charax do not touch"),
        (crossing_in_vain, "a crossing is drawn in vain"),
        (line_of_another_kind, "line: between babylon and charax, which do not touch"),
        (line_not_drawn, "line: babylon and charax touch along"),
        (areas_overlap, "overlap: "),
        (piece_over_the_border, "babylon: a city stands over the border"),
        (pieces_collide, "collision: "),
        (place_missing, "babylon: places for"),
        (larger_pieces, "collision: "),
        (names_cross, "collision: "),
        (larger_name, "babylon: the name is longer than its line"),
        (another_name, "babylon: the name reads"),
    ],
)
def test_what_is_spoilt_is_found(spoil: Callable[[Picture, Facts], None], fault: str) -> None:
    picture, facts = copy.deepcopy(load(EAST))
    spoil(picture, facts)
    assert any(fault in found for found in prove(picture, facts).faults)


def test_coasts_are_compared() -> None:
    picture, facts = load(EMPIRES)
    facts.coast.remove(("sicilia", "mare_tyrrhenum"))
    facts.coast.add(("sicilia", "pontus_euxinus"))
    faults = prove(picture, facts).faults
    assert any("coast: sicilia and mare_tyrrhenum touch" in f for f in faults)
    assert any("coast: sicilia and pontus_euxinus do not touch" in f for f in faults)


def test_covers_are_the_excluded_provinces() -> None:
    picture, facts = load(EMPIRES)
    assert {n: set(c["areas"]) for n, c in picture["covers"].items()} == {
        n: set(areas) for n, areas in facts.covers.items()
    }
    assert set(facts.covers) == {"3", "4"}
