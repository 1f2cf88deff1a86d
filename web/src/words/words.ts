import { FluentBundle, FluentResource } from "@fluent/bundle";

const texts = new Map<string, Promise<string>>();
/** A file of messages, asked for once; empty where a language has none. */
function file(lang: string, name: string): Promise<string> {
  const path = `/api/words/${lang}/${name}.ftl`;
  let found = texts.get(path);
  if (!found) {
    found = fetch(path).then((answer) => (answer.ok ? answer.text() : ""));
    found.catch(() => texts.delete(path));
    texts.set(path, found);
  }
  return found;
}

/** The words of the house and of one game in one language; English speaks where another is silent. */
export class Words {
  private bundles: FluentBundle[] = [];
  private readonly loaded = new Set<string>();

  constructor(readonly lang: string) {}

  /** Load files of messages: `house`, `web`, the name of a game. Two games have the same messages: one at a time. */
  async load(...names: string[]): Promise<this> {
    const langs = this.lang === "en" ? ["en"] : [this.lang, "en"];
    const wanted = names.filter((name) => !this.loaded.has(name));
    const found = await Promise.all(wanted.flatMap((name) => langs.map(async (lang) => [lang, await file(lang, name)] as const)));
    for (const [lang, text] of found) this.add(lang, text);
    for (const name of wanted) this.loaded.add(name);
    return this;
  }

  add(lang: string, text: string): void {
    let bundle = this.bundles.find((one) => one.locales[0] === lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      this.bundles.push(bundle);
    }
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(id: string, params: Record<string, string | number> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, params, []); // what is missing shows itself as {$name}
    }
    return [id, ...Object.values(params)].join(" ");
  }

  /** An attribute of a message; empty where there is none. */
  attribute(id: string, name: string, params: Record<string, string | number> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.attributes[name];
      if (pattern) return bundle.formatPattern(pattern, params, []);
    }
    return "";
  }

  /** The first of these messages that there is, else the word itself. */
  first(ids: string[], params: Record<string, string | number> = {}): string | undefined {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? undefined : this.say(id, params);
  }

  /** A word of the notation as people write it. */
  name(word: string): string {
    return word
      .split(" ")
      .map((one) => {
        const id = `name-${one.replaceAll("_", "-").replaceAll("+", "-")}`;
        return this.has(id) ? this.say(id) : one.replaceAll("_", " ");
      })
      .join(" ");
  }

  /** A name with a capital first: for headings and the beginnings of lines. */
  title(word: string): string {
    return capital(this.name(word));
  }

  sentence(id: string, params: Record<string, string | number> = {}): string {
    return capital(this.say(id, params));
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago a moment was, in words; seconds since 1970. */
export function ago(moment: number, lang: string): string {
  const seconds = Math.max(0, Date.now() / 1000 - moment);
  const [unit, long] = SPANS.find(([, span]) => seconds >= span) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(seconds / long), unit);
}
