import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { IS_LONG } from "./length.ts";
import { waitForPaint } from "./page-ready.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEME_RULES = ["color-contrast", "link-in-text-block"];
/** Half the size of what the package exports, which takes longer to hand over than most pages to check. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** No accessibility violation on the page as it is now, or in a part of it, and nothing wider than the screen. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A page on its way has no title yet, or hides the one of the page before.
  await page.locator("h1").filter({ visible: true }).first().waitFor();
  await settled(page);
  await expectNone(page, part, { type: "tag", values: TAGS });
  await expectNoOverflow(page);
}

/** The same in the long check only: at every commit another journey looks at this screen. */
export async function expectAccessibleAgain(page: Page): Promise<void> {
  if (IS_LONG) await expectAccessible(page);
}

/** What another theme alone can break, once it is there; the frame around the page is the same everywhere. */
export async function expectContrast(page: Page): Promise<void> {
  // The page follows the system's theme a moment later, and its colours move from there.
  await page.waitForFunction(
    () => (document.documentElement.dataset["theme"] === "dark") === matchMedia("(prefers-color-scheme: dark)").matches,
  );
  await waitForPaint(page);
  await settled(page);
  await expectNone(page, "main", { type: "rule", values: THEME_RULES });
}

/** What is written on a control is in its name: who speaks to a screen says what they read. */
export async function expectNamesHoldTexts(page: Page): Promise<void> {
  await expectNone(page, undefined, { type: "rule", values: ["label-content-name-mismatch"] });
}

/** Waits until colours have settled, for two seconds at most. */
async function settled(page: Page): Promise<void> {
  const still = () =>
    document.querySelector('main [aria-busy="true"]') === null &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
          !(effect as KeyframeEffect | null)?.target?.checkVisibility(),
      );
  await page.waitForFunction(still, undefined, { timeout: 2_000 }).catch(() => undefined);
}

/** The browser leaves what is far below the screen with the colours of the theme before. */
async function renderFarParts(page: Page): Promise<void> {
  const hasFarParts = await page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(".render-near-screen");
    for (const part of parts) part.style.contentVisibility = "visible";
    return parts.length > 0;
  });
  if (!hasFarParts) return;
  await waitForPaint(page);
  await settled(page);
}

/** Once for each document. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
}

type Found = { id: string; targets: string[] };

async function expectNone(page: Page, part: string | undefined, runOnly: NonNullable<RunOptions["runOnly"]>) {
  await renderFarParts(page);
  await loadAxe(page);
  const found = await violations(page, part, runOnly);
  const checked = await Promise.all(
    found.map(async ({ id, targets }) => ({
      id,
      targets: id === "target-size" ? await tooSmall(page, targets) : targets,
    })),
  );
  expect(checked.filter(({ targets }) => targets.length > 0)).toEqual([]);
}

function violations(
  page: Page,
  part: string | undefined,
  runOnly: NonNullable<RunOptions["runOnly"]>,
): Promise<Found[]> {
  // The page alone: a frame on its way out never answers, and ours hold files that people sent.
  const options: RunOptions = { runOnly, iframes: false, resultTypes: ["violations"] };
  return page.evaluate(
    async ([asked, within]) => {
      const result = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, asked);
      return result.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
    },
    [options, part] as const,
  );
}

/** A target partly under a fixed bar is not small: each is measured again in the middle of the screen. */
async function tooSmall(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    if ((await violations(page, target, { type: "rule", values: ["target-size"] })).length > 0) small.push(target);
  }
  return small;
}

/** In the fonts of the site, and in those of the system that stand in for them on a slow network. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expectNoneWider(page);
  const names = ["--font-sans", "--font-display"];
  await page.evaluate((all) => {
    const { style } = document.documentElement;
    for (const name of all) {
      const families = getComputedStyle(document.documentElement).getPropertyValue(name).split(",");
      style.setProperty(name, families.slice(1).join(","));
    }
  }, names);
  await expectNoneWider(page);
  await page.evaluate((all) => all.forEach((name) => document.documentElement.style.removeProperty(name)), names);
}

/** Asked until the page has taken the size of the screen: it does so some frames later. */
async function expectNoneWider(page: Page): Promise<void> {
  const widerThanScreen = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 120));
    });
  await expect.poll(widerThanScreen).toEqual([]);
}
