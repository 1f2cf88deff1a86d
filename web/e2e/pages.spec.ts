import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { newTable } from "./player";

async function clean(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).exclude("svg").withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")}`)).toEqual([]);
}

for (const scheme of ["light", "dark"] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing, ${scheme}, ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: width > 900 ? 900 : 844 }, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto("/");
      await page.waitForSelector(".games button");
      await clean(page);
      await page.goto("/new/empires");
      await page.waitForSelector("details");
      await page.locator("summary").click();
      await clean(page);
      await page.goto("/pieces");
      await page.waitForSelector("main li");
      await clean(page);
      await page.goto("/rules/antike");
      await page.waitForSelector("main li");
      await clean(page);
      await page.goto("/import");
      await page.waitForSelector("textarea");
      await clean(page);
      await page.goto("/t/nothing000");
      await page.waitForSelector("main a");
      await clean(page);
      for (const game of ["antike", "empires"]) {
        await newTable(page, game, [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }]);
        await page.waitForSelector(".board");
        await page.waitForTimeout(800);
        await clean(page);
      }
      await newTable(page, "antike", [{ kind: "me" }, { kind: "open" }], {}, false);
      await page.waitForSelector("footer .main");
      await clean(page);
      await context.close();
    });

test("first load stays under 170 kB of compressed script", async ({ page }) => {
  let bytes = 0;
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) bytes += gzipSync(await answer.body()).length;
  });
  await page.goto("/");
  await page.waitForSelector(".games button");
  await page.waitForTimeout(300);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(170_000);
});

test("two clicks from the first page to a game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".sentence")).toBeVisible();
});

test("what is the same for everybody goes compressed, what is mine does not", async ({ page }) => {
  await newTable(page, "empires", Array.from({ length: 3 }, (_, i) => (i ? { kind: "bot" as const, bot: "greedy" } : { kind: "me" as const })));
  const packed = async (path: string): Promise<string | undefined> => (await page.request.get(path)).headers()["content-encoding"];
  expect(await packed("/api/maps/empires-board.map.json")).toBe("gzip");
  expect(await packed("/api/words/en/web.ftl")).toBe("gzip");
  expect(await packed("/api/tables")).toBeUndefined();
  const script = await page.locator("script[src]").first().getAttribute("src");
  const answer = await page.request.get(script!);
  expect(answer.headers()["cache-control"]).toContain("immutable");
});
