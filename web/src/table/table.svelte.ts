// A table as this browser knows it: what the server said, and nothing else.
import { Vocabulary } from "../rules/vocabulary";
import { http, Refusal } from "../wire/http";
import { Socket } from "../wire/socket.svelte";
import type {
  Entry,
  Hints,
  Insight,
  Lobby,
  Mine,
  Missed,
  Moved,
  Offered,
  Presence,
  Prompt,
  Proposed,
  Reason,
  Said,
  ServerMessage,
  Status,
  TableMessage,
  WhyNot,
  WireError,
} from "../wire/types";

const rulebooks = new Map<string, Promise<Vocabulary>>();
export const vocabulary = (digest: string): Promise<Vocabulary> => {
  let found = rulebooks.get(digest);
  if (!found) {
    found = http.rules(digest).then((rules) => new Vocabulary(rules));
    rulebooks.set(digest, found);
  }
  return found;
};

export class Table {
  lobby = $state.raw<Lobby | null>(null);
  words = $state.raw<Vocabulary | null>(null);
  view = $state.raw<number[]>([]);
  before = $state.raw<number[]>([]);
  prompts = $state.raw<Prompt[]>([]);
  takebacks = $state.raw<Mine[]>([]);
  entries = $state.raw<Entry[]>([]);
  status = $state.raw<Status | null>(null);
  talk = $state.raw<Said[]>([]);
  insight = $state.raw<Insight | null>(null);
  presence = $state.raw<Presence | null>(null);
  proposed = $state.raw<Proposed | null>(null);
  eyes = $state<number | null>(null);
  seq = $state(-1);
  problem = $state("");
  refusal = $state.raw<{ code: string; message: string; reasons: Reason[] } | null>(null);
  readonly socket: Socket;
  private wanted: number | null = null;

  constructor(readonly id: string) {
    // One after the other: while the rules are fetched for the whole picture, what moved after it waits.
    let heard = Promise.resolve();
    this.socket = new Socket(
      (message) => void (heard = heard.then(() => this.hear(message)).catch(console.error)),
      () => this.open(),
    );
  }

  get mine(): number[] {
    return this.lobby?.mine ?? [];
  }

  close(): void {
    this.socket.close();
  }

  /** Come back as the one who holds this seat. */
  sit(seat: number): void {
    this.wanted = seat;
    this.socket.anew();
  }

  /** Look through another of my seats' eyes. */
  look(seat: number): void {
    this.wanted = seat;
    this.open();
  }

  private open(whole = false): void {
    const seat = this.wanted ?? this.eyes;
    const have = whole ? {} : this.have(seat);
    this.socket
      .ask({ t: "open", table: this.id, ...(seat === null ? {} : { seat }), ...have })
      .catch((error: WireError) => {
        if (error.code !== "lost") this.problem = error.code;
      });
  }

  /** What this browser still knows from before the connection was lost: then the changes alone come. */
  private have(seat: number | null): { have?: Record<string, unknown> } {
    if (!this.lobby || !this.words || !this.status || seat !== this.eyes) return {};
    const said = this.talk.reduce((most, one) => Math.max(most, one.n + 1), 0);
    return { have: { rules: this.lobby.rules, seq: this.seq, seat, said } };
  }

