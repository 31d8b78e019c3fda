import { expect, test } from "vitest";
import { countedSince, undeclaredStep } from "./undeclared-starts.ts";

test.each([
  [0, "none"],
  [1, "none"],
  [2, "written"],
  [3, "held"],
  [40, "held"],
] as const)("%i starts without an answer: %s", (starts, step) => {
  expect(undeclaredStep(starts)).toBe(step);
});

test("ninety days back, to the minute", () => {
  expect(countedSince(new Date("2026-11-19T18:10:00Z"))).toEqual(new Date("2026-08-21T18:10:00Z"));
});
