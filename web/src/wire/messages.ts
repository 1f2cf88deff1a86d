// Made by web/wire_types.py from `internum server schema`. Change src/internum/server/messages.py instead.

/** One failing condition: the clause, a message id, what is there and what is needed. */
export interface Reason {
  clause: string;
  message: string;
  have: string;
  need: string;
}

/** What the host decides beside the rules. */
export interface Settings {
  title: string;
  listed: boolean;
  latecomers: boolean;
  away_after: number;
  corpus: boolean;
  bot_pause: number;
}

/** One place at the table as everybody sees it. */
export interface LobbySeat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  stand_in: boolean;
  here: boolean;
  since: number;
}

/** A table as a link shows it before it asks anything. */
export interface Lobby {
  table: string;
  game: string;
  title: string;
  phase: "closed" | "lobby" | "over" | "play";
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

/** One line of the log as a seat reads it: one command. `n` is the last number of those it unfolds to. */
export interface Entry {
  n: number;
  first: number;
  kind: "back" | "move" | "start" | "undo" | "withdraw";
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

/** What completes the moves of one or more heads. */
export interface Part {
  verb: number;
  word: string;
  least: number;
  most: number;
  limits: number[] | null;
  ways: number[][];
  all: boolean;
}

/** Several moves that lead a piece to where it can be in one command. */
export interface Route {
  from: number;
  to: string;
  moves: number[][];
}

/** What one side of mine is asked, with all that is needed to compose the command. */
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

/** What a seat of mine can take back, whether it is asked or not. */
export interface Mine {
  seat: number;
  can_undo: number[];
  why_no_undo: Reason | null;
}

/** Who is waited for. */
export interface Asked {
  side: number;
  seat: number;
  since: number;
}

/** How the game stands, for everybody. */
export interface Status {
  over: boolean;
  round: number;
  asked: Asked[];
  scores: number[];
  returns: number[];
  how: string;
  step: number;
  clause: string;
  sealed: number[];
}

/** Something that was said at the table, or to one seat. */
export interface Said {
  t: "said";
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

/** The whole picture of a table, for one pair of eyes. */
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
  insight: unknown;
  proposed: Proposed | null;
  now: number;
  id: string | null;
}

/** A proposal to go back to before entry `to`; `seat` null: it is off. */
export interface Proposed {
  t: "proposed";
  table: string;
  to: number;
  seat: number | null;
  agreed: number[];
}

/** What a client that opens a table again has missed since it lost its connection. */
export interface Missed {
  t: "missed";
  table: string;
  lobby: Lobby;
  since: number;
  seq: number;
  seat: number | null;
  changes: number[];
  prompts: Prompt[];
  mine: Mine[];
  status: Status;
  entries: Entry[];
  talk: Said[];
  insight: unknown;
  proposed: Proposed | null;
  now: number;
  id: string | null;
}

/** One more command in the log, and what it changed in this view. */
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

/** The derived numbers of this view, a moment after what has changed them. */
export interface InsightNow {
  t: "insight";
  table: string;
  seq: number;
  insight: unknown;
}

export interface PresentSeat {
  seat: number;
  here: boolean;
  since: number;
  bot: string;
  stand_in: boolean;
}

export interface Presence {
  t: "presence";
  table: string;
  seats: PresentSeat[];
  watching: number;
  nudged: number | null;
}

export interface LobbyNow {
  t: "lobby";
  table: string;
  lobby: Lobby;
}

export interface Ok {
  t: "ok";
  id: string | null;
  seq: number;
}

export interface WireError {
  t: "error";
  id: string | null;
  code: string;
  message: string;
  reasons: Reason[];
  retry_after: number | null;
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

export interface Because {
  kind: "number" | "open" | "safe";
  what: string;
  change: number;
  side: number;
}

export interface HintMove {
  move: number[];
  text: string;
  worth: number;
  because: Because[];
}

export interface Hints {
  t: "hint";
  id: string | null;
  table: string;
  side: number;
  moves: HintMove[];
}

/** A position that looks the same to this seat, its secrets drawn anew: for programs to try moves on. */
export interface Guessed {
  t: "guess";
  id: string | null;
  table: string;
  side: number;
  seq: number;
  slots: number[];
}

export interface Again {
  t: "again";
  reason: "restart" | "slow" | "version";
}

/** The picture that a client still has of a table from before its connection was lost. */
export interface Have {
  rules: string;
  seq: number;
  seat: number | null;
  said?: number;
}

export interface Open {
  t: "open";
  table: string;
  seat?: number | null;
  keys?: string[];
  insight?: boolean;
  have?: Have | null;
  id?: string | null;
}

export interface Close {
  t: "close";
  table: string;
  id?: string | null;
}

export interface Do {
  t: "do";
  table: string;
  seq: number;
  side: number;
  moves?: number[][] | null;
  text?: string | null;
  id?: string | null;
}

export interface Undo {
  t: "undo";
  table: string;
  seq: number;
  seat: number;
  to?: number;
  id?: string | null;
}

export interface Withdraw {
  t: "withdraw";
  table: string;
  seq: number;
  side: number;
  id?: string | null;
}

export interface Offers {
  t: "offers";
  table: string;
  side: number;
  draft?: number[];
  id?: string | null;
}

export interface Why {
  t: "why";
  table: string;
  side: number;
  move: number[] | string;
  id?: string | null;
}

export interface Hint {
  t: "hint";
  table: string;
  side: number;
  at?: number | null;
  id?: string | null;
}

export interface Guess {
  t: "guess";
  table: string;
  side: number;
  id?: string | null;
}

export interface Say {
  t: "say";
  table: string;
  seat: number;
  to?: number[] | null;
  text?: string | null;
  phrase?: string | null;
  params?: Record<string, string>;
  show?: string[] | null;
  id?: string | null;
}

export interface Seat {
  t: "seat";
  table: string;
  seat: number;
  what: "back" | "nudge" | "resign" | "stand_in";
  id?: string | null;
}

export interface TakeBack {
  t: "take_back";
  table: string;
  seat: number;
  to: number;
  answer?: "agree" | "propose" | "refuse";
  id?: string | null;
}

export interface Rest {
  t: "rest";
  ms?: number;
  table?: string | null;
  id?: string | null;
}

/** Who shall sit in one place. */
export interface Seating {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

export type ServerMessage =
  | TableMessage
  | Missed
  | Moved
  | InsightNow
  | Presence
  | LobbyNow
  | Said
  | Proposed
  | Ok
  | WireError
  | Offered
  | WhyNot
  | Hints
  | Guessed
  | Again;
export type ClientMessage =
  | Open
  | Close
  | Do
  | Undo
  | Withdraw
  | Offers
  | Why
  | Hint
  | Guess
  | Say
  | Seat
  | TakeBack
  | Rest;
