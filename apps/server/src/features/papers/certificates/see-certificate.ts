import { applicationFr } from "@app/contract/applications/applications.fr";
import type { ApplicantCertificate } from "@app/contract/papers/certificates";
import { certificateFr } from "@app/contract/papers/certificates.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { isLiveLink, type Link } from "@app/domain/applications/relation";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { isOwnApplication, isStillMember } from "../../../views/member-scope.ts";

type Applicant = Link & { candidateId: number; missionId: number; isDeleted: boolean };
type Seen = { validUntil: string | null; company: string };

/** « vu par … le … »: of an applicant, a kind that the mission asks for and that the person declares. */
export function seeCertificate(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  kind: CertificateKind,
): Promise<ApplicantCertificate> {
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<Applicant>`
      select a.candidate_id, a.mission_id, a.status, a.candidate_status, a.decided_at, u.status = 'deleted' as is_deleted
      from applications a join users u on u.id = a.candidate_id where a.id = ${applicationId} and ${isOwnApplication(employer, "a")} and ${isStillMember(employer)}`.execute(
      tx,
    );
    const [applicant] = rows;
    if (!applicant) throw notFound("application_not_found", applicationFr.notFound);
    const now = ctx.now();
    const isOpen = !applicant.isDeleted && isLiveLink(applicant, now);
    // The row is held, so that the validity that was seen is the one that stays.
    const { rows: held } = await sql<Seen>`
      select c.valid_until, co.name as company from certificates c join companies co on co.id = ${employer.companyId}
      where c.candidate_id = ${applicant.candidateId} and c.kind = ${kind} and ${isOpen}
        and exists (select from missions m where m.id = ${applicant.missionId} and asked_certificates(m) & certificate_bit(c.kind) <> 0)
      for share of c`.execute(tx);
    const [certificate] = held;
    if (!certificate) throw conflict("certificate_not_declared", certificateFr.notDeclared);
    await tx
      .insertInto("certificateSightings")
      .values({
        candidateId: applicant.candidateId,
        kind,
        companyId: employer.companyId,
        userId: employer.userId,
        seenAt: now,
      })
      .onConflict((oc) =>
        oc.columns(["candidateId", "kind", "companyId"]).doUpdateSet({ userId: employer.userId, seenAt: now }),
      )
      .execute();
    for (const reader of [employer.userId, applicant.candidateId])
      publishToUser(ctx, tx, reader, { type: "application", id: applicationId, job: applicant.missionId });
    const { validUntil, company: seenBy } = certificate;
    return { kind, validUntil, seenBy, seenAt: now.toISOString(), seenHere: true };
  });
}
