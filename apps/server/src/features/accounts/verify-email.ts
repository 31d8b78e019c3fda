import { accountFr as fr } from "@app/contract/accounts.fr";
import type { Actor } from "@app/domain/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { forbidden, invalidField } from "../../platform/errors.ts";
import { transaction } from "../../platform/transaction.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { consumeToken, type OneTimeLink, readToken } from "./one-time-tokens.ts";
import { readOwner, requireStrongPassword } from "./password-rule.ts";
import type { Origin } from "./sessions.ts";

export type Confirmation = OneTimeLink & { password?: string | undefined; new_password?: string | undefined };

/**
 * Anyone can register someone else's address. So the link alone confirms it only in a session of the account;
 * elsewhere the reader gives the password or chooses a new one. All other access then ends.
 */
export async function verifyEmail(
  ctx: Context,
  actor: Actor | null,
  { uid, token, password, new_password: newPassword }: Confirmation,
  { deviceToken }: Pick<Origin, "deviceToken">,
): Promise<void> {
  const link = { uid, token };
  const { userId } = await readToken(ctx.db, link, "verify_email", ctx.now());
  const isOwnSession = actor?.userId === userId;
  let passwordHash: string | null = null;
  if (newPassword !== undefined) {
    const owner = await readOwner(ctx.db, userId);
    await requireStrongPassword(ctx, owner, { password: newPassword, field: "new_password" });
    passwordHash = await ctx.passwords.hash(newPassword);
  } else if (password !== undefined) await requirePassword(ctx, userId, password);
  else if (!isOwnSession) throw forbidden("password_required", fr.verifyPasswordRequired);
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    await consumeToken(tx, link, "verify_email", at);
    await tx
      .updateTable("users")
      .set({ emailVerifiedAt: at, pendingEmail: null, ...(passwordHash !== null && { passwordHash }), updatedAt: at })
      .where("id", "=", userId)
      .execute();
    const own = isOwnSession ? { sessionId: actor.sessionId, deviceToken } : {};
    await endOtherAccess(tx, userId, { ...own, identities: isOwnSession || passwordHash === null }, at);
    if (passwordHash !== null) await enqueue(tx, "account.password_changed", { userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "email_verified", userId });
    if (passwordHash !== null) await ctx.securityEvents.record(tx, { kind: "password_changed", userId });
  });
}

async function requirePassword(ctx: Context, userId: number, password: string): Promise<void> {
  const { passwordHash } = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .select("passwordHash")
    .executeTakeFirstOrThrow();
  if (await ctx.passwords.matches(password, passwordHash)) return;
  ctx.securityEvents.report({ kind: "current_password_wrong", userId });
  throw invalidField("password", fr.verifyPasswordWrong);
}

export async function resendVerification(ctx: Context, actor: Actor): Promise<void> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", actor.userId)
    .select("emailVerifiedAt")
    .executeTakeFirstOrThrow();
  if (user.emailVerifiedAt !== null) return;
  await enqueue(ctx.db, "account.verify_email", { userId: actor.userId, requestedAt: ctx.now().toISOString() });
}
