import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Words } from "./words";

const room = new URL("../../../src/internum/words/", import.meta.url).pathname;
const source = new URL("../", import.meta.url).pathname;
const text = (lang: string, name: string): string => readFileSync(join(room, lang, `${name}.ftl`), "utf8");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? files(join(folder, one.name)) : /\.(svelte|ts)$/.test(one.name) && !one.name.endsWith(".test.ts") ? [join(folder, one.name)] : [],
  );
}

test("every message that the client says is there in English", () => {
  const words = new Words("en");
  // the goal and the ways to win stand in each game's guide, what a game's own panels say in its own file
  for (const name of ["house", "web", "guide-antike", "conquest"]) words.add("en", text("en", name));
  const said = files(source).flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !words.has(id))).toEqual([]);
});

test("a language that lacks a message speaks English, and names are what people write", () => {
  const words = new Words("nl");
  words.add("nl", "greeting = Dag { $who }\nname-wine = wijn\n");
  words.add("en", "greeting = Hello { $who }\nleaving = Farewell { $who }\n");
  expect(words.say("greeting", { who: "Ada" })).toBe("Dag Ada");
  expect(words.say("leaving", { who: "Ada" })).toBe("Farewell Ada");
  expect(words.name("wine")).toBe("wijn");
  expect(words.name("mare_ionium")).toBe("mare ionium");
  expect(words.say("nothing", { a: 1 })).toBe("nothing 1");
});
