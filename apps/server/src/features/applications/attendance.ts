import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import {
  type Attendance,
  agreedAt,
  missedAt,
  refuseAttendance,
  refuseContest,
} from "@app/domain/applications/attendance";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { DAY_HOURS } from "../../views/member-scope.ts";
import { recordEvent } from "./application-events.ts";
import { applicationNotFound, readApplication } from "./application-view.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";

/** The employer records whether the person came. Idempotent. */
export async function setAttendance(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  outcome: Attendance,
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, employer);
    const { application } = locked;
    const now = ctx.now();
    if (employer.member.role === "shift_lead" && !isOfTheDay(application, now)) throw applicationNotFound();
    const facts = { ...application, rated: await isRated(tx, locked) };
    const refusal = refuseAttendance(facts, outcome, now);
    if (refusal) throw conflict(refusal, fr.attendance[refusal]);
    if (application.attendance !== outcome) {
      const attended = { ...locked, candidateId: application.candidateId };
      await recordAttendance(tx, attended, { outcome, actorId: employer.userId, at: now });
      // What is left of the shift is proposed to the reserve, or no longer.
      if (application.endsAt > now) await enqueue(tx, "reserve.replace", { missionId: locked.missionId });
    }
    return readApplication(tx, employer, applicationId, now);
  });
}

/** Somebody accepted, around their hours. */
function isOfTheDay({ status, startsAt, endsAt }: LockedApplication["application"], now: Date): boolean {
  const around = DAY_HOURS * 3_600_000;
  return (
    status === "accepted" && startsAt.getTime() - around <= now.getTime() && endsAt.getTime() + around >= now.getTime()
  );
}

type Attended = { missionId: number; applicationId: number; candidateId: number };
type Outcome = { outcome: Attendance; actorId: number | null; at: Date };

/** Also queues the recount of the person's missions, reliability and badges. */
export async function recordAttendance(
  tx: Db,
  { missionId, applicationId, candidateId }: Attended,
  { outcome, actorId, at }: Outcome,
): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ attendance: outcome, attendanceAt: at })
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .execute();
  await recordEvent(tx, { missionId, applicationId, kind: outcome, actorId, at });
  await enqueue(tx, "candidate.recount", { candidateId });
  if (outcome === "absent") await recountOnceAgreed(tx, candidateId, at);
}

/** The queue runs by the clock of the database, which may be ahead. */
const CLOCK_SKEW_MS = 60_000;

/** An absence or a late withdrawal that nobody contests counts a week later. */
export async function recountOnceAgreed(tx: Db, candidateId: number, since: Date): Promise<void> {
  await enqueue(tx, "candidate.recount_agreed", { candidateId }, new Date(agreedAt(since).getTime() + CLOCK_SKEW_MS));
}

/** The candidate contests an absence or a late withdrawal: it waits for the office, and does not count until then. */
export async function contestAttendance(
  ctx: Context,
  candidate: Candidate,
  applicationId: number,
  reason: string,
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const { missionId, application } = await lockApplication(tx, applicationId, candidate);
    const now = ctx.now();
    if (missedAt(application) === null || application.contestedAt === null) {
      const refusal = refuseContest(application, now);
      if (refusal) throw conflict(refusal, fr.contest[refusal]);
      await tx
        .updateTable("applications")
        .set({ contestedAt: now })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      await recordEvent(tx, {
        missionId,
        applicationId,
        kind: "contested",
        actorId: candidate.userId,
        at: now,
        reason,
      });
      // The database queues contested absences by itself.
      if (application.lateWithdrawal)
        await sql`select open_office_item('contested', 'application', ${applicationId})`.execute(tx);
      await enqueue(tx, "candidate.recount", { candidateId: candidate.userId });
    }
    return readApplication(tx, candidate, applicationId, now);
  });
}

async function isRated(tx: Db, { applicationId }: LockedApplication): Promise<boolean> {
  const rating = await tx
    .selectFrom("ratings")
    .where("applicationId", "=", applicationId)
    .select("id")
    .executeTakeFirst();
  return rating !== undefined;
}
