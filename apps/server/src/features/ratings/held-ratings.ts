import type { Db } from "@app/db/database";

const SHOWN = 50;

/** Ratings to review, oldest first, after the last one read. */
export function readHeldRatings(db: Db, after: { heldAt: Date; id: number } | null = null) {
  return db
    .selectFrom("ratings")
    .where("heldAt", "is not", null)
    .$if(after !== null, (qb) =>
      qb.where((eb) => eb(eb.refTuple("heldAt", "id"), ">", eb.tuple(after?.heldAt ?? null, after?.id ?? 0))),
    )
    .orderBy("heldAt")
    .orderBy("id")
    .limit(SHOWN)
    .select([
      "id",
      "direction",
      "companyId",
      "candidateId",
      "authorId",
      "applicationId",
      "mean",
      "heldAt",
      "heldReasons",
    ])
    .execute();
}
