// What people do with each other at a table: talk in two languages, show, ask back, wish; and what is mine alone.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { act, lots, newTable, tapArea } from "./player";

async function guest(browser: Browser, lang: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ locale: lang, viewport, reducedMotion: "reduce" })).newPage();
  await page.addInitScript(() => {
    if (!localStorage.getItem("taste")) localStorage.setItem("taste", JSON.stringify({ ring: 0, name: "Ben", seen: ["intro-antike", "intro-empires"] }));
  });
  return page;
}

/** Two people and a bot at a table that has begun. */
async function two(browser: Browser, page: Page, game: string, lang: string): Promise<[Page, string]> {
  const table = await newTable(page, game, [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "bot", bot: "greedy" }], {}, false);
  const other = await guest(browser, lang);
  await other.goto(`/t/${table}`);
  await other.locator("main li button").first().click();
  await expect(page.locator("footer .main")).toBeEnabled();
  await page.locator("footer .main").click();
  for (const one of [page, other]) await one.waitForSelector(".board");
  return [other, table];
}

test("a phrase arrives in the reader's language, what is shown lights up, spectators talk apart", async ({ page, browser }) => {
  const [ben, table] = await two(browser, page, "antike", "de");
  const watcher = await guest(browser, "en");
  await watcher.goto(`/t/${table}`);
  for (const one of [page, ben, watcher]) await one.getByRole("tab").nth(1).click();

  await page.getByRole("button", { name: "I need …" }).click();
  await page.getByLabel("what", { exact: true }).selectOption("iron");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator(".talk ol")).toContainText("I need iron");
  await expect(ben.locator(".talk ol")).toContainText("Ich brauche Eisen");

  await watcher.getByLabel("To the table").fill("a bold opening");
  await watcher.getByRole("button", { name: "Send" }).click();
  await expect(watcher.locator(".talk ol")).toContainText("a bold opening");
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Show to …" }).click();
  await expect(ben.locator(".shown path")).toHaveCount(2);
  await expect(ben.locator(".talk ol")).toContainText("seht auf");
  await expect(ben.locator(".talk ol")).not.toContainText("a bold opening");
});

test("what was done is taken back when both agree, and not when one refuses", async ({ page, browser }) => {
  const [ben] = await two(browser, page, "antike", "en");
  const asks = (one: Page): Promise<boolean> => one.getByRole("button", { name: /^Ask everybody to take back/ }).isEnabled({ timeout: 200 }).catch(() => false);
  const dice = lots(3);
  let asking: Page | null = null;
  for (let i = 0; i < 200 && !asking; i++)
    for (const one of [page, ben]) {
      if (await asks(one)) {
        asking = one;
        break;
      }
      await act(one, false, dice);
    }
  const answering = asking === page ? ben : page;
  const taken = asking!.locator(".log li", { hasText: "takes back" });
  await asking!.getByRole("button", { name: /^Ask everybody/ }).click();
  await answering.getByRole("button", { name: "Refuse" }).click();
  await expect(asking!.locator(".ask-back")).toHaveCount(0);
  await expect(taken).toHaveCount(0);
  await asking!.getByRole("button", { name: /^Ask everybody/ }).click();
  await answering.getByRole("button", { name: "Agree" }).click();
  await expect(asking!.locator(".ask-back")).toHaveCount(0);
  await expect(taken).toHaveCount(1);
});

test("notes and arrows are mine, and stay", async ({ page }) => {
  await newTable(page, "empires", Array.from({ length: 3 }, (_, i) => (i ? { kind: "bot" as const, bot: "greedy" } : { kind: "me" as const })));
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByLabel("Notes", { exact: true }).last().fill("Egypt hoards papyrus");
  await page.getByRole("button", { name: "Draw arrows" }).click();
  await tapArea(page, "italia", false);
  await tapArea(page, "sicilia", false);
  await page.getByRole("button", { name: "Stop drawing" }).first().click();
  await expect(page.locator(".own .over")).toHaveCount(2);
  await page.reload();
  await page.waitForSelector(".board");
  await expect(page.locator(".own .over")).toHaveCount(2);
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(page.getByLabel("Notes", { exact: true }).last()).toHaveValue("Egypt hoards papyrus");
});

test("play now plays the gentlest set-up and says so", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".games li").first().locator(".gentle")).toContainText("you and 2 bots");
  await expect(page.locator(".games li").first().locator(".gentle")).toContainText("Three empires");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".seats li")).toHaveCount(3);
});
