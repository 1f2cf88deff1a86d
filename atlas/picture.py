"""The map file of a board: everything that a client draws, as docs/maps.md describes it."""

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from . import decor
from .build import FRAME, HEIGHT, WIDTH, Board
from .facts import GAMES, Area
from .lettering import SPACING, STEEP, Run, candidates, length
from .paths import UNIT, path, unit
from .places import SIZES, Setting, largest, settle
from .sheet import OUTER, contacts

FORMAT = 1
NAME_SIZES = {"land": (19.0, 11.0), "water": (21.0, 12.0)}


def setting(board: Board, area: Area, busy: list[BaseGeometry]) -> Setting:
    """Where name and pieces of an area stand; `busy` is ground inside it that an island's things take."""
    land = board.sheet.parts.get((area.id, "land"))
    water = board.sheet.parts.get((area.id, "water"))
    whole = largest(shapely.union_all([p for p in (land, water) if p is not None]))
    apron = board.data.get("apron", {}).get(area.id, 0)
    if apron and land is not None:
        island = largest(land)
        strange = board.sheet.land.difference(land.buffer(0.5)).buffer(3)
        ground = land.buffer(apron).difference(strange)
        runs = beside(board, island, area)
        put = settle({}, largest(ground), area.places, [runs])
        return Setting(runs, put.places, put.gap)
    for taken in busy:
        whole = largest(whole.difference(taken))
    regions: dict[str, BaseGeometry] = {}
    grounds: list[tuple[BaseGeometry, float]] = [(whole, STEEP)]
    if land is not None and water is not None:
        regions = {k: largest(land) for k in ("legion", "city", "temple", "resource")} | {"galley": water}
        dry, open_water = largest(land), largest(whole.difference(land.buffer(2)))
        grounds = [(dry, STEEP), (open_water, STEEP), (dry, 1.25), (whole, STEEP)]
    style = "water" if area.kind == "sea" else "land"
    top, least = NAME_SIZES[style]
    names: list[list[Run]] = []
    for ground, steepest in grounds:
        found = candidates(largest(ground.buffer(-2.5)), area.name, style, top, least, steepest)
        if found:
            put = settle(regions, whole, area.places, found)
            if put.gap >= 0:
                return put
            names = names or found
    return settle(regions, whole, area.places, names)


def beside(board: Board, island: Polygon, area: Area) -> list[Run]:
    """The name of an island that has no room for it: on the water along its shore."""
    apron = board.data["apron"][area.id]
    ring = (
        island.buffer(apron + 42)
        .difference(island.buffer(apron + 2))
        .difference(board.sheet.land.buffer(3))
        .intersection(board.sheet.box.buffer(-4))
    )
    shapes = sorted(shapely.get_parts(ring), key=lambda p: -p.area)
    for shape in shapes:
        found = candidates(shape, area.name, "land", 15.0, 11.0)
        if found:
            return found[0]
    raise ValueError(f"no room for the name {area.name} beside its island")


def picture(board: Board) -> tuple[dict[str, Any], dict[str, Setting]]:
    """The whole map file, and what stands where."""
    sheet, facts, data = board.sheet, board.facts, board.data
    areas = []
    settings = {}
    apart = data.get("apron", {})
    families = {
        area: family for family, members in data.get("family", {}).items() for area in members.split()
    }
    busy: list[BaseGeometry] = []
    for area in sorted(facts.areas.values(), key=lambda a: a.id not in apart):
        put = settings[area.id] = setting(board, area, busy)
        if area.id in apart:
            busy += [run.band.buffer(3) for run in put.name]
            busy.append(sheet.parts[area.id, "land"].buffer(apart[area.id] + 2))
        land, water = sheet.parts.get((area.id, "land")), sheet.parts.get((area.id, "water"))
        shapes = [p for p in (land, water) if p is not None]
        whole = largest(shapely.union_all(shapes))
        inner = shapely.maximum_inscribed_circle(whole, 1.0).coords[0]
        entry: dict[str, Any] = {
            "id": area.id,
            "kind": area.kind,
            "name": area.name,
            "family": families.get(area.id, ""),
            "box": [unit(v) for v in shapely.union_all(shapes).bounds],
            "centre": [unit(inner[0]), unit(inner[1])],
            "apron": unit(apart.get(area.id, 0)),
            "city": area.city,
        }
        if land is not None:
            entry["land"] = path(land)
        if water is not None:
            entry["water"] = path(water)
        entry["label"] = [
            {
                "text": run.text,
                "on": "water" if run.band.intersection(sheet.land).area < run.band.area / 2 else "land",
                "size": unit(run.size),
                "d": "M{} {}Q{} {} {} {}".format(*(unit(v) for spot in run.curve for v in spot)),
                "at": [unit((run.curve[0][k] + 2 * run.curve[1][k] + run.curve[2][k]) / 4) for k in (0, 1)],
                "turn": round(
                    math.degrees(math.atan2(*(run.curve[2][k] - run.curve[0][k] for k in (1, 0)))), 1
                ),
            }
            for run in put.name
        ]
        entry["places"] = {kind: [[unit(x), unit(y)] for x, y in spots] for kind, spots in put.places.items()}
        areas.append(entry)
    lines = []
    for ((a, on_a), (b, on_b)), line in sorted(contacts(sheet.parts).items()):
        kind = {("land", "land"): "land", ("water", "water"): "sea"}.get((on_a, on_b), "coast")
        ids = ["" if n.startswith("~") else n for n in (a, b)]
        if kind == "coast" and on_a == "water":
            ids.reverse()
        lines.append({"kind": kind, "a": ids[0], "b": ids[1], "d": path(shapely.simplify(line, 0.1))})
    box = sheet.box
    grid, marks = decor.graticule(board.bend, box)
    empty = shapely.MultiPolygon()
    bands = [run.band.buffer(2.5) for put in settings.values() for run in put.name]
    ground = shapely.difference(sheet.land, shapely.union_all(bands))  # relief and rivers give way to names
    layers = {
        "outer_land": path(sheet.parts.get((OUTER, "land"), empty)),
        "outer_water": path(sheet.parts.get((OUTER, "water"), empty)),
        "scenery": path(sheet.parts.get(("~scenery", "land"), empty)),
        "land": path(shapely.simplify(sheet.land, 0.1)),
        "waterlines": [path(w) for w in decor.waterlines(sheet.land, box)],
        "relief": {k: path(v) for k, v in decor.hachures(board.bend, box, ground).items()},
        "rivers": {k: path(v) for k, v in decor.rivers(board.bend, box, ground).items()},
        "graticule": path(grid),
    }
    return {
        "format": FORMAT,
        "game": data["game"],
        "board": data["board"],
        "title": data["title"],
        "view": [0, 0, WIDTH * UNIT, HEIGHT * UNIT],
        "unit": UNIT,
        "sizes": {
            kind: unit(size)
            for kind, size in SIZES.items()
            if any(kind in a.places for a in facts.areas.values())
        },
        "spacing": SPACING,
        "frame": {
            "inner": [unit(FRAME), unit(FRAME), unit(WIDTH - 2 * FRAME), unit(HEIGHT - 2 * FRAME)],
            "marks": [{"text": t, "edge": e, "at": [unit(x), unit(y)]} for t, e, x, y in marks],
            "compass": {"at": [unit(v) for v in data["compass"]], "r": unit(30), "north": data["turn"]},
            "title": {
                "at": [unit(v) for v in data["title_at"]],
                "width": unit(data["title_width"]),
                "below": data["subtitle"],
            },
            "tracks": tracks(data),
        },
        "areas": areas,
        "lines": lines,
        "crossings": [crossing(board, entry) for entry in data.get("crossing", [])],
        "covers": covers(board),
        "beyond": beyond(board),
        "layers": layers,
    }, settings


