// The complete fillings of a move's parts, cut up part by part, so that each part can be asked by itself.
import type { Part } from "../wire/types";
import type { Vocabulary } from "./vocabulary";

/** One part of one way: how many of each kind (a bag), or what was picked. */
export interface Filling {
  verb: number;
  bag: Map<number, number> | null;
  pick: number | null;
  choices: number[];
}

export function verbNumber(words: Vocabulary, choice: number): number {
  return words.rules.verbs.findIndex((one) => one.base <= choice && choice < one.base + one.size);
}

/** Cut a way where the verb changes. */
export function cut(words: Vocabulary, way: readonly number[]): Filling[] {
  const out: Filling[] = [];
  for (const choice of way) {
    const verb = verbNumber(words, choice);
    const decoded = words.decode(choice);
    let last = out.at(-1);
    if (!last || last.verb !== verb) {
      const bag = decoded.verb.kind === "bag";
      last = { verb, bag: bag ? new Map() : null, pick: bag ? null : choice, choices: [] };
      out.push(last);
    }
    last.choices.push(choice);
    if (last.bag && decoded.args.length) last.bag.set(decoded.args[0]!, decoded.args[1]!);
  }
  return out;
}

export const total = (bag: ReadonlyMap<number, number>): number => [...bag.values()].reduce((sum, n) => sum + n, 0);

const distance = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number => {
  let sum = 0;
  for (const kind of new Set([...a.keys(), ...b.keys()])) sum += Math.abs((a.get(kind) ?? 0) - (b.get(kind) ?? 0));
  return sum;
};

/** The bag of a part that holds one more (or one less) of a kind and differs least from what is chosen. */
export function swap(
  now: ReadonlyMap<number, number>,
  kind: number,
  by: 1 | -1,
  ways: readonly ReadonlyMap<number, number>[],
): ReadonlyMap<number, number> | null {
  const wanted = (now.get(kind) ?? 0) + by;
  const fit = ways.filter((way) => (by > 0 ? (way.get(kind) ?? 0) >= wanted : (way.get(kind) ?? 0) <= wanted));
  let best: ReadonlyMap<number, number> | null = null;
  for (const way of fit) if (!best || distance(now, way) < distance(now, best)) best = way;
  return best;
}

/** A plain bag with one more or one less of a kind; another kind makes room where the size is fixed. */
export function change(
  now: ReadonlyMap<number, number>,
  kind: number,
  by: 1 | -1,
  part: Pick<Part, "least" | "most" | "limits">,
): ReadonlyMap<number, number> | null {
  const limits = part.limits ?? [];
  const out = new Map(now);
  const next = (out.get(kind) ?? 0) + by;
  if (next < 0 || next > (limits[kind] ?? 0)) return null;
  if (next) out.set(kind, next);
  else out.delete(kind);
  const size = total(out);
  if (size > part.most) {
    const spare = [...out.keys()].filter((k) => k !== kind).sort((a, b) => out.get(b)! - out.get(a)!)[0];
    if (spare === undefined) return null;
    const left = out.get(spare)! - 1;
    if (left) out.set(spare, left);
    else out.delete(spare);
  }
  return out;
}

/** The choices that say a plain bag: ascending kinds, then *enough* where it is still open. */
export function written(words: Vocabulary, verb: number, bag: ReadonlyMap<number, number>, part: Part): number[] {
  const { base, size, most } = words.rules.verbs[verb]!;
  const out = [...bag.entries()]
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a - b)
    .map(([kind, n]) => base + kind * (most ?? 1) + n - 1);
  const room = (part.limits ?? []).reduce((sum, limit, kind) => sum + (bag.has(kind) ? 0 : limit), 0);
  if (total(bag) < part.most && room > 0) out.push(base + size - 1);
  return out;
}
