import type { ApplicationStatus } from "./application.ts";

/** How long an employer may give up the person whom the first yes brought. */
export const FIRST_YES_MINUTES = 10;

type FirstYes = { status: ApplicationStatus; decidedAt: Date | null; confirmedAt: Date | null };

/**
 * Until when the acceptance by a first yes can be cancelled, also once that has passed; null for any other. Only a first
 * yes accepts and confirms at one instant.
 */
export function firstYesCancelUntil({ status, decidedAt, confirmedAt }: FirstYes): Date | null {
  if (status !== "accepted" || decidedAt === null || confirmedAt?.getTime() !== decidedAt.getTime()) return null;
  return new Date(decidedAt.getTime() + FIRST_YES_MINUTES * 60_000);
}
