import type { ApplicationView } from "@app/contract/applications/applications";
import { CACES_REMINDER, CERTIFICATE_LABELS } from "@app/domain/papers/certificates.fr";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Outcome } from "../../../ui/outcome.ts";
import { type CertificateLine, certificateLines, holdsCaces } from "./certificate-lines.fr.ts";

/** What the mission asks for and this person declares; a member says that they saw the document. */
export function CertificatesCard({ application }: { application: ApplicationView }) {
  const lines = certificateLines(application);
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="certificats">
      <h2 id="certificats" className="text-xl">
        Certificats demandés
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-56">{line.text}</span>
            {line.declared && <SeeForm applicationId={application.id} line={line} isSeen={line.declared.seenHere} />}
          </li>
        ))}
      </ul>
      <p className="hint mt-1">
        Le document reste à la personne&#160;: ni copie ni numéro ici. Elle lit que votre entreprise l’a vu, et quand.
      </p>
      {holdsCaces(application) && <p className="mt-2 font-medium text-sm">{CACES_REMINDER}</p>}
    </Card>
  );
}

function SeeForm({ applicationId, line, isSeen }: { applicationId: number; line: CertificateLine; isSeen: boolean }) {
  const fetcher = useFetcher<Outcome>({ key: `see-${applicationId}-${line.kind}` });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="see-certificate" />
      <input type="hidden" name="id" value={applicationId} />
      <input type="hidden" name="kind" value={line.kind} />
      <Button type="submit" variant={isSeen ? "ghost" : "line"} loading={fetcher.state !== "idle"}>
        {isSeen ? "Je l’ai revu" : "Je l’ai vu"}
        <span className="sr-only">{`\u00a0: ${CERTIFICATE_LABELS[line.kind]}`}</span>
      </Button>
    </fetcher.Form>
  );
}
