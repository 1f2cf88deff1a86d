// The chronicle: a game told in a few lines a round, from what happened, in the manner of an annalist: dry and short.
import type { Entry } from "../wire/types";
import type { Speech } from "../words/speech";

export interface Year {
  round: number;
  lines: string[];
}

/** What is worth a line, the weightiest first. */
const WORTH = [
  "won", "season_over", "revolt", "murdered", "city_taken", "converted", "conquered", "taken_over", "destroyed", "plundered", "occupied",
  "land_battle", "sea_battle", "battle", "changed_sides", "acquired", "bought", "awarded_extra", "awarded", "city_built", "vote_won", "title",
  "role", "allied", "temple", "founded", "learned", "built", "marked", "peace", "announced",
];
const MOST = 3; // lines a year

const ROMAN = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;
export function roman(n: number): string {
  let out = "";
  for (const [sign, value] of ROMAN) for (; n >= value; n -= value) out += sign;
  return out;
}

/** The years between the moments of which the round is known. */
export function annals(entries: readonly Entry[], moments: readonly { at: number; round: number }[], speech: Speech): Year[] {
  const years: { round: number; events: number[][] }[] = [];
  let from = -1;
  for (const { at, round } of moments) {
    const events = entries.filter((entry) => entry.kind === "move" && entry.n > from && entry.n <= at).flatMap((entry) => entry.events);
    const last = years.at(-1);
    if (last?.round === round) last.events.push(...events);
    else years.push({ round, events: [...events] });
    from = at;
  }
  let before = "";
  return years.map(({ round, events }) => {
    const found: { at: number; worth: number; kind: string; line: string }[] = [];
    for (const [at, event] of events.entries()) {
      const kind = speech.book.rules.events[event[0] ?? -1]?.name ?? "";
      const worth = WORTH.indexOf(kind);
      if (worth >= 0) found.push({ at, worth, kind, line: speech.event(event) });
    }
    const some: typeof found = [];
    // each kind of deed once, never the one that the year before ended with
    for (const one of found.toSorted((a, b) => a.worth - b.worth || b.at - a.at))
      if (one.line && some.length < MOST && !some.some((other) => other.kind === one.kind) && one.line !== before) some.push(one);
    some.sort((a, b) => a.at - b.at);
    before = some.at(-1)?.line ?? "";
    return { round, lines: some.map((one) => one.line) };
  });
}
