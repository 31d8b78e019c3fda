/** Stored totals of attendance and ratings per person, so that lists need not count. The rules are in packages/domain. */
import { missedAt, missedState } from "@app/domain/attendance";
import { meanOfRatings, shownMean } from "@app/domain/rating";
import { type Settled, type TrackRecord, trackRecord } from "@app/domain/track-record";
import type { Db } from "./database.ts";

/** Missions done, reliability and badges, counted again from attendance: running it twice changes nothing. */
export async function recountTrackRecords(db: Db, candidateIds: readonly number[], now: Date): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  const histories = Map.groupBy(await readSettled(db, ids, now), ({ candidateId }) => candidateId);
  for (const id of ids) await writeRecord(db, id, trackRecord(histories.get(id) ?? []));
}

/** Mean and number of the ratings employers gave them; only those published count. */
export async function recountRatings(db: Db, candidateIds: readonly number[]): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("ratings")
    .where("candidateId", "in", ids)
    .where("direction", "=", "candidate")
    .where("heldAt", "is", null)
    .where("publishedAt", "is not", null)
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

type SettledOf = Settled & { candidateId: number };

/** What was worked, and what was missed, late withdrawals included. */
async function readSettled(db: Db, candidateIds: readonly number[], now: Date): Promise<SettledOf[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "in", [...candidateIds])
    .where((eb) => eb.or([eb("a.attendance", "is not", null), eb("a.lateWithdrawal", "=", true)]))
    .select(["a.candidateId", "a.attendance", "a.attendanceAt", "a.lateWithdrawal", "a.withdrawnAt"])
    .select(["a.contestedAt", "a.contestDecidedAt", "a.decidedAt as acceptedAt", "m.startsAt"])
    .execute();
  return rows.flatMap(({ candidateId, acceptedAt, startsAt, ...row }): SettledOf[] => {
    const facts = { candidateId, acceptedAt, startsAt };
    if (row.attendance === "worked" && row.attendanceAt)
      return [{ ...facts, attendance: "worked", attendanceAt: row.attendanceAt, counts: true }];
    const since = missedAt(row);
    if (since === null) return [];
    const counts = missedState({ ...row, since }, now) === "counted";
    return [{ ...facts, attendance: "absent", attendanceAt: since, counts }];
  });
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
