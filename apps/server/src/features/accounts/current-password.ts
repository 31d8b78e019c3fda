import { accountRightsFr as fr } from "@app/contract/account-rights.fr";
import type { Actor } from "@app/domain/actor";
import type { Context } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";

/** An open session is not enough for what would take the account away: someone may have left their phone on a table. */
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
