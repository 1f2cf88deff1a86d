// What goes over the wire. The messages are made from the server's schema (messages.ts); here stands what they carry
// as they find it: the rules of a table and the numbers of a game's insight.
import type * as wire from "./messages";

export type {
  Because,
  ClientMessage,
  Entry,
  Hints,
  Lobby,
  LobbySeat,
  Mine,
  Offered,
  Part,
  Presence,
  Prompt,
  Proposed,
  Reason,
  Route,
  Said,
  Seating,
  Settings,
  Status,
  WhyNot,
  WireError,
} from "./messages";

export interface Analysis {
  rounds: { at: number; round: number; chances: number[] }[];
  turns: { at: number; side: number; text: string; moved: number[]; rolled: number[] }[];
  moves: number[];
  dice: number[];
}
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

export interface Insight {
  sides?: {
    side: number;
    numbers: Record<string, number>;
    ways: { way: string; clause: string; missing: number }[];
  }[];
  lenses?: Record<string, [number, number, number][]>;
}

type Told<Message> = Omit<Message, "insight"> & { insight: Insight | null };
export type TableMessage = Told<wire.TableMessage>;
export type Missed = Told<wire.Missed>;
export type Moved = wire.Moved;
export type ServerMessage = Exclude<wire.ServerMessage, { insight: unknown }> | TableMessage | Missed | Told<wire.InsightNow>;
