/** Stored totals of attendance and ratings per person, so that lists need not count. The rules are in packages/domain. */
import { meanOfRatings, shownMean } from "@app/domain/rating";
import { type Settled, type TrackRecord, trackRecord } from "@app/domain/track-record";
import type { Db } from "./database.ts";

/** Missions done, reliability and badges, counted again from attendance: running it twice changes nothing. */
export async function recountTrackRecords(db: Db, candidateIds: readonly number[]): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  const histories = Map.groupBy(await readSettled(db, ids), ({ candidateId }) => candidateId);
  for (const id of ids) await writeRecord(db, id, trackRecord(histories.get(id) ?? []));
}

/** Mean and number of the ratings employers gave them; those held for review do not count. */
export async function recountRatings(db: Db, candidateIds: readonly number[]): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("ratings")
    .where("candidateId", "in", ids)
    .where("direction", "=", "candidate")
    .where("heldAt", "is", null)
    .select(["candidateId", "companyId", "mean"])
    .execute();
  const means = Map.groupBy(rows, ({ candidateId }) => candidateId);
  for (const id of ids) {
    const own = means.get(id) ?? [];
    const raters = new Set(own.map(({ companyId }) => companyId)).size;
    const rating = shownMean(meanOfRatings(own.map(({ mean }) => mean)), raters);
    await db.updateTable("candidates").set({ rating, ratingCount: own.length }).where("userId", "=", id).execute();
  }
}

/** Counting starts once nobody else is counting the same person; what they committed is then seen. */
async function lockCandidates(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectFrom("candidates")
    .where("userId", "in", [...candidateIds])
    .orderBy("userId")
    .select("userId")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ userId }) => userId);
}

async function readSettled(db: Db, candidateIds: readonly number[]): Promise<(Settled & { candidateId: number })[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "in", [...candidateIds])
    .where("a.attendance", "is not", null)
    .select(["a.candidateId", "a.attendance", "a.attendanceAt", "a.contestedAt", "a.decidedAt", "m.startsAt"])
    .execute();
  return rows.flatMap(({ candidateId, attendance, attendanceAt, contestedAt, decidedAt, startsAt }) =>
    attendance && attendanceAt
      ? [{ candidateId, attendance, attendanceAt, contested: contestedAt !== null, acceptedAt: decidedAt, startsAt }]
      : [],
  );
}

async function writeRecord(db: Db, candidateId: number, record: TrackRecord): Promise<void> {
  const { completedMissions, reliability, badges } = record;
  await db
    .updateTable("candidates")
    .set({ completedMissions, reliability })
    .where("userId", "=", candidateId)
    .execute();
  await db
    .deleteFrom("candidateBadges")
    .where("candidateId", "=", candidateId)
    .$if(badges.length > 0, (qb) =>
      qb.where(
        "badge",
        "not in",
        badges.map(({ badge }) => badge),
      ),
    )
    .execute();
  if (badges.length === 0) return;
  await db
    .insertInto("candidateBadges")
    .values(badges.map(({ badge, count, since }) => ({ candidateId, badge, count, awardedAt: since })))
    .onConflict((oc) =>
      oc.columns(["candidateId", "badge"]).doUpdateSet((eb) => ({
        count: eb.ref("excluded.count"),
        awardedAt: eb.ref("excluded.awardedAt"),
      })),
    )
    .execute();
}
