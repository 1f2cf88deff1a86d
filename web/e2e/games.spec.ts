import { expect, test } from "@playwright/test";
import { act, isOver, lots, newTable, playOut } from "./player";

test("Antike against a bot to its end, with a reload in the middle", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await newTable(page, "antike", [{ kind: "me" }, { kind: "bot", bot: "greedy" }], { round_limit: "20" });
  const acts = await playOut(page, { halfway: async () => void (await page.reload()) });
  await expect(page.locator("section.ending h2")).toBeVisible();
  expect(acts).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test("Empires against two bots to its end", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await newTable(page, "empires", [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }], { round_limit: "5" });
  await playOut(page, { halfway: async () => void (await page.reload()) });
  await expect(page.locator("section.ending ol li")).toHaveCount(3);
  expect(errors).toEqual([]);
});

test.describe("by touch at 390 × 844", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  for (const game of ["antike", "empires"])
    test(`${game} to its end`, async ({ page }) => {
      const bots = Array.from({ length: game === "empires" ? 2 : 1 }, () => ({ kind: "bot" as const, bot: "greedy" }));
      await newTable(page, game, [{ kind: "me" }, ...bots], { round_limit: "4" });
      await playOut(page, { touch: true });
      await expect(page.locator("section.ending")).toBeVisible();
    });
});

test("two people in two browsers, one loses the connection", async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [a, b] = [await one.newPage(), await two.newPage()];
  const table = await newTable(a, "antike", [{ kind: "me", name: "Ada" }, { kind: "open" }], { round_limit: "3" }, false);
  await b.addInitScript(() => localStorage.setItem("taste", JSON.stringify({ ring: 0, name: "Bea", seen: ["intro-antike"] })));
  await b.goto(`/t/${table}`);
  await b.getByRole("button", { name: "Sit down here" }).click();
  await expect(b.getByText("you", { exact: true })).toBeVisible();
  await a.getByRole("button", { name: /^Start/ }).click();
  await Promise.all([a.waitForSelector(".board"), b.waitForSelector(".board")]);
  const dice = lots(2);
  for (let n = 0, waits = 0; n < 900 && waits < 100; n++) {
    const [first, second] = [await act(a, false, dice), await act(b, false, dice)];
    if (first === "over" && second === "over") break;
    waits = first === "wait" && second === "wait" ? waits + 1 : 0;
    if (first === "wait" && second === "wait") await a.waitForTimeout(60);
    if (n === 12) {
      await two.setOffline(true);
      await b.waitForTimeout(300);
      await two.setOffline(false);
    }
  }
  expect(await isOver(a)).toBe(true);
  expect(await isOver(b)).toBe(true);
});

test("hotseat: the screen goes from hand to hand, and a curtain hides the secrets", async ({ page }) => {
  await newTable(page, "empires", [{ kind: "me" }, { kind: "me" }, { kind: "bot", bot: "greedy" }], { round_limit: "2" });
  let curtains = 0;
  const dice = lots(3);
  for (let n = 0, waits = 0; n < 1500 && waits < 200; n++) {
    const done = await act(page, false, dice);
    if (done === "over") break;
    if (done === "curtain") curtains++;
    waits = done === "wait" ? waits + 1 : 0;
    if (done === "wait") await page.waitForTimeout(60);
  }
  expect(await isOver(page)).toBe(true);
  expect(curtains).toBeGreaterThan(1);
});
