import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { drawn } from "./watch.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No accessibility violation on the page as it is now, or in a part of it, and nothing wider than the screen. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // A page on its way has no title yet.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await settled(page);
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  await expectNone(part === undefined ? axe : axe.include(part));
  await expectNoOverflow(page);
}

/** What another theme alone can break, once it is there; the frame around the page is the same everywhere. */
export async function expectContrast(page: Page): Promise<void> {
  // The page follows the system's theme a moment later, and its colours move from there.
  await page.waitForFunction(
    () => (document.documentElement.dataset["theme"] === "dark") === matchMedia("(prefers-color-scheme: dark)").matches,
  );
  await drawn(page);
  await settled(page);
  await expectNone(new AxeBuilder({ page }).include("main").withRules(["color-contrast", "link-in-text-block"]));
}

/** Colours on their way are not judged; what still moves after two seconds is judged as it is. */
async function settled(page: Page): Promise<void> {
  const still = () =>
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

async function expectNone(axe: AxeBuilder): Promise<void> {
  // All at once in the page itself: the other way opens a second page for the frames of other sites, and takes twice as long.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
