// What goes over the wire: the same as docs/protocol.md and internum/server/messages.py.

export interface Region {
  name: string;
  at: number;
  dims: string[];
  size: number[];
  values: string | null;
  secrecy: "public" | "seat" | "hidden";
  derived: boolean;
}
export interface Verb {
  word: string;
  clause: string;
  base: number;
  size: number;
  params: string[];
  free: boolean;
  chance: boolean;
  kind: "head" | "pick" | "bag" | "sendings" | "part";
  /** The parameters by number of the choice, where they are no plain digits. */
  args?: number[][] | null;
  parts?: number[];
  most?: number | null;
  kinds?: string | null;
}
export interface Rules {
  digest: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  board: string;
  /** What the board shows beside the state, by what it is about. */
  printed?: Record<string, Record<string, string>>;
  sides: string[];
  domains: Record<string, string[]>;
  layout: Region[];
  verbs: Verb[];
  steps: { name: string; clause: string }[];
  events: { name: string; params: [string, string | null][] }[];
}

export interface Reason {
  clause: string;
  message: string;
  have: string;
  need: string;
}
export interface Settings {
  title: string;
  listed: boolean;
  latecomers: boolean;
  away_after: number;
  bot_pause: number;
}
export interface LobbySeat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  stand_in: boolean;
  here: boolean;
  since: number;
}
export interface Lobby {
  table: string;
  game: string;
  title: string;
  phase: "lobby" | "play" | "over" | "closed";
  edition: string;
  options: Record<string, string>;
  changed: Record<string, string>;
  board: string;
  seats: LobbySeat[];
  settings: Settings;
  minutes: number;
  rules: string;
  seq: number;
  host: boolean;
  mine: number[];
  created: number;
  started: number | null;
  ended: number | null;
  commitment: string | null;
  seed: string | null;
  fork_of: string | null;
}
export interface Entry {
  n: number;
  first: number;
  kind: "start" | "move" | "undo" | "withdraw" | "back";
  side: number;
  seat: number;
  at: number;
  text: string;
  moves: number[][];
  results: string[];
  events: number[][];
  back: number;
  route: boolean;
}
export interface Part {
  verb: number;
  word: string;
  least: number;
  most: number;
  limits: number[] | null;
  ways: number[][];
  all: boolean;
}
export interface Route {
  from: number;
  to: string;
  moves: number[][];
}
export interface Prompt {
  side: number;
  seat: number;
  step: number;
  clause: string;
  legal: number[];
  part_of: Record<string, number>;
  parts: Part[];
  routes: Route[];
  default: number[];
  route: "halted" | null;
}
/** What a seat of mine can take back. */
export interface Mine {
  seat: number;
  can_undo: number[];
  why_no_undo: Reason | null;
}
export interface Status {
  over: boolean;
  round: number;
  asked: { side: number; seat: number; since: number }[];
  scores: number[];
  returns: number[];
  how: string;
  step: number;
  clause: string;
  /** Sides whose answers lie sealed. */
  sealed?: number[];
}
export interface Insight {
  sides?: {
    side: number;
    numbers: Record<string, number>;
    ways: { way: string; clause: string; missing: number }[];
  }[];
  lenses?: Record<string, [number, number, number][]>;
}
export interface Said {
  t?: "said";
  table: string;
  n: number;
  seat: number;
  to: number[] | null;
  at: number;
  text: string;
  phrase: string;
  params: Record<string, string>;
  show: string[];
}
export interface Proposed {
  t: "proposed";
  table: string;
  to: number;
  seat: number | null;
  agreed: number[];
}
export interface TableMessage {
  t: "table";
  table: string;
  lobby: Lobby;
  rules: string;
  seq: number;
  seat: number | null;
  view: number[];
  prompts: Prompt[];
  mine: Mine[];
  status: Status | null;
  entries: Entry[];
  talk: Said[];
  insight: Insight | null;
  proposed: Proposed | null;
  now: number;
  id?: string | null;
}
/** What was missed while the connection was lost: as `table`, but the view as changes since an entry. */
export interface Missed extends Omit<TableMessage, "t" | "view" | "rules"> {
  t: "missed";
  since: number;
  status: Status;
  changes: number[];
}
export interface Moved {
  t: "moved";
  table: string;
  seq: number;
  entry: Entry;
  changes: number[];
  prompts: Prompt[];
  mine: Mine[];
  status: Status;
}
export interface Presence {
  t: "presence";
  table: string;
  seats: { seat: number; here: boolean; since: number; bot: string; stand_in: boolean }[];
  watching: number;
  nudged: number | null;
}
export interface Offered {
  t: "offers";
  id: string | null;
  table: string;
  side: number;
  draft: number[];
  settled: boolean;
  legal: number[];
  part: Part | null;
}
export interface WhyNot {
  t: "why";
  id: string | null;
  table: string;
  legal: boolean;
  reasons: Reason[];
}
export interface Hints {
  t: "hint";
  id: string | null;
  table: string;
  side: number;
  moves: { move: number[]; text: string; worth: number; because: Because[] }[];
}
export interface Because {
  kind: "number" | "open" | "safe";
  what: string;
  change: number;
  side: number;
}
export interface WireError {
  t: "error";
  id: string | null;
  code: string;
  message: string;
  reasons: Reason[];
  retry_after: number | null;
}
export type ServerMessage =
  | TableMessage
  | Missed
  | Moved
  | { t: "insight"; table: string; seq: number; insight: Insight }
  | Presence
  | { t: "lobby"; table: string; lobby: Lobby }
  | { t: "insight"; table: string; seq: number; insight: Insight | null }
  | (Said & { t: "said" })
  | Proposed
  | { t: "ok"; id: string | null; seq: number }
  | WireError
  | Offered
  | WhyNot
  | Hints
  | { t: "again"; reason: "restart" | "version" | "slow" | "moved" };

export interface Seating {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}
