import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import type { HeldReason } from "@app/domain/companies/company-level";
import { isSiretClaimed } from "../../../commands/company-claims.ts";
import { readRegisterState, recordRegisterAnswer } from "../../../commands/company-register.ts";
import { enqueue } from "../../../jobs.ts";
import { RegisterFault } from "../../../platform/company-register/register-fault.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { checkRisk } from "./risk-check.ts";

/** How long a publication may wait. */
const TIMEOUT_MS = 2_000;

/** Skipped after a recent answer. A register that does not answer blocks nobody. Not in a transaction. */
export async function refreshRegister(ctx: Context, companyId: number): Promise<void> {
  const { siret, isFresh } = await readRegisterState(ctx.db, companyId, ctx.now());
  if (isFresh) return;
  try {
    const answer = await ctx.companyRegister.find(siret, { timeoutMs: TIMEOUT_MS });
    await transaction(ctx, (tx) => recordRegisterAnswer(tx, siret, answer));
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    if (error.kind !== "unavailable")
      ctx.log.warn({ event: "company_register.fault", kind: error.kind, reason: error.message });
  }
}

/** A register that is silent or does not know a company takes no mission from those accepted; these do. */
export const holdsAccepted = (reason: HeldReason): boolean => reason === "risk" || reason === "siret_claimed";

/**
 * Why the mission is held, or null to publish it. When the register did not answer, a later check is queued. A risk comes
 * first: the register's answer alone would release the mission.
 */
export async function readHoldReason(
  ctx: Context,
  tx: Db,
  employer: Employer,
  missionId: number,
): Promise<HeldReason | null> {
  const { siret, isFresh, refusal } = await readRegisterState(tx, employer.companyId, ctx.now());
  if (!isFresh) await enqueue(tx, "company.check_register", { siret, attempt: 0 });
  if (await checkRisk(ctx, tx, employer, missionId)) return "risk";
  return (await isSiretClaimed(tx, employer.companyId)) ? "siret_claimed" : refusal;
}
