// Ready phrases: they arrive in each reader's language. What stands in a slot is a word of the game.
import type { Vocabulary } from "../rules/vocabulary";

export type Slot = "side" | "area" | "good" | "good2";
export interface Phrase {
  id: string;
  slots: Slot[];
}

const SLOTS: Record<string, Slot[]> = {
  "phrase-3": ["side"],
  "phrase-6": ["side"],
  "phrase-7": ["good"],
  "phrase-8": ["good"],
  "phrase-13": ["area", "side"],
  "phrase-14": ["area"],
  "phrase-15": ["good", "good2"],
};
const COUNT = 15;
/** What somebody would like to be offered; `params` are the goods. */
export const WISH = "wish";

const GOODS = ["resource", "kind"];

/** The words that may stand in a slot at this table. */
export function fits(book: Vocabulary, slot: Slot, parties: readonly string[]): readonly string[] {
  if (slot === "side") return parties;
  if (slot === "area") return [...book.domain("province"), ...book.domain("sea")];
  return GOODS.map((name) => book.domain(name)).find((words) => words.length) ?? [];
}

/** The phrases that can be said at this table. */
export function phrases(book: Vocabulary, parties: readonly string[]): Phrase[] {
  return Array.from({ length: COUNT }, (_, i) => `phrase-${i + 1}`)
    .map((id) => ({ id, slots: SLOTS[id] ?? [] }))
    .filter((phrase) => phrase.slots.every((slot) => fits(book, slot, parties).length > 0));
}
