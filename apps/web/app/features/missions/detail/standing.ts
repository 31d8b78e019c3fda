import type { MissionView } from "@app/contract/missions";
import { CLOSED_EARLY_LABEL, RECRUITMENT_LABELS, recruitmentLabel } from "@app/domain/catalogue/labels.fr";
import { isOpen, isStartLocked, missionEnd, type Recruitment, recruitment } from "@app/domain/mission";

type Counted = Pick<
  MissionView,
  | "status"
  | "startDate"
  | "endDate"
  | "totalDays"
  | "compensationType"
  | "positions"
  | "acceptedCount"
  | "maxApplications"
  | "totalApplications"
  | "closedEarly"
>;

export interface Standing {
  /** Whether one can apply right now. */
  open: boolean;
  /** « Pourvue », « Clôturée », « Terminée »…; absent while it is open. */
  closedLabel: string | undefined;
  recruitment: Recruitment;
}

/** Where a mission stands for someone who would like to apply. */
export function standingOf(mission: Counted, now: Date): Standing {
  const startsAt = new Date(mission.startDate);
  const state = recruitment({ ...mission, applicationCount: mission.totalApplications });
  const full = state.placesLeft === 0;
  const open = isOpen({ ...mission, startsAt }, now) && !full;
  return {
    open,
    closedLabel: open
      ? undefined
      : mission.closedEarly
        ? CLOSED_EARLY_LABEL
        : closedLabel(state, isStartLocked({ startsAt }, now)),
    recruitment: state,
  };
}

function closedLabel(state: Recruitment, started: boolean): string {
  const final = state.state === "closed" || state.state === "filled" || state.state === "paused";
  if (final) return RECRUITMENT_LABELS[state.state];
  return started ? "Commencée" : recruitmentLabel(state);
}

const MONTH_MS = 30 * 86_400_000;

/** Thirty days after its end the public page is gone for good; its people keep theirs. */
export function isLongGone(mission: Counted, now: Date): boolean {
  const end = missionEnd({
    startsAt: new Date(mission.startDate),
    endsAt: mission.endDate ? new Date(mission.endDate) : null,
    totalDays: mission.totalDays,
    payPeriod: mission.compensationType,
  });
  return mission.status === "completed" && now.getTime() - end.getTime() > MONTH_MS;
}
