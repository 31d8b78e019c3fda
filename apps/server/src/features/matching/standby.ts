import type { Db } from "@app/db/database";
import { standbyExpiry } from "@app/domain/matching/proposition";
import { sql } from "kysely";
import { lockOpenMission, type OpenMission, startWaves } from "../../commands/waves.ts";
import { enqueue, enqueueAll, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";

/** A place is free again: asks the standbys, and others when there are not enough of them. Idempotent. */
export async function onPlaceReopened(ctx: Context, { missionId }: JobPayload<"mission.reopened">): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const mission = await lockOpenMission(tx, missionId, now);
    if (!mission) return;
    await reopenWaiting(tx, missionId, now);
    const needed = mission.missing - (await countCalled(tx, missionId, now));
    if (needed <= 0) return;
    const called = await callNext(tx, missionId, mission, needed, now);
    for (const { id, candidateId } of called) {
      await enqueue(tx, "proposition.called", { propositionId: id });
      publishToUser(ctx, tx, candidateId, { type: "proposition", id });
    }
    if (called.length < needed) await startWaves(tx, { missionId, at: now, reason: "reopened" });
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
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

async function countCalled(tx: Db, missionId: number, now: Date): Promise<number> {
  const { called } = await tx
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("answer", "=", "standby")
    .where("closedAt", "is", null)
    .where("calledUntil", ">", now)
    .select((eb) => eb.fn.countAll<number>().as("called"))
    .executeTakeFirstOrThrow();
  return called;
}

/** In the order in which they offered. */
async function callNext(tx: Db, missionId: number, { startsAt }: OpenMission, needed: number, now: Date) {
  const until = standbyExpiry({ now, startsAt });
  const { rows } = await sql<{ id: number; candidateId: number }>`
    update propositions set called_at = ${now}, called_until = ${until}
    where id in (
      select id from propositions
      where mission_id = ${missionId} and answer = 'standby' and closed_at is null and called_at is null
      order by answered_at, id limit ${needed})
    returning id, candidate_id`.execute(tx);
  await enqueueAll(
    tx,
    "standby.expired",
    rows.map(({ id }) => ({ propositionId: id })),
    until,
  );
  return rows;
}
