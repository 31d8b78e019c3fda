import type { ApplicationView } from "@app/contract/applications/applications";
import type { ApplicantCertificate } from "@app/contract/papers/certificates";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { CERTIFICATE_LABELS, certificateText } from "@app/domain/papers/certificates.fr";

export interface CertificateLine {
  kind: CertificateKind;
  text: string;
  /** Null: the person does not declare it. */
  declared: ApplicantCertificate | null;
}

type Asked = Pick<ApplicationView, "certificates"> & {
  job: Pick<ApplicationView["job"], "certificates">;
  candidate: Pick<ApplicationView["candidate"], "contact">;
};

/** What the mission asks for, as its employer reads it of this person: « HACCP, déclaré », « CACES 3, pas indiqué ». */
export function certificateLines({ job, certificates, candidate }: Asked): CertificateLine[] {
  if (candidate.contact === "withheld") return [];
  return job.certificates.map((kind) => {
    const declared = certificates.find((one) => one.kind === kind) ?? null;
    return { kind, declared, text: declared ? textOf(declared) : `${CERTIFICATE_LABELS[kind]}, pas indiqué` };
  });
}

function textOf(certificate: ApplicantCertificate): string {
  const { seenBy, seenAt } = certificate;
  return certificateText(
    certificate,
    seenBy !== null && seenAt !== null ? { company: seenBy, seenAt: new Date(seenAt) } : null,
  );
}

const CACES: ReadonlySet<CertificateKind> = new Set(["caces_1", "caces_3", "caces_5"]);

/** Whether the employer is to be reminded of what a CACES is not. */
export const holdsCaces = ({ certificates }: Pick<ApplicationView, "certificates">) =>
  certificates.some(({ kind }) => CACES.has(kind));
