import { accountRightsFr as fr } from "@app/contract/accounts/account-rights.fr";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { deleteEmailCode } from "./email-codes.ts";
import { consumeToken, deleteTokens, type OneTimeLink } from "./one-time-tokens.ts";
import { revokeOtherSessions } from "./sessions.ts";

/** Answers alike whether or not the address is taken: only its mailbox is told. */
export async function requestEmailChange(
  ctx: Context,
  actor: Actor,
  { password, email }: { password: string; email: string },
): Promise<void> {
  await requireCurrentPassword(ctx, actor, { field: "password", password });
  const own = await ctx.db.selectFrom("users").where("id", "=", actor.userId).select("email").executeTakeFirstOrThrow();
  if (own.email === email) throw invalidField("email", fr.sameEmail);
  await transaction(ctx, async (tx) => {
    await tx.updateTable("users").set({ pendingEmail: email }).where("id", "=", actor.userId).execute();
    const requestedAt = ctx.now().toISOString();
    await enqueue(tx, "account.email_change_requested", { userId: actor.userId, requestedAt });
    await ctx.securityEvents.record(tx, { kind: "email_change_requested" });
  });
}

/** The link proves the new address. Every session but the caller's own ends. */
export async function confirmEmailChange(ctx: Context, actor: Actor | null, link: OneTimeLink): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const { userId, newEmail } = await consumeToken(tx, link, "change_email", at);
    if (newEmail === null) throw new AppError(400, "link_invalid", accountFr.linkInvalid);
    await tx
      .updateTable("users")
      .set({ email: newEmail, emailVerifiedAt: at, pendingEmail: null, updatedAt: at })
      .where("id", "=", userId)
      .where("status", "=", "active")
      .execute()
      .catch((error: { constraint?: string }) => {
        // Another account may have registered with it since the link was sent.
        if (error.constraint === "users_email_key") throw conflict("email_taken", accountFr.emailTaken);
        throw error;
      });
    await deleteTokens(tx, userId);
    await deleteEmailCode(tx, userId);
    const ownSessionId = actor?.userId === userId ? actor.sessionId : null;
    await revokeOtherSessions(tx, userId, ownSessionId, { reason: "ended", at });
    await enqueue(tx, "account.email_changed", { userId, changedAt: at.toISOString() });
    await ctx.securityEvents.record(tx, { kind: "email_changed", userId });
  });
}
