import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  atParis,
  countdown,
  daysBetween,
  isDay,
  isTime,
  monthsBetween,
  parisDay,
  parisEndOfDay,
  parisStartOfDay,
  parisTime,
  parseEndInstant,
  parseInstant,
} from "./calendar.ts";

const anyInstant = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2060-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const anyDay = anyInstant.map((date) => date.toISOString().slice(0, 10));

function hoursOf(day: string): number {
  return (parisEndOfDay(day).getTime() + 1 - parisStartOfDay(day).getTime()) / 3_600_000;
}

describe("days in Paris", () => {
  test.each([
    ["2026-11-14T22:59:59.999Z", "2026-11-14", "23:59"],
    ["2026-11-14T23:00:00.000Z", "2026-11-15", "00:00"],
    ["2026-07-14T21:59:59.999Z", "2026-07-14", "23:59"],
    ["2026-07-14T22:00:00.000Z", "2026-07-15", "00:00"],
    ["2026-12-31T23:00:00.000Z", "2027-01-01", "00:00"],
    ["2026-03-29T00:59:00.000Z", "2026-03-29", "01:59"],
    ["2026-03-29T01:00:00.000Z", "2026-03-29", "03:00"],
    ["2026-10-25T00:30:00.000Z", "2026-10-25", "02:30"],
    ["2026-10-25T01:30:00.000Z", "2026-10-25", "02:30"],
  ])("%s is %s at %s", (instant, day, time) => {
    expect(parisDay(new Date(instant))).toBe(day);
    expect(parisTime(new Date(instant))).toBe(time);
  });

  test.each([
    ["2026-11-15", "00:00", "2026-11-14T23:00:00.000Z"],
    ["2026-07-15", "18:30", "2026-07-15T16:30:00.000Z"],
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["2026-10-26", "00:00", "2026-10-25T23:00:00.000Z"],
  ])("the clocks show %s %s at %s", (day, time, instant) => {
    expect(atParis(day, time).toISOString()).toBe(instant);
  });

  test("an hour that March skips becomes the next one, an hour that October repeats is the first", () => {
    expect(parisTime(atParis("2026-03-29", "02:30"))).toBe("03:30");
    expect(atParis("2026-10-25", "02:30").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });

  test.each([
    ["2026-02-30", "10:00"],
    ["demain", "10:00"],
    ["2026-11-15", "24:00"],
    ["2026-11-15", "9:00"],
  ])("%s %s is not on any clock", (day, time) => {
    expect(() => atParis(day, time)).toThrow(RangeError);
    expect(isDay(day) && isTime(time)).toBe(false);
  });

  test("the days of the clock changes last 23 and 25 hours", () => {
    expect(["2026-03-28", "2026-03-29", "2026-10-25"].map(hoursOf)).toEqual([24, 23, 25]);
  });

  test("any instant is found again from its day and time, except in the repeated hour", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
        const back = atParis(parisDay(instant), parisTime(instant)).getTime();
        expect([minute, minute - 3_600_000]).toContain(back);
      }),
    );
  });

  test("every instant lies between the bounds of its own day", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = parisDay(instant);
        expect(parisStartOfDay(day).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(parisEndOfDay(day).getTime()).toBeGreaterThanOrEqual(instant.getTime());
      }),
    );
  });

  test("a day belongs to itself at its first and last millisecond", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([parisDay(parisStartOfDay(day)), parisDay(parisEndOfDay(day))]).toEqual([day, day]);
      }),
    );
  });
});

describe("counting", () => {
  test.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-29", -1, "2026-03-28"],
    ["2026-10-25", 7, "2026-11-01"],
  ])("%s plus %i is %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  test.each([
    ["2026-11-15", 18, "2028-05-15"],
    ["2026-06-30", 18, "2027-12-30"],
    ["2026-12-01", 1, "2027-01-01"],
    ["2026-08-31", 18, "2028-02-29"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2026-11-15", 0, "2026-11-15"],
  ])("%s plus %i months is %s", (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  test.each([
    ["2026-11-01T00:00:00+01:00", "2026-11-30T23:59:59+01:00", 0],
    ["2026-11-30T23:59:59+01:00", "2026-12-01T00:00:00+01:00", 1],
    ["2026-11-15T00:00:00+01:00", "2027-02-15T00:00:00+01:00", 3],
  ])("from %s to %s is %i months", (from, to, months) => {
    expect(monthsBetween(new Date(from), new Date(to))).toBe(months);
  });
});

describe("dates received", () => {
  test.each([
    ["2026-11-15", "2026-11-14T23:00:00.000Z"],
    ["2026-07-15", "2026-07-14T22:00:00.000Z"],
    ["2026-11-15T08:00:00Z", "2026-11-15T08:00:00.000Z"],
    ["2026-11-15T08:00:00.123Z", "2026-11-15T08:00:00.123Z"],
    ["2026-11-15T08:00+01:00", "2026-11-15T07:00:00.000Z"],
    ["2026-11-15T08:00:00-05:30", "2026-11-15T13:30:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  test.each([
    "",
    "demain",
    "15/11/2026",
    "2026-11-15T08:00:00",
    "2026-11-15 08:00:00Z",
    "2026-02-30",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-31T08:00:00Z",
    "2026-11-15T24:00:00Z",
    "2026-11-15T08:60:00Z",
    "2026-11-15T08:00:00+25:00",
    "2026-11-15T08:00:00Z; drop",
    " 2026-11-15",
    "20261115",
    "0000-01-01",
    "1763193600000",
  ])("%j is no date", (text) => {
    expect(parseInstant(text)).toBeNull();
    expect(parseEndInstant(text)).toBeNull();
  });

  test("a bare end is after any start that day and stays on that day", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (day, hours, minutes) => {
        const time = `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
        const end = parseEndInstant(day) ?? new Date(0);
        expect(end.getTime()).toBeGreaterThan(atParis(day, time).getTime());
        expect(parisDay(end)).toBe(day);
      }),
    );
  });

  test("an end with a time is unchanged", () => {
    expect(parseEndInstant("2026-11-15T18:00:00+01:00")?.toISOString()).toBe("2026-11-15T17:00:00.000Z");
  });

  test("no text makes the parser throw or give an invalid date", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseInstant(text)?.getTime()).not.toBeNaN();
      }),
    );
    expect(isDay("2026-11-15")).toBe(true);
  });
});

describe("countdown", () => {
  const now = new Date("2026-11-14T12:00:00Z");
  test.each([
    [27 * 60, { days: 1, hours: 3, minutes: 0, started: false }],
    [24 * 60, { days: 1, hours: 0, minutes: 0, started: false }],
    [24 * 60 - 1, { days: 0, hours: 23, minutes: 59, started: false }],
    [134, { days: 0, hours: 2, minutes: 14, started: false }],
    [59, { days: 0, hours: 0, minutes: 59, started: false }],
    [0.5, { days: 0, hours: 0, minutes: 0, started: false }],
    [0, { days: 0, hours: 0, minutes: 0, started: true }],
    [-5, { days: 0, hours: 0, minutes: 0, started: true }],
  ])("%d minutes before the start", (minutes, expected) => {
    expect(countdown(new Date(now.getTime() + minutes * 60_000), now)).toEqual(expected);
  });
});
