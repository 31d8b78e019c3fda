import type { Cents } from "../money/money.ts";

/** Mayotte has a minimum wage of its own; every other place where the Code du travail applies has the same one. */
export type SmicZone = "france" | "mayotte";

/** Gross hourly minimum wage from a Paris day on. */
export type SmicRate = { from: string } & Record<SmicZone, Cents>;

/** Oldest first. The office adds the ones that follow, with their date. */
export const FIRST_SMIC_RATES: readonly SmicRate[] = [
  { from: "2024-01-01", france: 1165, mayotte: 880 },
  { from: "2024-11-01", france: 1188, mayotte: 898 },
  { from: "2026-01-01", france: 1202, mayotte: 933 },
  { from: "2026-06-01", france: 1231, mayotte: 956 },
];

/** Those of the code and those added, in the order they were added: the last one of a day replaces the others. */
export function smicRatesWith(added: readonly SmicRate[]): SmicRate[] {
  const byDay = new Map([...FIRST_SMIC_RATES, ...added].map((rate) => [rate.from, rate]));
  return [...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The one in force on a Paris day; before the first one known, the oldest. */
export function smicOn(day: string, zone: SmicZone, rates: readonly SmicRate[]): { from: string; cents: Cents } {
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0];
  return { from: rate?.from ?? "", cents: rate?.[zone] ?? 0 };
}

const MAYOTTE = /\bmayotte\b|\b976\d{0,2}\b/i;

/** From the commune's code when it is known, else from the place as typed. */
export function smicZone(communeCode: string | null, location: string): SmicZone {
  const isMayotte = communeCode ? communeCode.startsWith("976") : MAYOTTE.test(location);
  return isMayotte ? "mayotte" : "france";
}
