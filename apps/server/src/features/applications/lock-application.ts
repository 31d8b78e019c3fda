import type { Db } from "@app/db/database";
import { type Instants, withDates } from "@app/db/json-rows";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import type { Selectable } from "kysely";
import { applicationNotFound } from "./application-view.ts";

type Mission = Pick<
  Selectable<DB["missions"]>,
  "status" | "startsAt" | "endsAt" | "takeSome" | "positions" | "acceptedCount" | "deletedAt" | "hiddenAt"
>;
type Application = Pick<
  Selectable<DB["applications"]>,
  | "candidateId"
  | "companyId"
  | "status"
  | "candidateStatus"
  | "createdAt"
  | "seenAt"
  | "answeredAt"
  | "shiftIds"
  | "attendance"
  | "attendanceAt"
  | "contestedAt"
  | "lateWithdrawal"
  | "withdrawnAt"
  | "decidedAt"
  | "confirmedAt"
  | "confirmBefore"
  | "statusBeforeDecision"
  | "decisionVisibleAt"
>;

/** A shift that is not over; `isBooked`: the person is already expected somewhere at these hours. */
export type PlaceShift = { id: number; startsAt: Date; left: number; isBooked: boolean };

export type LockedApplication = {
  missionId: number;
  applicationId: number;
  mission: Mission;
  /** Someone who takes some of the shifts starts and ends with them. */
  application: Application & { startsAt: Date; endsAt: Date };
  /** Only when places are about to be taken: the person is then held too. */
  shifts: PlaceShift[];
};

/** As `hold_application` writes it: instants are text. */
type Held = {
  missionId: number;
  mission: Record<keyof Mission, unknown>;
  application: Record<keyof Application, unknown>;
  hours: { startsAt: string; endsAt: string } | null;
  shifts: (Omit<PlaceShift, "startsAt"> & { startsAt: string })[] | null;
};

/**
 * Locks the mission, then the application, until the end of the transaction. Nothing is locked for a caller without
 * access.
 */
export async function lockApplication(
  tx: Db,
  applicationId: number,
  owner: Candidate | Employer,
  /** Places are about to be taken, of shifts that are not over by then. */
  placesAt: Date | null = null,
): Promise<LockedApplication> {
  const [person, company] = owner.role === "employer" ? [null, owner.companyId] : [owner.userId, null];
  const [answer] = await runText<{ held: Held | null }>(tx, "select hold_application($1, $2, $3, $4) as held", [
    applicationId,
    person,
    company,
    placesAt,
  ]);
  const held = answer?.held;
  if (!held) throw applicationNotFound();
  const mission = withDates<Mission>(held.mission, { startsAt: true, endsAt: true, deletedAt: true, hiddenAt: true });
  const hours = held.hours ?? (held.mission as Record<"startsAt" | "endsAt", string>);
  return {
    missionId: held.missionId,
    applicationId,
    mission,
    application: {
      ...withDates<Application>(held.application, APPLICATION_INSTANTS),
      startsAt: new Date(hours.startsAt),
      endsAt: new Date(hours.endsAt),
    },
    shifts: (held.shifts ?? []).map((shift) => ({ ...shift, startsAt: new Date(shift.startsAt) })),
  };
}

const APPLICATION_INSTANTS: Instants<Application> = {
  createdAt: true,
  seenAt: true,
  answeredAt: true,
  attendanceAt: true,
  contestedAt: true,
  withdrawnAt: true,
  decidedAt: true,
  confirmedAt: true,
  confirmBefore: true,
  decisionVisibleAt: true,
};
