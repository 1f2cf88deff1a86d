// Composes a move from what is offered. It knows no rule: a head is a whole move or has parts, a part has ways.
// Choosing on the board is: a piece or a place, then (where the verb has two places) its target.
import type { Choice, Vocabulary } from "../rules/vocabulary";
import { cut, type Filling, swap, change, total, written } from "../rules/ways";
import type { Offered, Part, Prompt } from "../wire/types";
import { Sending } from "./sending.svelte";

export interface Head extends Choice {
  /** Areas of the board that the head names, in order. */
  places: string[];
}

export interface Player {
  /** Carry out moves for a side. */
  play(side: number, moves: number[][]): Promise<boolean>;
  /** What a draft leaves open. */
  offers(side: number, draft: number[]): Promise<Offered>;
  /** Does a tap of this part send all that can go? */
  massed(part: Part): boolean;
}

export type PlacesOf = (choice: Choice) => string[];
/** Heads whose suggested filling is taken at once: what it costs is the same for any way, and undo is at hand. */
export type Instant = (head: Head, part: Part) => boolean;

export class Composer {
  prompt = $state.raw<Prompt | null>(null);
  from = $state<string | null>(null);
  head = $state.raw<Head | null>(null);
  /** What the parts are filled with so far. */
  way = $state.raw<number[]>([]);
  /** So many of which to where, when that is what the head is completed with. */
  sendings = $state.raw<Sending | null>(null);
  /** A whole move that a panel has laid out for the main button. */
  ready = $state.raw<{ move: number[]; label: string } | null>(null);
  menu = $state.raw<{ area: string; heads: Head[] } | null>(null);
  sending = $state(false);
  /** What the next tap is for, where one verb offers several units for the same places. */
  mode = $state("");

  /** The units to choose the mode from; empty where a tap says enough by itself. */
  modes = $derived.by<string[]>(() => {
    const verbs = new Set(this.placed.map((head) => head.verb));
    const [verb] = verbs;
    if (verbs.size !== 1 || !verb || this.placed.some((head) => head.places.length > 1)) return [];
    const at = verb.params.findIndex((param) => param === "unit");
    if (at < 0) return [];
    const words = [...new Set(this.placed.map((head) => head.words[at]!))];
    return words.length > 1 ? words : [];
  });

  heads = $derived.by<Head[]>(() => {
    const words = this.words();
    if (!this.prompt || !words) return [];
    return this.prompt.legal.map((choice) => {
      const decoded = words.decode(choice);
      return { ...decoded, places: this.placesOf(decoded) };
    });
  });

  /** Heads that are chosen on the board. */
  placed = $derived(this.heads.filter((head) => head.places.length > 0));
  /** Heads that are buttons. */
  loose = $derived(this.heads.filter((head) => head.places.length === 0));

  part = $derived.by<Part | null>(() => {
    if (!this.prompt || !this.head) return null;
    const at = this.prompt.part_of[String(this.head.choice)];
    return at === undefined ? null : (this.prompt.parts[at] ?? null);
  });

  fillings = $derived.by<Filling[]>(() => {
    const words = this.words();
    return words && this.part ? cut(words, this.way) : [];
  });

  /** What glows: where a move begins, or the targets of what is chosen. */
  glow = $derived.by<Map<string, "begin" | "target">>(() => {
    const out = new Map<string, "begin" | "target">();
    if (this.sendings) {
      for (const spot of this.sendings.open) out.set(this.sendings.spots[spot]!, "target");
      return out;
    }
    if (this.head) {
      for (const place of this.head.places) out.set(place, "target");
      return out;
    }
    if (this.from !== null) {
      for (const head of this.placed)
        if (head.places.length > 1 && head.places[0] === this.from) out.set(head.places[1]!, "target");
      return out;
    }
    for (const head of this.placed) out.set(head.places[0]!, "begin");
    return out;
  });

  constructor(
    private readonly words: () => Vocabulary | null,
    private readonly placesOf: PlacesOf,
    private readonly instant: Instant,
    private readonly player: Player,
  ) {}

  /** A new question: nothing is chosen, except where there is only one place to begin. */
  ask(prompt: Prompt | null): void {
    this.prompt = prompt;
    this.sending = false;
    this.drop();
  }

  drop(): void {
    this.from = null;
    this.head = null;
    this.way = [];
    this.sendings = null;
    this.menu = null;
  }

  /** Is there only one thing to do, and only how is asked? */
  get single(): boolean {
    return this.heads.length === 1;
  }

  get busy(): boolean {
    return (this.head !== null && !this.single) || this.from !== null || this.menu !== null;
  }

