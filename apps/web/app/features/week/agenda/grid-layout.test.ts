import { expect, test } from "vitest";
import { lanesOf, minutesOf, shownHours } from "./grid-layout.ts";

const EVENING = { startsAt: "2026-11-16T17:00:00.000Z", endsAt: "2026-11-16T23:30:00.000Z" };
const DAWN = { startsAt: "2026-11-17T03:30:00.000Z", endsAt: "2026-11-17T09:00:00.000Z" };

test("a shift past midnight goes on under its own day", () => {
  expect(minutesOf(EVENING)).toEqual({ start: 18 * 60, end: 24 * 60 + 30 });
});

test("the day is shown from 6 h to 2 h, and earlier or later when someone works then", () => {
  expect(shownHours([])).toEqual({ first: 6, last: 26 });
  expect(shownHours([EVENING, DAWN])).toEqual({ first: 4, last: 26 });
});

test("what is at the same hours stands side by side, the rest has the whole width", () => {
  const at = (from: string, to: string) => ({ startsAt: `2026-11-16T${from}:00Z`, endsAt: `2026-11-16T${to}:00Z` });
  const [noon, evening, also] = [at("11:00", "15:00"), at("17:00", "22:00"), at("18:00", "23:00")];
  const { lanes, count } = lanesOf([noon, evening, also]);
  expect([noon, evening, also].map((shift) => lanes.get(shift))).toEqual([0, 0, 1]);
  expect(count).toBe(2);
  expect(lanesOf([noon, evening]).count).toBe(1);
});
