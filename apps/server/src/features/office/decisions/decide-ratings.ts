import { addCompanyRating, subtractCompanyRating } from "../../../commands/count-company-rating.ts";
import { countPersonRatings } from "../../../commands/count-person-ratings.ts";
import { enqueue } from "../../../jobs.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** Publishes a rating that was held for review. */
export async function keepRating(work: Work, id: number): Promise<number> {
  const rating = await lockRating(work, id);
  if (rating.heldAt === null || isRemoved(rating))
    throw new OfficeRefusal("already_done", `Rating ${id} is not held for review.`);
  await publish(work, rating);
  if (rating.publishedAt !== null) await enqueue(work.tx, "rating.given", { ratingId: id });
  return recordDecision(work, {
    action: "keep_rating",
    subjectType: "rating",
    subjectId: id,
    authorId: rating.authorId,
  });
}

/** Held for good: nothing counts or shows it. */
export async function removeRating(work: Work, id: number): Promise<number> {
  const { tx, at } = work;
  const rating = await lockRating(work, id);
  if (isRemoved(rating)) throw new OfficeRefusal("already_done", `Rating ${id} is already removed.`);
  if (rating.heldAt === null && rating.publishedAt !== null && rating.direction === "company")
    await subtractCompanyRating(tx, { ...rating, ratingId: id });
  await tx
    .updateTable("ratings")
    .set({ heldAt: at, heldReasons: ["removed"] })
    .where("id", "=", id)
    .execute();
  if (rating.direction === "candidate") await countPersonRatings(tx, [rating.candidateId]);
  return recordDecision(work, {
    action: "remove_rating",
    subjectType: "rating",
    subjectId: id,
    authorId: rating.authorId,
  });
}

/** After an appeal. */
export async function restoreRating(work: Work, id: number): Promise<number> {
  const rating = await lockRating(work, id);
  if (!isRemoved(rating)) throw new OfficeRefusal("already_done", `Rating ${id} is not removed.`);
  await publish(work, rating);
  return recordDecision(work, {
    action: "restore_rating",
    subjectType: "rating",
    subjectId: id,
    authorId: rating.authorId,
  });
}

type Locked = Awaited<ReturnType<typeof lockRating>>;

const isRemoved = ({ heldReasons }: Pick<Locked, "heldReasons">) => heldReasons.includes("removed");

/** It counts now, or once both sides have rated or seven days have passed. */
async function publish({ tx }: Work, rating: Locked): Promise<void> {
  await tx.updateTable("ratings").set({ heldAt: null, heldReasons: [] }).where("id", "=", rating.id).execute();
  if (rating.publishedAt === null) return;
  if (rating.direction === "company") await addCompanyRating(tx, { ...rating, ratingId: rating.id });
  else await countPersonRatings(tx, [rating.candidateId]);
}

async function lockRating({ tx }: Work, id: number) {
  const rating = await tx
    .selectFrom("ratings")
    .where("id", "=", id)
    .select(["id", "direction", "companyId", "candidateId", "authorId", "mean", "heldAt", "heldReasons", "publishedAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!rating) throw new OfficeRefusal("not_found", `There is no rating ${id}.`);
  return rating;
}
