import type { Choice, Vocabulary } from "../rules/vocabulary";
import type { Because, Entry, Reason } from "../wire/types";
import { capital, type Words } from "./words";

const id = (word: string): string => word.replaceAll("_", "-").replaceAll(" ", "-");

/** What a table says, in the reader's language: events, questions, choices, refusals. */
export class Speech {
  constructor(
    readonly words: Words,
    readonly book: Vocabulary,
  ) {}

  /** The sides that a seat can lead during play. */
  get parties(): string[] {
    const dim = this.book.regions.get("seat")?.dims[0];
    return dim ? this.book.domain(dim) : this.book.rules.sides;
  }

  /** Who leads a side; where a game has no such fact, each seat leads its own. */
  seatOf(view: readonly number[], side: number): number {
    return this.book.regions.has("seat") ? this.book.get(view, "seat", side) - 1 : side;
  }

  /** The first side that a seat leads. */
  sideOf(view: readonly number[], seat: number): number {
    return this.parties.findIndex((_, side) => this.seatOf(view, side) === seat);
  }

  side(side: number): string {
    const word = this.book.rules.sides[side];
    return word === undefined ? "" : this.words.title(word);
  }

  private params(names: readonly string[], words: readonly string[]): Record<string, string | number> {
    const out: Record<string, string | number> = {};
    for (const [i, name] of names.entries()) {
      const plain = name.replace(/ \d+$/, "");
      const word = words[i] ?? "";
      const value = /^\d+$/.test(word) ? Number(word) : this.words.name(word);
      const key = plain in out ? `${plain}2` : plain;
      out[key] = value;
      out[`${key}-id`] = word;
    }
    return out;
  }

  /** One reason of a hint: a number and its change, or a place that lies open to somebody. */
  because(why: Because): string {
    if (why.kind === "number") return `${this.words.say(`gain-${id(why.what)}`)} ${why.change > 0 ? "+" : "−"}${Math.abs(why.change)}`;
    return this.words.say(`gain-${why.kind}`, { place: this.words.name(why.what), side: this.side(why.side) });
  }

  /** A choice as a label. */
  choice(choice: Choice, step = ""): string {
    const word = id(choice.verb.word);
    const params = this.params(choice.verb.params, choice.words);
    const found = this.words.first([`do-${word}-${id(step)}`, `do-${word}`], params);
    return capital(found ?? [this.words.name(choice.verb.word), ...choice.words.map((one) => this.words.name(one))].join(" "));
  }

  /** A whole move: its head, then what fills its parts. */
  move(move: readonly number[], step = ""): string {
    const [head = 0, ...rest] = move;
    const parts = rest
      .map((choice) => this.book.decode(choice))
      .filter((one) => one.words[0] !== "enough")
      .map((one) => (one.verb.kind === "bag" ? `${one.words[1]} ${this.words.name(one.words[0] ?? "")}` : one.words.map((word) => this.words.name(word)).join(" ")));
    const label = this.choice(this.book.decode(head), step);
    return parts.length ? `${label}: ${parts.join(", ")}` : label;
  }

  question(step: string): string {
    return this.words.first([`ask-${step}`]) ?? this.words.name(step);
  }

  part(word: string): string {
    return capital(this.words.first([`part-${word}`]) ?? this.words.name(word));
  }

  confirm(verb: string, part: string): string {
    return this.words.first([`confirm-${id(verb)}`, `confirm-${id(part)}`]) ?? this.words.say("confirm");
  }

  event(told: readonly number[]): string {
    const kind = this.book.rules.events[told[0] ?? -1];
    if (!kind) return "";
    const params: Record<string, string | number> = {};
    for (const [i, [name, domain]] of kind.params.entries()) {
      const value = told[i + 1] ?? 0;
      if (domain === null) params[name] = value;
      else {
        const word = this.book.domain(domain)[value] ?? "";
        params[name] = this.words.name(word);
        params[`${name}-id`] = word; // what a message may select on
      }
    }
    return this.words.sentence(`event-${kind.name}`, params);
  }

