import type { Db } from "@app/db/database";
import { type SignIn } from "@app/domain/accounts/sign-in-keys";
import { BURST, type HoldReason, reasonsToHold } from "@app/domain/ratings/rating-review";
import { sql } from "kysely";

export type Direction = "candidate" | "company";
type RatedWork = { missionId: number; applicationId: number; candidateId: number; companyId: number };

/** Only the latest sign-ins are compared. */
const SIGN_INS = 500;

/** Why this rating needs a review, if it does. Ratings of one subject are checked one after the other. */
export async function readHoldReasons(
  tx: Db,
  direction: Direction,
  raterId: number,
  work: RatedWork,
  now: Date,
): Promise<HoldReason[]> {
  const recentRatings = await countRecent(tx, direction, work, now);
  const rater = await tx
    .selectFrom("users as u")
    .innerJoin("applications as a", (join) =>
      join.on("a.missionId", "=", work.missionId).on("a.id", "=", work.applicationId),
    )
    .where("u.id", "=", raterId)
    .select(["u.createdAt as raterCreatedAt", "u.emailVerifiedAt", "a.createdAt as appliedAt"])
    .executeTakeFirstOrThrow();
  return reasonsToHold({
    ...rater,
    isRaterVerified: rater.emailVerifiedAt !== null,
    candidateSignIns: await readSignIns(tx, sql`s.user_id = ${work.candidateId}`),
    companySignIns: await readSignIns(
      tx,
      sql`s.user_id in (select id from users where company_id = ${work.companyId})`,
    ),
    recentRatings,
  });
}

async function countRecent(tx: Db, direction: Direction, work: RatedWork, now: Date): Promise<number> {
  const [column, subjectId] =
    direction === "company" ? (["companyId", work.companyId] as const) : (["candidateId", work.candidateId] as const);
  // Locked, so that two concurrent ratings see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ratings:${direction}:${subjectId}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom("ratings")
    .where("direction", "=", direction)
    .where(column, "=", subjectId)
    .where("createdAt", ">", new Date(now.getTime() - BURST.withinMs))
    .select("id")
    .limit(BURST.ratings)
    .execute();
  return rows.length;
}

async function readSignIns(tx: Db, whose: ReturnType<typeof sql>): Promise<SignIn[]> {
  const { rows } = await sql<SignIn>`
    select distinct ip, device from (
      select s.ip, s.device from sessions s where ${whose} order by s.created_at desc limit ${SIGN_INS}) latest
    where ip <> ''`.execute(tx);
  return rows;
}
