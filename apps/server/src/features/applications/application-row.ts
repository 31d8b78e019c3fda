import type { ApplicantCertificate } from "@app/contract/papers/certificates";
import type { Db } from "@app/db/database";
import { type Instants, withDates } from "@app/db/json-rows";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import type { Selectable } from "kysely";
import type { MissionCardRow } from "../../views/mission.ts";

type Application = Selectable<DB["applications"]>;
type User = Selectable<DB["users"]>;
type Candidate = Selectable<DB["candidates"]>;
type Interview = Selectable<DB["interviews"]>;

/** As the function `application_rows` writes it (db/migrations/0008_applications.sql), once its instants are dates. */
export type ApplicationRow = MissionCardRow &
  Pick<
    Application,
    | "candidateId"
    | "candidateStatus"
    | "message"
    | "cvFileId"
    | "seenAt"
    | "decidedAt"
    | "confirmedAt"
    | "confirmBefore"
    | "vetoUntil"
    | "replyBy"
    | "lapsedAt"
    | "statusBeforeDecision"
    | "decisionVisibleAt"
    | "withdrawnAt"
    | "attendance"
    | "attendanceAt"
    | "contestedAt"
    | "contestDecidedAt"
    | "lateWithdrawal"
  > &
  Pick<User, "firstName" | "lastName" | "email" | "phone" | "phoneVerifiedAt" | "city" | "imageFileId"> &
  Pick<Candidate, "profession" | "rating" | "completedMissions" | "availability"> & {
    applicationId: number;
    applicationStatus: Application["status"];
    appliedAt: Date;
    accountStatus: User["status"];
    joinedAt: Date;
    candidateSkills: string[];
    companyLevel: CompanyLevel;
    cvName: string | null;
    interview: (Pick<Interview, "id" | "status" | "proposedBy"> & { chosenTime: string | null }) | null;
    cancelled: { reason: string | null; isReleased: boolean } | null;
    /** Of somebody who is called when a place is lost. */
    reserve: { since: string; acceptedAt: string | null; calledUntil: string | null } | null;
    isReplacing: boolean;
    appliedShifts: AppliedRow[];
    distanceKm: number | null;
    /** Those that the mission asks for, as its company reads them. */
    applicantCertificates: ApplicantRow[];
    workedHere: number;
  };

export type ApplicantRow = Pick<ApplicantCertificate, "kind" | "validUntil" | "seenBy" | "seenHere"> & {
  seenAt: string | null;
};

export type AppliedRow = {
  id: number;
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
  positions: number;
  accepted: number;
  booked: boolean;
  confirmed: boolean;
  reconfirmBy: string | null;
};

/** JSON has no dates. */
const INSTANTS: Instants<ApplicationRow> = {
  seenAt: true,
  decidedAt: true,
  confirmedAt: true,
  confirmBefore: true,
  vetoUntil: true,
  replyBy: true,
  lapsedAt: true,
  decisionVisibleAt: true,
  withdrawnAt: true,
  attendanceAt: true,
  contestedAt: true,
  contestDecidedAt: true,
  appliedAt: true,
  phoneVerifiedAt: true,
  joinedAt: true,
  startsAt: true,
  endsAt: true,
  nextStart: true,
  publishedAt: true,
  closedAt: true,
  cancelledAt: true,
  companyLevelAt: true,
};

/** A row as PostgreSQL wrote it. */
export const applicationRowOf = (written: unknown): ApplicationRow => withDates<ApplicationRow>(written, INSTANTS);

/** Undefined when there is no such application. */
export async function findApplicationRow(db: Db, id: number): Promise<ApplicationRow | undefined> {
  const [found] = await runText<{ row: unknown }>(db, "select application_rows(array[$1::bigint]) as row", [id]);
  return found && applicationRowOf(found.row);
}
