import type { RatingView } from "@app/contract/ratings/ratings";
import { ratingFr as fr } from "@app/contract/ratings/ratings.fr";
import type { Actor, Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound, refuseUnlawful } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { isOwnApplication } from "../../views/member-scope.ts";
import { unlawfulFields } from "../../views/public-texts.ts";
import { isPublished } from "../../views/published-rating.ts";
import { readRating } from "./rating-view.ts";

/** One reply per rating. */
export async function replyToRating(
  ctx: Context,
  actor: Actor,
  ratingId: number,
  reply: string,
  idempotencyKey: IdempotencyKey | null,
): Promise<RatingView> {
  if (actor.role !== "candidate" && actor.role !== "employer") throw ratingNotFound();
  refuseUnlawful(unlawfulFields(actor.role === "employer" ? "employer_rating" : "worker_rating", { reply }));
  return transaction(
    ctx,
    async (tx) => {
      const rating = await tx
        .selectFrom("ratings as r")
        .where("id", "=", ratingId)
        .where(isPublished)
        .where("direction", "=", actor.role === "employer" ? "company" : "candidate")
        .where(actor.role === "employer" ? isOfOwn(actor) : sql<boolean>`candidate_id = ${actor.userId}`)
        .select("id")
        .executeTakeFirst();
      if (!rating) throw ratingNotFound();
      const { numUpdatedRows } = await tx
        .updateTable("ratings")
        .set({ reply, repliedAt: ctx.now() })
        .where("id", "=", ratingId)
        .where("reply", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw conflict("already_replied", fr.alreadyReplied);
      await enqueue(tx, "rating.replied", { ratingId });
      return readRating(tx, actor, ratingId);
    },
    { idempotencyKey },
  );
}

/** Of a mission of their establishments. */
const isOfOwn = (employer: Employer) =>
  sql<boolean>`exists (select from applications a where a.id = r.application_id and ${isOwnApplication(employer, "a")})`;

const ratingNotFound = () => notFound("rating_not_found", fr.notFound);
