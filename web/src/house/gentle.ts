// The gentlest set-up of each game: what "play now" plays. Each guide says the same in words (`guide-gentle`).
import type { GameAbout } from "../wire/http";

export interface SetUp {
  seats: number;
  options: Record<string, string>;
  bot: string;
}

const GENTLE: Record<string, { seats: number; preset?: string; options?: Record<string, string> }> = {
  empires: { seats: 3, preset: "academy", options: { tile_display: "first_games" } },
  antike: { seats: 4, options: { board: "east" } },
  nostrum: { seats: 5, options: { setup: "basic" } },
  conquest: { seats: 4, options: { seasons: "4" } },
};

export const botsOf = (game: GameAbout): string[] => game.bots.map((one) => (typeof one === "string" ? one : one.name));

/** The level that lets a newcomer live; playing at random is no level. */
export const gentlestBot = (game: GameAbout): string => {
  const names = botsOf(game);
  return names.find((name) => /gentle|beginner/.test(name)) ?? names.find((name) => name !== "random") ?? names[0] ?? "";
};

export function gentlest(game: GameAbout): SetUp {
  const known = GENTLE[game.name] ?? { seats: 4 };
  return {
    seats: Math.max(game.seats[0], Math.min(known.seats, game.seats[1])),
    options: { ...(known.preset ? game.presets[known.preset] : {}), ...known.options },
    bot: gentlestBot(game),
  };
}
