/** Stored totals of attendance and ratings per person, so that lists need not count. The rules are in packages/domain. */
import { missedAt, missedState } from "@app/domain/applications/attendance";
import type { GivenRating } from "@app/domain/ratings/badge-rules";
import { meanOfRatings, shownMean } from "@app/domain/ratings/rating";
import { type Settled, type TrackRecord, trackRecord } from "@app/domain/ratings/track-record";
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Missions done, reliability and badges, counted again from what happened: running it twice changes nothing. */
export async function recountTrackRecords(db: Db, candidateIds: readonly number[], now: Date): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  if (ids.length === 0) return;
  const histories = Map.groupBy(await readSettled(db, ids, now), ({ candidateId }) => candidateId);
  const ratings = Map.groupBy(await readRatings(db, ids), ({ candidateId }) => candidateId);
  const gone = new Set(await readDeleted(db, ids));
  for (const id of ids) {
    const record = trackRecord(histories.get(id) ?? [], ratings.get(id) ?? []);
    // A deleted account keeps its figures, which count for others, and no badge.
    await writeRecord(db, id, gone.has(id) ? { ...record, badges: [] } : record);
  }
}

/** Mean and number of the ratings employers gave them. Whoever calls it also asks for a recount: a badge depends on it. */
export async function recountRatings(db: Db, candidateIds: readonly number[]): Promise<void> {
  const ids = await lockCandidates(db, candidateIds);
  if (ids.length === 0) return;
  const ratings = Map.groupBy(await readRatings(db, ids), ({ candidateId }) => candidateId);
  for (const id of ids) {
    const own = ratings.get(id) ?? [];
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

async function readDeleted(db: Db, candidateIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .where("id", "in", [...candidateIds])
    .where("status", "=", "deleted")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Those published, which are the ones that count. */
async function readRatings(
  db: Db,
  candidateIds: readonly number[],
): Promise<(GivenRating & { candidateId: number })[]> {
  const rows = await db
    .selectFrom("ratings")
    .where("candidateId", "in", [...candidateIds])
    .where("direction", "=", "candidate")
    .where("heldAt", "is", null)
    .where("publishedAt", "is not", null)
    .select(["candidateId", "companyId", "mean", "publishedAt"])
    .execute();
  return rows.flatMap(({ publishedAt, ...rating }) => (publishedAt ? [{ ...rating, publishedAt }] : []));
}

type SettledOf = Settled & { candidateId: number };

/** What was worked, and what was missed, late withdrawals included. */
async function readSettled(db: Db, candidateIds: readonly number[], now: Date): Promise<SettledOf[]> {
  const rows = await db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "in", [...candidateIds])
    .where((eb) => eb.or([eb("a.attendance", "is not", null), eb("a.lateWithdrawal", "=", true)]))
    .select(["a.candidateId", "a.companyId", "a.attendance", "a.attendanceAt", "a.lateWithdrawal", "a.withdrawnAt"])
    .select(["a.contestedAt", "a.contestDecidedAt", "a.decidedAt as acceptedAt", "m.startsAt", "m.booking"])
    .select([sql<string | null>`m.sectors[1]`.as("sector"), firstConfirmation().as("confirmedAt")])
    .execute();
  return rows.flatMap(({ candidateId, companyId, acceptedAt, confirmedAt, startsAt, sector, ...row }): SettledOf[] => {
    const chosen = row.booking === "choose";
    const facts = { candidateId, companyId, acceptedAt, confirmedAt, startsAt, sector, chosen };
    if (row.attendance === "worked" && row.attendanceAt)
      return [{ ...facts, attendance: "worked", attendanceAt: row.attendanceAt, counts: true }];
    const since = missedAt(row);
    if (since === null) return [];
    const counts = missedState({ ...row, since }, now) === "counted";
    return [{ ...facts, attendance: "absent", attendanceAt: since, counts }];
  });
}

/** Not `confirmed_at`: whoever confirms again after a change of the mission had answered before. */
const firstConfirmation = () => sql<Date | null>`(
  select min(e.at) from application_events e
  where e.mission_id = a.mission_id and e.application_id = a.id and e.kind = 'confirmed' and e.at >= a.decided_at)`;

async function writeRecord(db: Db, candidateId: number, record: TrackRecord): Promise<void> {
  const { completedMissions, reliability, badges } = record;
  await db
    .updateTable("candidates")
    .set({ completedMissions, reliability })
    .where("userId", "=", candidateId)
    .where((eb) => eb.or([eb("completedMissions", "!=", completedMissions), eb("reliability", "!=", reliability)]))
    .execute();
  await db
    .deleteFrom("earnedBadges")
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
    .insertInto("earnedBadges")
    .values(badges.map(({ badge, count, since }) => ({ candidateId, badge, count, awardedAt: since })))
    .onConflict((oc) =>
      oc.columns(["candidateId", "badge"]).doUpdateSet((eb) => ({
        count: eb.ref("excluded.count"),
        awardedAt: eb.ref("excluded.awardedAt"),
      })),
    )
    .execute();
}
