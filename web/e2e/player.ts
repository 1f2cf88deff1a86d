// A person who knows no rule: does what the screen offers, by mouse or by finger.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";

const post = (page: Page, path: string, body: unknown): Promise<Record<string, string>> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, string>;
    },
    [path, body] as const,
  );

/** Somebody who has been here before, and does not wait for the ring. */
async function known(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = ["antike", "empires", "nostrum", "conquest"].map((game) => `intro-${game}`);
    if (!localStorage.getItem("taste")) localStorage.setItem("taste", JSON.stringify({ ring: 0, name: "Ada", seen }));
  });
}

/** Numbers from 0 to 1, the same for the same seed. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Seating {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** Make and begin a table as this browser. Bots answer at once. */
export async function newTable(
  page: Page,
  game: string,
  seating: Seating[],
  options: Record<string, string> = {},
  start = true,
  settings: Record<string, number> = {},
): Promise<string> {
  await known(page);
  await page.goto("/");
  // the server of the tests draws the seed from the title: the same test meets the same game
  const title = [game, ...seating.map((one) => one.kind), ...Object.values(options)].join(" ").slice(0, 40);
  const { table } = await post(page, "/api/tables", { game, seats: seating.length, seating, options, settings: { bot_pause: 0, title, ...settings } });
  if (start) await post(page, `/api/tables/${table}/start`, {});
  await page.goto(`/t/${table}`);
  if (start) await page.waitForSelector(".board, .no-map");
  return table!;
}

/** A fixed position of web/e2e/positions; this browser plays the seat that carries a name there. */
export async function position(page: Page, name: string): Promise<void> {
  const record = readFileSync(join(import.meta.dirname, "positions", `${name}.txt`), "utf8");
  const seats = Number(/^seats (\d+)$/m.exec(record)![1]);
  const me = Number(/^seat (\d+) /m.exec(record)![1]);
  const seating = Array.from({ length: seats }, (_, seat) => (seat === me ? { kind: "me", name: "Ada" } : { kind: "bot", bot: "greedy" }));
  await known(page);
  await page.goto("/");
  const { table } = await post(page, "/api/import", { record, seating });
  // nothing is told of what went before: the first touch is for the board
  await page.evaluate((table) => {
    const taste = JSON.parse(localStorage.getItem("taste") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("taste", JSON.stringify({ ...taste, read: { [table]: 1e6 } }));
  }, table!);
  await page.goto(`/t/${table}`);
  await page.waitForSelector(".board");
  await expect(page.locator(".sentence").first()).toContainText(": ");
  await expect(page.locator(".sentence").first()).not.toContainText("Waiting");
}

/** A point of an area that nothing else covers, on the screen. */
export function pointOf(page: Page, area: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((area) => {
    const path = document.querySelector<SVGPathElement>(`.hits [data-area="${area}"]`);
    if (!path) return null;
    const box = path.getBBox();
    const matrix = path.getScreenCTM()!;
    for (let i = 1; i < 600; i++) {
      // a low-discrepancy sequence: the same points for the same picture
      const point = new DOMPoint(box.x + box.width * ((i * 0.754877666) % 1), box.y + box.height * ((i * 0.569840291) % 1));
      if (!path.isPointInFill(point)) continue;
      const at = point.matrixTransform(matrix);
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit?.closest("[data-area]")?.getAttribute("data-area") === area) return { x: at.x, y: at.y };
    }
    return null;
  }, area);
}

export const glowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll(".glow clipPath")].map((one) => one.id.replace(/^.*-glow-/, "")));

export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector("section.ending") !== null);

export async function tapArea(page: Page, area: string, touch: boolean): Promise<boolean> {
  const at = await pointOf(page, area);
  if (!at) return false;
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  return true;
}

/** One act of somebody who tries things. Returns what was done. */
export async function act(page: Page, touch: boolean, dice: () => number): Promise<string> {
  const press = async (selector: string): Promise<boolean> => {
    const all = page.locator(selector);
    const count = await all.count();
    if (!count) return false;
    const one = all.nth(Math.floor(dice() * count));
    try {
      if (touch) await one.tap({ timeout: 1500 });
      else await one.click({ timeout: 1500 });
      return true;
    } catch {
      return false; // it went away meanwhile: somebody else moved
    }
  };
  if (await isOver(page)) return "over";
  if (await press(".loupe button:not(.away)")) return "loupe";
  if (await press(".menu li button:enabled")) return "menu";
  const main = touch ? ".peek .main:enabled" : ".hand .main:enabled";
  if ((await page.locator(".parts").count()) && (await press(main))) return "confirm";
  if ((await page.locator(".sendings").count()) && dice() < 0.7) {
    if (dice() < 0.5 && (await press(main))) return "confirm";
    if (await press(".sendings .row button")) return "number";
  }
  if (await press(".curtain .main")) return "curtain";
  if (await press(".card button, .banner button")) return "card";
  if ((await page.locator(".auction").count()) && dice() < 0.5 && (await press(main))) return "bid";
  const lit = dice() < 0.6 ? await glowing(page) : [];
  if (lit.length && (await tapArea(page, lit[Math.floor(dice() * lit.length)]!, touch))) return "board";
  if (dice() < 0.8 && (await press(touch ? ".rest > ol button:enabled, .rondel ol button, .exchange button:enabled, .rest li button.know:enabled" : ".work button:enabled"))) return "button";
  if (await press(main)) return "main";
  return "wait";
}

/** The page is loaded anew, and then the connection is lost for a moment. */
export async function gone(page: Page, context: BrowserContext): Promise<void> {
  await page.reload();
  await page.waitForSelector(".board");
  await context.setOffline(true);
  await page.waitForTimeout(300);
  await context.setOffline(false);
}

/** Play until the game is over. */
export async function playOut(page: Page, options: { touch?: boolean; dice?: () => number; most?: number; patience?: number; halfway?: () => Promise<void> } = {}): Promise<number> {
  let acts = 0;
  let waits = 0;
  const dice = options.dice ?? lots(1);
  for (let n = 0; n < (options.most ?? 4000); n++) {
    const done = await act(page, options.touch ?? false, dice);
    if (done === "over") return acts;
    if (done === "wait") {
      waits++;
      await page.waitForTimeout(60);
      expect(waits, "the table waits for ever").toBeLessThan(options.patience ?? 900);
    } else {
      acts++;
      waits = 0;
    }
    if (acts === 40 && options.halfway) await options.halfway();
  }
  throw new Error("the game did not end");
}
