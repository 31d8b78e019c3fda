import { phoneFr as fr } from "@app/contract/accounts/phone-confirmation.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { mobileNumber } from "@app/domain/accounts/phone";
import { drawCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { AppError, conflict } from "../../../platform/http/errors.ts";
import { phoneCodeText } from "./phone-code.ts";
import { deletePhoneCode, storePhoneCode } from "./phone-codes.ts";

/** False when the number of the account is confirmed already. */
export async function sendPhoneCode(ctx: Context, { userId }: Actor): Promise<boolean> {
  if (!ctx.config.sms) throw conflict("sms_unavailable", fr.smsUnavailable);
  const { code, ...hashed } = await drawCode(ctx);
  const stored = await transaction(ctx, async (tx) => {
    const { phone, phoneVerifiedAt, language } = await tx
      .selectFrom("users")
      .where("id", "=", userId)
      .select(["phone", "phoneVerifiedAt", "language"])
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (phone === null) throw conflict("phone_missing", fr.missing);
    if (phoneVerifiedAt !== null) return null;
    const recipient = mobileNumber(phone);
    if (recipient === null) throw conflict("phone_not_mobile", fr.notMobile);
    const row = await storePhoneCode(tx, { userId, phone, ...hashed }, ctx.now());
    if ("notBefore" in row) throw tooMany(row.notBefore, ctx.now());
    await ctx.securityEvents.record(tx, { kind: "phone_code_requested", userId });
    return { id: row.id, recipient, language };
  });
  if (!stored) return false;
  await send(ctx, stored, code).catch(async (error: unknown) => {
    // What did not leave does not count.
    await deletePhoneCode(ctx.db, stored.id);
    throw error;
  });
  return true;
}

type Stored = { id: number; recipient: string; language: string | null };

async function send(ctx: Context, { id, recipient, language }: Stored, code: string): Promise<void> {
  await ctx.limiter.spend("phone_codes", "all");
  const message = { to: recipient, text: await phoneCodeText(code, language), reference: `phone-code-${id}` };
  const { result } = await ctx.sms.send(message);
  ctx.metrics.sms.count(result);
  if (result !== "sent") throw new AppError(503, "sms_failed", fr.failed);
}

function tooMany(notBefore: Date, now: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((notBefore.getTime() - now.getTime()) / 1000));
  return new AppError(429, "rate_limited", fr.tooMany, { retryAfter });
}
