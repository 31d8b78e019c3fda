import type { MissionView } from "@app/contract/missions";
import { CLOSED_EARLY_LABEL, recruitmentLabel } from "@app/domain/catalogue/labels.fr";
import { isStartLocked, missionEnd } from "@app/domain/mission";
import type { Recruitment } from "@app/domain/recruitment";
import { recruitmentOf } from "../recruitment-progress.ts";

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
  | "closedEarly"
>;

export interface RecruitmentStatus {
  /** Whether one can apply right now. */
  open: boolean;
  /** « Complet », « Clôturée », « Terminée »… and what that means; absent while it is open. */
  closed: { label: string; text: string } | undefined;
}

const STARTED = "Cette mission a commencé\u00a0: il est trop tard pour postuler.";
const CLOSED_TEXTS: Record<Recruitment["state"], string> = {
  filled: "Toutes les places de cette mission sont prises.",
  full: "Cette mission a reçu toutes les candidatures prévues.",
  paused: "Les candidatures sont closes pour cette mission.",
  closed: "Cette mission est terminée.",
  open: STARTED,
  almost_full: STARTED,
};

export function recruitmentStatus(mission: Counted, now: Date): RecruitmentStatus {
  if (mission.closedEarly) {
    return { open: false, closed: { label: CLOSED_EARLY_LABEL, text: "Cette mission a été fermée avant son début." } };
  }
  const state = recruitmentOf(mission);
  const over = state.tone === "grey";
  if (!over && !isStartLocked({ startsAt: new Date(mission.startDate) }, now)) return { open: true, closed: undefined };
  const label = over ? recruitmentLabel(state) : "Commencée";
  return { open: false, closed: { label, text: CLOSED_TEXTS[state.state] } };
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
