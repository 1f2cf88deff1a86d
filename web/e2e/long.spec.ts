// Whole games in every way that people play them. Takes half an hour: `make web-e2e-long`.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { act, gone, isOver, lots, newTable, playOut, type Seating } from "./player";
import { slowly } from "./slow";

test.skip(!process.env.LONG, "only when it is asked for");
test.setTimeout(1_800_000);

const GAMES = [
  ["antike", 1],
  ["empires", 2],
  ["nostrum", 2],
  ["conquest", 1],
] as const;
const bots = (count: number): Seating[] => Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }));

for (const [game, others] of GAMES) {
  test(`${game}: a person with bots, to its end, with a reload and a lost connection in the middle`, async ({ page, context }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await newTable(page, game, [{ kind: "me" }, ...bots(others)]);
    const acts = await playOut(page, { halfway: () => gone(page, context) });
    await expect(page.locator("section.ending ol li")).toHaveCount(others + 1);
    expect(acts).toBeGreaterThan(20);
    expect(errors).toEqual([]);
  });

  test(`${game} by touch alone at 390 × 844`, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await newTable(page, game, [{ kind: "me" }, ...bots(others)]);
    await playOut(page, { touch: true, halfway: () => gone(page, context) });
    await expect(page.locator("section.ending")).toBeVisible();
    await context.close();
  });

  test(`${game} by keyboard alone`, async ({ page }) => {
    await newTable(page, game, [{ kind: "me" }, ...bots(others)]);
    const dice = lots(5);
    for (let n = 0, waits = 0; n < 6000 && waits < 900; n++) {
      const done = await typed(page, dice);
      if (done === "over") break;
      waits = done === "wait" ? waits + 1 : 0;
      if (done === "wait") await page.waitForTimeout(60);
    }
    expect(await isOver(page)).toBe(true);
  });

  test(`${game} in two browsers`, async ({ browser }) => {
    const pages = await people(browser, game, 2, Math.max(0, others - 1));
    await together(pages, lots(6));
    for (const page of pages) expect(await isOver(page)).toBe(true);
  });

  test(`${game} hotseat`, async ({ page }) => {
    await newTable(page, game, [{ kind: "me" }, { kind: "me" }, ...bots(Math.max(0, others - 1))]);
    await together([page], lots(7));
    expect(await isOver(page)).toBe(true);
  });

  test(`${game} at 400 ms delay and 2 % loss`, async ({ browser, baseURL }) => {
    const line = await slowly(new URL(baseURL!), { delay: 200, loss: 0.02 });
    const context = await browser.newContext({ baseURL: line.url });
    const page = await context.newPage();
    await newTable(page, game, [{ kind: "me" }, ...bots(others)], { round_limit: game === "antike" ? "12" : "none" });
    await playOut(page, { patience: 3000 });
    await expect(page.locator("section.ending")).toBeVisible();
    await context.close();
    line.close();
  });
}

test("five people, two leave and one returns", async ({ browser }) => {
  const pages = await people(browser, "empires", 5, 0, { away_after: 10 });
  const dice = lots(8);
  await together(pages, dice, 40);
  const left = pages.splice(3, 2);
  const table = left[0]!.url();
  for (const page of left) await page.goto("about:blank");
  await pages[0]!.waitForTimeout(11_000);
  for (let n = 0; n < 2; n++) await pages[0]!.getByRole("button", { name: "Let a bot stand in" }).nth(1).click({ timeout: 30_000 });
  await together(pages, dice, 60);
  await left[0]!.goto(table);
  await left[0]!.getByRole("button", { name: "I am back" }).click();
  pages.push(left[0]!);
  await together(pages, dice);
  for (const page of pages) expect(await isOver(page)).toBe(true);
});

/** People at one table, each in a browser of their own. */
async function people(browser: Browser, game: string, count: number, more: number, settings: Record<string, number> = {}): Promise<Page[]> {
  const host = await (await browser.newContext()).newPage();
  const open = Array.from({ length: count - 1 }, (): Seating => ({ kind: "open" }));
  const table = await newTable(host, game, [{ kind: "me", name: "Ada" }, ...open, ...bots(more)], {}, false, settings);
  const pages = [host];
  for (let n = 1; n < count; n++) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((n) => localStorage.setItem("taste", JSON.stringify({ ring: 0, name: `Guest ${n}`, seen: ["antike", "empires", "nostrum", "conquest"].map((game) => `intro-${game}`) })), n);
    await page.goto(`/t/${table}`);
    await page.getByRole("button", { name: "Sit down here" }).first().click();
    pages.push(page);
  }
  await host.getByRole("button", { name: /^Start/ }).click();
  await Promise.all(pages.map((page) => page.waitForSelector(".board")));
  return pages;
}

/** Everybody acts in turn, until the game is over or so many acts are done. */
async function together(pages: Page[], dice: () => number, most = 20_000): Promise<void> {
  for (let acts = 0, waits = 0; acts < most && waits < 900; ) {
    const done = [];
    for (const page of pages) done.push(await act(page, false, dice));
    if (done.every((one) => one === "over")) return;
    const idle = done.every((one) => one === "wait" || one === "over");
    waits = idle ? waits + 1 : 0;
    acts += done.filter((one) => one !== "wait" && one !== "over").length;
    if (idle) await pages[0]!.waitForTimeout(60);
  }
}

/** One act without a pointer. */
async function typed(page: Page, dice: () => number): Promise<string> {
  const press = async (selector: string, key = "Enter"): Promise<boolean> => {
    const all = page.locator(selector);
    const count = await all.count();
    if (!count) return false;
    try {
      await all.nth(Math.floor(dice() * count)).focus({ timeout: 1500 });
      await page.keyboard.press(key);
      return true;
    } catch {
      return false;
    }
  };
  if (await isOver(page)) return "over";
  if (await page.locator(".menu li button:enabled").count()) {
    await page.keyboard.press("1");
    return "menu";
  }
  if ((await page.locator(".parts").count()) && (await press(".hand .main:enabled"))) return "confirm";
  if ((await page.locator(".sendings").count()) && dice() < 0.7) {
    if (dice() < 0.5 && (await press(".hand .main:enabled"))) return "confirm";
    if (await press(".sendings .row button")) return "number";
  }
  if (await press(".curtain .main, .card button, .banner button")) return "card";
  if (dice() < 0.5 && (await page.locator(".glow clipPath").count())) {
    await page.locator(".board").focus();
    for (let n = Math.floor(dice() * 8); n >= 0; n--) await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][Math.floor(dice() * 4)]!);
    await page.keyboard.press("Enter");
    return "board";
  }
  if (dice() < 0.8 && (await press(".work button:enabled, .work [role=button]"))) return "button";
  if (await press(".hand .main:enabled")) return "main";
  return "wait";
}
