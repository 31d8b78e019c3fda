import type { Db } from "@app/db/database";
import { RATING_BLIND_MS } from "@app/domain/ratings/rating-review";
import { addCompanyRating } from "../../commands/count-company-rating.ts";
import { countPersonRatings } from "../../commands/count-person-ratings.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";

const BATCH = 500;

/** Both ratings of a work, once both sides have rated. The caller holds the lock of the application. */
export async function publishOnceBothRated(tx: Db, applicationId: number, at: Date): Promise<void> {
  const ratings = await tx.selectFrom("ratings").where("applicationId", "=", applicationId).select("id").execute();
  if (ratings.length < 2) return;
  await publish(
    tx,
    ratings.map(({ id }) => id),
    at,
  );
}

/** Every ten minutes: ratings given seven days ago, whose other side has not rated. */
export async function publishDueRatings(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.now();
    const due = await ctx.db
      .selectFrom("ratings")
      .where("publishedAt", "is", null)
      .where("createdAt", "<=", new Date(now.getTime() - RATING_BLIND_MS))
      .orderBy("createdAt")
      .limit(BATCH)
      .select("id")
      .execute();
    for (const { id } of due) await transaction(ctx, (tx) => publish(tx, [id], now));
    if (due.length < BATCH) return;
  }
}

/** Those held for review count and are notified once a person has kept them. */
async function publish(tx: Db, ids: number[], at: Date): Promise<void> {
  const published = await tx
    .updateTable("ratings")
    .set({ publishedAt: at })
    .where("id", "in", ids)
    .where("publishedAt", "is", null)
    .returning(["id", "direction", "companyId", "candidateId", "mean", "heldAt"])
    .execute();
  const shown = published.filter(({ heldAt }) => heldAt === null);
  // People before companies, always: two publications never wait for each other.
  const people = shown.filter(({ direction }) => direction === "candidate").map(({ candidateId }) => candidateId);
  await countPersonRatings(tx, people);
  for (const rating of shown.filter(({ direction }) => direction === "company"))
    await addCompanyRating(tx, { ...rating, ratingId: rating.id });
  for (const { id } of shown) await enqueue(tx, "rating.given", { ratingId: id });
}
