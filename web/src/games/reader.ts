// What a game adds to the table: how its view is read onto the board, which step belongs to which phase, what a seat
// holds. Facts only; what may be done comes from the server.
import type { Choice, Vocabulary } from "../rules/vocabulary";
import type { Head } from "../table/compose.svelte";
import type { Part, Status } from "../wire/types";
import { antike } from "./antike";
import { conquest } from "./conquest";
import { empires, nostrum } from "./empires";

/** Units of one kind and side in an area. */
export interface Stack {
  piece: string;
  side: number;
  count: number;
  /** How many of them can still act, where that matters now. */
  ready?: number;
}

/** A building, or the place for one. */
export interface Site {
  id: string;
  piece: string;
  built: boolean;
  side: number;
  /** The side whose unit stands on it. */
  occupier?: number;
}

export interface AreaLook {
  owner: number;
  contested: number[];
  sites: Site[];
  stacks: Stack[];
}

export interface Holding {
  kind: string;
  count: number;
  known: boolean;
}

export interface SeatNumber {
  key: string;
  piece: string;
  value: number | string;
  /** What comes next round, where that is known. */
  more?: number;
}

export interface Emblem {
  name: string;
  fill?: string;
}

/** The numbers that a game's insight knows of one side, by name. */
export type Insights = Readonly<Record<string, number>>;

export interface Reader {
  /** The domain whose words are the parties that play; people at set-up are sides as well, but hold nothing. */
  parties: string;
  /** Pixels that the hand usually takes on a wide screen, so that the board does not move. */
  handHeight: number;
  phases: { name: string; steps: string[] }[];
  /** What an area looks like. */
  area(words: Vocabulary, view: readonly number[], area: string): AreaLook;
  /** Open and secret holdings of a side. */
  holdings(words: Vocabulary, view: readonly number[], side: number): Holding[];
  /** The few numbers that people compare. */
  numbers(words: Vocabulary, view: readonly number[], side: number, status: Status | null, insight: Insights): SeatNumber[];
  /** What a side has won or acquired, as emblems. */
  emblems(words: Vocabulary, view: readonly number[], side: number): Emblem[];
  emblem(side: string): string;
  /** Is this head taken at once with its suggestion? */
  instant(head: Head, part: Part): boolean;
  /** Does this choice hand the turn over? */
  endsTurn(words: Vocabulary, step: string, choice: Choice): boolean;
  /** Rounds that are told as seasons with rounds of their own. */
  clock?(words: Vocabulary, round: number): { season: number; round: number };
  /** On which place of an alliance box a side stands, from 0; −1 on none. Odd places are one alliance, even ones the other. */
  place?(words: Vocabulary, view: readonly number[], side: number): number;
  /** The ways to win, as the guide names them. */
  ways: string[];
  /** Verbs that a panel of the game's own shows. */
  panels: Record<string, string>;
  /** Parts in which a tap on a place sends all that can go there. */
  massed: string[];
  /** Do seats have secrets at this table? */
  secrets: boolean;
}

export const blankArea = (): AreaLook => ({ owner: -1, contested: [], sites: [], stacks: [] });

/** A game without a reader of its own is played from its words and choices alone. */
const plain: Reader = {
  parties: "",
  handHeight: 116,
  phases: [],
  area: blankArea,
  holdings: () => [],
  numbers: () => [],
  emblems: () => [],
  emblem: () => "standard",
  instant: (_, part) => part.ways.length === 1 && part.all,
  endsTurn: () => false,
  ways: [],
  panels: {},
  massed: [],
  secrets: true,
};

const READERS: Record<string, Reader> = { antike, conquest, empires, nostrum };
export const readerOf = (game: string): Reader => READERS[game] ?? plain;

const AREA_DOMAINS = ["province", "key_province", "sea", "site"];

/** The areas a choice names, in order: provinces, seas, and the provinces of sites. */
export function placesOf(words: Vocabulary): (choice: Choice) => string[] {
  const provinces = [...words.domain("province")].sort((a, b) => b.length - a.length);
  return (choice) => {
    if (choice.verb.kind === "bag") return [];
    const out: string[] = [];
    for (const [i, param] of choice.verb.params.entries()) {
      const domain = param.replace(/ \d+$/, "");
      if (!AREA_DOMAINS.includes(domain)) continue;
      const word = choice.words[i] ?? "";
      out.push(domain === "site" ? (provinces.find((one) => word.startsWith(`${one}_`)) ?? word) : word);
    }
    return out;
  };
}
