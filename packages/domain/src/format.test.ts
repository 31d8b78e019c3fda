import { describe, expect, test } from "vitest";
import { estimateEarnings, type Pay } from "./earnings.ts";
import {
  formatBreakdown,
  formatCount,
  formatDay,
  formatEuros,
  formatHours,
  formatLongDay,
  formatMonth,
  formatOffers,
  formatPay,
  formatPercent,
  formatPeriod,
  formatPhone,
  formatRating,
  formatTime,
} from "./format.ts";

describe("money", () => {
  test.each([
    [17_400, "174\u00a0€"],
    [1450, "14,50\u00a0€"],
    [5, "0,05\u00a0€"],
    [0, "0\u00a0€"],
    [125_000, "1\u202f250\u00a0€"],
    [125_050, "1\u202f250,50\u00a0€"],
  ])("%i cents read %s", (cents, text) => {
    expect(formatEuros(cents)).toBe(text);
  });

  test.each([
    ["hourly", "14,50\u00a0€\u00a0/\u00a0heure"],
    ["daily", "14,50\u00a0€\u00a0/\u00a0jour"],
    ["weekly", "14,50\u00a0€\u00a0/\u00a0semaine"],
    ["monthly", "14,50\u00a0€\u00a0/\u00a0mois"],
  ] as const)("%s pay reads %s", (period, text) => {
    expect(formatPay(1450, period)).toBe(text);
  });

  test.each([
    [{ payPeriod: "hourly", hoursPerDay: 6, totalDays: 2 }, "14,50\u00a0€ × 6\u00a0h × 2\u00a0j"],
    [{ payPeriod: "hourly", hoursPerDay: 7.5, totalDays: 1 }, "14,50\u00a0€ × 7\u00a0h\u00a030 × 1\u00a0j"],
    [{ payPeriod: "daily", hoursPerDay: 6, totalDays: 2 }, "14,50\u00a0€ × 2\u00a0j"],
    [{ payPeriod: "weekly", hoursPerDay: 6, totalDays: 2 }, "14,50\u00a0€ × 2\u00a0sem."],
    [{ payPeriod: "monthly", hoursPerDay: 6, totalDays: 2 }, "14,50\u00a0€ × 1\u00a0mois"],
  ] satisfies [Partial<Pay>, string][])("the breakdown of %j", (pay, text) => {
    const earnings = estimateEarnings({ payCents: 1450, startsAt: null, endsAt: null, ...pay });
    expect(earnings && formatBreakdown(earnings)).toBe(text);
  });
});

describe("counts", () => {
  test.each([
    [0, false, "Aucune offre"],
    [1, false, "1 offre"],
    [2, false, "2 offres"],
    [486, false, "486 offres"],
    [3800, false, "3\u202f800 offres"],
    [126_437, true, "environ 126\u202f000 offres"],
    [126_437, false, "126\u202f437 offres"],
    [1_267_000, true, "environ 1\u202f270\u202f000 offres"],
  ])("%i (estimate: %s) reads %s", (count, estimate, text) => {
    expect(formatOffers(count, { estimate })).toBe(text);
  });

  test("numbers, ratings and percentages follow French usage", () => {
    expect(formatOffers(2)).toBe("2 offres");
    expect(formatCount(12_345)).toBe("12\u202f345");
    expect(formatRating(4.8)).toBe("4,8");
    expect(formatRating(5)).toBe("5,0");
    expect(formatPercent(0.94)).toBe("94\u202f%");
    expect(formatPercent(1)).toBe("100\u202f%");
  });
});

describe("days and hours", () => {
  test("are those of Paris", () => {
    expect(formatDay(new Date("2026-11-15T23:30:00Z"))).toBe("lun. 16 nov.");
    expect(formatLongDay(new Date("2026-11-15T23:30:00Z"))).toBe("16 novembre 2026");
    expect(formatLongDay(new Date("2026-12-31T23:30:00Z"))).toBe("1er janvier 2027");
    expect(formatDay(new Date("2026-12-01T12:00:00Z"))).toBe("mar. 1er déc.");
  });

  test.each([
    ["2026-11-16T05:30:00Z", "6\u00a0h\u00a030"],
    ["2026-11-16T17:00:00Z", "18\u00a0h"],
    ["2026-07-16T16:05:00Z", "18\u00a0h\u00a005"],
    ["2026-11-15T23:00:00Z", "0\u00a0h"],
  ])("%s reads %s", (instant, text) => {
    expect(formatTime(new Date(instant))).toBe(text);
  });

  test("hours per day", () => {
    expect(formatHours(6)).toBe("6\u00a0h\u00a0/\u00a0jour");
    expect(formatHours(7.5)).toBe("7\u00a0h\u00a030\u00a0/\u00a0jour");
  });

  test.each([
    ["2026-11-16T08:00:00+01:00", "2026-11-16T17:00:00+01:00", "Lun. 16 nov."],
    ["2026-11-16T08:00:00+01:00", null, "Lun. 16 nov."],
    ["2026-11-14T18:30:00+01:00", "2026-11-15T00:30:00+01:00", "Sam. 14 nov."],
    ["2026-11-14T18:30:00+01:00", "2026-11-16T00:30:00+01:00", "Sam. 14 et dim. 15 nov."],
    ["2026-11-14T00:00:00+01:00", "2026-11-15T23:59:59.999+01:00", "Sam. 14 et dim. 15 nov."],
    ["2026-11-15T08:00:00+01:00", "2026-11-19T17:00:00+01:00", "Du 15 au 19 nov."],
    ["2026-11-15T08:00:00+01:00", "2026-11-17T17:00:00+01:00", "Du 15 au 17 nov."],
    ["2026-11-19T08:00:00+01:00", "2026-12-02T17:00:00+01:00", "Du 19 nov. au 2 déc."],
    ["2026-11-30T08:00:00+01:00", "2026-12-01T17:00:00+01:00", "Lun. 30 nov. et mar. 1er déc."],
    ["2026-12-28T08:00:00+01:00", "2027-01-03T17:00:00+01:00", "Du 28 déc. 2026 au 3 janv. 2027"],
    ["2026-12-31T08:00:00+01:00", "2027-01-01T17:00:00+01:00", "Jeu. 31 déc. 2026 et ven. 1er janv. 2027"],
    ["2026-03-28T08:00:00+01:00", "2026-03-29T17:00:00+02:00", "Sam. 28 et dim. 29 mars"],
  ])("from %s to %s reads %s", (startsAt, endsAt, text) => {
    expect(formatPeriod(new Date(startsAt), endsAt ? new Date(endsAt) : null)).toBe(text);
  });
});

test("a month reads with its year, in Paris time", () => {
  expect(formatMonth(new Date("2026-02-28T23:30:00Z"))).toBe("mars 2026");
});

test("a phone is grouped, anything else is left alone", () => {
  expect(formatPhone("0612345678")).toBe("06 12 34 56 78");
  expect(formatPhone("+4412345")).toBe("+4412345");
});
