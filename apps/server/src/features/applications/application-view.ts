import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { fileUrl } from "@app/contract/http/files";
import type { AppliedShift } from "@app/contract/missions/shifts";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { fullName, shortName } from "@app/domain/accounts/person-name";
import { type ApplicationStatus, type CandidateStatus, isAnswer } from "@app/domain/applications/application";
import { statusForCandidate, statusToRestore, undoOfferedUntil } from "@app/domain/applications/decision-undo";
import { firstYesCancelUntil } from "@app/domain/applications/first-yes";
import { awaitedParty } from "@app/domain/applications/interview";
import { type ContactReason, ownContact, presentContact, whyMasked } from "@app/domain/applications/masked-contact";
import { isLiveLink } from "@app/domain/applications/relation";
import { sql } from "kysely";
import { notFound } from "../../platform/http/errors.ts";
import { cardColumns, cardLookups, hideHold, presentMissionCard } from "../../views/mission.ts";

export function selectApplications(db: Db) {
  return db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("candidates as c", "c.userId", "a.candidateId")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .leftJoin("files as cv", "cv.id", "a.cvFileId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("interviews as i")
          .whereRef("i.missionId", "=", "a.missionId")
          .whereRef("i.applicationId", "=", "a.id")
          .orderBy("i.id", "desc")
          .limit(1)
          .select(["i.id as interviewId", "i.status as interviewStatus", "i.proposedBy", "i.chosenTime"])
          .as("talk"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("applicationEvents as e")
          .whereRef("e.missionId", "=", "a.missionId")
          .whereRef("e.applicationId", "=", "a.id")
          .whereRef("e.at", "=", "a.decidedAt")
          .where("e.kind", "=", "cancelled")
          .where("a.status", "=", "rejected")
          .limit(1)
          .select(["e.reason as cancelReason", sql<boolean>`e.actor_id is null`.as("isLapsed")])
          .as("cancelled"),
      (join) => join.onTrue(),
    )
    .select(cardColumns("m"))
    .select(cardLookups("m"))
    .select([
      "co.name as companyName",
      "co.logoFileId as companyLogoId",
      "co.level as companyLevel",
      "co.levelAt as companyLevelAt",
      "a.id as applicationId",
      "a.candidateId",
      "a.status as applicationStatus",
      "a.candidateStatus",
      "a.message",
      "a.cvFileId",
      "cv.originalName as cvName",
      "a.seenAt",
      "a.decidedAt",
      "a.confirmedAt",
      "a.confirmBefore",
      "a.statusBeforeDecision",
      "a.decisionVisibleAt",
      "a.withdrawnAt",
      "a.attendance",
      "a.attendanceAt",
      "a.contestedAt",
      "a.contestDecidedAt",
      "a.lateWithdrawal",
      "a.createdAt as appliedAt",
      "u.status as accountStatus",
      "u.firstName",
      "u.lastName",
      "u.email",
      "u.phone",
      "u.phoneVerifiedAt",
      "u.city",
      "u.imageFileId",
      "u.createdAt as joinedAt",
      "c.profession",
      "c.rating",
      "c.completedMissions",
      "c.skills as candidateSkills",
      "c.availability",
      "talk.interviewId",
      "talk.interviewStatus",
      "talk.proposedBy",
      "talk.chosenTime",
      "cancelled.cancelReason",
      "cancelled.isLapsed",
      APPLIED_SHIFTS.as("appliedShifts"),
      DISTANCE_KM.as("distanceKm"),
      WORKED_HERE.as("workedHere"),
    ]);
}
type AppliedRow = Omit<AppliedShift, "status"> & { booked: boolean; confirmed: boolean };

/** The shifts asked for, with those booked. */
const APPLIED_SHIFTS = sql<AppliedRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'positions', s.positions, 'accepted', s.accepted_count,
    'booked', b.shift_id is not null, 'confirmed', b.confirmed_at is not null) order by s.starts_at, s.id), '[]')
  from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
  where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids)))`;

/** `distanceKm` of the domain: between the points of two communes, which are the same point for one commune. */
const DISTANCE_KM = sql<number | null>`case when not m.remote then
  111.195 * sqrt((c.lat - m.lat) ^ 2 + ((c.lon - m.lon) * cos(radians((c.lat + m.lat) / 2))) ^ 2) end`;

/** With the index of a candidate's applications. */
const WORKED_HERE = sql<number>`(
  select count(*) from applications w
  where w.candidate_id = a.candidate_id and w.company_id = a.company_id and w.attendance = 'worked')`;

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>>;

/** What an answer says of the contact details of the person who applied: by default as this application alone has it. */
export type ContactShown = { contact: "shown" | "masked"; contact_reason: ContactReason | null };

/** What this viewer may see. Contact details are masked unless the caller says otherwise, and logs it. */
export function presentApplication(
  row: ApplicationRow,
  viewer: Actor,
  now: Date,
  shown: ContactShown = { contact: "masked", contact_reason: whyMasked(decisionOf(row), row.companyLevel, now) },
): ApplicationView {
  const isOpen = viewer.role === "candidate" || isPersonOpen(row, now);
  const isCvOpen = isOpen && (viewer.role === "candidate" || shown.contact_reason === null);
  const status = viewer.role === "candidate" ? statusForCandidate(decisionOf(row), now) : row.applicationStatus;
  return {
    id: row.applicationId,
    status,
    undo_until: viewer.role === "candidate" ? null : undoUntil(row, now),
    cancel_until: viewer.role === "candidate" ? null : cancelUntil(row),
    cancel_reason:
      row.isLapsed || (viewer.role === "candidate" && isDecisionHidden(row, now)) ? null : row.cancelReason,
    lapsed: row.isLapsed ?? false,
    confirm_before: status === "accepted" ? (row.confirmBefore?.toISOString() ?? null) : null,
    candidate_status: row.candidateStatus,
    confirmed_at: row.candidateStatus === "confirmed" ? (row.confirmedAt?.toISOString() ?? null) : null,
    read: row.seenAt !== null,
    seen_at: row.seenAt?.toISOString() ?? null,
    created_at: row.appliedAt.toISOString(),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    message: isOpen ? row.message : "",
    is_coverLetter: row.cvFileId !== null,
    coverLetter: isCvOpen ? fileUrl(row.cvFileId) : null,
    coverLetterName: isCvOpen ? row.cvName : null,
    attendance: row.attendance,
    attendance_at: row.attendanceAt?.toISOString() ?? null,
    contested_at: row.contestedAt?.toISOString() ?? null,
    contest_decided_at: row.contestDecidedAt?.toISOString() ?? null,
    late_withdrawal: row.lateWithdrawal,
    interview: presentInterview(row, viewer),
    shifts: row.appliedShifts.map((shift) => presentShift(shift, status, row.candidateStatus)),
    distance_km: viewer.role === "candidate" || !isOpen ? null : roundedKm(row.distanceKm),
    worked_here: viewer.role === "candidate" ? 0 : row.workedHere,
    job: viewer.role === "candidate" ? hideHold(presentMissionCard(row)) : presentMissionCard(row),
    candidate: {
      id: row.candidateId,
      name: isOpen ? fullName(row) : shortName(row),
      ...(viewer.role === "candidate" ? ownContact(row) : presentContact(row, isOpen ? shown.contact : "withheld")),
      contact_reason: viewer.role === "candidate" || !isOpen ? null : shown.contact_reason,
      location: isOpen ? row.city : null,
      profession: isOpen ? row.profession : null,
      profileImage: isOpen ? fileUrl(row.imageFileId) : null,
      rating: row.rating === null || !isOpen ? null : Math.round(row.rating * 10) / 10,
      totalJobs: row.completedMissions,
      skills: isOpen ? row.candidateSkills : [],
      availability: isOpen ? row.availability : null,
      createdAt: row.joinedAt.toISOString(),
    },
  };
}

/** At least one between two communes: 0 is the same one. */
function roundedKm(km: number | null): number | null {
  return km === null || km === 0 ? km : Math.max(1, Math.round(km));
}

function presentShift(
  { booked, confirmed, ...shift }: AppliedRow,
  status: ApplicationStatus,
  candidateStatus: CandidateStatus | null,
): AppliedShift {
  const isAccepted = status === "accepted" && booked;
  const stage = isAccepted ? (confirmed ? "confirmed" : "accepted") : isAnswer(status) ? "refused" : "asked";
  return {
    ...shift,
    startsAt: new Date(shift.startsAt).toISOString(),
    endsAt: new Date(shift.endsAt).toISOString(),
    status: candidateStatus === "withdrawn" ? "withdrawn" : stage,
  };
}

const decisionOf = (row: ApplicationRow) => ({ ...row, status: row.applicationStatus });

/** The decision is still hidden from the candidate. */
export const isDecisionHidden = (row: ApplicationRow, now: Date) => statusToRestore(decisionOf(row), now) !== null;

function undoUntil(row: ApplicationRow, now: Date): string | null {
  if (row.decisionVisibleAt === null || !isDecisionHidden(row, now)) return null;
  return undoOfferedUntil(row.decisionVisibleAt).toISOString();
}

const cancelUntil = (row: ApplicationRow) => firstYesCancelUntil(decisionOf(row))?.toISOString() ?? null;

function presentInterview(row: ApplicationRow, viewer: Actor): ApplicationView["interview"] {
  const { interviewId: id, interviewStatus: status, proposedBy, chosenTime } = row;
  if (id === null || status === null || proposedBy === null) return null;
  const isMine = awaitedParty({ status, proposedBy: partyOf(proposedBy, row) }) === viewer.role;
  return { id, status, chosen_time: chosenTime?.toISOString() ?? null, my_turn: isMine };
}

export function partyOf(userId: number, { candidateId }: { candidateId: number }): "candidate" | "employer" {
  return userId === candidateId ? "candidate" : "employer";
}

export function isPersonOpen(row: ApplicationRow, now: Date): boolean {
  return row.accountStatus !== "deleted" && isLiveLink({ ...row, status: row.applicationStatus }, now);
}

/** Links carry only the application's id. */
export async function missionOf(db: Db, applicationId: number): Promise<number> {
  const row = await db
    .selectFrom("applications")
    .where("id", "=", applicationId)
    .select("missionId")
    .executeTakeFirst();
  if (!row) throw applicationNotFound();
  return row.missionId;
}

export const applicationNotFound = () => notFound("application_not_found", applicationFr.notFound);

/** Someone else's application is not found. */
export async function readApplication(
  db: Db,
  viewer: Actor,
  applicationId: number,
  now: Date,
): Promise<ApplicationView> {
  const missionId = await missionOf(db, applicationId);
  return presentApplication(await readRow(db, viewer, missionId, applicationId), viewer, now);
}

export async function readRow(
  db: Db,
  viewer: Actor,
  missionId: number,
  applicationId: number,
): Promise<ApplicationRow> {
  const row = await selectApplications(db)
    .where("a.missionId", "=", missionId)
    .where("a.id", "=", applicationId)
    .$if(viewer.role === "candidate", (qb) => qb.where("a.candidateId", "=", viewer.userId))
    .$if(viewer.role === "employer", (qb) =>
      qb.where("a.companyId", "=", viewer.role === "employer" ? viewer.companyId : 0),
    )
    .$if(viewer.role === "admin", (qb) => qb.where("a.id", "<", 0))
    .executeTakeFirst();
  if (!row) throw applicationNotFound();
  return row;
}
