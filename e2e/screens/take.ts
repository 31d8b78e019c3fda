/**
 * `pnpm screenshots`: every page of a running demonstration (`bin/up --demo`) at both widths and in both themes,
 * in .run/screenshots. `--url` for another address, `--only emplois` for the addresses holding a word.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { ACCOUNTS, PAGES, type Visitor } from "./pages.ts";

const OUT = join(import.meta.dirname, "../../.run/screenshots");
const WIDTHS: Record<string, BrowserContextOptions> = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:3000" },
    only: { type: "string", default: "" },
    themes: { type: "string", default: "light,dark" },
  },
});

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_BIN"] ?? "/usr/bin/chromium",
  // Chromium refuses its sandbox to root.
  chromiumSandbox: false,
  args: ["--disable-dev-shm-usage", "--disable-gpu"],
});
try {
  let captured = 0;
  for (const width of Object.keys(WIDTHS))
    for (const theme of values.themes.split(","))
      for (const visitor of Object.keys(PAGES) as Visitor[]) captured += await capture(browser, visitor, width, theme);
  process.stdout.write(`${captured} images in ${OUT}\n`);
} finally {
  await browser.close();
}

async function capture(browser: Browser, visitor: Visitor, width: string, theme: string): Promise<number> {
  const paths = PAGES[visitor].filter((path) => path.includes(values.only));
  if (paths.length === 0) return 0;
  const context = await browser.newContext({
    ...WIDTHS[width],
    baseURL: values.url,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    colorScheme: theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (visitor !== "visitor") await signIn(page, ACCOUNTS[visitor]);
  const mission = await firstMission(page);
  for (const path of paths) {
    await page.goto(path.replace(":mission", mission), { waitUntil: "networkidle" });
    const file = `${visitor}${path.replaceAll(/[^\w:-]+/g, "_")}-${width}-${theme}.png`;
    await page.screenshot({ path: join(OUT, file.replaceAll(":", "")), fullPage: true });
  }
  await context.close();
  return paths.length;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/connexion");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/tableau-de-bord/);
}

/** The part of its address after /emplois/: it changes with the data. */
async function firstMission(page: Page): Promise<string> {
  const html = await (await page.request.get("/emplois", { headers: { cookie: "" } })).text();
  return /href="\/emplois\/(\d+-[^"/?#]+)"/.exec(html)?.[1] ?? "1";
}
