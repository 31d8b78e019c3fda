import { accountFr as fr } from "@app/contract/accounts.fr";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/errors.ts";
import { type Origin, openSession } from "./sessions.ts";

export type LoginInput = { email: string; password: string };

/** Neither the words nor the time of a refusal tell whether the account exists. */
export async function login(ctx: Context, { email, password }: LoginInput, origin: Origin) {
  await ctx.limiter.spend("login_account", email);
  const user = await ctx.db
    .selectFrom("users")
    .where("email", "=", email)
    .select(["id", "passwordHash", "status"])
    .executeTakeFirst();
  const ok = await ctx.passwords.matches(password, user?.passwordHash);
  if (!ok || user?.status !== "active") {
    ctx.securityEvents.report({ kind: "sign_in_failed", userId: user?.id ?? null, sessionId: null });
    throw new AppError(401, "invalid_credentials", fr.invalidCredentials);
  }
  return { userId: user.id, tokens: await openSession(ctx, ctx.db, user.id, origin) };
}
