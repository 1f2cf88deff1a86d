// The picture of a board: NAME.map.json, as docs/maps.md describes it.
import { http } from "../wire/http";

export type Spot = [number, number];
export type Edge = "top" | "bottom" | "left" | "right";

/** A name along a curve. */
export interface MapName {
  text: string;
  size: number;
  d: string;
  on: "land" | "water";
}
export interface MapArea {
  id: string;
  kind: string;
  name: string;
  family?: string;
  box: [number, number, number, number];
  centre: Spot;
  land?: string;
  water?: string;
  label?: MapName[];
  places: Record<string, Spot[]>;
  resource?: string;
}
export interface MapLine {
  kind: "land" | "sea" | "coast";
  a: string;
  b: string;
  d: string;
}
/** Cells along one edge of the frame; the first holds the track's name. */
export interface MapTrack {
  id: string;
  name: string;
  edge: Edge;
  box: [number, number, number, number];
  cells: number;
  first: number;
}
export interface BoardMap {
  format: number;
  game: string;
  board: string;
  title: string;
  view: [number, number, number, number];
  unit: number;
  sizes: Record<string, number>;
  spacing: { land: number; water: number };
  frame: {
    inner: [number, number, number, number];
    marks: { text: string; edge: Edge; at: Spot }[];
    compass: { at: Spot; r: number; north: number };
    title: { at: Spot; width: number; below: string };
    tracks: MapTrack[];
  };
  areas: MapArea[];
  lines: MapLine[];
  /** Adjacencies that the geography does not show. */
  crossings: { kind: string; a: string; b: string; d: string; heads: [number, number, number][] }[];
  /** What is out of the game with so many players. */
  covers: Record<string, { areas: string[]; d: string }>;
  /** Names of what lies outside the game. */
  beyond: MapName[];
  layers: {
    outer_land: string;
    outer_water: string;
    scenery: string;
    land: string;
    waterlines: string[];
    relief: Record<string, string>;
    rivers: Record<string, string>;
    graticule: string;
  };
}

const loaded = new Map<string, Promise<BoardMap>>();

export function boardMap(name: string): Promise<BoardMap> {
  let found = loaded.get(name);
  if (!found) {
    found = http.map(name) as Promise<BoardMap>;
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}

/** Which map shows a table: the game, and the side of its board where it has two. */
export function mapName(game: string, options: Record<string, string>): string {
  return `${game}-${options.board ?? "board"}`;
}
