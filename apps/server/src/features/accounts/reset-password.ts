import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { dropTokens, type OneTimeLink, useToken } from "./one-time-tokens.ts";
import { revokeAllSessions } from "./sessions.ts";

/** Always answers the same, whether or not the account exists and however often it is asked. */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  if (!(await ctx.limiter.allows("reset_account", email))) return;
  const user = await ctx.db
    .selectFrom("users")
    .where("email", "=", email)
    .where("status", "=", "active")
    .select("id")
    .executeTakeFirst();
  ctx.securityEvents.report({ kind: "password_reset_requested", userId: user?.id ?? null });
  if (user) await enqueue(ctx.db, "account.reset_password", { userId: user.id, requestedAt: ctx.now().toISOString() });
}

/**
 * A new password ends every session of the account and every link mailed before: whoever held the old one is out. Opening the
 * link has also shown that the address is theirs.
 */
export async function confirmReset(ctx: Context, link: OneTimeLink, password: string): Promise<void> {
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db.transaction().execute(async (tx) => {
    const { userId } = await useToken(tx, link, "reset_password", ctx.now());
    await tx
      .updateTable("users")
      .set((eb) => ({
        passwordHash,
        emailVerifiedAt: eb.fn.coalesce("emailVerifiedAt", eb.val(ctx.now())),
        pendingEmail: null,
        updatedAt: ctx.now(),
      }))
      .where("id", "=", userId)
      .execute();
    await dropTokens(tx, userId);
    await revokeAllSessions(tx, userId, "password", ctx.now());
    await enqueue(tx, "account.password_changed", { userId, changedAt: ctx.now().toISOString() });
    await ctx.securityEvents.record(tx, { kind: "password_reset", userId });
  });
}
