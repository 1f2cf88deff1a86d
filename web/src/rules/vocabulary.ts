import type { Region, Rules, Verb } from "../wire/types";

/** A choice in words. */
export interface Choice {
  choice: number;
  verb: Verb;
  args: number[];
  words: string[];
}

/** Reads the numbers of a table with the help of its rules: views by `layout`, choices by `verbs`. */
export class Vocabulary {
  readonly regions: ReadonlyMap<string, Region>;
  private readonly indices = new Map<string, Map<string, number>>();

  constructor(readonly rules: Rules) {
    this.regions = new Map(rules.layout.map((region) => [region.name, region]));
    for (const [name, words] of Object.entries(rules.domains))
      this.indices.set(name, new Map(words.map((word, i) => [word, i])));
  }

  domain(name: string): string[] {
    return this.rules.domains[name] ?? [];
  }

  index(domain: string, word: string): number {
    return this.indices.get(domain)?.get(word) ?? -1;
  }

  verbOf(choice: number): Verb {
    const verb = this.rules.verbs.find((one) => one.base <= choice && choice < one.base + one.size);
    if (!verb) throw new RangeError(`no verb has the choice ${choice}`);
    return verb;
  }

  decode(choice: number): Choice {
    const verb = this.verbOf(choice);
    let arg = choice - verb.base;
    if (verb.kind === "bag") {
      const most = verb.most ?? 1;
      if (arg === verb.size - 1) return { choice, verb, args: [], words: ["enough"] };
      const kind = Math.floor(arg / most);
      const count = arg - kind * most + 1;
      return { choice, verb, args: [kind, count], words: [this.domain(verb.kinds ?? "")[kind] ?? "", String(count)] };
    }
    if (verb.kind === "sendings") {
      const kinds = verb.size - (verb.most ?? 1) - 1;
      if (arg === verb.size - 1) return { choice, verb, args: [], words: ["enough"] };
      if (arg >= kinds) return { choice, verb, args: [arg - kinds + 1], words: [String(arg - kinds + 1)] };
    }
    const args: number[] = verb.args ? [...(verb.args[arg] ?? [])] : [];
    for (const param of verb.args ? [] : [...verb.params].reverse()) {
      const n = this.domain(param).length;
      args.unshift(arg % n);
      arg = Math.floor(arg / n);
    }
    return { choice, verb, args, words: args.map((at, i) => this.domain(verb.params[i] ?? "")[at] ?? String(at)) };
  }

  /** The choice of a verb with these parameters in words; −1 when there is none. */
  encode(word: string, ...words: string[]): number {
    const verb = this.rules.verbs.find((one) => one.word === word && one.kind === "head");
    if (!verb) return -1;
    const args = verb.params.map((param, i) => this.index(param, words[i] ?? ""));
    if (args.includes(-1)) return -1;
    if (verb.args) {
      const at = verb.args.findIndex((row) => row.every((n, i) => n === args[i]));
      return at < 0 ? -1 : verb.base + at;
    }
    return verb.base + args.reduce((sum, n, i) => sum * this.domain(verb.params[i]!).length + n, 0);
  }

  /** The slot of a fact; −1 when this table has no such fact. */
  slot(name: string, ...indices: number[]): number {
    const region = this.regions.get(name);
    if (!region) return -1;
    let offset = 0;
    for (const [i, size] of region.size.entries()) offset = offset * size + (indices[i] ?? 0);
    return region.at + offset;
  }

  /** A number of a view; 0 when this table has no such fact. */
  get(view: readonly number[], name: string, ...indices: number[]): number {
    const slot = this.slot(name, ...indices);
    return slot < 0 ? 0 : (view[slot] ?? 0);
  }

  /** A word of a view; empty for none. */
  word(view: readonly number[], name: string, ...indices: number[]): string {
    const values = this.regions.get(name)?.values;
    const value = this.get(view, name, ...indices);
    return values && value > 0 ? (this.domain(values)[value - 1] ?? "") : "";
  }

  step(id: number): string {
    return this.rules.steps[id]?.name ?? "";
  }
}
