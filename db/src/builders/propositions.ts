import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { MissionWaves, Propositions } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { aMission } from "./missions.ts";
import { aCandidate } from "./users.ts";

const HOUR_MS = 3_600_000;

export type WaveOverrides = Partial<Insertable<MissionWaves>> & { now?: Date };

/** The next wave of a mission, sent now unless its state says otherwise. */
export async function aWave(db: Db, { now: at, ...fields }: WaveOverrides = {}): Promise<Selectable<MissionWaves>> {
  const now = at ?? (await databaseNow(db));
  const missionId = fields.missionId ?? (await aMission(db, { now })).id;
  const { last } = await db
    .selectFrom("missionWaves")
    .where("missionId", "=", missionId)
    .select((eb) => eb.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  const state = fields.state ?? "sent";
  return db
    .insertInto("missionWaves")
    .values({
      number: (last ?? 0) + 1,
      reason: "published",
      size: 10,
      dueAt: now,
      sentAt: state === "sent" ? now : null,
      ...fields,
      state,
      missionId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type PropositionOverrides = Partial<Omit<Insertable<Propositions>, "reasons" | "answeredAt">> & {
  now?: Date;
  candidate?: { id: number };
  reasons?: readonly object[];
};

/** A proposition made an hour ago that can still be answered for three hours; an answer was given now. */
export async function aProposition(
  db: Db,
  { now: at, candidate, reasons = [], ...fields }: PropositionOverrides = {},
): Promise<Selectable<Propositions>> {
  const now = at ?? (await databaseNow(db));
  const wave =
    fields.waveId === undefined || fields.waveId === null
      ? await aWave(db, { now, ...missionOf(fields) })
      : await waveOf(db, fields.waveId);
  const createdAt = new Date(now.getTime() - HOUR_MS);
  return db
    .insertInto("propositions")
    .values({
      score: 5000,
      newcomer: false,
      createdAt,
      expiresAt: new Date(now.getTime() + 3 * HOUR_MS),
      ...fields,
      waveId: wave.id,
      missionId: wave.missionId,
      candidateId: fields.candidateId ?? (candidate ?? (await aCandidate(db, { now }))).id,
      reasons: JSON.stringify(reasons),
      answeredAt: fields.answer ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const missionOf = ({ missionId }: PropositionOverrides) => (missionId === undefined ? {} : { missionId });

function waveOf(db: Db, id: number) {
  return db.selectFrom("missionWaves").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
