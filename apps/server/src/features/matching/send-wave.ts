import type { Db } from "@app/db/database";
import { withinLimit } from "@app/domain/companies/company-rights";
import { expiryOf } from "@app/domain/matching/proposition";
import { lookAgainAt, planWave, putOffUntil } from "@app/domain/matching/waves";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { nightEnd, startsSoon } from "@app/domain/time/night";
import { sql } from "kysely";
import { addNotifiedToday, lockNotifiedToday } from "../../commands/notified-people.ts";
import { hasEnoughWaiting, lockOpenMission, type OpenMission } from "../../commands/waves.ts";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { readLimits } from "../../views/company-level-limits.ts";
import { type FoundPerson, findPeople } from "../../views/match.ts";

type Wave = { id: number; missionId: number; number: number };

/**
 * Sends one wave and plans the next, in one transaction: killed at any point, it starts again and nobody is asked
 * twice. People are looked for before the mission is locked, so that applications do not wait for it.
 */
export async function onWaveDue(ctx: Context, { missionId, number }: JobPayload<"mission.wave">): Promise<void> {
  const wave = await readDue(ctx.db, missionId, number);
  if (!wave) return;
  const now = ctx.now();
  // The clock of the database, which starts jobs, may be ahead of ours.
  if (wave.dueAt > now) return enqueue(ctx.db, "mission.wave", { missionId, number }, wave.dueAt);
  const { limits } = await readLimits(ctx.db, wave.companyId, ctx.settings.levelLimits());
  const size = withinLimit(wave.size, limits.people_per_wave);
  const people = await findPeople(ctx.db, missionId, { at: now, limit: size, atNight: nightEnd(now) !== null });
  await transaction(ctx, async (tx) => {
    const mission = await lockOpenMission(tx, missionId, now);
    // Sent or stopped while this job was looking for people.
    const due = await readDue(tx, missionId, number);
    if (!due) return;
    if (!mission || mission.isStopped) return stop(tx, wave.id);
    // Asked for at night, of work that starts later than the night may ring for.
    if (nightEnd(now) && !startsSoon(mission.startsAt, now)) return postpone(tx, wave, mission, now);
    if (due.askedAt === null && (await hasEnoughWaiting(tx, missionId, mission.missing))) {
      for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
      return putOff(tx, wave, mission, now);
    }
    const notified = await lockNotifiedToday(tx, wave.companyId, now);
    const left = withinLimit(people.length, limits.people_per_day, notified);
    if (left === 0 && people.length > 0) return waitForTomorrow(tx, wave, mission, now);
    if (!mission.mayApply) return putOff(tx, wave, mission, now);
    const asked = await ask(tx, wave, mission, people.slice(0, left), now);
    if (asked === 0) return postpone(tx, wave, mission, now);
    await addNotifiedToday(tx, wave.companyId, asked, now);
    await tx
      .updateTable("missionWaves")
      .set({ state: "sent", sentAt: now, putOff: false, size })
      .where("id", "=", wave.id)
      .execute();
    await enqueue(tx, "proposition.notify", { waveId: wave.id });
    await planNext(tx, wave, mission, now);
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
}

/** Whoever changes a wave has locked its mission. */
function readDue(db: Db, missionId: number, number: number) {
  return db
    .selectFrom("missionWaves as w")
    .innerJoin("missions as m", "m.id", "w.missionId")
    .where("w.missionId", "=", missionId)
    .where("w.number", "=", number)
    .where("w.state", "=", "due")
    .select(["w.id", "w.missionId", "w.number", "w.size", "w.dueAt", "w.reason", "w.askedAt", "m.companyId"])
    .executeTakeFirst();
}

async function stop(tx: Db, waveId: number): Promise<void> {
  await tx.updateTable("missionWaves").set({ state: "stopped" }).where("id", "=", waveId).execute();
}

/** The employer has people to choose from, or as many as they wanted. An answer makes the wave look at once. */
async function putOff(tx: Db, { id, missionId, number }: Wave, { startsAt }: OpenMission, now: Date): Promise<void> {
  const dueAt = putOffUntil({ now, startsAt });
  if (!dueAt) return stop(tx, id);
  await tx.updateTable("missionWaves").set({ dueAt, putOff: true }).where("id", "=", id).execute();
  await enqueue(tx, "mission.wave", { missionId, number }, dueAt);
}

/** Nobody to ask: the wave looks again later, at the latest when the night is over. */
async function postpone(tx: Db, { id, missionId, number }: Wave, { startsAt }: OpenMission, now: Date): Promise<void> {
  const dueAt = lookAgainAt({ now, startsAt });
  if (!dueAt) return stop(tx, id);
  await tx.updateTable("missionWaves").set({ dueAt, putOff: false }).where("id", "=", id).execute();
  await enqueue(tx, "mission.wave", { missionId, number }, dueAt);
}

/** The company has told as many people as its level allows in a day. */
async function waitForTomorrow(
  tx: Db,
  { id, missionId, number }: Wave,
  { startsAt }: OpenMission,
  now: Date,
): Promise<void> {
  const dueAt = parisStartOfDay(addDays(parisDay(now), 1));
  if (dueAt >= startsAt) return stop(tx, id);
  await tx.updateTable("missionWaves").set({ dueAt, putOff: false }).where("id", "=", id).execute();
  await enqueue(tx, "mission.wave", { missionId, number }, dueAt);
}

async function planNext(
  tx: Db,
  wave: Wave & { reason: "published" | "reopened" | "asked" },
  mission: OpenMission,
  now: Date,
): Promise<void> {
  const { missionId, reason } = wave;
  const number = wave.number + 1;
  const plan = planWave({ ...mission, now, number });
  if (!plan) return;
  await tx
    .insertInto("missionWaves")
    .values({ missionId, number, reason, ...plan })
    .execute();
  await enqueue(tx, "mission.wave", { missionId, number }, plan.dueAt);
}

/** Without those who applied meanwhile. Returns how many were asked. */
async function ask(
  tx: Db,
  { id, missionId }: Wave,
  { startsAt }: OpenMission,
  people: readonly FoundPerson[],
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into propositions (mission_id, candidate_id, wave_id, score, newcomer, reasons, created_at, expires_at)
    select ${missionId}, p."candidateId", ${id}, p.score, p.newcomer, p.reasons, ${now}, ${expiryOf({ now, startsAt })}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as p ("candidateId" bigint, score smallint, newcomer boolean, reasons jsonb)
    where not exists (select from applications a where a.mission_id = ${missionId} and a.candidate_id = p."candidateId")
    on conflict (mission_id, candidate_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
