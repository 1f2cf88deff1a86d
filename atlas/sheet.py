"""The sheet: coast and borders as one net of lines; its meshes become areas, exactly edge to edge.

Everything is on a grid of a quarter of a pixel (one unit of the map file), so two areas that touch share
their points.
"""

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely import MultiPoint, MultiPolygon, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

GRID = 0.25
OUTER = "~"  # skeletons whose name begins so are land and sea without meaning in the game
ISLAND = 2600.0  # square pixels; what is smaller is never cut by a border
SHORE = 14.0  # pixels of water before a coast that belong to the coast's province
SHORE_STEP = 2.5
KEEP_OFF = 4.0  # pixels between an island and a border that goes around it

Part = tuple[str, str]  # area, "land" or "water"


@dataclass
class Sheet:
    """All parts of a board's areas, exactly edge to edge."""

    box: Polygon
    land: BaseGeometry
    parts: dict[Part, BaseGeometry] = field(default_factory=dict)


def clean(shape: BaseGeometry) -> BaseGeometry:
    """Only the polygons of a shape."""
    parts = [
        p for p in shapely.get_parts(shapely.make_valid(shape)) if p.geom_type == "Polygon" and p.area > 0
    ]
    more = [
        q
        for p in shapely.get_parts(shapely.make_valid(shape))
        if p.geom_type in ("MultiPolygon", "GeometryCollection")
        for q in shapely.get_parts(p)
        if q.geom_type == "Polygon"
    ]
    return shapely.union_all(parts + more)


def around_islands(cells: dict[str, Polygon], islands: list[Polygon]) -> dict[str, Polygon]:
    """Cells whose borders go around small islands instead of across them."""
    names = list(cells)
    for island in islands:
        shares = {
            n: shapely.area(shapely.intersection(cells[n], island))
            for n in names
            if cells[n].intersects(island)
        }
        if not shares:
            continue
        best = max(shares, key=lambda n: shares[n])
        ring = island.buffer(KEEP_OFF, quad_segs=6)
        if shapely.contains(cells[best], ring):
            continue
        for n in names:
            if n == best:
                cells[n] = shapely.union(cells[n], ring)
            elif cells[n].intersects(ring):
                cells[n] = shapely.difference(cells[n], ring)
    return cells


def shores(sheet: Sheet, cells: dict[str, Polygon], wet: set[str]) -> dict[str, Polygon]:
    """Cells of water in which every coast has its own province's water before it.

    Without this a border far out at sea could leave the coast of one land to the water of another.
    """
    land = {name: shape for (name, on), shape in sheet.parts.items() if on == "land"}
    spots: list[Point] = []
    owner: list[str] = []
    for name, shape in land.items():
        coast = shapely.intersection(shape.boundary, sheet.land.boundary)
        for line in shapely.get_parts(shapely.line_merge(coast)) if coast.length else []:
            if line.geom_type == "LineString":
                found = shapely.line_interpolate_point(
                    line, np.arange(SHORE_STEP / 2, line.length, SHORE_STEP)
                )
                spots += list(found)
                owner += [name] * len(found)
    tree = STRtree(spots)
    meshes = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(spots), extend_to=sheet.box.buffer(50)))
    whose: dict[str, list[Polygon]] = defaultdict(list)
    for mesh, spot in tree.query(meshes, predicate="contains").T:
        whose[owner[spot]].append(meshes[mesh])
    claimed = {
        n: shapely.intersection(
            shapely.unary_union(shapes), shapely.buffer(shapely.simplify(land[n], 0.5), SHORE)
        )
        for n, shapes in whose.items()
        if n in wet
    }
    taken = shapely.union_all(list(claimed.values()))
    out = {}
    for name, cell in cells.items():
        rest = shapely.difference(cell, taken)
        out[name] = clean(shapely.union(rest, claimed[name]) if name in claimed else rest)
    return out


