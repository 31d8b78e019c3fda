import { certificateFr } from "@app/contract/papers/certificates.fr";
import type { Db } from "@app/db/database";
import { type CertificateKind, certificatesOfBits } from "@app/domain/papers/certificates";
import { sql } from "kysely";
import { conflict } from "../../../platform/http/errors.ts";

export const certificateMissing = (missing: readonly CertificateKind[]) =>
  conflict("certificate_missing", certificateFr.missing(missing));

/** A yes to a call, long after the person applied: what they declared may have ended. The mission is held. */
export async function requireCertificates(tx: Db, missionId: number, candidateId: number): Promise<void> {
  const { rows } = await sql<{ missing: number }>`
    select missing_certificates(${missionId}, ${candidateId}) as missing`.execute(tx);
  const missing = certificatesOfBits(rows[0]?.missing ?? 0);
  if (missing.length > 0) throw certificateMissing(missing);
}
