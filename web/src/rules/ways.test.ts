import { expect, test } from "vitest";
import type { Part, Rules } from "../wire/types";
import { Vocabulary } from "./vocabulary";
import { change, cut, swap, written } from "./ways";

const verb = { clause: "", free: false, chance: false };
const rules: Rules = {
  digest: "",
  game: "test",
  seats: 2,
  options: {},
  board: "",
  sides: ["a", "b"],
  domains: { place: ["here", "there", "far"], kind: ["wine", "oil", "coin"], way: ["left", "right"] },
  layout: [
    { name: "round", at: 4, dims: [], size: [], values: null, secrecy: "public", derived: false },
    { name: "units", at: 5, dims: ["way", "place"], size: [2, 4], values: null, secrecy: "public", derived: false },
    { name: "owner", at: 13, dims: ["place"], size: [4], values: "way", secrecy: "public", derived: false },
  ],
  verbs: [
    { ...verb, word: "done", base: 0, size: 1, params: [], kind: "head" },
    { ...verb, word: "go", base: 1, size: 6, params: ["way", "place"], kind: "head" },
    { ...verb, word: "hop", base: 7, size: 2, params: ["place", "place"], args: [[0, 2], [2, 1]], kind: "head" },
    { ...verb, word: "pay", base: 9, size: 13, params: [], kind: "bag", most: 4, kinds: "kind" },
    { ...verb, word: "turn", base: 22, size: 2, params: ["way"], kind: "pick" },
  ],
  steps: [],
  events: [],
};
const words = new Vocabulary(rules);

test("choices are read as mixed digits, listed arguments and bags", () => {
  expect(words.decode(6).words).toEqual(["right", "far"]);
  expect(words.decode(8).words).toEqual(["far", "there"]);
  expect(words.decode(9 + 4 + 1).words).toEqual(["oil", "2"]);
  expect(words.decode(21).words).toEqual(["enough"]);
});

test("words become the same choices again", () => {
  expect(words.encode("go", "right", "far")).toBe(6);
  expect(words.encode("hop", "far", "there")).toBe(8);
  expect(words.encode("hop", "far", "far")).toBe(-1);
  expect(words.encode("fly", "far")).toBe(-1);
});

test("a view is read by its layout, with the room of each dimension", () => {
  const view = Array.from({ length: 17 }, (_, i) => i);
  expect(words.get(view, "units", 1, 2)).toBe(5 + 4 + 2);
  expect(words.get(view, "nothing", 1)).toBe(0);
  view[13] = 2;
  expect(words.word(view, "owner", 0)).toBe("right");
});

test("a way is cut into its parts", () => {
  const [pay, turn] = cut(words, [9, 9 + 4 + 1, 23]);
  expect([...pay!.bag!.entries()]).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(turn!.pick).toBe(23);
});

test("one tap swaps for the nearest valid way", () => {
  const ways = [new Map([[0, 1], [1, 1]]), new Map([[0, 1], [2, 1]]), new Map([[2, 2]])];
  expect(swap(ways[0]!, 2, 1, ways)).toBe(ways[1]);
  expect(swap(ways[0]!, 0, -1, ways)).toBe(ways[2]);
  expect(swap(ways[2]!, 2, 1, ways)).toBeNull();
});

test("a plain bag of a fixed size makes room for what is added", () => {
  const part = { verb: 3, word: "pay", least: 2, most: 2, limits: [2, 2, 1], ways: [], all: false } as Part;
  const next = change(new Map([[0, 2]]), 2, 1, part)!;
  expect([...next.entries()]).toEqual([[0, 1], [2, 1]]);
  expect(change(next, 2, 1, part)).toBeNull();
  expect(written(words, 3, next, part)).toEqual([9, 9 + 8]);
  const open = { ...part, least: 0 };
  expect(written(words, 3, new Map([[1, 1]]), open)).toEqual([9 + 4, 21]);
});
