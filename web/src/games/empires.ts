import type { Reader, Site } from "./reader";
import type { Vocabulary } from "../rules/vocabulary";

const BUILDINGS: Record<string, string> = {
  market: "market",
  capital: "capital",
  ordinary: "city",
  legendary: "legendary",
  temple: "temple",
};

/** The sites of a province: where they stand in the list, and what is built there. Named cities are cities. */
function sitesOf(words: Vocabulary, area: string): { at: number; word: string; piece: string; good: boolean }[] {
  const provinces = words.domain("province");
  const goods = words.domain("resource");
  return words.domain("site").flatMap((word, at) => {
    const home = provinces.filter((one) => word.startsWith(`${one}_`)).sort((a, b) => b.length - a.length)[0];
    if (home !== area) return [];
    const kind = word.slice(area.length + 1);
    const good = goods.includes(kind);
    return [{ at, word, piece: good ? kind : (BUILDINGS[kind] ?? "city"), good }];
  });
}

/** Mare Nostrum: Empires: provinces with sites, legions and triremes; hands are secret. */
export const empires: Reader = {
  parties: "empire",
  handHeight: 124,
  secrets: true,
  phases: [
    { name: "collect", steps: ["seating", "lots", "display", "round", "collect", "draw"] },
    { name: "trade", steps: ["trade", "offers", "taking", "balance"] },
    { name: "build", steps: ["build", "perseus", "building"] },
    {
      name: "war",
      steps: ["war", "zeus", "campaign", "conversion", "triremes", "sea_battles", "legions", "land_battles", "conquest", "circe", "battle"],
    },
    { name: "leaders", steps: ["leaders"] },
  ],
  area(words, view, area) {
    const sides = words.domain("empire").length;
    const p = words.index("province", area);
    const s = words.index("sea", area);
    const stacks = [];
    if (s >= 0) {
      for (let side = 0; side < sides; side++) {
        const count = words.get(view, "triremes", side, s);
        if (count) stacks.push({ piece: "trireme", side, count });
      }
      return { owner: -1, contested: stacks.length > 1 ? stacks.map((one) => one.side) : [], sites: [], stacks };
    }
    if (p < 0) return { owner: -1, contested: [], sites: [], stacks: [] };
    const owner = words.get(view, "owner", p) - 1;
    const contested: number[] = [];
    for (let side = 0; side < sides; side++) {
      const legions = words.get(view, "legions", side, p);
      const fortress = words.get(view, "fortresses", side, p);
      if (fortress) stacks.push({ piece: "fortress", side, count: fortress });
      if (legions) stacks.push({ piece: "legion", side, count: legions });
      if ((legions || fortress) && side !== owner) contested.push(side);
    }
    const sites: Site[] = [];
    for (const one of sitesOf(words, area)) {
      const site: Site = { id: one.word, piece: one.piece, built: words.get(view, "built", one.at) > 0, side: owner };
      const held = words.get(view, "held", one.at) - 1;
      if (held >= 0) site.occupier = held;
      sites.push(site);
    }
    return { owner, contested, sites, stacks };
  },
  holdings(words, view, side) {
    const out = [];
    for (const [i, kind] of words.domain("resource").entries()) {
      const own = words.get(view, "hand", side, i);
      const count = own < 0 ? words.get(view, "known", side, i) : own;
      if (count > 0) out.push({ kind, count, known: own >= 0 });
    }
    return out;
  },
  numbers(words, view, side, _status, insight) {
    const provinces = words.domain("province").filter((_, p) => words.get(view, "owner", p) === side + 1).length;
    const sum = (region: string, n: number): number => {
      let total = 0;
      for (let i = 0; i < n; i++) total += words.get(view, region, side, i);
      return total;
    };
    const sites = words
      .domain("province")
      .flatMap((area, p) => (words.get(view, "owner", p) === side + 1 ? sitesOf(words, area) : []))
      .filter((one) => words.get(view, "built", one.at) > 0);
    return [
      { key: "tiles", piece: "star", value: words.get(view, "tiles", side) },
      { key: "provinces", piece: "standard", value: provinces },
      { key: "caravans", piece: "caravan", value: sites.filter((one) => one.good).length },
      { key: "cities", piece: "city", value: sites.filter((one) => ["capital", "city", "legendary"].includes(one.piece)).length },
      { key: "legions", piece: "legion", value: sum("legions", words.domain("province").length) },
      { key: "triremes", piece: "trireme", value: sum("triremes", words.domain("sea").length) },
      {
        key: "held",
        piece: "token_back",
        value: words.get(view, "holds", side),
        ...(insight.income_goods === undefined ? {} : { more: insight.income_goods + (insight.income_coin ?? 0) + (insight.income_legendary ?? 0) }),
      },
      ...["trade", "culture", "military"].flatMap((track) => (track in insight ? [{ key: track, piece: track, value: insight[track]! }] : [])),
    ];
  },
  emblems(words, view, side) {
    const out: { name: string }[] = [];
    for (const [i, track] of words.domain("track").entries())
      if (words.get(view, "leader", i) === side + 1) out.push({ name: track });
    for (const [i, tile] of words.domain("tile").entries())
      if (words.get(view, "tile", i) === side + 1) out.push({ name: tile });
    return out;
  },
  emblem: () => "standard",
  instant: (head, part) => part.ways.length === 1 && part.all && part.word !== "pay" && head.verb.word !== "finish",
  endsTurn: (words, step, choice) =>
    choice.verb.word === "finish" ||
    (choice.verb.word === "done" && (step === "conquest" || step === "circe") && words.rules.game === "empires"),
  massed: [],
  ways: ["pyramids", "tiles", "conquest", "titles"],
  panels: { take: "exchange", acquire: "cards" },
};

