import type { MissionCard } from "@app/contract/missions/missions";
import { CANCELLED_LABEL, CLOSED_EARLY_LABEL, MISSION_STATUS_LABELS } from "@app/domain/missions/labels.fr";
import { isFilled, isStartLocked } from "@app/domain/missions/mission";
import { filledText } from "@app/domain/missions/recruitment.fr";
import { Check, CheckCheck, Flame, Hourglass, Pause, Play, X } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

export type Stated = Pick<
  MissionCard,
  "status" | "positions" | "acceptedCount" | "confirmedCount" | "startDate" | "urgent" | "closedEarly" | "cancelled"
>;

/** A recruiting mission may also be full or started. */
export function MissionStateBadge({ mission, now }: { mission: Stated; now: number }) {
  const { status } = mission;
  const label = MISSION_STATUS_LABELS.employer[status];
  if (status === "paused" || status === "held") {
    return (
      <Badge tone="warn" icon={status === "held" ? Hourglass : Pause}>
        {label}
      </Badge>
    );
  }
  if (status === "completed") {
    return (
      <Badge tone="grey" icon={mission.closedEarly || mission.cancelled ? X : Check}>
        {mission.cancelled ? CANCELLED_LABEL : mission.closedEarly ? CLOSED_EARLY_LABEL : label}
      </Badge>
    );
  }
  if (isStartLocked({ startsAt: new Date(mission.startDate) }, new Date(now))) {
    return (
      <Badge tone="blue" icon={Play}>
        En cours
      </Badge>
    );
  }
  if (isFilled(mission)) {
    const { positions, confirmedCount = 0 } = mission;
    const isConfirmed = confirmedCount >= positions;
    return (
      <Badge tone={isConfirmed ? "ok-line" : "warn"} icon={isConfirmed ? CheckCheck : Hourglass}>
        {filledText({ positions, confirmedCount })}
      </Badge>
    );
  }
  return (
    <Badge tone="ok" dot>
      {label}
    </Badge>
  );
}

export function UrgentBadge() {
  return (
    <Badge tone="feu" icon={Flame}>
      Urgent
    </Badge>
  );
}
