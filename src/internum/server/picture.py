"""The picture of a link: the bare board of a game, painted from its map file. It shows nothing of any table.

Drawn twice as large in a few inks, row by row, then each four points become one: that is all the smoothness
a preview needs, and it needs no library.
"""

import json
import re
import struct
import sys
import zlib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

import internum.games as all_games

WIDTH: Final = 1200
HEIGHT: Final = 630
SEA, SEA_LINE, COAST, BORDER, OUTER = range(5)
INKS: Final = [
    *[(0x1E, 0x46, 0x50), (0x33, 0x60, 0x69), (0x12, 0x2E, 0x36), (0x9A, 0x8F, 0x72), (0xC9, 0xBE, 0xA4)],
    *[(0xEF, 0xE6, 0xD3), (0xE8, 0xDC, 0xC0), (0xE3, 0xD7, 0xBC), (0xEA, 0xD9, 0xB8), (0xE6, 0xDF, 0xC6)],
    *[(0xEA, 0xDF, 0xCB)],
]
TINTS: Final = range(5, len(INKS))
Ring = list[tuple[float, float]]


@cache
def picture(game: str, board: str) -> bytes | None:
    """The board as PNG; None where the game has no map of it."""
    text = map_of(game, board)
    return None if text is None else paint(json.loads(text))


def map_of(game: str, board: str) -> bytes | None:
    """The map file of a board; None where there is none."""
    if game not in all_games.game_names() or not board.isalnum():
        return None
    # a game may be a package or a module of one: its pictures lie beside it
    package = sys.modules[type(all_games.game(game)).__module__].__package__
    path = files(package or "") / f"{board}.map.json"
    return path.read_bytes() if path.is_file() else None


def board_of(options: dict[str, str]) -> str:
    """The name of the board that these options play on."""
    return options.get("board", "board")


def paint(board: dict[str, object]) -> bytes:
    """A map file as PNG."""
    frame: dict[str, list[float]] = board["frame"]  # type: ignore[assignment]
    view = frame["inner"]
    scale = 2 * WIDTH / view[2]
    lift = (view[3] * scale - 2 * HEIGHT) / 2 / scale
    rows = [bytearray([SEA]) * (2 * WIDTH) for _ in range(2 * HEIGHT)]

    def rings(path: object) -> list[Ring]:
        return [
            [((x - view[0]) * scale, (y - view[1] - lift) * scale) for x, y in ring]
            for ring in read_path(str(path or ""))
        ]

    layers: dict[str, object] = board["layers"]  # type: ignore[assignment]
    lines: object = layers.get("waterlines") or []
    for one in lines if isinstance(lines, list) else []:
        for ring in rings(one):
            stroke(rows, ring, SEA_LINE, 1)
    fill(rows, rings(layers.get("outer_land")), OUTER)
    areas: list[dict[str, object]] = board["areas"]  # type: ignore[assignment]
    families = sorted({str(area["family"]) for area in areas})
    for area in areas:
        fill(rows, rings(area.get("land")), TINTS[families.index(str(area["family"])) % len(TINTS)])
    borders: list[dict[str, object]] = board["lines"]  # type: ignore[assignment]
    for line in borders:
        if line["kind"] != "sea":
            for ring in rings(line["d"]):
                stroke(rows, ring, COAST if line["kind"] == "coast" else BORDER, 2)
    return png(rows)


def read_path(text: str) -> list[Ring]:
    """SVG path data of moves, steps and closings as rings."""
    rings: list[Ring] = []
    x = y = 0.0
    for command, rest in re.findall(r"([MmLlHhVvZz])([^MmLlHhVvZz]*)", text):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", rest)]
        if command in "Zz":
            if rings and rings[-1]:
                rings[-1].append(rings[-1][0])
                x, y = rings[-1][0]
            continue
        points = [*zip(numbers[::2], numbers[1::2])]
        if command in "HhVv":
            points = [(n, 0.0) if command in "Hh" else (0.0, n) for n in numbers]
        for i, (dx, dy) in enumerate(points):
            if command.islower():
                x, y = x + dx, y + dy
            elif command == "H":
                x = dx
            elif command == "V":
                y = dy
            else:
                x, y = dx, dy
            if command in "Mm" and i == 0:
                rings.append([])
            rings[-1].append((x, y))
    return rings


def fill(rows: list[bytearray], rings: list[Ring], ink: int) -> None:
    """Paint what lies inside an odd number of rings."""
    crossings: dict[int, list[float]] = {}
    for ring in rings:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if y0 == y1:
                continue
            if y0 > y1:
                x0, y0, x1, y1 = x1, y1, x0, y0
            slope = (x1 - x0) / (y1 - y0)
            for row in range(max(0, int(y0 + 0.5)), min(len(rows), int(y1 + 0.5))):
                crossings.setdefault(row, []).append(x0 + (row + 0.5 - y0) * slope)
    width = len(rows[0])
    for row, xs in crossings.items():
        xs.sort()
        for left, right in zip(xs[::2], xs[1::2]):
            start, stop = max(0, int(left + 0.5)), min(width, int(right + 0.5))
            if stop > start:
                rows[row][start:stop] = bytes([ink]) * (stop - start)


def stroke(rows: list[bytearray], ring: Ring, ink: int, width: int) -> None:
    """Draw along the points."""
    dot = bytes([ink]) * width
    high, wide = len(rows), len(rows[0])
    for (x0, y0), (x1, y1) in pairwise(ring):
        steps = max(1, int(max(abs(x1 - x0), abs(y1 - y0))))
        for i in range(steps + 1):
            x = int(x0 + (x1 - x0) * i / steps)
            y = int(y0 + (y1 - y0) * i / steps)
            if 0 <= x < wide - width:
                for row in range(max(0, y), min(high, y + width)):
                    rows[row][x : x + width] = dot


def png(rows: list[bytearray]) -> bytes:
    """Each four points as one, in true colour."""
    mixed: dict[tuple[int, int, int, int], bytes] = {}
    lines: list[bytes] = []
    for upper, lower in zip(rows[::2], rows[1::2]):
        out = [b"\x00"]  # no filter
        for four in zip(upper[::2], upper[1::2], lower[::2], lower[1::2]):
            if four not in mixed:
                mixed[four] = bytes(sum(INKS[i][c] for i in four) // 4 for c in range(3))
            out.append(mixed[four])
        lines.append(b"".join(out))
    head = struct.pack(">IIBBBBB", len(rows[0]) // 2, len(rows) // 2, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(lines), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
