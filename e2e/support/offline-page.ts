import { expect, type Page } from "@playwright/test";

/** The private page is in this browser, and its worker answers: from now on the network may be cut. */
export async function waitForOfflinePage(page: Page, path: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async (wanted) => {
      if (!(await caches.has("renfort-prive"))) return false;
      return (await (await caches.open("renfort-prive")).match(wanted)) !== undefined;
    }, path);
  await expect.poll(isCached).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
