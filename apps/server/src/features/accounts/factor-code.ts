import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { totpStep } from "../../platform/totp.ts";
import { consumeRecoveryCode, hashRecoveryCode } from "./recovery-codes.ts";

/** Consumes a code inside a transaction; null when it is refused. */
export type ConsumeCode = (tx: Db) => Promise<"application" | "recovery" | null>;

const TOTP_CODE = /^\d{6}$/;

/** Reads a typed code. Every try counts against the account. */
export async function readCode(ctx: Context, userId: number, typed: string): Promise<ConsumeCode> {
  await ctx.limiter.spend("totp_account", String(userId));
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (TOTP_CODE.test(code)) return reportingRefusal(ctx, userId, (tx) => consumeTotpCode(ctx, tx, userId, code));
  const codeHash = await hashRecoveryCode(ctx, userId, code);
  return reportingRefusal(ctx, userId, async (tx) =>
    codeHash && (await consumeRecoveryCode(tx, userId, codeHash, ctx.now())) ? "recovery" : null,
  );
}

const reportingRefusal =
  (ctx: Context, userId: number, use: ConsumeCode): ConsumeCode =>
  async (tx) => {
    const used = await use(tx);
    if (used === null) ctx.securityEvents.report({ kind: "second_factor_failed", userId });
    return used;
  };

/** Each time step is accepted once and never after a later one, against codes seen by others. */
async function consumeTotpCode(ctx: Context, tx: Db, userId: number, code: string) {
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
