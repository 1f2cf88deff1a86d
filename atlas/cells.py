"""Borders that we draw: midway between the skeletons of two areas, and then wandering a little.

The wandering is one smooth displacement of the whole sheet, so what met in a corner still meets there.
"""

from collections import defaultdict

import numpy as np
import shapely
from shapely import LineString, MultiPoint, Point, Polygon, STRtree

from .bend import Points

Skeleton = list[list[tuple[float, float]]]  # polylines (or single points) on the sheet

SPACING = 7.0  # pixels between two samples of a skeleton


def wander(points: Points, seed: int = 0, strength: float = 1.0) -> Points:
    """The displacement that makes a border look like one: a river's bends over a ridge's sweeps."""
    rng = np.random.default_rng(seed)
    out = points.copy()
    for length, amount in ((95, 6.0), (47, 3.6), (24, 2.0), (13, 1.0)):
        for _ in range(5):
            a, phase, b = rng.uniform(0, 2 * np.pi, 3)
            wave = np.sin((points[:, 0] * np.cos(a) + points[:, 1] * np.sin(a)) * 2 * np.pi / length + phase)
            out[:, 0] += strength * amount * np.cos(b) * wave / 2.2
            out[:, 1] += strength * amount * np.sin(b) * wave / 2.2
    return out


def samples(skeleton: Skeleton) -> Points:
    """Points along a skeleton, evenly spaced."""
    out = []
    for line in skeleton:
        if len(line) == 1:
            out.append(np.array(line))
        else:
            string = LineString(line)
            count = max(2, int(string.length / SPACING) + 1)
            out.append(shapely.get_coordinates(string.interpolate(np.linspace(0, string.length, count))))
    found: Points = np.concatenate(out).astype(np.float64)
    return found


def smooth(line: Points, rounds: float = 9.0) -> Points:
    """An arc resampled every three pixels and rounded, its ends kept."""
    string = LineString(line)
    count = max(3, int(string.length / 3) + 1)
    dense: Points = shapely.get_coordinates(string.interpolate(np.linspace(0, string.length, count)))
    closed = np.allclose(dense[0], dense[-1])
    for _ in range(int(min(rounds * 3, count * 2))):
        middle = (dense[:-2] + 2 * dense[1:-1] + dense[2:]) / 4
        if closed:
            edge = (dense[-2] + 2 * dense[0] + dense[1]) / 4
            dense = np.concatenate([edge[None], middle, edge[None]])
        else:
            dense = np.concatenate([dense[:1], middle, dense[-1:]])
    return dense


def partition(
    skeletons: dict[str, Skeleton], box: Polygon, seed: int, strength: float = 1.0
) -> dict[str, Polygon]:
    """The cell of every skeleton over the whole sheet."""
    names = list(skeletons)
    owner: list[int] = []
    spots: list[Points] = []
    for n, name in enumerate(names):
        found = samples(skeletons[name])
        spots.append(found)
        owner += [n] * len(found)
    points: Points = np.round(np.concatenate(spots), 3).astype(np.float64)
    _, unique = np.unique(points, axis=0, return_index=True)
    points, owners = points[unique], np.array(owner)[unique]
    raw = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(points), extend_to=box.buffer(400)))
    tree = STRtree(raw)
    who = np.full(len(raw), -1)
    hit = tree.query(shapely.points(points), predicate="within")
    who[hit[1]] = owners[hit[0]]
    raw = shapely.set_precision(raw, 0.001)
    unions = [shapely.unary_union(raw[who == n]) for n in range(len(names))]
    edges = shapely.line_merge(shapely.unary_union([u.boundary for u in unions], grid_size=0.001))
    arcs = [
        LineString(wander(smooth(shapely.get_coordinates(arc)), seed, strength))
        for arc in shapely.get_parts(edges)
    ]
    noded = shapely.unary_union(arcs)
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(noded)))
    votes: list[dict[int, int]] = [defaultdict(int) for _ in faces]
    moved = wander(points, seed, strength)
    face_tree = STRtree(faces)
    for spot, face in face_tree.query(shapely.points(moved), predicate="within").T:
        votes[face][owners[spot]] += 1
    cells: dict[str, list[Polygon]] = defaultdict(list)
    for face, vote in zip(faces, votes):
        if vote:
            best = max(vote, key=lambda n: vote[n])
        else:
            distance = [Point(m).distance(face) for m in moved]
            best = int(owners[int(np.argmin(distance))])
        cells[names[best]].append(face)
    return {name: shapely.unary_union(parts) for name, parts in cells.items()}
