import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The words of the house and of the games in one language; English speaks where another is silent. */
export class Words {
  private bundles: FluentBundle[] = [];
  private readonly loaded = new Set<string>();

  constructor(readonly lang: string) {}

  /** Load files of messages: `house`, `web`, the name of a game. */
  async load(...names: string[]): Promise<void> {
    const langs = this.lang === "en" ? ["en"] : [this.lang, "en"];
    await Promise.all(
      names
        .filter((name) => !this.loaded.has(name))
        .map(async (name) => {
          const texts = await Promise.all(
            langs.map(async (lang) => {
              const answer = await fetch(`/api/words/${lang}/${name}.ftl`);
              return answer.ok ? answer.text() : "";
            }),
          );
          for (const [i, text] of texts.entries()) this.add(langs[i]!, text);
          this.loaded.add(name);
        }),
    );
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
