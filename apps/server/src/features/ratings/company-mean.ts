import type { Db } from "@app/db/database";
import { meanOfRatings, shownMean } from "@app/domain/rating";
import { sql } from "kysely";

type Counted = { companyId: number; candidateId: number; ratingId: number; mean: number };

/** A sum and a count, because large companies have too many ratings to read. */
export async function addCompanyRating(tx: Db, { companyId, candidateId, ratingId, mean }: Counted): Promise<void> {
  await tx
    .insertInto("companyStats")
    .values({ companyId, ratingSum: mean, ratingCount: 1 })
    .onConflict((oc) =>
      oc.column("companyId").doUpdateSet((eb) => ({
        ratingSum: eb("companyStats.ratingSum", "+", eb.ref("excluded.ratingSum")),
        ratingCount: eb("companyStats.ratingCount", "+", 1),
      })),
    )
    .execute();
  // The locked row makes two concurrent ratings by one person count as one rater.
  await sql`
    update company_stats set rater_count = rater_count + 1
    where company_id = ${companyId} and not exists (
      select 1 from ratings where company_id = ${companyId} and candidate_id = ${candidateId} and direction = 'company'
        and held_at is null and id <> ${ratingId})`.execute(tx);
}

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
