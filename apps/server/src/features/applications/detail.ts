import type { ApplicationDetail } from "@app/contract/applications";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/actor";
import { isRateable } from "@app/domain/rating-review";
import { countConfirmed } from "../../views/mission.ts";
import { logShown, missionOf, presentApplication, readRow } from "./view.ts";

/** With what happened to it, and whether the caller has rated it. */
export async function readApplicationDetail(
  db: Db,
  viewer: Actor,
  applicationId: number,
  now: Date,
): Promise<ApplicationDetail> {
  const missionId = await missionOf(db, applicationId);
  const row = await readRow(db, viewer, missionId, applicationId);
  const view = presentApplication(row, viewer, now);
  await logShown(db, viewer, [view], now);
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
  return {
    ...view,
    job: { ...view.job, ...(confirmedCount !== undefined && { confirmedCount }) },
    history: history.map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
    rated: rating !== undefined,
    rateable: isRateable(mission),
  };
}
