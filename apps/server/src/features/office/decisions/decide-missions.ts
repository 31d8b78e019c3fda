import { isStartLocked } from "@app/domain/missions/mission";
import { isSiretClaimed } from "../../../commands/company-claims.ts";
import { markPublished, publishedSince } from "../../../commands/hold-mission.ts";
import { startWaves } from "../../../commands/waves.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** Removes a mission from search, feeds and pages; its author and applicants still see it. */
export async function hide(work: Work, id: number): Promise<number> {
  const { tx, at } = work;
  const { createdBy, hiddenAt } = await lockMission(work, id);
  if (hiddenAt) throw new OfficeRefusal("already_done", `Mission ${id} is already hidden.`);
  await tx.updateTable("missions").set({ hiddenAt: at, updatedAt: at }).where("id", "=", id).execute();
  return recordDecision(work, { action: "hide", subjectType: "mission", subjectId: id, authorId: createdBy });
}

export async function restore(work: Work, id: number): Promise<number> {
  const { tx, at } = work;
  const { createdBy, hiddenAt } = await lockMission(work, id);
  if (!hiddenAt) throw new OfficeRefusal("already_done", `Mission ${id} is not hidden.`);
  const author = await tx.selectFrom("users").where("id", "=", createdBy).select("status").executeTakeFirst();
  if (author?.status === "suspended")
    throw new OfficeRefusal(
      "author_suspended",
      `The author of mission ${id} is suspended: reinstate user ${createdBy} first.`,
    );
  await tx.updateTable("missions").set({ hiddenAt: null, updatedAt: at }).where("id", "=", id).execute();
  await startWaves(tx, { missionId: id, at, reason: "published" });
  return recordDecision(work, { action: "restore", subjectType: "mission", subjectId: id, authorId: createdBy });
}

/** Publishes a held mission as if it were new; search is updated by a trigger. */
export async function release(work: Work, id: number): Promise<number> {
  const { tx, at } = work;
  const mission = await lockMission(work, id);
  if (mission.status !== "held") throw new OfficeRefusal("already_done", `Mission ${id} is not held.`);
  // Those accepted go on with what has started.
  if (isStartLocked(mission, at) && mission.acceptedCount === 0)
    throw new OfficeRefusal(
      "already_started",
      `Mission ${id} should have started: its author must change its dates first.`,
    );
  // Its text alone may have been read: whose number it is stays to be decided.
  if (await isSiretClaimed(tx, mission.companyId))
    throw new OfficeRefusal(
      "siret_claimed",
      `Another account gave the SIRET of mission ${id}: set the level of company ${mission.companyId} first.`,
    );
  await tx
    .updateTable("missions")
    .set({ status: "recruiting", heldAt: null, heldReason: null, publishedAt: publishedSince(at), updatedAt: at })
    .where("id", "=", id)
    .execute();
  await markPublished(tx, mission.companyId, at);
  await startWaves(tx, { missionId: id, at, reason: "published" });
  return recordDecision(work, {
    action: "release",
    subjectType: "mission",
    subjectId: id,
    authorId: mission.createdBy,
  });
}

async function lockMission({ tx }: Work, id: number) {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .select(["createdBy", "companyId", "status", "hiddenAt", "startsAt", "acceptedCount"])
    .forUpdate()
    .executeTakeFirst();
  if (!mission) throw new OfficeRefusal("not_found", `There is no mission ${id}.`);
  return mission;
}
