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
import { type ApplicationState, stateOf } from "@app/domain/applications/state";
import { notFound } from "../../platform/http/errors.ts";
import { isApplicationInScope } from "../../views/member-scope.ts";
import { hideHold, presentMissionCard } from "../../views/mission.ts";
import { type ApplicantRow, type ApplicationRow, type AppliedRow, findApplicationRow } from "./application-row.ts";

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
  // A shift lead knows who comes, not what they applied with.
  const isDayOnly = viewer.role === "employer" && viewer.member.role === "shift_lead";
  const isCvOpen = isOpen && !isDayOnly && (viewer.role === "candidate" || shown.contact_reason === null);
  const status = viewer.role === "candidate" ? statusForCandidate(decisionOf(row), now) : row.applicationStatus;
  const ended = viewer.role === "candidate" && isDecisionHidden(row, now) ? null : row.cancelled;
  const state = stateFor(row, { status, ended }, now);
  return {
    id: row.applicationId,
    status,
    state,
    undo_until: viewer.role === "candidate" ? null : undoUntil(row, now),
    cancel_until: viewer.role === "candidate" ? null : cancelUntil(row),
    cancel_reason: ended === null || ended.isReleased ? null : ended.reason,
    released: state === "released",
    reply_by: state === "waiting" ? (row.replyBy?.toISOString() ?? null) : null,
    lapsed_at: state === "lapsed" ? (row.lapsedAt?.toISOString() ?? null) : null,
    reconfirm_by: state === "to_reconfirm" ? reconfirmBy(row, now) : null,
    confirm_before: status === "accepted" ? (row.confirmBefore?.toISOString() ?? null) : null,
    veto_until: isConfirmed(row) ? (row.vetoUntil?.toISOString() ?? null) : null,
    booked_by_yes: isConfirmed(row) && firstYesCancelUntil(decisionOf(row)) !== null,
    reserve: row.reserve !== null,
    reserve_accepted: viewer.role === "candidate" ? null : row.reserve !== null && row.reserve.acceptedAt !== null,
    called_until: calledUntil(row, now),
    replaces: row.isReplacing,
    candidate_status: row.candidateStatus,
    confirmed_at: row.candidateStatus === "confirmed" ? (row.confirmedAt?.toISOString() ?? null) : null,
    read: row.seenAt !== null,
    seen_at: row.seenAt?.toISOString() ?? null,
    created_at: row.appliedAt.toISOString(),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    message: isOpen && !isDayOnly ? row.message : "",
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
    certificates: isOpen && !isDayOnly ? row.applicantCertificates.map(presentCertificate) : [],
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

type Shown = { status: ApplicationStatus; ended: ApplicationRow["cancelled"] };

function stateFor(row: ApplicationRow, { status, ended }: Shown, now: Date): ApplicationState {
  const booked = row.appliedShifts.filter((shift) => shift.booked);
  const shifts = booked.length > 0 ? booked : row.appliedShifts;
  return stateOf(
    {
      status,
      candidateStatus: row.candidateStatus,
      ended: ended && (ended.isReleased ? "released" : "cancelled"),
      attendance: row.attendance,
      reserve: row.reserve && (calledUntil(row, now) === null ? "in" : "called"),
      vetoUntil: row.vetoUntil,
      isAskedAgain: reconfirmBy(row, now) !== null,
      endsAt: shifts.length > 0 ? new Date(Math.max(...shifts.map((shift) => Date.parse(shift.endsAt)))) : row.endsAt,
    },
    now,
  );
}

/** The first answer expected from somebody asked again, of a shift that has not begun. */
function reconfirmBy({ appliedShifts }: ApplicationRow, now: Date): string | null {
  const asked = appliedShifts.flatMap(({ reconfirmBy: by, startsAt }) =>
    by === null || Date.parse(startsAt) <= now.getTime() ? [] : Date.parse(by),
  );
  return asked.length === 0 ? null : new Date(Math.min(...asked)).toISOString();
}

/** At least one between two communes: 0 is the same one. */
function roundedKm(km: number | null): number | null {
  return km === null || km === 0 ? km : Math.max(1, Math.round(km));
}

const presentCertificate = ({ seenAt, ...one }: ApplicantRow): ApplicationView["certificates"][number] => ({
  ...one,
  seenAt: seenAt && new Date(seenAt).toISOString(),
});

function presentShift(
  { booked, confirmed, reconfirmBy: _, ...shift }: AppliedRow,
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

const isConfirmed = (row: ApplicationRow) =>
  row.applicationStatus === "accepted" && row.candidateStatus === "confirmed";

function calledUntil({ reserve }: ApplicationRow, now: Date): string | null {
  const until = reserve?.calledUntil ? new Date(reserve.calledUntil) : null;
  return until && until > now ? until.toISOString() : null;
}

const cancelUntil = (row: ApplicationRow) => firstYesCancelUntil(decisionOf(row))?.toISOString() ?? null;

function presentInterview(row: ApplicationRow, viewer: Actor): ApplicationView["interview"] {
  if (row.interview === null) return null;
  const { id, status, proposedBy, chosenTime } = row.interview;
  const isMine = awaitedParty({ status, proposedBy: partyOf(proposedBy, row) }) === viewer.role;
  return { id, status, chosen_time: chosenTime && new Date(chosenTime).toISOString(), my_turn: isMine };
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
  return presentApplication(await readRow(db, viewer, applicationId), viewer, now);
}

export async function readRow(db: Db, viewer: Actor, applicationId: number): Promise<ApplicationRow> {
  const row = await findApplicationRow(db, applicationId);
  if (!row || !isParty(row, viewer)) throw applicationNotFound();
  if (viewer.role === "employer" && !(await isApplicationInScope(db, viewer, applicationId)))
    throw applicationNotFound();
  return row;
}

/** The person who applied, or the company of the mission. */
function isParty({ candidateId, companyId }: ApplicationRow, viewer: Actor): boolean {
  return viewer.role === "employer"
    ? companyId === viewer.companyId
    : viewer.role === "candidate" && candidateId === viewer.userId;
}
