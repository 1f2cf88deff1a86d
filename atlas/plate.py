"""A board as one SVG sheet, from its map file alone: what the client draws, without the game on it.

`python -m atlas.plate FILE.map.json OUT.svg [--dark] [--places] [--fonts FOLDER]`
"""

import argparse
import base64
import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

STYLE = Path(__file__).parents[1] / "web" / "src" / "board" / "plate.css"  # the client draws with the same
FACES = {"normal": "eb-garamond-latin-500-normal.woff2", "italic": "eb-garamond-latin-500-italic.woff2"}


def fonts(folder: Path | None) -> str:
    """The two faces, inside the file."""
    if folder is None:
        return ""
    out = []
    for style, name in FACES.items():
        data = base64.b64encode((folder / name).read_bytes()).decode()
        out.append(
            f'@font-face{{font-family:"EB Garamond";font-weight:500;font-style:{style};'
            f"src:url(data:font/woff2;base64,{data})}}"
        )
    return "".join(out)


def rose(at: list[int], r: int, north: float) -> str:
    """A compass rose of sixteen rays."""
    x, y = at
    out = [f'<g transform="translate({x} {y}) rotate({north})">']
    for share in (1.0, 0.62, 0.56):
        out.append(f'<circle class="rose" r="{r * share:.0f}"/>')
    for n in range(32):
        a = n * math.pi / 16
        out.append(
            f'<path class="rose" d="M{r * 0.56 * math.sin(a):.0f} {-r * 0.56 * math.cos(a):.0f}'
            f'L{r * 0.62 * math.sin(a):.0f} {-r * 0.62 * math.cos(a):.0f}"/>'
        )
    for start, step, long, wide in ((22.5, 45, 0.52, 0.07), (45, 90, 0.84, 0.12), (0, 90, 1.28, 0.17)):
        for n in range(round(360 / step)):
            turn = start + n * step
            tip, waist = -r * long, r * wide
            out.append(
                f'<g transform="rotate({turn})"><path class="rose-fill" d="M0 0L0 {tip:.0f}L{waist:.0f} {-waist:.0f}z"/>'
                f'<path class="rose" d="M0 0L0 {tip:.0f}L{-waist:.0f} {-waist:.0f}z"/></g>'
            )
    out.append(
        f'<path class="rose-fill" d="M0 {-r * 1.5:.0f}l{r * 0.08:.0f} {r * 0.16:.0f}h{-r * 0.16:.0f}z"/></g>'
    )
    return "".join(out)


def frame(data: dict[str, Any]) -> str:
    """Neatlines, the ladder of degrees, and their numbers."""
    x, y, w, h = data["frame"]["inner"]
    _, _, full_w, full_h = data["view"]
    out = [
        f'<path class="frame-ground" fill-rule="evenodd" d="M0 0h{full_w}v{full_h}h{-full_w}zM{x} {y}v{h}h{w}v{-h}z"/>'
    ]
    for grow, wide in ((0, 6), (22, 2.4), (34, 2.4), (96, 2), (106, 5)):
        out.append(
            f'<rect class="neatline" stroke-width="{wide}" x="{x - grow}" y="{y - grow}" '
            f'width="{w + 2 * grow}" height="{h + 2 * grow}"/>'
        )
    tracked = {t["edge"] for t in data["frame"]["tracks"]}
    for edge in ("top", "bottom", "left", "right"):
        across = edge in ("top", "bottom")
        start, end = (x, x + w) if across else (y, y + h)
        marks = sorted(m["at"][0 if across else 1] for m in data["frame"]["marks"] if m["edge"] == edge)
        stops = [start, *marks, end]
        fine = []
        for a, b in pairwise(stops):
            fine += [a + (b - a) * n / 5 for n in range(5)]
        fine.append(end)
        for n, (a, b) in enumerate(pairwise(fine)):
            if n % 2:
                continue
            near = {"top": y - 34, "bottom": y + h + 22, "left": x - 34, "right": x + w + 22}[edge]
            box = (a, near, b - a, 12) if across else (near, a, 12, b - a)
            out.append(
                '<rect class="ladder" x="{:.0f}" y="{:.0f}" width="{:.0f}" height="{:.0f}"/>'.format(*box)
            )
        for mark in data["frame"]["marks"]:
            if mark["edge"] != edge or edge in tracked:
                continue
            mx, my = mark["at"]
            at, turn = {
                "top": ((mx, y - 52), 0),
                "bottom": ((mx, y + h + 78), 0),
                "left": ((x - 52, my), -90),
                "right": ((x + w + 52, my), 90),
            }[edge]
            if (across and start + 90 < mx < end - 90) or (not across and start + 90 < my < end - 90):
                out.append(
                    f'<text class="mark" transform="translate({at[0]} {at[1]}) rotate({turn})">{mark["text"]}</text>'
                )
    return "".join(out) + "".join(track(t) for t in data["frame"]["tracks"])


ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")


