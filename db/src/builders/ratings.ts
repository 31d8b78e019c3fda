import type { RatingScores } from "@app/domain/ratings/rating";
import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Ratings } from "../schema.ts";
import { type ApplicationSummary, anApplication } from "./applications.ts";
import { databaseNow } from "./clock.ts";
import { type RatingFields, ratingRow } from "./rating-row.ts";
import { recountCandidates, recountCompanies } from "./recount.ts";

const FIVE_STARS: RatingScores = { technical: 5, communication: 5, experience: 5, cultural: 5, overall: 5 };

export type RatingOverrides = RatingFields & {
  application?: ApplicationSummary;
  scores?: Partial<RatingScores>;
  createdAt?: Date;
};

/** The employer's opinion of someone who worked, or the reverse with `direction: "company"`. */
export async function aRating(db: Db, overrides: RatingOverrides = {}): Promise<Selectable<Ratings>> {
  const {
    application: given,
    scores = {},
    direction = "candidate",
    createdAt = await databaseNow(db),
    ...fields
  } = overrides;
  const application =
    given ?? (await anApplication(db, { status: "accepted", candidateStatus: "confirmed", attendance: "worked" }));
  const authorId = direction === "company" ? application.candidateId : await employerOf(db, application.missionId);
  const row = ratingRow({
    application,
    direction,
    authorId,
    scores: { ...FIVE_STARS, ...scores },
    createdAt,
    ...fields,
  });
  const rating = await db.insertInto("ratings").values(row).returningAll().executeTakeFirstOrThrow();
  await recountCandidates(db, [application.candidateId]);
  await recountCompanies(db, [application.companyId]);
  return rating;
}

async function employerOf(db: Db, missionId: number): Promise<number> {
  const { createdBy } = await db
    .selectFrom("missions")
    .select("createdBy")
    .where("id", "=", missionId)
    .executeTakeFirstOrThrow();
  return createdBy;
}
