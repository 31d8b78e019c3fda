import type { ProofView } from "@app/contract/companies/company-proofs";
import { companyProofFr as fr } from "@app/contract/companies/company-proofs.fr";
import type { Db } from "@app/db/database";
import type { ProofState } from "@app/domain/companies/company-proof";
import { notFound } from "../../../platform/http/errors.ts";

export const proofNotFound = () => notFound("proof_not_found", fr.notFound);

export function selectProofs(db: Db, companyId: number) {
  return db
    .selectFrom("companyProofs as p")
    .leftJoin("officeDecisions as d", "d.id", "p.decidedBy")
    .where("p.companyId", "=", companyId)
    .select(["p.id", "p.method", "p.state", "p.target", "p.createdAt", "p.expiresAt", "p.postedAt", "p.answeredAt"])
    .select("d.reason");
}
type ProofRow = Awaited<ReturnType<ReturnType<typeof selectProofs>["executeTakeFirstOrThrow"]>>;

/** As its company reads it. */
export function presentProof(row: ProofRow, now: Date): ProofView {
  return {
    id: row.id,
    method: row.method,
    state: stateOf(row, now),
    target: row.target,
    asked_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    posted_at: row.postedAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

const stateOf = ({ state, expiresAt }: ProofRow, now: Date): ProofState =>
  state === "code_sent" && expiresAt !== null && expiresAt <= now ? "expired" : state;

export async function readProof(db: Db, companyId: number, id: number, now: Date): Promise<ProofView> {
  const row = await selectProofs(db, companyId).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw proofNotFound();
  return presentProof(row, now);
}
