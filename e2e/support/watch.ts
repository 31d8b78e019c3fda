import { expect, type Page } from "@playwright/test";

/** Collects what a page complains about: script errors, failed hydration, refusals of the content security policy. */
export function watchErrors(page: Page): { expectNone: () => void } {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The browser itself logs every 4xx answer; a form refused in French is not a fault of the page.
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  return { expectNone: () => expect(complaints).toEqual([]) };
}

/** Until React runs the page, a click is a plain form post: journeys wait for the real thing. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React tells nobody that it has taken the page over, but its root knows.
    const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
  await drawn(page);
}

/** Until a page is drawn once, the browser drops what is typed on it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
