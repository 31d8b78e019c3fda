import { describe, expect, test } from "vitest";
import { formatEuros } from "../money/format-euros.ts";
import { formatRating } from "../ratings/format-rating.ts";
import { formatCount, formatPercent } from "../text/format-number.ts";
import { estimateEarnings, type Pay } from "./earnings.ts";
import { formatBreakdown, formatOffers, formatPay } from "./format-pay.ts";

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
