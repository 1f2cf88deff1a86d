import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// A server of its own with an empty store, on which a table of the same title meets the same dice; Debian's Chromium. `python web/build.py e2e` names both.
const port = Number(process.env.E2E_PORT ?? 8199);
const home = mkdtempSync(join(tmpdir(), "internum-e2e-"));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
    viewport: { width: 1440, height: 900 },
    locale: "en",
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `${process.env.PYTHON ?? "../.venv/bin/python"} e2e/server.py ${port} ${home}`,
    url: `http://127.0.0.1:${port}/api/about`,
    timeout: 60_000,
  },
});