def track(data: dict[str, Any]) -> str:
    """A track: cells parted by hairlines, the name in the first, numerals in the others."""
    x, y, w, h = data["box"]
    count, along = data["cells"], w > h
    out = []
    for n in range(count):
        at, size = (x + w * n / count, w / count) if along else (y + h * n / count, h / count)
        middle = (at + size / 2, y + h / 2) if along else (x + w / 2, at + size / 2)
        turn = {"left": -90, "right": 90}.get(data["edge"], 0)
        text = data["name"] if n == 0 else ROMAN[data["first"] + n]
        out.append(
            f'<text class="mark{" track" if n == 0 else ""}" dy="13" '
            f'transform="translate({middle[0]:.0f} {middle[1]:.0f}) rotate({turn})">{text}</text>'
        )
        if n:
            line = f"M{at:.0f} {y}v{h}" if along else f"M{x} {at:.0f}h{w}"
            out.append(f'<path class="cell" d="{line}"/>')
    return "".join(out)


def names(data: dict[str, Any]) -> str:
    """All names on their curves."""
    out = []
    for n, run in enumerate(data["beyond"]):
        spacing = run["size"] * data["spacing"][run["on"]]
        out.append(
            f'<path id="b-{n}" d="{run["d"]}" fill="none"/><text class="name beyond on-{run["on"]}" font-size="{run["size"]}" '
            f'letter-spacing="{spacing:.1f}"><textPath href="#b-{n}" startOffset="50%">{escape(run["text"])}</textPath></text>'
        )
    for area in data["areas"]:
        spacing = data["spacing"]["water" if area["kind"] == "sea" else "land"]
        for n, run in enumerate(area["label"]):
            style = "sea-name" if area["kind"] == "sea" else f"province on-{run['on']}"
            key = f"n-{area['id']}-{n}"
            out.append(
                f'<path id="{key}" d="{run["d"]}" fill="none"/><text class="name {style}" font-size="{run["size"]}" '
                f'letter-spacing="{run["size"] * spacing:.1f}"><textPath href="#{key}" startOffset="50%">'
                f"{escape(run['text'])}</textPath></text>"
            )
    return "".join(out)


def title(data: dict[str, Any]) -> str:
    """The title between two fine rules, and a line below it."""
    entry = data["frame"]["title"]
    (x, y), wide = entry["at"], entry["width"]
    text = data["title"].upper().replace("U", "V")
    size = wide / (len(text) * 0.93)
    below = min(size * 0.5, wide / (len(entry["below"]) * 0.5))
    rule = "".join(
        f'<path class="title-rule" d="M{x - wide * 0.5:.0f} {y + dy:.0f}h{wide:.0f}" stroke-width="{w}"/>'
        for dy, w in ((-size * 1.02, 5), (-size * 0.94, 2), (size * 0.30, 2))
    )
    return (
        f'{rule}<text class="title" x="{x + size * 0.1:.0f}" y="{y}" font-size="{size:.0f}" letter-spacing="{size * 0.2:.0f}">'
        f'{escape(text)}</text><text class="title below" x="{x}" y="{y + size * 0.34 + below:.0f}" font-size="{below:.0f}">'
        f"{escape(entry['below'])}</text>"
    )


