// What a notification asks for or tells is settled one day: it is then marked read in the transaction that settles it, and neither mailed,
// pushed nor sent by text message any more.

import type { ApplicationStatus, CandidateStatus } from "../applications/application.ts";
import type { Attendance } from "../applications/attendance.ts";
import type { NotificationKind } from "./notification-kinds.ts";

/** What a notification was about, as its recipient may know it now. Null: it is about none. */
export type Matter = {
  application: {
    status: ApplicationStatus;
    candidateStatus: CandidateStatus | null;
    isSeen: boolean;
    attendance: Attendance | null;
    /** Asked again whether they come to a shift that has not begun, and no answer yet. */
    isAskedAgain: boolean;
    /** Contested, and nobody has decided. */
    isContested: boolean;
    isRated: boolean;
    /** Something was recorded of their arrival. */
    hasArrived: boolean;
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
    /** Applications wait for an answer, opened or not. */
    hasWaiting: boolean;
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
    case "reply_soon":
      return !isOver && (mission?.hasWaiting ?? false);
    case "application_lapsed":
      // Of several together, to their employer.
      return application === null ? !isOver : application.status === "lapsed";
    case "application_seen":
    case "application_reopened":
      return waits && !isOver;
    case "application_accepted":
    case "confirmation_asked":
      return isAccepted && !isConfirmed && !isOver && !mission?.hasStarted;
    case "confirm_again":
    case "unconfirmed":
      return isConfirmed && application.isAskedAgain && !isOver;
    case "application_rejected":
    case "application_cancelled":
      return application?.status === "rejected" && !isWithdrawn;
    case "application_confirmed":
      return isConfirmed && !isOver && application.attendance === null;
    case "call_answered":
      return waits && !isOver;
    case "place_given":
      return isConfirmed && !isOver && !mission?.hasStarted;
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
    // A signature, and a newer version, mark it read.
    case "contract_to_sign":
    case "contract_replaced":
    case "arrived":
      return isAccepted && !isOver;
    case "late":
    case "presence_asked":
      return isAccepted && !isOver && !application.hasArrived && application.attendance === null;
    case "application_sent":
    case "mission_closed":
    case "new_message":
    case "rating_received":
    case "rating_replied":
    case "availability_renewal":
    case "certificate_ends":
    case "contract_signed":
    case "declarations_missing":
    case "hours_to_declare":
    case "hours_declared":
    case "hours_cut":
    case "hours_agreed":
    case "team_asked":
    case "team_renewal":
      return true;
    // Theirs is asked of the proposition itself.
    case "proposition":
    case "standby_called":
      return true;
    case "search_alert":
    case "followed_mission":
    case "job_match":
    case "new_job":
      return !isOver && !(mission?.isFilled ?? false) && !(mission?.isHidden ?? false);
  }
}

const isInterview = (kind: `interview_${"proposed" | "countered" | "declined"}`, interview: Matter["interview"]) =>
  interview !== null && kind === `interview_${interview.status}`;
