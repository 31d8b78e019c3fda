import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { transaction } from "../../platform/transaction.ts";
import { insertDecision, type Office, type Order, recordDecision } from "./decision.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** Sessions and sockets end by trigger; the account's missions are hidden. */
export async function suspend(ctx: Office, id: number, order: Order): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const status = await lockUser(tx, id);
    if (status !== "active") throw new OfficeRefusal(`Account ${id} is already ${status}.`);
    await setStatus(tx, id, "suspended", at);
    await recordDecision(tx, { action: "suspend", subjectType: "user", subjectId: id, authorId: id }, order, at);
    const hidden = await tx
      .updateTable("missions")
      .set({ hiddenAt: at, updatedAt: at })
      .where("createdBy", "=", id)
      .where("status", "<>", "completed")
      .where("hiddenAt", "is", null)
      .where("deletedAt", "is", null)
      .returning("id")
      .execute();
    await recordEach(tx, "hide", hidden, order, at);
  });
}

/** Also shows again the missions that the suspension hid. */
export async function reinstate(ctx: Office, id: number, order: Order): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const status = await lockUser(tx, id);
    if (status !== "suspended") throw new OfficeRefusal(`Account ${id} is not suspended.`);
    await setStatus(tx, id, "active", at);
    const restored = await tx
      .updateTable("missions as m")
      .set({ hiddenAt: null, updatedAt: at })
      .where("m.createdBy", "=", id)
      .where("m.hiddenAt", "=", lastSuspension(id))
      .returning("m.id")
      .execute();
    await recordDecision(tx, { action: "reinstate", subjectType: "user", subjectId: id, authorId: id }, order, at);
    await recordEach(tx, "restore", restored, order, at);
  });
}

/** Missions hidden by the suspension have its exact time; others stay hidden. */
const lastSuspension = (userId: number) => sql<Date>`(
  select max(decided_at) from office_decisions
  where subject_type = 'user' and subject_id = ${userId} and action = 'suspend')`;

async function recordEach(
  tx: Db,
  action: "hide" | "restore",
  missions: readonly { id: number }[],
  order: Order,
  at: Date,
): Promise<void> {
  for (const { id } of missions)
    await insertDecision(tx, { action, subjectType: "mission", subjectId: id }, { ...order, reportId: null }, at);
}

async function setStatus(tx: Db, id: number, status: "active" | "suspended", at: Date): Promise<void> {
  await tx.updateTable("users").set({ status, updatedAt: at }).where("id", "=", id).execute();
}

async function lockUser(tx: Db, id: number) {
  const user = await tx.selectFrom("users").where("id", "=", id).select("status").forUpdate().executeTakeFirst();
  if (!user) throw new OfficeRefusal(`There is no account ${id}.`);
  return user.status;
}