/** Mare Nostrum of 2003: the same sea with other phases, roles instead of titles, cards instead of tiles. */
export const nostrum: Reader = {
  ...empires,
  phases: [
    { name: "setup", steps: ["seating"] },
    { name: "commerce", steps: ["round", "roles", "income", "exchange", "offers", "taking", "balance", "draw"] },
    { name: "construction", steps: ["construction", "building", "keeping"] },
    { name: "military", steps: ["military", "peace", "campaign", "triremes", "sea_battles", "legions", "conquest", "battle"] },
  ],
  area(words, view, area) {
    const look = empires.area(words, view, area);
    const p = words.index("province", area);
    if (p >= 0)
      for (const side of words.domain("empire").keys()) {
        const count = words.get(view, "ashore", side, p);
        if (count) look.stacks.push({ piece: "trireme", side, count });
      }
    return look;
  },
  numbers(words, view, side, _status, insight) {
    const provinces = words.domain("province").filter((_, p) => words.get(view, "owner", p) === side + 1).length;
    const roles = words.domain("role").map((role) => ({ key: role, piece: role, value: insight[role] ?? 0 }));
    return [
      { key: "tiles", piece: "star", value: words.get(view, "heroes", side) },
      { key: "provinces", piece: "standard", value: provinces },
      ...roles,
      {
        key: "held",
        piece: "token_back",
        value: words.get(view, "holds", side),
        ...(insight.income_tax === undefined ? {} : { more: insight.income_tax + (insight.income_commodities ?? 0) }),
      },
      ...(insight.largest_set ? [{ key: "set", piece: "coin", value: insight.largest_set }] : []),
    ];
  },
  emblems(words, view, side) {
    const out: { name: string }[] = [];
    for (const [i, role] of words.domain("role").entries()) if (words.get(view, "role", i) === side + 1) out.push({ name: role });
    for (const [i, card] of words.domain("card").entries()) if (words.get(view, "card", i) === side + 1) out.push({ name: card });
    return out;
  },
  endsTurn: (_, step, choice) => choice.verb.word === "finish" || (choice.verb.word === "done" && step === "conquest"),
  ways: ["pyramids", "cards"],
  panels: { take: "exchange", buy: "cards" },
};
