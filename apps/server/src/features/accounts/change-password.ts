import type { Actor } from "@app/domain/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { dropTokens } from "./one-time-tokens.ts";
import { revokeOtherSessions } from "./sessions.ts";

/** Every other device is signed out; the one that asks stays. */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  { current, password }: { current: string; password: string },
): Promise<void> {
  await requireCurrentPassword(ctx, actor, { field: "current", password: current });
  const passwordHash = await ctx.passwords.hash(password);
  const at = ctx.now();
  await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable("users").set({ passwordHash, updatedAt: at }).where("id", "=", actor.userId).execute();
    await revokeOtherSessions(tx, actor.userId, actor.sessionId, { reason: "password", at });
    await dropTokens(tx, actor.userId);
    await enqueue(tx, "account.password_changed", { userId: actor.userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "password_changed" });
  });
}
