import { type ApplicationStatus, wasUndone } from "@app/domain/applications/application";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import type { Insertable } from "kysely";
import type { ApplicationEvents, Applications, Bookings } from "../schema.ts";

export type AppliedMission = {
  id: number;
  companyId: number;
  createdBy: number;
  startsAt: Date;
  endsAt: Date;
  shifts: readonly BookedShift[];
};

export type BookedShift = { id: number; startsAt: Date; endsAt: Date };

/** What happened, when: every row about the application follows from it. */
export type ApplicationTimeline = {
  id: number;
  mission: AppliedMission;
  candidateId: number;
  /** The shifts asked for; all of them by default. */
  shiftIds?: readonly number[] | null;
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
  /** False when nobody answered and the product counted the person as present. */
  attendanceByEmployer?: boolean;
  contestedAt?: Date | null;
};

export type ApplicationRows = {
  application: Insertable<Applications>;
  /** In the order of time. */
  events: (Insertable<ApplicationEvents> & { at: Date })[];
  bookings: Insertable<Bookings>[];
};

export function applicationRows(timeline: ApplicationTimeline): ApplicationRows {
  const { id, mission, candidateId, shiftIds = null } = timeline;
  return {
    application: {
      id,
      missionId: mission.id,
      candidateId,
      companyId: mission.companyId,
      status: timeline.status,
      candidateStatus: timeline.withdrawnAt ? "withdrawn" : timeline.confirmedAt ? "confirmed" : null,
      message: timeline.message,
      shiftIds: shiftIds && [...shiftIds],
      cvFileId: timeline.cvFileId ?? null,
      seenAt: timeline.seenAt ?? null,
      answeredAt: timeline.acceptedAt ?? timeline.rejectedAt ?? null,
      decidedAt: timeline.rejectedAt ?? timeline.acceptedAt ?? null,
      confirmedAt: timeline.confirmedAt ?? null,
      withdrawnAt: timeline.withdrawnAt ?? null,
      undone: wasUndone({ ...timeline, withdrawnAt: timeline.withdrawnAt ?? null }),
      attendance: timeline.attendance ?? null,
      attendanceAt: timeline.attendanceAt ?? null,
      attendanceDueAt: isAwaited(timeline) ? tacitAttendanceAt(mission.endsAt) : null,
      contestedAt: timeline.contestedAt ?? null,
      createdAt: timeline.createdAt,
    },
    events: eventsOf(timeline),
    bookings: takesAPlace(timeline)
      ? mission.shifts
          .filter((shift) => shiftIds?.includes(shift.id) ?? true)
          .map((shift) => ({
            applicationId: id,
            candidateId,
            missionId: mission.id,
            shiftId: shift.id,
            during: `[${shift.startsAt.toISOString()},${shift.endsAt.toISOString()})`,
            confirmedAt: timeline.confirmedAt ?? null,
          }))
      : [],
  };
}

/** A place is held until the candidate withdraws; a refusal afterwards shows in the status itself. */
export function takesAPlace({ status, withdrawnAt }: Pick<ApplicationTimeline, "status" | "withdrawnAt">): boolean {
  return status === "accepted" && !withdrawnAt;
}

/** Who withdraws is no longer counted among the applications received. */
export function takesASlot({ withdrawnAt }: Pick<ApplicationTimeline, "withdrawnAt">): boolean {
  return !withdrawnAt;
}

/** Received, and no longer counted under the cap. */
export function isRefused({ status, withdrawnAt }: Pick<ApplicationTimeline, "status" | "withdrawnAt">): boolean {
  return (status === "rejected" || status === "lapsed") && !withdrawnAt;
}

/** Someone expected, of whom nothing is known yet. */
function isAwaited(timeline: ApplicationTimeline): boolean {
  return takesAPlace(timeline) && Boolean(timeline.confirmedAt) && !timeline.attendance;
}

type Kind = Insertable<ApplicationEvents>["kind"];

function eventsOf(timeline: ApplicationTimeline): ApplicationRows["events"] {
  const { mission, candidateId } = timeline;
  const employer = mission.createdBy;
  const isCancellation = Boolean(timeline.acceptedAt && timeline.rejectedAt);
  const moments: [Kind, Date | null | undefined, number | null][] = [
    ["received", timeline.createdAt, candidateId],
    ["seen", timeline.seenAt, employer],
    ["reviewed", timeline.reviewedAt, employer],
    ["accepted", timeline.acceptedAt, employer],
    ["confirmed", timeline.confirmedAt, candidateId],
    [isCancellation ? "cancelled" : "rejected", timeline.rejectedAt, employer],
    ["withdrawn", timeline.withdrawnAt, candidateId],
    [
      timeline.attendance ?? "worked",
      timeline.attendance ? timeline.attendanceAt : null,
      timeline.attendanceByEmployer === false ? null : employer,
    ],
    ["contested", timeline.contestedAt, candidateId],
  ];
  return moments
    .flatMap(([kind, at, actorId]) => {
      const reason = kind === "rejected" || kind === "cancelled" ? (timeline.reason ?? null) : null;
      return at ? [{ missionId: mission.id, applicationId: timeline.id, kind, actorId, reason, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