def crossing(board: Board, entry: dict[str, Any]) -> dict[str, Any]:
    """An arc over water with an arrowhead at each end."""
    (ax, ay), (bx, by) = board.bend(np.array([entry["from"], entry["to"]]))
    bulge = entry["bulge"]
    cx, cy = (ax + bx) / 2 - (by - ay) * bulge, (ay + by) / 2 + (bx - ax) * bulge
    heads = [[x, y, math.degrees(math.atan2(y - cy, x - cx))] for x, y in ((ax, ay), (bx, by))]
    return {
        "kind": entry["kind"],
        "a": entry["a"],
        "b": entry["b"],
        "d": f"M{unit(ax)} {unit(ay)}Q{unit(cx)} {unit(cy)} {unit(bx)} {unit(by)}",
        "heads": [[unit(x), unit(y), round(turn)] for x, y, turn in heads],
    }


def beyond(board: Board) -> list[dict[str, Any]]:
    """Names of lands and seas outside the game, faint: at a point of the sheet, turned by some degrees."""
    out = []
    for name, (x, y, size, turn, on) in board.data.get("beyond", {}).items():
        text = name if on == "water" else name.upper()
        angle = math.radians(turn)
        half = length(text, size, on) / 2 + 1
        ends = [(x + half * side * math.cos(angle), y + half * side * math.sin(angle)) for side in (-1, 1)]
        curve = "M{} {}Q{} {} {} {}".format(*(unit(v) for v in (*ends[0], x, y, *ends[1])))
        out.append(
            {"text": text, "on": on, "size": unit(size), "d": curve, "at": [unit(x), unit(y)], "turn": turn}
        )
    return out


def covers(board: Board) -> dict[str, Any]:
    """What is out of the game with fewer players: its areas, and one shape with the outer land that
    they enclose.
    """
    out = {}
    for players, areas in board.facts.covers.items():
        shapes = [board.sheet.parts[a, "land"] for a in areas]
        joined = shapely.union_all(shapes).buffer(3).buffer(-3)
        whole = shapely.union_all([Polygon(p.exterior) for p in shapely.get_parts(joined)])
        out[players] = {"areas": areas, "d": path(whole)}
    return out


BAND = (9.0, 15.0)  # pixels between the map and a track in the frame, and how deep the track is


def tracks(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The game's tracks in the frame: equal cells all along one edge; the first holds the track's name."""
    off, deep = BAND
    wide, high = WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME
    boxes = {
        "top": (FRAME, FRAME - off - deep, wide, deep),
        "bottom": (FRAME, HEIGHT - FRAME + off, wide, deep),
        "left": (FRAME - off - deep, FRAME, deep, high),
        "right": (WIDTH - FRAME + off, FRAME, deep, high),
    }
    return [{**t, "box": [unit(v) for v in boxes[t["edge"]]]} for t in data.get("track", [])]


def write(board: Board, made: dict[str, Any]) -> Path:
    """Into the game's folder."""
    file: Path = GAMES / board.data["game"] / f"{board.data['board']}.map.json"
    parts = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    file.write_text(
        parts.replace('},{"id":', '},\n{"id":').replace('},{"kind":', '},\n{"kind":') + "\n", encoding="utf-8"
    )
    return file
