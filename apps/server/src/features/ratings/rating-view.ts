import type { RatingView } from "@app/contract/ratings/ratings";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { shortName } from "@app/domain/accounts/person-name";
import { sql } from "kysely";

/** A rating that the office removed is for nobody, its author included. */
export const isNotRemoved = sql<boolean>`not 'removed' = any (held_reasons)`;

export function selectRatings(db: Db) {
  return db
    .selectFrom("ratings as r")
    .innerJoin("missions as m", "m.id", "r.missionId")
    .innerJoin("companies as co", "co.id", "r.companyId")
    .innerJoin("users as u", "u.id", "r.candidateId")
    .where(isNotRemoved)
    .selectAll("r")
    .select(["m.title", "co.name as companyName", "u.firstName", "u.lastName"]);
}
export type RatingRow = Awaited<ReturnType<ReturnType<typeof selectRatings>["executeTakeFirstOrThrow"]>>;

export function presentRating(row: RatingRow, viewer: Actor): RatingView {
  return {
    id: row.id,
    application_id: row.applicationId,
    rating: row.mean.toFixed(1),
    technical: row.technical,
    communication: row.communication,
    experience: row.experience,
    cultural: row.cultural,
    overall: row.overall,
    recommend: row.recommend,
    comment: row.comment,
    reply: row.reply,
    replied_at: row.repliedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    jobTitle: row.title,
    company: { id: row.companyId, name: row.companyName },
    author: authorOf(row, viewer),
    held: row.heldAt !== null,
    published: row.publishedAt !== null && row.heldAt === null,
  };
}

/** Only the company and the author see who wrote it. */
function authorOf(row: RatingRow, viewer: Actor): string | null {
  if (row.direction === "candidate") return row.companyName;
  const knows = viewer.role === "employer" ? viewer.companyId === row.companyId : viewer.userId === row.candidateId;
  return knows ? shortName(row) : null;
}

export async function readRating(db: Db, viewer: Actor, id: number): Promise<RatingView> {
  return presentRating(await selectRatings(db).where("r.id", "=", id).executeTakeFirstOrThrow(), viewer);
}
