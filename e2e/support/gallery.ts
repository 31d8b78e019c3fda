import { test as base, type Page } from "@playwright/test";
import { waitForHydration, watchErrors } from "./page-ready.ts";

export { expect } from "@playwright/test";

/** On the page of components, which only a build of its own has; nothing may be complained about. */
export const test = base.extend<{ gallery: Page }>({
  // oxlint-disable-next-line node/no-process-env -- given by whoever started the product
  baseURL: process.env["GALLERY_URL"] ?? "http://127.0.0.1:3000",
  contextOptions: { reducedMotion: "no-preference" },
  gallery: async ({ page }, use) => {
    const watch = watchErrors(page);
    await openGallery(page);
    await use(page);
    watch.expectNone();
  },
});

export async function openGallery(page: Page): Promise<void> {
  await page.goto("/composants");
  await waitForHydration(page);
  // Its boxes change as soon as script runs: the browser's own has the same placeholder.
  await page.locator('input[type="text"][placeholder="jj/mm/aaaa"]').first().waitFor();
}

/** What has the keyboard: its role or tag, and its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.id ?? "";
  });
}
