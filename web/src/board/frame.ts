// The edge of the sheet: neatlines, the ladder of degrees, the tracks, the compass rose. Geometry alone.
import type { BoardMap, Edge, MapTrack } from "./map";

/** How far each neatline lies outside the inner frame, and how wide it is. */
export const NEATLINES = [
  [0, 6],
  [22, 2.4],
  [34, 2.4],
  [96, 2],
  [106, 5],
] as const;
const STEPS = 5; // bars of the ladder between two degrees
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"];

export interface Lettered {
  text: string;
  x: number;
  y: number;
  turn: number;
  /** The name of a track, not a numeral. */
  name?: boolean;
}

/** The dark bars of the ladder: every other step between the degrees. */
export function ladder({ frame }: BoardMap): string {
  const [x, y, w, h] = frame.inner;
  let d = "";
  for (const edge of ["top", "bottom", "left", "right"] as const) {
    const across = edge === "top" || edge === "bottom";
    const [start, end] = across ? [x, x + w] : [y, y + h];
    const degrees = frame.marks.filter((mark) => mark.edge === edge).map((mark) => mark.at[across ? 0 : 1]);
    const stops = [start, ...degrees.sort((a, b) => a - b), end];
    const fine = stops.slice(1).flatMap((stop, i) => Array.from({ length: STEPS }, (_, n) => stops[i]! + ((stop - stops[i]!) * n) / STEPS));
    fine.push(end);
    const near = { top: y - 34, bottom: y + h + 22, left: x - 34, right: x + w + 22 }[edge];
    for (let n = 0; n + 1 < fine.length; n += 2) {
      const long = Math.round(fine[n + 1]! - fine[n]!);
      d += across ? `M${Math.round(fine[n]!)} ${near}h${long}v12h${-long}z` : `M${near} ${Math.round(fine[n]!)}v${long}h12v${-long}z`;
    }
  }
  return d;
}

/** Degrees at the edges that bear no track, away from the corners. */
export function degrees({ frame }: BoardMap): Lettered[] {
  const [x, y, w, h] = frame.inner;
  const tracked = new Set<Edge>(frame.tracks.map((track) => track.edge));
  return frame.marks
    .filter(({ edge, at: [mx, my] }) =>
      tracked.has(edge) ? false : edge === "top" || edge === "bottom" ? mx > x + 90 && mx < x + w - 90 : my > y + 90 && my < y + h - 90,
    )
    .map(({ text, edge, at: [mx, my] }) => ({
      text,
      ...{
        top: { x: mx, y: y - 52, turn: 0 },
        bottom: { x: mx, y: y + h + 78, turn: 0 },
        left: { x: x - 52, y: my, turn: -90 },
        right: { x: x + w + 52, y: my, turn: 90 },
      }[edge],
    }));
}

/** Where a cell of a track begins, how long it is, and its middle. */
export function cell(track: MapTrack, n: number): { from: number; long: number; x: number; y: number; along: boolean } {
  const [x, y, w, h] = track.box;
  const along = w > h;
  const long = (along ? w : h) / track.cells;
  const from = (along ? x : y) + long * n;
  return { from, long, along, x: along ? from + long / 2 : x + w / 2, y: along ? y + h / 2 : from + long / 2 };
}

export function trackLetters(track: MapTrack): Lettered[] {
  const turn = { left: -90, right: 90, top: 0, bottom: 0 }[track.edge];
  return Array.from({ length: track.cells }, (_, n) => {
    const { x, y } = cell(track, n);
    return { text: n ? (ROMAN[track.first + n] ?? "") : track.name, x, y, turn, name: n === 0 };
  });
}

export function trackLines(track: MapTrack): string {
  const [x, y, w, h] = track.box;
  return Array.from({ length: track.cells - 1 }, (_, n) => {
    const { from, along } = cell(track, n + 1);
    return along ? `M${from} ${y}v${h}` : `M${x} ${from}h${w}`;
  }).join("");
}

/** Where the marker of a side stands on a track: beside the numeral, each side at its own place. */
export function marker(track: MapTrack, n: number, side: number): [number, number] {
  const at = cell(track, Math.min(n, track.cells - 1));
  const slot = [-1, 1, -2, 2, -3, 3][side % 6]!;
  const apart = Math.min(46, (at.long / 2 - 44) / 2.6);
  const off = Math.sign(slot) * (at.long < 260 ? 40 : 58) + (slot - Math.sign(slot)) * apart;
  return at.along ? [at.x + off, at.y] : [at.x, at.y + off];
}

/** A compass rose of sixteen rays: fine lines, and the dark half of each ray. */
export function rose(r: number): { lines: string; dark: string } {
  let lines = "";
  let dark = "";
  const turned = (x: number, y: number, degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${(x * Math.cos(a) - y * Math.sin(a)).toFixed(1)} ${(x * Math.sin(a) + y * Math.cos(a)).toFixed(1)}`;
  };
  for (let n = 0; n < 32; n++) lines += `M${turned(0, -r * 0.56, n * 11.25)}L${turned(0, -r * 0.62, n * 11.25)}`;
  for (const [start, step, long, wide] of [
    [22.5, 45, 0.52, 0.07],
    [45, 90, 0.84, 0.12],
    [0, 90, 1.28, 0.17],
  ] as const)
    for (let turn = start; turn < 360; turn += step) {
      dark += `M0 0L${turned(0, -r * long, turn)}L${turned(r * wide, -r * wide, turn)}z`;
      lines += `M0 0L${turned(0, -r * long, turn)}L${turned(-r * wide, -r * wide, turn)}z`;
    }
  dark += `M0 ${-r * 1.5}l${r * 0.08} ${r * 0.16}h${-r * 0.16}z`;
  return { lines, dark };
}
