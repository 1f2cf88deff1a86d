import type { Reader, Site, Stack } from "./reader";

/** Conquest of the Empire II: armies in provinces, galleys at sea, influence in the key provinces. */
export const conquest: Reader = {
  parties: "player",
  handHeight: 124,
  secrets: true,
  phases: [
    { name: "setup", steps: ["set_up"] },
    { name: "alliances", steps: ["season", "tokens", "cards", "alliances", "auction"] },
    { name: "placement", steps: ["placement"] },
    { name: "actions", steps: ["actions", "turn", "buying", "vote", "draw_senator", "revolt", "land_battle", "sea_battle"] },
  ],
  area(words, view, area) {
    const stacks: Stack[] = [];
    const sites: Site[] = [];
    const players = words.domain("player").length;
    const s = words.index("sea", area);
    const p = words.index("province", area);
    const k = words.index("key_province", area);
    let owner = -1;
    let most = 0;
    for (let side = 0; side < players; side++) {
      if (s >= 0) {
        const count = words.get(view, "galleys", side, s);
        if (count) stacks.push({ piece: "galley", side, count });
        continue;
      }
      for (const [u, unit] of words.domain("unit").entries()) {
        const count = words.get(view, "units", side, p, u);
        if (p >= 0 && words.regions.get("units")!.size[2]! > u && count) stacks.push({ piece: unit, side, count });
      }
      if (p >= 0 && words.get(view, "caesar", side) === p + 1) stacks.push({ piece: "caesar", side, count: 1 });
      if (k >= 0) {
        const count = words.get(view, "influence", side, k);
        if (count) stacks.push({ piece: "influence", side, count });
        if (count > most) {
          most = count;
          owner = side;
        } else if (count === most) owner = -1;
      }
    }
    if (k >= 0) {
      const city = words.get(view, "city", k) - 1;
      if (city >= 0) sites.push({ id: `${area}-city`, piece: "city", built: true, side: city < players ? city : -1 });
    }
    const armies = [...new Set(stacks.filter((one) => one.piece !== "influence").map((one) => one.side))];
    return { owner, contested: armies.length > 1 ? armies : [], sites, stacks };
  },
  holdings(words, view, side) {
    const cash = { kind: "coin", count: words.get(view, "cash", side), known: true };
    const cards = words
      .domain("card")
      .map((kind, c) => ({ kind, count: words.get(view, "cards", side, c), known: true }))
      .filter((one) => one.count > 0);
    const senators = words
      .domain("senator")
      .map((kind, v) => ({ kind: `senator_${v + 1}`, count: words.get(view, "senators", side, v), known: true, word: kind }))
      .filter((one) => one.count > 0);
    return [cash, ...cards, ...senators];
  },
  numbers: (words, view, side) => [
    { key: "points", piece: "wreath", value: words.get(view, "points", side) },
    { key: "cash", piece: "coin", value: words.get(view, "cash", side) },
    { key: "chaos", piece: "spartacus", value: words.get(view, "chaos", side) },
  ],
  emblems: () => [],
  emblem: () => "standard",
  instant: (_, part) => part.ways.length === 1 && part.all,
  endsTurn: (_, step, choice) => choice.verb.word === "pass" && step === "turn",
  massed: ["columns"],
  ways: [],
  panels: {},
};
