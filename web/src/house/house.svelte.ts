// What the whole house knows: the language, the words, the taste of the one who plays.
import { Words } from "../words/words";

type Taste = {
  theme: "auto" | "light" | "dark";
  lang: string;
  ring: number;
  speed: "slow" | "normal" | "fast" | "instant";
  sound: boolean;
  name: string;
  /** The word that a server may ask of those who open tables. */
  word: string;
  /** My keys by table: the way back on any device. */
  keys: Record<string, string>;
  seen: string[];
  /** How far this browser has shown a table. */
  read: Record<string, number>;
};

const USUAL: Taste = { theme: "auto", lang: "", ring: 3, speed: "normal", sound: false, name: "", word: "", keys: {}, seen: [], read: {} };
const KEPT = 60; // tables whose place is remembered
export const LANGUAGES = ["en", "nl", "fr", "de"];

function remembered(): Taste {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem("taste") ?? "{}") as Partial<Taste>) };
  } catch {
    return { ...USUAL };
  }
}

class House {
  taste = $state(remembered());
  words = $state.raw(new Words("en"));
  ready = $state(false);
  failed = $state(false);
  private dusk = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  /** Is the table drawn by night? */
  night = $derived(this.taste.theme === "auto" ? this.dusk : this.taste.theme === "dark");

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.dusk = event.matches));
    $effect.root(() => {
      $effect(() => {
        localStorage.setItem("taste", JSON.stringify(this.taste));
        if (this.taste.theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = this.taste.theme;
      });
    });
  }

  get lang(): string {
    const wish = this.taste.lang || navigator.language.slice(0, 2);
    return LANGUAGES.includes(wish) ? wish : "en";
  }

  /** The words of the house with those of one game. */
  wordsOf(game: string): Promise<Words> {
    return new Words(this.lang).load("house", "web", game, `guide-${game}`);
  }

  /** From now on this game is spoken of. */
  async enter(game: string): Promise<void> {
    this.words = await this.wordsOf(game);
  }

  /** Load the words that every page needs; again after a change of language. */
  async load(): Promise<void> {
    try {
      this.words = await new Words(this.lang).load("house", "web");
      document.documentElement.lang = this.lang;
      this.ready = true;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  seen(what: string): boolean {
    return this.taste.seen.includes(what);
  }

  read(table: string, seq: number): void {
    if (this.taste.read[table] === seq) return;
    const { [table]: _, ...others } = this.taste.read;
    this.taste.read = Object.fromEntries([...Object.entries(others), [table, seq] as const].slice(-KEPT));
  }

  note(what: string): void {
    if (!this.seen(what)) this.taste.seen.push(what);
  }
}

export const house = new House();
export const say = (id: string, params: Record<string, string | number> = {}): string => house.words.say(id, params);

/** The tab's icon says whether somebody waits for me. */
export function flag(turn: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
}
