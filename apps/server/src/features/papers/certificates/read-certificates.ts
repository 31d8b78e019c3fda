import type { CertificatesView } from "@app/contract/papers/certificates";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { sql } from "kysely";

type Row = {
  kind: CertificateKind;
  validUntil: string | null;
  declaredAt: Date;
  shared: boolean;
  /** As JSON writes it. */
  sightings: { company: string; seenAt: string }[];
};

/** Their own, with every company that saw them. */
export async function readCertificates(db: Db, { userId }: Candidate): Promise<CertificatesView> {
  const { rows } = await sql<Row>`
    select c.kind, c.valid_until, c.declared_at, c.shared, (
      select coalesce(json_agg(json_build_object('company', co.name, 'seenAt', s.seen_at) order by s.seen_at desc, co.id), '[]')
      from certificate_sightings s join companies co on co.id = s.company_id
      where s.candidate_id = c.candidate_id and s.kind = c.kind) as sightings
    from certificates c where c.candidate_id = ${userId} order by certificate_bit(c.kind)`.execute(db);
  return {
    results: rows.map(({ declaredAt, sightings, ...row }) => ({
      ...row,
      declaredAt: declaredAt.toISOString(),
      sightings: sightings.map(({ company, seenAt }) => ({ company, seenAt: new Date(seenAt).toISOString() })),
    })),
  };
}
