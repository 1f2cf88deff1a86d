"""What the rules say of a board, in one form for all games: areas, borders, and the fullest set of
pieces of an area.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "src" / "internum" / "games"
Pair = tuple[str, str]


@dataclass
class Area:
    """One area of the rules, and how many places of each kind it must hold at once."""

    id: str
    name: str
    kind: str  # province or sea
    places: dict[str, int] = field(default_factory=dict)
    city: str = ""


@dataclass
class Facts:
    """Everything that the picture must agree with."""

    areas: dict[str, Area]
    land: set[Pair] = field(default_factory=set)
    sea: set[Pair] = field(default_factory=set)
    coast: set[Pair] = field(default_factory=set)  # province, sea
    covers: dict[str, list[str]] = field(default_factory=dict)  # by number of players
    whole: bool = False  # a province is land and water at once


def pair(a: str, b: str) -> Pair:
    """Two names in order."""
    return (a, b) if a < b else (b, a)


def antike(board: dict[str, Any], side: str) -> Facts:
    """Antike: a province is one city site with its land and its water; units of six nations may meet
    anywhere (A1.5).
    """
    facts = Facts({}, whole=True)
    for p in board["side"][side]["province"]:
        places = {"city": 1, "temple": 1, "resource": 1}
        places |= {"legion": 6} if p["land"] else {}  # ruling A3: each where it could go
        places |= {"galley": 6} if p["sea"] else {}
        facts.areas[p["id"]] = Area(p["id"], p["city"], "province", places)
        facts.land |= {pair(p["id"], other) for other in p["land"]}
        facts.sea |= {pair(p["id"], other) for other in p["sea"]}
    return facts


def empires(board: dict[str, Any], _side: str) -> Facts:
    """Empires: the sites of a province, its marker, two fortresses at war (E7.3) and the legions of
    five empires.
    """
    facts = Facts({})
    for p in board["province"]:
        places = {
            "caravan": len(p["caravans"]),
            "city": len(p["cities"]),
            "market": int(p["market"]),
            "temple": int(p["temple"]),
            "marker": 1,
            "fortress": 2,
            "legion": 5,
        }
        facts.areas[p["id"]] = Area(
            p["id"], p["name"], "province", {k: v for k, v in places.items() if v}, p.get("named_city", "")
        )
        facts.land |= {pair(p["id"], other) for other in p["land"]}
        facts.coast |= {(p["id"], sea) for sea in p["seas"]}
    for s in board["sea"]:
        facts.areas[s["id"]] = Area(s["id"], s["name"], "sea", {"trireme": 5})
        facts.sea |= {pair(s["id"], other) for other in s["seas"]}
        facts.coast |= {(province, s["id"]) for province in s["touches"]}
    for players, entry in board["players"].items():
        if entry["excluded_provinces"]:
            facts.covers[players] = entry["excluded_provinces"]
    return facts


def nostrum(board: dict[str, Any], _side: str) -> Facts:
    """Mare Nostrum of 2003: sites, one market, temple, fortress (N7.3.3), a marker, legions of five."""
    facts = Facts({})
    for p in board["province"]:
        places = {
            "caravan": len(p["commodities"]),
            "city": len(p["cities"]),
            "market": int(bool(p["commodities"])),
            "temple": int(bool(p["cities"])),
            "marker": 1,
            "fortress": 1,
            "legion": 5,
        }
        name = p["name"].split(" (")[0]
        city = " · ".join(p["cities"])
        facts.areas[p["id"]] = Area(p["id"], name, "province", {k: v for k, v in places.items() if v}, city)
        facts.land |= {pair(p["id"], other) for other in p["land"]}
        facts.coast |= {(p["id"], sea) for sea in p["seas"]}
    for s in board["sea"]:
        facts.areas[s["id"]] = Area(s["id"], s["name"], "sea", {"trireme": 5})
        facts.sea |= {pair(s["id"], other) for other in s["neighbours"]}
        facts.coast |= {(province, s["id"]) for province in s["provinces"]}
    return facts


def conquest(board: dict[str, Any], _side: str) -> Facts:
    """Conquest II: an army a player anywhere on land, influence of six and a city where it counts (C1.5)."""
    facts = Facts({})
    for p in board["province"]:
        places = {"city": 1, "influence": 6} if p["key"] else {}
        facts.areas[p["id"]] = Area(p["id"], p["name"], "province", places | {"army": 6})
        facts.land |= {pair(p["id"], other) for other in p["land"]}
        facts.coast |= {(p["id"], sea) for sea in p["seas"]}
    for s in board["sea"]:
        facts.areas[s["id"]] = Area(s["id"], s["name"], "sea", {"galley": 6})
        facts.sea |= {pair(s["id"], other) for other in s["seas"]}
        facts.coast |= {(province, s["id"]) for province in s["coasts"]}
    for strait in board["strait"]:
        facts.land.add(pair(*strait["provinces"]))
    return facts


READERS = {"antike": antike, "empires": empires, "nostrum": nostrum, "conquest": conquest}


def read(game: str, side: str) -> Facts:
    """The facts of one board."""
    board = tomllib.loads((GAMES / game / "board.toml").read_text(encoding="utf-8"))
    return READERS[game](board, side)
