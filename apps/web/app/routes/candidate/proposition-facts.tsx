import type { MissionCard } from "@app/contract/missions/missions";
import { ThreeFacts } from "../../features/missions/mission-card-parts.tsx";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { candidateMissionPath } from "./paths.ts";

export function PropositionFacts({ job, now }: { job: MissionCard; now: Date }) {
  return <ThreeFacts {...missionFacts(job, candidateMissionPath(job.id), now.getTime())} />;
}
