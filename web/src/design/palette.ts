// The colours that carry meaning. A test holds their distances (ΔE) for every kind of sight.

/** Seat colours by the word of a side, as far as a side has a colour of its own. */
export const SIDE_COLOURS: Record<string, string> = {
  // Mare Nostrum: Empires
  rome: "#A8322A",
  greece: "#2F9A70",
  egypt: "#E9B93A",
  babylon: "#6A3D93",
  carthage: "#23262B",
  // Antike: six nations of each side of the board
  romans: "#A8322A",
  greeks: "#2F9A70",
  egyptians: "#E9B93A",
  babylonians: "#6A3D93",
  carthaginians: "#23262B",
  phoenicians: "#6A3D93",
  persians: "#A8322A",
  arabs: "#E9B93A",
  germanic_tribes: "#D9DDE0",
  // Conquest of the Empire II
  red: "#A8322A",
  blue: "#6FA8E8",
  green: "#2F9A70",
  yellow: "#E9B93A",
  purple: "#6A3D93",
  black: "#23262B",
};

/** Colours for sides that have none of their own, in this order. */
export const SPARE_COLOURS = ["#A8322A", "#2F9A70", "#E9B93A", "#6A3D93", "#23262B", "#D9DDE0"];

/** One colour a side, never the same twice at one table. */
export function coloursOf(sides: readonly string[]): string[] {
  const taken = new Set<string>();
  const out: (string | null)[] = sides.map((side) => {
    const own = SIDE_COLOURS[side];
    if (own === undefined || taken.has(own)) return null;
    taken.add(own);
    return own;
  });
  return out.map((colour) => {
    if (colour !== null) return colour;
    const spare = SPARE_COLOURS.find((one) => !taken.has(one)) ?? "#D9DDE0";
    taken.add(spare);
    return spare;
  });
}

/** Ink or ivory, whichever reads better on a colour. */
export function inkOn(colour: string): string {
  const [r, g, b] = rgb(colour);
  return (r * 299 + g * 587 + b * 114) / 1000 > 140 ? "#1F2A30" : "#FFF9EA";
}

export function rgb(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}
