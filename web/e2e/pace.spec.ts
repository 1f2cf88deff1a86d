// How quick the table is: measured, printed and written into docs/interaction.md, never a test that can fail on a busy
// machine. `PACE=1 python web/build.py e2e pace`.
import { test, type Page } from "@playwright/test";
import { glowing, pointOf, position } from "./player";
import { slowly } from "./slow";

test.skip(!process.env.PACE, "only when it is asked for");

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds from the next press to the first change that is painted. */
async function answer(page: Page, press: () => Promise<void>): Promise<number> {
  const seen = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          "pointerup",
          (event) => {
            new MutationObserver((_, watcher) => {
              watcher.disconnect();
              requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - event.timeStamp)));
            }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
          },
          { once: true, capture: true },
        );
      }),
  );
  await page.waitForTimeout(100);
  await press();
  return seen;
}

test("a tap shows at 400 ms delay and 2 % loss", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const line = await slowly(new URL(baseURL!), { delay: 200, loss: 0.02 });
  const page = await (await browser.newContext({ baseURL: line.url, reducedMotion: "reduce" })).newPage();
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    await position(page, "antike-arming");
    times.push(await answer(page, () => page.locator(".rondel .field.can[aria-label^='Arming']").click()));
    await page.waitForTimeout(1500);
    const at = (await pointOf(page, (await glowing(page))[0]!))!;
    times.push(await answer(page, () => page.mouse.click(at.x, at.y)));
  }
  console.log(`tap to change on the screen: median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`);
  line.close();
});

test("panning with the processor slowed four times", async ({ page, context }) => {
  test.setTimeout(300_000);
  await position(page, "empires-build");
  const chromium = await context.newCDPSession(page);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.getByRole("button", { name: "Nearer" }).click();
  await page.getByRole("button", { name: "Nearer" }).click();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let last = 0;
        const tick = (now: number): void => {
          if (last) gaps.push(now - last);
          last = now;
          if (gaps.length < 120) requestAnimationFrame(tick);
          else done(gaps);
        };
        requestAnimationFrame(tick);
      }),
  );
  await page.mouse.move(500, 400);
  await page.mouse.down();
  for (let n = 0; n < 120; n++) {
    await page.mouse.move(500 + 150 * Math.sin(n / 12), 400 + 80 * Math.cos(n / 12));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
  const gaps = await frames;
  console.log(`frames while panning: median ${median(gaps).toFixed(1)} ms, ${((gaps.filter((gap) => gap < 17.5).length / gaps.length) * 100).toFixed(0)} % within 1/60 s, worst ${Math.max(...gaps).toFixed(0)} ms`);
});
