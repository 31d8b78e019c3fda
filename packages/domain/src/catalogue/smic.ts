import type { Cents } from "../money.ts";

/** Mayotte has a minimum wage of its own; every other place where the Code du travail applies has the same one. */
export type SmicZone = "france" | "mayotte";

/** Gross hourly minimum wage by the day it came into force, oldest first; a new decree adds a line. */
const DECREES: readonly ({ from: string } & Record<SmicZone, Cents>)[] = [
  { from: "2024-01-01", france: 1165, mayotte: 880 },
  { from: "2024-11-01", france: 1188, mayotte: 898 },
  { from: "2026-01-01", france: 1202, mayotte: 933 },
  { from: "2026-06-01", france: 1231, mayotte: 956 },
];

/** The one in force on a Paris day; before the first decree known here, the oldest. */
export function smicOn(day: string, zone: SmicZone = "france"): { from: string; cents: Cents } {
  const decree = DECREES.findLast(({ from }) => from <= day) ?? DECREES[0];
  return { from: decree?.from ?? "", cents: decree?.[zone] ?? 0 };
}

const MAYOTTE = /\bmayotte\b|\b976\d{0,2}\b/i;

/** From the commune's code when it is known, else from the place as typed. */
export function smicZone(communeCode: string | null, location: string): SmicZone {
  const isMayotte = communeCode ? communeCode.startsWith("976") : MAYOTTE.test(location);
  return isMayotte ? "mayotte" : "france";
}

/** The latest: what is written for no given day is compared with it. */
export const SMIC_HOURLY_CENTS: Cents = smicOn("9999-12-31").cents;
