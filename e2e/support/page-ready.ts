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

/**
 * Before hydration, a click is a plain form post. The scripts of a shared page wait for a first gesture: the mouse moves
 * until they have started, because a browser that is busy drops the first moves.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForPaint(page);
  let moves = 0;
  const move = async () => {
    moves += 1;
    await page.mouse.move(1 + (moves % 2), 1);
    return page.evaluate(() => {
      if (document.querySelector("script[type=delayed-module]")) return "waits for a gesture";
      // React has no event for the end of hydration, but its root has a flag.
      const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
      return root?.stateNode.current.memoizedState?.isDehydrated === false ? "hydrated" : "starts";
    });
  };
  await expect.poll(move, { timeout: 60_000, intervals: [20, 50, 100, 250] }).toBe("hydrated");
  await waitForPaint(page);
}

/** Until a page is drawn once, the browser drops what is typed or pointed at on it. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
