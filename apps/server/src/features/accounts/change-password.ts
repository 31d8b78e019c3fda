import type { Actor } from "@app/domain/accounts/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { readOwner, requireStrongPassword } from "./password-rule.ts";
import type { Origin } from "./sessions.ts";

/** Signs out every other device. */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  { current, password }: { current: string; password: string },
  { deviceToken }: Pick<Origin, "deviceToken">,
): Promise<void> {
  await requireCurrentPassword(ctx, actor, { field: "current", password: current });
  await requireStrongPassword(ctx, await readOwner(ctx.db, actor.userId), { password });
  const passwordHash = await ctx.passwords.hash(password);
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    await tx.updateTable("users").set({ passwordHash, updatedAt: at }).where("id", "=", actor.userId).execute();
    await endOtherAccess(tx, actor.userId, { sessionId: actor.sessionId, deviceToken, identities: true }, at);
    await enqueue(tx, "account.password_changed", { userId: actor.userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "password_changed" });
  });
}
