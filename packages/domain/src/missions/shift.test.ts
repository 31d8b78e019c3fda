import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, atParis, parisDay, parisEndOfDay, parisStartOfDay, parisTime } from "../time/calendar.ts";
import { PAY_PERIODS, type PayPeriod } from "./mission.ts";
import { deriveFields, type MissionFields, paidMinutes, type Shift, shiftsFromFields } from "./shift.ts";

const MINUTE_MS = 60_000;
const TERMS = { takeSome: false, breakPaid: false };

const body: MissionFields = {
  startsAt: atParis("2026-11-16", "09:00"),
  endsAt: null,
  hoursPerDay: null,
  totalDays: null,
  payPeriod: "hourly",
  positions: 1,
};

const derive = (shifts: readonly Shift[], payPeriod: PayPeriod = "hourly") =>
  deriveFields(shifts, { ...TERMS, payPeriod });
const again = (fields: MissionFields) => ({
  ...derive(shiftsFromFields(fields), fields.payPeriod),
  payPeriod: fields.payPeriod,
});
const written = (shifts: readonly Shift[]) =>
  shifts.map(
    ({ startsAt, endsAt, breakMinutes }) =>
      `${parisDay(startsAt)} ${parisTime(startsAt)}-${parisTime(endsAt)}${breakMinutes > 0 ? ` (${breakMinutes})` : ""}`,
  );

// Ordinary days, and those around every change of clocks of three years.
const CHANGES = ["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29"];
const day = fc.oneof(
  fc.integer({ min: 0, max: 1095 }).map((count) => addDays("2026-01-01", count)),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -9, max: 1 }))
    .map(([change, count]) => addDays(change, count)),
);
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
/** Most instants are typed to the minute; some were stored with more. */
const below = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: MINUTE_MS - 1 }));
const start = fc.oneof(
  day.map(parisStartOfDay),
  fc.tuple(day, time, below).map(([on, at, ms]) => new Date(atParis(on, at).getTime() + ms)),
);
const end = (startsAt: Date) => {
  const later = (count: number) => addDays(parisDay(startsAt), count);
  return fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 20 }).map((count) => parisEndOfDay(later(count))),
    fc.integer({ min: 1, max: 26 * 60 }).map((minutes) => new Date(startsAt.getTime() + minutes * MINUTE_MS)),
    fc
      .tuple(fc.integer({ min: 0, max: 20 }), time, below)
      .map(([count, at, ms]) => new Date(atParis(later(count), at).getTime() + ms)),
  );
};
const hours = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 24 }),
    fc.integer({ min: 4, max: 96 }).map((quarters) => quarters / 4),
    fc.integer({ min: 100, max: 2400 }).map((hundredths) => hundredths / 100),
    fc.integer({ min: 2290, max: 2400 }).map((hundredths) => hundredths / 100),
  ),
);
const oldBody: fc.Arbitrary<MissionFields> = start.chain((startsAt) =>
  fc.record({
    startsAt: fc.constant(startsAt),
    endsAt: end(startsAt),
    hoursPerDay: hours,
    totalDays: fc.option(fc.integer({ min: 1, max: 20 })),
    payPeriod: fc.constantFrom(...PAY_PERIODS),
    positions: fc.integer({ min: 1, max: 50 }),
  }),
);

