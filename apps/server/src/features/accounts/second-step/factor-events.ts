import type { Db } from "@app/db/database";
import type { SecurityEventKind } from "@app/domain/accounts/security-event";
import { enqueue, type FactorChange } from "../../../jobs.ts";
import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { factorMailFr } from "./factor-mails.fr.ts";

/** Every wrong code is recorded; only the one that ends a sign-in is mailed to the owner. */
const EVENTS: Record<Exclude<FactorChange, "refused">, SecurityEventKind> = {
  added: "second_factor_added",
  removed: "second_factor_removed",
  reset: "second_factor_removed",
  recovery_code_used: "recovery_code_used",
  codes_replaced: "recovery_codes_renewed",
};

/** Records a change of the second factor, in the transaction that makes it. */
export async function recordFactorChange(ctx: Context, tx: Db, userId: number, change: FactorChange): Promise<void> {
  if (change !== "refused") {
    const detail = { ...(change === "reset" && { by: "operator" }) };
    await ctx.securityEvents.record(tx, { kind: EVENTS[change], userId, detail });
  }
  await enqueue(tx, "account.factor_changed", { userId, change, changedAt: ctx.now().toISOString() });
}

/** Mailed to the owner, who may not be the one who did it. */
export async function renderFactorChanged(
  ctx: Context,
  { userId, change }: MailPayload<"account.factor_changed">,
): Promise<MailContent | null> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "=", "active")
    .select(["email", "firstName"])
    .executeTakeFirst();
  if (!user) return null;
  const { left } = await ctx.db
    .selectFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  const words = factorMailFr[change](user, `${ctx.config.publicUrl}/mot-de-passe-oublie`, left);
  return { to: user.email, ...renderMail(words) };
}
