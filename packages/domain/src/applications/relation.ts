import type { ApplicationStatus, CandidateStatus } from "./application.ts";

/** How long after a refusal, or a delay that ran out, an employer may still see who applied: time to explain it, and no more. */
export const CONTACT_DAYS_AFTER_REFUSAL = 90;

export type Link = { status: ApplicationStatus; candidateStatus: CandidateStatus | null; decidedAt: Date | null };

/** The application still lets its employer see the person: not withdrawn, and not refused for more than three months. */
export function isLiveLink({ status, candidateStatus, decidedAt }: Link, now: Date): boolean {
  if (candidateStatus === "withdrawn") return false;
  if ((status !== "rejected" && status !== "lapsed") || decidedAt === null) return true;
  return now.getTime() - decidedAt.getTime() < CONTACT_DAYS_AFTER_REFUSAL * 86_400_000;
}

export type Relation = "live" | "ended";

/**
 * What links an employer to someone, over all the applications between them. A withdrawal leaves nothing; an old refusal
 * leaves a first name. Null: to this employer the person does not exist.
 */
export function relationOf(links: readonly Link[], now: Date): Relation | null {
  if (links.some((link) => isLiveLink(link, now))) return "live";
  return links.some(({ candidateStatus }) => candidateStatus !== "withdrawn") ? "ended" : null;
}
