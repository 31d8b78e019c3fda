import type { Page } from "@playwright/test";

/** Delays these requests until the returned function is called. */
export async function delayRequests(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
