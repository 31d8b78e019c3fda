import type { CertificatesView } from "@app/contract/papers/certificates";
import { certificateText } from "@app/domain/papers/certificates.fr";
import { Card } from "../../../ui/card.tsx";
import { ownCertificatesFr as fr } from "./own-certificates.fr.ts";

/** As a company that saw none of them reads it. */
export function ReadCard({ declared }: { declared: CertificatesView["results"] }) {
  if (declared.length === 0) return null;
  return (
    <Card aria-labelledby="ce-qui-est-lu">
      <h2 id="ce-qui-est-lu" className="text-xl">
        {fr.read}
      </h2>
      <ul className="mt-2 grid gap-1">
        {declared.map((certificate) => (
          <li key={certificate.kind}>{certificateText(certificate, lastSharedOf(certificate))}</li>
        ))}
      </ul>
      <p className="hint mt-2">{fr.readers}</p>
    </Card>
  );
}

function lastSharedOf({ shared, sightings: [last] }: CertificatesView["results"][number]) {
  return shared && last ? { company: last.company, seenAt: new Date(last.seenAt) } : null;
}
