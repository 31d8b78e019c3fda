import { defineConfig } from "@playwright/test";
import { LIGHT_BROWSER, reachedAt } from "./support/browser.ts";
import { IS_LONG } from "./support/length.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SERIAL = /\.serial\.spec\.ts$/;
/** Timed to the tenth of a second: `pnpm check:long`, on a machine that does nothing else, as `SERIAL` and `@long`. */
const TIMED = /\.long\.spec\.ts$/;
const isLeftOut = (width: string) => (IS_LONG ? new RegExp(width) : new RegExp(`${width}|@long`));
/** The components have a build of their own, started only for who tests them. */
const GALLERY = process.env["GALLERY_URL"] ? [] : [/gallery.*\.spec\.ts$/];
const BASE_URL = process.env["BASE_URL"] ?? "http://127.0.0.1:3000";
/** Of an installed site, whose name no server knows and whose certificate is its own: `pnpm check:deploy`. */
const { SITE_ADDRESS, SITE_KEY = "" } = process.env;

/** Journeys on the production build, at the two widths people have. `pnpm e2e` starts the product and gives its addresses. */
export default defineConfig({
  testDir: "tests",
  outputDir: "../.run/e2e/results",
  // Long enough for a machine that others slow down: what must be quick is timed apart.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  // One more than the cores: a journey waits for a third of its time.
  workers: 3,
  fullyParallel: true,
  reporter: [["dot"], ["json", { outputFile: "../.run/check/e2e.json" }]],
  use: {
    baseURL: BASE_URL,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Shorter than the test, so that what could not be done is named.
    actionTimeout: 60_000,
    // Software rendering draws every frame of a transition. The components are tested with them.
    contextOptions: { reducedMotion: "reduce" },
    // Half a second of each journey. Those about what it does, and a few others, let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every step costs a quarter of the run: asked for when a failure is looked into.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: SITE_ADDRESS ? reachedAt(new URL(BASE_URL).hostname, SITE_ADDRESS, SITE_KEY) : LIGHT_BROWSER,
  },
  projects: [
    // What does not depend on the width is asked once: by a desk, or on the phone of whoever is seldom at one.
    { name: "desktop", testIgnore: [SERIAL, TIMED, ...GALLERY], grepInvert: isLeftOut("@phone"), use: DESKTOP },
    {
      name: "mobile",
      testIgnore: [SERIAL, TIMED, ...GALLERY],
      grepInvert: isLeftOut("@once"),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What holds up everyone, or would follow links to missions that others are closing: alone, after everything else.
    ...(IS_LONG
      ? [
          { name: "serial", testMatch: SERIAL, dependencies: ["desktop", "mobile"], workers: 1, use: DESKTOP },
          { name: "timed", testMatch: TIMED, dependencies: ["serial"], workers: 1, use: DESKTOP },
        ]
      : []),
  ],
});
