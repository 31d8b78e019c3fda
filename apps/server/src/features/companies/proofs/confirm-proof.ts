import { accountFr } from "@app/contract/accounts/accounts.fr";
import type { ProofView } from "@app/contract/companies/company-proofs";
import { companyProofFr as fr } from "@app/contract/companies/company-proofs.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isProven } from "@app/domain/companies/company-level";
import type { ProofMethod } from "@app/domain/companies/company-proof";
import { giveLevel, readSameSiret } from "../../../commands/company-claims.ts";
import { type CodeOutcome, judgeCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { doesSiteNameSiren } from "./company-page.ts";
import { proofNotFound, readProof } from "./proof-view.ts";

const REFUSALS: Record<Exclude<CodeOutcome, "right">, string> = {
  wrong: fr.codeWrong,
  expired: accountFr.codeExpired,
  over: accountFr.codeOver,
};

/**
 * The right code proves the address: at once by letter, and by mail when the company's website names its SIREN and no other account has
 * its SIRET. Else the office decides. The website is read between two transactions.
 */
export async function confirmProof(ctx: Context, employer: Employer, id: number, typed: string): Promise<ProofView> {
  const { companyId } = employer;
  const checked = await checkCode(ctx, companyId, id, typed);
  if (checked.outcome !== "right") {
    // Thrown after the commit, so that the try stays counted.
    ctx.securityEvents.report({
      kind: "company_code_refused",
      userId: employer.userId,
      detail: { reason: checked.outcome },
    });
    throw invalidField("code", REFUSALS[checked.outcome]);
  }
  const { method, target, siret } = checked;
  const siteNamesSiren = method === "mail" ? await doesSiteNameSiren(ctx, domainOf(target), siret) : null;
  return transaction(ctx, async (tx) => {
    if (await accept(tx, employer, id, siteNamesSiren, ctx.now()))
      await ctx.securityEvents.record(tx, { kind: "company_proven", userId: employer.userId });
    return readProof(tx, companyId, id, ctx.now());
  });
}

const domainOf = (mailbox: string | null) => mailbox?.slice(mailbox.lastIndexOf("@") + 1) ?? "";

type Checked = { outcome: CodeOutcome; method: ProofMethod; target: string | null; siret: string };

/** The right code is used up at once: whatever happens next, the office finds the proof in its queue. */
async function checkCode(ctx: Context, companyId: number, id: number, typed: string): Promise<Checked> {
  const asked = await selectProof(ctx.db, companyId, id).executeTakeFirst();
  if (!asked) throw proofNotFound();
  const { method, target, siret, salt } = asked;
  const over = { outcome: "over", method, target, siret } as const;
  if (salt === null) return over;
  // Hashing is slow: before the transaction.
  const typedHash = await ctx.passwords.derive(typed, salt);
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const held = await selectProof(tx, companyId, id).forUpdate().executeTakeFirst();
    if (!held?.codeHash || held.expiresAt === null || held.salt?.equals(salt) !== true) return over;
    const { codeHash, expiresAt } = held;
    const { outcome, tries } = judgeCode({ codeHash, expiresAt, tries: held.tries }, typedHash, now);
    await tx
      .updateTable("companyProofs")
      .set(outcome === "right" ? { codeHash: null, state: "waiting", provenAt: now } : { tries })
      .where("id", "=", id)
      .execute();
    return { ...over, outcome };
  });
}

const selectProof = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom("companyProofs")
    .where("id", "=", id)
    .where("companyId", "=", companyId)
    .where("state", "=", "code_sent")
    .select(["method", "target", "siret", "codeHash", "salt", "tries", "expiresAt"]);

/** False when the office decides. */
async function accept(
  tx: Db,
  { companyId, userId }: Employer,
  id: number,
  siteNamesSiren: boolean | null,
  at: Date,
): Promise<boolean> {
  const { level, siret } = await tx
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select(["level", "siret"])
    .executeTakeFirstOrThrow();
  const proof = await tx
    .updateTable("companyProofs")
    .set({ siteNamesSiren })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("siret", "=", siret)
    .returning("method")
    .executeTakeFirst();
  // The company changed meanwhile, or somebody has given it a level.
  if (!proof || isProven(level)) return false;
  const others = await readSameSiret(tx, companyId);
  const isMailEnough = siteNamesSiren === true && others.length === 0;
  const isLetterEnough = !others.some((other) => isProven(other.level));
  if (!(proof.method === "mail" ? isMailEnough : isLetterEnough)) return false;
  await tx
    .updateTable("companyProofs")
    .set({ state: "accepted", answeredAt: at, unseen: proof.method === "mail" })
    .where("id", "=", id)
    .execute();
  await giveLevel(tx, { companyId, level: "address_proven", actorId: userId, at });
  return true;
}
