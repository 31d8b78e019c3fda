import { expect, type Locator, type Page } from "@playwright/test";

/** Milliseconds between a click on a link and the first frame that shows the next page, or its outline. */
async function timeToAnswer(page: Page, link: Locator): Promise<number> {
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const heading = () => document.querySelector("main h1:not([hidden] *)");
        const before = heading();
        const look = () => {
          const now = heading();
          const shown = (now !== null && now !== before) || document.querySelector('main [aria-busy="true"]') !== null;
          if (shown) requestAnimationFrame(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        addEventListener(
          "click",
          (event) => {
            pressed = event.timeStamp;
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  const time = await answered;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return time;
}

/**
 * Follows links of the space over and over: nineteen times out of twenty something of the next page is there within a tenth of a
 * second. Each step says which link leads on, and the title one must arrive at.
 */
export async function expectQuickNavigations(
  page: Page,
  steps: readonly { link: Locator; title: string | RegExp }[],
  rounds: number,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { link, title } of steps) {
      times.push(await timeToAnswer(page, link));
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
  expect(p95, `${times.length} navigations: ${times.map(Math.round).join(", ")} ms`).toBeLessThanOrEqual(100);
}
