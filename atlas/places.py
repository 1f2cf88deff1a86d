"""Places for pieces: the fullest set that the rules allow in an area, all at once, apart from each
other and the name.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from .bend import Points
from .lettering import Run

# diameters in pixels at a board 1440 wide
SIZES = {
    "city": 24.0,
    "temple": 19.0,
    "market": 19.0,
    "caravan": 20.0,
    "army": 20.0,
    "marker": 20.0,
    "influence": 12.0,
    "resource": 17.0,
    "fortress": 18.0,
    "legion": 18.0,
    "galley": 18.0,
    "trireme": 20.0,
}
ORDER = list(SIZES)
EDGE = 2.0  # pixels between a piece and the border
GAPS = (8.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0)  # pixels between two pieces; the widest that fits is taken
NAMES_TRIED = 60

Spots = dict[str, list[tuple[float, float]]]


@dataclass
class Setting:
    """What stands in one area."""

    name: list[Run]
    places: Spots
    gap: float  # pixels between pieces; negative: they do not fit


def settle(
    regions: dict[str, BaseGeometry],
    whole: Polygon,
    wanted: dict[str, int],
    names: list[list[Run]],
) -> Setting:
    """Name and pieces. `regions`: where each kind of piece stands by preference, else anywhere in `whole`."""
    for gap in GAPS:
        for runs in names[:NAMES_TRIED]:
            spots = pieces(regions, whole, wanted, runs, gap)
            if spots is not None:
                return Setting(runs, spots, gap)
    for tight in (-3.0, -9.0, -14.0):
        for runs in [*names[:1], []]:
            spots = pieces(regions, whole, wanted, runs, tight)
            if spots is not None:
                return Setting(runs, spots, -1.0)
    return Setting([], {}, -1.0)


def pieces(
    regions: dict[str, BaseGeometry], whole: Polygon, wanted: dict[str, int], runs: list[Run], gap: float
) -> Spots | None:
    """Places for all pieces, or None."""
    west, north, east, south = whole.bounds
    step = 4.0
    gx, gy = np.meshgrid(np.arange(west, east, step), np.arange(north, south, step * 0.87))
    gx[1::2] += step / 2
    grid = np.stack([gx.ravel(), gy.ravel()], axis=1)
    dots = shapely.points(grid)
    inside = shapely.contains(whole, dots)
    grid, dots = grid[inside], dots[inside]
    if not len(grid):
        return None
    room = shapely.distance(dots, whole.boundary) - EDGE
    off_name = np.full(len(grid), np.inf)
    for run in runs:
        off_name = np.minimum(off_name, shapely.distance(dots, run.band))
    taken: list[tuple[float, float, float]] = []
    out: Spots = {}
    centre = grid[int(np.argmax(np.minimum(room, off_name)))]
    for kind in sorted(wanted, key=ORDER.index):
        r = SIZES[kind] / 2
        liked = shapely.contains(regions[kind], dots) if kind in regions else np.ones(len(grid), dtype=bool)
        anchor = centre
        own: list[Points] = []
        for _ in range(wanted[kind]):
            free = (room >= r) & (off_name >= r + 1)
            for x, y, other in taken:
                free &= np.hypot(grid[:, 0] - x, grid[:, 1] - y) >= r + other + gap
            if not free.any():
                return None
            wish = free & liked
            pool = np.flatnonzero(wish if wish.any() else free)
            if own:
                reach = np.min([np.hypot(*(grid[pool] - o).T) for o in own], axis=0)
                cost = reach + 0.15 * np.hypot(*(grid[pool] - own[0]).T)
            elif taken and kind in ("legion", "galley", "trireme"):
                near = np.min([np.hypot(*(grid[pool] - np.array(t[:2])).T) for t in taken], axis=0)
                cost = -np.minimum(np.minimum(room[pool], off_name[pool]), 16) * 1.0 - 0.02 * near
            else:
                cost = np.hypot(*(grid[pool] - anchor).T)
            best = grid[pool[int(np.argmin(cost))]]
            own.append(best)
            taken.append((float(best[0]), float(best[1]), r))
        out[kind] = [(float(p[0]), float(p[1])) for p in own]
    return out


def largest(shape: BaseGeometry) -> Polygon:
    """The largest piece of a shape."""
    return max(shapely.get_parts(shape), key=lambda p: p.area)


def narrowness(shape: BaseGeometry) -> float:
    """Diameter of the largest circle inside: what an area is wide."""
    return float(2 * shapely.maximum_inscribed_circle(largest(shape), 0.5).length)
