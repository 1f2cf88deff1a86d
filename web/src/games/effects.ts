import type { Vocabulary } from "../rules/vocabulary";
import { capital, type Words } from "../words/words";

const id = (word: string): string => word.replaceAll("_", "-");

/** What a card does, in one line: its powers where they are data, its own message, or the clause it stands in. */
export function effectOf(words: Words, book: Vocabulary, card: string): string {
  const { power, clause } = book.rules.printed ?? {};
  if (power?.[card]) return capital(power[card].split("; ").map((one) => powerOf(words, one)).join("; "));
  const parts = id(card).split("-");
  const ids = parts.map((_, i) => `effect-${parts.slice(0, parts.length - i).join("-")}`);
  const own = words.first(ids, { card: words.name(card), "card-id": card });
  if (own) return own;
  const said = clause?.[card] && words.first([`clause-${clause[card].replaceAll(".", "-")}`]);
  return said ? capital(said.replace(/^[^:.]{2,30}: /, "")) : "";
}

/** `price legion+fortress 2`: what is done, to what, how many. */
function powerOf(words: Words, power: string): string {
  const [does = "", of = "", count = ""] = power.split(" ");
  const things = of.split("+").map((one) => words.first([`item-${id(one)}`]) ?? words.name(one));
  const list = new Intl.ListFormat(words.lang, { type: "conjunction" }).format(things);
  return words.first([`power-${id(does)}`], { of: list, "of-id": of, count: Number(count) }) ?? "";
}