def net(
    box: Polygon,
    land: BaseGeometry,
    on_land: dict[str, Polygon],
    on_sea: dict[str, Polygon],
    seats: dict[str, list[Point]],
) -> Sheet:
    """Cut the sheet. `on_land` and `on_sea` are the cells by which land and water are shared out; a piece
    with a seat of its area stays with it, whatever else cuts it off.
    """
    land = shapely.set_precision(shapely.intersection(land, box), GRID)
    pieces = [p for p in shapely.get_parts(land) if p.area > 4]
    land = MultiPolygon(pieces)
    main = shapely.union_all([p for p in pieces if p.area >= ISLAND])
    shapely.prepare(land)

    def borders(cells: dict[str, Polygon]) -> BaseGeometry:
        return shapely.unary_union([c.boundary for c in cells.values()])

    lines = [land.boundary, box.boundary]
    lines.append(shapely.intersection(borders(on_land), main))
    lines.append(shapely.difference(borders(on_sea), land))
    noded = shapely.unary_union(lines, grid_size=GRID)
    faces = [f for f in shapely.get_parts(shapely.polygonize(shapely.get_parts(noded))) if f.area > 0]
    faces = [f for f in faces if box.buffer(1).contains(f)]
    spots = shapely.point_on_surface(faces)
    dry = shapely.contains(land, spots)
    label: list[Part] = []
    for surface, cells in (("land", on_land), ("water", on_sea)):
        names = list(cells)
        tree = STRtree([cells[n] for n in names])
        nearest = tree.nearest(spots)
        inside = {int(s): int(c) for s, c in tree.query(spots, predicate="within").T}
        for n in range(len(faces)):
            if dry[n] == (surface == "land"):
                label.append((names[inside.get(n, int(nearest[n]))], surface))
            else:
                label.append(("", ""))
    half = len(faces)
    found = [label[n] if label[n][0] else label[half + n] for n in range(half)]
    found = reunite(faces, found, seats)
    grouped: dict[Part, list[Polygon]] = defaultdict(list)
    for face, part in zip(faces, found):
        grouped[part].append(face)
    parts = {part: shapely.coverage_union_all(group) for part, group in grouped.items()}
    return Sheet(box, land, parts)


def touching(shapes: list[BaseGeometry]) -> dict[int, dict[int, float]]:
    """Length of the common edge of each two shapes that touch."""
    tree = STRtree(shapes)
    out: dict[int, dict[int, float]] = defaultdict(dict)
    for a, b in tree.query(shapes, predicate="intersects").T:
        if a < b:
            length = shapely.length(shapely.intersection(shapes[a], shapes[b]))
            if length > 0:
                out[int(a)][int(b)] = out[int(b)][int(a)] = float(length)
    return out


def reunite(faces: list[Polygon], label: list[Part], seats: dict[str, list[Point]]) -> list[Part]:
    """What a border cut off from its area's seats goes to the neighbour that it touches most."""
    near = touching(faces)
    names = [name for name, spots in seats.items() for _ in spots]
    tree = STRtree(faces)
    seated = set()
    for seat, face in tree.query([spot for spots in seats.values() for spot in spots], predicate="within").T:
        if label[face][0] == names[seat]:
            seated.add(int(face))
    for _ in range(6):
        component = list(range(len(faces)))

        def root(n: int, of: list[int] = component) -> int:
            while of[n] != n:
                of[n] = of[of[n]]
                n = of[n]
            return n

        for a, others in near.items():
            for b in others:
                if label[a] == label[b]:
                    component[root(a)] = root(b)
        groups: dict[int, list[int]] = defaultdict(list)
        for n in range(len(faces)):
            groups[root(n)].append(n)
        largest: dict[Part, float] = defaultdict(float)
        sizes = {g: sum(faces[n].area for n in members) for g, members in groups.items()}
        for g, size in sizes.items():
            largest[label[g]] = max(largest[label[g]], size)
        changed = False
        for g, members in sorted(groups.items(), key=lambda item: sizes[item[0]]):
            if sizes[g] >= largest[label[g]] or not seated.isdisjoint(members):
                continue
            share: dict[Part, float] = defaultdict(float)
            for n in members:
                for b, length in near.get(n, {}).items():
                    if label[b] != label[n] and label[b][1] == label[n][1]:
                        share[label[b]] += length
            if share:
                best = max(share, key=lambda p: share[p])
                for n in members:
                    label[n] = best
                changed = True
                if sizes[g] > 400:  # so much that who touches whom is to be asked again
                    break
        if not changed:
            break
    return label


def contacts(parts: dict[Part, BaseGeometry]) -> dict[tuple[Part, Part], BaseGeometry]:
    """The common line of each two parts that touch along more than a point."""
    names = list(parts)
    shapes = [parts[n] for n in names]
    tree = STRtree(shapes)
    out = {}
    for a, b in tree.query(shapes, predicate="intersects").T:
        if a < b:
            common = shapely.intersection(shapes[a].boundary, shapes[b].boundary)
            lines = [p for p in shapely.get_parts(common) if p.geom_type == "LineString"]
            if lines:
                merged = shapely.line_merge(shapely.MultiLineString(lines))
                first, second = sorted((names[a], names[b]))
                out[first, second] = merged
    return out
