import type { Actor } from "@app/domain/actor";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { type OneTimeLink, useToken } from "./one-time-tokens.ts";

export async function verifyEmail(ctx: Context, link: OneTimeLink): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { userId } = await useToken(tx, link, "verify_email", ctx.now());
    await tx.updateTable("users").set({ emailVerifiedAt: ctx.now() }).where("id", "=", userId).execute();
    await ctx.securityEvents.record(tx, { kind: "email_verified", userId });
  });
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
