import type { ApplicationView } from "@app/contract/applications/applications";
import type { Availability } from "@app/domain/profiles/profile";
import type { MatchCandidate } from "./match-reasons.ts";

const NONE: readonly ApplicationView[] = [];

/** `accepted`: applications that were accepted. */
export function useMatchCandidate(
  availability: Availability | null,
  accepted: readonly ApplicationView[] = NONE,
): MatchCandidate & { paused: boolean } {
  const workedFor = new Map<number, number>();
  for (const { attendance, job } of accepted) {
    if (attendance === "worked") workedFor.set(job.company.id, (workedFor.get(job.company.id) ?? 0) + 1);
  }
  return { workedFor, paused: availability === "freeze" };
}
