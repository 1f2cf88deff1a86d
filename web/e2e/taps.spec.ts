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

test("Antike: a group in at most 3, four groups with a conquest and a founding in at most 16", async ({ page }) => {
  await position(page, "antike-maneuver");
  const turn = new Finger(page);
  await turn.press(".rondel .field.can[aria-label*='aneuver']:not([aria-label*='costs'])");
  await expect.poll(() => sentence(page)).toContain("move and fight");
  for (const [from, to] of [
    ["tyros", "alexandria"],
    ["ephesos", "gordion"],
    ["attalia", "gordion"],
    ["cyrene", "corniclanum"],
  ] as const) {
    const lines = await seq(page);
    const before = turn.taps;
    await expect.poll(() => glowing(page)).toContain(from);
    await turn.area(from);
    await expect(page.locator(".chosen")).toHaveCount(1);
    await turn.area(to);
    if (await page.locator(".parts").count()) await turn.press(".hand .main:enabled");
    await expect.poll(() => seq(page)).toBeGreaterThan(lines);
    expect(turn.taps - before).toBeLessThanOrEqual(3);
  }
  await turn.press(".hand .main:enabled"); // enough moved
  await expect.poll(() => glowing(page)).toContain("alexandria");
  const moved = await seq(page);
  await turn.area("alexandria"); // the city is taken
  await expect.poll(() => seq(page)).toBeGreaterThan(moved);
  if (!(await glowing(page)).includes("gordion")) await turn.press(".hand .main:enabled");
  await expect.poll(() => glowing(page)).toContain("gordion");
  const taken = await seq(page);
  await turn.area("gordion"); // and one is founded
  if (await page.locator(".parts").count()) await turn.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(taken);
  expect(turn.taps).toBeLessThanOrEqual(16);
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

test("Conquest: a bid in at most 2", async ({ page }) => {
  await position(page, "conquest-bid");
  const bid = new Finger(page);
  const before = await seq(page);
  await bid.press(".pairings [aria-checked=false]");
  await bid.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  expect(bid.taps).toBeLessThanOrEqual(2);
});

test("Conquest: eight units recruited in at most 8", async ({ page }) => {
  await position(page, "conquest-turn");
  const recruit = new Finger(page);
  const before = await seq(page);
  await recruit.press(".work button:has-text('Recruit')");
  await recruit.press("[aria-label='infantry, Achaia'] button:text-is('5')");
  await recruit.press("[aria-label='cavalry, Achaia'] button:text-is('2')");
  await recruit.press("[aria-label='galley, Mare Aegaeum'] button:text-is('1')");
  await expect(page.locator(".bill")).toContainText("60 of 80");
  await recruit.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  await expect(page.locator(".log")).toContainText("receives 5 infantry");
  expect(recruit.taps).toBeLessThanOrEqual(8);
});

test("Conquest: ten units moved to three places in at most 10", async ({ page }) => {
  await position(page, "conquest-turn");
  const march = new Finger(page);
  const before = await seq(page);
  await march.area("achaia");
  const choose = page.locator(".menu button:has-text('March')");
  await expect(choose.or(page.locator(".sendings")).first()).toBeVisible();
  if (await choose.count()) await march.press(".menu button:has-text('March')");
  await expect(page.locator(".sendings")).toBeVisible();
  await march.area("macedonia"); // everything goes there
  await march.press("[aria-label='infantry, Macedonia'] button:text-is('3')");
  await march.area("thracia"); // and all that is left
  await march.press("[aria-label='infantry, Thracia'] button:text-is('3')");
  await march.area("dalmatia");
  await expect(page.locator("[aria-label='infantry, Dalmatia'] [aria-checked=true]")).toHaveText("2");
  await march.press(".hand .main:enabled");
  await expect.poll(() => seq(page)).toBeGreaterThan(before);
  await expect(page.locator(".log")).toContainText("to Dalmatia");
  expect(march.taps).toBeLessThanOrEqual(10);
});

test("Conquest: three rounds of a battle in at most 5", async ({ page }) => {
  await position(page, "conquest-battle");
  await tapArea(page, "egypt", false);
  await page.locator(".menu button:has-text('Attack')").first().click();
  const battle = new Finger(page);
  const main = page.locator(".hand .main:enabled");
  const rounds = async (): Promise<number> => ((await page.locator(".log").textContent()) ?? "").split(/scores? \d+ hits?/).length >> 1;
  const busy = async (): Promise<boolean> => /battle|galleys|lose|stay/i.test(await sentence(page));
  await expect.poll(busy).toBe(true);
  while ((await rounds()) < 3) {
    await expect.poll(async () => (await main.count()) > 0 || (await rounds()) >= 3, { timeout: 30_000 }).toBe(true);
    if ((await rounds()) >= 3) break;
    expect(await busy()).toBe(true);
    const before = await seq(page);
    await battle.press(".hand .main:enabled");
    await expect.poll(() => seq(page)).toBeGreaterThan(before);
  }
  expect(battle.taps).toBeLessThanOrEqual(5);
});
