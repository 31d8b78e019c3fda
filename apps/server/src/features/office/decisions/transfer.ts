import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { LEASE_MINUTES } from "@app/domain/office/office";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { recordAudit } from "../audit/audit.ts";
import { adminName, isForAnother, lockItem, releaseItem, requireFree } from "./lease.ts";

/** To another admin, who has it as long as if they had taken it; to nobody when null. */
export async function transferItem(ctx: Context, actor: Admin, id: number, to: number | null): Promise<void> {
  if (to === null) return releaseItem(ctx, actor, id);
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    requireFree(await lockItem(tx, actor, id), actor, now);
    const colleague = await selectAdmins(tx).where("id", "=", to).executeTakeFirst();
    if (!colleague) throw invalidField("to", fr.adminInvalid);
    const decidable = await tx
      .selectFrom("officeItems as i")
      .where("i.id", "=", id)
      .where((eb) => eb.not(isForAnother(to)))
      .select("i.id")
      .executeTakeFirst();
    if (!decidable) throw invalidField("to", fr.adminDecidedFirst);
    const takenUntil = new Date(now.getTime() + LEASE_MINUTES * 60_000);
    await tx.updateTable("officeItems").set({ takenBy: to, takenUntil }).where("id", "=", id).execute();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "item.transfer" };
    await recordAudit(tx, { ...entry, subjectType: "item", subjectId: id, detail: { to } }, now);
  });
}

export async function listAdmins(ctx: Context, actor: Admin) {
  const rows = await selectAdmins(ctx.db).orderBy("lastName").orderBy("id").execute();
  return {
    results: rows.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      me: id === actor.userId,
    })),
  };
}

const selectAdmins = (db: Db) =>
  db
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("status", "=", "active")
    .select(["id", "firstName", "lastName"]);
