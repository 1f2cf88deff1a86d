import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check, drawn } from "./dice";

const record = readFileSync(new URL("./empires.record.txt", import.meta.url), "utf8");

test("results follow from the seed as the engine draws them", async () => {
  const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map((n) => drawn(seed, n, 6)))).toEqual([4, 4, 0, 2, 1, 3]);
});

test("an honest record passes", async () => {
  const verdict = await check(record);
  expect(verdict).toMatchObject({ promised: true, rolls: 3, wrong: [] });
  expect(verdict.others).toBeGreaterThan(0);
});

test("a changed roll and another seed are found", async () => {
  expect((await check(record.replace("chance: roll 3", "chance: roll 6"))).wrong).toHaveLength(1);
  expect((await check(record.replace(/^seed ..../m, "seed ffff"))).promised).toBe(false);
});
