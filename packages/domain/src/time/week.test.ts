import { describe, expect, test } from "vitest";
import { daysOf, isPeriod, mondayOf, periodOf } from "./week.ts";

test.each([
  ["2026-11-16", "2026-11-16"],
  ["2026-11-22", "2026-11-16"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

describe("the days asked for", () => {
  const today = "2026-11-19";
  test.each([
    [{}, { from: "2026-11-16", to: "2026-11-22" }],
    [{ from: "2026-11-18" }, { from: "2026-11-18", to: "2026-11-24" }],
    [{ to: "2026-11-22" }, { from: "2026-11-16", to: "2026-11-22" }],
    [
      { from: "2026-11-01", to: "2026-11-30" },
      { from: "2026-11-01", to: "2026-11-30" },
    ],
  ])("%o is %o", (asked, period) => {
    expect(periodOf(asked, today)).toEqual(period);
  });

  test("are at most six weeks, in order", () => {
    expect(isPeriod({ from: "2026-11-02", to: "2026-12-13" })).toBe(true);
    expect(isPeriod({ from: "2026-11-02", to: "2026-12-14" })).toBe(false);
    expect(isPeriod({ from: "2026-11-02", to: "2026-11-01" })).toBe(false);
  });

  test("are listed with both ends", () => {
    expect(daysOf({ from: "2026-11-30", to: "2026-12-02" })).toEqual(["2026-11-30", "2026-12-01", "2026-12-02"]);
  });
});
