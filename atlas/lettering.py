"""Names on the sheet: letterspaced capitals for land, italics for water, along the area's own axis.

Widths are those of EB Garamond, in hundredths of the size; a client with another face stays inside if it is
no wider.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from .bend import Points

CAPITALS = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ ",
        (
            70,
            60,
            71,
            76,
            57,
            52,
            73,
            81,
            35,
            35,
            71,
            58,
            91,
            80,
            76,
            57,
            76,
            73,
            48,
            68,
            74,
            68,
            95,
            72,
            60,
            60,
            21,
        ),
    )
)
SMALL = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (
            51,
            48,
            33,
            53,
            36,
            34,
            43,
            51,
            31,
            28,
            48,
            30,
            80,
            54,
            41,
            47,
            50,
            41,
            29,
            32,
            54,
            43,
            65,
            46,
            43,
            43,
        ),
    )
)
SPACING = {"land": 0.14, "water": 0.10}  # letterspacing in parts of the size


STEEP = 0.75  # radians that a name may rise or fall where it can choose


@dataclass(frozen=True)
class Run:
    """One line of a name: its text, size, and the quadratic curve that it stands on."""

    text: str
    size: float
    curve: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
    band: Polygon


WIDE = {"Æ": 98, "æ": 68}


def length(text: str, size: float, style: str) -> float:
    """Pixels that a line takes."""
    table = CAPITALS if style == "land" else CAPITALS | SMALL
    return size * sum(table.get(c, WIDE.get(c, 60)) / 100 + SPACING[style] for c in text)


def bands(
    centres: Points, angle: float, bulge: float, long: float, high: float
) -> tuple[Points, list[Polygon]]:
    """Baselines through many centres, and the bands that the letters cover."""
    c, s = np.cos(angle), np.sin(angle)
    t = np.linspace(0, 1, 9)
    x, y = (t - 0.5) * long, bulge * long * (1 - (2 * t - 1) ** 2) * -1 + bulge * long / 2
    normal_y = np.gradient(y, x)
    up = np.stack([normal_y, -np.ones_like(x)], axis=1) / np.sqrt(1 + normal_y**2)[:, None]
    base = np.stack([x, y + high * 0.36], axis=1)
    top = base + up * high * 0.76
    low = base - up * high * 0.10
    outline = np.concatenate([top, low[::-1], top[:1]])
    turned = np.stack([outline[:, 0] * c - outline[:, 1] * s, outline[:, 0] * s + outline[:, 1] * c], axis=1)
    ends = base[[0, -1]]
    middle = 2 * base[4] - (base[0] + base[-1]) / 2
    curve = np.stack([ends[0], middle, ends[1]])
    curve = np.stack([curve[:, 0] * c - curve[:, 1] * s, curve[:, 0] * s + curve[:, 1] * c], axis=1)
    shapes = shapely.polygons(centres[:, None, :] + turned[None])
    return centres[:, None, :] + curve[None], list(shapes)


def axis(shape: BaseGeometry, steepest: float) -> float:
    """The direction in which an area is long, never steeper than letters like it."""
    box = shapely.minimum_rotated_rectangle(shape)
    ring = shapely.get_coordinates(box)
    edges = np.diff(ring, axis=0)
    longest = edges[np.argmax(np.hypot(edges[:, 0], edges[:, 1]))]
    angle = np.arctan2(longest[1], longest[0])
    if angle > np.pi / 2:
        angle -= np.pi
    if angle < -np.pi / 2:
        angle += np.pi
    return float(np.clip(angle, -steepest, steepest))


def candidates(
    shape: Polygon, name: str, style: str, largest: float, least: float, steepest: float = STEEP
) -> list[list[Run]]:
    """Where a name can stand, best first."""
    text = name.upper() if style == "land" else name
    words = text.split(" ")
    splits = [[text]]
    if len(words) > 1:
        halves = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
        splits.append(min(halves, key=lambda two: max(map(len, two))))
    west, north, east, south = shape.bounds
    shapely.prepare(shape)
    step = max(5.0, min(east - west, south - north) / 14)
    gx, gy = np.meshgrid(np.arange(west, east, step), np.arange(north, south, step))
    spots = np.stack([gx.ravel(), gy.ravel()], axis=1)
    spots = spots[shapely.contains(shape, shapely.points(spots))]
    if not len(spots):
        return []
    middle = shapely.get_coordinates(shape.centroid)[0]
    tilt = axis(shape, steepest)
    tilts = sorted({0.0, round(tilt, 3), round(tilt / 2, 3)}, key=abs)
    found: list[tuple[float, list[Run]]] = []
    size = largest
    reach = np.sqrt(shape.area)
    while size >= least:
        for split in splits:
            for angle in tilts:
                for bulge in (0.0, 0.07, -0.07, 0.13, -0.13) if len(split) == 1 else (0.0,):
                    fits = np.ones(len(spots), dtype=bool)
                    lines = []
                    for n, line in enumerate(split):
                        shift = (n - (len(split) - 1) / 2) * size * 1.05
                        moved = spots + np.array([-np.sin(angle), np.cos(angle)]) * shift
                        curves, shapes = bands(moved, angle, bulge, length(line, size, style), size)
                        fits &= shapely.contains_properly(shape, shapes)
                        lines.append((line, curves, shapes))
                    for n in np.flatnonzero(fits).tolist():
                        off = np.hypot(*(spots[n] - middle)) / reach
                        cost = -size * 0.09 + off * 1.6 + abs(bulge) * 1.2 + 0.35 * (len(split) - 1)
                        cost += 0.5 * abs(angle)
                        found.append(
                            (cost, [_run(line, size, curves[n], shapes[n]) for line, curves, shapes in lines])
                        )
        size *= 0.9
    found.sort(key=lambda item: item[0])
    return [runs for _, runs in found]


def _run(text: str, size: float, curve: Points, band: Polygon) -> Run:
    a, b, c = ((float(x), float(y)) for x, y in curve)
    return Run(text, size, (a, b, c), band)
