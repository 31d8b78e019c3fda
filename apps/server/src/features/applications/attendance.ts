import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/actor";
import { type Attendance, refuseAttendance, refuseContest } from "@app/domain/attendance";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { conflict } from "../../platform/errors.ts";
import { transaction } from "../../platform/transaction.ts";
import { recordEvent } from "./events.ts";
import { type LockedApplication, lockApplication } from "./lock.ts";
import { readApplication } from "./view.ts";

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
    const facts = { ...application, rated: await isRated(tx, locked) };
    const refusal = refuseAttendance(facts, outcome, now);
    if (refusal) throw conflict(refusal, fr.attendance[refusal]);
    if (application.attendance !== outcome) {
      const attended = { ...locked, candidateId: application.candidateId };
      await recordAttendance(tx, attended, { outcome, actorId: employer.userId, at: now });
    }
    return readApplication(tx, employer, applicationId, now);
  });
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
}

/** The candidate contests an absence; it is not counted until it has been reviewed. */
export async function contestAttendance(
  ctx: Context,
  candidate: Candidate,
  applicationId: number,
  reason: string,
): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const { missionId, application } = await lockApplication(tx, applicationId, candidate);
    const now = ctx.now();
    if (application.attendance !== "absent" || application.contestedAt === null) {
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
