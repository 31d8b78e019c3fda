import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingRanges } from "./bookings.ts";
import { parisTime } from "./calendar.ts";
import { workedDays } from "./worked-days.ts";

function written(startsAt: string, endsAt: string, hoursPerDay: number | null): string[] {
  return bookingRanges({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), hoursPerDay }).map(
    ({ from, to }) => `${from.toISOString().slice(0, 16)}/${to.toISOString().slice(0, 16)}`,
  );
}

describe("the time a mission takes from a person", () => {
  test("a mission of a few hours is one range, whatever the hours per day", () => {
    expect(written("2026-11-14T18:00:00+01:00", "2026-11-15T00:30:00+01:00", 6)).toEqual([
      "2026-11-14T17:00/2026-11-14T23:30",
    ]);
  });

  test("24 hours are one range, one minute more makes two", () => {
    expect(written("2026-11-16T09:00:00Z", "2026-11-17T09:00:00Z", 8)).toEqual(["2026-11-16T09:00/2026-11-17T09:00"]);
    expect(written("2026-11-16T09:00:00Z", "2026-11-17T09:01:00Z", 8)).toEqual([
      "2026-11-16T09:00/2026-11-16T17:00",
      "2026-11-17T09:00/2026-11-17T09:01",
    ]);
  });

  test("evenings stay free between two days of work", () => {
    expect(written("2026-11-16T08:00:00Z", "2026-11-18T16:00:00Z", 7)).toEqual([
      "2026-11-16T08:00/2026-11-16T15:00",
      "2026-11-17T08:00/2026-11-17T15:00",
      "2026-11-18T08:00/2026-11-18T15:00",
    ]);
  });

  test("without hours per day eight are taken, and never past the end of the mission", () => {
    expect(written("2026-11-16T08:00:00Z", "2026-11-17T12:00:00Z", null)).toEqual([
      "2026-11-16T08:00/2026-11-16T16:00",
      "2026-11-17T08:00/2026-11-17T12:00",
    ]);
  });

  test("full days written without a time are never empty", () => {
    expect(written("2026-11-15T00:00:00+01:00", "2026-11-16T23:59:59.999+01:00", null)).toEqual([
      "2026-11-14T23:00/2026-11-15T07:00",
      "2026-11-15T23:00/2026-11-16T07:00",
    ]);
  });

  test("work begins at the same Paris hour before and after the clocks change", () => {
    expect(written("2026-03-28T09:00:00+01:00", "2026-03-30T18:00:00+02:00", 8)).toEqual([
      "2026-03-28T08:00/2026-03-28T16:00",
      "2026-03-29T07:00/2026-03-29T15:00",
      "2026-03-30T07:00/2026-03-30T15:00",
    ]);
    expect(written("2026-10-24T09:00:00+02:00", "2026-10-26T18:00:00+01:00", 8)).toEqual([
      "2026-10-24T07:00/2026-10-24T15:00",
      "2026-10-25T08:00/2026-10-25T16:00",
      "2026-10-26T08:00/2026-10-26T16:00",
    ]);
  });

  test("round-the-clock work does not overlap itself on the 23-hour day", () => {
    expect(written("2026-03-28T12:00:00+01:00", "2026-03-30T12:00:00+02:00", 24)).toEqual([
      "2026-03-28T11:00/2026-03-29T10:00",
      "2026-03-29T10:00/2026-03-30T10:00",
    ]);
  });

  test("an end before the start still books one working day", () => {
    expect(written("2026-11-16T08:00:00Z", "2026-11-16T08:00:00Z", 4)).toEqual(["2026-11-16T08:00/2026-11-16T12:00"]);
  });

  test("ranges are never empty, in order, apart, inside the mission, one per worked day", () => {
    const minuteOf2026 = fc.integer({ min: 0, max: 525_600 }).map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);
    const days = fc.double({ min: 0.01, max: 20, noNaN: true });
    const hours = fc.option(fc.integer({ min: 1, max: 24 }));
    fc.assert(
      fc.property(minuteOf2026, days, hours, (start, length, hoursPerDay) => {
        const startsAt = new Date(start);
        const endsAt = new Date(start + Math.ceil(length * 86_400_000));
        const ranges = bookingRanges({ startsAt, endsAt, hoursPerDay });
        expect(ranges.length).toBe(workedDays(startsAt, endsAt));
        expect(ranges[0]?.from).toEqual(startsAt);
        let previousEnd = startsAt.getTime();
        for (const { from, to } of ranges) {
          expect(from.getTime()).toBeGreaterThanOrEqual(previousEnd);
          expect(to.getTime()).toBeGreaterThan(from.getTime());
          expect(to.getTime()).toBeLessThanOrEqual(endsAt.getTime());
          previousEnd = to.getTime();
        }
      }),
      { numRuns: 300 },
    );
  });

  test("every later day begins at the clock time of the first", () => {
    const ranges = bookingRanges({
      startsAt: new Date("2026-10-20T18:45:00+02:00"),
      endsAt: new Date("2026-11-02T23:00:00+01:00"),
      hoursPerDay: 4,
    });
    expect(new Set(ranges.map(({ from }) => parisTime(from)))).toEqual(new Set(["18:45"]));
    expect(ranges).toHaveLength(14);
  });
});
