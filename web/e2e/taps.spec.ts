// The tap budgets of docs/interaction.md: a tap is one press of a finger or a mouse button.
import { expect, test, type Page } from "@playwright/test";
import { glowing, position, tapArea } from "./player";

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

const seq = (page: Page): Promise<number> => page.locator("main.table").getAttribute("data-seq").then(Number);
const sentence = async (page: Page): Promise<string> => (await page.locator(".sentence").first().textContent()) ?? "";

test("Empires: an offer in at most 3", async ({ page }) => {
  await position(page, "empires-offer");
  await page.waitForSelector(".parts");
  const offer = new Finger(page);
  await offer.press(".hand .main:enabled");
  await expect.poll(() => sentence(page)).not.toContain("what do you offer");
  expect(offer.taps).toBeLessThanOrEqual(3);
});

test("Empires: taking in 1", async ({ page }) => {
  await position(page, "empires-take");
  await expect(page.locator(".sentence")).toContainText("what do you take");
  const take = new Finger(page);
  const before = await seq(page);
  await take.press(".exchange button:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  expect(take.taps).toBe(1);
});

test("Empires: a purchase in 2", async ({ page }) => {
  await position(page, "empires-build");
  let bought = false;
  // a province where only a marker can be placed: the thing itself is the place
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

test("Antike: production in 2", async ({ page }) => {
  await position(page, "antike-rondel");
  const produce = new Finger(page);
  const start = await seq(page);
  await produce.press(".rondel ol button:has-text('Marble')");
  await expect.poll(() => seq(page)).toBeGreaterThan(start);
  if ((await sentence(page)).includes("found")) await produce.press(".hand .main:enabled");
  expect(produce.taps).toBeLessThanOrEqual(2);
});

test("Antike: seven units armed in at most 10", async ({ page }) => {
  await position(page, "antike-arming");
  const arm = new Finger(page);
  await arm.press(".rondel .field.can[aria-label^='Arming']");
  await expect.poll(() => sentence(page)).toContain("arm legions");
  for (let units = 0; units < 7; units++) {
    const before = await seq(page);
    await arm.area((await glowing(page))[0]!);
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
  }
  if ((await sentence(page)).includes("arm legions")) await arm.press(".hand .main:enabled"); // enough armed
  await expect.poll(() => sentence(page)).not.toContain("arm legions");
  expect(arm.taps).toBeLessThanOrEqual(10);
});

test("Antike: a group move in at most 3", async ({ page }) => {
  await position(page, "antike-maneuver");
  const march = new Finger(page);
  await march.press(".rondel .field.can[aria-label*='aneuver']");
  await expect.poll(() => sentence(page)).toContain("move and fight");
  march.taps = 0;
  const lines = await seq(page);
  await march.area((await glowing(page))[0]!);
  await expect(page.locator(".chosen")).toHaveCount(1);
  await march.area((await glowing(page))[0]!);
  if (await page.locator(".parts").count()) await march.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(lines);
  expect(march.taps).toBeLessThanOrEqual(3);
});

test("keyboard alone: a move on the board without a pointer", async ({ page }) => {
  await position(page, "antike-rondel");
  const before = await seq(page);
  await page.locator(".rondel .field.can").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".cursor")).toHaveCount(1);
  await expect(page.locator(".board .hidden-but-read")).not.toBeEmpty();
});