  /** Events of one kind in a row become one sentence: what they begin with is said once. */
  told(events: readonly (readonly number[])[]): string[] {
    const out: string[] = [];
    let kind = -1;
    let run: string[][] = [];
    const close = (): void => {
      if (!run.length) return;
      let same = 0;
      while (run.length > 1 && run.every((words) => words.length > same + 1 && words[same] === run[0]![same])) same++;
      if (run.length === 1) out.push(run[0]!.join(" "));
      else if (same < 2) out.push(...run.map((words) => words.join(" ")));
      else out.push(`${run[0]!.slice(0, same).join(" ")} ${run.map((words) => words.slice(same).join(" ")).join(", ")}`);
      run = [];
    };
    for (const told of events) {
      const text = this.event(told);
      if (!text) continue;
      if (told[0] !== kind) close();
      kind = told[0] ?? -1;
      run.push(text.split(" "));
    }
    close();
    return out;
  }

  /** Does an event name this side? */
  names(told: readonly number[], side: number): boolean {
    const word = this.book.rules.sides[side];
    const kind = this.book.rules.events[told[0] ?? -1];
    return (kind?.params ?? []).some(([, domain], i) => domain !== null && this.book.domain(domain)[told[i + 1] ?? -1] === word);
  }

  /** The areas that an event names. */
  areas(told: readonly number[]): string[] {
    const kind = this.book.rules.events[told[0] ?? -1];
    const out: string[] = [];
    for (const [i, [, domain]] of (kind?.params ?? []).entries()) {
      if (!domain || !/^(province|sea|site)\b/.test(domain)) continue;
      const word = this.book.domain(domain)[told[i + 1] ?? -1] ?? "";
      out.push(
        domain.startsWith("site") ? (this.book.domain("province").find((one) => word.startsWith(`${one}_`)) ?? word) : word,
      );
    }
    return out;
  }

  /** From where to where, if the event is a movement. */
  way(told: readonly number[]): { from: string; to: string } | null {
    const kind = this.book.rules.events[told[0] ?? -1];
    const word = (name: string): string => {
      const i = kind?.params.findIndex(([one]) => one === name) ?? -1;
      const domain = kind?.params[i]?.[1];
      return domain && /^(province|sea)/.test(domain) ? (this.book.domain(domain)[told[i + 1] ?? -1] ?? "") : "";
    };
    const [from, to] = [word("from"), word("to")];
    return from && to ? { from, to } : null;
  }

  private readonly lines = new WeakMap<Entry, string[]>();

  /** The lines of an entry, which never change: made once. */
  entry(entry: Entry): string[] {
    let found = this.lines.get(entry);
    if (!found) this.lines.set(entry, (found = this.tell(entry)));
    return found;
  }

  private tell(entry: Entry): string[] {
    if (entry.kind === "undo" || entry.kind === "back") return [this.words.say("log-undo", { side: this.side(entry.side) })];
    if (entry.kind === "withdraw") return [this.words.say("log-withdraw", { side: this.side(entry.side) })];
    const said = this.told(entry.events);
    if (entry.text === "done" && !said.length) return []; // what follows says as much
    if (said.length || entry.kind === "start") return said;
    if (entry.text.includes("?")) return [this.words.say("log-sealed", { side: this.side(entry.side) })];
    const text = entry.text.split(/[ :;]+/).map((word) => this.words.name(word)).join(" ");
    return [this.words.say("log-plain", { side: this.side(entry.side), text })];
  }

  reason(reason: Reason): string {
    const text = this.words.sentence(`refused-${reason.message}`, {
      have: this.words.name(reason.have),
      need: this.words.name(reason.need),
    });
    return reason.clause ? `${text} (${reason.clause})` : text;
  }
}
