import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, parisDay, parisTime } from "../time/calendar.ts";
import { recurrencePhrase } from "./recurrence.fr.ts";
import { type WeeklyRecurrence, weeklyShifts } from "./recurrence.ts";
import { paidMinutes, type Shift } from "./shift.ts";
import { refuseShifts } from "./shift-rules.ts";

const saturdays: WeeklyRecurrence = {
  weekdays: [6],
  from: "2026-11-16",
  until: "2026-12-20",
  startTime: "18:00",
  endTime: "00:30",
  breakMinutes: 30,
  positions: 3,
};
const written = (shifts: readonly Shift[]) =>
  shifts.map(({ startsAt, endsAt }) => `${parisDay(startsAt)} ${parisTime(startsAt)}-${parisTime(endsAt)}`);

describe("shifts that come back every week", () => {
  test("every Saturday evening until the last one before the end", () => {
    const shifts = weeklyShifts(saturdays);
    expect(written(shifts)).toEqual(
      ["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19"].map((day) => `${day} 18:00-00:30`),
    );
    expect(shifts[0]).toEqual({
      startsAt: new Date("2026-11-21T17:00:00Z"),
      endsAt: new Date("2026-11-21T23:30:00Z"),
      breakMinutes: 30,
      positions: 3,
    });
  });

  test("Monday is 1 and Sunday is 7, both ends count", () => {
    const week = {
      ...saturdays,
      weekdays: [7, 1],
      from: "2026-11-16",
      until: "2026-11-22",
      startTime: "09:00",
      endTime: "12:00",
    };
    expect(written(weeklyShifts(week))).toEqual(["2026-11-16 09:00-12:00", "2026-11-22 09:00-12:00"]);
  });

  test("the hours stay the same by the clock when it changes, and are paid as they are lived", () => {
    const nights = {
      ...saturdays,
      startTime: "22:00",
      endTime: "06:00",
      breakMinutes: 0,
      from: "2026-10-17",
      until: "2026-10-31",
    };
    expect(weeklyShifts(nights).map((shift) => paidMinutes(shift) / 60)).toEqual([8, 9, 8]);
    const spring = { ...nights, from: "2026-03-21", until: "2026-04-04" };
    expect(weeklyShifts(spring).map((shift) => paidMinutes(shift) / 60)).toEqual([8, 7, 8]);
  });

  test("half an hour that the clocks skip is worked after it", () => {
    const skipped = {
      ...saturdays,
      weekdays: [7],
      from: "2026-03-29",
      until: "2026-03-29",
      startTime: "02:30",
      endTime: "03:00",
    };
    expect(written(weeklyShifts(skipped))).toEqual(["2026-03-29 03:30-04:00"]);
  });

  test("a night that ends in the hour skipped does not run into the next one", () => {
    const nightly = { ...saturdays, weekdays: [6, 7], from: "2026-03-28", until: "2026-03-29" };
    expect(written(weeklyShifts({ ...nightly, startTime: "03:10", endTime: "02:50" }))).toEqual([
      "2026-03-28 03:10-03:10",
      "2026-03-29 03:10-02:50",
    ]);
  });

  test("a hundred at most, none without a weekday or with an end before the start", () => {
    const always = { ...saturdays, weekdays: [1, 2, 3, 4, 5, 6, 7], until: "2030-01-01" };
    expect(weeklyShifts(always)).toHaveLength(100);
    expect(weeklyShifts({ ...always, weekdays: [] })).toEqual([]);
    expect(weeklyShifts({ ...saturdays, until: "2026-11-01" })).toEqual([]);
  });

  test("whatever the hours and the season, they are shifts a mission can have", () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
    const days = fc.integer({ min: 0, max: 1095 }).map((count) => addDays("2026-01-01", count));
    fc.assert(
      fc.property(clock, clock, days, (startTime, endTime, from) => {
        const daily = {
          ...saturdays,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          breakMinutes: 0,
          from,
          until: addDays(from, 40),
        };
        const shifts = weeklyShifts({ ...daily, startTime, endTime });
        expect(shifts).toHaveLength(41);
        expect(refuseShifts(shifts, { takeSome: false, employee: false })).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

describe("the phrase of a recurrence", () => {
  test.each<[Partial<WeeklyRecurrence>, string | null]>([
    [{}, "tous les samedis, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 19 décembre"],
    [{ weekdays: [7, 6] }, "tous les samedis et dimanches, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 20 décembre"],
    [
      { weekdays: [1, 3, 5] },
      "tous les lundis, mercredis et vendredis, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 18 décembre",
    ],
    [{ weekdays: [1, 2, 3, 4, 5] }, "du lundi au vendredi, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 18 décembre"],
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }, "tous les jours, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 20 décembre"],
    [{ until: "2027-01-02" }, "tous les samedis, 18\u00a0h – 0\u00a0h\u00a030, jusqu’au 2 janvier 2027"],
    [{ until: "2026-11-22" }, "le 21 novembre, 18\u00a0h – 0\u00a0h\u00a030"],
    [{ until: "2026-11-20" }, null],
  ])("%j: %s", (given, phrase) => {
    expect(recurrencePhrase({ ...saturdays, ...given })).toBe(phrase);
  });
});
