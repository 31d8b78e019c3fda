import type { Cents } from "../money.ts";

/** Gross hourly minimum wage outside Mayotte, by the day it came into force, oldest first; a new decree adds a line. */
const DECREES: readonly { from: string; cents: Cents }[] = [
  { from: "2024-11-01", cents: 1188 },
  { from: "2026-01-01", cents: 1202 },
  { from: "2026-06-01", cents: 1231 },
];

/** The one in force on a Paris day; before the first decree known here, the oldest. */
export function smicOn(day: string): { from: string; cents: Cents } {
  const [oldest = { from: "", cents: 0 }] = DECREES;
  return DECREES.findLast(({ from }) => from <= day) ?? oldest;
}

/** The latest: a pay below it warns the employer. */
export const SMIC_HOURLY_CENTS: Cents = smicOn("9999-12-31").cents;
