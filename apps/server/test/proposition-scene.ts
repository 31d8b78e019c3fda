/** Waves that were sent, as the matching leaves them. */
import type { Db } from "@app/db/database";
import { sql } from "kysely";

type Wave = { missionId: number; at: Date; expiresAt: Date; reasons?: object[] };

/** The ids of the propositions are in the order of the people. */
export async function aSentWave(
  db: Db,
  { missionId, at, expiresAt, reasons = [{ kind: "available" }] }: Wave,
  people: readonly number[],
): Promise<{ waveId: number; propositions: number[] }> {
  const { id: waveId } = await db
    .insertInto("missionWaves")
    .values({
      missionId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from mission_waves where mission_id = ${missionId})`,
      state: "sent",
      reason: "published",
      size: Math.max(1, people.length),
      dueAt: at,
      sentAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into propositions (mission_id, candidate_id, wave_id, score, newcomer, reasons, created_at, expires_at)
    select ${missionId}, t.id, ${waveId}, 5000, false, ${JSON.stringify(reasons)}::jsonb, ${at}, ${expiresAt}
    from unnest(${[...people]}::bigint[]) t (id)
    returning id`.execute(db);
  return { waveId, propositions: rows.map(({ id }) => id) };
}
