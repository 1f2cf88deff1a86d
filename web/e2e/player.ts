// A person who knows no rule: does what the screen offers, by mouse or by finger.
import { expect, type Page } from "@playwright/test";

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
): Promise<string> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("taste")) localStorage.setItem("taste", JSON.stringify({ ring: 0, name: "Test", seen: ["intro-antike", "intro-empires", "intro-nostrum"] }));
  });
  await page.goto("/");
  const made = await page.evaluate(
    async ([game, seating, options, start]) => {
      const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
        const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as Record<string, string>;
      };
      const made = await post("/api/tables", { game, seats: seating.length, seating, options, settings: { bot_pause: 0 } });
      if (start) await post(`/api/tables/${made.table}/start`, {});
      return made.table!;
    },
    [game, seating, options, start] as const,
  );
  await page.goto(`/t/${made}`);
  if (start) await page.waitForSelector(".board, .no-map");
  return made;
}

/** A point of an area that nothing else covers, on the screen. */
export function pointOf(page: Page, area: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((area) => {
    const path = document.querySelector<SVGPathElement>(`.hits [data-area="${area}"]`);
    if (!path) return null;
    const box = path.getBBox();
    const matrix = path.getScreenCTM()!;
    for (let i = 0; i < 600; i++) {
      const point = new DOMPoint(box.x + box.width * Math.random(), box.y + box.height * Math.random());
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
export async function act(page: Page, touch = false, dice: () => number = Math.random): Promise<string> {
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
  if (await press(".curtain .main")) return "curtain";
  if (await press(".card button, .banner button")) return "card";
  const lit = dice() < 0.6 ? await glowing(page) : [];
  if (lit.length && (await tapArea(page, lit[Math.floor(dice() * lit.length)]!, touch))) return "board";
  if (dice() < 0.8 && (await press(touch ? ".rest > ol button:enabled, .rondel ol button, .exchange button:enabled, .rest li button.know:enabled" : ".work button:enabled"))) return "button";
  if (await press(main)) return "main";
  return "wait";
}

/** Play until the game is over. */
export async function playOut(page: Page, options: { touch?: boolean; most?: number; halfway?: () => Promise<void> } = {}): Promise<number> {
  let acts = 0;
  let waits = 0;
  for (let n = 0; n < (options.most ?? 4000); n++) {
    const done = await act(page, options.touch);
    if (done === "over") return acts;
    if (done === "wait") {
      waits++;
      await page.waitForTimeout(60);
      expect(waits, "the table waits for ever").toBeLessThan(600);
    } else {
      acts++;
      waits = 0;
    }
    if (acts === 40 && options.halfway) await options.halfway();
  }
  throw new Error("the game did not end");
}
