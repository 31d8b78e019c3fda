import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { revokeAllSessions } from "../sessions.ts";
import { recordFactorChange } from "./factor-events.ts";
import { deleteFactor } from "./factor-settings.ts";

/** For operators, when phone and recovery codes are lost. False when no such account has a second factor. */
export async function resetFactor(ctx: Context, email: string): Promise<boolean> {
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .innerJoin("totpFactors", "totpFactors.userId", "users.id")
      .where("users.email", "=", email.trim().toLowerCase())
      .where("users.status", "=", "active")
      .where("totpFactors.confirmedAt", "is not", null)
      .select("users.id")
      .forUpdate("totpFactors")
      .executeTakeFirst();
    if (!user) return false;
    await deleteFactor(tx, user.id);
    await revokeAllSessions(tx, user.id, "ended", at);
    await tx
      .insertInto("auditLog")
      .values({ actorId: null, action: "account.factor_reset", subjectType: "user", subjectId: user.id, at })
      .execute();
    await recordFactorChange(ctx, tx, user.id, "reset");
    return true;
  });
}
