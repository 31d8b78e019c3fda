import { expect, type Locator, type Page } from "@playwright/test";

/** Visitors share public pages, and the figures on them, for a few seconds: opens one until what was just written is on it. */
export async function openUntil(page: Page, path: string, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
