import type { Reader, Site, Stack } from "./reader";

const COUNTED = ["marble", "iron", "gold", "coin"];

/** Antike: cities and temples, legions and galleys; resources lie open. */
export const antike: Reader = {
  parties: "nation",
  handHeight: 204,
  secrets: false,
  phases: [
    { name: "setup", steps: ["seating", "order", "start_cities"] },
    { name: "rondel", steps: ["round", "turn"] },
    { name: "action", steps: ["marble", "iron", "gold", "temple", "arming", "know_how", "maneuver", "movement", "reaction", "losses"] },
    { name: "conquest", steps: ["conquest"] },
    { name: "founding", steps: ["founding", "personages"] },
  ],
  area(words, view, area) {
    const p = words.index("province", area);
    const look = { owner: words.get(view, "city", p) - 1, contested: [] as number[], sites: [] as Site[], stacks: [] as Stack[] };
    if (p < 0) return { ...look, owner: -1 };
    const sides = words.domain("nation").length;
    const temple = words.get(view, "temple", p) > 0;
    const active: Record<string, number> = {};
    for (const [u, unit] of words.domain("unit").entries())
      for (const r of words.domain("readiness").keys())
        if (r > 0) active[unit] = (active[unit] ?? 0) + words.get(view, "active", r, u, p);
    for (let side = 0; side < sides; side++)
      for (const [unit, region] of [
        ["legion", "legions"],
        ["galley", "galleys"],
      ] as const) {
        const count = words.get(view, region, side, p);
        if (!count) continue;
        look.stacks.push({ piece: unit, side, count });
        if (look.owner >= 0 && side !== look.owner && !look.contested.includes(side)) look.contested.push(side);
      }
    const sites: Site[] = [{ id: area, piece: "city", built: look.owner >= 0, side: look.owner }];
    if (temple) sites.push({ id: `${area}-temple`, piece: "temple", built: true, side: look.owner });
    const yields = words.rules.printed?.resource?.[area];
    if (yields) sites.push({ id: `${area}-yields`, piece: yields, built: true, side: look.owner });
    return { ...look, sites };
  },
  holdings: (words, view, side) =>
    COUNTED.map((kind) => ({ kind, count: words.get(view, "holds", side, words.index("kind", kind)), known: true })),
  numbers(words, view, side, status, insight) {
    const knows = words.domain("know_how").reduce((sum, _, k) => sum + words.get(view, "knows", side, k), 0);
    const seat = words.get(view, "seat", side) - 1;
    return [
      { key: "score", piece: "wreath", value: insight.score ?? status?.scores[seat] ?? 0 },
      { key: "cities", piece: "city", value: words.get(view, "cities", side) },
      { key: "temples", piece: "temple", value: words.get(view, "temples", side) },
      { key: "know-how", piece: "know_how", value: knows },
      ...COUNTED.map((kind) => ({ key: kind, piece: kind, value: words.get(view, "holds", side, words.index("kind", kind)), ...(insight[`income_${kind}`] ? { more: insight[`income_${kind}`]! } : {}) })),
    ];
  },
  emblems(words, view, side) {
    const out: { name: string }[] = [];
    for (const [i, name] of words.domain("personage").entries())
      for (let n = 0; n < words.get(view, "earned", side, i); n++) out.push({ name });
    const extra = words.word(view, "extra", side);
    if (extra) out.push({ name: extra });
    return out;
  },
  emblem: () => "standard",
  instant: (head, part) => head.verb.word === "arm" || (part.ways.length === 1 && part.all),
  endsTurn: (_, step, choice) => choice.verb.word === "done" && step === "founding",
  massed: [],
  ways: ["king", "citizen", "navigator", "scholar", "general"],
  panels: { rondel: "rondel", research: "know-how" },
};
