import type { ApplicationDetail } from "@app/contract/applications";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/actor";
import { awaitedParty } from "@app/domain/interview";
import { logShown, missionOf, presentApplication, readRow } from "./view.ts";

/** With what happened to it, the exchange that goes with it, and whether the caller has rated it. */
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
  const [history, interview, rating] = await Promise.all([
    db
      .selectFrom("applicationEvents")
      .where("missionId", "=", missionId)
      .where("applicationId", "=", applicationId)
      .orderBy("id")
      .select(["kind", "at", "reason"])
      .execute(),
    db
      .selectFrom("interviews")
      .where("missionId", "=", missionId)
      .where("applicationId", "=", applicationId)
      .orderBy("id", "desc")
      .select(["id", "status", "proposedBy", "chosenTime"])
      .executeTakeFirst(),
    db
      .selectFrom("ratings")
      .where("applicationId", "=", applicationId)
      .where("direction", "=", viewer.role === "employer" ? "candidate" : "company")
      .select("id")
      .executeTakeFirst(),
  ]);
  return {
    ...view,
    history: history.map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason })),
    interview: interview
      ? {
          id: interview.id,
          status: interview.status,
          chosen_time: interview.chosenTime?.toISOString() ?? null,
          my_turn: awaitedParty({ ...interview, proposedBy: partyOf(interview.proposedBy, row) }) === viewer.role,
        }
      : null,
    rated: rating !== undefined,
  };
}

/** Times are put on the table by the applicant, or by someone of the company. */
export function partyOf(userId: number, { candidateId }: { candidateId: number }): "candidate" | "employer" {
  return userId === candidateId ? "candidate" : "employer";
}
