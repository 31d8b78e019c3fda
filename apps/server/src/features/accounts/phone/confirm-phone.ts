import { accountFr } from "@app/contract/accounts/accounts.fr";
import { phoneFr as fr } from "@app/contract/accounts/phone-confirmation.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { CodeOutcome } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { readPhoneCode } from "./phone-codes.ts";

const REFUSALS: Record<Exclude<CodeOutcome, "right">, string> = {
  wrong: fr.codeWrong,
  expired: accountFr.codeExpired,
  over: accountFr.codeOver,
};

/** The number has been its owner's since then; changing it begins again. */
export async function confirmPhone(ctx: Context, { userId }: Actor, typed: string): Promise<void> {
  const check = await readPhoneCode(ctx, userId, typed);
  const at = ctx.now();
  const outcome = await transaction(ctx, async (tx) => {
    const { phoneVerifiedAt } = await tx
      .selectFrom("users")
      .where("id", "=", userId)
      .select("phoneVerifiedAt")
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (phoneVerifiedAt !== null) return "right";
    const checked = await check(tx);
    if (checked !== "right") return checked;
    await tx.updateTable("users").set({ phoneVerifiedAt: at, updatedAt: at }).where("id", "=", userId).execute();
    await ctx.securityEvents.record(tx, { kind: "phone_verified", userId });
    return checked;
  });
  if (outcome === "right") return;
  // Thrown after the commit, so that the try stays counted.
  ctx.securityEvents.report({ kind: "phone_code_refused", userId, detail: { reason: outcome } });
  throw invalidField("code", REFUSALS[outcome]);
}
