import { expect, test } from "vitest";
import { createReactionTime, createShiftScore } from "./page-timings.ts";

test("movements of a page are counted by burst, without those that follow a gesture", () => {
  const score = createShiftScore();
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    score.add({ startTime, value, hadRecentInput });
  shift(100, 0.25);
  shift(600, 0.125);
  shift(700, 1, true);
  // A second later it is another burst.
  shift(2_000, 0.125);
  expect(score.read()).toBe(0.375);
  // A long one is cut after five seconds.
  for (let at = 10_000; at < 20_000; at += 500) shift(at, 0.0625);
  expect(score.read()).toBeCloseTo(11 * 0.0625);
});

test("the time to react is that of the slowest gesture, but for one in fifty", () => {
  const time = createReactionTime();
  expect(time.read()).toBeUndefined();
  time.add({ interactionId: 0, duration: 900 });
  time.add({ interactionId: 1, duration: 48 });
  time.add({ interactionId: 1, duration: 120 });
  time.add({ interactionId: 2, duration: 64 });
  expect(time.read()).toBe(120);
  for (let id = 3; id <= 50; id += 1) time.add({ interactionId: id, duration: 40 });
  expect(time.read()).toBe(64);
});
