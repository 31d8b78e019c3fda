import type { Db } from "@app/db/database";
import { withinLimit } from "@app/domain/companies/company-rights";
import { type MatchReason, type ReasonFacts, reasonsOf } from "@app/domain/matching/matching";
import { expiryOf } from "@app/domain/matching/proposition";
import { nightEnd, startsSoon } from "@app/domain/time/night";
import { sql } from "kysely";
import { addNotifiedToday, lockNotifiedToday } from "../../commands/notified-people.ts";
import { hasEnoughWaiting, lockOpenMission } from "../../commands/waves.ts";
import { enqueue, type JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { readLimits } from "../../views/company-level-limits.ts";

/** Propositions that one change of a person brings at once; the day's limit of six stays. */
const MOST_AT_ONCE = 3;
/** Missions looked at, the best first. */
const LOOKED_AT = 100;

type FoundMission = {
  missionId: number;
  /** The latest that was sent; null while none has found anybody. */
  waveId: number | null;
  companyId: number;
  score: number;
  newcomer: boolean;
  /** Those of that wave, this person not counted. */
  asked: number;
  reasons: MatchReason[];
};

/**
 * Somebody became available, or comes further than before: the best missions whose waves are under way are proposed to them at
 * once, as if they had been there when the latest wave left. Idempotent. Who may not be woken hears of it in the morning's waves.
 */
export async function onPersonAvailable(
  ctx: Context,
  { candidateId }: JobPayload<"candidate.available">,
): Promise<void> {
  const now = ctx.now();
  let proposed = 0;
  for (const mission of await findMissions(ctx.db, candidateId, now)) {
    if (proposed === MOST_AT_ONCE) return;
    if (await propose(ctx, candidateId, mission, now)) proposed += 1;
  }
}

/** Under every gate and limit of the waves: `askable` asks them all. */
async function findMissions(db: Db, candidateId: number, now: Date): Promise<FoundMission[]> {
  const atNight = nightEnd(now) !== null;
  const { rows } = await sql<Omit<FoundMission, "reasons"> & ReasonFacts>`
    select f.mission_id, latest.id as wave_id, m.company_id, f.score, n.zone >= 700000000 as newcomer, coalesce(latest.asked, 0) as asked,
      f.worked_here, c.completed_missions, c.reliability,
      array(select s.name from skills s where s.id = any (f.shared_skills) order by s.name) as shared_skills,
      coalesce((a.week <> 0 and a.expires_at > ${now}) or a.now_until > ${now} or n.exceptions & 2 <> 0, false) as is_availability_given,
      distance_km(n.lat, n.lon, m.lat, m.lon) as km
    from missions_for(${candidateId}, ${now}, ${LOOKED_AT}) with ordinality f (mission_id, score, shared_skills, worked_here, place)
    join missions m on m.id = f.mission_id
    join candidates c on c.user_id = ${candidateId}
    join users u on u.id = ${candidateId} and u.status = 'active'
    join availability_now n on n.candidate_id = ${candidateId} and (n.night or not ${atNight})
    left join availabilities a on a.candidate_id = ${candidateId}
    left join lateral (
      select w.id, (select count(*)::integer from propositions p where p.wave_id = w.id) as asked
      from mission_waves w where w.mission_id = f.mission_id and w.state = 'sent' order by w.number desc limit 1) latest on true
    where exists (select from mission_waves w where w.mission_id = f.mission_id and w.state = 'due' and not w.put_off)
      and exists (select from askable(array[${candidateId}::bigint], match_question_of(f.mission_id, ${now}), ${now}, 1, false))
    order by f.place`.execute(db);
  return rows.map(({ missionId, waveId, companyId, score, newcomer, asked, ...facts }) => ({
    missionId,
    waveId,
    companyId,
    score,
    newcomer,
    asked,
    reasons: reasonsOf(facts),
  }));
}

/** With the latest wave of the mission, whose next one stays as it was planned. False when it may not be proposed any more. */
async function propose(ctx: Context, candidateId: number, found: FoundMission, now: Date): Promise<boolean> {
  const { missionId, waveId, companyId } = found;
  const { limits } = await readLimits(ctx.db, companyId, ctx.settings.levelLimits());
  if (withinLimit(1, limits.people_per_wave, found.asked) === 0) return false;
  return transaction(ctx, async (tx) => {
    const mission = await lockOpenMission(tx, missionId, now);
    if (!mission?.mayApply || mission.isStopped) return false;
    if (nightEnd(now) && !startsSoon(mission.startsAt, now)) return false;
    if (await hasEnoughWaiting(tx, missionId, mission.missing)) return false;
    if (waveId === null) return hastenFirst(tx, missionId, now);
    const notified = await lockNotifiedToday(tx, companyId, now);
    if (withinLimit(1, limits.people_per_day, notified) === 0) return false;
    const expiresAt = expiryOf({ now, startsAt: mission.startsAt });
    const { rows } = await sql`
      insert into propositions (mission_id, candidate_id, wave_id, score, newcomer, reasons, created_at, expires_at)
      select ${missionId}, ${candidateId}, ${waveId}, ${found.score}, ${found.newcomer}, ${JSON.stringify(found.reasons)}::jsonb,
        ${now}, ${expiresAt}
      where exists (select from askable(array[${candidateId}::bigint], match_question_of(${missionId}, ${now}), ${now}, 1, false))
      on conflict (mission_id, candidate_id) do nothing returning id`.execute(tx);
    if (rows.length === 0) return false;
    await sql`update mission_waves set size = size + 1 where id = ${waveId}`.execute(tx);
    await addNotifiedToday(tx, companyId, 1, now);
    await enqueue(tx, "proposition.notify", { waveId });
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
    return true;
  });
}

/** The wave that found nobody looks again now. */
async function hastenFirst(tx: Db, missionId: number, now: Date): Promise<boolean> {
  const wave = await tx
    .updateTable("missionWaves")
    .set({ dueAt: now })
    .where("missionId", "=", missionId)
    .where("state", "=", "due")
    .where("dueAt", ">", now)
    .returning("number")
    .executeTakeFirst();
  if (wave) await enqueue(tx, "mission.wave", { missionId, number: wave.number });
  return wave !== undefined;
}
