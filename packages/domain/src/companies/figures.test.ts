import { describe, expect, test } from "vitest";
import { countOrNull, lastWeeks, meanMinutesOrNull, percentOrNull } from "./figures.ts";

describe("a figure is shown only when it counts enough cases", () => {
  test.each([
    [19, null],
    [20, 20],
  ])("a count of %i", (count, shown) => {
    expect(countOrNull(count, 20)).toBe(shown);
  });

  test.each([
    [3, 4, null],
    [0, 0, null],
    [4, 5, 80],
    [1, 6, 17],
    [0, 5, 0],
  ])("%i of %i", (part, total, shown) => {
    expect(percentOrNull(part, total, 5)).toBe(shown);
  });

  test.each([
    [3600, 4, null],
    [36_000, 5, 120],
    [449, 5, 1],
  ])("%i seconds over %i answers", (seconds, answers, minutes) => {
    expect(meanMinutesOrNull(seconds, answers, 5)).toBe(minutes);
  });
});

describe("weeks begin on Monday, in Paris", () => {
  test.each([
    ["2026-11-14T12:00:00Z", ["2026-10-26", "2026-11-02", "2026-11-09"]],
    ["2026-11-16T00:30:00+01:00", ["2026-11-02", "2026-11-09", "2026-11-16"]],
    ["2026-11-15T23:30:00+01:00", ["2026-10-26", "2026-11-02", "2026-11-09"]],
  ])("at %s", (now, weeks) => {
    expect(lastWeeks(new Date(now), 3)).toEqual(weeks);
  });
});
