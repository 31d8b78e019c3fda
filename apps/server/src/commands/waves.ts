import type { Db } from "@app/db/database";
import { ENOUGH_WAITING, planWave, type WaveReason } from "@app/domain/matching/waves";
import { type Audience, isForTeam } from "@app/domain/missions/audience";
import { defaultTeamUntil } from "@app/domain/team/head-start";
import { sql } from "kysely";
import { enqueue } from "../jobs.ts";
import { recipientsOf } from "../views/recipients.ts";

export type OpenMission = {
  companyId: number;
  /** Whose panel shows it. */
  recipients: number[];
  /** The start of the next shift that has a place. */
  startsAt: Date;
  /** People still needed for that shift which needs the most. */
  missing: number;
  mayApply: boolean;
  isStopped: boolean;
  audience: Audience;
  /** Of `team_first`: when everybody sees it; null once they do. */
  teamUntil: Date | null;
  /** When the team was asked for the first time. */
  teamSentAt: Date | null;
};

/** Null when there is nobody to look for: offline, started or filled. Locked until the transaction ends. */
export async function lockOpenMission(tx: Db, missionId: number, at: Date): Promise<OpenMission | null> {
  // The lock first: the second statement sees the places taken while this one waited.
  await tx.selectFrom("missions").where("id", "=", missionId).select("id").forNoKeyUpdate().execute();
  const { rows } = await sql<
    Omit<OpenMission, "startsAt" | "missing"> & { startsAt: Date | null; missing: number | null }
  >`
    select m.company_id, ${recipientsOf("m", sql`${at}::timestamptz`)} as recipients, next_start_of(m, ${at}) as starts_at, m.waves_stopped_at is not null as is_stopped,
      m.audience, m.team_until, m.team_sent_at,
      (select max(s.positions - s.accepted_count)::integer from shifts s
        where s.mission_id = m.id and s.starts_at > ${at}) as missing,
      coalesce(m.application_count - m.ended_applications < m.max_applications, true) as may_apply
    from missions m
    where m.id = ${missionId} and m.status = 'recruiting' and m.deleted_at is null and m.hidden_at is null`.execute(tx);
  const [mission] = rows;
  if (!mission?.startsAt || !mission.missing) return null;
  return { ...mission, startsAt: mission.startsAt, missing: mission.missing };
}

/**
 * Has a wave leave at once, in the transaction that publishes, or that finds a place free again: the one that is
 * planned, else a new one. Nothing for a mission that looks for nobody, or whose employer stopped the waves.
 */
export async function startWaves(
  tx: Db,
  { missionId, at, reason }: { missionId: number; at: Date; reason: WaveReason },
): Promise<void> {
  const mission = await lockOpenMission(tx, missionId, at);
  if (!mission || mission.isStopped) return;
  if (isForTeam(mission)) return startWithTeam(tx, missionId, mission, at);
  const plan = planWave({ ...mission, now: at, number: 1 });
  if (!plan) return;
  const askedAt = reason === "asked" ? at : null;
  const number = await hastenOrInsertWave(tx, { missionId, reason, at, askedAt, ...plan });
  await enqueue(tx, "mission.wave", { missionId, number });
}

/** The team is asked at once, and everybody at the time that was said; later when the mission was not on line until then. */
async function startWithTeam(tx: Db, missionId: number, mission: OpenMission, at: Date): Promise<void> {
  const { audience, teamUntil, teamSentAt, startsAt } = mission;
  await enqueue(tx, "mission.team", { missionId });
  if (audience !== "team_first" || teamUntil === null) return;
  const until = teamUntil > at || teamSentAt !== null ? teamUntil : defaultTeamUntil({ now: at, startsAt });
  if (until !== teamUntil)
    await tx.updateTable("missions").set({ teamUntil: until }).where("id", "=", missionId).execute();
  await enqueue(tx, "mission.open", { missionId }, until);
}

/** One statement, since publishing waits for it. The mission is locked: two waves never get the same number. */
async function hastenOrInsertWave(
  tx: Db,
  wave: { missionId: number; reason: WaveReason; at: Date; askedAt: Date | null; size: number; dueAt: Date },
): Promise<number> {
  const { missionId, reason, at, askedAt, size, dueAt } = wave;
  const { rows } = await sql<{ number: number }>`
    with hastened as (
      update mission_waves set due_at = ${at}, asked_at = coalesce(${askedAt}, asked_at)
      where mission_id = ${missionId} and state = 'due' returning number),
    inserted as (
      insert into mission_waves (mission_id, reason, asked_at, size, due_at, number)
      select ${missionId}, ${reason}, ${askedAt}, ${size}, ${dueAt},
        (select coalesce(max(number), 0) + 1 from mission_waves where mission_id = ${missionId})
      where not exists (select from hastened) returning number)
    select number from hastened union all select number from inserted`.execute(tx);
  const [first] = rows;
  if (!first) throw new Error("No wave was written.");
  return first.number;
}

/** Whether so many applications wait for an answer that nobody else is told for now. */
export async function hasEnoughWaiting(db: Db, missionId: number, missing: number): Promise<boolean> {
  const enough = ENOUGH_WAITING * missing;
  const { rows } = await sql`
    select from applications
    where mission_id = ${missionId} and status in ('pending', 'reviewed') and candidate_status is null
    limit ${enough}`.execute(db);
  return rows.length >= enough;
}

/** An application waits no longer: the wave that was put off looks again. */
export async function resumeWave(tx: Db, missionId: number, at: Date): Promise<void> {
  const wave = await tx
    .updateTable("missionWaves")
    .set({ dueAt: at })
    .where("missionId", "=", missionId)
    .where("state", "=", "due")
    .where("putOff", "=", true)
    .returning("number")
    .executeTakeFirst();
  if (wave) await enqueue(tx, "mission.wave", { missionId, number: wave.number }, at);
}

/** The mission is over: nobody is told any more, and nobody is on standby. */
export async function endDiffusion(tx: Db, missionId: number, at: Date): Promise<void> {
  await tx
    .updateTable("missionWaves")
    .set({ state: "stopped" })
    .where("missionId", "=", missionId)
    .where("state", "=", "due")
    .execute();
  await tx
    .updateTable("propositions")
    .set({ closedAt: at })
    .where("missionId", "=", missionId)
    .where("closedAt", "is", null)
    .where((eb) => eb.or([eb("answer", "is", null), eb("answer", "=", "standby")]))
    .execute();
}
