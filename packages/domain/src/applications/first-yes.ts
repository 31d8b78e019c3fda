import type { ApplicationStatus } from "./application.ts";

type FirstYes = {
  status: ApplicationStatus;
  decidedAt: Date | null;
  confirmedAt: Date | null;
  /** Null when the start was too near to give anybody up. */
  vetoUntil: Date | null;
};

/**
 * Until when the acceptance by a yes that booked can be given up, also once that has passed; null for any other. Only such a
 * yes accepts and confirms at one instant.
 */
export function firstYesCancelUntil({ status, decidedAt, confirmedAt, vetoUntil }: FirstYes): Date | null {
  if (status !== "accepted" || decidedAt === null || confirmedAt?.getTime() !== decidedAt.getTime()) return null;
  return vetoUntil ?? decidedAt;
}
