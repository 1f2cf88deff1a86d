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
    const senators = words
      .domain("senator")
      .map((kind, v) => ({ kind: `senator_${v + 1}`, count: words.get(view, "senators", side, v), known: true, word: kind }))
      .filter((one) => one.count > 0);
    return [cash, ...senators];
  },
  numbers(words, view, side, _status, insight) {
    const chaos = words.get(view, "chaos", side);
    const more = (name: string): { more?: number } => (insight[name] ? { more: insight[name] } : {});
    return [
      { key: "points", piece: "wreath", value: words.get(view, "points", side), ...more("points_to_come") },
      { key: "cash", piece: "coin", value: words.get(view, "cash", side), ...more("income") },
      { key: "chaos", piece: "chaos", value: chaos < 0 ? "?" : chaos },
      { key: "markers", piece: "influence", value: insight.markers ?? 0 },
      { key: "cities", piece: "city", value: insight.cities ?? 0 },
      { key: "senators", piece: "senator", value: words.get(view, "held", side) },
    ];
  },
  emblems: (words, view, side) =>
    words.domain("card").flatMap((name, c) => Array.from({ length: words.get(view, "cards", side, c) }, () => ({ name }))),
  emblem: () => "standard",
  instant: (_, part) => part.ways.length === 1 && part.all,
  endsTurn: (_, step, choice) => choice.verb.word === "pass" && step === "turn",
  massed: ["columns"],
  ways: ["points"],
  panels: { bid: "auction", recruit: "campaign", tax: "campaign", take: "campaign", use: "campaign", call: "campaign" },
  clock(words, round) {
    const rounds = Number(words.rules.printed?.season?.rounds ?? 4);
    return { season: Math.floor((round - 1) / rounds) + 1, round: ((round - 1) % rounds) + 1 };
  },
  place: (words, view, side) => words.domain("player").findIndex((_, at) => words.get(view, "box", at) === side + 1),
};
