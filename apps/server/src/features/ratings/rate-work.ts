import { accessFr } from "@app/contract/http/access.fr";
import type { RateCandidateBody, RateCompanyBody, RatingView } from "@app/contract/ratings/ratings";
import { ratingFr as fr } from "@app/contract/ratings/ratings.fr";
import type { Db } from "@app/db/database";
import type { Actor, Candidate, Employer } from "@app/domain/accounts/actor";
import { meanRating, scoresFromMean } from "@app/domain/ratings/rating";
import { isRateable } from "@app/domain/ratings/rating-review";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type AppError, conflict, forbidden, notFound, refuseUnlawful } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { isOwnApplication } from "../../views/member-scope.ts";
import { unlawfulFields } from "../../views/public-texts.ts";
import { isRecentWork } from "../../views/rateable.ts";
import { type Direction, readHoldReasons } from "./hold-reasons.ts";
import { publishOnceBothRated } from "./publish-ratings.ts";
import { readRating } from "./rating-view.ts";

/** An employer rates someone who worked for the company, once per mission. */
export async function rateCandidate(
  ctx: Context,
  employer: Employer,
  input: RateCandidateBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<RatingView> {
  if (input.company_id !== undefined && input.company_id !== employer.companyId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  refuseUnlawful(unlawfulFields("employer_rating", input));
  return transaction(
    ctx,
    async (tx) => {
      const wanted = {
        owner: isOwnApplication(employer, "a"),
        candidateId: input.user_id,
        applicationId: input.application_id,
      };
      const work = await findWork(tx, "candidate", wanted, ctx.now(), notFound("user_not_found", fr.candidateNotFound));
      const id = await insertRating(tx, "candidate", employer, work, opinionOf(input), ctx.now());
      return readRating(tx, employer, id);
    },
    { idempotencyKey },
  );
}

/** Someone rates a company they worked for, once per mission. */
export async function rateCompany(
  ctx: Context,
  candidate: Candidate,
  input: RateCompanyBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<RatingView> {
  if (input.user_id !== undefined && input.user_id !== candidate.userId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  refuseUnlawful(unlawfulFields("worker_rating", input));
  return transaction(
    ctx,
    async (tx) => {
      const wanted = {
        owner: input.company_id === undefined ? sql<boolean>`true` : sql<boolean>`a.company_id = ${input.company_id}`,
        candidateId: candidate.userId,
        applicationId: input.application_id,
      };
      const work = await findWork(tx, "company", wanted, ctx.now(), notFound("company_not_found", fr.companyNotFound));
      const id = await insertRating(tx, "company", candidate, work, opinionOf(input), ctx.now());
      return readRating(tx, candidate, id);
    },
    { idempotencyKey },
  );
}

/** `owner`: which companies, or establishments of one. */
type Wanted = { owner: RawBuilder<boolean>; candidateId: number; applicationId: number | undefined };
type Work = { missionId: number; applicationId: number; candidateId: number; companyId: number };

/** The latest unrated work, locked: it cannot become an absence, and two sides rating at once see each other. */
async function findWork(tx: Db, direction: Direction, wanted: Wanted, now: Date, missing: AppError): Promise<Work> {
  const rows = await tx
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "=", wanted.candidateId)
    .where("a.attendance", "=", "worked")
    .where(isRecentWork(now))
    .where(wanted.owner)
    .$if(wanted.applicationId !== undefined, (qb) => qb.where("a.id", "=", wanted.applicationId as number))
    .orderBy("m.endsAt", "desc")
    .orderBy("a.id", "desc")
    .select(["a.missionId", "a.id as applicationId", "a.candidateId", "a.companyId"])
    .select(["m.publishedAt", "m.startsAt", "m.endsAt"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("ratings as r")
            .whereRef("r.applicationId", "=", "a.id")
            .where("r.direction", "=", direction)
            .select("r.id"),
        )
        .as("isRated"),
    )
    .forNoKeyUpdate("a")
    .execute();
  if (rows.length === 0) throw missing;
  const unrated = rows.filter(({ isRated }) => !isRated);
  if (unrated.length === 0) throw conflict("already_rated", fr.alreadyRated);
  const work = unrated.find(isRateable);
  if (!work) throw conflict("not_rateable", fr.notRateable);
  const { missionId, applicationId, candidateId, companyId } = work;
  return { missionId, applicationId, candidateId, companyId };
}

type Opinion = ReturnType<typeof opinionOf>;

/** The scores given and their mean; without any score, the mean itself. */
function opinionOf(input: Omit<RateCompanyBody, "overall"> & Pick<RateCandidateBody, "overall" | "rating">) {
  const { overall, technical, communication, experience, cultural, rating = 0, recommend, comment } = input;
  if (overall === undefined) return { ...scoresFromMean(rating), recommend, comment };
  const scores = { overall, technical, communication, experience, cultural };
  return { scores, mean: meanRating(scores), recommend, comment };
}

/** Read by its author alone until it is published. The unique constraint stops double submissions. */
async function insertRating(
  tx: Db,
  direction: Direction,
  author: Actor,
  work: Work,
  opinion: Opinion,
  createdAt: Date,
): Promise<number> {
  const { scores, mean, recommend, comment } = opinion;
  const heldReasons = await readHoldReasons(tx, direction, author.userId, work, createdAt);
  const row = await tx
    .insertInto("ratings")
    .values({
      direction,
      ...work,
      authorId: author.userId,
      ...scores,
      mean,
      recommend,
      comment,
      createdAt,
      heldAt: heldReasons.length > 0 ? createdAt : null,
      heldReasons,
      publishedAt: null,
    })
    .onConflict((oc) => oc.columns(["applicationId", "direction"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) throw conflict("already_rated", fr.alreadyRated);
  await publishOnceBothRated(tx, work.applicationId, createdAt);
  return row.id;
}
