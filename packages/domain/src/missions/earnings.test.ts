import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateEarnings, type Pay } from "./earnings.ts";
import { PAY_PERIODS } from "./mission.ts";

const service: Pay = {
  payCents: 1450,
  payPeriod: "hourly",
  hoursPerDay: 6,
  totalDays: 2,
  startsAt: new Date("2026-11-14T18:30:00+01:00"),
  endsAt: new Date("2026-11-16T00:30:00+01:00"),
};

describe("estimated earnings", () => {
  test("14,50 € × 6 h × 2 j is 174 €", () => {
    expect(estimateEarnings(service)).toEqual({
      totalCents: 17_400,
      payCents: 1450,
      payPeriod: "hourly",
      hoursPerDay: 6,
      hoursAssumed: false,
      count: 2,
      unit: "day",
    });
  });

  test.each([null, 0, -3])("counts eight hours when they are %s, and says so", (hoursPerDay) => {
    const earnings = estimateEarnings({ ...service, hoursPerDay });
    expect(earnings).toMatchObject({ totalCents: 23_200, hoursPerDay: 8, hoursAssumed: true });
  });

  test("counts the days from the dates, both included, when their number is absent", () => {
    const startsAt = new Date("2026-11-16T09:00:00+01:00");
    const endsAt = new Date("2026-11-20T17:00:00+01:00");
    expect(estimateEarnings({ ...service, totalDays: null, startsAt, endsAt })).toMatchObject({
      count: 5,
      totalCents: 43_500,
    });
    expect(estimateEarnings({ ...service, totalDays: 0, startsAt, endsAt })?.count).toBe(5);
  });

  test("counts days in Paris across the change of clocks", () => {
    const startsAt = new Date("2026-03-28T00:00:00+01:00");
    const endsAt = new Date("2026-03-30T23:59:59.999+02:00");
    expect(estimateEarnings({ ...service, totalDays: null, startsAt, endsAt })?.count).toBe(3);
  });

  test("two evening services that end after midnight are two days", () => {
    expect(estimateEarnings({ ...service, totalDays: null })?.count).toBe(2);
  });

  test("a mission without an end is one day", () => {
    expect(estimateEarnings({ ...service, totalDays: null, endsAt: null })?.count).toBe(1);
  });

  test("a daily pay is not multiplied by hours", () => {
    expect(estimateEarnings({ ...service, payPeriod: "daily", payCents: 9000 })).toMatchObject({
      totalCents: 18_000,
      hoursPerDay: null,
      hoursAssumed: false,
      unit: "day",
    });
  });

  test("for a weekly pay the number of days is a number of weeks", () => {
    expect(estimateEarnings({ ...service, payPeriod: "weekly", payCents: 50_000, totalDays: 3 })).toMatchObject({
      totalCents: 150_000,
      count: 3,
      unit: "week",
    });
  });

  test.each([
    ["2026-11-22T17:00:00+01:00", 1],
    ["2026-11-23T17:00:00+01:00", 2],
  ])("a weekly pay until %s without a number is %i week(s) begun", (endsAt, count) => {
    const startsAt = new Date("2026-11-16T09:00:00+01:00");
    const pay: Pay = { ...service, payPeriod: "weekly", totalDays: null, startsAt, endsAt: new Date(endsAt) };
    expect(estimateEarnings(pay)?.count).toBe(count);
  });

  test.each([
    ["2026-11-30T23:59:59+01:00", 1],
    ["2026-12-31T17:00:00+01:00", 1],
    ["2027-01-01T00:00:00+01:00", 2],
    ["2027-05-02T17:00:00+02:00", 6],
  ])("a monthly pay from 1 November to %s is %i month(s)", (endsAt, count) => {
    const pay: Pay = {
      ...service,
      payPeriod: "monthly",
      payCents: 200_000,
      startsAt: new Date("2026-11-01T09:00:00+01:00"),
      endsAt: new Date(endsAt),
    };
    expect(estimateEarnings(pay)).toMatchObject({ count, unit: "month", totalCents: 200_000 * count });
  });

  test("a monthly pay without dates is one month", () => {
    expect(estimateEarnings({ ...service, payPeriod: "monthly", startsAt: null, endsAt: null })?.count).toBe(1);
  });

  test.each([
    [1231, 7.5, 1, 9200],
    [1249, 1, 1, 1200],
    [1250, 1, 1, 1300],
    [1235, 8, 3, 29_600],
    [1000, 7.35, 1, 7400],
  ])("%i cents × %d h × %i j rounds once, to %i cents", (payCents, hoursPerDay, totalDays, totalCents) => {
    expect(estimateEarnings({ ...service, payCents, hoursPerDay, totalDays })?.totalCents).toBe(totalCents);
  });

  test("shows nothing without a pay, with a zero result or without any length", () => {
    expect(estimateEarnings({ ...service, payCents: null })).toBeNull();
    expect(estimateEarnings({ ...service, payCents: 0 })).toBeNull();
    expect(estimateEarnings({ ...service, payCents: 1, hoursPerDay: 1, totalDays: 1 })).toBeNull();
    expect(estimateEarnings({ ...service, totalDays: null, startsAt: null })).toBeNull();
    expect(estimateEarnings({ ...service, payPeriod: "weekly", totalDays: null, startsAt: null })).toBeNull();
  });

  test("is always whole euros, within half a euro of the exact product, and grows with the pay", () => {
    const pay = fc.record({
      payCents: fc.integer({ min: 1, max: 1_000_000 }),
      payPeriod: fc.constantFrom(...PAY_PERIODS),
      hoursPerDay: fc.option(fc.integer({ min: 1, max: 96 }).map((quarters) => quarters / 4)),
      totalDays: fc.integer({ min: 1, max: 400 }),
      startsAt: fc.constant(service.startsAt),
      endsAt: fc.constant(service.endsAt),
    });
    fc.assert(
      fc.property(pay, (given) => {
        const earnings = estimateEarnings(given);
        fc.pre(earnings !== null);
        const { totalCents, hoursPerDay, count } = earnings;
        expect(totalCents % 100).toBe(0);
        expect(Math.abs(totalCents - given.payCents * (hoursPerDay ?? 1) * count)).toBeLessThanOrEqual(50);
        const more = estimateEarnings({ ...given, payCents: given.payCents + 1 })?.totalCents ?? 0;
        expect(more).toBeGreaterThanOrEqual(totalCents);
      }),
    );
  });
});
