"""Coastlines: made once from npm `world-atlas` (Natural Earth 1:10m, public domain), read by every board.

`python -m atlas.coast path/to/world-atlas/land-10m.json` cuts out our part of the world and writes
`coast.json`: rings
of longitude and latitude in hundredths of a degree, each point as the step from the one before.
"""

import json
import sys
from itertools import accumulate
from pathlib import Path

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

FILE = Path(__file__).parent / "coast.json"
WINDOW = (-22.0, 0.0, 76.0, 62.0)
SCALE = 200  # 1/200 of a degree: half a kilometre
LEAST = 0.0012  # square degrees; smaller islands are left out

Ring = list[tuple[float, float]]


def polygons(topology: dict[str, object]) -> list[Polygon]:
    """The polygons of a TopoJSON file with one collection of land."""
    transform = topology["transform"]
    assert isinstance(transform, dict)
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    arcs = [
        [(x * sx + tx, y * sy + ty) for x, y in zip(*(accumulate(c) for c in zip(*arc)))]
        for arc in topology["arcs"]  # type: ignore[attr-defined]
    ]

    def ring(numbers: list[int]) -> Ring:
        points: Ring = []
        for number in numbers:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += arc[1:] if points else arc
        return points

    out = []
    for thing in topology["objects"]["land"]["geometries"]:  # type: ignore[index]
        parts = thing["arcs"] if thing["type"] == "MultiPolygon" else [thing["arcs"]]
        out += [Polygon(ring(p[0]), [ring(hole) for hole in p[1:]]) for p in parts]
    return out


def steps(ring: BaseGeometry) -> list[int]:
    """A ring as whole numbers, each point as the step from the one before."""
    points = [(round(x * SCALE), round(y * SCALE)) for x, y in ring.coords]
    out, last = [], (0, 0)
    for x, y in points:
        if (x, y) != last:
            out += [x - last[0], y - last[1]]
        last = (x, y)
    return out


def make(source: Path) -> None:
    """Cut the window out of the world and write it."""
    land = shapely.make_valid(shapely.MultiPolygon(polygons(json.loads(source.read_text()))))
    land = shapely.intersection(land, shapely.box(*WINDOW))
    land = shapely.make_valid(shapely.simplify(land, 0.006))
    rings = [
        [steps(part.exterior)] + [steps(hole) for hole in part.interiors if Polygon(hole).area > LEAST]
        for part in shapely.get_parts(land)
        if part.geom_type == "Polygon" and part.area > LEAST
    ]
    FILE.write_text("[\n" + ",\n".join(json.dumps(r, separators=(",", ":")) for r in rings) + "\n]\n")


def load() -> list[list[Ring]]:
    """The land as polygons: outer ring first, then holes."""

    def ring(flat: list[int]) -> Ring:
        xs, ys = accumulate(flat[::2]), accumulate(flat[1::2])
        return [(x / SCALE, y / SCALE) for x, y in zip(xs, ys)]

    return [[ring(flat) for flat in part] for part in json.loads(FILE.read_text())]


if __name__ == "__main__":
    make(Path(sys.argv[1]))
