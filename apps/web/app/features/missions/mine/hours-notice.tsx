import { missionFr } from "@app/contract/missions/missions.fr";
import { Clock3 } from "lucide-react";
import { editMissionPath } from "../../../parts/mission/mission-links.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** For its employer: the hours are asked before anybody is accepted. */
export function HoursNotice({ mission }: { mission: { id: number } }) {
  return (
    <Notice
      tone="warn"
      title={missionFr.hoursUnspecified}
      action={
        <LinkButton to={editMissionPath(mission)} variant="line" icon={Clock3}>
          Préciser les horaires
        </LinkButton>
      }
    />
  );
}
