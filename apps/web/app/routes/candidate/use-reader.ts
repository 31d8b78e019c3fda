import type { ApplicationView } from "@app/contract/applications";
import type { Availability } from "@app/domain/profile";
import type { WhyReader } from "../../features/missions/why-you.ts";
import { useCandidate } from "./candidate.ts";

const NONE: readonly ApplicationView[] = [];

/** What is known of whoever reads, to say why a mission suits them. `accepted` are applications that were. */
export function useReader(
  availability: Availability | null,
  accepted: readonly ApplicationView[] = NONE,
): WhyReader & { paused: boolean } {
  const { user } = useCandidate();
  return {
    city: user.location.city,
    skills: user.skills,
    available: availability === "on_fire",
    workedFor: new Set(accepted.filter(({ attendance }) => attendance === "worked").map(({ job }) => job.company.id)),
    paused: availability === "freeze",
  };
}