def plate(data: dict[str, Any], *, dark: bool, places: bool, face: str, cover: str | None = None) -> str:
    """The whole sheet."""
    layers = data["layers"]
    _, _, w, h = data["view"]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plate{" dark" if dark else ""}" viewBox="0 0 {w} {h}">',
        f"<style>{face}{STYLE.read_text(encoding='utf-8')}</style>",
        (
            f'<defs><clipPath id="wet"><path clip-rule="evenodd" d="M0 0H{w}V{h}H0z{layers["land"]}"/></clipPath>'
            '<pattern id="hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
            '<path class="hatch" d="M0 0v26"/></pattern></defs>'
        ),
        f'<rect class="outer-water" width="{w}" height="{h}"/>',
    ]
    for area in data["areas"]:
        if "water" in area:
            out.append(f'<path class="sea" fill-rule="evenodd" d="{area["water"]}"/>')
    out.append('<g clip-path="url(#wet)">')
    out += [f'<path class="shoal s{n}" d="{layers["land"]}"/>' for n in range(6)]
    out.append(f'<path class="graticule" d="{layers["graticule"]}"/>')
    out += [f'<path class="waterline w{n}" d="{d}"/>' for n, d in enumerate(layers["waterlines"])]
    out.append("</g>")
    out.append(f'<path class="land" fill-rule="evenodd" d="{layers["land"]}"/>')
    for area in data["areas"]:
        if "land" in area:
            tint = f"var(--p-{area['family']}, var(--paper-outer))"
            out.append(f'<path style="fill:{tint}" fill-rule="evenodd" d="{area["land"]}"/>')
    out.append(f'<path class="scenery" fill-rule="evenodd" d="{layers["scenery"]}"/>')
    out += [f'<path class="relief" d="{d}"/>' for d in layers["relief"].values()]
    out += [f'<path class="river" d="{d}"/>' for d in layers["rivers"].values()]
    for line in data["lines"]:
        if line["kind"] == "coast":
            continue
        style = "border-" + (line["kind"] if line["a"] and line["b"] else "outer")
        if style == "border-outer" and line["kind"] == "sea":
            style = "border-sea out"
        out.append(f'<path class="{style}" d="{line["d"]}"/>')
    out.append(f'<path class="coast" d="{layers["land"]}"/>')
    for crossing in data["crossings"]:
        out.append(
            f'<path class="crossing-ground" d="{crossing["d"]}"/><path class="crossing" d="{crossing["d"]}"/>'
        )
        for x, y, angle in crossing["heads"]:
            out.append(
                f'<path class="crossing-head" transform="translate({x} {y}) rotate({angle})" d="M10 0l-36 -15l8 15l-8 15z"/>'
            )
    if places:
        for area in data["areas"]:
            for kind, spots in area["places"].items():
                wet = " wet" if area["kind"] == "sea" or kind == "galley" else ""
                r = data["sizes"][kind] / 2
                out += [f'<circle class="ghost{wet}" cx="{x}" cy="{y}" r="{r:.0f}"/>' for x, y in spots]
    out.append(names(data))
    if cover:
        shape = data["covers"][cover]["d"]
        out.append(f'<path class="cover" d="{shape}"/><path class="cover-hatch" d="{shape}"/>')
    compass = data["frame"]["compass"]
    out.append(rose(compass["at"], compass["r"], compass["north"]))
    out.append(title(data))
    out.append(frame(data))
    out.append("</svg>")
    return "\n".join(out)


def main() -> None:
    """Read the arguments, write the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--cover")
    parser.add_argument("--fonts", type=Path)
    a = parser.parse_args()
    data = json.loads(a.source.read_text(encoding="utf-8"))
    sheet = plate(data, dark=a.dark, places=a.places, face=fonts(a.fonts), cover=a.cover)
    a.target.write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    main()
