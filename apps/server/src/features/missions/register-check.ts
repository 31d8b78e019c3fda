import type { Db } from "@app/db/database";
import type { RegisterRefusal } from "@app/domain/company-level";
import { enqueue } from "../../jobs.ts";
import { RegisterFault } from "../../platform/company-register/register-fault.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/transaction.ts";
import { readRegisterState, recordRegisterAnswer } from "../../views/company-register.ts";

/** What someone who is one person short can be made to wait. */
const PATIENCE_MS = 2_000;

/** Asks the register about the company, unless it answered a moment ago. Its silence holds nobody. Never in a transaction. */
export async function askRegister(ctx: Context, companyId: number): Promise<void> {
  const { siret, isFresh } = await readRegisterState(ctx.db, companyId, ctx.now());
  if (isFresh) return;
  try {
    const answer = await ctx.companyRegister.find(siret, { timeoutMs: PATIENCE_MS });
    await transaction(ctx, (tx) => recordRegisterAnswer(tx, siret, answer));
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    if (error.kind !== "unavailable")
      ctx.log.warn({ event: "company_register.fault", kind: error.kind, reason: error.message });
  }
}

/** Why what this company publishes now is held; null publishes it, and asks again later when the register was silent. */
export async function readHoldReason(ctx: Context, tx: Db, companyId: number): Promise<RegisterRefusal | null> {
  const { siret, isFresh, refusal } = await readRegisterState(tx, companyId, ctx.now());
  if (!isFresh) await enqueue(tx, "company.check_register", { siret, attempt: 0 });
  return refusal;
}
