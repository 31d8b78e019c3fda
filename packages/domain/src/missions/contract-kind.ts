import { addMonths, parisDay } from "../time/calendar.ts";
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
