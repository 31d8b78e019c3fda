import { ownPapersPath } from "../../../lib/candidate-paths.ts";
import { Card } from "../../../ui/card.tsx";
import { ownPapersFr as fr, momentText } from "./own-papers.fr.ts";
import { PapersLink } from "./papers-link.tsx";

export interface SharingState {
  applicationId: number;
  sharedAt: string | null;
}

/** On the page of a place that is taken: one tap leads to the sheet, which is never on this page. */
export function ShareLink({ sharing }: { sharing: SharingState }) {
  const { applicationId, sharedAt } = sharing;
  return (
    <Card className="text-ink" aria-labelledby="partage">
      <h2 id="partage" className="text-lg">
        {fr.title}
      </h2>
      <p className="mt-1 text-ink-2">
        {sharedAt === null
          ? "L’entreprise en a besoin pour vous déclarer. Vous choisissez, et vous voyez qui le lit."
          : `Informations partagées ${momentText(sharedAt)}.`}
      </p>
      <PapersLink
        to={ownPapersPath(applicationId)}
        variant={sharedAt === null ? "primary" : "line"}
        block
        className="mt-3"
      >
        {sharedAt === null ? fr.open : fr.see}
      </PapersLink>
    </Card>
  );
}
