import { certificateFr } from "@app/contract/papers/certificates.fr";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { CANDIDATE_CERTIFICATES } from "../../../lib/candidate-paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ownCertificatesFr as fr } from "./own-certificates.fr.ts";

/** Before applying: the application would be refused. */
export function MissingNotice({ missing }: { missing: readonly CertificateKind[] }) {
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={certificateFr.missing(missing)}
      action={
        <LinkButton to={CANDIDATE_CERTIFICATES} variant="line">
          {fr.declare}
        </LinkButton>
      }
    />
  );
}
