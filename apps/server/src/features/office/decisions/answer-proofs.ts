import type { Db } from "@app/db/database";
import { type CompanyLevel, isProven } from "@app/domain/companies/company-level";

type Answer = { companyId: number; level: CompanyLevel; decisionId: number; at: Date };

/**
 * The level given answers the proof that waits, or looks again at what a code gave. Its document is no longer kept: what was seen in it
 * is in the decision.
 */
export async function answerProofs(tx: Db, { companyId, level, decisionId, at }: Answer): Promise<void> {
  const state = isProven(level) ? "accepted" : "refused";
  await tx
    .updateTable("companyProofs")
    .set({ state, decidedBy: decisionId, answeredAt: at, fileId: null, codeHash: null, unseen: false })
    .where("companyId", "=", companyId)
    .where((eb) => eb.or([eb("state", "in", ["waiting", "to_post", "code_sent"]), eb("unseen", "=", true)]))
    .execute();
  // A level that is taken back takes its proofs with it.
  if (state === "refused")
    await tx
      .updateTable("companyProofs")
      .set({ state: "ended" })
      .where("companyId", "=", companyId)
      .where("state", "=", "accepted")
      .execute();
}

/** The office has looked, and leaves things as they are. */
export async function markProofsSeen(tx: Db, companyId: number): Promise<void> {
  await tx
    .updateTable("companyProofs")
    .set({ unseen: false })
    .where("companyId", "=", companyId)
    .where("unseen", "=", true)
    .execute();
}

export async function isProofWaiting(tx: Db, companyId: number): Promise<boolean> {
  const proof = await tx
    .selectFrom("companyProofs")
    .where("companyId", "=", companyId)
    .where("state", "in", ["waiting", "to_post"])
    .select("id")
    .executeTakeFirst();
  return proof !== undefined;
}
