import type { ApplicationNotificationWords } from "@app/contract/notifications/application-notifications.fr";
import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import { CONTEST_DAYS } from "@app/domain/applications/attendance";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { deadlineIn, momentIn } from "@app/domain/notifications/dated-text";
import type { ApplicationEvent } from "./application-event.ts";
import { type ReaderWords, type Texts, textsOf } from "./words/reader-words.ts";
import { excerptOf, type NewNotification } from "./write-notifications.ts";

/** In the language of the candidate. */
type Theirs = (write: (words: ApplicationNotificationWords) => { title: string; message: string }) => Texts;

const CANDIDATE = "/candidat/tableau-de-bord";
const EMPLOYER = "/employeur/tableau-de-bord";

/** The recipients and texts of each event. Nobody is notified of their own action. Employers read French. */
export function notificationsFor(
  event: ApplicationEvent,
  reader: ReaderWords<ApplicationNotificationWords>,
): NewNotification[] {
  const theirs: Theirs = (write) => textsOf(reader, write);
  const values = valuesOf(event);
  const candidate = {
    userId: event.candidateId,
    actionUrl: `${CANDIDATE}/candidatures#candidature-${event.applicationId}`,
  };
  const toEmployer = (words: Pick<NewNotification, "kind" | "title" | "message">) =>
    event.recipients.map((userId) => ({
      userId,
      actionUrl: `${EMPLOYER}/candidatures/${event.applicationId}`,
      ...words,
    }));
  switch (event.kind) {
    case "received":
      return [
        ...toEmployer({ kind: "application_received", ...fr.applicationReceived(values) }),
        { ...candidate, kind: "application_sent", ...theirs((words) => words.applicationSent(values)), isOwn: true },
      ];
    case "seen":
      // Its time has passed: it waits no more.
      if (event.status === "lapsed") return [];
      return [{ ...candidate, kind: "application_seen", ...theirs((words) => words.applicationSeen(values)) }];
    case "accepted":
      // Their own yes to a mission for the first person who says it.
      if (event.actorId === event.candidateId) return [];
      // They said yes before: nothing is left to confirm.
      if (event.isReplacing)
        return [
          {
            ...candidate,
            actionUrl: `${CANDIDATE}/candidatures/${event.applicationId}`,
            kind: "place_given",
            ...theirs((words) => words.placeGiven(values)),
          },
        ];
      // The full screen, while the place lasts; then it leads to the list.
      return [
        {
          ...candidate,
          actionUrl: `${CANDIDATE}/candidatures/${event.applicationId}`,
          kind: "application_accepted",
          ...theirs((words) => words.applicationAccepted(values)),
        },
      ];
    case "rejected":
      return [{ ...candidate, kind: "application_rejected", ...theirs((words) => words.applicationRejected(values)) }];
    case "lapsed":
      // Their employer gets one notification for all those of the mission.
      return [{ ...candidate, kind: "application_lapsed", ...theirs((words) => words.applicationLapsed(values)) }];
    case "released":
      return [
        { ...candidate, kind: "application_cancelled", ...theirs((words) => words.offerReleased(values)) },
        ...toEmployer({ kind: "application_withdrawn", ...fr.placeReopened(values) }),
      ];
    case "cancelled":
      return [
        {
          ...candidate,
          kind: "application_cancelled",
          ...theirs((words) => words.applicationCancelled({ ...values, isOwed: isOwed(event) })),
        },
      ];
    case "reopened":
      if (event.status === "lapsed") return [];
      return [{ ...candidate, kind: "application_reopened", ...theirs((words) => words.applicationReopened(values)) }];
    case "confirmed":
      // Said after a yes that took the place: for some minutes the employer may give it up.
      if (event.vetoUntil && event.vetoUntil > event.at)
        return toEmployer({
          kind: "application_confirmed",
          ...fr.placeTaken({ ...values, vetoUntil: deadlineIn(event.vetoUntil) }),
        });
      return toEmployer({ kind: "application_confirmed", ...fr.applicationConfirmed(values) });
    case "withdrawn": {
      const words = event.status === "accepted" ? fr.placeFreed(values) : fr.applicationWithdrawn(values);
      return toEmployer({ kind: "application_withdrawn", ...words });
    }
    case "worked":
      return [
        {
          ...candidate,
          actionUrl: ratingPath(event),
          kind: "attendance_worked",
          ...theirs((words) => words.attendanceWorked(values)),
        },
      ];
    case "absent":
      return [
        {
          ...candidate,
          kind: "attendance_absent",
          ...theirs((words) =>
            words.attendanceAbsent({ ...values, days: CONTEST_DAYS, isUnderWay: event.at < event.endsAt }),
          ),
        },
      ];
    case "contested":
      return toEmployer({ kind: "attendance_contested", ...fr.attendanceContested(values) });
    case "interview_proposed":
    case "interview_chosen":
    case "interview_declined":
    case "interview_countered":
      return aboutInterview(event, event.kind, theirs);
    case "reconfirm_asked":
    case "unconfirmed":
      return aboutSecondYes(event, event.kind, theirs);
    case "reviewed":
    case "unreviewed":
    case "reconfirmed":
      return [];
  }
}

