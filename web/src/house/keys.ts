// Tables are opened and joined here, so that the keys of one's seats are kept: they are the way back on any device.
import { http, type Made } from "../wire/http";
import { house } from "./house.svelte";

const MOST = 60; // tables whose keys are kept

function keep(table: string, key: string | undefined): void {
  if (!key) return;
  const kept = Object.entries({ ...house.taste.keys, [table]: key }).slice(-MOST);
  house.taste.keys = Object.fromEntries(kept);
}

export function keepSeats(made: Made): Made {
  keep(made.table, made.seats[0]?.key);
  return made;
}

export async function openTable(body: Parameters<typeof http.make>[0]): Promise<Made> {
  return keepSeats(await http.make({ ...body, ...(house.taste.word ? { word: house.taste.word } : {}) }));
}

export async function joinTable(table: string, seat: number | null, corpus = false): Promise<number> {
  const seated = await http.join(table, seat, house.taste.name, corpus);
  keep(table, seated.key);
  return seated.seat;
}

/** The private link to my seat at a table. */
export const wayBack = (table: string): string | null =>
  table in house.taste.keys ? `${location.origin}/k/${house.taste.keys[table]}` : null;
