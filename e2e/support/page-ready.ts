import { expect, type Page } from "@playwright/test";

/** Collects a page's errors: script errors, failed hydration, refusals of the content security policy. */
export function watchErrors(page: Page): { expectNone: () => void } {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser itself logs every 4xx answer; a form refused in French is not a fault of the page. Playwright logs what it blocks.
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d|blocked by Playwright$/.test(message.text()))
      errors.push(message.text());
  });
  return { expectNone: () => expect(errors).toEqual([]) };
}

/** Before hydration, a click is a plain form post. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 60_000 });
  await waitForPaint(page);
}

/** Until a page is drawn once, the browser drops what is typed or pointed at on it. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
