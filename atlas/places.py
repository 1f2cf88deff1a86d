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
UNITS = ("legion", "galley", "trireme", "army")
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


class Ground:
    """An area as dots where the middle of a piece could be, measured once."""

    STEP = 4.0

    def __init__(self, whole: Polygon, regions: dict[str, BaseGeometry]) -> None:
        west, north, east, south = whole.bounds
        gx, gy = np.meshgrid(np.arange(west, east, self.STEP), np.arange(north, south, self.STEP * 0.87))
        gx[1::2] += self.STEP / 2
        grid = np.stack([gx.ravel(), gy.ravel()], axis=1)
        shapely.prepare(whole)
        self.grid = grid[shapely.contains(whole, shapely.points(grid))]
        self.dots = shapely.points(self.grid)
        self.room = shapely.distance(self.dots, whole.boundary) - EDGE
        self.liked = {kind: shapely.contains(region, self.dots) for kind, region in regions.items()}

    def off(self, runs: list[Run]) -> Points:
        """How far each dot is from a name."""
        far = np.full(len(self.grid), np.inf)
        for run in runs:
            far = np.minimum(far, shapely.distance(self.dots, run.band))
        return far


def settle(
    regions: dict[str, BaseGeometry],
    whole: Polygon,
    wanted: dict[str, int],
    names: list[list[Run]],
) -> Setting:
    """Name and pieces. `regions`: where each kind of piece stands by preference, else anywhere in `whole`."""
    ground = Ground(whole, regions)
    if not len(ground.grid):
        return Setting([], {}, -1.0)
    tried = [(runs, ground.off(runs)) for runs in names[:NAMES_TRIED]]
    for gap in GAPS:
        for runs, off_name in tried:
            spots = pieces(ground, wanted, off_name, gap)
            if spots is not None:
                return Setting(runs, spots, gap)
    for tight in (-3.0, -9.0, -14.0):
        for runs, off_name in [*tried[:1], ([], ground.off([]))]:
            spots = pieces(ground, wanted, off_name, tight)
            if spots is not None:
                return Setting(runs, spots, -1.0)
    return Setting([], {}, -1.0)


def pieces(ground: Ground, wanted: dict[str, int], off_name: Points, gap: float) -> Spots | None:
    """Places for all pieces, or None: sites around the middle, units in a cluster of their own."""
    grid, room = ground.grid, np.minimum(ground.room, off_name - 1)
    crowd = np.full(len(grid), np.inf)  # how far each dot is from the nearest piece's edge
    out: Spots = {}
    centre = grid[int(np.argmax(room))]
    for kind in sorted(wanted, key=ORDER.index):
        r = SIZES[kind] / 2
        liked = ground.liked.get(kind, np.ones(len(grid), dtype=bool))
        own: list[Points] = []
        for _ in range(wanted[kind]):
            free = (room >= r) & (crowd >= r + gap)
            if not free.any():
                return None
            wish = free & liked
            pool = np.flatnonzero(wish if wish.any() else free)
            if own:
                reach = np.min([np.hypot(*(grid[pool] - o).T) for o in own], axis=0)
                cost = reach + 0.15 * np.hypot(*(grid[pool] - own[0]).T)
            elif out and kind in UNITS:
                cost = -np.minimum(room[pool], 16) - 0.02 * crowd[pool]
            else:
                cost = np.hypot(*(grid[pool] - centre).T)
            best = grid[pool[int(np.argmin(cost))]]
            own.append(best)
            crowd = np.minimum(crowd, np.hypot(*(grid - best).T) - r)
        out[kind] = [(float(p[0]), float(p[1])) for p in own]
    return out


def largest(shape: BaseGeometry) -> Polygon:
    """The largest piece of a shape."""
    return max(shapely.get_parts(shape), key=lambda p: p.area)


def narrowness(shape: BaseGeometry) -> float:
    """Diameter of the largest circle inside: what an area is wide."""
    return float(2 * shapely.maximum_inscribed_circle(largest(shape), 0.5).length)
