import type { Db } from "@app/db/database";
import { type Instants, withDates } from "@app/db/json-rows";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import type { Selectable } from "kysely";
import { establishmentsOf } from "../../views/member-scope.ts";
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
  | "vetoUntil"
  | "replyBy"
  | "replyDueAt"
  | "offeredShifts"
  | "statusBeforeDecision"
  | "decisionVisibleAt"
> & {
  /** Its offer was not confirmed in time. */
  isReleased: boolean;
};

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
  /** The same, of a yes to a call for what is left of a shift: the application of whoever is absent. */
  replaces: number | null;
};

/** As `hold_application` writes it: instants are text. */
type Held = {
  missionId: number;
  mission: Record<keyof Mission, unknown>;
  application: Record<keyof Application, unknown>;
  hours: { startsAt: string; endsAt: string } | null;
  shifts: (Omit<PlaceShift, "startsAt"> & { startsAt: string })[] | null;
  replaces: number | null;
};

/** Nothing for whoever was removed since their session was read, or has other establishments. */
const HELD_FOR_MEMBER = `select hold_application($1, $2, $3, $4) as held
  where exists (select from company_members c where c.user_id = $5 and c.company_id = $3 and c.left_at is null)
    and ($6::bigint[] is null or exists (
      select from applications a join missions m on m.id = a.mission_id where a.id = $1 and m.establishment_id = any ($6)))`;

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
  const asked = [applicationId, person, company, placesAt];
  const [answer] = await (owner.role === "employer"
    ? runText<{ held: Held | null }>(tx, HELD_FOR_MEMBER, [...asked, owner.userId, establishmentsOf(owner)])
    : runText<{ held: Held | null }>(tx, "select hold_application($1, $2, $3, $4) as held", asked));
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
    replaces: held.replaces,
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
  vetoUntil: true,
  replyBy: true,
  replyDueAt: true,
  decisionVisibleAt: true,
};
