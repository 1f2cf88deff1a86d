"""SVG paths in whole numbers: a quarter of a pixel a unit, each point as the step from the one before."""

from collections.abc import Iterable

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

UNIT = 4  # units to the pixel


def unit(value: float) -> int:
    """A length or a coordinate in units."""
    return round(value * UNIT)


def _line(points: object, closed: bool) -> str:
    array = np.round(np.asarray(points, dtype=float) * UNIT).astype(int)
    keep = np.ones(len(array), dtype=bool)
    keep[1:] = np.any(array[1:] != array[:-1], axis=1)
    array = array[keep]
    if len(array) < 2:
        return ""
    if closed:
        array = array[:-1]
    numbers = np.diff(array, axis=0).ravel()
    text = "".join(f"{n}" if n < 0 or i == 0 else f" {n}" for i, n in enumerate(numbers))
    return f"M{array[0][0]} {array[0][1]}l{text}" + ("z" if closed else "")


def path(shape: BaseGeometry | Iterable[BaseGeometry]) -> str:
    """Polygons and lines as one path."""
    parts = shapely.get_parts(shape) if isinstance(shape, BaseGeometry) else list(shape)
    parts = [
        shapely.orient_polygons(part) for part in parts
    ]  # holes run the other way: any fill rule will do
    out = []
    for part in parts:
        if part.geom_type == "Polygon":
            out += [_line(ring.coords, True) for ring in (part.exterior, *part.interiors)]
        elif part.geom_type in ("LineString", "LinearRing"):
            out.append(_line(part.coords, False))
        elif part.geom_type.startswith(("Multi", "Geometry")):
            out.append(path(part))
    return "".join(out)
