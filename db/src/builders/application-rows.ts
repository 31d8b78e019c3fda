import { type ApplicationStatus, wasUndone } from "@app/domain/application";
import { tacitAttendanceAt } from "@app/domain/attendance";
import { bookingRanges } from "@app/domain/bookings";
import type { Insertable } from "kysely";
import type { ApplicationEvents, Applications, Bookings } from "../schema.ts";

export type AppliedMission = {
  id: number;
  companyId: number;
  createdBy: number;
  startsAt: Date;
  endsAt: Date;
  hoursPerDay: number | null;
};

/** What happened, when: every row about the application follows from it. */
export type ApplicationStory = {
  id: number;
  mission: AppliedMission;
  candidateId: number;
  message: string;
  cvFileId?: number | null;
  status: ApplicationStatus;
  createdAt: Date;
  seenAt?: Date | null;
  reviewedAt?: Date | null;
  acceptedAt?: Date | null;
  /** With `acceptedAt`, the employer took the acceptance back. */
  rejectedAt?: Date | null;
  reason?: string | null;
  confirmedAt?: Date | null;
  withdrawnAt?: Date | null;
  attendance?: "worked" | "absent" | null;
  attendanceAt?: Date | null;
  /** False when nobody said anything and the product counted the person as present. */
  attendanceByEmployer?: boolean;
  contestedAt?: Date | null;
};

export type ApplicationRows = {
  application: Insertable<Applications>;
  /** In the order of time. */
  events: (Insertable<ApplicationEvents> & { at: Date })[];
  bookings: Insertable<Bookings>[];
};

export function applicationRows(story: ApplicationStory): ApplicationRows {
  const { id, mission, candidateId } = story;
  return {
    application: {
      id,
      missionId: mission.id,
      candidateId,
      companyId: mission.companyId,
      status: story.status,
      candidateStatus: story.withdrawnAt ? "withdrawn" : story.confirmedAt ? "confirmed" : null,
      message: story.message,
      cvFileId: story.cvFileId ?? null,
      seenAt: story.seenAt ?? null,
      answeredAt: story.acceptedAt ?? story.rejectedAt ?? null,
      decidedAt: story.rejectedAt ?? story.acceptedAt ?? null,
      confirmedAt: story.confirmedAt ?? null,
      withdrawnAt: story.withdrawnAt ?? null,
      undone: wasUndone({ ...story, withdrawnAt: story.withdrawnAt ?? null }),
      attendance: story.attendance ?? null,
      attendanceAt: story.attendanceAt ?? null,
      attendanceDueAt: isAwaited(story) ? tacitAttendanceAt(mission.endsAt) : null,
      contestedAt: story.contestedAt ?? null,
      createdAt: story.createdAt,
    },
    events: eventsOf(story),
    bookings: takesAPlace(story)
      ? bookingRanges(mission).map(({ from, to }) => ({
          applicationId: id,
          candidateId,
          missionId: mission.id,
          during: `[${from.toISOString()},${to.toISOString()})`,
        }))
      : [],
  };
}

/** A place is held until the candidate withdraws; a refusal afterwards shows in the status itself. */
export function takesAPlace({ status, withdrawnAt }: Pick<ApplicationStory, "status" | "withdrawnAt">): boolean {
  return status === "accepted" && !withdrawnAt;
}

/** Withdrawing gives the slot back under the cap; being refused does not. */
export function takesASlot({ withdrawnAt }: Pick<ApplicationStory, "withdrawnAt">): boolean {
  return !withdrawnAt;
}

/** Someone expected, of whom nothing is known yet. */
function isAwaited(story: ApplicationStory): boolean {
  return takesAPlace(story) && Boolean(story.confirmedAt) && !story.attendance;
}

type Kind = Insertable<ApplicationEvents>["kind"];

function eventsOf(story: ApplicationStory): ApplicationRows["events"] {
  const { mission, candidateId } = story;
  const employer = mission.createdBy;
  const isCancellation = Boolean(story.acceptedAt && story.rejectedAt);
  const moments: [Kind, Date | null | undefined, number | null][] = [
    ["received", story.createdAt, candidateId],
    ["seen", story.seenAt, employer],
    ["reviewed", story.reviewedAt, employer],
    ["accepted", story.acceptedAt, employer],
    ["confirmed", story.confirmedAt, candidateId],
    [isCancellation ? "cancelled" : "rejected", story.rejectedAt, employer],
    ["withdrawn", story.withdrawnAt, candidateId],
    [
      story.attendance ?? "worked",
      story.attendance ? story.attendanceAt : null,
      story.attendanceByEmployer === false ? null : employer,
    ],
    ["contested", story.contestedAt, candidateId],
  ];
  return moments
    .flatMap(([kind, at, actorId]) => {
      const reason = kind === "rejected" || kind === "cancelled" ? (story.reason ?? null) : null;
      return at ? [{ missionId: mission.id, applicationId: story.id, kind, actorId, reason, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
