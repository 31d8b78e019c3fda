import { expect, type Page } from "@playwright/test";

/** Collects a page's errors: script errors, failed hydration, refusals of the content security policy. */
export function watchErrors(page: Page): { expectNone: () => void } {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser itself logs every 4xx answer; a form refused in French is not a fault of the page.
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      errors.push(message.text());
  });
  return { expectNone: () => expect(errors).toEqual([]) };
}

/** Before hydration, a click is a plain form post. The scripts of a shared page wait for a first gesture. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    // React has no event for the end of hydration, but its root has a flag.
    const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
  await waitForPaint(page);
}

/** Until a page is drawn once, the browser drops what is typed on it. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
