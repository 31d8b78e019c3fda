import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { saveKnownDevice } from "./known-devices.ts";
import { consumeToken, type OneTimeLink, readToken } from "./one-time-tokens.ts";
import { readOwner, requireStrongPassword } from "./password-rule.ts";
import { resetSignInAttempts } from "./sign-in-attempts.ts";

/** Always answers the same, whether or not the account exists. */
export async function requestReset(ctx: Context, email: string): Promise<void> {
  if (!(await ctx.limiter.allows("reset_account", email))) return;
  const user = await ctx.db
    .selectFrom("users")
    .where("email", "=", email)
    .where("status", "=", "active")
    .select("id")
    .executeTakeFirst();
  ctx.securityEvents.report({ kind: "password_reset_requested", userId: user?.id ?? null });
  const requestedAt = ctx.now().toISOString();
  if (user) await enqueue(ctx.db, "account.reset_password", { userId: user.id, requestedAt });
  else await enqueue(ctx.db, "account.reset_unknown", { requestedAt });
}

/**
 * A new password ends every session and every mailed link. Opening the link also proves the address, so the device
 * becomes a known one.
 */
export async function confirmReset(ctx: Context, link: OneTimeLink, password: string): Promise<string> {
  const { userId } = await readToken(ctx.db, link, "reset_password", ctx.now());
  const owner = await readOwner(ctx.db, userId);
  await requireStrongPassword(ctx, owner, { password });
  const passwordHash = await ctx.passwords.hash(password);
  const at = ctx.now();
  const deviceToken = await transaction(ctx, async (tx) => {
    await consumeToken(tx, link, "reset_password", at);
    const { wasVerified } = await tx
      .selectFrom("users")
      .where("id", "=", userId)
      .select((eb) => eb("emailVerifiedAt", "is not", null).as("wasVerified"))
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("users")
      .set((eb) => ({
        passwordHash,
        emailVerifiedAt: eb.fn.coalesce("emailVerifiedAt", eb.val(at)),
        pendingEmail: null,
        updatedAt: at,
      }))
      .where("id", "=", userId)
      .execute();
    await endOtherAccess(tx, userId, { identities: wasVerified === true }, at);
    await enqueue(tx, "account.password_changed", { userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "password_reset", userId });
    return saveKnownDevice(ctx, tx, userId, null);
  });
  await resetSignInAttempts(ctx.limiter, owner.email);
  return deviceToken;
}
