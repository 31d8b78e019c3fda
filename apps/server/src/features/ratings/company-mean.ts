import type { Db } from "@app/db/database";
import { meanOfRatings } from "@app/domain/rating";

/** A sum and a number, because a large company has too many ratings to read them all again. */
export async function addCompanyRating(tx: Db, companyId: number, mean: number): Promise<void> {
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
}

export async function readCompanyMean(db: Db, companyId: number): Promise<{ rating: number | null; count: number }> {
  const row = await db
    .selectFrom("companyStats")
    .where("companyId", "=", companyId)
    .select(["ratingSum", "ratingCount"])
    .executeTakeFirst();
  const count = row?.ratingCount ?? 0;
  return { rating: count === 0 ? null : meanOfRatings([Number(row?.ratingSum) / count]), count };
}
