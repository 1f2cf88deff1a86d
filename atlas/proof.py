"""The proof of a map file against the rules, from these two files alone.

`python -m atlas.proof` says of every board whether it holds, and its five tightest areas.
"""

import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .agree import Contacts, disagreements
from .facts import GAMES, Facts, read
from .lettering import length
from .places import narrowness
from .sheet import Part, contacts

LEAST_WIDTH = 40.0  # pixels that every area is wide
NUMBERS = re.compile(r"-?\d+")


@dataclass
class Proof:
    """What was found: faults, and how much room is left in each area (pixels)."""

    faults: list[str]
    room: dict[str, float] = field(default_factory=dict)
    width: dict[str, float] = field(default_factory=dict)

    def tightest(self) -> list[tuple[str, float]]:
        """The five areas with the least room between any two of name, pieces and border."""
        return sorted(self.room.items(), key=lambda item: item[1])[:5]


def rings(text: str) -> list[np.ndarray[Any, Any]]:
    """The subpaths of a path as corners, in units."""
    out = []
    for part in text.split("M")[1:]:
        numbers = np.array([int(n) for n in NUMBERS.findall(part)]).reshape(-1, 2)
        out.append(np.cumsum(numbers, axis=0))
    return out


def shape(text: str, unit: int) -> BaseGeometry:
    """The polygons of a path, even-odd, in pixels on the grid."""
    out: BaseGeometry = shapely.MultiPolygon()
    for ring in rings(text):
        out = (
            shapely.symmetric_difference(out, Polygon(ring / unit))
            if not out.is_empty
            else Polygon(ring / unit)
        )
    return out


