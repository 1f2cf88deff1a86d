// The tap budgets of docs/interaction.md: a tap is one press of a finger or a mouse button.
import { expect, test, type Page } from "@playwright/test";
import { act, glowing, newTable, tapArea } from "./player";

class Finger {
  taps = 0;
  constructor(readonly page: Page) {}
  async press(selector: string): Promise<void> {
    await this.page.locator(selector).first().click();
    this.taps++;
  }
  async area(id: string): Promise<void> {
    expect(await tapArea(this.page, id, false)).toBe(true);
    this.taps++;
  }
}

const seq = (page: Page): Promise<number> => page.locator(".log ol li").count();
const sentence = async (page: Page): Promise<string> => (await page.locator(".sentence").first().textContent()) ?? "";
const bots = (n: number): { kind: "bot"; bot: string }[] => Array.from({ length: n }, () => ({ kind: "bot", bot: "greedy" }));

async function until(page: Page, fits: (sentence: string) => boolean): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const now = await sentence(page);
    if (!now.startsWith("Waiting") && fits(now)) return;
    if ((await act(page)) === "wait") await page.waitForTimeout(80);
  }
  throw new Error("that question never came");
}

test("Empires: an offer in at most 3, taking in 1, a purchase in 2", async ({ page }) => {
  await newTable(page, "empires", [{ kind: "me" }, ...bots(3)]);
  await until(page, (now) => now.includes("what do you offer"));
  await page.waitForSelector(".parts");
  const offer = new Finger(page);
  await offer.press(".hand .main:enabled");
  await expect.poll(() => sentence(page)).not.toContain("what do you offer");
  expect(offer.taps).toBeLessThanOrEqual(3);

  await until(page, (now) => now.includes("what do you take") || now.includes("build, then"));
  if ((await sentence(page)).includes("what do you take")) {
    const take = new Finger(page);
    const before = await seq(page);
    await take.press(".exchange button:enabled");
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
    expect(take.taps).toBe(1);
  }

  await until(page, (now) => now.includes("build, then"));
  // a province where only a marker can be placed: the thing itself is the place
  let bought = false;
  for (const area of await glowing(page)) {
    const buy = new Finger(page);
    const before = await seq(page);
    await buy.area(area);
    if (await page.locator(".menu").count()) {
      await page.keyboard.press("Escape");
      continue;
    }
    // where there is only one way to pay, nothing is asked
    const asked = async (): Promise<boolean> => (await page.locator(".parts").count()) > 0;
    await expect.poll(async () => (await asked()) || (await seq(page)) > before).toBe(true);
    if (await asked()) await buy.press(".hand .main:enabled");
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
    expect(buy.taps).toBeLessThanOrEqual(2);
    bought = true;
    break;
  }
  expect(bought).toBe(true);
});

test("Antike: production in 2, arming one tap a unit, a group move in at most 3", async ({ page }) => {
  await newTable(page, "antike", [{ kind: "me" }, ...bots(2)]);
  await until(page, (now) => now.includes("rondel"));
  const produce = new Finger(page);
  const start = await seq(page);
  await produce.press(".rondel ol button:has-text('Marble')");
  await expect.poll(() => seq(page)).toBeGreaterThan(start);
  if ((await sentence(page)).includes("found")) await produce.press(".hand .main:enabled");
  expect(produce.taps).toBeLessThanOrEqual(2);

  await until(page, (now) => now.includes("rondel"));
  const arm = new Finger(page);
  await arm.press(".rondel .field.can[aria-label^='Arming']");
  if (await page.locator(".parts").count()) await arm.press(".hand .main:enabled"); // more than three steps are paid
  await expect.poll(() => sentence(page)).toContain("arm legions");
  const before = await seq(page);
  await arm.area((await glowing(page))[0]!);
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  expect(arm.taps).toBeLessThanOrEqual(3);
  await page.locator(".hand .main:enabled").click(); // enough armed
  await until(page, (now) => now.includes("rondel"));

  const march = new Finger(page);
  await march.press(".rondel .field.can[aria-label*='aneuver']");
  if (await page.locator(".parts").count()) await page.locator(".hand .main:enabled").click();
  await expect.poll(() => sentence(page)).toContain("move and fight");
  march.taps = 0;
  const lines = await seq(page);
  await march.area((await glowing(page))[0]!);
  await expect(page.locator(".chosen")).toHaveCount(1);
  const targets = await glowing(page);
  await march.area(targets[0]!);
  if (await page.locator(".parts").count()) await march.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(lines);
  expect(march.taps).toBeLessThanOrEqual(3);
});

test("keyboard alone: a move on the board without a pointer", async ({ page }) => {
  await newTable(page, "antike", [{ kind: "me" }, ...bots(1)]);
  await until(page, (now) => now.includes("rondel"));
  const before = await seq(page);
  await page.locator(".rondel .field.can").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".cursor")).toHaveCount(1);
  await expect(page.locator(".board .hidden-but-read")).not.toBeEmpty();
});
