import { chromium } from "@playwright/test";
const [,, game="empires", w="1440", h="900", scheme="light", out="/tmp/websh/t", steps="0"] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme, hasTouch: +w < 900, isMobile: +w<900, deviceScaleFactor: 1 });
const page = await ctx.newPage();
page.on("console", m => { if (["error","warning"].includes(m.type())) console.log("console", m.text().slice(0,300)); });
page.on("pageerror", e => console.log("pageerror", e.message.slice(0,400)));
await page.goto("http://127.0.0.1:8077/");
await page.waitForTimeout(1500);
await page.screenshot({ path: `${out}-first.png`, fullPage: true });
const i = ["empires","antike","nostrum","conquest"].indexOf(game);
await page.locator(".games > li").nth(i).locator(".do button").click();
await page.waitForSelector(".board", { timeout: 15000 });
await page.waitForTimeout(2500);
await page.screenshot({ path: `${out}-intro.png` });
const start = page.locator(".intro .main"); if (await start.count()) await start.click();
await page.waitForTimeout(1500);
await page.screenshot({ path: `${out}-table.png` });
console.log(page.url(), await page.locator(".sentence").first().textContent());
for (let n = 0; n < +steps; n++) {
  const r = await page.evaluate(() => {
    const en = (q) => [...document.querySelectorAll(q)].filter(b => !b.disabled && b.offsetParent !== null);
    if (document.querySelector("section[aria-label='The end']")) return "END";
    const m = en(".menu li button")[0]; if (m) { m.click(); return "menu " + m.textContent; }
    const main = en(".hand .main, .peek .main").find(b => !/Take back/.test(b.textContent));
    const parts = document.querySelector(".parts");
    if (parts && main) { main.click(); return "confirm " + main.textContent; }
    const acts = en(".work button, .rest > ol button, .work .can, .rondel button, .exchange button").filter(b=>!b.closest(".seats")&&!b.closest(".parts"));
    if (acts.length && Math.random() < .8) { const a = acts[Math.floor(Math.random()*acts.length)]; a.click(); return "act " + (a.textContent||a.title); }
    if (main) { main.click(); return "main " + main.textContent; }
    return "wait";
  });
  if (r === "END") { console.log("END"); break; }
  if (r !== "wait") console.log(n, r.replace(/\s+/g, " ").slice(0, 80));
  await page.waitForTimeout(r === "wait" ? 500 : 350);
  if (n % 40 === 39) await page.screenshot({ path: `${out}-s${n}.png` });
}
await page.screenshot({ path: `${out}-last.png` });
await browser.close();
