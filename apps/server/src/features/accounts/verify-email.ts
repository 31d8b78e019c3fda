import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { enqueue } from "../../jobs.ts";
import type { CodeOutcome } from "../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { forbidden, invalidField } from "../../platform/http/errors.ts";
import { deleteEmailCode, readEmailCode } from "./email-codes.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { consumeToken, deleteVerifyLinks, type OneTimeLink, readToken } from "./one-time-tokens.ts";
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
    await deleteEmailCode(tx, userId);
    const own = isOwnSession ? { sessionId: actor.sessionId, deviceToken } : {};
    await endOtherAccess(tx, userId, { ...own, identities: isOwnSession || passwordHash === null }, at);
    if (passwordHash !== null) await enqueue(tx, "account.password_changed", { userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "email_verified", userId });
    if (passwordHash !== null) await ctx.securityEvents.record(tx, { kind: "password_changed", userId });
  });
}

const CODE_REFUSALS: Record<Exclude<CodeOutcome, "right">, string> = {
  wrong: fr.codeWrong,
  expired: fr.codeExpired,
  over: fr.codeOver,
};

/** The code of the same mail, typed where one has registered. It confirms like the link does in that session. */
export async function verifyEmailCode(
  ctx: Context,
  { userId, sessionId }: Actor,
  code: string,
  { deviceToken }: Pick<Origin, "deviceToken">,
): Promise<void> {
  if (await isVerified(ctx, userId)) return;
  await ctx.limiter.spend("email_code", String(userId));
  const check = await readEmailCode(ctx, userId, code);
  const at = ctx.now();
  const outcome = await transaction(ctx, async (tx) => {
    const checked = await check(tx);
    if (checked !== "right") return checked;
    await tx
      .updateTable("users")
      .set({ emailVerifiedAt: at, pendingEmail: null, updatedAt: at })
      .where("id", "=", userId)
      .execute();
    await deleteVerifyLinks(tx, userId);
    await endOtherAccess(tx, userId, { sessionId, deviceToken, identities: true }, at);
    await ctx.securityEvents.record(tx, { kind: "email_verified", userId });
    return checked;
  });
  if (outcome === "right") return;
  // Thrown after the commit, so that the try stays counted.
  ctx.securityEvents.report({ kind: "email_code_refused", userId, detail: { reason: outcome } });
  throw invalidField("code", CODE_REFUSALS[outcome]);
}

async function isVerified(ctx: Context, userId: number): Promise<boolean> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .select("emailVerifiedAt")
    .executeTakeFirstOrThrow();
  return user.emailVerifiedAt !== null;
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
  if (await isVerified(ctx, actor.userId)) return;
  await enqueue(ctx.db, "account.verify_email", { userId: actor.userId, requestedAt: ctx.now().toISOString() });
}
