import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "./calendar.ts";
import { EASTERS, EVERYWHERE, GOOD_FRIDAYS, OF_THE_ZONE } from "./holiday-table-fixture.ts";
import { HOLIDAY_ZONES, holidaysOf, holidayZone } from "./holidays.ts";
import { isHoliday, isWorkingDay, workingDayAfter } from "./working-days.ts";

describe("holidays", () => {
  const cases = HOLIDAY_ZONES.flatMap((zone) => ([2026, 2027, 2028] as const).map((year) => ({ zone, year })));
  test.each(cases)("of $year in $zone are those of the law", ({ zone, year }) => {
    const written = [...EVERYWHERE[year], ...OF_THE_ZONE[zone].filter((day) => day.startsWith(String(year)))];
    const found = holidaysOf(year, zone);
    expect(found.filter(({ local }) => !local).map(({ day }) => day)).toEqual(written.toSorted());
    expect(found.filter(({ local }) => local).map(({ day }) => day)).toEqual(
      zone === "alsace-moselle" ? GOOD_FRIDAYS.filter((day) => day.startsWith(String(year))) : [],
    );
    expect(found).toEqual(found.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
  });

  test.each(EASTERS)("follow the Easter of %s", (easter) => {
    const days = holidaysOf(Number(easter.slice(0, 4)), "metropole").map(({ day }) => day);
    expect(days).toEqual(expect.arrayContaining([1, 39, 50].map((after) => addDays(easter, after))));
  });

  test("that share a day are given once", () => {
    // Ascension on 8 May.
    const days = holidaysOf(1986, "metropole").map(({ day }) => day);
    expect(days.filter((day) => day === "1986-05-08")).toHaveLength(1);
    expect(days).toHaveLength(10);
  });

  test("fall on the days of the week they are named after, in every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2299 }), fc.constantFrom(...HOLIDAY_ZONES), (year, zone) => {
        const weekdays = holidaysOf(year, zone).map(({ day, local }) => ({
          day,
          local,
          weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
        }));
        const inSpring = weekdays.filter(({ day, local }) => !local && /-0[3-6]-/.test(day));
        expect(inSpring.filter(({ weekday }) => weekday === 1).length).toBeGreaterThanOrEqual(2);
        expect(inSpring.filter(({ weekday }) => weekday === 4).length).toBeGreaterThanOrEqual(1);
        for (const { local, weekday } of weekdays) if (local) expect(weekday).toBe(5);
        expect(new Set(weekdays.map(({ day }) => day)).size).toBe(weekdays.length);
      }),
      { numRuns: 2_000, seed: 34 },
    );
  });

  test.each([
    ["67482", "alsace-moselle"],
    ["68224", "alsace-moselle"],
    ["57463", "alsace-moselle"],
    ["69123", "metropole"],
    ["2A004", "metropole"],
    ["97105", "guadeloupe"],
    ["97209", "martinique"],
    ["97302", "guyane"],
    ["97411", "la-reunion"],
    ["97502", "saint-pierre-et-miquelon"],
    ["97611", "mayotte"],
    ["97701", "saint-barthelemy"],
    ["97801", "saint-martin"],
    [null, "metropole"],
    ["", "metropole"],
  ] as const)("of the commune %s are those of %s", (code, zone) => {
    expect(holidayZone(code)).toBe(zone);
  });
});

describe("two working days", () => {
  test.each([
    // The example of Cass. soc., 29 October 2008, 07-41.842: a Saturday, then Monday and Tuesday.
    ["2003-11-15", "metropole", "2003-11-18"],
    ["2026-11-16", "metropole", "2026-11-18"],
    ["2026-11-18", "metropole", "2026-11-20"],
    ["2026-11-20", "metropole", "2026-11-23"],
    ["2026-11-21", "metropole", "2026-11-24"],
    ["2026-11-22", "metropole", "2026-11-24"],
    // Over 11 November, and over Christmas before a Sunday.
    ["2026-11-09", "metropole", "2026-11-12"],
    ["2026-11-10", "metropole", "2026-11-13"],
    ["2026-12-24", "metropole", "2026-12-28"],
    ["2026-12-24", "alsace-moselle", "2026-12-29"],
    ["2026-04-30", "metropole", "2026-05-04"],
    ["2026-12-31", "metropole", "2027-01-04"],
    // Good Friday counts as worked: where it is not, there is a day more than we say.
    ["2026-04-02", "alsace-moselle", "2026-04-04"],
    ["2026-05-26", "guadeloupe", "2026-05-29"],
    ["2026-05-26", "metropole", "2026-05-28"],
    ["2027-12-18", "la-reunion", "2027-12-22"],
    ["2027-12-18", "metropole", "2027-12-21"],
  ] as const)("after %s in %s end on %s", (day, zone, expected) => {
    expect(workingDayAfter(day, 2, zone)).toBe(expected);
  });

  const days = fc
    .integer({ min: 0, max: daysBetween("2026-01-01", "2028-12-01") })
    .map((count) => addDays("2026-01-01", count));

  test("agree with a calendar struck out by hand", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...HOLIDAY_ZONES), (day, count, zone) => {
        const off = new Set([...Object.values(EVERYWHERE).flat(), ...OF_THE_ZONE[zone]]);
        const worked = Array.from({ length: 30 }, (_, index) => addDays(day, index + 1)).filter(
          (one) => new Date(`${one}T12:00:00Z`).getUTCDay() !== 0 && !off.has(one),
        );
        expect(workingDayAfter(day, count, zone)).toBe(count === 0 ? day : worked[count - 1]);
      }),
      { numRuns: 10_000, seed: 12 },
    );
  });

  test("end on a working day, with exactly so many in between, and later for a later day", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...HOLIDAY_ZONES), (day, zone) => {
        const end = workingDayAfter(day, 2, zone);
        const between = Array.from({ length: daysBetween(day, end) }, (_, index) => addDays(day, index + 1));
        expect(between.filter((one) => isWorkingDay(one, zone))).toHaveLength(2);
        expect(isWorkingDay(end, zone) && !isHoliday(end, zone)).toBe(true);
        expect(workingDayAfter(addDays(day, 1), 2, zone) >= end).toBe(true);
      }),
      { numRuns: 5_000, seed: 13 },
    );
  });
});