  /** Somebody taps an area, perhaps a piece of some kind on it. False: nothing can be done there. */
  tap(area: string, word?: string): boolean {
    if (this.sending) return false;
    this.menu = null;
    if (this.sendings?.tap(area)) return true;
    if (this.sendings?.total) return false; // what was laid out stays: Back puts it down
    if (this.from !== null && this.from !== area) {
      const reach = this.placed.filter((head) => head.places[0] === this.from && head.places[1] === area);
      if (reach.length) return this.among(area, reach, word);
    }
    const here = this.placed.filter((head) => head.places[0] === area);
    const singles = here.filter((head) => head.places.length === 1);
    const movers = here.length - singles.length;
    if (this.head || this.from === area) {
      const again = this.from === area || this.head?.places.includes(area);
      this.drop();
      if (again) return true;
    }
    if (!here.length) {
      this.drop();
      return false;
    }
    if (movers && !singles.length) {
      this.from = area;
      return true;
    }
    if (movers && word && here.some((head) => head.places.length > 1 && head.words.includes(word))) {
      this.from = area;
      return true;
    }
    if (movers) {
      // what could be done here besides is offered, never done: the touch may have meant the way out
      this.from = area;
      this.menu = { area, heads: singles };
      return true;
    }
    return this.among(area, singles, word ?? (this.modes.includes(this.mode) ? this.mode : this.modes[0]));
  }

  private among(area: string, heads: Head[], word?: string): boolean {
    const exact = this.modes.length ? (this.modes.includes(this.mode) ? this.mode : this.modes[0]!) : "";
    if (exact && heads.some((head) => head.words.includes(exact))) word = exact;
    const narrow = word ? heads.filter((head) => head.words.some((one) => one === word || one.endsWith(`_${word}`))) : [];
    const some = narrow.length ? narrow : heads;
    if (some.length === 1) this.take(some[0]!);
    else this.menu = { area, heads: some };
    return true;
  }

  /** Take a head: made at once when nothing is left to choose, else its parts lie ready with the suggestion. */
  take(head: Head): void {
    this.menu = null;
    const at = this.prompt?.part_of[String(head.choice)];
    const part = at === undefined ? undefined : this.prompt?.parts[at];
    if (!part) {
      void this.send([[head.choice]]);
      return;
    }
    const words = this.words();
    if (words?.rules.verbs[part.verb]?.kind === "sendings") {
      const side = this.prompt!.side;
      this.head = head;
      this.sendings = new Sending(words, head.choice, part, this.player.massed(part), (draft) => this.player.offers(side, draft));
      return;
    }
    const way = part.ways[0] ?? [];
    if (this.instant(head, part)) {
      void this.send([[head.choice, ...way]]);
      return;
    }
    this.head = head;
    this.way = way;
  }

  /** The ways that agree with the parts before `index`. */
  private agreeing(index: number): { way: number[]; parts: Filling[] }[] {
    const words = this.words();
    if (!words || !this.part) return [];
    const before = this.fillings.slice(0, index).flatMap((one) => one.choices);
    return this.part.ways
      .filter((way) => before.every((choice, i) => way[i] === choice))
      .map((way) => ({ way, parts: cut(words, way) }));
  }

  /** Could there be more (or less) of a kind in a bag? */
  can(index: number, kind: number, by: 1 | -1): boolean {
    return this.next(index, kind, by) !== null;
  }

  private next(index: number, kind: number, by: 1 | -1): number[] | null {
    const words = this.words();
    const now = this.fillings[index]?.bag ?? new Map<number, number>();
    if (!words || !this.part) return null;
    if (!this.part.all && index === 0 && this.part.limits) {
      const bag = change(now, kind, by, this.part);
      return bag && written(words, this.part.verb, bag, this.part);
    }
    const open = this.agreeing(index);
    const bags = open.map((one) => one.parts[index]?.bag ?? new Map<number, number>());
    const found = swap(now, kind, by, bags);
    return found ? open[bags.indexOf(found as Map<number, number>)]!.way : null;
  }

  step(index: number, kind: number, by: 1 | -1): void {
    const way = this.next(index, kind, by);
    if (way) this.way = way;
  }

  /** What can be picked for a part that is one choice. */
  picks(index: number): number[] {
    return [...new Set(this.agreeing(index).map((one) => one.parts[index]?.pick ?? -1))].filter((one) => one >= 0);
  }

  pick(index: number, choice: number): void {
    const way = this.agreeing(index).find((one) => one.parts[index]?.pick === choice)?.way;
    if (way) this.way = way;
  }

  /** Does what lies there fill the move? */
  complete = $derived.by(() => {
    if (!this.part) return false;
    if (this.sendings) return this.sendings.total > 0;
    if (this.part.all || !this.part.limits) return true;
    const bag = this.fillings[0]?.bag;
    const size = bag ? total(bag) : 0;
    return size >= this.part.least && size <= this.part.most;
  });

  confirm(): void {
    if (this.sendings && this.complete) {
      const sending = this.sendings;
      void sending.move().then((move) => (this.sendings === sending ? this.send([move]) : undefined));
    } else if (this.head && this.complete) void this.send([[this.head.choice, ...this.way]]);
  }

  async send(moves: number[][]): Promise<void> {
    if (!this.prompt || this.sending) return;
    this.sending = true;
    const side = this.prompt.side;
    this.drop();
    await this.player.play(side, moves);
    this.sending = false;
  }
}
