// What is asked once.
import type { Analysis, Lobby, Rules, Seating, Settings, Status, Entry } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** How often a call that came too fast is made again. */
const AGAIN = 4;

async function call<T>(method: string, path: string, body?: unknown, left = AGAIN): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("gone", "", 0);
  }
  const text = await answer.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = text;
  }
  if (!answer.ok) {
    const error = (parsed as { error?: { code: string; message: string; retry_after?: number | null } } | null)?.error;
    if (answer.status === 429 && left > 0) {
      await new Promise((wake) => setTimeout(wake, 1000 * Math.min(error?.retry_after ?? 1, 5)));
      return call(method, path, body, left - 1);
    }
    throw new Refusal(error?.code ?? "gone", error?.message ?? "", answer.status);
  }
  return parsed as T;
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
  clause: string;
  about: string;
}
export interface GameAbout {
  name: string;
  title: string;
  seats: [number, number];
  options: GameOption[];
  presets: Record<string, Record<string, string>>;
  bots: ({ name: string; about?: string } | string)[];
}
export interface Clause {
  id: string;
  kind: string;
  chapter: string;
  text: string;
  confidence?: string;
}
/** A table in a list; `asked` are my seats that it waits for. */
export interface TableLine {
  lobby: Lobby;
  asked: number[];
  touched: number;
}
export interface Made {
  table: string;
  host_key: string;
  seats: { seat: number; key: string }[];
}

export const http = {
  games: () => call<GameAbout[] | { games: GameAbout[] }>("GET", "/api/games").then((x) => (Array.isArray(x) ? x : x.games)),
  rules: (digest: string) => call<Rules>("GET", `/api/rules/${digest}`),
  clauses: (game: string) =>
    call<Clause[] | { clauses: Clause[] }>("GET", `/api/games/${game}/clauses`).then((x) => (Array.isArray(x) ? x : x.clauses)),
  map: (name: string) => call<unknown>("GET", `/api/maps/${name}.map.json`),
  tables: () => call<{ mine: TableLine[]; listed: TableLine[] }>("GET", "/api/tables"),
  lobby: (id: string) => call<Lobby>("GET", `/api/tables/${id}`),
  make: (body: { game: string; seats: number; options?: Record<string, string>; seating: Seating[]; settings?: Partial<Settings>; word?: string }) =>
    call<Made>("POST", "/api/tables", body),
  join: (id: string, seat: number | null, name: string, corpus: boolean) =>
    call<{ table: string; seat: number; key: string }>("POST", `/api/tables/${id}/join`, { seat, name, corpus }),
  start: (id: string) => call<unknown>("POST", `/api/tables/${id}/start`, {}),
  seat: (id: string, seat: number, what: string, bot = "") =>
    call<unknown>("POST", `/api/tables/${id}/seats/${seat}`, { what, bot }),
  record: (id: string) => call<string>("GET", `/api/tables/${id}/record`),
  analysis: (id: string) => call<Analysis>("GET", `/api/tables/${id}/analysis`),
  state: (id: string, at: number) =>
    call<{ table: string; at: number; view: number[]; entry: Entry; status: Status }>("GET", `/api/tables/${id}/state?at=${at}`),
  entries: (id: string, before: number) => call<Entry[]>("GET", `/api/tables/${id}/entries?before=${before}`),
  /** A link as a QR code, an SVG. */
  qr: (text: string) => call<string>("POST", "/api/qr", { text }),
  fork: (id: string, at: number, seating: Seating[], word = "") =>
    call<Made>("POST", `/api/tables/${id}/fork`, { at, seating, word }),
  bring: (record: string) => call<{ table: string }>("POST", "/api/import", { record }),
};
