import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, Prompt } from "../wire/types";
import type { Composer, Head } from "./compose.svelte";
import { Windows } from "./windows.svelte";

const no = { verb: { word: "decline", params: [] } } as unknown as Head;
const asks = (step: number): Prompt => ({ side: 0, seat: 0, step, clause: "", legal: [], part_of: {}, parts: [], routes: [], default: [], route: null });
const by = (side: number): Entry => ({ kind: "move", side }) as Entry;
const taken: Head[] = [];
const composer = { loose: [no], prompt: null as Prompt | null, take: (head: Head) => void taken.push(head) };
const ask = (windows: Windows, prompt: Prompt, log: Entry[]): void => {
  composer.prompt = prompt;
  windows.asked(prompt, log);
  vi.advanceTimersByTime(5000);
};

beforeEach(() => {
  vi.useFakeTimers();
  taken.length = 0;
});
afterEach(() => vi.useRealTimers());

test("a hushed window is answered with no as long as the same side goes on, and asked again in the next turn", () => {
  const windows = new Windows(composer as unknown as Composer);
  ask(windows, asks(7), [by(1)]);
  expect(taken).toEqual([]);
  windows.hush(asks(7), [by(1)]);
  expect(taken).toEqual([no]);
  ask(windows, asks(7), [by(1), by(0), by(1)]);
  expect(taken).toEqual([no, no]);
  ask(windows, asks(7), [by(1), by(2)]);
  ask(windows, asks(7), [by(1), by(2), by(1)]);
  expect(taken).toEqual([no, no]);
});

test("another question is never answered", () => {
  const windows = new Windows(composer as unknown as Composer);
  windows.hush(asks(7), [by(1)]);
  ask(windows, asks(8), [by(1)]);
  expect(taken).toEqual([no]);
});
