import { addDays, addMonths, parisDay } from "../time/calendar.ts";
import { shiftStart } from "../time/worked-days.ts";
import type { MissionType } from "./mission.ts";

export const CONTRACT_KINDS = ["extra", "cdd", "seasonal", "agency", "freelance", "internship"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Why a CDD is allowed; a season is a kind of its own. */
export const CONTRACT_MOTIVES = ["replacement", "increase"] as const;
export type ContractMotive = (typeof CONTRACT_MOTIVES)[number];

const LONGEST_TERM_MONTHS = 18;

/** Paid by a payroll: neither an invoice nor an intern's grant. */
export function isEmployeeKind(kind: ContractKind): boolean {
  return kind !== "freelance" && kind !== "internship";
}

/** The type that older readers of a mission expect. */
export function typeFromKind(kind: ContractKind, type: MissionType | null): MissionType {
  if (kind === "freelance" || kind === "internship") return kind;
  return type === "full-time" || type === "part-time" ? type : "contract";
}

/** The longest a CDD may last, from its first start to its last end. */
export function isOverEighteenMonths(startsAt: Date, endsAt: Date): boolean {
  return endsAt > shiftStart(startsAt, addMonths(parisDay(startsAt), LONGEST_TERM_MONTHS));
}

/** Article 14-2 of the agreement of hotels, cafés and restaurants. */
const SHORTEST_SEASON_MONTHS = 1;
const LONGEST_SEASON_MONTHS = 9;

export type SeasonRefusal = "season_under_a_month" | "season_over_nine_months";

/** Days of Paris, both counted: from 1 to 31 August is a month. */
export function refuseSeason(firstDay: string, lastDay: string): SeasonRefusal | null {
  const lasts = (months: number) => addDays(addMonths(firstDay, months), -1);
  if (lastDay < lasts(SHORTEST_SEASON_MONTHS)) return "season_under_a_month";
  return lastDay > lasts(LONGEST_SEASON_MONTHS) ? "season_over_nine_months" : null;
}
