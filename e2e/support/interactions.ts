import type { Locator } from "@playwright/test";

/** Hands that count what they do besides typing: each tap, selection or Enter is one, also the tap that puts the caret in a box. */
export function countingHands() {
  let count = 0;
  return {
    count: () => count,
    async tap(target: Locator) {
      count += 1;
      await target.tap();
    },
    /** Taps the box, then types. */
    async type(box: Locator, text: string) {
      count += 1;
      await box.tap();
      await box.pressSequentially(text);
    },
  };
}
