import { accountRightsFr as fr } from "@app/contract/accounts/account-rights.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/http/errors.ts";

/** A session is not enough to take an account over: a phone may be left unlocked. */
export async function requireCurrentPassword(
  ctx: Context,
  actor: Actor,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const { passwordHash } = await ctx.db
    .selectFrom("users")
    .where("id", "=", actor.userId)
    .select("passwordHash")
    .executeTakeFirstOrThrow();
  if (passwordHash === null) throw invalidField(field, fr.noPassword);
  if (await ctx.passwords.matches(password, passwordHash)) return;
  ctx.securityEvents.report({ kind: "current_password_wrong" });
  throw invalidField(field, fr.currentWrong);
}
