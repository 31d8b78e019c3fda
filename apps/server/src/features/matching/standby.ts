import type { Db } from "@app/db/database";
import { reserveCallAt } from "@app/domain/matching/reserve";
import { sql } from "kysely";
import { lockOpenMission, startWaves } from "../../commands/waves.ts";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { callReplacements } from "./call-replacements.ts";
import { callReserve, lastLoss } from "./call-reserve.ts";

/** The oldest applications. */
const MOST_APPLICANTS = 500;

/** A place is free again: calls the reserve, and asks others when there are not enough of them. Idempotent. */
export async function onPlaceReopened(ctx: Context, { missionId }: JobPayload<"mission.reopened">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const mission = await lockOpenMission(tx, missionId, now);
    await callReplacements(ctx, tx, missionId, now);
    if (!mission) return;
    await reopenWaiting(tx, missionId, now);
    await enterApplicants(tx, missionId, now);
    const left = await callReserve(ctx, tx, missionId, mission, now);
    if (left > 0) await startWaves(tx, { missionId, at: now, reason: "reopened" });
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
}

/** The start is near: who of the reserve was not called yet is called for the places that nobody took. Idempotent. */
export async function onReserveDue(ctx: Context, { missionId }: JobPayload<"reserve.call">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const mission = await lockOpenMission(tx, missionId, now);
    if (!mission) return;
    const dueAt = reserveCallAt(mission.startsAt);
    // The clock of the database may be ahead, or the mission was moved.
    if (dueAt > now) return enqueue(tx, "reserve.call", { missionId }, dueAt);
    await callReserve(ctx, tx, missionId, mission, now);
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
}

/** Whoever waited when the place was lost was told that they stay in the reserve: those who did not leave are called like the others. */
async function enterApplicants(tx: Db, missionId: number, now: Date): Promise<void> {
  await sql`
    insert into propositions as p (mission_id, candidate_id, origin, score, newcomer, reasons, created_at, expires_at, answer, answered_at,
      application_id)
    select a.mission_id, a.candidate_id, 'reserve', 0, false, '[]', ${now}, ${now}, 'standby', a.created_at, a.id
    from applications a
    where a.mission_id = ${missionId} and a.status in ('pending', 'reviewed') and a.candidate_status is null
      and a.created_at <= ${lastLoss(sql`${missionId}`)}
    order by a.created_at, a.id limit ${MOST_APPLICANTS}
    on conflict (mission_id, candidate_id) do update set answer = 'standby', answered_at = excluded.answered_at, closed_at = null,
      called_at = null, called_until = null, call_outcome = null, application_id = excluded.application_id
    where p.answer = 'yes'
      -- Whose yes to a call waits for the employer is not called again.
      and p.called_at is null`.execute(tx);
}

/** The time of a standby who was called is over: the next one is called. */
export async function onStandbyExpired(ctx: Context, { propositionId }: JobPayload<"standby.expired">): Promise<void> {
  const proposition = await ctx.db
    .selectFrom("propositions")
    .where("id", "=", propositionId)
    .where("answer", "=", "standby")
    .select(["missionId", "calledUntil"])
    .executeTakeFirst();
  if (!proposition?.calledUntil) return;
  const { missionId, calledUntil } = proposition;
  // The clock of the database, which starts jobs, may be ahead of ours.
  if (calledUntil > ctx.now()) return enqueue(ctx.db, "standby.expired", { propositionId }, calledUntil);
  await onPlaceReopened(ctx, { missionId });
}

/** Who had not answered when the last place was taken, and still has time. */
async function reopenWaiting(tx: Db, missionId: number, now: Date): Promise<void> {
  await tx
    .updateTable("propositions")
    .set({ closedAt: null })
    .where("missionId", "=", missionId)
    .where("closedAt", "is not", null)
    .where("answer", "is", null)
    .where("expiresAt", ">", now)
    .execute();
}
