import type { Db } from "@app/db/database";
import { isStartLocked } from "@app/domain/mission";
import { transaction } from "../../platform/transaction.ts";
import { markPublished } from "../../views/hold-mission.ts";
import { type Office, type Order, recordDecision } from "./decision.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** Removes a mission from search, feeds and pages; its author and applicants still see it. */
export async function hide(ctx: Office, id: number, order: Order): Promise<void> {
  await change(ctx, async (tx, at) => {
    const { createdBy, hiddenAt } = await lockMission(tx, id);
    if (hiddenAt) throw new OfficeRefusal(`Mission ${id} is already hidden.`);
    await tx.updateTable("missions").set({ hiddenAt: at, updatedAt: at }).where("id", "=", id).execute();
    await recordDecision(tx, { action: "hide", subjectType: "mission", subjectId: id, authorId: createdBy }, order, at);
  });
}

export async function restore(ctx: Office, id: number, order: Order): Promise<void> {
  await change(ctx, async (tx, at) => {
    const { createdBy, hiddenAt } = await lockMission(tx, id);
    if (!hiddenAt) throw new OfficeRefusal(`Mission ${id} is not hidden.`);
    const author = await tx.selectFrom("users").where("id", "=", createdBy).select("status").executeTakeFirst();
    if (author?.status === "suspended")
      throw new OfficeRefusal(`The author of mission ${id} is suspended: reinstate user ${createdBy} first.`);
    await tx.updateTable("missions").set({ hiddenAt: null, updatedAt: at }).where("id", "=", id).execute();
    const decided = { action: "restore", subjectType: "mission", subjectId: id, authorId: createdBy } as const;
    await recordDecision(tx, decided, order, at);
  });
}

/** Publishes a held mission as if it were new; search is updated by a trigger. */
export async function release(ctx: Office, id: number, order: Order): Promise<void> {
  await change(ctx, async (tx, at) => {
    const mission = await lockMission(tx, id);
    if (mission.status !== "held") throw new OfficeRefusal(`Mission ${id} is not held.`);
    if (isStartLocked(mission, at))
      throw new OfficeRefusal(`Mission ${id} should have started: its author must change its dates first.`);
    await tx
      .updateTable("missions")
      .set({ status: "recruiting", heldAt: null, heldReason: null, publishedAt: at, updatedAt: at })
      .where("id", "=", id)
      .execute();
    await markPublished(tx, mission.companyId, at);
    const decided = {
      action: "release",
      subjectType: "mission",
      subjectId: id,
      authorId: mission.createdBy,
    } as const;
    await recordDecision(tx, decided, order, at);
  });
}

function change(ctx: Office, work: (tx: Db, at: Date) => Promise<void>): Promise<void> {
  return transaction(ctx, (tx) => work(tx, ctx.now()));
}

async function lockMission(tx: Db, id: number) {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .select(["createdBy", "companyId", "status", "hiddenAt", "startsAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!mission) throw new OfficeRefusal(`There is no mission ${id}.`);
  return mission;
}
