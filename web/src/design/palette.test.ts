import { expect, test } from "vitest";
import { coloursOf, rgb, SPARE_COLOURS } from "./palette";

type Triple = [number, number, number];

const linear = (c: number): number => {
  const x = c / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};

const times = (m: number[][], v: Triple): Triple =>
  m.map((row) => row[0]! * v[0] + row[1]! * v[1] + row[2]! * v[2]) as Triple;

// Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB.
const SIGHT: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(colour: string, sight: string): Triple {
  const seen = times(SIGHT[sight]!, rgb(colour).map(linear) as Triple).map((c) => Math.min(1, Math.max(0, c))) as Triple;
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    seen,
  );
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [f(xyz[0] / 0.95047), f(xyz[1]), f(xyz[2] / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

for (const sight of Object.keys(SIGHT)) {
  const least = sight === "tritanopia" ? 15 : 25;
  test(`seat colours stay ${least} apart under ${sight}`, () => {
    const seats = [...SPARE_COLOURS];
    for (let i = 0; i < seats.length; i++)
      for (let j = 0; j < i; j++) {
        const d = distance(lab(seats[i]!, sight), lab(seats[j]!, sight));
        expect(d, `${seats[i]} ${seats[j]} ${d.toFixed(1)}`).toBeGreaterThanOrEqual(least);
      }
  });
}

test("no two sides of a table share a colour", () => {
  for (const sides of [
    ["greeks", "persians", "arabs", "phoenicians", "babylonians", "egyptians"],
    ["romans", "greeks", "carthaginians", "egyptians", "phoenicians", "germanic_tribes"],
    ["rome", "greece", "babylon", "egypt", "carthage"],
    ["a", "b", "c", "d", "e", "f"],
  ])
    expect(new Set(coloursOf(sides)).size).toBe(sides.length);
});