/** They had said yes to a contract, and the minutes to give it up were over. */
const isOwed = ({ candidateStatus, contractKind, vetoUntil, at }: ApplicationEvent) =>
  candidateStatus === "confirmed" && isEmployeeKind(contractKind) && (vetoUntil === null || vetoUntil <= at);

/** Nothing once they have answered. */
function aboutSecondYes(
  event: ApplicationEvent,
  kind: "reconfirm_asked" | "unconfirmed",
  theirs: Theirs,
): NewNotification[] {
  const { applicationId, reconfirmBy, askedStart } = event;
  if (reconfirmBy === null || askedStart === null) return [];
  const values = { ...valuesOf(event), when: momentIn(askedStart), until: deadlineIn(reconfirmBy) };
  if (kind === "reconfirm_asked") {
    const actionUrl = `${CANDIDATE}/candidatures#candidature-${applicationId}`;
    return [
      { userId: event.candidateId, actionUrl, kind: "confirm_again", ...theirs((words) => words.confirmAgain(values)) },
    ];
  }
  const actionUrl = `${EMPLOYER}/candidatures/${applicationId}`;
  return event.recipients.map((userId) => ({ userId, actionUrl, kind: "unconfirmed", ...fr.unconfirmed(values) }));
}

const ratingPath = ({ applicationId }: ApplicationEvent) => `${CANDIDATE}/evaluer/${applicationId}`;

type InterviewKind = Extract<ApplicationEvent["kind"], `interview_${string}`>;

/** Notifies the other party, with a link to the interview. */
function aboutInterview(event: ApplicationEvent, kind: InterviewKind, theirs: Theirs): NewNotification[] {
  const byCandidate = event.actorId === event.candidateId;
  const recipients = byCandidate
    ? event.recipients.map((userId) => ({ userId, kind, actionUrl: `${EMPLOYER}/entretiens/${event.interviewId}` }))
    : [{ userId: event.candidateId, kind, actionUrl: `${CANDIDATE}/entretiens/${event.interviewId}` }];
  const words = interviewWords(event, kind, byCandidate, theirs);
  return words ? recipients.map((recipient) => ({ ...recipient, ...words })) : [];
}

function interviewWords(event: ApplicationEvent, kind: InterviewKind, byCandidate: boolean, theirs: Theirs) {
  const values = { ...valuesOf(event), count: event.proposedTimes?.length ?? 0 };
  switch (kind) {
    case "interview_proposed":
      return theirs((words) => words.interviewProposed(values));
    case "interview_chosen": {
      // Changed since: the later event has its own notification.
      if (!event.chosenTime) return null;
      const when = { ...values, time: momentIn(event.chosenTime) };
      return byCandidate
        ? fr.interviewChosenByCandidate(when)
        : theirs((words) => words.interviewChosenByEmployer(when));
    }
    case "interview_declined":
      return byCandidate
        ? fr.interviewDeclinedByCandidate(values)
        : theirs((words) => words.interviewDeclinedByEmployer(values));
    case "interview_countered":
      return byCandidate
        ? fr.interviewCounteredByCandidate(values)
        : theirs((words) => words.interviewCounteredByEmployer(values));
  }
}

function valuesOf(event: ApplicationEvent) {
  return {
    candidate: `${event.firstName} ${event.lastName}`,
    company: event.company,
    job: event.job,
    when: momentIn(event.startsAt),
    reason: excerptOf(event.reason ?? ""),
    confirmBefore: event.confirmBefore && deadlineIn(event.confirmBefore),
  };
}
