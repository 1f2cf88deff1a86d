// Windows are asked often and answered no: "not again this turn" answers the same window with no for this browser's
// owner, as long as the same side goes on. It waits as long as somebody might who looks at the question.
import type { Composer, Head } from "./compose.svelte";
import type { Entry, Prompt } from "../wire/types";

const NO = ["decline", "stay", "wait"]; // what lets a window pass
const LEAST = 500; // ms
const MORE = 1500;

export class Windows {
  private quiet = $state.raw<{ step: number; by: number } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly composer: Composer) {}

  /** The choice that lets the window pass, if it is one. */
  get no(): Head | null {
    return this.composer.loose.find((head) => NO.includes(head.verb.word) && !head.verb.params.length) ?? null;
  }

  /** Whose turn it is that the window interrupts. */
  private static by(entries: readonly Entry[], side: number): number {
    return entries.findLast((entry) => entry.kind === "move" && entry.side !== side)?.side ?? -1;
  }

  hush(prompt: Prompt, entries: readonly Entry[]): void {
    this.quiet = { step: prompt.step, by: Windows.by(entries, prompt.side) };
    if (this.no) this.composer.take(this.no);
  }

  /** A new question: is it one that shall not be asked again? */
  asked(prompt: Prompt | null, entries: readonly Entry[]): void {
    clearTimeout(this.timer);
    if (!prompt || !this.quiet) return;
    if (prompt.step !== this.quiet.step || Windows.by(entries, prompt.side) !== this.quiet.by) {
      this.quiet = null;
      return;
    }
    const { no } = this;
    if (no) this.timer = setTimeout(() => this.composer.prompt === prompt && this.composer.take(no), LEAST + Math.random() * MORE);
  }
}
