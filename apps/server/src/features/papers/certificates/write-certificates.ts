import type { CertificatesBody, CertificatesView } from "@app/contract/papers/certificates";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { readCertificates } from "./read-certificates.ts";

/** The whole list. What does not change stays as it was declared; another validity is a new declaration, which nobody has seen yet. */
export function writeCertificates(
  ctx: Context,
  candidate: Candidate,
  { certificates }: CertificatesBody,
): Promise<CertificatesView> {
  const { userId } = candidate;
  return transaction(ctx, async (tx) => {
    // Two changes of one person follow each other.
    await tx.selectFrom("candidates").where("userId", "=", userId).select("userId").forNoKeyUpdate().execute();
    // Whoever is saying that they saw one has finished: what they saw is removed with its validity.
    await tx
      .selectFrom("certificates")
      .where("candidateId", "=", userId)
      .orderBy("kind")
      .select("kind")
      .forNoKeyUpdate()
      .execute();
    const now = ctx.now();
    const declared = sql`jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) d (kind text, "validUntil" date, shared boolean)`;
    await sql`
      delete from certificates c where c.candidate_id = ${userId} and not exists (select from ${declared} where d.kind = c.kind)`.execute(
      tx,
    );
    await sql`
      delete from certificate_sightings s using certificates c, ${declared}
      where c.candidate_id = ${userId} and d.kind = c.kind and d."validUntil" is distinct from c.valid_until
        and s.candidate_id = c.candidate_id and s.kind = c.kind`.execute(tx);
    await sql`
      insert into certificates as c (candidate_id, kind, valid_until, shared, declared_at)
      select ${userId}, d.kind, d."validUntil", d.shared, ${now} from ${declared}
      on conflict (candidate_id, kind) do update set
        valid_until = excluded.valid_until, shared = excluded.shared,
        declared_at = case when c.valid_until is distinct from excluded.valid_until then excluded.declared_at else c.declared_at end,
        reminded_at = case when c.valid_until is distinct from excluded.valid_until then null else c.reminded_at end,
        ended_at = case when c.valid_until is distinct from excluded.valid_until then null else c.ended_at end
      where (c.valid_until, c.shared) is distinct from (excluded.valid_until, excluded.shared)`.execute(tx);
    // Missions that were out of reach a moment ago may be proposed now.
    await enqueue(tx, "candidate.available", { candidateId: userId });
    return readCertificates(tx, candidate);
  });
}
