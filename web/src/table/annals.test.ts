import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Vocabulary } from "../rules/vocabulary";
import type { Entry, Rules } from "../wire/types";
import { Speech } from "../words/speech";
import { Words } from "../words/words";
import { annals, roman } from "./annals";

interface Recorded {
  rules: Omit<Rules, "verbs" | "steps">;
  frames: { s: number; r: number; e: number[][] }[];
}
const near = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const { rules, frames } = JSON.parse(near("../../public/live/empires.json")) as Recorded;
const words = new Words("en");
for (const name of ["house", "empires"]) words.add("en", near(`../../../src/internum/words/en/${name}.ftl`));
const speech = new Speech(words, new Vocabulary({ ...rules, verbs: [], steps: [] }));
const log: Entry[] = frames.map((frame, n) => ({
  n, first: n, kind: "move", side: frame.s, seat: frame.s, at: 0, text: "", moves: [], results: [], events: frame.e, back: 0, route: false,
}));
const moments = frames.map((frame, at) => ({ at, round: frame.r }));

test("a whole game of bots becomes a year a round, each told in at most three lines, the last of them the victory", () => {
  const years = annals(log, moments, speech);
  expect(years.map((year) => year.round)).toEqual([...new Set(moments.map((one) => one.round))]);
  expect(Math.max(...years.map((year) => year.lines.length))).toBeLessThanOrEqual(3);
  expect(years.at(-1)!.lines.at(-1)).toMatch(/win/i);
});

test("no year begins with the words that the one before ended with", () => {
  const years = annals(log, moments, speech).filter((year) => year.lines.length);
  for (const [i, year] of years.entries()) if (i) expect(year.lines).not.toContain(years[i - 1]!.lines.at(-1));
});

test("years are numbered as the Romans did", () => {
  expect([1, 4, 9, 14, 29].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XXIX"]);
});
