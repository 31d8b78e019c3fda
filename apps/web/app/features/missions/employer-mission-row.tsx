import type { MissionCard } from "@app/contract/missions";
import { HELD_EXPLANATIONS } from "@app/domain/catalogue/held-mission.fr";
import { placesText } from "@app/domain/recruitment.fr";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmployerMissionCard } from "./employer-mission-card.tsx";
import { afterCommand } from "./mission-commands.ts";
import { missionFacts } from "./mission-facts.ts";
import { MissionMenu } from "./mission-menu.tsx";
import { MissionStateBadge, UrgentBadge } from "./mission-state-badge.tsx";
import { applicationsText, placesBar } from "./recruitment-progress.ts";
import { useMissionCommand } from "./use-mission-command.ts";

export interface EmployerMissionRowProps {
  mission: MissionCard;
  index: number;
  now: number;
  /** The dashboard's address. */
  base: string;
}

export function EmployerMissionRow({ mission: stored, index, now, base }: EmployerMissionRowProps) {
  const { command } = useMissionCommand(stored.id);
  const mission = afterCommand(stored, command);
  const bar = placesBar(mission);
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
      progress={bar && { ...bar, text: placesText(mission) }}
      countText={bar ? undefined : placesText(mission)}
      stub={<p className="max-w-30 font-medium leading-tight">{applicationsText(mission)}</p>}
      missingText={mission.held_reason === null ? undefined : HELD_EXPLANATIONS[mission.held_reason]}
      action={
        <LinkButton
          to={`${base}/emploi/${mission.id}/candidatures`}
          variant={mission.status === "completed" ? "line" : "primary"}
          aria-label={`Voir les candidatures\u00a0: ${mission.title}`}
        >
          Voir les candidatures
        </LinkButton>
      }
      corner={
        <MissionMenu
          mission={mission}
          editHref={mission.status === "completed" ? undefined : `${base}/modifier-emploi/${mission.id}`}
        />
      }
      closed={mission.status === "completed"}
    />
  );
}
