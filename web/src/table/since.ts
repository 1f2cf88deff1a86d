// What happened while one was away, cut into the few pieces that one can watch and read.
import type { Entry } from "../wire/types";
import type { Speech } from "../words/speech";

export const MOST = 6; // lines
const LONGEST = 15_000; // ms for all of it
const USUAL = 2200; // ms for one piece
const SENTENCES = 2; // of one piece

export interface Piece {
  entries: Entry[];
  /** What is told of it. */
  line: string;
  side: number;
  /** Does it concern me? */
  mine: boolean;
}

/** Entries that I have not seen: after my own last one, and after what this browser has shown. Who comes for the first time has not been away. */
export function unseen(entries: Entry[], seat: number, read: number): Entry[] {
  const own = entries.findLast((entry) => entry.seat === seat)?.n ?? -1;
  const known = Math.max(own, read);
  return known < 0 ? [] : entries.filter((entry) => entry.n > known);
}

/** One piece a turn where that is few enough, else several turns a piece. What concerns me is told first. */
export function pieces(entries: Entry[], speech: Speech, side: number, home: (area: string) => boolean): Piece[] {
  const turns: Entry[][] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last[0]!.side === entry.side) last.push(entry);
    else turns.push([entry]);
  }
  const told = turns.filter((turn) => turn.some((entry) => speech.told(entry.events).length));
  const many = Math.min(MOST, told.length);
  const out: Piece[] = [];
  for (let i = 0; i < many; i++) {
    const some = told.slice(Math.round((i * told.length) / many), Math.round(((i + 1) * told.length) / many)).flat();
    const events = some.flatMap((entry) => entry.events);
    const near = events.filter((event) => speech.names(event, side) || speech.areas(event).some(home));
    const placed = events.filter((event) => speech.areas(event).length);
    const best = near.length ? near : placed.length ? placed : events;
    out.push({ entries: some, line: speech.told(best).slice(-SENTENCES).join(" · "), side: some[0]!.side, mine: near.length > 0 });
  }
  return out;
}

export const pace = (count: number): number => Math.min(USUAL, LONGEST / Math.max(1, count));
