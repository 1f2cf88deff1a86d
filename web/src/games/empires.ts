import type { Reader, Site } from "./reader";

const BUILDINGS: Record<string, string> = {
  market: "market",
  capital: "capital",
  ordinary: "city",
  legendary: "legendary",
  temple: "temple",
};

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
    for (const [i, word] of words.domain("site").entries()) {
      if (!word.startsWith(`${area}_`)) continue;
      const kind = word.slice(area.length + 1);
      if (kind.includes("_")) continue;
      const site: Site = { id: word, piece: BUILDINGS[kind] ?? kind, built: words.get(view, "built", i) > 0, side: owner };
      const held = words.get(view, "held", i) - 1;
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
    const site = (fit: (kind: string) => boolean): number =>
      words.domain("site").filter((word, i) => {
        const kind = word.slice(word.lastIndexOf("_") + 1);
        const p = words.domain("province").findIndex((one) => word.startsWith(`${one}_`));
        return fit(kind) && words.get(view, "built", i) > 0 && words.get(view, "owner", p) === side + 1;
      }).length;
    return [
      { key: "tiles", piece: "star", value: words.get(view, "tiles", side) },
      { key: "provinces", piece: "standard", value: provinces },
      { key: "caravans", piece: "caravan", value: site((kind) => !(kind in BUILDINGS)) },
      { key: "cities", piece: "city", value: site((kind) => ["capital", "ordinary", "legendary"].includes(kind)) },
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
  ways: ["pyramids", "tiles", "conquest", "titles"],
  panels: { take: "exchange", offer: "offer", acquire: "tiles" },
};
