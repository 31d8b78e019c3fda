import { ratingFr as fr } from "@app/contract/ratings/ratings.fr";
import type { Actor, Employer } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { readCompanyMean } from "../../views/company-ratings.ts";
import { isReadableBy } from "../../views/published-rating.ts";
import { readRelation } from "../../views/relation.ts";
import { isNotRemoved, presentRating, selectRatings } from "./rating-view.ts";

export type RatingsQuery = { page: number; user_id: number | undefined; company_id: number | undefined };

/** Newest first; the caller's own when neither a person nor a company is given. */
export async function listRatings(ctx: Context, actor: Actor, query: RatingsQuery, url: string) {
  const { page } = query;
  const scope = await scopeOf(ctx, actor, query);
  const rows = await selectRatings(ctx.db)
    .where("r.direction", "=", scope.direction)
    .where(scope.direction === "candidate" ? "r.candidateId" : "r.companyId", "=", scope.subjectId)
    .where(isReadableBy(actor.userId))
    .$if(scope.writtenBy !== null, (qb) => qb.where("r.companyId", "=", scope.writtenBy ?? 0))
    .orderBy("r.createdAt", "desc")
    .orderBy("r.id", "desc")
    .limit(PAGE_SIZE + 1)
    .offset((Math.min(page, LAST_PAGE + 1) - 1) * PAGE_SIZE)
    .execute();
  const { results, more } = cutPage(rows);
  return {
    results: results.map((row) => presentRating(row, actor)),
    count: scope.count,
    ...nextPage(url, page, more),
    rating: scope.rating,
    rating_count: scope.ratingCount,
  };
}

type Scope = {
  direction: "candidate" | "company";
  subjectId: number;
  /** Employers see a person's mean, and the text of their own ratings only. */
  writtenBy: number | null;
  rating: number | null;
  ratingCount: number;
  count: number;
};

function scopeOf(ctx: Context, actor: Actor, { user_id, company_id }: RatingsQuery): Promise<Scope> {
  if (user_id !== undefined) return ofPerson(ctx, actor, user_id);
  if (company_id !== undefined) return ofCompany(ctx, actor, company_id);
  return actor.role === "employer" ? ofCompany(ctx, actor, actor.companyId) : ofPerson(ctx, actor, actor.userId);
}

async function ofPerson(ctx: Context, actor: Actor, userId: number): Promise<Scope> {
  const missing = notFound("user_not_found", fr.candidateNotFound);
  const isSelf = actor.role === "candidate" && actor.userId === userId;
  const isKnown =
    actor.role === "employer" && actor.member.role !== "shift_lead" && (await isKnownTo(ctx, actor, userId));
  if (!isSelf && !isKnown) throw missing;
  const person = await ctx.db
    .selectFrom("candidates")
    .where("userId", "=", userId)
    .select(["rating", "ratingCount"])
    .executeTakeFirst();
  if (!person) throw missing;
  const writtenBy = actor.role === "employer" ? actor.companyId : null;
  return {
    direction: "candidate",
    subjectId: userId,
    writtenBy,
    rating: person.rating === null ? null : Math.round(person.rating * 10) / 10,
    ratingCount: person.ratingCount,
    count: writtenBy === null ? person.ratingCount : await countWrittenBy(ctx, actor, userId, writtenBy),
  };
}

/** Ratings of a company are visible to members once it has published. */
async function ofCompany(ctx: Context, actor: Actor, companyId: number): Promise<Scope> {
  const company = await ctx.db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select("firstPublishedAt")
    .executeTakeFirst();
  const isOwn = actor.role === "employer" && actor.companyId === companyId;
  if (!company || (company.firstPublishedAt === null && !isOwn))
    throw notFound("company_not_found", fr.companyNotFound);
  const { rating, count } = await readCompanyMean(ctx.db, companyId);
  return { direction: "company", subjectId: companyId, writtenBy: null, rating, ratingCount: count, count };
}

async function isKnownTo(ctx: Context, employer: Employer, candidateId: number): Promise<boolean> {
  return (await readRelation(ctx.db, employer, candidateId, ctx.now())).relation === "live";
}

async function countWrittenBy(ctx: Context, actor: Actor, candidateId: number, companyId: number): Promise<number> {
  const { n } = await ctx.db
    .selectFrom("ratings as r")
    .where("candidateId", "=", candidateId)
    .where("companyId", "=", companyId)
    .where("direction", "=", "candidate")
    .where(isReadableBy(actor.userId))
    .where(isNotRemoved)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
