import type { Db } from "@app/db/database";
import type { SecurityEventKind } from "@app/domain/security-event";
import { enqueue, type FactorChange } from "../../jobs.ts";
import type { LetterPayload } from "../../letters.ts";
import type { Context } from "../../platform/context.ts";
import type { LetterContent } from "../../platform/letter-sender.ts";
import { renderMail } from "../../platform/mail-layout.ts";
import { factorMailFr } from "./factor-mails.fr.ts";

/** A wrong code is an event each time it is typed; only a sign-in that ends by it is told to the owner. */
const EVENTS: Record<Exclude<FactorChange, "refused">, SecurityEventKind> = {
  added: "second_factor_added",
  removed: "second_factor_removed",
  reset: "second_factor_removed",
  recovery_code_used: "recovery_code_used",
  codes_replaced: "recovery_codes_renewed",
};

/** Everything that happens to somebody's second step passes here, in the transaction that does it. */
export async function recordFactorChange(ctx: Context, tx: Db, userId: number, change: FactorChange): Promise<void> {
  if (change !== "refused") {
    const detail = { ...(change === "reset" && { by: "operator" }) };
    await ctx.securityEvents.record(tx, { kind: EVENTS[change], userId, detail });
  }
  await enqueue(tx, "account.factor_changed", { userId, change, changedAt: ctx.now().toISOString() });
}

/** Written to the account's owner: whoever did it may not be them. */
export async function renderFactorChanged(
  ctx: Context,
  { userId, change }: LetterPayload<"account.factor_changed">,
): Promise<LetterContent | null> {
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
