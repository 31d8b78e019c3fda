import { describe, expect, test } from "vitest";
import { type MissionFields, paidMinutes } from "../missions/shift.ts";
import { addDays, parisDay } from "../time/calendar.ts";
import { dayWithoutHours, hasHours } from "../time/day-without-hours.ts";
import { countedDays, isWeekTooLong, plannedShifts } from "./planned-shifts.ts";

// A Friday.
const FRIDAY = "2026-11-20";
const fields: MissionFields = {
  startsAt: dayWithoutHours(FRIDAY),
  endsAt: null,
  hoursPerDay: 6,
  totalDays: null,
  payPeriod: "hourly",
  positions: 2,
};
const daysOf = (changes: Partial<MissionFields>) =>
  plannedShifts({ ...fields, ...changes }).map(({ startsAt }) => parisDay(startsAt));

describe("a day without hours", () => {
  test("is a shift of its day, as long as the hours of a day, with no hour of the clock", () => {
    const [shift, ...others] = plannedShifts(fields);
    expect(others).toEqual([]);
    expect(shift).toMatchObject({ startsAt: dayWithoutHours(FRIDAY), breakMinutes: 0, positions: 2 });
    expect(shift && [hasHours(shift.startsAt), paidMinutes(shift)]).toEqual([false, 360]);
  });

  test("lasts eight hours when nothing is said of them", () => {
    expect(plannedShifts({ ...fields, hoursPerDay: null }).map((shift) => paidMinutes(shift))).toEqual([480]);
  });

  test("and a last day are every day between them, Sundays left out of more than six", () => {
    expect(daysOf({ endsAt: dayWithoutHours("2026-11-22") })).toEqual([FRIDAY, "2026-11-21", "2026-11-22"]);
    const month = daysOf({ endsAt: dayWithoutHours("2026-12-20") });
    expect(month).toHaveLength(26);
    expect(month).not.toContain("2026-11-22");
    expect(month.at(-1)).toBe("2026-12-19");
  });

  test("and a number of days are so many worked days", () => {
    expect(daysOf({ totalDays: 3 })).toEqual([FRIDAY, "2026-11-21", "2026-11-22"]);
    const ten = daysOf({ totalDays: 10 });
    expect([ten.length, ten.at(-1)]).toEqual([10, "2026-12-01"]);
    expect(daysOf({ totalDays: 2, payPeriod: "weekly" })).toHaveLength(12);
  });

  test("that is a Sunday is kept when the employer named it", () => {
    expect(daysOf({ startsAt: dayWithoutHours("2026-11-22"), totalDays: 10 })[0]).toBe("2026-11-22");
  });

  test("never overlaps the next one, whatever the clocks do", () => {
    const shifts = plannedShifts({ ...fields, startsAt: dayWithoutHours("2026-03-27"), totalDays: 4, hoursPerDay: 24 });
    for (const [index, { endsAt }] of shifts.entries())
      expect(endsAt.getTime()).toBeLessThanOrEqual(shifts[index + 1]?.startsAt.getTime() ?? Number.POSITIVE_INFINITY);
  });
});

describe("a start with its hour", () => {
  const startsAt = new Date("2026-11-20T18:00:00+01:00");
  test("leaves Sundays out of a run of more than six days too", () => {
    const days = daysOf({ startsAt, endsAt: dayWithoutHours("2026-12-20") });
    expect(days).toHaveLength(26);
    expect(days.every((day) => new Date(`${day}T12:00:00Z`).getUTCDay() !== 0)).toBe(true);
    expect(daysOf({ startsAt, totalDays: 10 })).toHaveLength(10);
  });

  test("keeps the Sunday of a week-end", () => {
    expect(daysOf({ startsAt, totalDays: 3 })).toEqual([FRIDAY, addDays(FRIDAY, 1), addDays(FRIDAY, 2)]);
  });
});

test.each([
  [8, false],
  [8.5, true],
  [10, true],
])("six days of %d hours are too long a week: %s", (hoursPerDay, expected) => {
  const shifts = plannedShifts({ ...fields, startsAt: dayWithoutHours("2026-11-23"), totalDays: 6, hoursPerDay });
  expect(isWeekTooLong(shifts)).toBe(expected);
});

test("the days the employer counted are kept while the hours are unknown, and only then", () => {
  const month = plannedShifts({ ...fields, endsAt: dayWithoutHours("2026-12-20") });
  expect([12, null, 90].map((counted) => countedDays(month, counted, 26))).toEqual([12, 26, 26]);
  const evenings = plannedShifts({ ...fields, startsAt: new Date("2026-11-20T18:00:00+01:00"), totalDays: 3 });
  expect(countedDays(evenings, 2, 3)).toBe(3);
});
