import { expect, test } from "vitest";
import { Vocabulary } from "../rules/vocabulary";
import type { Entry } from "../wire/types";
import { Speech } from "../words/speech";
import { Words } from "../words/words";
import { MOST, pace, pieces, unseen } from "./since";

const words = new Words("en");
words.add("en", "event-marched = { $side } marches to { $province }\nname-rome = Rome\nname-egypt = Egypt\n");
const book = new Vocabulary({
  digest: "", game: "x", seats: 2, options: {}, board: "", sides: ["rome", "egypt"], layout: [], verbs: [], steps: [],
  domains: { side: ["rome", "egypt"], province: ["latium", "nubia"] },
  events: [{ name: "marched", params: [["side", "side"], ["province", "province"]] }],
});
const speech = new Speech(words, book);
const entry = (n: number, side: number, where: number): Entry => ({
  n, first: n, kind: "move", side, seat: side, at: 0, text: "", moves: [], results: [], events: [[0, side, where, 0, 0]], back: 0, route: false,
});

test("what one has seen, or done oneself, is not told again", () => {
  const log = [entry(0, 0, 0), entry(1, 1, 0), entry(2, 1, 1), entry(3, 1, 1)];
  expect(unseen(log, 0, -1).map((one) => one.n)).toEqual([1, 2, 3]);
  expect(unseen(log, 0, 2).map((one) => one.n)).toEqual([3]);
});

test("who comes to a game for the first time has missed nothing of it", () => {
  const log = [entry(0, 1, 0), entry(1, 1, 1)];
  expect(unseen(log, 0, -1)).toEqual([]);
  expect(unseen(log, 0, 0).map((one) => one.n)).toEqual([1]);
});

test("many turns become at most six pieces, none is lost, all take fifteen seconds at most", () => {
  const log = Array.from({ length: 40 }, (_, n) => entry(n, n % 2, n % 2));
  const some = pieces(log, speech, 0, () => false);
  expect(some.length).toBe(MOST);
  expect(some.flatMap((one) => one.entries)).toEqual(log);
  expect(pace(some.length) * some.length).toBeLessThanOrEqual(15_000);
});

test("what happens in my lands is told before the rest of a turn", () => {
  const [one] = pieces([entry(1, 1, 1), entry(2, 1, 0), entry(3, 1, 1)], speech, 0, (area) => area === "latium");
  expect(one).toMatchObject({ line: "Egypt marches to latium", mine: true });
});
