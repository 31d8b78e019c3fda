import type { MissionCard } from "@app/contract/missions/missions";
import { candidateMissionPath } from "../../../lib/candidate-paths.ts";
import { ThreeFacts } from "../../../parts/mission-card/mission-card-parts.tsx";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";

/** When, where and how much, as on the card of a mission. */
export function PropositionFacts({ job, now }: { job: MissionCard; now: Date }) {
  return <ThreeFacts {...missionFacts(job, candidateMissionPath(job.id), now.getTime())} />;
}