describe("a mission described by its dates and hours", () => {
  test("has the same shifts when it is described again by what they say", () => {
    fc.assert(
      fc.property(oldBody, (fields) => {
        const shifts = shiftsFromFields(fields);
        expect(shiftsFromFields(again(fields))).toEqual(shifts);
      }),
      { numRuns: 1000 },
    );
  });

  test("keeps its start and its places; its shifts are in order, apart and never empty", () => {
    fc.assert(
      fc.property(oldBody, (fields) => {
        const shifts = shiftsFromFields(fields);
        const derived = derive(shifts, fields.payPeriod);
        expect(derived.startsAt).toEqual(fields.startsAt);
        expect(derived.positions).toBe(fields.positions);
        let previousEnd = 0;
        for (const { startsAt, endsAt, breakMinutes, positions } of shifts) {
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(previousEnd);
          expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
          expect(breakMinutes).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(breakMinutes)).toBe(true);
          expect(positions).toBe(fields.positions);
          previousEnd = endsAt.getTime();
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("keeps its number of days or weeks and its hours per day when it was given no end", () => {
    const wholeMinutes = fc.integer({ min: 60, max: 1440 }).map((minutes) => Math.round((minutes / 60) * 100) / 100);
    fc.assert(
      fc.property(oldBody, wholeMinutes, fc.integer({ min: 1, max: 20 }), (given, hoursPerDay, totalDays) => {
        const derived = again({ ...given, endsAt: null, hoursPerDay, totalDays });
        expect(derived.totalDays).toBe(totalDays);
        // On the 23-hour day nobody works 24.
        if (hoursPerDay <= 23 || totalDays > 2) expect(derived.hoursPerDay).toBe(hoursPerDay);
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, Partial<MissionFields>, string[]]>([
    ["a start only is one day of eight hours", {}, ["2026-11-16 09:00-17:00"]],
    ["a start and an end the same day", { endsAt: atParis("2026-11-16", "13:30") }, ["2026-11-16 09:00-13:30"]],
    [
      "hours that are not worked are a break",
      { endsAt: atParis("2026-11-16", "17:00"), hoursPerDay: 7.25 },
      ["2026-11-16 09:00-17:00 (45)"],
    ],
    [
      "more hours than the span are no negative break",
      { endsAt: atParis("2026-11-16", "12:00"), hoursPerDay: 8 },
      ["2026-11-16 09:00-12:00"],
    ],
    [
      "an evening past midnight is one shift",
      { startsAt: atParis("2026-11-14", "18:30"), endsAt: atParis("2026-11-15", "00:30") },
      ["2026-11-14 18:30-00:30"],
    ],
    [
      "several days, the last one shorter",
      { endsAt: atParis("2026-11-18", "12:00"), hoursPerDay: 6 },
      ["2026-11-16 09:00-15:00", "2026-11-17 09:00-15:00", "2026-11-18 09:00-12:00"],
    ],
    ["a number of days", { totalDays: 2, hoursPerDay: 7 }, ["2026-11-16 09:00-16:00", "2026-11-17 09:00-16:00"]],
    ["7.33 hours end on a whole minute", { totalDays: 1, hoursPerDay: 7.33 }, ["2026-11-16 09:00-16:20"]],
    [
      "bare dates",
      { startsAt: parisStartOfDay("2026-11-16"), endsAt: parisEndOfDay("2026-11-17"), hoursPerDay: 7 },
      ["2026-11-16 00:00-07:00", "2026-11-17 00:00-07:00"],
    ],
    [
      "a start and a bare end the same day",
      { startsAt: atParis("2026-11-16", "18:00"), endsAt: parisEndOfDay("2026-11-16") },
      ["2026-11-16 18:00-23:59"],
    ],
    [
      "half an hour on the day before the clocks change in March and on the day itself",
      { startsAt: atParis("2026-03-28", "12:00"), endsAt: atParis("2026-03-29", "12:30"), hoursPerDay: 0.5 },
      ["2026-03-28 12:00-12:30", "2026-03-29 12:00-12:30"],
    ],
    [
      "two days of 24 hours in March are two shifts",
      { startsAt: atParis("2026-03-27", "12:00"), totalDays: 2, hoursPerDay: 24 },
      ["2026-03-27 12:00-12:00", "2026-03-28 12:00-13:00"],
    ],
    [
      "a day of 25 hours in October has no break",
      { startsAt: atParis("2026-10-24", "12:00"), endsAt: atParis("2026-10-25", "12:00") },
      ["2026-10-24 12:00-12:00"],
    ],
  ])("%s", (_, given, expected) => {
    const fields = { ...body, ...given };
    const shifts = shiftsFromFields(fields);
    expect(written(shifts)).toEqual(expected);
    expect(shiftsFromFields(again(fields))).toEqual(shifts);
  });

  test("two weeks paid by the week are fourteen shifts and two weeks again", () => {
    const fields = { ...body, payPeriod: "weekly" as const, totalDays: 2, hoursPerDay: 7 };
    expect(shiftsFromFields(fields)).toHaveLength(14);
    expect(again(fields)).toMatchObject({ totalDays: 2, hoursPerDay: 7, paidMinutes: 14 * 7 * 60 });
  });
});

describe("what shifts say of their mission", () => {
  const shift = (on: string, from: string, to: string, more: Partial<Shift> = {}): Shift => ({
    startsAt: atParis(on, from),
    endsAt: atParis(to <= from ? addDays(on, 1) : on, to),
    breakMinutes: 0,
    positions: 2,
    ...more,
  });
  const split = [shift("2026-11-16", "06:00", "11:00"), shift("2026-11-16", "18:00", "23:00", { positions: 3 })];

  test("two shifts of a day are one day of ten hours", () => {
    expect(derive(split)).toMatchObject({ totalDays: 1, hoursPerDay: 10, paidMinutes: 600 });
    expect(split[0]?.endsAt.getTime()).toBeLessThan(split[1]?.startsAt.getTime() ?? 0);
  });

  test("places are people when all shifts go together, and add up when some can be taken", () => {
    const even = split.map((one) => ({ ...one, positions: 2 }));
    expect(derive(even).positions).toBe(2);
    expect(deriveFields(split, { payPeriod: "hourly", takeSome: true, breakPaid: false }).positions).toBe(5);
  });

  test("a paid break adds to the paid time, not to the hours worked", () => {
    const evening = [shift("2026-11-16", "18:00", "00:30", { breakMinutes: 30 })];
    expect(derive(evening)).toMatchObject({ hoursPerDay: 6, paidMinutes: 360 });
    const paid = deriveFields(evening, { payPeriod: "hourly", takeSome: false, breakPaid: true });
    expect(paid).toMatchObject({ hoursPerDay: 6, paidMinutes: 390 });
    expect(shiftsFromFields({ ...paid, payPeriod: "hourly" })).toEqual(evening);
  });

  test("the order in which shifts are given does not matter", () => {
    expect(derive(split.toReversed())).toEqual(derive(split));
  });

  test("three Saturdays paid by the week are three weeks", () => {
    const saturdays = ["2026-11-21", "2026-11-28", "2026-12-05"].map((on) => shift(on, "18:00", "23:00"));
    expect(derive(saturdays, "weekly").totalDays).toBe(3);
    expect(derive(saturdays, "daily").totalDays).toBe(3);
  });
});

describe("paid time of a night when the clocks change", () => {
  const night = (on: string, breakMinutes = 0): Shift => ({
    startsAt: atParis(addDays(on, -1), "22:00"),
    endsAt: atParis(on, "06:00"),
    breakMinutes,
    positions: 1,
  });

  test.each([
    ["2026-03-29", 7],
    ["2026-10-25", 9],
    ["2027-03-28", 7],
    ["2027-10-31", 9],
    ["2028-03-26", 7],
    ["2028-10-29", 9],
    ["2026-11-17", 8],
  ])("22:00 to 06:00 on %s is %i hours", (on, expected) => {
    expect(paidMinutes(night(on))).toBe(expected * 60);
    expect(paidMinutes(night(on, 30))).toBe(expected * 60 - 30);
    expect(paidMinutes(night(on, 30), true)).toBe(expected * 60);
    expect(derive([night(on)]).hoursPerDay).toBe(expected);
    expect(shiftsFromFields({ ...derive([night(on, 30)]), payPeriod: "hourly" })).toEqual([night(on, 30)]);
  });
});
