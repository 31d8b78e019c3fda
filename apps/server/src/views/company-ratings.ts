import type { PublicCompanyView, PublicRating } from "@app/contract/companies/companies";
import type { Db } from "@app/db/database";
import { meanOfRatings, shownMean } from "@app/domain/ratings/rating";
import { sql } from "kysely";
import { isPublished } from "./published-rating.ts";

const LATEST = 10;
const STARS = [5, 4, 3, 2, 1] as const;

export async function readCompanyMean(db: Db, companyId: number): Promise<{ rating: number | null; count: number }> {
  const row = await db
    .selectFrom("companyStats")
    .where("companyId", "=", companyId)
    .select(["ratingSum", "ratingCount", "raterCount"])
    .executeTakeFirst();
  const count = row?.ratingCount ?? 0;
  if (!row || count === 0) return { rating: null, count };
  return { rating: shownMean(meanOfRatings([row.ratingSum / count]), row.raterCount), count };
}

/** What anyone reads of a company's ratings: never their authors, nor those not published. */
export async function readCompanyRatings(db: Db, companyId: number): Promise<PublicCompanyView["ratings"]> {
  const { rating: mean, count } = await readCompanyMean(db, companyId);
  if (count === 0) return { mean, count, distribution: null, latest: [] };
  const [distribution, latest] = await Promise.all([
    mean === null ? null : countByStar(db, companyId),
    readLatest(db, companyId),
  ]);
  return { mean, count, distribution, latest };
}

async function countByStar(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ star: number; n: number }>`
    select round(mean)::integer as star, count(*)::integer as n from ratings r
    where company_id = ${companyId} and direction = 'company' and ${isPublished} group by 1`.execute(db);
  return STARS.map((star) => rows.find((row) => row.star === star)?.n ?? 0);
}

async function readLatest(db: Db, companyId: number): Promise<PublicRating[]> {
  const rows = await db
    .selectFrom("ratings as r")
    .innerJoin("missions as m", "m.id", "r.missionId")
    .where("r.direction", "=", "company")
    .where("r.companyId", "=", companyId)
    .where(isPublished)
    .where("r.comment", "<>", "")
    .orderBy("r.createdAt", "desc")
    .orderBy("r.id", "desc")
    .limit(LATEST)
    .select(["r.id", "r.mean", "r.comment", "r.createdAt", "r.reply", "m.title"])
    .execute();
  return rows.map(({ id, mean, comment, createdAt, reply, title }) => ({
    id,
    rating: mean,
    comment,
    created_at: createdAt.toISOString(),
    jobTitle: title,
    reply,
  }));
}
