import type { MissionCard } from "@app/contract/missions";
import { LinkButton } from "../../ui/link-button.tsx";
import { applicationsProgress, placesText } from "./applications-progress.ts";
import { EmployerMissionCard } from "./employer-mission-card.tsx";
import { missionFacts } from "./mission-facts.ts";
import { MissionStateBadge, UrgentBadge } from "./mission-state-badge.tsx";

export interface EmployerMissionRowProps {
  mission: MissionCard;
  index: number;
  now: number;
  /** The dashboard's address. */
  base: string;
}

/** One of the employer's own missions, with the way to its applications. */
export function EmployerMissionRow({ mission, index, now, base }: EmployerMissionRowProps) {
  const { text, bar } = applicationsProgress(mission);
  return (
    <EmployerMissionCard
      mission={missionFacts(mission, `${base}/emplois/${mission.id}`, now)}
      index={index}
      badges={
        <>
          <MissionStateBadge mission={mission} now={now} />
          {mission.urgent && mission.status !== "completed" && <UrgentBadge />}
        </>
      }
      progress={bar && { ...bar, text }}
      countText={bar ? undefined : text}
      stub={<p className="max-w-30 font-medium leading-tight">{placesText(mission)}</p>}
      action={
        <LinkButton
          to={`${base}/emploi/${mission.id}/candidatures`}
          variant={mission.status === "completed" ? "line" : "primary"}
          aria-label={`Voir les candidatures\u00a0: ${mission.title}`}
        >
          Voir les candidatures
        </LinkButton>
      }
      closed={mission.status === "completed"}
    />
  );
}
