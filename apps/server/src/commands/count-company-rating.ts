import type { Db } from "@app/db/database";
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
        and held_at is null and published_at is not null and id <> ${ratingId})`.execute(tx);
}

/** The rating no longer counts; called before it is held. */
export async function subtractCompanyRating(tx: Db, rating: Counted): Promise<void> {
  const { companyId, candidateId, ratingId, mean } = rating;
  await sql`
    update company_stats set rating_sum = rating_sum - ${mean}::numeric, rating_count = rating_count - 1,
      rater_count = rater_count - (not exists (
        select 1 from ratings where company_id = ${companyId} and candidate_id = ${candidateId} and direction = 'company'
          and held_at is null and published_at is not null and id <> ${ratingId}))::integer
    where company_id = ${companyId}`.execute(tx);
}
