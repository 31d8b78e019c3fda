import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { LEASE_MINUTES } from "@app/domain/office/office";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import { recordAudit } from "../audit/audit.ts";

/** Locked until the end of the transaction. Whoever made the first decision reads the appeal, and no more. */
export async function lockItem(tx: Db, actor: Admin, id: number) {
  const item = await tx
    .selectFrom("officeItems as i")
    .where("i.id", "=", id)
    .where((eb) => eb.not(isForAnother(actor.userId)))
    .selectAll("i")
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound("item_not_found", fr.itemNotFound);
  return item;
}

/** The item `i` is an appeal against this admin's own decision, or their own suspension to be confirmed. */
export const isForAnother = (adminId: number) => sql<boolean>`((i.kind = 'appeal' and exists (
    select from office_appeals p join office_decisions d on d.id = p.decision_id
    where p.id = i.subject_id and d.admin_id = ${adminId}))
  or (i.kind = 'suspension' and ${adminId}::bigint = (
    select d.admin_id from office_decisions d
    where d.subject_type = 'user' and d.subject_id = i.subject_id and d.action = 'suspend' order by d.id desc limit 1)))`;

type Locked = Awaited<ReturnType<typeof lockItem>>;

/** Closed items and items of another person are refused. */
export function requireFree(item: Locked, actor: Admin, now: Date): void {
  if (item.closedAt !== null) throw conflict("item_closed", fr.itemClosed);
  if (item.takenBy !== null && item.takenBy !== actor.userId && (item.takenUntil ?? now) > now)
    throw conflict("item_taken", fr.itemTaken);
}

export async function takeItem(ctx: Context, actor: Admin, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    requireFree(await lockItem(tx, actor, id), actor, now);
    const takenUntil = new Date(now.getTime() + LEASE_MINUTES * 60_000);
    await tx.updateTable("officeItems").set({ takenBy: actor.userId, takenUntil }).where("id", "=", id).execute();
    await recordItemAudit(tx, actor, "item.take", id, now);
  });
}

export async function releaseItem(ctx: Context, actor: Admin, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    requireFree(await lockItem(tx, actor, id), actor, now);
    await tx.updateTable("officeItems").set({ takenBy: null, takenUntil: null }).where("id", "=", id).execute();
    await recordItemAudit(tx, actor, "item.release", id, now);
  });
}

export async function recordItemAudit(
  tx: Db,
  actor: Admin,
  action: string,
  subjectId: number,
  at: Date,
): Promise<void> {
  const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action };
  await recordAudit(tx, { ...entry, subjectType: "item", subjectId }, at);
}

export async function adminName(db: Db, userId: number): Promise<string> {
  const { firstName, lastName } = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["firstName", "lastName"])
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`.trim();
}
