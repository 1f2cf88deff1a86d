// What is mine alone at a table: notes and arrows, kept in this browser and sent to nobody.

export interface Arrow {
  from: string;
  /** The same as `from`: a ring about the place. */
  to: string;
}

export class OwnMarks {
  notes = $state("");
  arrows = $state.raw<Arrow[]>([]);
  /** Does a tap on the board draw? */
  drawing = $state(false);
  /** Where the arrow begins that is being drawn. */
  from = $state<string | null>(null);
  private readonly place: string;

  constructor(table: string) {
    this.place = `own:${table}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.place) ?? "{}") as { notes?: string; arrows?: Arrow[] };
      this.notes = kept.notes ?? "";
      this.arrows = kept.arrows ?? [];
    } catch {
      localStorage.removeItem(this.place); // somebody else wrote there
    }
  }

  write(notes: string): void {
    this.notes = notes;
    this.keep();
  }

  /** A tap while drawing: where an arrow begins, then where it ends; the same arrow again takes it away. */
  tap(area: string): void {
    if (this.from === null) {
      this.from = area;
      return;
    }
    const { from } = this;
    const others = this.arrows.filter((one) => one.from !== from || one.to !== area);
    this.arrows = others.length < this.arrows.length ? others : [...others, { from, to: area }];
    this.from = null;
    this.keep();
  }

  toggle(): void {
    this.drawing = !this.drawing;
    this.from = null;
  }

  clear(): void {
    this.arrows = [];
    this.from = null;
    this.keep();
  }

  private keep(): void {
    if (this.notes || this.arrows.length) localStorage.setItem(this.place, JSON.stringify({ notes: this.notes, arrows: this.arrows }));
    else localStorage.removeItem(this.place);
  }
}
