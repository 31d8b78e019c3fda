import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { queueMails } from "../../../mails.ts";
import { type CheckCode, drawCode, judgeCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { readHire } from "../hire.ts";
import { findContract, requireSigning } from "./find-contract.ts";

const VALID_MINUTES = 15;

/** A code for this contract alone, mailed to whoever signs it. */
export async function sendContractCode(
  ctx: Context,
  actor: Candidate | Employer,
  applicationId: number,
  version: number,
): Promise<Record<string, never>> {
  const hire = await readHire(ctx.db, actor, applicationId);
  const contract = await findContract(ctx.db, hire, version);
  requireSigning(actor, hire, contract);
  const now = ctx.now();
  const { userId } = actor;
  const key = `contract.code-${contract.id}-${userId}-${now.getTime()}`;
  await queueMails(ctx.db, "contract.code", [{ payload: { contractId: contract.id, userId }, key }], now);
  return {};
}

/** When its mail leaves; the code before stops working. */
export async function createContractCode(ctx: Context, contractId: number, userId: number): Promise<string> {
  const { code, codeHash, salt } = await drawCode(ctx);
  const now = ctx.now();
  const row = { codeHash, salt, tries: 0, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000) };
  await ctx.db
    .insertInto("contractCodes")
    .values({ contractId, userId, ...row })
    .onConflict((oc) => oc.columns(["contractId", "userId"]).doUpdateSet(row))
    .execute();
  return code;
}

/** Hashes a typed code before the transaction, because hashing is slow. */
export async function readContractCode(
  ctx: Context,
  contractId: number,
  userId: number,
  typed: string,
): Promise<CheckCode> {
  const select = (db: Context["db"]) =>
    db
      .selectFrom("contractCodes")
      .where("contractId", "=", contractId)
      .where("userId", "=", userId)
      .select(["codeHash", "salt", "tries", "expiresAt"]);
  const asked = await select(ctx.db).executeTakeFirst();
  if (!asked) return async () => "over";
  const typedHash = await ctx.passwords.derive(typed, asked.salt);
  return async (tx) => {
    const held = await select(tx).forUpdate().executeTakeFirst();
    if (!held?.salt.equals(asked.salt)) return "over";
    const { outcome, tries } = judgeCode(held, typedHash, ctx.now());
    const ofCode = { contractId, userId };
    if (outcome === "right")
      await tx
        .deleteFrom("contractCodes")
        .where((eb) => eb.and(ofCode))
        .execute();
    else
      await tx
        .updateTable("contractCodes")
        .set({ tries })
        .where((eb) => eb.and(ofCode))
        .execute();
    return outcome;
  };
}
