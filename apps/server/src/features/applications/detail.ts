import type { ApplicationDetail } from "@app/contract/applications";
import type { Actor, Employer } from "@app/domain/actor";
import { isRateable } from "@app/domain/rating-review";
import type { Context } from "../../platform/context.ts";
import { isContactViewed, logContactViews } from "../../views/contact-log.ts";
import { countConfirmed } from "../../views/mission.ts";
import { readRelation } from "../../views/relation.ts";
import { type ApplicationRow, isDecisionHidden, isPersonOpen, missionOf, presentApplication, readRow } from "./view.ts";

export async function readApplicationDetail(
  ctx: Context,
  viewer: Actor,
  applicationId: number,
): Promise<ApplicationDetail> {
  const { db } = ctx;
  const now = ctx.now();
  const missionId = await missionOf(db, applicationId);
  const row = await readRow(db, viewer, missionId, applicationId);
  const isShown = viewer.role === "employer" && isPersonOpen(row, now) && (await openContact(ctx, viewer, row, now));
  const view = presentApplication(row, viewer, now, isShown ? "shown" : "masked");
  const [history, rating, mission, confirmedCount] = await Promise.all([
    db
      .selectFrom("applicationEvents")
      .where("missionId", "=", missionId)
      .where("applicationId", "=", applicationId)
      .orderBy("id")
      .select(["kind", "at", "reason"])
      .execute(),
    db
      .selectFrom("ratings")
      .where("applicationId", "=", applicationId)
      .where("direction", "=", viewer.role === "employer" ? "candidate" : "company")
      .select("id")
      .executeTakeFirst(),
    db
      .selectFrom("missions")
      .where("id", "=", missionId)
      .select(["publishedAt", "startsAt", "endsAt"])
      .executeTakeFirstOrThrow(),
    viewer.role === "employer" ? countConfirmed(db, missionId) : undefined,
  ]);
  // As for the status, candidates see a decision once it is final.
  const isHidden = (at: Date) =>
    viewer.role === "candidate" && isDecisionHidden(row, now) && at.getTime() === row.decidedAt?.getTime();
  return {
    ...view,
    job: { ...view.job, ...(confirmedCount !== undefined && { confirmedCount }) },
    history: history
      .filter(({ at }) => !isHidden(at))
      .map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
    rated: rating !== undefined,
    rateable: isRateable(mission),
  };
}

/**
 * Whether this employer may see the applicant's contact details. A first view is logged, shown to that person, and
 * counted once a day.
 */
async function openContact(
  ctx: Context,
  employer: Employer,
  { candidateId }: ApplicationRow,
  at: Date,
): Promise<boolean> {
  const { isContactOpen } = await readRelation(ctx.db, employer.companyId, candidateId, at);
  if (isContactOpen && !(await isContactViewed(ctx.db, employer, candidateId, at))) {
    await ctx.limiter.spend("profile_views", `u${employer.userId}`);
    await logContactViews(ctx.db, employer, [candidateId], { subject: "contact", at });
  }
  return isContactOpen;
}
