// Sendings: so many of which things to which place, until one has enough. What may still go depends on what goes
// already, so the server tells after every change; a number that is set shows at once.
import type { Vocabulary } from "../rules/vocabulary";
import type { Offered, Part } from "../wire/types";

/** Asks the server what a draft leaves open. */
export type Offers = (draft: number[]) => Promise<Offered>;

export class Sending {
  /** How many of a kind go; a kind is a unit and a place. */
  counts = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The most of each kind beside the others that go. */
  room = $state.raw<readonly number[]>([]);
  /** What a tap on a place is for, where it sends one at a time. */
  unit = $state(0);
  asking = $state(false);
  readonly units: string[];
  readonly spots: string[];
  private whole = false;
  private turn = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly words: Vocabulary,
    private readonly head: number,
    private readonly part: Part,
    /** Does a tap send all that can go, or one? */
    readonly all: boolean,
    private readonly offers: Offers,
  ) {
    const verb = words.rules.verbs[part.verb]!;
    this.units = words.domain(verb.params[0]!);
    this.spots = words.domain(verb.params[1]!);
    this.room = part.limits ?? [];
    this.unit = Math.max(0, this.units.findIndex((_, unit) => this.spots.some((__, spot) => this.most(unit, spot) > 0)));
  }

  private kind(unit: number, spot: number): number {
    return unit * this.spots.length + spot;
  }

  most(unit: number, spot: number): number {
    return this.room[this.kind(unit, spot)] ?? 0;
  }

  count(unit: number, spot: number): number {
    return this.counts.get(this.kind(unit, spot)) ?? 0;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, n) => sum + n, 0);
  }

  /** How many of a unit go, wherever. */
  going(unit: number): number {
    return this.spots.reduce((sum, _, spot) => sum + this.count(unit, spot), 0);
  }

  /** The places to which something goes. */
  get chosen(): number[] {
    return [...this.spots.keys()].filter((spot) => this.units.some((_, unit) => this.count(unit, spot)));
  }

  /** The units that could go to a place, or do. */
  rows(spot: number): number[] {
    return [...this.units.keys()].filter((unit) => this.most(unit, spot) > 0 || this.count(unit, spot) > 0);
  }

  /** The places that a tap can be for. */
  get open(): number[] {
    const units = this.all ? [...this.units.keys()] : [this.unit];
    return [...this.spots.keys()].filter((spot) => units.some((unit) => this.most(unit, spot) > this.count(unit, spot)));
  }

  set(unit: number, spot: number, count: number): void {
    void this.become([[this.kind(unit, spot), Math.max(0, Math.min(count, this.most(unit, spot)))]]);
  }

  clear(spot: number): void {
    void this.become(this.units.map((_, unit) => [this.kind(unit, spot), 0]));
  }

  /** Somebody taps a place: one more goes there, or all that can. */
  tap(area: string): boolean {
    const spot = this.spots.indexOf(area);
    if (spot < 0) return false;
    if (!this.asking) return this.send(spot);
    void this.last.then(() => this.send(spot)); // what is left is known when the server has told
    return true;
  }

  private send(spot: number): boolean {
    if (!this.all) {
      if (this.most(this.unit, spot) <= this.count(this.unit, spot)) return false;
      this.set(this.unit, spot, this.count(this.unit, spot) + 1);
      return true;
    }
    const rows = this.rows(spot).filter((unit) => this.most(unit, spot) > this.count(unit, spot));
    if (!rows.length) return false;
    void this.become(rows.map((unit) => [this.kind(unit, spot), this.most(unit, spot)]));
    return true;
  }

  private draft(counts: ReadonlyMap<number, number>): number[] {
    const { base, size, most } = this.words.rules.verbs[this.part.verb]!;
    const kinds = size - (most ?? 1) - 1;
    return [this.head, ...[...counts].sort(([a], [b]) => a - b).flatMap(([kind, n]) => [base + kind, base + kinds + n - 1])];
  }

  /** Changes that follow each other: the last one counts. Several at once may be too many together: then one by one. */
  private become(changes: number[][]): Promise<void> {
    const before = this.counts;
    const next = new Map(before);
    for (const [kind, n] of changes) {
      if (n) next.set(kind!, n);
      else next.delete(kind!);
    }
    this.counts = next;
    const mine = ++this.turn;
    this.asking = true;
    this.last = this.last.then(async () => {
      if (mine !== this.turn) return;
      try {
        const told = await this.offers(this.draft(next));
        if (mine !== this.turn) return;
        this.whole = told.settled;
        this.room = told.part?.limits ?? this.room;
      } catch {
        if (mine !== this.turn) return;
        this.counts = before;
        if (changes.length > 1) await this.oneByOne(changes, mine);
      } finally {
        if (mine === this.turn) this.asking = false;
      }
    });
    return this.last;
  }

  private async oneByOne(changes: number[][], mine: number): Promise<void> {
    for (const [kind] of changes) {
      const n = this.room[kind!] ?? 0;
      if (!n) continue;
      const next = new Map(this.counts).set(kind!, n);
      const told = await this.offers(this.draft(next)).catch(() => null);
      if (mine !== this.turn || !told) return;
      this.counts = next;
      this.whole = told.settled;
      this.room = told.part?.limits ?? this.room;
    }
  }

  /** The whole move, once the server has said whether more could go. */
  async move(): Promise<number[]> {
    await this.last;
    const { base, size } = this.words.rules.verbs[this.part.verb]!;
    return [...this.draft(this.counts), ...(this.whole ? [] : [base + size - 1])];
  }
}
