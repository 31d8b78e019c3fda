import { expect, type Locator, type Page, test } from "@playwright/test";

/** Counts every tap, selection or Enter, also the tap that puts the caret in a box; typing is free. */
export function countInteractions() {
  let count = 0;
  return {
    count: () => count,
    async tap(target: Locator) {
      count += 1;
      await target.click();
    },
    /** Taps the box, then types. */
    async type(box: Locator, text: string) {
      count += 1;
      await box.click();
      await box.pressSequentially(text);
    },
    /** Types in the next box, reached with the keyboard's own « next » key. */
    async typeNext(page: Page, box: Locator, text: string) {
      await expect(async () => {
        await page.keyboard.press("Tab");
        // Looked at once, however long that takes: another Tab would go past it.
        expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      }).toPass({ intervals: [0], timeout: 3_000 });
      await box.pressSequentially(text);
    },
  };
}

/** In the console of the run and in its report. */
export const reportCount = (what: string, description: string) => {
  process.stdout.write(`${what}: ${description}\n`);
  test.info().annotations.push({ type: what, description });
};