def band(run: dict[str, Any], unit: int) -> Polygon:
    """What the letters of one line of a name cover."""
    a, b, c = np.array([int(n) for n in NUMBERS.findall(run["d"])]).reshape(3, 2) / unit
    t = np.linspace(0, 1, 13)[:, None]
    curve = (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c
    step = np.gradient(curve, axis=0)
    step /= np.hypot(step[:, 0], step[:, 1])[:, None]
    up = np.stack([step[:, 1], -step[:, 0]], axis=1) * run["size"] / unit
    return Polygon(np.concatenate([curve + up * 0.68, (curve - up * 0.04)[::-1]]))


def parts_of(picture: dict[str, Any]) -> dict[Part, BaseGeometry]:
    """Land and water of every area."""
    unit = picture["unit"]
    out: dict[Part, BaseGeometry] = {}
    for area in picture["areas"]:
        for surface in ("land", "water"):
            if surface in area:
                out[area["id"], surface] = shape(area[surface], unit)
    return out


def same_areas(picture: dict[str, Any], facts: Facts) -> list[str]:
    """The picture has the areas of the rules, each of its kind, and no others."""
    drawn = {area["id"]: area["kind"] for area in picture["areas"]}
    wanted = {area.id: area.kind for area in facts.areas.values()}
    out = [f"{a}: not in the picture" for a in wanted if a not in drawn]
    out += [f"{a}: not in the rules" for a in drawn if a not in wanted]
    return out + [f"{a}: drawn as {drawn[a]}, is a {k}" for a, k in wanted.items() if drawn.get(a, k) != k]


def same_lines(picture: dict[str, Any], touch: Contacts) -> list[str]:
    """The lines to be drawn are where the shapes meet."""
    unit = picture["unit"]
    drawn: dict[frozenset[tuple[str, str]], float] = {}
    for line in picture["lines"]:
        on = {"land": ("land", "land"), "sea": ("water", "water"), "coast": ("land", "water")}[line["kind"]]
        if line["a"] and line["b"]:
            key = frozenset({(line["a"], on[0]), (line["b"], on[1])})
            total = sum(float(np.hypot(*np.diff(r, axis=0).T).sum()) for r in rings(line["d"]))
            drawn[key] = drawn.get(key, 0) + total / unit
    out = []
    for (a, b), size in touch.items():
        line = drawn.pop(frozenset({a, b}), 0)
        if abs(line - size) > 1 + size * 0.05:
            out.append(f"line: {a[0]} and {b[0]} touch along {size:.0f} px, the line drawn is {line:.0f} px")
    return out + [
        f"line: between {' and '.join(sorted({p[0] for p in key}))}, which do not touch" for key in drawn
    ]


def crossings_lead_across(picture: dict[str, Any], parts: dict[Part, BaseGeometry]) -> list[str]:
    """Every crossing begins in the one area and ends in the other."""
    unit = picture["unit"]
    out = []
    for crossing in picture["crossings"]:
        for name, (x, y, _) in zip((crossing["a"], crossing["b"]), crossing["heads"]):
            own = [shape for (n, _), shape in parts.items() if n == name]
            if not any(shapely.distance(shape, Point(x / unit, y / unit)) == 0 for shape in own):
                out.append(f"crossing: the arrow between {crossing['a']} and {crossing['b']} misses {name}")
    return out


def overlaps(parts: dict[Part, BaseGeometry]) -> list[str]:
    """No ground belongs to two areas."""
    names, shapes = list(parts), list(parts.values())
    out = []
    for a, b in STRtree(shapes).query(shapes, predicate="intersects").T:
        if a < b and shapely.intersection(shapes[a], shapes[b]).area > 0.5:
            out.append(f"overlap: {names[a][0]} and {names[b][0]}")
    return out


def legible(picture: dict[str, Any], facts: Facts, parts: dict[Part, BaseGeometry], proof: Proof) -> None:
    """Everything that may stand on the board at once can be read at once."""
    unit = picture["unit"]
    frame = shapely.box(*_box(picture["frame"]["inner"], unit))
    things: list[tuple[str, str, BaseGeometry]] = []
    for area in picture["areas"]:
        name = area["id"]
        if name not in facts.areas:
            continue
        own = [s for (n, _), s in parts.items() if n == name]
        ground = shapely.union_all(own).buffer(area["apron"] / unit)
        proof.width[name] = narrowness(ground)
        if proof.width[name] < LEAST_WIDTH:
            proof.faults.append(f"{name}: {proof.width[name]:.0f} px wide, less than {LEAST_WIDTH:.0f}")
        if {k: len(v) for k, v in area["places"].items()} != facts.areas[name].places:
            proof.faults.append(
                f"{name}: places for {area['places'].keys()}, not for {facts.areas[name].places}"
            )
        room = 99.0
        pieces = []
        for kind, spots in area["places"].items():
            for x, y in spots:
                circle = Point(x / unit, y / unit).buffer(picture["sizes"][kind] / unit / 2)
                pieces.append(circle)
                things.append((name, f"{kind} of {name}", circle))
                room = min(room, float(shapely.distance(circle, ground.boundary)))
                if not ground.contains(circle):
                    proof.faults.append(f"{name}: a {kind} stands over the border")
        text = " ".join(run["text"] for run in area["label"]).casefold()
        if text != facts.areas[name].name.casefold():
            proof.faults.append(f"{name}: the name reads {text!r}")
        for run in area["label"]:
            letters = band(run, unit)
            things.append((name, f"name of {name}", letters))
            style = "water" if area["kind"] == "sea" else "land"
            if length(run["text"], run["size"] / unit, style) > shapely.length(letters) / 2 + 1:
                proof.faults.append(f"{name}: the name is longer than its line")
            if not frame.contains(letters):
                proof.faults.append(f"{name}: the name leaves the frame")
            room = min([room, *(float(shapely.distance(letters, p)) for p in pieces)])
        gaps = [float(shapely.distance(a, b)) for n, a in enumerate(pieces) for b in pieces[:n]]
        proof.room[name] = min([room, *gaps])
    things += [("", f"{run['text']} beyond the game", band(run, unit)) for run in picture["beyond"]]
    shapes = [thing[2] for thing in things]
    for a, b in STRtree(shapes).query(shapes, predicate="intersects").T:
        if a < b:
            proof.faults.append(f"collision: {things[a][1]} and {things[b][1]}")


def _box(box: list[int], unit: int) -> tuple[float, float, float, float]:
    x, y, w, h = (v / unit for v in box)
    return x, y, x + w, y + h


def prove(picture: dict[str, Any], facts: Facts) -> Proof:
    """Every fault of a picture."""
    proof = Proof(same_areas(picture, facts))
    parts = parts_of(picture)
    touch = {pair: float(line.length) for pair, line in contacts(parts).items()}
    crossings = {(c["kind"], *sorted((c["a"], c["b"]))) for c in picture["crossings"]}
    proof.faults += disagreements(facts, touch, crossings)
    proof.faults += same_lines(picture, touch)
    proof.faults += crossings_lead_across(picture, parts)
    proof.faults += overlaps(parts)
    legible(picture, facts, parts, proof)
    return proof


def boards() -> list[Path]:
    """The map files of all games that are there."""
    return sorted(f for f in GAMES.glob("*/*.map.json") if (f.parent / "board.toml").exists())


def load(file: Path) -> tuple[dict[str, Any], Facts]:
    """A map file and what the rules say of its board."""
    picture = json.loads(file.read_text(encoding="utf-8"))
    return picture, read(picture["game"], picture["board"])


def main() -> int:
    """Prove all boards; 1 when one has a fault."""
    bad = 0
    for file in boards():
        proof = prove(*load(file))
        bad += len(proof.faults)
        verdict = f"{len(proof.faults)} faults" if proof.faults else "holds"
        print(f"{file.parent.name}/{file.name}: {verdict}")
        for fault in proof.faults:
            print(f"  {fault}")
        print("  tightest:", ", ".join(f"{name} {room:.1f} px" for name, room in proof.tightest()))
        slim = sorted(proof.width.items(), key=lambda item: item[1])[:5]
        print("  narrowest:", ", ".join(f"{name} {width:.0f} px" for name, width in slim))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
