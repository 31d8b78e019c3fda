import type { MissionView } from "@app/contract/missions/missions";
import { CANCELLED_LABEL, CLOSED_EARLY_LABEL, recruitmentLabel } from "@app/domain/missions/labels.fr";
import { isStartLocked, missionEnd } from "@app/domain/missions/mission";
import { CLOSED_EARLY_TEXT, CLOSED_TEXTS, STARTED_LABEL } from "./notices.fr.ts";
import { recruitmentOf } from "./recruitment-progress.ts";

type Counted = Pick<
  MissionView,
  | "status"
  | "startDate"
  | "endDate"
  | "totalDays"
  | "hoursPerDay"
  | "compensationType"
  | "positions"
  | "acceptedCount"
  | "maxApplications"
  | "totalApplications"
  | "endedApplications"
  | "closedEarly"
  | "cancelled"
  | "takeSome"
  | "nextStart"
>;

export interface RecruitmentStatus {
  /** Whether one can apply right now. */
  open: boolean;
  /** « Complet », « Clôturée », « Terminée »… and what that means; absent while it is open. */
  closed: { label: string; text: string } | undefined;
}

export function recruitmentStatus(mission: Counted, now: Date): RecruitmentStatus {
  if (mission.closedEarly || mission.cancelled) {
    return {
      open: false,
      closed: { label: mission.cancelled ? CANCELLED_LABEL : CLOSED_EARLY_LABEL, text: CLOSED_EARLY_TEXT },
    };
  }
  const state = recruitmentOf(mission);
  const over = state.tone === "grey";
  if (!over && !isStartLocked({ startsAt: lastChance(mission) }, now)) return { open: true, closed: undefined };
  const label = over ? recruitmentLabel(state) : STARTED_LABEL;
  return { open: false, closed: { label, text: CLOSED_TEXTS[state.state] } };
}

/** Shifts that are taken one by one can be applied to until the last of them starts. */
function lastChance({ takeSome, nextStart, startDate }: Counted): Date {
  return new Date((takeSome && nextStart) || startDate);
}

const MONTH_MS = 30 * 86_400_000;

/** The public page expires thirty days after the end. */
export function isPageExpired(mission: Counted, now: Date): boolean {
  const end = missionEnd({
    startsAt: new Date(mission.startDate),
    endsAt: mission.endDate ? new Date(mission.endDate) : null,
    totalDays: mission.totalDays,
    payPeriod: mission.compensationType,
    hoursPerDay: mission.hoursPerDay,
  });
  return mission.status === "completed" && now.getTime() - end.getTime() > MONTH_MS;
}
