// The film strip of docs/film: the same evening at a desk and on a phone. `python web/build.py film` makes it anew.
import { mkdirSync } from "node:fs";
import { test } from "@playwright/test";
import { act, glowing, lots, newTable, tapArea } from "./player";

const out = process.env.FILM_OUT ?? "../docs/film";

for (const [name, width, height] of [
  ["1440", 1440, 900],
  ["390", 390, 844],
] as const)
  test(`film at ${name}`, async ({ browser }) => {
    test.skip(!process.env.FILM, "only when it is asked for");
    test.setTimeout(900_000);
    mkdirSync(out, { recursive: true });
    const touch = width < 900;
    const dice = lots(width);
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: "reduce",
      locale: "en",
      colorScheme: "light",
    });
    const page = await context.newPage();
    let n = 0;
    const frame = async (what: string): Promise<void> => {
      await page.waitForTimeout(600);
      n++;
      await page.screenshot({ path: `${out}/${String(n).padStart(2, "0")}-${what}-${name}.jpg`, type: "jpeg", quality: 76 });
      console.log(name, n, what);
    };
    const sentence = async (): Promise<string> => (await page.locator(".sentence").first().textContent()) ?? "";
    const until = async (fits: (now: string) => boolean, most = 500): Promise<void> => {
      for (let i = 0; i < most; i++) {
        const now = await sentence();
        if (!now.startsWith("Waiting") && fits(now)) return;
        if ((await act(page, touch, dice)) === "wait") await page.waitForTimeout(120);
      }
    };
    const bots = (count: number): { kind: "bot"; bot: string }[] => Array.from({ length: count }, () => ({ kind: "bot", bot: "greedy" }));

    await page.goto("/");
    await page.waitForTimeout(2500);
    await frame("first-visit");
    await page.getByRole("button", { name: "Play now" }).first().click();
    await page.waitForSelector(".intro");
    await frame("who-am-i");
    await page.locator(".intro .main").click();
    await page.waitForTimeout(800);
    await frame("first-question");
    // from here on somebody who has been here before, and does not wait for the ring
    await page.evaluate(() => localStorage.setItem("taste", JSON.stringify({ ring: 0, name: "Ada", seen: ["intro-antike", "intro-empires"] })));

    // a table of five where the trade leader announces a trade
    for (let tries = 0; tries < 6; tries++) {
      await newTable(page, "empires", [{ kind: "me" }, ...bots(4)]);
      await until((now) => now.includes("what do you offer") || now.includes("build, then"));
      if ((await sentence()).includes("what do you offer")) break;
    }
    await frame("sealed-offer");
    await until((now) => now.includes("what do you take") || now.includes("build, then"));
    await frame("exchange");
    await until((now) => now.includes("build, then"));
    await frame("what-can-be-built");
    for (const area of await glowing(page)) {
      await tapArea(page, area, touch);
      await page.waitForTimeout(400);
      if (await page.locator(".parts").count()) break;
      if (await page.locator(".menu").count()) {
        await frame("choices-of-a-place");
        await page.locator(".menu li button").first().click();
        await page.waitForTimeout(400);
        break;
      }
    }
    await frame("payment");
    const main = page.locator(touch ? ".peek .main:enabled" : ".hand .main:enabled");
    if (await main.count()) await main.first().click();
    await page.waitForTimeout(800);
    await frame("bought-and-undo");

    await newTable(page, "antike", [{ kind: "me" }, ...bots(3)]);
    await until((now) => now.includes("rondel"));
    await frame("rondel");
    await until((now) => now.includes("move and fight"), 300);
    const begin = (await glowing(page))[0];
    if (begin) await tapArea(page, begin, touch);
    await frame("where-to");

    await newTable(page, "antike", [{ kind: "me" }, ...bots(2)], { round_limit: "5" });
    for (let i = 0; i < 1500; i++) {
      const done = await act(page, touch, dice);
      if (done === "over") break;
      if (done === "wait") await page.waitForTimeout(100);
    }
    await frame("the-end");
    await page.getByRole("button", { name: "Replay" }).last().click();
    await page.waitForTimeout(800);
    await page.getByRole("button", { name: "One step back" }).click();
    await frame("replay");

    await newTable(page, "empires", [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" }, { kind: "bot", bot: "greedy" }], {}, false);
    await page.waitForSelector("footer .main");
    await frame("lobby");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/pieces");
    await page.waitForSelector("main li");
    await frame("pieces");
    await context.close();
  });
