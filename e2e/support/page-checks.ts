import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectContrast, expectNoOverflow } from "./accessible.ts";
import { IS_LONG } from "./length.ts";
import { waitForHydration, watchErrors } from "./page-ready.ts";

/** A text in a toast, or in the page. */
export const visibleText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

/** Toasts cover the foot of a phone's page, and stay while the mouse is on them. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.locator(".toasts").getByRole("button", { name: "Fermer" });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 });
    expect(await close.count()).toBe(0);
  }).toPass({ timeout: 15_000 });
}

/** Accessible, and nothing is lost on a narrow phone; in the long check also in the dark, and on a page twice as large. */
export async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  if (IS_LONG) {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: "light" });
  }
  // At 200 % a window of 1440 px is 720 px wide; a phone of 320 px is the narrowest.
  for (const width of IS_LONG && size.width > 700 ? [720, 320] : [320]) {
    await page.setViewportSize({ ...size, width });
    await expectNoOverflow(page);
  }
  await page.setViewportSize(size);
}

/** A public page with its scripts running, the same way, and nothing in the console. */
export async function checkPageAt(page: Page, path: string): Promise<void> {
  const watch = watchErrors(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await waitForHydration(page);
  await checkPage(page);
  watch.expectNone();
}
