import type { ApplicationStatus, CandidateStatus } from "../applications/application.ts";
import { type CompanyLevel, isProven } from "../companies/company-level.ts";
import { type ContractKind, isEmployeeKind } from "../missions/contract-kind.ts";
import { addDays, parisDay } from "../time/calendar.ts";
import { mondayOf } from "../time/week.ts";

const HOUR_MS = 3_600_000;
/** After the first minute of work, at the latest: the contract is handed over within two working days of it. */
const DOSSIER_HOURS = 7 * 24;

/** When what was shared is erased at the latest; `move_dossier` in SQL does the same. */
export const dossierEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + DOSSIER_HOURS * HOUR_MS);

/** Keys are drawn for so many weeks: what starts later is shared later. */
const KEY_WEEKS = 54;
/** What a person keeps for themselves is sealed again before its week ends. */
const VAULT_WEEKS = 4;

/** The Monday of a Paris week names its key. */
export const keyWeek = (instant: Date): string => mondayOf(parisDay(instant));

export const keyWeeksAhead = (now: Date): string[] =>
  Array.from({ length: KEY_WEEKS + 1 }, (_, weeks) => addDays(keyWeek(now), 7 * weeks));

export const vaultWeek = (now: Date): string => addDays(keyWeek(now), 7 * VAULT_WEEKS);
/** The weeks whose key no longer suits a vault: the current one, and the one that follows. */
export const lastVaultWeek = (now: Date): string => addDays(keyWeek(now), 7);

/** A day after the Sunday: no clock of ours is so late that it would still use it. */
export const isKeyOver = (week: string, now: Date): boolean => parisDay(now) > addDays(week, 7);

export const SHARING_REFUSALS = ["not_confirmed", "not_employee", "not_proven", "too_early", "too_late"] as const;
export type SharingRefusal = (typeof SHARING_REFUSALS)[number];

export type Hiring = {
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
  contractKind: ContractKind;
  level: CompanyLevel;
  startsAt: Date;
};

/** Why civil status cannot be shared for this application now. */
export function refuseSharing(hiring: Hiring, now: Date): SharingRefusal | null {
  if (hiring.status !== "accepted" || hiring.candidateStatus !== "confirmed") return "not_confirmed";
  if (!isEmployeeKind(hiring.contractKind)) return "not_employee";
  if (!isProven(hiring.level)) return "not_proven";
  const end = dossierEnd(hiring.startsAt);
  if (end <= now) return "too_late";
  return keyWeeksAhead(now).includes(keyWeek(end)) ? null : "too_early";
}
