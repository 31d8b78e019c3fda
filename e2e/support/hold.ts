import type { Page } from "@playwright/test";

/** Keeps these requests waiting; gives the way to let them go. */
export async function hold(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
