"""What makes the sheet an engraving: waterlines, hachures, rivers, the graticule at the edge."""

import tomllib

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from .bend import Bend, Points
from .build import EARTH
from .cells import smooth, wander

WATERLINES = (2.6, 6.0, 10.2, 15.4, 21.8)  # pixels off the coast


def waterlines(land: BaseGeometry, box: Polygon) -> list[BaseGeometry]:
    """Hairlines that follow every coast, each further out and calmer than the one before."""
    out = []
    for n, distance in enumerate(WATERLINES):
        around = shapely.buffer(land, distance, quad_segs=4)
        line = shapely.intersection(around.boundary, box.buffer(-0.5))
        calm = shapely.simplify(line, 0.28 + 0.08 * n)
        parts = [p for p in shapely.get_parts(shapely.line_merge(calm)) if p.length > 8]
        out.append(shapely.MultiLineString(parts))
    return out


def _bent(bend: Bend, text: str) -> Points:
    line = np.array([[float(n) for n in spot.split()] for spot in text.split(",")])
    dense = shapely.get_coordinates(shapely.segmentize(LineString(line), 0.2))
    return bend(dense)


LIGHT = np.array([-0.6, -0.8])  # where the light comes from: the upper left, as on engraved maps


def _slope(crest: Points, width: float, rng: np.random.Generator) -> list[LineString]:
    """Strokes down both slopes of a crest: short in the light, long and close in the shade."""
    string = LineString(crest)
    strokes = []
    along = 1.0
    while along < string.length - 1:
        part = along / string.length
        spot, ahead = string.interpolate(along), string.interpolate(min(along + 1.5, string.length))
        back = string.interpolate(max(along - 1.5, 0))
        step = np.array([ahead.x - back.x, ahead.y - back.y])
        step /= np.hypot(*step) or 1.0
        swell = min(1.0, 5 * part + 0.12, 5 * (1 - part) + 0.12)
        for side in (-1, 1):
            normal = np.array([-step[1], step[0]]) * side
            shade = float(normal @ -LIGHT)
            if shade < 0 and rng.random() < 0.45:
                continue
            long = width * swell * (0.72 + 0.42 * shade) * rng.uniform(0.7, 1.0)
            lean = normal + step * rng.uniform(-0.16, 0.16)
            start = np.array([spot.x, spot.y]) + normal * rng.uniform(0.4, 1.0)
            strokes.append(LineString([start, start + lean * long]))
        along += 1.9 * rng.uniform(0.8, 1.25)
    return strokes


def hachures(bend: Bend, box: Polygon, land: BaseGeometry) -> dict[str, BaseGeometry]:
    """Each range as an engraver draws it: a wandering crest, spurs to both sides, strokes down the slopes."""
    out: dict[str, BaseGeometry] = {}
    for number, (name, entry) in enumerate(tomllib.loads(EARTH.read_text(encoding="utf-8"))["range"].items()):
        rng = np.random.default_rng(number)
        width = entry["width"]
        crest = wander(smooth(_bent(bend, entry["line"])), 50 + number, 0.55)
        string = LineString(crest)
        strokes = _slope(crest, width, rng)
        side = 1
        for along in np.arange(width * 1.2, string.length - width, width * 1.7):
            spot, ahead = string.interpolate(along), string.interpolate(along + 1)
            step = np.array([ahead.x - spot.x, ahead.y - spot.y])
            way = step * 0.75 + np.array([-step[1], step[0]]) * side
            start = np.array([spot.x, spot.y])
            spur = np.stack([start + way * width * n / 4 * 1.5 for n in range(1, 5)])
            strokes += _slope(wander(spur, 90 + number, 0.3), width * 0.5, rng)
            side = -side
        shown = shapely.intersection(shapely.intersection(shapely.MultiLineString(strokes), land), box)
        lines = [p for p in shapely.get_parts(shown) if p.geom_type == "LineString" and p.length > 1]
        if lines:
            out[name] = shapely.MultiLineString(lines)
    return out


def rivers(bend: Bend, box: Polygon, land: BaseGeometry) -> dict[str, BaseGeometry]:
    """The great rivers, where the sheet shows them."""
    out: dict[str, BaseGeometry] = {}
    for number, (name, text) in enumerate(tomllib.loads(EARTH.read_text(encoding="utf-8"))["river"].items()):
        line = smooth(_bent(bend, text), 4)
        rng = np.random.default_rng(number)
        along = np.arange(len(line)) * 3.0
        shift = sum(
            amount * np.sin(along / wave * 2 * np.pi + rng.uniform(0, 6))
            for wave, amount in ((37, 1.6), (17, 1.0), (9, 0.5))
        )
        step = np.gradient(line, axis=0)
        step /= np.hypot(step[:, 0], step[:, 1])[:, None] + 1e-9
        line = line + np.stack([-step[:, 1], step[:, 0]], axis=1) * np.asarray(shift)[:, None]
        shown = shapely.intersection(shapely.intersection(shapely.simplify(LineString(line), 0.2), land), box)
        parts = [p for p in shapely.get_parts(shown) if p.geom_type == "LineString" and p.length > 6]
        if parts:
            out[name] = shapely.line_merge(shapely.MultiLineString(parts))
    return out


def graticule(
    bend: Bend, box: Polygon, every: int = 5
) -> tuple[BaseGeometry, list[tuple[str, str, float, float]]]:
    """Meridians and parallels inside the frame, and where each meets it: (text, edge, x, y)."""
    lines = []
    labels = []
    west, north, east, south = box.bounds
    for lon in range(-30, 90, every):
        lines.append(
            (
                lon,
                "E" if lon >= 0 else "W",
                LineString(bend(np.array([[lon, lat] for lat in np.arange(0, 62, 0.5)]))),
            )
        )
    for lat in range(0, 65, every):
        lines.append((lat, "N", LineString(bend(np.array([[lon, lat] for lon in np.arange(-30, 85, 0.5)])))))
    shown = []
    for value, mark, line in lines:
        inside = shapely.intersection(line, box)
        shown += [p for p in shapely.get_parts(inside) if p.geom_type == "LineString" and p.length]
        for hit in shapely.get_parts(shapely.intersection(line, box.exterior)):
            if hit.geom_type != "Point":
                continue
            sides = {
                "left": abs(hit.x - west),
                "right": abs(hit.x - east),
                "top": abs(hit.y - north),
                "bottom": abs(hit.y - south),
            }
            edge = min(sides, key=lambda s: sides[s])
            meridian = mark in "EW"
            if meridian == (edge in ("top", "bottom")):
                labels.append((f"{abs(value)}°", edge, float(hit.x), float(hit.y)))
    return shapely.simplify(shapely.MultiLineString(shown), 0.3), labels
