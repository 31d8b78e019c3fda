import type { Db } from "@app/db/database";
import { sha256 } from "../../../platform/auth/tokens.ts";
import { totpStep } from "../../../platform/auth/totp.ts";
import type { Context } from "../../../platform/context.ts";
import { consumeRecoveryCode, hashRecoveryCode } from "./recovery-codes.ts";

/** Consumes a code inside a transaction; null when it is refused. */
export type ConsumeCode = (tx: Db) => Promise<"application" | "recovery" | null>;

const TOTP_CODE = /^\d{6}$/;

/** Who types a code: someone signed in already, or on a device where the account has been open. */
export type Typist = { userId: number } & ({ sessionId: number } | { knownDevice: string | null });

/** Reads a typed code. Every try counts, against its session or its device when there is one, else against the account. */
export async function readCode(ctx: Context, typist: Typist, typed: string): Promise<ConsumeCode> {
  const { userId } = typist;
  await countTry(ctx, typist);
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (TOTP_CODE.test(code)) return reportingRefusal(ctx, userId, (tx) => consumeTotpCode(ctx, tx, userId, code));
  const codeHash = await hashRecoveryCode(ctx, userId, code);
  return reportingRefusal(ctx, userId, async (tx) =>
    codeHash && (await consumeRecoveryCode(tx, userId, codeHash, ctx.now())) ? "recovery" : null,
  );
}

async function countTry({ limiter }: Context, typist: Typist): Promise<void> {
  if ("sessionId" in typist) return limiter.spend("totp_own", `session:${typist.sessionId}`);
  if (typist.knownDevice === null) return limiter.spend("totp_account", String(typist.userId));
  return limiter.spend("totp_own", `device:${typist.userId}:${sha256(typist.knownDevice).toString("base64url")}`);
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
