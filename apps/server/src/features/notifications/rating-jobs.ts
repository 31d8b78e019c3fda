import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import { formatRating } from "@app/domain/ratings/format-rating";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { excerptOf, writeNotifications } from "./write-notifications.ts";

const CANDIDATE_RATINGS = "/candidat/tableau-de-bord/profil/avis";
const EMPLOYER = "/employeur/tableau-de-bord";

/** Notifies the rated person or company. */
export async function onRatingGiven(ctx: Context, { ratingId }: JobPayload<"rating.given">): Promise<void> {
  const rating = await readRating(ctx, ratingId);
  if (!rating) return;
  const values = {
    company: rating.company,
    job: rating.job,
    rating: formatRating(rating.mean),
    excerpt: excerptOf(rating.comment),
  };
  const drafts =
    rating.direction === "candidate"
      ? [{ userId: rating.candidateId, actionUrl: CANDIDATE_RATINGS, ...fr.candidateRated(values) }]
      : rating.recipients.map((userId) => ({
          userId,
          actionUrl: `${EMPLOYER}/profil/avis`,
          ...fr.companyRated(values),
        }));
  const about = {
    key: `rating:${ratingId}`,
    at: rating.publishedAt ?? rating.createdAt,
    type: "rating_received",
    missionStartsAt: null,
  } as const;
  await writeNotifications(
    ctx,
    ctx.db,
    about,
    drafts.map((draft) => ({ ...draft, kind: "rating_received" })),
  );
}

/** Notifies the author of a rating of the reply. */
export async function onRatingReplied(ctx: Context, { ratingId }: JobPayload<"rating.replied">): Promise<void> {
  const rating = await readRating(ctx, ratingId);
  if (!rating?.reply || !rating.repliedAt) return;
  const byCandidate = rating.direction === "candidate";
  const values = {
    author: byCandidate ? `${rating.firstName} ${rating.lastName}` : rating.company,
    job: rating.job,
    excerpt: excerptOf(rating.reply),
  };
  await writeNotifications(
    ctx,
    ctx.db,
    { key: `rating_reply:${ratingId}`, at: rating.repliedAt, type: "rating_received", missionStartsAt: null },
    (byCandidate ? rating.recipients : [rating.authorId]).map((userId) => ({
      userId,
      kind: "rating_replied",
      actionUrl: byCandidate ? `${EMPLOYER}/candidat/${rating.candidateId}` : CANDIDATE_RATINGS,
      ...fr.ratingReplied(values),
    })),
  );
}

function readRating(ctx: Context, ratingId: number) {
  return ctx.db
    .selectFrom("ratings as r")
    .innerJoin("missions as m", "m.id", "r.missionId")
    .innerJoin("companies as co", "co.id", "r.companyId")
    .innerJoin("users as u", "u.id", "r.candidateId")
    .where("r.id", "=", ratingId)
    .select([
      "r.direction",
      "r.mean",
      "r.comment",
      "r.reply",
      "r.createdAt",
      "r.publishedAt",
      "r.repliedAt",
      "r.authorId",
    ])
    .select(["r.candidateId", "m.title as job", "co.name as company"])
    .select(recipientsOf("m", sql`coalesce(r.replied_at, r.published_at, r.created_at)`).as("recipients"))
    .select(["u.firstName", "u.lastName"])
    .executeTakeFirst();
}
