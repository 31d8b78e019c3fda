import type { ApplicationView } from "@app/contract/applications";
import type { Availability } from "@app/domain/profile";
import type { MatchCandidate } from "../../features/missions/match-reasons.ts";
import { useCandidate } from "./use-candidate.ts";

const NONE: readonly ApplicationView[] = [];

/** `accepted`: applications that were accepted. */
export function useMatchCandidate(
  availability: Availability | null,
  accepted: readonly ApplicationView[] = NONE,
): MatchCandidate & { paused: boolean } {
  const { user } = useCandidate();
  return {
    city: user.location.city,
    skills: user.skills,
    available: availability === "on_fire",
    workedFor: new Set(accepted.filter(({ attendance }) => attendance === "worked").map(({ job }) => job.company.id)),
    paused: availability === "freeze",
  };
}
