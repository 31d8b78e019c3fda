import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { totpStep } from "../../platform/totp.ts";
import { hashRecoveryCode, useRecoveryCode } from "./recovery-codes.ts";

/** Uses a code up inside a transaction: what it was, or null when it is refused. */
export type UseCode = (tx: Db) => Promise<"application" | "recovery" | null>;

const APPLICATION_CODE = /^\d{6}$/;

/** Reads a code as somebody types it. Every try counts against the account, whichever form it comes from. */
export async function readCode(ctx: Context, userId: number, typed: string): Promise<UseCode> {
  await ctx.limiter.spend("totp_account", String(userId));
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (APPLICATION_CODE.test(code))
    return reportingRefusal(ctx, userId, (tx) => useApplicationCode(ctx, tx, userId, code));
  const codeHash = await hashRecoveryCode(ctx, userId, code);
  return reportingRefusal(ctx, userId, async (tx) =>
    codeHash && (await useRecoveryCode(tx, userId, codeHash, ctx.now())) ? "recovery" : null,
  );
}

const reportingRefusal =
  (ctx: Context, userId: number, use: UseCode): UseCode =>
  async (tx) => {
    const used = await use(tx);
    if (used === null) ctx.securityEvents.report({ kind: "second_factor_failed", userId });
    return used;
  };

/** A step serves once, and none before it serves any more: a code seen over a shoulder is of no use. */
async function useApplicationCode(ctx: Context, tx: Db, userId: number, code: string) {
  const factor = await tx
    .selectFrom("totpFactors")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .select(["secret", "lastUsedStep"])
    .forUpdate()
    .executeTakeFirst();
  const step = factor ? totpStep(ctx.totpSecrets.open(factor.secret, String(userId)), code, ctx.now()) : null;
  if (!factor || step === null || step <= factor.lastUsedStep) return null;
  await tx.updateTable("totpFactors").set({ lastUsedStep: step }).where("userId", "=", userId).execute();
  return "application" as const;
}
