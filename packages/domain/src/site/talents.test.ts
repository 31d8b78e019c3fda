import { expect, test } from "vitest";
import { talentStep } from "./talents.ts";

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [99, 50],
  [100, 100],
  [1_999, 1_000],
  [12_345, 10_000],
])("%i people: at least %s", (count, shown) => {
  expect(talentStep(count)).toBe(shown);
});
