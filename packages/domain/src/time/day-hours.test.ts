import { expect, test } from "vitest";
import { atParis } from "./calendar.ts";
import { dayHoursOf } from "./day-hours.ts";

test.each([
  ["06:00", 5, ["morning"]],
  ["11:00", 3, ["noon"]],
  ["10:00", 6, ["morning", "noon"]],
  ["16:30", 1, []],
  ["18:00", 6.5, ["evening", "night"]],
  ["18:00", 5, ["evening"]],
  ["22:00", 8, ["evening", "night"]],
  ["00:30", 5, ["night"]],
  ["05:00", 7, ["morning"]],
  ["23:00", 1, ["evening", "night"]],
])("%s for %s hours", (start, hours, expected) => {
  const startsAt = atParis("2026-11-16", start);
  expect(dayHoursOf({ startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) })).toEqual(expected);
});
