// What a notification asks for or tells is settled one day: it is then marked read in the transaction that settles it, and neither mailed,
// pushed nor sent by text message any more.

import type { ApplicationStatus, CandidateStatus } from "../applications/application.ts";
import type { Attendance } from "../applications/attendance.ts";
import type { NotificationKind } from "./notification-kinds.ts";

/** Lines of an application's history, and what else a person does about a notification. */
export const SETTLING_ACTS = [
  "received",
  "seen",
  "reviewed",
  "reopened",
  "accepted",
  "rejected",
  "cancelled",
  "confirmed",
  "withdrawn",
  "worked",
  "absent",
  "contested",
  "interview_proposed",
  "interview_chosen",
  "interview_declined",
  "interview_countered",
  "rated",
  "answered",
  "renewed",
] as const;
export type SettlingAct = (typeof SETTLING_ACTS)[number];

const ENDED = ["withdrawn", "rejected", "cancelled"] as const;

/**
 * What settles each notification of the same application, interview, proposition or week. A message is settled by reading the
 * conversation; what only tells is read when it is read. `settles` in SQL says the same (0013).
 */
export const SETTLED_BY: Record<NotificationKind, readonly SettlingAct[]> = {
  application_received: ["seen", "reviewed", "accepted", "rejected", "withdrawn"],
  // Written as read.
  application_sent: [],
  application_seen: ["accepted", "rejected", "withdrawn"],
  application_accepted: ["confirmed", "withdrawn", "cancelled"],
  application_rejected: ["reopened", "accepted"],
  application_cancelled: ["reopened", "accepted"],
  application_reopened: ["accepted", "rejected", "withdrawn"],
  application_confirmed: ["withdrawn", "cancelled", "worked", "absent"],
  application_withdrawn: ["received"],
  confirmation_asked: ["confirmed", ...ENDED],
  mission_changed: ENDED,
  mission_closed: [],
  mission_filled: ["accepted", ...ENDED],
  mission_held: ENDED,
  mission_released: ENDED,
  mission_hidden: ENDED,
  mission_restored: ENDED,
  interview_proposed: ["interview_chosen", "interview_declined", "interview_countered", ...ENDED],
  interview_chosen: ["interview_declined", "interview_countered", ...ENDED],
  interview_declined: ["interview_proposed", "accepted", ...ENDED],
  interview_countered: [
    "interview_chosen",
    "interview_declined",
    "interview_countered",
    "interview_proposed",
    ...ENDED,
  ],
  interview_soon: ["interview_declined", "interview_countered", ...ENDED],
  new_message: [],
  attendance_worked: ["rated", "absent"],
  attendance_absent: ["contested", "worked"],
  attendance_contested: ["worked", "absent"],
  rating_received: [],
  rating_replied: [],
  proposition: ["answered"],
  standby_called: ["answered"],
  availability_renewal: ["renewed"],
  search_alert: [],
  job_match: [],
  new_job: [],
};

export const kindsSettledBy = (act: SettlingAct): NotificationKind[] =>
  (Object.keys(SETTLED_BY) as NotificationKind[]).filter((kind) => SETTLED_BY[kind].includes(act)).toSorted();

/** What a notification was about, as its recipient may know it now. Null: it is about none. */
export type Matter = {
  application: {
    status: ApplicationStatus;
    candidateStatus: CandidateStatus | null;
    isSeen: boolean;
    attendance: Attendance | null;
    /** Contested, and nobody has decided. */
    isContested: boolean;
    isRated: boolean;
  } | null;
  /** `isOver`: closed, deleted or past its end. */
  mission: {
    isOver: boolean;
    hasStarted: boolean;
    isFilled: boolean;
    isHeld: boolean;
    isHidden: boolean;
    /** Applications that nobody opened wait for an answer. */
    hasUnread: boolean;
  } | null;
  interview: { status: "proposed" | "chosen" | "declined" | "countered"; isPast: boolean } | null;
};

/** Asked again before anything leaves: whether what the notification says still holds and still matters. */
export function stillStands(kind: NotificationKind, { application, mission, interview }: Matter): boolean {
  const isOver = mission?.isOver ?? false;
  const isWithdrawn = application?.candidateStatus === "withdrawn";
  const waits = (application?.status === "pending" || application?.status === "reviewed") && !isWithdrawn;
  const isAccepted = application?.status === "accepted" && !isWithdrawn;
  const isConfirmed = isAccepted && application.candidateStatus === "confirmed";
  const isConcerned = application === null || waits || isAccepted;
  switch (kind) {
    case "application_received":
      if (isOver) return false;
      return application === null
        ? (mission?.hasUnread ?? false)
        : application.status === "pending" && waits && !application.isSeen;
    case "application_seen":
    case "application_reopened":
      return waits && !isOver;
    case "application_accepted":
    case "confirmation_asked":
      return isAccepted && !isConfirmed && !isOver && !mission?.hasStarted;
    case "application_rejected":
    case "application_cancelled":
      return application?.status === "rejected" && !isWithdrawn;
    case "application_confirmed":
      return isConfirmed && !isOver && application.attendance === null;
    case "application_withdrawn":
      // « La place est de nouveau ouverte ».
      return (isWithdrawn || application?.status === "rejected") && !isOver && !mission?.isFilled;
    case "mission_changed":
      return isConcerned && !isOver;
    case "mission_filled":
      return (application === null || waits) && (mission?.isFilled ?? false) && !isOver;
    case "mission_held":
      return isConcerned && (mission?.isHeld ?? false);
    case "mission_released":
      return isConcerned && !(mission?.isHeld ?? false) && !isOver;
    case "mission_hidden":
      return isConcerned && (mission?.isHidden ?? false);
    case "mission_restored":
      return isConcerned && !(mission?.isHidden ?? false) && !isOver;
    case "interview_proposed":
    case "interview_countered":
    case "interview_declined":
      return isInterview(kind, interview) && isConcerned && !isOver;
    case "interview_chosen":
    case "interview_soon":
      return interview?.status === "chosen" && !interview.isPast && isConcerned && !isOver;
    case "attendance_worked":
      return application?.attendance === "worked" && !application.isRated;
    case "attendance_absent":
      return application?.attendance === "absent" && !application.isContested;
    case "attendance_contested":
      return application?.isContested ?? false;
    case "application_sent":
    case "mission_closed":
    case "new_message":
    case "rating_received":
    case "rating_replied":
    case "availability_renewal":
      return true;
    // Theirs is asked of the proposition itself.
    case "proposition":
    case "standby_called":
      return true;
    case "search_alert":
    case "job_match":
    case "new_job":
      return !isOver && !(mission?.isFilled ?? false) && !(mission?.isHidden ?? false);
  }
}

const isInterview = (kind: `interview_${"proposed" | "countered" | "declined"}`, interview: Matter["interview"]) =>
  interview !== null && kind === `interview_${interview.status}`;
