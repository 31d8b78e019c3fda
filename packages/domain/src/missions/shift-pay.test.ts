import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, atParis } from "../time/calendar.ts";
import { CONTRACT_KINDS } from "./contract-kind.ts";
import { PAY_PERIODS } from "./mission.ts";
import { deriveFields, type Shift } from "./shift.ts";
import { earningsFromMinutes, employerCost, type PayTerms, shiftPay } from "./shift-pay.ts";

const shift = (on: string, from: string, to: string, more: Partial<Shift> = {}): Shift => ({
  startsAt: atParis(on, from),
  endsAt: atParis(to <= from ? addDays(on, 1) : on, to),
  breakMinutes: 0,
  positions: 1,
  ...more,
});
const terms: PayTerms = { payCents: 1450, payPeriod: "hourly", breakPaid: false, contractKind: "extra" };
const evenings = [
  shift("2026-11-16", "18:00", "00:30", { breakMinutes: 30, positions: 3 }),
  shift("2026-11-17", "18:00", "23:00", { positions: 2 }),
];

describe("what two evenings at 14,50 € an hour pay", () => {
  test("an extra: 87 € and 72,50 €, and a tenth of paid holiday", () => {
    expect(shiftPay(terms, evenings)).toEqual({
      shiftCents: [8700, 7250],
      payCents: 15_950,
      bonusCents: 0,
      holidayCents: 1595,
      grossCents: 17_545,
      netCents: 13_900,
    });
  });

  test.each([
    ["seasonal", 0, 1595, 17_545],
    ["cdd", 1595, 1755, 19_300],
    ["agency", 1595, 1755, 19_300],
    ["freelance", 0, 0, 15_950],
    ["internship", 0, 0, 15_950],
  ] as const)("%s: bonus %i, holiday %i, %i in all", (contractKind, bonusCents, holidayCents, grossCents) => {
    const pay = shiftPay({ ...terms, contractKind }, evenings);
    expect(pay).toMatchObject({ payCents: 15_950, bonusCents, holidayCents, grossCents });
    expect(pay.netCents === null).toBe(contractKind === "freelance" || contractKind === "internship");
  });

  test("a paid break is paid", () => {
    expect(shiftPay({ ...terms, breakPaid: true }, evenings).shiftCents).toEqual([9425, 7250]);
  });

  test("the employer pays each shift as many times as it takes people", () => {
    expect(employerCost(terms, evenings)).toEqual({
      shiftCents: [26_100, 14_500],
      payCents: 40_600,
      bonusCents: 0,
      holidayCents: 4060,
      grossCents: 44_660,
    });
  });
});

describe("pay that is not by the hour", () => {
  const split = [
    shift("2026-11-16", "06:00", "09:00"),
    shift("2026-11-16", "18:00", "23:00"),
    shift("2026-11-17", "06:00", "09:00"),
  ];

  test("a day is paid once, whatever its shifts, by their length", () => {
    expect(shiftPay({ ...terms, payPeriod: "daily", payCents: 10_000 }, split)).toMatchObject({
      shiftCents: [3750, 6250, 10_000],
      payCents: 20_000,
    });
  });

  test("three Saturdays are three weeks begun", () => {
    const saturdays = ["2026-11-21", "2026-11-28", "2026-12-05"].map((on) => shift(on, "18:00", "23:00"));
    expect(shiftPay({ ...terms, payPeriod: "weekly", payCents: 10_000 }, saturdays)).toMatchObject({
      shiftCents: [10_000, 10_000, 10_000],
      payCents: 30_000,
    });
  });

  test("a month begun is a month, and two from November to January", () => {
    const monthly: PayTerms = { ...terms, payPeriod: "monthly", payCents: 200_000 };
    expect(shiftPay(monthly, split).payCents).toBe(200_000);
    expect(shiftPay(monthly, [...split, shift("2027-01-04", "06:00", "09:00")]).payCents).toBe(400_000);
  });
});

test("no shift pays nothing", () => {
  expect(shiftPay(terms, [])).toMatchObject({ shiftCents: [], payCents: 0, grossCents: 0, netCents: 0 });
});

test("the lines add up to the total in whole cents, never below nothing, and a card without shifts says the same of hours", () => {
  const shifts = fc
    .array(fc.record({ minutes: fc.integer({ min: 1, max: 720 }), positions: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 30,
    })
    .map((all) =>
      all.map(({ minutes, positions }, index): Shift => {
        const startsAt = atParis(addDays("2026-10-20", Math.floor(index / 2)), index % 2 === 0 ? "00:00" : "12:00");
        return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000), breakMinutes: 0, positions };
      }),
    );
  const pay = fc.record({
    payCents: fc.integer({ min: 1, max: 500_000 }),
    payPeriod: fc.constantFrom(...PAY_PERIODS),
    breakPaid: fc.boolean(),
    contractKind: fc.constantFrom(...CONTRACT_KINDS),
  });
  fc.assert(
    fc.property(pay, shifts, (given, all) => {
      const { shiftCents, payCents, bonusCents, holidayCents, grossCents } = shiftPay(given, all);
      expect(shiftCents.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
      expect(shiftCents.reduce((a, b) => a + b, 0)).toBe(payCents);
      expect(payCents + bonusCents + holidayCents).toBe(grossCents);
      const alone = all.map((one) => ({ ...one, positions: 1 }));
      expect(employerCost(given, alone).grossCents).toBe(grossCents);
      const card = { ...given, ...deriveFields(all, { ...given, takeSome: false }), payCents: given.payCents };
      if (given.payPeriod === "hourly") expect(earningsFromMinutes(card) ?? 0).toBe(payCents);
      else expect(Math.abs((earningsFromMinutes(card) ?? 0) - payCents)).toBeLessThanOrEqual(50);
    }),
  );
});

describe("a card without its shifts", () => {
  const card = {
    payCents: 1450,
    payPeriod: "hourly" as const,
    paidMinutes: 660,
    totalDays: 2,
    startsAt: atParis("2026-11-16", "18:00"),
    endsAt: atParis("2026-11-17", "23:00"),
  };

  test("pays the minutes by the hour, the days by the day", () => {
    expect(earningsFromMinutes(card)).toBe(15_950);
    expect(earningsFromMinutes({ ...card, payPeriod: "daily", payCents: 9000 })).toBe(18_000);
    expect(earningsFromMinutes({ ...card, payPeriod: "weekly", payCents: 50_000, totalDays: 3 })).toBe(150_000);
  });

  test("shows nothing without a pay or without time", () => {
    expect(earningsFromMinutes({ ...card, payCents: null })).toBeNull();
    expect(earningsFromMinutes({ ...card, paidMinutes: 0 })).toBeNull();
  });
});
