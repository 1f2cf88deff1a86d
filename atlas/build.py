"""One board from its data file: bend the coast, draw the borders, cut the sheet."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from . import coast
from .bend import Bend, Room
from .cells import Skeleton, partition, samples
from .facts import Facts, read
from .sheet import ISLAND, OUTER, Sheet, around_islands, clean, net, shores

BOARDS = Path(__file__).parent / "boards"
EARTH = Path(__file__).parent / "earth.toml"
WIDTH, HEIGHT = 1440, 960  # pixels at which the board is judged
FRAME = 30  # the frame's width


@dataclass
class Board:
    """A board while it is drawn."""

    data: dict[str, Any]
    facts: Facts
    bend: Bend
    sheet: Sheet


def points(text: str) -> list[list[tuple[float, float]]]:
    """`"29 31, 30 31; 28 33"`: polylines of longitude and latitude."""
    out = []
    for line in text.split(";"):
        spots = [tuple(float(number) for number in spot.split()) for spot in line.split(",")]
        assert all(len(s) == 2 for s in spots), text
        out.append([(s[0], s[1]) for s in spots])
    return out


def bent(bend: Bend, line: list[tuple[float, float]], fine: float = 0.25) -> list[tuple[float, float]]:
    """A line of longitude and latitude on the sheet, bent between its points too."""
    array = np.array(line, dtype=float)
    if len(array) > 1:
        array = shapely.get_coordinates(shapely.segmentize(LineString(array), fine))
    return [(float(x), float(y)) for x, y in bend(array)]


def skeletons(bend: Bend, table: dict[str, str]) -> dict[str, Skeleton]:
    """The skeletons of a table on the sheet."""
    return {name: [bent(bend, line) for line in points(text)] for name, text in table.items()}


def bent_land(bend: Bend, box: Polygon) -> BaseGeometry:
    """The coast on the sheet."""
    shapes = []
    for rings in coast.load():
        shell, *holes = (bent(bend, ring, 0.4) for ring in rings)
        shapes.append(clean(Polygon(shell, holes)))
    near = [clean(shapely.intersection(s, box.buffer(60))) for s in shapes if s.intersects(box.buffer(60))]
    whole = shapely.union_all(near).buffer(1.1, quad_segs=2).buffer(-1.1, quad_segs=2)  # lagoons and hairs
    land = clean(shapely.simplify(whole, 0.35))
    for strait in tomllib.loads(EARTH.read_text(encoding="utf-8"))["strait"].values():
        line = LineString(bent(bend, points(strait["line"])[0], 0.05))
        if line.intersects(box):
            land = shapely.difference(land, line.buffer(strait["width"] / 2))
    return clean(land)


def build(name: str) -> Board:
    """Draw `boards/NAME.toml`."""
    data = tomllib.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8"))
    rooms = [Room(tuple(r["at"]), tuple(r["radius"]), r["weight"]) for r in data.get("room", [])]
    bend = Bend(tuple(data["centre"]), data["span"], data["turn"], (WIDTH, HEIGHT), rooms)
    facts = read(data["game"], data["board"])
    box = shapely.box(FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME)
    land = bent_land(bend, box)
    seed = data.get("seed", 1)
    strength = data.get("wander", 1.0)
    inside = clean(shapely.intersection(land, box))
    if facts.whole:
        whole = skeletons(bend, data["whole"])
        cells = partition(whole, box, seed, strength)
        seats = {n: shapely.points(samples(s)).tolist() for n, s in whole.items()}
        first = net(box, inside, cells, cells, seats)
        wet = {name for two in facts.sea for name in two}
        owners = {n: shape for (n, on), shape in first.parts.items() if on == "land"}
        sheet = net(box, inside, owners, shores(first, cells, wet), seats)
    else:
        lands, seas = skeletons(bend, data["land"]), skeletons(bend, data["sea"])
        seats = {n: shapely.points(samples(s)).tolist() for n, s in (lands | seas).items()}
        peopled = shapely.union_all([spot for n in lands for spot in seats[n]])
        scenery = [p for p in shapely.get_parts(inside) if p.area < ISLAND and not p.intersects(peopled)]
        on_sea = around_islands(partition(seas, box, seed + 1, strength), scenery)
        sheet = net(box, inside, partition(lands, box, seed, strength), on_sea, seats)
    return Board(data, facts, bend, settle(sheet, data, facts))


def settle(sheet: Sheet, data: dict[str, Any], facts: Facts) -> Sheet:
    """Give land and water that mean nothing in the game to the outer parts."""
    parts: dict[tuple[str, str], list[BaseGeometry]] = {}

    def give(part: tuple[str, str], shape: BaseGeometry) -> None:
        parts.setdefault(part, []).append(shape)

    keep = set(data.get("islands_kept", []))
    for (name, surface), shape in sheet.parts.items():
        outer = (OUTER, surface)
        if name.startswith(OUTER):
            give(outer, shape)
        elif facts.whole:
            wet = any(name in two for two in facts.sea)
            give((name, surface) if surface == "land" or wet else outer, shape)
        elif surface == "water":
            give((name, surface), shape)
        else:
            pieces = sorted(shapely.get_parts(shape), key=lambda p: -p.area)
            give((name, surface), pieces[0])
            for piece in pieces[1:]:
                give((name, surface) if name in keep else ("~scenery", "land"), piece)
    sheet.parts = {part: shapely.coverage_union_all(shapes) for part, shapes in parts.items()}
    return sheet
