import type { MatchReason } from "@app/contract/matching/propositions";
import { propositionNotificationFr as fr } from "@app/contract/notifications/proposition-notifications.fr";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type OpenMission, readOpenMission } from "../../views/proposed-mission.ts";
import { type NotifiedPerson, writePropositions } from "./write-propositions.ts";

/** Locks are short, and the first people hear of it before the last are written. */
const CHUNK = 1000;
/** More would take the connections that other jobs wait for. */
const CHUNKS_AT_ONCE = 2;

type Asked = { id: number; userId: number; reasons: MatchReason[]; expiresAt: Date; km: number | null };

/** Notifies everyone of a wave, each once: people and `notified_at` are written together. */
export async function onWaveSent(ctx: Context, { waveId }: JobPayload<"proposition.notify">): Promise<void> {
  const now = ctx.now();
  const wave = await ctx.db
    .selectFrom("missionWaves")
    .where("id", "=", waveId)
    .where("state", "=", "sent")
    .select("missionId")
    .executeTakeFirst();
  const mission = wave && (await readOpenMission(ctx.db, wave.missionId, now));
  if (!mission) return;
  const waiting = await readWaiting(ctx.db, waveId, mission, now);
  const event = {
    kind: "proposition",
    key: `proposition:${mission.id}`,
    at: now,
    title: fr.title(mission),
  } as const;
  const messageTo = fr.messageFor(mission);
  const notifyNext = async () => {
    for (let asked = waiting.splice(0, CHUNK); asked.length > 0; asked = waiting.splice(0, CHUNK)) {
      const people = asked.map(
        ({ expiresAt: answerBefore, ...one }): NotifiedPerson => ({
          ...one,
          message: messageTo({ ...one, answerBefore }),
        }),
      );
      await transaction(ctx, (tx) => writePropositions(ctx, tx, event, mission, people));
    }
  };
  await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, notifyNext));
  for (const userId of mission.recipients) publishToUser(ctx, ctx.db, userId, { type: "diffusion", id: mission.id });
}

async function readWaiting(db: Db, waveId: number, mission: OpenMission, now: Date): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select p.id, p.candidate_id as user_id, p.reasons, p.expires_at,
      distance_km(c.lat, c.lon, ${mission.lat}::double precision, ${mission.lon}::double precision) as km
    from propositions p
    join candidates c on c.user_id = p.candidate_id
    join users u on u.id = p.candidate_id and u.status = 'active'
    where p.wave_id = ${waveId} and p.notified_at is null and p.answer is null and p.closed_at is null and p.expires_at > ${now}
    order by p.id`.execute(db);
  return rows;
}

/** A place reopened: the person who is on standby has a short time to take it. */
export async function onStandbyCalled(
  ctx: Context,
  { propositionId }: JobPayload<"proposition.called">,
): Promise<void> {
  const now = ctx.now();
  const { rows } = await sql<Asked & { missionId: number; calledAt: Date; calledUntil: Date }>`
    select p.id, p.candidate_id as user_id, p.mission_id, p.called_at, p.called_until,
      distance_km(c.lat, c.lon, pl.lat, pl.lon) as km
    from propositions p
    join candidates c on c.user_id = p.candidate_id
    join users u on u.id = p.candidate_id and u.status = 'active'
    join missions m on m.id = p.mission_id
    left join communes pl on pl.code = m.commune_code
    where p.id = ${propositionId} and p.answer = 'standby' and p.closed_at is null and p.called_until > ${now}`.execute(
    ctx.db,
  );
  const [called] = rows;
  const mission = called && (await readOpenMission(ctx.db, called.missionId, now));
  if (!mission) return;
  const event = {
    kind: "standby_called",
    // A person may be called again, after an answer that never came.
    key: `standby_called:${called.id}:${called.calledAt.getTime()}`,
    at: called.calledAt,
    title: fr.calledTitle(mission),
  } as const;
  const message = fr.calledMessage(mission, { km: called.km, answerBefore: called.calledUntil });
  await transaction(ctx, (tx) =>
    writePropositions(ctx, tx, event, mission, [{ id: called.id, userId: called.userId, message }]),
  );
}
