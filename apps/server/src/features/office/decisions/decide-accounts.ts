import { sql } from "kysely";
import { startWaves } from "../../../commands/waves.ts";
import { recordDecision, recordQuietly } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** Sessions and sockets end by trigger; the account's missions are hidden. */
export async function suspend(work: Work, id: number): Promise<number> {
  const { tx, at } = work;
  const { status, role } = await lockUser(work, id);
  if (status !== "active") throw new OfficeRefusal("already_done", `Account ${id} is already ${status}.`);
  if (role === "admin") throw new OfficeRefusal("not_for_admins", `Account ${id} is an admin's.`);
  await setStatus(work, id, "suspended");
  const decision = await recordDecision(work, {
    action: "suspend",
    subjectType: "user",
    subjectId: id,
    authorId: id,
  });
  const hidden = await tx
    .updateTable("missions")
    .set({ hiddenAt: at, updatedAt: at })
    .where("createdBy", "=", id)
    .where("status", "<>", "completed")
    .where("hiddenAt", "is", null)
    .where("deletedAt", "is", null)
    .returning("id")
    .execute();
  await recordEach(work, "hide", hidden, id);
  // A second person confirms it, or it ends.
  const item = { kind: "suspension", subjectType: "user", subjectId: id, openedAt: at } as const;
  await tx.insertInto("officeItems").values(item).execute();
  return decision;
}

/** Also shows again the missions that the suspension hid. */
export const reinstate = (work: Work, id: number): Promise<number> => endSuspension(work, id, "reinstate");

/** Nobody else confirmed it in time. */
export const lapseSuspension = (work: Work, id: number): Promise<number> => endSuspension(work, id, "lapse_suspension");

async function endSuspension(work: Work, id: number, action: "reinstate" | "lapse_suspension"): Promise<number> {
  const { tx, at } = work;
  const { status } = await lockUser(work, id);
  if (status !== "suspended") throw new OfficeRefusal("already_done", `Account ${id} is not suspended.`);
  await setStatus(work, id, "active");
  const restored = await tx
    .updateTable("missions as m")
    .set({ hiddenAt: null, updatedAt: at })
    .where("m.createdBy", "=", id)
    .where("m.hiddenAt", "=", lastSuspension(id))
    .returning("m.id")
    .execute();
  for (const mission of restored) await startWaves(tx, { missionId: mission.id, at, reason: "published" });
  const decision = await recordDecision(work, {
    action,
    subjectType: "user",
    subjectId: id,
    authorId: id,
  });
  await recordEach(work, "restore", restored, id);
  await tx
    .updateTable("officeItems")
    .set({ closedAt: at, decisionId: decision, takenBy: null, takenUntil: null })
    .where("kind", "=", "suspension")
    .where("subjectType", "=", "user")
    .where("subjectId", "=", id)
    .where("closedAt", "is", null)
    .execute();
  return decision;
}

/** Missions hidden by the suspension have its exact time; others stay hidden. */
const lastSuspension = (userId: number) => sql<Date>`(
  select max(decided_at) from office_decisions
  where subject_type = 'user' and subject_id = ${userId} and action = 'suspend')`;

async function recordEach(
  work: Work,
  action: "hide" | "restore",
  missions: readonly { id: number }[],
  authorId: number,
): Promise<void> {
  const order = { ...work.order, reportIds: [] };
  for (const { id } of missions)
    await recordQuietly({ ...work, order }, { action, subjectType: "mission", subjectId: id }, authorId);
}

async function setStatus({ tx, at }: Work, id: number, status: "active" | "suspended"): Promise<void> {
  await tx.updateTable("users").set({ status, updatedAt: at }).where("id", "=", id).execute();
}

export async function lockUser({ tx }: Work, id: number) {
  const user = await tx
    .selectFrom("users")
    .where("id", "=", id)
    .select(["status", "role"])
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new OfficeRefusal("not_found", `There is no account ${id}.`);
  return user;
}