  private async hear(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case "table":
        return this.whole(message);
      case "missed":
        return this.missed(message);
      case "moved":
        return this.moved(message);
      case "presence":
        this.presence = message;
        return;
      case "lobby":
        this.lobby = message.lobby;
        if (message.lobby.phase === "play" && !this.status) this.open();
        return;
      case "insight":
        if (message.table === this.id) this.insight = message.insight;
        return;
      case "said":
        this.talk = [...this.talk, message];
        return;
      case "proposed":
        this.proposed = message.seat === null ? null : message;
        return;
      default:
    }
  }

  private async whole(message: TableMessage): Promise<void> {
    if (message.table !== this.id) return;
    try {
      this.words ??= await vocabulary(message.rules);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.code : "gone";
      return;
    }
    this.problem = "";
    this.lobby = message.lobby;
    this.before = message.view;
    this.view = message.view;
    this.prompts = message.prompts;
    this.takebacks = message.mine ?? [];
    this.entries = message.entries;
    this.status = message.status;
    this.talk = message.talk;
    this.insight = message.insight;
    this.proposed = message.proposed;
    this.eyes = message.seat;
    this.seq = message.seq;
  }

  private missed(message: Missed): void {
    if (message.table !== this.id) return;
    if (message.since !== this.seq) return this.open(true);
    this.problem = "";
    this.lobby = message.lobby;
    this.change(message.changes);
    this.prompts = message.prompts;
    this.takebacks = message.mine;
    this.entries = [...this.entries, ...message.entries];
    this.status = message.status;
    this.talk = [...this.talk, ...message.talk];
    this.insight = message.insight;
    this.proposed = message.proposed;
    this.seq = message.seq;
  }

  private change(changes: number[]): void {
    const view = this.view.slice();
    for (let i = 0; i + 1 < changes.length; i += 2) view[changes[i]!] = changes[i + 1]!;
    this.before = this.view;
    this.view = view;
  }

  private moved(message: Moved): void {
    if (message.table !== this.id || message.seq <= this.seq) return;
    this.change(message.changes);
    this.prompts = message.prompts;
    this.takebacks = message.mine ?? [];
    this.status = message.status;
    this.entries = [...this.entries, message.entry];
    this.seq = message.seq;
    if (message.status.over && this.lobby) void http.lobby(this.id).then((lobby) => (this.lobby = lobby));
  }

  /** Carry out moves; a refusal is shown with its reasons. */
  async play(side: number, moves: number[][]): Promise<boolean> {
    return this.write({ t: "do", table: this.id, seq: this.seq, side, moves });
  }

  undo(seat: number, to = 0): Promise<boolean> {
    return this.write({ t: "undo", table: this.id, seq: this.seq, seat, to });
  }

  withdraw(side: number): Promise<boolean> {
    return this.write({ t: "withdraw", table: this.id, seq: this.seq, side });
  }

  speak(seat: number, to: number[] | null, text: string): Promise<boolean> {
    return this.write({ t: "say", table: this.id, seat, to, text });
  }

  phrase(seat: number, to: number[] | null, phrase: string, params: Record<string, string> = {}): Promise<boolean> {
    return this.write({ t: "say", table: this.id, seat, to, phrase, params });
  }

  /** Light something up on the boards of others. */
  show(seat: number, to: number[] | null, words: string[]): Promise<boolean> {
    return this.write({ t: "say", table: this.id, seat, to, show: words });
  }

  /** Go back further than undo does: all persons must agree. */
  takeBack(seat: number, to: number, answer: "propose" | "agree" | "refuse"): Promise<boolean> {
    return this.write({ t: "take_back", table: this.id, seat, to, answer });
  }

  /** Fetch what lies before the entries that are here; false: there is nothing. */
  async earlier(): Promise<boolean> {
    const first = this.entries[0]?.first ?? 0;
    if (first <= 0) return false;
    const found = await http.entries(this.id, first);
    this.entries = [...found.filter((entry) => entry.n < (this.entries[0]?.first ?? 0)), ...this.entries];
    return found.length > 0;
  }

  /** The first entry of the last command of a seat that is still in effect. */
  lastOf(seat: number): Entry | null {
    const line: Entry[] = [];
    for (const entry of this.entries) {
      if (entry.kind === "move") line.push(entry);
      else if (entry.kind === "back") while (line.length && line.at(-1)!.n >= entry.back) line.pop();
      else if (entry.kind === "undo") {
        const at = line.findLastIndex((one) => one.seat === entry.seat);
        if (at >= 0) line.splice(at);
      }
    }
    return line.findLast((entry) => entry.seat === seat) ?? null;
  }

  seatDoes(seat: number, what: "resign" | "stand_in" | "back" | "nudge"): Promise<boolean> {
    return this.write({ t: "seat", table: this.id, seat, what });
  }

  async offers(side: number, draft: number[]): Promise<Offered> {
    return (await this.socket.ask({ t: "offers", table: this.id, side, draft })) as Offered;
  }

  async why(side: number, move: number[]): Promise<Reason[]> {
    const answer = (await this.socket.ask({ t: "why", table: this.id, side, move })) as WhyNot;
    return answer.legal ? [] : answer.reasons;
  }

  /** Advice for a side now, or after an entry of a game that is over. */
  async hint(side: number, at: number | null = null): Promise<Hints["moves"]> {
    return ((await this.socket.ask({ t: "hint", table: this.id, side, at })) as Hints).moves;
  }

  private async write(message: Record<string, unknown> & { t: string }): Promise<boolean> {
    try {
      this.refusal = null;
      await this.socket.ask(message, true);
      return true;
    } catch (error) {
      const refused = error as WireError;
      this.refusal = { code: refused.code, message: refused.message, reasons: refused.reasons ?? [] };
      return false;
    }
  }
}
