import type { ApplicationStatus, CandidateStatus } from "../applications/application.ts";
import { type ContractKind, isEmployeeKind } from "../missions/contract-kind.ts";

/** What an employer says of how a hire was declared; nothing here files a declaration. */
export const DECLARATION_CHANNELS = ["receipt", "tese", "guso", "payroll"] as const;
export type DeclarationChannel = (typeof DECLARATION_CHANNELS)[number];

const DAY_MS = 86_400_000;
/** A hire is declared from so many days before it (R1221-4). */
export const DECLARATION_DAYS = 8;

/** A hire by a contract of employment, which both sides said yes to. */
export const isDeclarable = (hire: {
  status: ApplicationStatus;
  candidateStatus: CandidateStatus | null;
  contractKind: ContractKind;
}): boolean => hire.status === "accepted" && hire.candidateStatus !== "withdrawn" && isEmployeeKind(hire.contractKind);

const HOUR_MS = 3_600_000;
const DUE_HOURS = 2;

/** So near the start, or after it, a declaration that nobody entered is shown first. */
export const isDeclarationDue = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= DUE_HOURS * HOUR_MS;

/** Made once the work had begun. */
export const isDeclaredLate = (declaredAt: Date | null, startsAt: Date): boolean =>
  declaredAt !== null && declaredAt >= startsAt;

/** The first moment at which a hire may be declared. */
export const declarableFrom = (startsAt: Date): Date => new Date(startsAt.getTime() - DECLARATION_DAYS * DAY_MS);

export type DeclaredAtRefusal = "too_early" | "in_future";

export function refuseDeclaredAt(declaredAt: Date, startsAt: Date, now: Date): DeclaredAtRefusal | null {
  if (declaredAt > now) return "in_future";
  return declaredAt < declarableFrom(startsAt) ? "too_early" : null;
}
