import { expect, type Locator, type Page } from "@playwright/test";
import type { Navigation } from "./navigations.ts";

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
          const shown = (now !== null && now !== before) || document.querySelector("main .skel") !== null;
          // What is there now is what this frame paints.
          if (shown) resolve(performance.now() - pressed);
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

const LEAST_NAVIGATIONS = 20;
const MOST_MS = 100;
/** A round that the machine itself disturbed is run again, once. */
const ROUNDS = 2;

/** Follows these links in turn, twenty times: nineteen times something of the next page is there within a tenth of a second. */
export async function expectQuickNavigations(page: Page, steps: readonly Navigation[]): Promise<void> {
  const rounds: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    while (times.length < LEAST_NAVIGATIONS) {
      for (const { link, title } of steps) {
        times.push(await timeToAnswer(page, link));
        await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      }
    }
    times.sort((a, b) => a - b);
    rounds.push(times.map(Math.round).join(" "));
    if ((times[Math.ceil(times.length * 0.95) - 1] ?? MOST_MS) <= MOST_MS) return;
  }
  expect(rounds, "milliseconds of each round, fastest first").toEqual([]);
}
